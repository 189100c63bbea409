# Words every table needs, whatever is played at it.
# The keys are those of locales/ru/table.ftl; a test keeps them equal.

## Headings

table-options = You may
table-rights = At any time
table-why-not = Why not?
table-log = What happened
table-rules = Rules
table-dice = Dice
table-help = Help
table-language = Language
table-speed = Speed
table-seats = Seats
table-choice = Choice

## Commands

table-new = New game
table-undo = Undo
table-redo = Redo
table-save = Save
table-load = Load
table-branch = Start a new game from here
table-quit = Quit
table-yes = Yes
table-no = No
table-cancel = Cancel
table-continue = Continue
table-back = Back

## Speed of showing

table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-speed-instant = instant

## Languages

table-language-ru = Русский
table-language-en = English

## Who sits at the table

table-human = human
    .many = humans
table-bot = bot
    .many = bots
table-watcher = watcher
    .many = watchers
table-you = you

## What the table waits for

# $seat: whose decision it is
table-waiting = { CAP($seat) } decides.
# $seats: everyone who is asked; they talk it over
table-waiting-together = Deciding together: { $seats }.
# $seat: whose move is being thought about
table-thinking = { CAP($seat) } is thinking…
# $count: how many options there are
table-prompt-number = Enter a number from 1 to { $count }:
table-prompt-text = Enter a choice or its number; “?” for help:
# $count: how many options there are
table-options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
table-only-choice = There is only one option.
table-no-choice = Nothing is asked of you now.
table-not-your-choice = This is not for you to decide now.
# $what: what was entered
table-unknown-choice = There is no such choice: “{ $what }”.
# $what: the nearest possible answer
table-did-you-mean = Did you mean “{ $what }”?
# $why: the reason, $rule: the id of the rule
table-refused = Not allowed: { $why } [{ $rule }]
# $rule: the id of the rule
table-rule = Rule { $rule }
# $rule: the id of the rule
table-unknown-rule = There is no rule { $rule }.

## Chance

# $dice: the faces that came up
table-rolled = Rolled: { $dice }.
# $count: how many dice
table-roll-count = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}

## The end of the game

table-over = The game is over.
# $seat: the winner
table-winner = Victory: { $seat }.
# $seats: the winners
table-winners = Victory: { $seats }.
table-shared = The victory is shared.
table-lost = The game is lost.
table-drawn = The game is drawn.

## Taking back

table-undone = Taken back.
table-nothing-to-undo = There is nothing to take back.
# $seats: whose consent is needed
table-confirm-undo = Taking this back needs the consent of { $seats }. Take it back?
# $seat: who asks
table-undo-asked = { CAP($seat) } asks to take a move back. Do you agree?
table-undo-declined = Not agreed: the move stands.

## Saving

# $file: the name of the file
table-saved = Game saved: { $file }.
# $file: the name of the file
table-loaded = Game loaded: { $file }.
# $file: the name of the file, $why: the reason
table-not-saved = Could not save { $file }: { $why }.
# $file: the name of the file, $why: the reason
table-not-loaded = Could not load { $file }: { $why }.
# $what: the command that was entered
table-unknown-command = Unknown command: “{ $what }”.
table-confirm-quit = Quit? What is not saved will be lost.

## Connection

table-connecting = Connecting…
table-disconnected = The connection was lost. The game is safe; trying again.
# $seat: who came
table-joined = { CAP($seat) } is at the table.
# $seat: who went
table-left = { CAP($seat) } has left the table.
table-stopped = The game was stopped by an error. Everything before it is saved.

## What is not seen and what is not there

table-hidden = hidden
table-none = none
table-empty = empty

# The table line by line.
plain-input-ended = The input has ended.
plain-help =
    Answer with a number, or with a choice as it stands in brackets. Besides:
      :table      the whole table
      :why        what you may not do now, and why
      ? WORDS     look rules up; ? alone shows the rules behind this question
      :undo       take the last decision back
      :save FILE  write a copy of the game (every move is kept anyway)
      :load FILE  go on with another game
      :log        everything that has happened
      :ask        be asked everything, or not what hardly matters
      :lang       по-русски
      :quit       leave; the game can be gone on with
