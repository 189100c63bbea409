# What is told of a table apart from its game; a browser fetches it after its first look.

# $player: who takes back, $what: the first decision, $decisions: how many, $chances: rolls and draws among it
table-cut = { $decisions ->
    [one] { $player } undoes a decision: { $what }.
   *[other] { $player } undoes { $decisions } decisions, starting with: { $what }.
} { $chances ->
    [0] Chance had not come into it.
   *[other] Results of chance since then are void, and the dice are new.
}
# In the place of a decision that not everybody knows.
table-cut-hidden = something hidden
# $inputs: how many lines of the log
table-cut-by-edition = The rules have changed. { $inputs ->
    [one] { $inputs } input does not agree with them and is undone.
   *[other] { $inputs } inputs do not agree with them and are undone.
}
# $text: a decision as it stands in the log
table-plain = { $text }
# $count: how many times
table-taken-back-count = { $count ->
    [one] A result of chance was undone { $count } time.
   *[other] Results of chance were undone { $count } times.
}
table-deed-taken-back = Chance undone

## What chance is derived from

table-keyed-seated = The dice are new: somebody has sat down, or added their own share to the dice.
table-keyed-opened = The dice are new: somebody has read the log.
table-keyed-continued = The game goes on from another one. From here on the dice are new.
