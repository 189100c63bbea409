# What is told of a table apart from its game; a browser fetches it after its first look.

# $player: who takes back, $what: the first decision, $decisions: how many, $chances: rolls and draws among it
table-cut = { $decisions ->
    [one] { $player } takes a decision back: { $what }.
   *[other] { $player } takes { $decisions } decisions back, from this one on: { $what }.
} { $chances ->
    [0] Chance had decided nothing since.
   *[other] What chance decided since is void, and the dice are new.
}
# In the place of a decision that not everybody knows.
table-cut-hidden = something hidden
# $inputs: how many lines of the log
table-cut-by-edition = The rules have changed. { $inputs ->
    [one] { $inputs } input does not agree with them and is taken back.
   *[other] { $inputs } inputs do not agree with them and are taken back.
}
# $text: a decision as it stands in the log
table-plain = { $text }
# $count: how many times
table-taken-back-count = { $count ->
    [one] What chance had decided was taken back { $count } time.
   *[other] What chance had decided was taken back { $count } times.
}
table-deed-taken-back = Taken back from chance

## What chance is derived from

table-keyed-seated = The dice are new: somebody has sat down, or added a share of their own to chance.
table-keyed-opened = The dice are new: somebody has read the log.
table-keyed-continued = The game goes on from another one. From here on the dice are new.
