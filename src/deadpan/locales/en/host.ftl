### What the server of the tables says.

refused-no-such-table = There is no table { $what }.
refused-no-such-game = There is no game { $what } at this table.
refused-wrong-token = This link does not belong to anybody at this table.
refused-not-participant = Join the table first.
refused-not-host = Only the host can do that.
refused-not-seated = Only those who have a seat can do that.
refused-seat-taken = Somebody sits there already.
refused-seat-open = Every seat needs a player or a bot before the game can start.
refused-unknown-bot = There is no such bot level.
refused-bad-nickname =
    { $most ->
        [one] A name needs at least one visible character, and { $most } at most.
       *[other] A name needs 1 to { $most } visible characters.
    }
refused-not-in-lobby = That can only be changed before a game starts.
refused-no-question = Nobody is being asked who goes first at this table.
refused-answered-already = That has been answered already; the host can still change it.
refused-nobody-there = Nobody sits there.
refused-not-playing = No game is being played.
refused-not-over = The game is not over yet.
refused-paused = The game is paused.
refused-stood-in = A bot plays for you. Take your seat back first.
refused-out-of-time = Your time is up: a bot chooses for you this time.
refused-removed = The host has removed you from this table.
refused-table-closed = This table is closed: it takes an invitation to come in.
refused-too-many-knocks = Too many people have knocked at this table. Ask for the invitation.
refused-nobody-knocks = Nobody with that number is knocking.
refused-not-let-in = Somebody at the table has to let you in first.
refused-turned-away = You were not let in.
refused-put-out = The host has removed you from this game. You may watch, and ask for your seat.
refused-nobody-asks = Nobody is asking for a seat under that number.
refused-no-say = That is for others to decide.
refused-declined = You have been declined often enough in this game.
refused-played-on = This game comes from a saved game, and whoever brought it may know every hand.
refused-not-of-this-game = Only somebody who plays in this game can host it.
refused-name-taken = Somebody here has that name, or one that looks the same. Choose another.
refused-name-of-a-bot = That is what a bot is called here. Choose another name.
refused-wrong-ticket = This link no longer works: it is good for one time and for ten minutes. Make a new one on the other device.
refused-too-many-tickets = You have moved { $most } times at this table. Stay where you are.
refused-moved = Your place has moved to another device.
refused-not-missing = Nobody is missing from that seat.
refused-knows-too-much = You have had a seat in this game and know its secrets.
refused-not-yourself = You cannot remove yourself.
refused-no-such-person = That person is not at this table.
refused-already-over = The game was already over at that point: there is nothing left to play.
refused-takes-too-long = This game is too long to analyse.
refused-no-such-moment =
    { $most ->
        [one] The record has { $most } choice.
       *[other] The record has { $most } choices.
    }
refused-muted = You have been asked to be quiet.
refused-bad-line =
    { $most ->
        [one] A message has { $most } visible character at most.
       *[other] A message has { $most } visible characters at most.
    }
refused-too-much-said = This table has heard all it can hold.
refused-too-many-changes = This table can hold no more changes. Open a new one.
refused-too-restless = You have changed your name or seat { $most } times at this table. Stay as you are.
refused-too-talkative = You have said { $most } things from the sidelines. Take a seat to say more.
refused-no-hints = There are no hints at this table.
refused-no-hint = No hint comes to mind. Try again.
refused-hello-first = The first message must be a hello.
refused-hello-again = We have said hello already.
refused-too-often = That is too much at once. Wait a moment.
refused-too-many-misses = Too many wrong codes from your address. Wait a few minutes.
refused-too-many-tables = This server has as many tables as it can hold. Try again later.
refused-too-many-made = Too many tables were opened from your address today. Try again later.
refused-too-many-participants = No more people can join this table.
refused-too-many-visitors = No more people can watch right now.
refused-store-failed = The server could not save that. Try again in a moment.
refused-wrong-origin = This request comes from another site.
refused-wrong-host = This server does not go by that name.
refused-no-such-page = There is nothing at this address.
refused-wrong-method = That is not how this address is used.
refused-body-too-big = That is too long.
refused-head-too-big = The head of a request may have at most { $most } bytes.
refused-request-too-slow = The request took too long to arrive.
refused-too-many-fragments = A message may come in at most { $most } pieces.
refused-wrong-media-type = Only JSON is understood here.
refused-malformed-request = The request makes no sense: { $what }.
refused-broken = Something went wrong on the server. Try again.

## Previews of links

preview-home = Deadpan
preview-home-text = Two quiet games about murder, in the browser, with friends and bots.
preview-table = A table at Deadpan
preview-table-text = A game about murder waits for you. No account, no manual, no remorse.
preview-replay = A game to look back at
preview-replay-text = Who did what, step by step, on Deadpan.

## Serving

serve-here = On this machine: { $address }
serve-there = For others on the network: { $address }
serve-data = The tables are kept in { $folder }
serve-stop = Ctrl-C stops the server; every game goes on when it starts again.
refused-cannot-serve = The server cannot start: { $what }.
refused-bad-address = “{ $what }” is not the address of a site: write it like https://play.example.org.
