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
table-no-choice = There is nothing to decide right now.
table-not-your-choice = This is not yours to decide now.
# $what: what was entered
table-unknown-choice = There is no such choice: “{ $what }”.
# $what: the nearest possible answer
table-did-you-mean = Did you mean “{ $what }”?
# $why: the reason, $rule: the id of the rule
table-refused = Not allowed: { $why } [{ $rule }]
# $card: the name of the card; $statement: what it was doing
table-endless = That choice can't be made: an effect of “{ $card }” would never end ({ $statement }). You are back at your last question; choose something else, or report the card to whoever made the box.
table-endless-somewhere = That choice can't be made: what follows would never end. You are back at your last question; choose something else.
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

table-undone = Undone.
table-nothing-to-undo = There is nothing to undo.
# $seats: whose consent is needed
table-confirm-undo = Undoing this needs the consent of { $seats }. Undo it?
# $seat: who asks
table-undo-asked = { CAP($seat) } asks to undo a move. Do you agree?
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
table-confirm-quit = Quit? Anything not saved will be lost.

## Connection

table-connecting = Connecting…
table-disconnected = Connection lost; the game is safe. Reconnecting…
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
plain-welcome = “:help” lists what you can type.
plain-input-ended = The input has ended.
# $seats: who is asked, $question: what
plain-asked = Asked now: { $seats }. { $question }
# $rights: what one may do at any time, each with the words it is chosen by
plain-rights = At any time (:rights tells what it does): { $rights }
plain-help =
    Answer with a number, or with a choice as it stands in brackets. Besides:
      :options    show the question and its answers again
      :rights     what you may do at any time, and what it does
      :table      the whole table
      :why        what you may not do now, and why
      :rules      the rules behind this question
      ? WORDS     look rules up
      :undo       undo the last decision
      :save FILE  write a copy of the game (every move is kept anyway)
      :load FILE  continue another game
      :log        everything that has happened
      :ask        answer every question, or skip trivial ones
      :lang       по-русски
      :help, help, ?  this text
      :quit       leave; the game can be resumed

# The full-screen table.
term-not-a-terminal = the full-screen table needs a terminal: use --plain for pipes, scripts and screen readers
term-wait = One moment: the bot is still thinking.
term-confirm-undo = Since then someone else has moved, or something was revealed or left to chance. Undo it anyway? Anything rolled or drawn since then comes out anew, and the log says so.
# $file: the name of the file
term-confirm-quit = Quit? The game is saved and can be resumed: { $file }
# $count: how often
term-taken-back = { $count ->
    [one] A result of chance was undone once.
   *[other] Results of chance were undone { $count } times.
}
term-asks-everything = Asking everything.
term-asks-what-matters = Trivial questions are skipped.
term-only-eyes = Only one person is at this screen.
# $seat: whose view of the table this is
term-eyes = The { $seat } looks on
term-paused = Paused. Space goes on.
term-goes-on = The bots play on.
term-kind-land = land
term-kind-ocean = ocean
term-kind-city = city
term-kind-sea = sea
term-kind-wilderness = wilderness
term-value-cost = cost
term-value-combat = combat
# $places: the neighbours
term-borders = Borders: { $places }.
term-keys = ↑↓ or number, Enter decides · / filter · w why not · ? rules · u undo · Tab panes · h help · q quit
term-keys-short = h help · Tab panes · / filter · w why not · ? rules · u undo · q quit
term-keys-filter = Type words · ↑↓ or number, Enter decides · Esc: whole list
term-keys-map = Arrows: place · Enter: what can be done there · Tab: next pane · Esc: back to the question
term-keys-scroll = ↑↓ PgUp PgDn: scroll · Enter: all of it · Tab: next pane · Esc: back to the question
term-keys-page = ↑↓ PgUp PgDn: scroll · Esc: close
term-keys-why = ↑↓: choose · Enter: the rule · Esc: close
term-keys-rules = Type words or an id · ↑↓: choose · Tab: other language · Esc: close
term-keys-ask = Enter: yes · Esc: no
term-keys-save = Enter: write a copy · Esc: cancel
term-keys-load = ↑↓ or a file name, Enter: load · Esc: cancel
term-over-keys = The game is over. r result · l what happened · u undo · q quit
term-nothing-found = Nothing found.
term-nothing-here = There is nothing to do here now.
term-nothing = There is nothing to decide right now.
term-nothing-refused = Nothing is refused now.
term-random = Dice decide: this can’t be undone freely.
term-reveals = Something hidden is revealed: this can’t be undone freely.
term-search = Search:
# $file: the name of the file
term-kept = The game is saved after every move: { $file }
term-file = File:
# $seat: who sits down at the screen
term-pass = Pass the device. The { $seat } looks next.
term-pass-keys = Enter: I am at the screen · t: do not ask again, we have no secrets · q: quit
term-to-verify = To check the game:
term-to-replay = To see it again:
term-to-resume = To continue:
term-sheets = Sheets
term-legend = Symbols on the map
term-legend-more =
    (A) is a piece on a gate; a number says how many of a kind there are.
    A double frame is what the answer is about; a heavy one is where such an answer is possible.
    ~ and round corners are ocean. « and » go on beyond the edge of the map.
    ■ is a filled slot of a sheet, □ an empty one.
    ! marks an answer after which chance decides or something hidden is revealed.
term-help =
    Decisions
      ↑ ↓, number   highlight an answer; the map shows what it is about
      Enter         decide; with “+”: open the group
      Esc           close the group, clear the filter
      /             filter the answers: type words
      w             what you may not do, and why
      ?             rules: first those behind the answer, then a search
      u             undo the last decision
      x             see the table as the other person at this screen
      a             answer every question, or skip trivial ones
    The table
      Tab           go to: question, map, sheets, log
      i             whole sheets, with the text of spellbooks and cards
      l             everything that happened; PgUp, PgDn scroll
      g             по-русски
    Bots
      + − f         faster, slower, next speed
      space         pause; while paused your rights are open
    The game
      s             write a copy to a file
      o             load another game
      q, Ctrl-C     leave; the game is saved
    The letters work on a Russian keyboard too.
