# The client's own words; all others are in locales/ at the root.

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
web-legend = Signs on the board
web-back = back
web-confirm = Decide
web-confirm-again = Once more: this cannot be undone
web-hold = Hold: this cannot be undone
web-random = dice
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
