# Words of the pages around the table: the first look at a table goes without them.

## Around the pages

nav-title = Pages
nav-tables = Tables
nav-about = About
to-lobby = Back to the tables
foot-referee = The server enforces the rules.
foot-unofficial = The games' names belong to their publishers.
nowhere-title = Page not found
nowhere-text = There is no such page. The link may be old or mistyped.

## Tables

lobby-question = What shall we play tonight?
lobby-players = players
lobby-hours = playing time
lobby-create = Set up a table
lobby-not-yet = not ready yet
lobby-open-tables = Open tables
lobby-none-open = No table is waiting for players right now.
lobby-my-tables = Your games
lobby-none-mine = No games yet. Set up a table or sit down at an open one.
lobby-turn = your turn
# $count — how many seats are free
lobby-seats-open = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
lobby-ready = everyone is seated
lobby-finished = finished
lobby-frozen = stopped
lobby-running = in progress
# $seat — the player's side
lobby-you-play = you play { $seat }
# $who — who is thinking
lobby-thinks = { $who } is thinking
# $count — how many more
lobby-all = { $count ->
    [one] { $count } more game
   *[other] { $count } more games
}
lobby-fewer = Show fewer
lobby-watch = Watch
lobby-sit = Sit down
lobby-called = Have an invitation?
lobby-called-hint = Paste the link or the code from your invitation.
lobby-code = Link or code
lobby-code-wrong = This doesn’t look like an invitation. Paste the whole link, or the code from it.
lobby-enter = Join
lobby-import = Open a game file
lobby-who = Your name
lobby-who-hint = Other players will see it. No email, no password.
lobby-name-first = Enter your name first.
name-label = Name
name-first = Your name
name-take = Done
name-change = Change name
passkey-make = Save your tables with a passkey
passkey-enter = Sign in with a passkey
# $count — how many passkeys
passkey-have = { $count ->
    [one] { $count } passkey opens your tables.
   *[other] { $count } passkeys open your tables.
}
# $day — when it was made
passkey-of = Passkey from { $day }
passkey-remove = Remove
passkey-remove-sure = Remove permanently
passkey-remove-hint = Nobody will be able to sign in with it.
passkey-remove-last = This is your last one: without it only browsers that already know you can open your tables.
passkey-failed = The passkey did not work. Try again.
passkey-elsewhere = On this computer they work at
passkey-elsewhere-new = This browser is new at that address: enter your name again. Games you play here stay here.

## A new table

new-seats = Players
new-swap = Swap seats
new-fewer = Remove a seat
new-more = Add a seat
new-title = Table name
new-box-hint = Version { $version }, by { $author }.
new-spectators = Allow spectators
new-spectators-hint = Spectators see only what everyone knows.
new-listed = List among the open tables
new-listed-hint = Anyone can take a free seat.
new-everything = Ask every question
new-everything-hint = If this is off, the server skips trivial questions.
new-create = Set up a table
new-begin = Start
new-missing = This game can’t be played on this server yet.
seat-open = free
seat-me = Me
seat-invite = By invitation link
# $level — the bot's level
seat-bot = Bot, { $level }
seat-present = at the table
seat-away = not connected
seat-hand-over = Hand over the seat
# $seat — which seat
seat-give = Hand over the seat: { $seat }
seat-take = Sit there myself
seat-give-open = By invitation link
seat-give-bot = To a bot, { $level }
# $seat — which seat, $level — the bot's level
give-bot = { $seat }: a bot plays from now on ({ $level }).
give-open = { $seat }: the seat is freed for whoever you send the link to.
give-me = { $seat }: you play from now on.
give-no-return = You can’t come back on your own: only with an invitation link, or if the host gives you the seat again.
give-host-returns = As host you can take the seat back here as long as nobody else sits in it.
# $who — who sits there and is away
give-absent = { $who } loses the seat and can return only with a new link.
give-sure = Hand over
give-not = Cancel
bot-random = random
bot-greedy = simple
bot-sensible = sensible
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
join-lost = This invitation can’t be used
invite-link = Invitation link
invite-make = Create a link
invite-copy = Copy
invite-copied = Copied
invite-share = Share
# $count — how many seats are free
room-waiting = { $count ->
    [one] Waiting for { $count } more player. Send the link.
   *[other] Waiting for { $count } more players. Send the links.
}
room-ready = Everyone is seated; the game can start.
room-host-starts = Everyone is seated. The host starts the game.
room-start = Start

