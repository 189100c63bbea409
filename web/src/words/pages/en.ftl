# Words of the pages around the table: the first look at a table goes without them.

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
lobby-finished = the game is over
lobby-frozen = the game is stopped
lobby-running = the game is on
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
# $day — when it was made
passkey-of = Passkey of { $day }
passkey-remove = Remove
passkey-remove-sure = Remove for good
passkey-remove-hint = Nobody will come in with it any more.
passkey-remove-last = It is the last one: only browsers that know you already keep your tables then.
passkey-failed = The passkey did not work. Try again.
passkey-elsewhere = On this machine they do at
passkey-elsewhere-new = There this browser is new: say your name again; what you play here stays here.

## A new table

new-seats = Who sits there
new-swap = Swap seats
new-fewer = One seat fewer
new-more = One seat more
new-title = Name of the table
new-box-hint = Version { $version }, by { $author }.
new-spectators = Let people watch
new-spectators-hint = Spectators see only what everybody knows.
new-listed = Show among the open tables
new-listed-hint = Anybody may take a free seat.
new-everything = Ask everything
new-everything-hint = Otherwise the server answers what hardly ever matters.
new-create = Set up a table
new-begin = Begin
new-missing = This game is not played on this server yet.
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
# $seat — which seat, $level — the bot's level
give-bot = { $seat }: from now on a bot plays ({ $level }).
give-open = { $seat }: the seat becomes free, and whoever you send the link to plays on.
give-me = { $seat }: from now on you play.
give-no-return = You cannot come back by yourself: only with an invitation link, or if the host gives you the seat again.
give-host-returns = As the host you can take the seat back here while no other person sits there.
# $who — who sits there and is away
give-absent = { $who } loses the seat and comes back only with a new link.
give-sure = Hand over
give-not = Leave it as it is
bot-random = at random
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
unseated-given = Your seat was given to somebody else
unseated-handed = You have handed your seat over
unseated-lost = You no longer sit here
unseated-lost-why = The host gave your seat to somebody else, or removed the table.
# $who — who sits there now
unseated-now = In your place now: { $who }.
unseated-link = The seat waits for whoever you send this link to.
unseated-watch = You look on now.
unseated-back = Only an invitation link brings you back.
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
menu-leave = Take out of my list
menu-delete = Delete the table
menu-delete-sure = Delete for good
menu-delete-held = The table cannot be deleted while others play here too. Once the game is over you can take it out of your list; the others keep it.
report-note = What is wrong? The position on the table is added by itself.
report-send = Send
report-kept = Kept, thank you.
report-file = File with the position

## The end of a game

diary-figures = In figures
diary-deeds = Who did what
diary-who = Investigator or side
ending-share = A link to the replay: whoever has it may watch the game
ending-open = Let anyone with the link watch the replay

## Whether the dice are fair

# $hash — the first digits of what the server has committed to
fair-committed = Dice: committed { $hash }…
fair-committed-means = The server has drawn its part of the dice and bound itself to it with this number. After the game it has to show the part that belongs to it: it cannot choose it to suit somebody.
# $given — how many players' browsers have added their part, $of — how many players there are
fair-shares = shares { $given } of { $of }
fair-shares-means = Every player’s browser adds random numbers of its own. The dice follow from all of them together: the server alone cannot choose them, and no player can foresee them.
# $who — who read the log, $step — up to which input
fair-opened = { $who } has read the log of this game up to step { $step } and has seen what was hidden. What comes is rolled from new numbers.
fair-title = Were the dice fair?
fair-checking = Fetching the log and checking…
fair-yes = Yes: every roll follows from what was agreed before it.
fair-no = No: the log does not hold together.
# $rolls — how many rolls, $dice — how many dice in them
fair-rolls = { $rolls ->
    [0] No dice were rolled.
    [one] { $rolls } roll was derived again in this browser ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
   *[other] { $rolls } rolls were derived again in this browser ({ $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }).
}
# $count — how many cards were drawn
fair-draws = { $count ->
    [one] { $count } draw of a card needs the rules to be checked: “omen verify” checks it too.
   *[other] { $count } draws of cards need the rules to be checked: “omen verify” checks them too.
}
# $count — how many times new numbers were agreed on, $shares — how many of them came from players
fair-keyings = { $count ->
    [one] Numbers for the dice were agreed on once, with { $shares ->
        [one] { $shares } share of players.
       *[other] { $shares } shares of players.
    }
   *[other] Numbers for the dice were agreed on { $count } times, with { $shares ->
        [one] { $shares } share of players.
       *[other] { $shares } shares of players.
    }
}
fair-alone = This game is older: its dice follow from the server’s number alone. The server could not change that number during the game, but nobody else had a part in it.
# $count — how many inputs came from another table
fair-inherited = { $count ->
    [one] The first step came from another table and cannot be checked here.
   *[other] The first { $count } steps came from another table and cannot be checked here.
}
# $count — how often
fair-taken-back = { $count ->
    [one] What chance had decided was taken back once.
   *[other] What chance had decided was taken back { $count } times.
}
fair-no-receipt = This browser kept nothing of the game: only the log itself was checked.
# $keyings — how many agreements this browser saw, $shares — how many shares it gave
fair-receipt = The log was compared with what this browser kept: { $keyings ->
    [one] { $keyings } agreement seen
   *[other] { $keyings } agreements seen
}, { $shares ->
    [one] { $shares } share given.
   *[other] { $shares } shares given.
}
fair-save = Save my receipt
fair-how = Whoever wants to trust neither the server nor this page saves both files and checks them with the program:
# $line — the line of the file
fair-bad-log = The log is damaged or was edited: line { $line } does not fit its check.
fair-wrong-seed = The first number of the server is not the one it had bound itself to.
# $step — which input of the game
fair-wrong-dice = Step { $step }: other dice should have been rolled.
# $nth — which agreement on numbers for the dice
fair-wrong-secret = Agreement { $nth }: the server’s part is not the one it had bound itself to.
fair-wrong-count = Agreement { $nth } is out of order: one is missing or was added.
fair-wrong-commitment = Agreement { $nth }: the server had announced another part before it.
fair-wrong-shares = Agreement { $nth } does not say of each seat in its order what it gave.
fair-wrong-cut = Agreement { $nth } does not say rightly what was taken back.
fair-caught-missing = Agreement { $nth } happened at the table and is not in the log.
fair-caught-keying = Agreement { $nth } is not in the log as it happened at the table.
fair-caught-commitment = Agreement { $nth }: at the table the server had bound itself to something else.
fair-caught-dropped = Agreement { $nth } left out your share, though the server had taken it.
fair-caught-changed = Agreement { $nth } has another share in the place of yours.

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

