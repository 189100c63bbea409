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

## The question and the board

# $at is the how manyth, $of is of how many
web-count = action { $at } of { $of }
# $what is what is paid
web-pays = any answer costs { $what }
# $who is waited for
web-waits-for = Waiting for { $who }
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
web-changed = { $from } → { $to }
web-sheet-height = Height of the panel

## Around the pages

nav-title = Pages
nav-tables = Tables
nav-about = About
to-lobby = To the tables
foot-referee = The server keeps the rules.
foot-unofficial = The games' names belong to their publishers.
nowhere-title = There is nothing here
nowhere-text = There is no such page: the link is old or mistyped.

## Tables

lobby-question = What shall we play tonight?
lobby-players = players
lobby-hours = takes
lobby-create = Set up a table
lobby-not-yet = not ready yet
lobby-open-tables = Open tables
lobby-none-open = Nobody is waiting for players now.
lobby-my-tables = Your games
lobby-none-mine = No games yet. Set up a table or sit down at an open one.
lobby-turn = your turn
# $count — how many seats are free
lobby-seats-open = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-ready = everybody is seated
lobby-paused = The game is paused
lobby-finished = the game is over
lobby-frozen = the game is stopped
lobby-running = the game is on
# $seat — the player's side
lobby-you-play = you play { $seat }
# $who — who is thinking
lobby-thinks = { $who } is thinking
# $count — how many more
lobby-all = { $count } more games
lobby-fewer = Show fewer
lobby-watch = Watch
lobby-sit = Sit down
lobby-called = Called to a table?
lobby-called-hint = Paste the link or the code of the invitation.
lobby-code = Link or code
lobby-code-wrong = This does not look like an invitation: the whole link is needed, or the code from it.
lobby-enter = Enter
lobby-import = Open a game file
lobby-who = What is your name?
lobby-who-hint = The table will see it. No mail, no password.
lobby-name-first = Say your name first.
name-label = Name
name-first = What are you called at the table?
name-take = Done
name-change = Change the name
passkey-make = Keep your tables with a passkey
passkey-enter = Enter with a passkey
# $count — how many passkeys
passkey-have = { $count ->
    [one] { $count } passkey keeps your tables.
   *[other] { $count } passkeys keep your tables.
}
passkey-failed = The passkey did not work. Try again.

## A new table

new-seats = Who sits there
new-swap = Swap seats
new-fewer = One seat fewer
new-more = One seat more
new-title = Name of the table
new-spectators = Let people watch
new-spectators-hint = Spectators see only what everybody knows.
new-listed = Show among the open tables
new-listed-hint = Anybody may take a free seat.
new-everything = Ask everything
new-everything-hint = Otherwise the server answers what hardly ever matters.
new-create = Set up a table
new-begin = Begin
new-missing = This game is not played on this server yet.
# $count — the seat's number
seat-number = Seat { $count }
seat-open = free
seat-me = Me
seat-invite = By invitation link
# $level — the bot's level
seat-bot = Bot, { $level }
seat-present = at the table
seat-away = not connected
seat-hand-over = Hand the seat over
# $seat — which seat
seat-give = Whom to give the seat: { $seat }
seat-take = Sit there myself
seat-give-open = By invitation link
seat-give-bot = To a bot, { $level }
bot-random = at random
bot-greedy = simple
bot-monte-carlo = strong
bot-easy = easy
bot-medium = medium
bot-hard = strong

## Invitations

# $host — who invites, $game — the game
join-calls = { $host } invites you to play { $game }.
# $seat — the side
join-seat = Your seat: { $seat }.
join-take = Sit down
# $name — the player's name
join-take-as = Sit down as { $name }
join-lost = The invitation does not fit
invite-link = Invitation link
invite-make = Make a link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
# $count — how many seats are free
room-waiting = { $count ->
    [one] Waiting for { $count } more player. Send the link.
   *[other] Waiting for { $count } more players. Send the links.
}
room-ready = Everybody is seated, the game can begin.
room-host-starts = Everybody is seated. The host begins the game.
room-start = Begin

## At the table