## At the table

table-lost = The table could not be opened
table-stuck = The game is kept as it was. { $why }
unseated-given = Your seat was given to somebody else
unseated-handed = You have handed over your seat
unseated-lost = You are no longer seated here
unseated-lost-why = The host gave your seat to somebody else, or removed the table.
# $who — who sits there now
unseated-now = In your seat now: { $who }.
unseated-link = The seat is kept for whoever you send this link to.
unseated-watch = You are watching now.
unseated-back = You can return only with an invitation link.
undo-title = Undo?
undo-others = Since then something was revealed, dice were rolled or somebody else moved, so the others will be asked.
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
menu-go-on = Resume
menu-rematch = Play again
menu-branch = New game from here
menu-export = Save the game file
menu-open-log = While the game is running its log holds secrets: to save the file or to start a game from here, the server asks the others.
menu-report = Report a problem
menu-leave = Remove from my list
menu-delete = Delete the table
menu-delete-sure = Delete permanently
menu-delete-held = The table can’t be deleted while others are playing here. Once the game is over you can remove it from your list; the others keep it.
report-note = What is wrong? The position on the table is attached automatically.
report-send = Send
report-kept = Saved. Thank you.
report-file = File with the position

## The end of a game

diary-figures = In figures
diary-deeds = Who did what
diary-who = Investigator or side
ending-share = Replay link: anyone who has it can watch the game
ending-open = Let anyone with the link watch the replay

## Whether the dice are fair

# $hash — the first digits of what the server has committed to
fair-committed = Dice: committed { $hash }…
fair-committed-means = The server has drawn its part of the dice and committed to it with this number. After the game it must reveal a part that matches: it cannot pick one that suits somebody.
# $given — how many players' browsers have added their part, $of — how many players there are
fair-shares = shares { $given } of { $of }
fair-shares-means = Every player’s browser adds random numbers of its own. The dice follow from all of them together: the server alone cannot choose them, and no player can foresee them.
# $who — who read the log, $step — up to which input
fair-opened = { $who } has read the log of this game up to step { $step } and seen what was hidden. From here on the dice use new numbers.
fair-title = Were the dice fair?
fair-checking = Fetching the log and checking…
fair-yes = Yes: every roll follows from what was agreed before it.
fair-no = No: the log is not consistent.
# $rolls — how many rolls, $dice — how many dice in them
fair-rolls = { $rolls ->
    [0] No dice were rolled.
    [one] { $rolls } roll was recomputed in this browser ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
   *[other] { $rolls } rolls were recomputed in this browser ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
}
# $count — how many cards were drawn
fair-draws = { $count ->
    [one] { $count } card draw can only be checked with the rules: “omen verify” does that, too.
   *[other] { $count } card draws can only be checked with the rules: “omen verify” does that, too.
}
# $count — how many times new numbers were agreed on, $shares — how many of them came from players
fair-keyings = { $count ->
    [one] Numbers for the dice were agreed on once, with { $shares ->
        [one] { $shares } share from the players.
       *[other] { $shares } shares from the players.
    }
   *[other] Numbers for the dice were agreed on { $count } times, with { $shares ->
        [one] { $shares } share from the players.
       *[other] { $shares } shares from the players.
    }
}
fair-alone = This is an older game: its dice follow from the server’s number alone. The server could not change that number during the game, but nobody else had a part in it.
# $count — how many inputs came from another table
fair-inherited = { $count ->
    [one] The first step came from another table and cannot be checked here.
   *[other] The first { $count } steps came from another table and cannot be checked here.
}
# $count — how often
fair-taken-back = { $count ->
    [one] A result of chance was undone once.
   *[other] Results of chance were undone { $count } times.
}
fair-no-receipt = This browser has no record of the game, so only the log itself was checked.
# $keyings — how many agreements this browser saw, $shares — how many shares it gave
fair-receipt = The log was compared with what this browser kept: { $keyings ->
    [one] { $keyings } agreement seen
   *[other] { $keyings } agreements seen
}, { $shares ->
    [one] { $shares } share given.
   *[other] { $shares } shares given.
}
fair-save = Save my receipt
fair-how = If you would rather trust neither the server nor this page, save both files and check them with the program:
# $line — the line of the file
fair-bad-log = The log is damaged or was edited: line { $line } does not match its checksum.
fair-wrong-seed = The server’s first number is not the one it had committed to.
# $step — which input of the game
fair-wrong-dice = Step { $step }: different dice should have been rolled.
# $nth — which agreement on numbers for the dice
fair-wrong-secret = Agreement { $nth }: the server’s part is not the one it had committed to.
fair-wrong-count = Agreement { $nth } is out of order: one is missing or was added.
fair-wrong-commitment = Agreement { $nth }: the server had announced a different part before it.
fair-wrong-shares = Agreement { $nth } does not list what each seat gave, in seat order.
fair-wrong-cut = Agreement { $nth } is wrong about what was undone.
fair-caught-missing = Agreement { $nth } took place at the table but is not in the log.
fair-caught-keying = Agreement { $nth } is not in the log as it took place at the table.
fair-caught-commitment = Agreement { $nth }: at the table the server had committed to something else.
fair-caught-dropped = Agreement { $nth } left out your share, although the server had accepted it.
fair-caught-changed = Agreement { $nth } has a different share in place of yours.

