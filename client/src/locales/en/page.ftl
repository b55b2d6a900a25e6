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
wrong-number = { $name }: a whole number from { $min } to { $max }.
wrong-number-least = { $name }: a whole number, at least { $min }.
unreachable = The server does not answer. Try again in a moment.
connecting = Finding the table…
reconnecting = The line is cut. We are on it; nothing is lost.
no-table = No such table
no-table-text = Nobody sits at { $code }. Tables that nobody visits are cleared away after a while.
no-game = No such game
no-game-text = There is no game of this name here. These are the games that we have:
rules-which = Which game is it about?
no-how = This game comes without pictures that explain it.
no-first = This game has no guided first game.
screen-too-new = The screen of this game was made for another version of this page. Load the page again; if that does not help, the game or the server has to be updated.
screen-unreachable = The screen of this game did not arrive. Load the page again.

## Home

home-tagline = Two quiet games about murder.
home-promise = No account, no manual, no remorse.
join-question = A friend sent you a code?
join-button = Join
join-unknown = There is no table { $code }. Check the code, or ask your friend.
play-now = Play now
make-table = Make a table
house-line = Everybody saw it. Nobody knows who.
house-facts = 2 to 4 players · 10 minutes · from 10 years
family-line = The Death family. At worst, you die.
family-facts = 3 to 8 players · 15 to 30 minutes · from 10 years
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
invitation-text = Scan it, type it or send it. Whoever has the link can watch; a seat is taken by name.
copy-link = Copy the link
qr = QR code of this table's address
seats = Who plays
how-many = How many play
fewer = One fewer
more = One more
seat-open = Empty chair
seat-open-small = for a person or a bot
seat-number = seat { $number }
sit = Sit here
stand = Stand up
add-bot = Bot
bot-strength = How good the bot is
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
empty-seat = Empty the seat of { $name }
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
start = Begin
start-not-yet =
    { $count ->
        [one] One chair is empty
       *[other] { $count } chairs are empty
    }
first-player = First player token
begins = { $name } begins.
begins-open = One press answers. If nobody presses, chance decides.
begins-chance = Chance decides.
begins-by-chance = Let chance decide
begins-asked = { $who }: the table is asked
begins-turn = the next seat each time
begins-next = Next time { $name } begins.
wait-host = The host begins when everybody sits.
house-rules = House rules
preset-sets = { $option }: { $value }
host-decides = The host decides these.
town-unknown =
    { $shape ->
        [built] You lay the town yourselves, tile by tile.
       *[random] Nobody knows the town yet. Chance will build it.
    }
draw-board = Draw the town

## The table during a game

table-named = Table { $code }
table-watch = This link lets anybody watch. It gives no seat away.
move-seat = Go on with another device
move-seat-small = This link is your seat. Give it to nobody.
copy-seat-link = Copy my own link
fast-bots = Fast bots, for the impatient
reminder = Reminder sheet
reminder-short = Reminder
views = Views
log = What happened
log-points = Shows on the board what it speaks of.
log-short = Log
actions = Actions
opponents = Opponents
points =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
cover = Cover
uncover = Uncover
covered = Covered
line-covered = What is yours is covered.
line-covered-small = Uncover it to go on.
rematch = Rematch
to-lobby = Change seats or rules
rematch-by-host = The host can call a rematch.
record = Download the record
count = The count
count-winner =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share it.
    }
count-sub = Everything is turned face up. Nobody looks surprised.
count-why-hitmen = No hitman is left in play.
count-why-targets = Somebody had no target left, and the round was finished.
count-why-rounds = The last round is over.
count-why-tie = A tie: it goes to the one who lost the hitman last, or never.
count-why-shared = A tie in everything.
count-why-last = The last one alive wins, whatever the balance.
count-why-reckoning = Everybody shows their balance: zero or less is out, the highest wins.
winner = winner
whom = Whom

## 10' to Kill: the board

