# The words of the table in a browser; others are in locales/ at the root, those of pages in pages.

web-brand = Omen
web-your-turn = Your turn
web-asked-together = You decide together
web-waits = Waiting
web-you = { $name }, you
web-nothing-asked = Nothing is asked of you now
web-not-now = Not now
web-more = { $count } more
web-log = Log
web-step = step { $count }
web-undo = Undo
web-rules = Rules
web-language = По-русски
web-map = Map
web-sheets = Sheets
web-supplies = Supplies
web-board = Board
web-zoom-in = Closer
web-zoom-out = Further
web-fit = Show all
web-checklist = Steps
web-check-done = done
web-check-now = now
web-check-ahead = ahead
web-legend = Signs on the board
web-back = back
web-confirm = Decide
web-confirm-again = Once more: this cannot be undone
web-hold = Hold: this cannot be undone
web-random = final
web-reveals = secret
web-no-undo = This cannot be undone
web-versus = against
web-odds = { $what }: { $percent }{"\u00A0"}%
web-on-average = On average: { $list }
web-mean = { $what } { $value }
web-empty = empty
web-hidden = hidden
web-border-land = land border
web-border-sea = ocean border
web-board-in-words = The board in words
web-value-cost = cost
web-value-combat = combat
web-value-value = worth
web-credits = Icons: game-icons.net by Lorc, Delapouite and others, licence CC BY 3.0. Colours and sizes changed.

## Around the table

web-menu = Table menu
web-see = Show this position; with Shift, copy a link
talk-title = Talk

## The question and the board

# $at is the how manyth, $of is of how many
web-count = action { $at } of { $of }
# $what is what is paid
web-pays = price: { $what }
web-lead = The last word: { $who }
web-propose = Propose
# $who wishes it
web-wish = { $who } would like this
web-server-thinks = the server is thinking
# $count is the step
web-past = As it was after step { $count }
# $count is how many more targets
web-rest = Or any of { $count } lit targets, on the board
web-all-options = all options
# $list is what was not used
web-lapses = Will stay unused: { $list }
web-choose-here = What to do here
# $value of $max
web-of = { $value } of { $max }
web-only-you = only you
# $list is the places it touches
web-links = Next to it: { $list }
web-close = Close
web-posture-on-gate = on a gate
web-posture-engaged = engaged
web-posture-exhausted = exhausted
web-posture-delayed = delayed
# $count is how many options
web-ways = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-away = away
web-bot = bot
# $name lies beyond the edge
web-off-screen = Show: { $name }

## Log

web-log-all = all
web-log-mine = mine
web-log-rolls = rolls
web-log-talk = talk
web-log-filter = What to show
web-log-empty = Nothing here yet
# $count is the step
web-show-position = Show the position after step { $count }
web-details = details: { $count }
web-secret-line = only you see this
web-sheet-height = Height of the panel

## Tables

table-paused = The game is paused

## A new table

# $count — the seat's number
seat-number = Seat { $count }

## At the table

# $why — the reason in the server's words
table-frozen = This game can be looked at and saved, but not played on. { $why }
link-lost = The connection broke, nothing is lost. Trying again.
link-sent = Sent, waiting for the server.
link-outdated = The server is newer. Load the page again, the game is safe.
link-reload = Load
# $count — the step's number
past-shown = You are looking at the past: step { $count }.
past-return = Return
ending-show = How it ended
# $who — who asks, $count — the step's number
request-undo = { $who } asks to take back.
# $who — who asks, $count — the step's number
request-open-log = { $who } asks to open the log of the game with all its secrets.
request-agree = Agree
request-refuse = Refuse
request-withdraw = Withdraw
# $who — whose consent is needed
request-waits = Waiting for consent: { $who }.
talk-silent = Nobody has said anything yet.
# $seat — the seat, $to — who plays now, $from — who played
house-seat-person = { $seat }: { $to } plays from now on.
house-seat-person-for = { $seat }: { $to } plays from now on, { $from } has left.
house-seat-bot = { $seat }: a bot plays from now on.
house-seat-bot-for = { $seat }: a bot plays from now on, { $from } has left.
house-seat-open = { $seat }: the seat is open now.
house-seat-open-for = { $seat }: the seat is open now, { $from } has left.
talk-say = Say something
talk-send = Say
talk-mute = Do not mark new words

## What went wrong

problem-unknown = Something went wrong. Try again.
problem-offline = The server does not answer. Try again in a while.
problem-not-found = There is nothing here, or it is not for your eyes.
problem-not-your-seat = This is not your seat.
problem-not-your-table = That is for the host of the table to decide.
problem-not-asked = This is not asked of you now.
problem-stale = The table has moved on. Look and decide again.
problem-refused = The rules do not allow it.
problem-no-such-choice = There is no such choice now.
problem-nothing-to-undo = There is nothing to take back.
problem-paused = The game is paused.
problem-frozen = This game can only be looked at.
problem-finished = The game is already over.
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-seat-taken = This seat is taken.
# $name — who sits there, $hours — how long the game must have waited
problem-seat-held = { $name } plays there and can hand the seat over. You can when the game has waited { $hours } h for them and they are not at the table.
problem-too-many-tables = You have too many tables. Delete or finish one.
problem-too-long = This is too long.
problem-nothing-said = There are no words in this.
problem-bad-setup = A table cannot be set up like that.
problem-bad-log = This is not a game file, or it is damaged.
problem-secrets = The log still has secrets. The others have been asked to open it.
problem-slow-down = Too often. Wait a little.
problem-unavailable = The server is busy or closing. Nothing was done, try again.
web-sections = Sections

## The board, the top and the sheet

web-round = Round { $count }
web-link-road = road
web-link-rail = train
web-link-ship = ship
web-link-uncharted = trail
web-link-local = local
web-link-street = street
web-link-water = water
web-link-forest = forest
web-link-secret = secret way
web-door = door
# $name: whose sheet
web-open-sheet = Sheet: { $name }
web-pocket = In the pocket
problem-method-not-allowed = That is not done like this.
problem-name-wanted = Say your name first.
problem-bad-name = This cannot be a name: it needs 1 to 32 letters, and all of them visible.
problem-malformed = The server did not understand.
problem-unfit = The server did not understand.
problem-not-json = The server did not understand.
problem-too-large = This is too large.
problem-too-slow = The request took too long. Try again.
problem-overdue = The server thought too long. Try again.
problem-cross-site = Another site asked for this. Open the server's own page.
problem-socket-wanted = The server expected another connection.
problem-no-passkeys-here = Passkeys do not work at this address.
problem-passkey-refused = The passkey was not accepted.
problem-full = There are too many guests on the server now.
problem-broken = Something broke on the server. The game is safe, try again.
web-posture-ready = ready