## Replay

replay-title = Replay
# $count — the step's number
replay-shown = Replay: step { $count }.
replay-table = Back to the table
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-on = One step forward
replay-last = To the end
replay-step = Step
replay-speed = Speed

## Rules

rules-search = Rule number or words
rules-all = The whole book
rules-pin = Pin beside the board
rules-near = What concerns your turn comes first
rules-type = Type a word: “gate”, “ritual”, “battle”.
rules-see = See also
# $count — how many were found
rules-found = { $count ->
    [0] Nothing found.
    [one] { $count } rule found.
   *[other] { $count } rules found.
}
# $game — the game's name
rules-of = Rules: { $game }
rules-own-words = The rules are told in our own words, and each has a number. The server cites these numbers when it refuses something.
rules-chapters = Chapters

## Settings

settings-title = Settings
settings-turn = When it is your turn
settings-sound = A soft sound
settings-notify = A browser notification
settings-notify-forbidden = The browser blocks notifications. You can change that in its settings.
settings-play = At the table
settings-careful = Ask again before anything that can’t be undone
settings-keys = Keyboard shortcuts
settings-keys-hint = Turn them off if you control the computer by voice.
settings-motion = Animation
settings-motion-system = follow the system
settings-motion-less = reduced
settings-motion-all = full

## About

about-what = Omen is a table for cosmic-horror board games. The server knows the rules and enforces them; the table shows what you may do, and why you may not do something else.
about-unofficial = This is an unofficial fan project. It has nothing to do with the publishers and authors of the games; the games' names and marks belong to their owners. To play, buy the game: the box holds texts, pictures and a joy that are not here.
about-words = Rules and cards are told in our own words; the pictures were made for this project.
about-credits = What it is made of
about-icons = Icons: game-icons.net by Lorc, Delapouite and contributors. Colours and sizes changed.
about-fonts = Fonts: Old Standard TT (Alexey Kryukov), Fira Sans and Fira Sans Condensed (The Mozilla Foundation, Telefonica, Carrois, Edenspiekermann).
about-coast = Coastlines: Natural Earth, public domain, through world-atlas.
about-drawn = Maps, covers, seals and the logo were drawn for this project.
about-privacy = What is stored
about-privacy-text = The name you gave, your games and what is said at the table are stored on this server; language and settings in your browser. Nothing is sent anywhere else.
# $version — the version's number
about-version = Version { $version }

