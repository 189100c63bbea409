# The words of the table in a browser; others are in locales/ at the root, those of pages in pages.

web-brand = Omen
web-your-turn = Your turn
web-asked-together = You decide together
web-waits = Waiting
web-you = { $name }, you
web-nothing-asked = Nothing to decide right now
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
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-fit = Show all
web-checklist = Steps
web-check-done = done
web-check-now = now
web-check-ahead = to come
web-legend = Symbols on the board
web-back = back
web-confirm = Confirm
web-confirm-again = Press again: this can’t be undone
web-hold = Hold: this can’t be undone
web-random = can’t be undone
web-reveals = reveals a secret
web-no-undo = This can’t be undone
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
web-see = Show this position (Shift: copy a link)

## The question and the board

# $at: the number of this action, $of: how many there are
web-count = action { $at } of { $of }
# $what is what is paid
web-pays = cost: { $what }
web-lead = { $who } has the last word
web-propose = Propose
# $who would like it
web-wish = { $who } would like this
web-server-thinks = the server is thinking
# $count is the step
web-past = As it was after step { $count }
# $count is how many more targets
web-rest = Or any of { $count } highlighted targets on the board
web-all-options = all options
# $list is what was not used
web-lapses = Left unused: { $list }
web-choose-here = What to do here
# $value of $max
web-of = { $value } of { $max }
web-only-you = only you
# $list is the places it touches
web-links = Adjacent: { $list }
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
web-log-talk = chat
web-log-filter = Filter the log
web-log-empty = Nothing here yet
# $count is the step
web-show-position = Show the position after step { $count }
web-details = details: { $count }
web-secret-line = only you see this
web-sheet-height = Panel height

## Tables

table-paused = The game is paused
table-rests = The bots had been playing among themselves for a long time, so the server paused the game. The host can resume it from the menu.

## A new table

# $count — the seat's number
seat-number = Seat { $count }

## At the table

# $why — the reason in the server's words
table-frozen = This game can be viewed and saved, but not continued. { $why }
link-lost = Connection lost; the game is safe. Reconnecting…
link-sent = Sent; waiting for the server.
link-outdated = The server has been updated. Reload the page; the game is safe.
link-reload = Reload
# $count — the step's number
past-shown = You are looking at the past: step { $count }.
past-return = Back to now
ending-show = How it ended
# $who — who asks, $count — the step's number
request-undo = { $who } asks to undo.
# $who — who asks, $count — the step's number
request-open-log = { $who } asks to open the game log with all its secrets.
request-agree = Agree
request-refuse = Decline
request-withdraw = Withdraw
# $who — whose consent is needed
request-waits = Waiting for agreement: { $who }.
talk-title = Chat
talk-silent = No messages yet.
talk-earlier = Earlier messages
talk-say = Write a message
talk-send = Send
talk-mute = Don’t highlight new messages

## What went wrong

problem-not-asked = You are not being asked this now.
problem-not-found = There is nothing here, or you are not allowed to see it.
problem-not-your-seat = This is not your seat.
problem-stale = The table has moved on. Look and decide again.
problem-unknown = Something went wrong. Try again.
problem-offline = The server is not responding. Try again in a moment.
problem-nothing-to-undo = There is nothing to undo.
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
web-pocket = Carried
web-posture-ready = ready