board = Board
round =
    { $last ->
        [yes] Round { $round }, the last
       *[no] Round { $round }
    }
case-file = Case file
character = Character
verdict-o = can be
verdict-x = cannot
verdict-k = proved
your-marks = ? ! × your marks
own-mark = your mark { $mark }
police-short = Police
your-hitman = your hitman
suspect = suspect
sniper-tile = sniper tile
can-go-here = can go here
opening = column { $column }, row { $row }
tile-box = Tiles in the box
crowd = Who, on the tile { $place }?
hitman = hitman
hitman-gone = lost
target = target
target-gone = gone
your-four = Your four
hitman-state =
    { $how ->
        [killed] hitman killed
        [arrested] hitman arrested
        [mistake] hitman given away
       *[free] hitman at large
    }
trophy-target = target
trophy-hitman = hitman
trophy-innocent = innocent
trophy-police = policeman
trophy-arrest = arrest
reserve =
    { $count ->
        [0] Every policeman is out. The next scene takes one of them.
        [one] One policeman is still in reserve.
       *[other] { $count } policemen are still in reserve.
    }
actions-left =
    { $count ->
        [one] last action
       *[other] { $count } actions
    }
count-free = Hitman at large

## 10' to Kill: the line

line-sent = So be it.
line-over = It is over.
line-watching = You are watching. You see what everybody sees.
line-waiting =
    { $kind ->
        [lay] { $name } lays a tile.
        [flee] { $name } hides the witnesses.
        [post] { $name } calls a policeman.
       *[act] { $name } is thinking.
    }
line-move = It is your turn. Who moves?
line-move-small = Pick anybody, or choose to kill or to ask.
line-move-where = Where does { $piece } go?
line-move-where-small = Any other tile will do.
line-move-sure = Move { $piece } to { $place }?
line-move-hitman = That is your hitman. Look bored.
line-kill = Whom does it concern?
line-kill-small = Lit: those your hitman can reach now. Only you see this.
line-kill-blind = Anybody can be named. Nobody checks for you.
line-kill-nobody = Nobody, for now.
line-kill-sure = Kill { $piece }?
line-kill-check = Check before you press
line-kill-check-alone = Your hitman alone, or with the knife?
line-kill-check-police = No policeman there or adjacent?
line-kill-worth =
    { $worth ->
        [target] Your target: +1.
        [police] A policeman: −1337. Think again.
       *[other] Not your target: −1, or +3 if it is a hitman.
    }
line-kill-suspects = They will suspect { $list }.
no-kill-lost = Your hitman is out of play.
no-kill-twice = One kill a turn is enough.
no-kill-police = A policeman at { $place } sees your hitman.
no-kill-company = Your hitman has no reason to act: not alone at { $place }, and no victim there.
no-kill-reach = Nobody is within reach of your hitman.
line-ask = About whom do you ask?
line-ask-small = Anybody who stands with a policeman.
line-ask-nobody = Nobody can be asked about.
line-ask-nobody-small = A question needs somebody who stands with a policeman.
line-ask-whom = Whose hitman is { $piece }?
line-ask-whom-small = Choose whom to ask. The answer is heard by all.
line-ask-sure = Ask { $name } about { $piece }?
line-ask-sure-small = Yes is an arrest, +1. No is an action spent.
line-flee = The witnesses flee. You send them.
line-flee-small = Each to a tile of its own, none to { $scene }.
line-flee-where = Where does { $piece } run?
line-flee-where-small = Anywhere but { $scene }.
line-flee-sure = Send { $piece } to { $place }?
line-post = A policeman must come to { $place }.
line-post-small = None is left in reserve. Pick one from the board.
line-post-sure = Send { $piece } to { $place }?
line-lay = Lay a tile of the town.
line-lay-small = Pick one from the box. A blue edge serves the rifle.
line-lay-where = Where does { $place } lie?
line-lay-sure = Lay { $place } there?
act-move = Move
act-kill = Kill
act-investigate = Ask
do-move = Move { $piece }
do-kill = Kill { $piece }
do-ask = Ask { $name }
do-flee = Send { $piece } to { $place }
do-post = Send { $piece } to { $place }
do-lay = Lay { $place }

