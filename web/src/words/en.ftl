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
table-rests = The bots have long been playing among themselves, and the server paused the game. The host can go on with it in the menu.

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
talk-title = Talk
talk-silent = Nobody has said anything yet.
talk-earlier = Earlier words
talk-say = Say something
talk-send = Say
talk-mute = Do not mark new words

## What went wrong

problem-not-asked = This is not asked of you now.
problem-not-found = There is nothing here, or it is not for your eyes.
problem-not-your-seat = This is not your seat.
problem-stale = The table has moved on. Look and decide again.
problem-unknown = Something went wrong. Try again.
problem-offline = The server does not answer. Try again in a while.
problem-nothing-to-undo = There is nothing to take back.
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
web-posture-ready = ready
