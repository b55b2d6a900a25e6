### 10' to Kill. The table in the browser.

boards-draw = Draw a town of your own
boards-open = Open it in the editor

## Asked aside

why-not-ask = Tap anybody else to hear why not.

## The table before the game

town-unknown =
    { $shape ->
        [built] You build the town yourselves, tile by tile.
       *[random] Nobody knows the town yet. Chance will build it.
    }
draw-board = Draw the town

## The table during a game

opponents = Opponents
points =
    { $count ->
        [one] { $count } prestige point
       *[other] { $count } prestige points
    }
ten-to-kill-result =
    { $winners_you ->
        [yes] { $winners_count ->
            [one] You win.
           *[other] You and { $winners_others } share the win.
        }
       *[no] { $winners_count ->
            [one] { $winners } wins.
           *[other] { $winners } share the win.
        }
    }
ten-to-kill-place =
    You come { $place ->
        [2] second
        [3] third
        [4] fourth
       *[other] in at { $place }
    }.
count-own-ten-to-kill = you
count-why-t6-2 = No hitman is left in play.
count-why-t6-1 = Somebody had no targets left, and the round was finished.
count-why-t6-3 = The last round is over.
count-why-tie = A tie: it goes to whoever lost the hitman last, or never.
count-why-shared = A tie in everything.

## The board

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
crowd = { $place }: who?
hitman = hitman
hitman-gone = lost
target = target
target-gone = gone
your-four = Your four
hitman-state =
    { $how ->
        [killed] hitman killed
        [arrested] hitman arrested
        [mistake] hitman exposed
       *[free] hitman at large
    }
trophy-target = target
trophy-hitman = hitman
trophy-innocent = innocent
trophy-police = policeman
trophy-arrest = arrest
reserve =
    { $count ->
        [0] Every policeman is on the board. The next murder calls one over.
        [one] One policeman is still in reserve.
       *[other] { $count } policemen are still in reserve.
    }
actions-left =
    { $count ->
        [one] last action
       *[other] { $count } actions
    }
count-free = Hitman at large

## The line

line-waiting =
    { $kind ->
        [lay] { $name } lays a tile.
        [flee] { $name } hides the witnesses.
        [post] { $name } calls a policeman.
       *[act] { $name } is thinking.
    }
line-next =
    { $count ->
        [one] { $name } plays, then you.
       *[other] { $name } plays. { $count } turns until yours.
    }
line-move = Your turn. Who moves?
line-move-small = Pick anybody. Or kill. Or ask.
line-move-where = Where does { $piece } go?
line-move-where-small = Any other tile will do.
line-move-sure = Move { $piece } to { $place }?
line-move-hitman = That is your hitman. Look bored.
line-kill = Whom does it concern?
line-kill-small = Lit: everybody your hitman can reach. Only you see this.
line-kill-blind = Name anybody. Nobody will check for you.
line-kill-nobody = Nobody, for now.
line-kill-sure = Kill { $piece }?
line-kill-check = Check before you press
line-kill-check-alone = Your hitman alone, or with the knife?
line-kill-check-police = No policeman there or next to it?
line-kill-worth =
    { $worth ->
        [target] Your target: +1.
        [police] A policeman: −1337. Think again.
       *[other] Not your target: −1, or +3 if it is a hitman.
    }
line-kill-suspects = They will suspect { $list }.
no-kill-lost = Your hitman is out of play.
no-kill-twice = One kill a turn is enough.
no-kill-police = A policeman { $place_at } sees your hitman.
no-kill-company = Your hitman has company { $place_at }, and no victim there.
no-kill-reach = Nobody is within your hitman’s reach.
line-ask = Who do you ask about?
line-ask-small = Anybody standing with a policeman.
line-ask-nobody = Nobody to ask about.
line-ask-nobody-small = First somebody must stand with a policeman.
line-ask-whom = Whose hitman is { $piece }?
line-ask-whom-small = Choose whom to ask. Everybody hears the answer.
line-ask-sure = Ask { $name } about { $piece }?
line-ask-sure-small = Yes is an arrest, +1. No is an action spent.
line-flee = The witnesses flee. You decide where.
line-flee-small = Each to a different tile, none to { $scene }.
line-flee-where = Where does { $piece } run?
line-flee-where-small = Anywhere but { $scene }.
line-flee-sure = Send { $piece } to { $place }?
line-post = A policeman must come to { $place }.
line-post-small = None left in reserve. Pick one from the board.
line-post-sure = Send { $piece } to { $place }?
line-lay = Lay a tile of the town.
line-lay-small = Pick one from the box. A blue edge is for the rifle.
line-lay-where = Where does { $place } go?
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
    .tile-at = at the bakery
place-cinema = Cinema
    .tile = the cinema
    .tile-at = at the cinema
place-park = Park
    .tile = the park
    .tile-at = in the park
place-fountain = Fountain
    .tile = the fountain
    .tile-at = at the fountain
place-metro = Metro
    .tile = the metro
    .tile-at = in the metro
place-rooftop = Rooftop
    .tile = the rooftop
    .tile-at = on the rooftop
place-harbour = Harbour
    .tile = the harbour
    .tile-at = in the harbour
place-bank = Bank
    .tile = the bank
    .tile-at = at the bank
place-museum = Museum
    .tile = the museum
    .tile-at = at the museum
place-hotel = Hotel
    .tile = the hotel
    .tile-at = at the hotel
place-laundry = Laundry
    .tile = the laundry
    .tile-at = in the laundry
place-casino = Casino
    .tile = the casino
    .tile-at = at the casino
place-garage = Garage
    .tile = the garage
    .tile-at = in the garage
place-market = Market
    .tile = the market
    .tile-at = at the market
place-chapel = Chapel
    .tile = the chapel
    .tile-at = in the chapel
place-bar = Bar
    .tile = the bar
    .tile-at = at the bar

## Looking back

owned-by =
    { $role ->
        [hitman] { $name }’s hitman
       *[target] { $name }’s target
    }