table-lost = The table does not open
# $why — the reason in the server's words
table-frozen = This game can be looked at and saved, but not played on. { $why }
link-lost = The connection broke, nothing is lost. Trying again.
link-sent = Sent, waiting for the server.
link-outdated = The server is newer. Load the page again, the game is safe.
link-reload = Load
# $count — the step's number
past-shown = You are looking at the past: step { $count }.
past-return = Return
# $who — who asks, $count — the step's number
request-undo = { $who } asks to take back.
# $who — who asks, $count — the step's number
request-open-log = { $who } asks to open the log of the game with all its secrets.
request-agree = Agree
request-refuse = Refuse
request-withdraw = Withdraw
# $who — whose consent is needed
request-waits = Waiting for consent: { $who }.
undo-title = Take back?
undo-others = Since then something was revealed, the dice decided or somebody else moved. The others will be asked.
undo-lines = This would be undone
undo-ask = Ask them
menu-people = At the table
# $count — how many spectators
menu-watching = { $count ->
    [one] { $count } spectator is watching.
   *[other] { $count } spectators are watching.
}
menu-host = Table
menu-replay = Replay
menu-pause = Pause
menu-go-on = Go on
menu-rematch = Play again
menu-branch = New game from here
menu-export = Save the game file
menu-open-log = While the game goes on its log has secrets: to save the file or to start a game from here, the server asks the others.
menu-report = Report a problem
menu-delete = Delete the table
menu-delete-sure = Delete for good
report-note = What is wrong? The position on the table is added by itself.
report-send = Send
report-kept = Kept, thank you.
report-file = File with the position
talk-silent = Nobody has said anything yet.
talk-say = Say something
talk-send = Say
talk-mute = Do not mark new words

## Replay

replay-title = Replay
# $count — the step's number
replay-shown = Replay: step { $count }.
replay-table = To the table
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-on = One step on
replay-last = To the end
replay-step = Step
replay-speed = Speed

## Rules

rules-search = Number of a rule, or words
rules-all = The whole book
rules-pin = Pin beside the board
rules-near = First what concerns your turn
rules-type = Type a word: “gate”, “ritual”, “battle”.
rules-see = See also
# $count — how many were found
rules-found = { $count ->
    [0] Nothing was found.
    [one] { $count } rule was found.
   *[other] { $count } rules were found.
}
# $game — the game's name
rules-of = Rules: { $game }
rules-own-words = The rules are told in our own words, each has a number. By these numbers the server explains refusals.
rules-chapters = Chapters

## Settings

settings-title = Settings
settings-turn = When it is your turn
settings-sound = A soft sound
settings-notify = A notification of the browser
settings-notify-forbidden = The browser does not allow notifications. Its own settings can change that.
settings-play = At the table
settings-careful = Ask again before what cannot be undone
settings-keys = Hot keys
settings-keys-hint = Switch them off if you use your voice.
settings-motion = Motion
settings-motion-system = as the system has it
settings-motion-less = less
settings-motion-all = all

## About

about-what = Omen is a table for board games of cosmic horror. The server knows the rules and keeps them; the table shows what may be done, and why something may not.
about-unofficial = This is unofficial work by amateurs. It has nothing to do with the publishers and authors of the games; the games' names and marks belong to their owners. To play, buy the game: the box holds texts, pictures and a joy that are not here.
about-words = The texts of rules and cards are told in our own words, the pictures were made for this project.
about-credits = What it is made of
about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors. Colours and sizes changed.
about-fonts = Fonts: Old Standard TT (Alexey Kryukov), Fira Sans and Fira Sans Condensed (The Mozilla Foundation, Telefonica, Carrois, Edenspiekermann).
about-coast = Coastlines: Natural Earth, public domain, through world-atlas.
about-drawn = Maps, covers, seals and the logo were drawn for this project.
about-privacy = What is kept
about-privacy-text = The name you gave, your games and what is said at the table are kept on this server; language and settings in your browser. Nothing is sent anywhere else.
# $version — the version's number
about-version = Version { $version }

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
problem-too-many-tables = You have too many tables. Delete or finish one.
problem-too-long = This is too long.
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
web-pocket = In the pocket
problem-method-not-allowed = That is not done like this.
problem-name-wanted = Say your name first.
problem-bad-name = This cannot be a name.
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
