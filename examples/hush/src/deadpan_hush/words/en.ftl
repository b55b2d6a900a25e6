### Hush

hush-title = Hush

## What happens

hush-started =
    The game begins. { $first_you ->
        [yes] You go
       *[no] { $first } goes
    } first.
hush-dealt =
    { $seat_you ->
        [yes] You look
       *[no] { $seat } looks
    } at a card: { $card }.
hush-drawn =
    { $by_you ->
        [yes] You draw
       *[no] { $by } draws
    } a card: { $card }.
hush-played =
    { $by_you ->
        [yes] You play
       *[no] { $by } plays
    } { $card }.
hush-guessed =
    { $by_you ->
        [yes] You play 1 and say that { $whom } holds { $card }.
       *[no] { $by } plays 1 and says that { $whom_you ->
            [yes] you hold
           *[no] { $whom } holds
        } { $card }.
    } { $right ->
        [yes] Right: { $whom_you ->
            [yes] you are
           *[no] { $whom } is
        } out.
       *[no] Wrong.
    }
hush-ended =
    The game is over. { $winners_you ->
        [yes] { $winners_count ->
            [one] You win.
           *[other] You and { $winners_others } share the win.
        }
       *[no] { $winners_count ->
            [one] { $winners } wins.
           *[other] { $winners } share the win.
        }
    }

## What one can do

hush-do-play = play a card
hush-do-guess = play 1 and guess

## Set-ups that will not do

hush-refused-hand-count = For { $seats } players, { $where } has { $count }.
hush-refused-wrong-deck = These are not the cards of the game: the numbers from 1 to { $highest }, each { $copies } times.
hush-refused-no-first = Nobody sits there to begin: { $where }; { $seats } play, counted from 0.
hush-refused-wrong-option-first = The option “first” is “random” or a seat; { $seats } play, counted from 0.

## Options

hush-option-highest = Highest card
    .help = The numbers go from 1 to this one.
hush-option-copies = Copies
    .help = How many cards show each number.
hush-option-first = First player
    .help = The seat that begins.
hush-option-first-random = random

## What the table shows

hush-field-hand = In hand
hush-field-hands = Hand
hush-field-played = Played
hush-field-out = Out
hush-field-pile = Pile
hush-field-turn = Turn
hush-field-card = Card