## Places

place-bakery = Bakery
    .tile = the bakery
place-cinema = Cinema
    .tile = the cinema
place-park = Park
    .tile = the park
place-fountain = Fountain
    .tile = the fountain
place-metro = Metro
    .tile = the metro
place-rooftop = Rooftop
    .tile = the rooftop
place-harbour = Harbour
    .tile = the harbour
place-bank = Bank
    .tile = the bank
place-museum = Museum
    .tile = the museum
place-hotel = Hotel
    .tile = the hotel
place-laundry = Laundry
    .tile = the laundry
place-casino = Casino
    .tile = the casino
place-garage = Garage
    .tile = the garage
place-market = Market
    .tile = the market
place-chapel = Chapel
    .tile = the chapel
place-bar = Bar
    .tile = the bar

## Au pire tu meurs: the table

table = Table
turn-none = Opening
turn = Turn { $number }
your-turn = Your turn
yourself = yourself
your-life = Your life
your-hand = Your hand
years-to-live = years to live
years-left = years left
years-if =
    { $count ->
        [one] { $count } if you take it
       *[other] { $count } if you take it
    }
own-up = Nobody has to own up.
nothing-yet = Nothing has happened to you yet.
status-alive = alive, officially
status-spectre = spectre
status-out = out
cards-in-hand =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
last-from = the last from { $name }
cards-in-life =
    { $count ->
        [one] { $count } card in the life pile
       *[other] { $count } cards in the life pile
    }
pile =
    { $count ->
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }
draw-pile = draw pile
way-round = Play goes anticlockwise: next is whoever sits to your right.
just-drawn = new
accuse-now = accuse somebody of being dead
accuse-later = opens on your turn
accuse-soon = not while somebody answers
accuse-nobody = nobody is left to accuse
accuse-out = not from where you are
end-turn = End the turn
only-you = Between us:
notebook = Notebook
note-cards = Surely there: { $list }.
note-nothing = No card is certain.
note-is = It is { $name }.
note-can-be = One of { $list }.
note-anybody =
    { $count ->
        [one] { $count } character is possible.
       *[other] { $count } characters are possible.
    }
own-words = Your own words
own-words-hint = Who smiles too much?
count-held = Still in hand: { $list }.

## Au pire tu meurs: the line

line-sent-small = Now a moment of nothing, for everybody.
pire-waiting =
    { $kind ->
        [identity] { $name } considers being somebody else.
        [answer] { $name } may have an answer.
        [prize] { $name } picks the prize.
        [retaliate] { $name } was alive, and minds.
        [haunt] { $name } haunts the living.
       *[act] { $name } is thinking.
    }
pire-asked =
    { $kind ->
        [identity] A character came. Who are you?
        [answer] Do you answer?
        [prize] You won the duel.
        [retaliate] You were alive all along.
       *[haunt] You are dead. Make the best of it.
    }
pire-play = Your turn. Play a card.
pire-play-small = One card, no more, no less. The red button is free.
pire-played = Done. Anything else?
pire-played-small = Accuse somebody, or end the turn.
pire-nothing = Nothing in your hand can be played.

## Au pire tu meurs: the window

identity-title = { $name } wants your place
identity-text =
    { $sign ->
        [more] { $years } more years to live. What fell on you stays.
        [less] { $years } fewer years to live. What fell on you stays.
       *[same] Just as many years to live. What fell on you stays.
    }
identity-take = Become { $name }
identity-leave = Remain { $name }
blow-title = { $name } gives you: { $card }
blow-text =
    { $count ->
        [one] { $count } year of yours, unless you answer.
       *[other] { $count } years of yours, unless you answer.
    }
