### What the page says.

## Everywhere

language = Language
theme =
    { $theme ->
        [dark] Night. Click for morning.
        [light] Morning. Click to follow the system.
       *[auto] As the system has it. Click for night.
    }
home = Home
close = Close
cancel = Back
copied = Copied
wrong-number = { $name }: a whole number from { $min } to { $max }, please.
wrong-number-least = { $name }: a whole number, { $min } or more, please.
unreachable = The server does not answer. Try again in a moment.
connecting = Finding the table…
reconnecting = The line is cut. We are on it; nothing is lost.
no-table = No such table
no-table-text = Nobody sits at { $code }. Deserted tables are cleared away after a while.
no-page = Nothing here
no-page-text = There is nothing at this address, and nobody saw anything.
no-game = No such game
no-game-text = There is no game by that name. These are the ones we have:
rules-which = Which game?
no-how = This game has no picture guide.
how-written = How to play it, in its own words.
no-first = This game has no guided first game.
screen-too-new = This game’s screen was made for another version of this page. Load the page again; if that does not help, the game or the server needs updating.
screen-unreachable = This game’s screen did not arrive. Load the page again.
screen-broken = Something went wrong on this game’s screen. Load the page again; the table has kept the game.

## Home

home-tagline = Two quiet games about murder.
home-promise = No account, no manual, no remorse.
join-question = Got a code from a friend?
join-button = Join
join-unknown = There is no table { $code }. Check the code, or ask your friend.
my-games = Your games
kept-your-turn = Your turn
kept-their-turn =
    { $count ->
        [0] The game goes on
       *[other] { $names }’s turn
    }
kept-lobby = Not started yet
kept-unknown = Go there
kept-unavailable = Cannot be opened now
kept-won = You won
kept-lost =
    { $count ->
        [0] Over
       *[other] { $names } won
    }
kept-broken-off = Called off
kept-gone = No longer there
kept-damaged =
    { $count ->
        [one] One entry of this list was damaged and is gone. The rest is here.
       *[other] { $count } entries of this list were damaged and are gone. The rest is here.
    }
play-now = Play now
make-table = Open a table
plain-facts = { $same ->
    [yes] { $most } players
   *[no] { $least } to { $most } players
}
how-title = How to play
how-link = How to play { $game }
rules-title = All the rules
rules-of = All the rules of { $game }
rule-number = Rule { $rule }
credits-title = Credits

## The table before the game

lobby-title = { $game }, table { $code }
invitation = You are invited to
share-invitation = Scan it or send it: anybody with this link comes straight in. With the code alone, they knock.
share-knock-code = Anybody with this link can watch, and knock to be let in.
share-closed-code = This link opens nothing without the invitation.
share-open = Scan it, type it or send it. Anybody with the link or the code can come in.
door = Who may come
door-knock = whoever we let in
    .help = The invitation lets people straight in; with the code they knock.
door-open = everybody
    .help = The code is enough.
door-closed = only the invited
    .help = Others learn that the table is there, and nothing more.
new-invitation = New invitation
    .help = The old link stops working.
knock = Knock
copy-link = Copy the link
qr = QR code of this table’s address
seats = Who plays
how-many = Players
fewer = One fewer
more = One more
seat-open = Empty chair
seat-open-small = for a person or a bot
seat-number = seat { $number }
welcome-from = { $name } invites you to { $game }
welcome-to = You are invited to { $game }
sit-down = Sit down
sit = Sit here
stand = Stand up
add-bot = Bot
bot-strength = Bot level
bot-level =
    { $level ->
        [random] bot, at random
        [sampler] bot, by trial
        [easy] bot, easy
        [normal] bot, sly
        [hard] bot, ruthless
       *[other] bot, { $level }
    }
you = you
host = host
away = away
empty-seat = Empty { $name }’s seat
swap = Swap seats { $a } and { $b }
your-name = Your name
spectators =
    { $count ->
        [one] { $count } watching
       *[other] { $count } watching
    }
fill-with-bots =
    { $count ->
        [one] A bot for the empty chair
       *[other] Bots for the { $count } empty chairs
    }
start = Start
start-not-yet =
    { $count ->
        [one] One chair is empty
       *[other] { $count } chairs are empty
    }
first-player = First player token
begins = { $name } goes first.
begins-open = One press answers. If nobody presses, chance decides.
begins-chance = Chance decides.
begins-by-chance = Let chance decide
begins-asked = { $who }: the table answers
begins-turn = the next seat each time
begins-next = Next time { $name } goes first.
wait-host = The host starts once everybody is seated.
house-rules = House rules
preset-sets = { $option }: { $value }
host-decides = Set by the host.

## The table during a game

table-named = Table { $code }
move-seat = Continue on another device
move-seat-small = Your seat moves there, and leaves this device.
move-ticket = Make a link
move-ticket-small = Open it on the other device. It works once, within ten minutes.
move-qr = QR code that brings your seat to another device
copy-seat-link = Copy the link to my seat
other-places = Your other places here
other-place = another place
be-again = Continue as { $name }
another-place = This link is another seat
another-place-text = In this browser you already have a place at table { $code }. The link would make you somebody else there. Your own place is kept here.
another-place-stay = Stay who I am
another-place-go = Take the link’s seat
ticket-worthless = This link leads nowhere
to-table = To table { $code }
fast-bots = Fast bots, for the impatient
reminder = Reminder sheet
reminder-short = Reminder
views = Views
log = What happened
log-points = Shows on the board what it is about.
log-events = Event by event ({ $count })
log-short = Log
own-name = Your name at this table
own-name-keep = Keep
leave-for-new = New game
watch-fast = Watch fast
recap = Since your last turn
recap-nothing = Nothing worth telling.
own-card = What happened to you
beat-next = Go on
beat-last = Catch up
pace = How fast you are told what happens
pace-of =
    { $pace ->
        [calm] Calmly
        [brisk] Briskly
       *[normal] Normally
    }
actions = Actions
cover = Cover
uncover = Uncover
covered = Covered
line-covered = Your secrets are covered.
line-covered-small = Uncover them to go on.
rematch = Rematch
to-lobby = Change seats or rules
rematch-by-host = The host can start a rematch.
record = Download the game
count = Final score
count-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
count-sub = Everything is turned face up. Nobody looks surprised.
winner = winner
whom = Whom to ask
table = Table
your-turn = Your turn
only-you = Between us:

## The line

line-sent = So be it.
line-over = It is over.
line-watching = You are watching. You see what everybody sees.

## Credits

credits-games = Deadpan plays { $games } by their published rules, with its own words and drawings.
credits-pictures = Pictures and type
credits-emoji = animals, people, the policeman
credits-signs = signs and weapons
credits-type = every letter
credits-code = Code in the page
credits-page = the page itself
credits-words = three languages
credits-qr = the QR code
credits-licence = Deadpan itself is free software under the MIT licence.