## What went wrong, where the server says how much

# $count — how many seconds
problem-slow-down-count = { $count ->
    [one] Too many requests. Wait { $count } second.
   *[other] Too many requests. Wait { $count } seconds.
}
# $count — how many letters
problem-too-long-count = { $count ->
    [one] This is too long: the limit is { $count } character.
   *[other] This is too long: the limit is { $count } characters.
}
# $count — how many tables
problem-too-many-tables-count = Too many tables: { $count } at a time are allowed, and as many new ones per hour. Finish or delete one, or wait.
# $count — how many bytes
problem-too-large-count = This is too large: the limit is { $count } bytes.

## What the house says

# $seat — the seat, $to — who plays now, $from — who played
house-seat-person = { $seat }: { $to } plays from now on.
house-seat-person-for = { $seat }: { $to } plays from now on; { $from } has left.
house-seat-bot = { $seat }: a bot plays from now on.
house-seat-bot-for = { $seat }: a bot plays from now on; { $from } has left.
house-seat-open = { $seat }: the seat is open now.
house-seat-open-for = { $seat }: the seat is open now; { $from } has left.

## What went wrong, where a table is still spoken of without these

problem-not-your-table = Only the host can do this.
problem-refused = The rules do not allow it.
problem-no-such-choice = That choice is not available now.
problem-paused = The game is paused.
problem-frozen = This game can only be viewed.
problem-finished = The game is already over.
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-seat-taken = This seat is taken.
# $name — who sits there, $hours — how long the game must have waited
problem-seat-held = { $name } is playing there and can hand the seat over. You can do it once the game has waited { $hours } h for them and they are not at the table.
# $names — the others who sit at the table
problem-others-play = Others are playing here too: { $names }. The table can be deleted once they have given up their seats, and removed from your list once the game is over.
problem-too-many-tables = You have too many tables. Delete or finish one.
problem-too-long = This is too long.
problem-nothing-said = The message is empty.
problem-bad-setup = A table can’t be set up like that.
problem-bad-log = This is not a game file, or it is damaged.
problem-secrets = The log still holds secrets. The others have been asked to open it.
problem-open-seat = The log stays closed while a seat is open. Wait for somebody, or give the seat to a bot.
problem-log-read = Somebody has read this game’s log and knows what is hidden, so nobody else can sit down here. Start a new game.
problem-share-given = Another share of yours was already accepted for these dice, and it counts.
problem-slow-down = Too many requests. Wait a moment.
problem-busy = Too many of your requests are running at once: imports, past positions or log files. Wait for one to finish.
problem-unavailable = The server is busy or shutting down. Nothing was changed; try again.
problem-cannot-keep = The server can’t save anything right now, so nothing was changed. Tables can still be viewed. Try again later.
problem-damaged = The record of this table is damaged. Whoever runs the server can restore it from a backup.
problem-method-not-allowed = That can’t be done this way.
problem-name-wanted = Enter your name first.
problem-bad-name = This can’t be a name: it needs 1 to 32 characters, all of them visible.
problem-malformed = The server did not understand the request.
problem-unfit = The server did not understand the request.
problem-not-json = The server did not understand the request.
problem-too-large = This is too large.
problem-too-slow = The request took too long. Try again.
problem-overdue = The server took too long. Try again.
problem-cross-site = This request came from another site. Open the server's own page.
problem-wrong-host = This server has a different address. Open it there.
problem-socket-wanted = The server expected a different kind of connection.
problem-no-passkeys-here = Passkeys do not work at this address.
problem-passkey-refused = The passkey was not accepted.
problem-full = There are too many guests on the server right now.
problem-broken = Something broke on the server. The game is safe, try again.

## A game of earlier rules

# $at — the last step that agrees, $of — how many there are
parted = The rules have changed since this game began. It agrees with them up to step { $at } of { $of }. Changed rules:
parted-play-on = Continue from there
parted-rest = Read the rest
parted-rest-about = What was played after step { $at }, as the log records it.
request-play-on = { $who } asks to continue from the last step that agrees with the changed rules.