answer-reverse = Send it back
answer-take = Take it
sudden-title = Out. Just like that.
sudden-text = { $name } plays sudden death on you. Only a miracle helps.
answer-miracle = A miracle
answer-die = Die politely
prize-title = A prize for { $name }
prize-text =
    { $from ->
        [life] Pick a hit from your own life pile for the loser.
        [either] Pick a hit for the loser: from your hand or from your own life pile.
       *[hand] Pick a hit from your hand for the loser.
    }
prize-none-text = You hold no hit. You are asked all the same.
prize-none = Nothing to give
retaliate-title = { $name } called you dead
retaliate-text = Pick a hit from your life pile. It moves to theirs.
haunt-title = Haunt somebody
haunt-text = Pick a hit from your life pile, then a living player.
haunt-rest = Rest in peace: no more turns
give-to = Give the { $card } to { $name }
deed-accuse = { $names }: you’re dead!
deed-accuse-whom = Who is dead?
deed-accuse-text = Right, and they are out. Wrong, and one of their hits is yours.
do-accuse = You’re dead!
deed-blow = Give the { $card } to { $names }?
deed-blow-whom = Give it to whom?
deed-blow-text = Face down. Only the two of you will know.
do-blow = Give it to { $names }
deed-duel = A duel with { $names }?
deed-duel-whom = A duel with whom?
deed-duel-text = Whoever has suffered more wins, and gives the other a hit.
do-duel = Duel with { $names }
deed-punition = Punish { $names }?
deed-punition-whom = Punish whom?
deed-punition-text = A random card of their hand falls on themselves.
do-punition = Punish { $names }
deed-mort-subite = Sudden death for { $names }?
deed-mort-subite-whom = Sudden death for whom?
deed-mort-subite-text = Out of the game, unless there is a miracle.
do-mort-subite = Sudden death
deed-jouvence = Grow younger?
deed-jouvence-text = The years go on your own pile. Everybody sees it.
do-jouvence = Grow younger
deed-transfert = Take the { $take } back?
deed-transfert-whom = Which card comes back to your hand?
deed-transfert-text = The others see that you take one, not which.
do-transfert = Take the { $take }
deed-pioche = Bury the { $take }?
deed-pioche-whom = Which card is buried?
deed-pioche-text = It goes under the draw pile, unseen.
do-pioche = Bury the { $take }
deed-switch = Exchange { $names }?
deed-switch-whom =
    { $count ->
        [one] And with whom?
       *[other] Which two exchange who they are?
    }
deed-switch-text = Characters change hands, life piles stay.
do-switch = Exchange { $names }

## Au pire tu meurs: what is written on the cards

card-text-pepin = Five years off somebody.
card-text-accident = Ten years off somebody.
card-text-cata = Twenty years off somebody.
card-text-duel = The higher sum of hits wins, and adds one.
card-text-reverse = Answer: a hit goes back. No, you.
card-text-punition = A random card of theirs falls on them.
card-text-mort-subite = Somebody is out. Just like that.
card-text-miracle = Answer: stops a Mort Subite.
card-text-jouvence = Years added, for you.
card-text-transfert = One card of your life pile, back to hand.
card-text-pioche = A life pile card goes under the draw pile.
card-text-switch = Two players swap characters.

## Credits

credits-games = Deadpan plays 10' to Kill and Au pire tu meurs after their published rules, with its own words and drawings.
credits-boxes = 10' to Kill is published by La Boîte de Jeu, who thank Pauline Détraz in the rulebook; so do we. Au pire tu meurs is at home at www.aupiretumeurs.com.
credits-pictures = Pictures and type
credits-emoji = animals, people, the policeman
credits-signs = signs and weapons
credits-type = all the letters
credits-own = We drew these four, the sixteen places and the rest ourselves.
credits-code = Code in the page
credits-page = the page itself
credits-words = three languages
credits-qr = the QR code
credits-licence = Deadpan itself is free software under the MIT licence.