## What went wrong, where the server says how much

# $count — how many seconds
problem-slow-down-count = { $count ->
    [one] Too often. Wait { $count } second.
   *[other] Too often. Wait { $count } seconds.
}
# $count — how many letters
problem-too-long-count = { $count ->
    [one] This is too long: { $count } letter at most.
   *[other] This is too long: { $count } letters at most.
}
# $count — how many tables
problem-too-many-tables-count = Too many tables: { $count } at a time are allowed, and as many new ones within an hour. Finish or delete one, or wait.
# $count — how many bytes
problem-too-large-count = This is too large: { $count } bytes at most.

## What the house says

# $seat — the seat, $to — who plays now, $from — who played
house-seat-person = { $seat }: { $to } plays from now on.
house-seat-person-for = { $seat }: { $to } plays from now on, { $from } has left.
house-seat-bot = { $seat }: a bot plays from now on.
house-seat-bot-for = { $seat }: a bot plays from now on, { $from } has left.
house-seat-open = { $seat }: the seat is open now.
house-seat-open-for = { $seat }: the seat is open now, { $from } has left.

## What went wrong, where a table is still spoken of without these

problem-not-your-table = That is for the host of the table to decide.
problem-refused = The rules do not allow it.
problem-no-such-choice = There is no such choice now.
problem-paused = The game is paused.
problem-frozen = This game can only be looked at.
problem-finished = The game is already over.
problem-not-started = The game has not begun yet.
problem-already-started = The game has already begun.
problem-seat-taken = This seat is taken.
# $name — who sits there, $hours — how long the game must have waited
problem-seat-held = { $name } plays there and can hand the seat over. You can when the game has waited { $hours } h for them and they are not at the table.
# $names — the others who sit at the table
problem-others-play = Others play here too: { $names }. The table can be deleted once they have given up their seats, and taken out of your list once the game is over.
problem-too-many-tables = You have too many tables. Delete or finish one.
problem-too-long = This is too long.
problem-nothing-said = There are no words in this.
problem-bad-setup = A table cannot be set up like that.
problem-bad-log = This is not a game file, or it is damaged.
problem-secrets = The log still has secrets. The others have been asked to open it.
problem-open-seat = The log stays closed while a seat is open. Wait for somebody, or give the seat to a bot.
problem-log-read = Somebody has read the log of this game and knows what is hidden. Nobody else can sit down here; begin a new game.
problem-share-given = Another share of yours is in for the same dice, and it counts.
problem-slow-down = Too often. Wait a little.
problem-busy = You have too much under way at once: imports, past positions or log files. Wait for one of them.
problem-unavailable = The server is busy or closing. Nothing was done, try again.
problem-cannot-keep = The server cannot save anything right now, so nothing was done. Tables can still be looked at. Try again later.
problem-damaged = The record of this table is damaged. Whoever keeps the server can bring it back from a backup.
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
problem-wrong-host = This server has another address. Open it by its own.
problem-socket-wanted = The server expected another connection.
problem-no-passkeys-here = Passkeys do not work at this address.
problem-passkey-refused = The passkey was not accepted.
problem-full = There are too many guests on the server now.
problem-broken = Something broke on the server. The game is safe, try again.

## A game of earlier rules

# $at — the last step that agrees, $of — how many there are
parted = The rules have changed since this game began. It agrees with them up to step { $at } of { $of }. Changed rules:
parted-play-on = Play on from there
parted-rest = Read the rest
parted-rest-about = What was played after step { $at }, as the log has it.
request-play-on = { $who } asks to play on from the last step that agrees with the changed rules.
