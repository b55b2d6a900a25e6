### The table besides the game: people, clocks, chat, standings.

## People

people = People
people-here =
    { $count ->
        [one] People: one is here
       *[other] People: { $count } are here
    }
looks-on = watching
muted = muted
nameless =
    { $count ->
        [one] One more is watching incognito.
       *[other] { $count } more are watching incognito.
    }
powers = What you can do about { $name }
mute = Mute
unmute = Unmute
hand-on = Make host
remove = Remove
remove-sure = Remove, really?
removed = You were shown the door
removed-text = The host would rather play without you. Your seat is gone.

## Absent players

stood-in = a bot plays on
missing = { $name } has dropped out.
missing-small = A bot plays on in
missing-extend = Wait longer
missing-skip = Bot, now
stand-in = A bot plays for you.
stand-in-small = It does not know you are back.
take-back = Take my seat back
go-away = Let a bot play for me
watching = You are watching.
watching-small = A bot would give you its chair.
take-over = Take over from a bot
take-over-text = Everybody who plays has to agree. Then you see what the bot has seen, and go on from there.
take-over-seat = Play as { $name }

## Admission, and taking over seats

knocks = { $name } is knocking.
let-in = Let in
let-in-named = Let { $name } in
turn-away = Not now
turn-away-named = Do not let { $name } in
asks = { $name } would like to play for { $seat }.
you-ask = You have asked to play for { $seat }.
asks-agreed = { $agree } of { $count } agreed so far.
ask-no-more = Never mind
agree-named = { $name } may play
decline = Rather not
decline-named = { $name } may not play
put-out = You are out of this game.
put-out-small = The host has given your seat to a bot. You can ask for it back.
ask-back = Ask for my seat
is-out = out of the game
take-in-again = Take back
played-on = Played on from a saved game.
played-on-small = Whoever brought it may know every hand.
knocked = You have knocked
knocked-text = Somebody at table { $code } has to open for { $name }. Leave this page open; it will move on by itself.
turned-away = Nobody opens
turned-away-text = Those at the table would rather stay among themselves.
table-closed = This table is closed
table-closed-text = Table { $code } is there, and that is all it says. Somebody who plays there can send you the invitation.
moved = You have moved
moved-text = You are at table { $code } on another device now. This one is out of the game.
moved-watch = Watch from here

## Pausing and ending

pause = Pause
paused = Paused.
paused-small = Clocks, bots and countdowns stand still.
resume = Resume
line-held =
    { $why ->
        [paused] Paused. Nobody moves.
       *[stand-in] A bot plays for you.
    }
end-game = Ask to end the game
end-game-small = It ends without a score once everybody agrees.
ending =
    { $count ->
        [one] { $names } would like to stop here.
       *[other] { $names } would like to stop here.
    }
ending-small =
    { $agree ->
        [one] { $agree } of { $count } agrees.
       *[other] { $agree } of { $count } agree.
    }
ending-agree = Agree
ending-withdraw = Play on after all
broken-off = Called off
broken-off-small =
    { $because ->
        [length] It went on for too long: a table stops a game that will not end.
       *[consent] By common consent.
    } Nothing counts. The replay knows the rest.

## Clocks

clock-free = Time for this choice
clock-bank = Time for the whole game
seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## Hints and reasons

hint = Hint
hint-thinking = A bot is thinking…
hint-small = A bot would do this. Confirm it, or go back and do better.
why-not = Why not { $what }?

## Settings

which-game = Which game
settings = The evening
setting-none = no limit
setting-choice-seconds = Time for a choice
    .help = After that, their time for the game runs. With none left, a bot chooses.
setting-game-seconds = Time for the game
    .help = What each player has in total, on top of the time per choice.
setting-patience = Patience
    .help = How long to wait for somebody who left before a bot takes over.
setting-hints = Hints
    .help = Whether players may ask a bot what it would do.

## Chat

talk = Talk
talk-nothing = Nobody has said a word. Very professional.
say = Say
say-something = Say something harmless
muted-you = The host has muted you
join-talk = Join in
unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
emotes = Pull a face
emote-deadpan = Deadpan
emote-gasp = Gasp
emote-laugh = Laugh
emote-innocent = Innocent
emote-suspicious = Suspicious
emote-clap = Slow clap
emote-nudge = Nudge whoever is thinking
sound =
    { $on ->
        [yes] Sound when it is your turn: on
       *[no] Sound when it is your turn: off
    }

## Standings

evening = The evening so far
evening-games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
evening-name = Name
evening-played = games
evening-wins = wins
evening-points = points
evening-game =
    { $count ->
        [one] { $game }: { $names }
       *[other] { $game }: { $names } share the win
    }

## Television

tv-link = For a big screen
tv-join = Join at { $site } with the code
tv-soon = Soon
