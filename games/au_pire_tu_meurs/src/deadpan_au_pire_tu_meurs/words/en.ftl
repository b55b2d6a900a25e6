### Au pire tu meurs. The names of the cards are the box's own, in every language.

au-pire-tu-meurs-title = Au pire tu meurs

## Names

card-pepin = Pépin
card-accident = Accident
card-cata = Cata
card-duel = Duel
card-reverse = Reverse
card-punition = Punition
card-mort-subite = Mort Subite
card-miracle = Miracle
card-jouvence = Jouvence
card-transfert = Transfert
card-pioche = Pioche
card-switch = Switch
card-zack = Zack
    .role = the baby
    .full = Zack ({ card-zack.role })
card-felicity = Felicity
    .role = nearly a teenager
    .full = Felicity ({ card-felicity.role })
card-zoe = Zoe
    .role = the teenager
    .full = Zoe ({ card-zoe.role })
card-jody = Jody
    .role = the mother
    .full = Jody ({ card-jody.role })
card-joshua = Joshua
    .role = the father
    .full = Joshua ({ card-joshua.role })
card-franck = Franck
    .role = the uncle
    .full = Franck ({ card-franck.role })
card-archibald = Archibald
    .role = the grandfather
    .full = Archibald ({ card-archibald.role })
card-anibal = Anibal
    .role = the dog
    .full = Anibal ({ card-anibal.role })

source-hand = from your hand
source-life = from your own life pile

## What happens

au-pire-tu-meurs-started =
    The game begins. { $first_you ->
        [yes] You go
       *[no] { $first } goes
    } first.
au-pire-tu-meurs-dealt =
    { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } { $character_full }. In hand: { $hand_count ->
        [0] nothing
       *[other] { $hand }
    }.{ $life_count ->
        [0] { "" }
       *[other] { " " }On the life pile: { $life }.
    }
au-pire-tu-meurs-character-came =
    { $drawn ->
        [yes] { $seat_you ->
            [yes] You draw
           *[no] { $seat } draws
        } a character.
       *[no] { $seat_you ->
            [yes] You were
           *[no] { $seat } was
        } dealt a character.
    }
au-pire-tu-meurs-character-seen = It is { $card_full }.
au-pire-tu-meurs-settled =
    { $taken ->
        [yes] { $by_you ->
            [yes] You become
           *[no] { $by } becomes
        } somebody else. The old character goes under the draw pile.
       *[no] { $by_you ->
            [yes] You decline.
           *[no] { $by } declines.
        } The character goes under the draw pile.
    }
au-pire-tu-meurs-turn-began =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }’s
    } turn.
au-pire-tu-meurs-drawn =
    { $by_you ->
        [yes] You draw
       *[no] { $by } draws
    } a card.
au-pire-tu-meurs-card-drawn = It is { $card }.
au-pire-tu-meurs-given =
    { $by_you ->
        [yes] You give
       *[no] { $by } gives
    } { $to_you ->
        [yes] you
       *[no] { $to }
    } a card{ $has_from ->
        [yes] { " " }from { $by_you ->
            [yes] your
           *[no] { $by }’s
        } own life pile
       *[no] { "" }
    }, face down.
au-pire-tu-meurs-haunted =
    { $by_you ->
        [yes] From beyond, you give
       *[no] { $by }, no longer with us, gives
    } { $to_you ->
        [yes] you
       *[no] { $to }
    } a card, face down.
au-pire-tu-meurs-blow-seen =
    { $to_you ->
        [yes] You get
       *[no] { $to } gets
    } { $card }.
au-pire-tu-meurs-answered =
    { $has_card ->
        [yes] { $by_you ->
            [yes] You answer
           *[no] { $by } answers
        } with { $card }.
       *[no] { $by_you ->
            [yes] You let
           *[no] { $by } lets
        } it happen.
    }
au-pire-tu-meurs-landed =
    The card lands on { $on_you ->
        [yes] your
       *[no] { $on }’s
    } life pile.
au-pire-tu-meurs-rejuvenated =
    { $by_you ->
        [yes] You feel
       *[no] { $by } feels
    } younger: a Jouvence.
au-pire-tu-meurs-played =
    { $by_you ->
        [yes] You play
       *[no] { $by } plays
    } { $card }{ $on_count ->
        [0] { "" }
       *[other] { " " }on { $on_you ->
            [yes] { $by_you ->
                [yes] yourself
               *[no] you
            }{ $on_count ->
                [one] { "" }
               *[other] { " " }and { $on_others }
            }
           *[no] { $on }
        }
    }.
au-pire-tu-meurs-duelled =
    { $by_you ->
        [yes] You and { $on } compare your misfortunes.
       *[no] { $on_you ->
            [yes] { $by } and you compare your misfortunes.
           *[no] { $by } and { $on } compare their misfortunes.
        }
    } { $has_winner ->
        [yes] { $winner_you ->
            [yes] You are worse off, and win.
           *[no] { $winner } is worse off, and wins.
        }
       *[no] A draw.
    }
au-pire-tu-meurs-sums-shown =
    Years of misfortune: { $own } for { $by_you ->
        [yes] you
       *[no] { $by }
    }{ $has_own_blows ->
        [yes] { $own_blows_count ->
            [0] { "" }
           *[other] { " " }({ $own_blows })
        }
       *[no] { "" }
    }, { $other } for { $on_you ->
        [yes] you
       *[no] { $on }
    }{ $has_other_blows ->
        [yes] { $other_blows_count ->
            [0] { "" }
           *[other] { " " }({ $other_blows })
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-no-prize =
    { $by_you ->
        [yes] You have
       *[no] { $by } has
    } no hit to give. { $to_you ->
        [yes] You are
       *[no] { $to } is
    } lucky.
au-pire-tu-meurs-punished =
    A random card from { $seat_you ->
        [yes] your hand lands on your own life pile.
       *[no] { $seat }’s hand lands on { $seat }’s own life pile.
    }
au-pire-tu-meurs-punishment-seen = It is { $card }.
au-pire-tu-meurs-card-taken =
    { $by_you ->
        [yes] You take
       *[no] { $by } takes
    } back { $card }.
au-pire-tu-meurs-card-buried =
    { $by_you ->
        [yes] You bury
       *[no] { $by } buries
    } { $card } under the draw pile.
au-pire-tu-meurs-characters-seen =
    { $seats_you ->
        [yes] You and { $seats_others } have changed places: { $cards_full }.
       *[no] { $seats } are now { $cards_full }, in that order.
    }
au-pire-tu-meurs-spared =
    { $seat_you ->
        [yes] You survive, and keep
       *[no] { $seat } survives, and keeps
    } the Mort Subite.
au-pire-tu-meurs-accused =
    { $by_you ->
        [yes] You tell { $whom }:
       *[no] { $whom_you ->
            [yes] { $by } tells you:
           *[no] { $by } to { $whom }:
        }
    } “You’re dead!”
au-pire-tu-meurs-balance-shown =
    { $whom_you ->
        [yes] You show
       *[no] { $whom } shows
    } { $by_you ->
        [yes] you
       *[no] { $by }
    } a balance of { $years ->
        [one] { $years } year
       *[other] { $years } years
    }{ $has_character ->
        [yes] : { $character_full }. On the life pile: { $life_count ->
            [0] nothing
           *[other] { $life }
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-retaliated =
    { $by_you ->
        [yes] You are alive, and pass
       *[no] { $by } is alive, and passes
    } { $to_you ->
        [yes] you
       *[no] { $to }
    } a card from { $by_you ->
        [yes] your
       *[no] the
    } life pile.
au-pire-tu-meurs-no-retaliation =
    { $by_you ->
        [yes] You are alive, but have
       *[no] { $by } is alive, but has
    } no hit to pass on.
au-pire-tu-meurs-eliminated =
    { $seat_you ->
        [yes] You are
       *[no] { $seat } is
    } out: { $how ->
        [accused] caught dead
        [mort-subite] sudden death
       *[reckoning] no years left at the final count
    }.
au-pire-tu-meurs-faded =
    { $seat_you ->
        [yes] You have
       *[no] { $seat } has
    } nothing left to haunt with.
au-pire-tu-meurs-rested =
    { $by_you ->
        [yes] You rest
       *[no] { $by } rests
    } in peace: no more turns, and the life pile stays.
au-pire-tu-meurs-revealed =
    { $seat_you ->
        [yes] You were
       *[no] { $seat } was
    } { $character_full }. Balance: { $years ->
        [one] { $years } year
       *[other] { $years } years
    }. In hand: { $hand_count ->
        [0] nothing
       *[other] { $hand }
    }. On the life pile: { $life_count ->
        [0] nothing
       *[other] { $life }
    }.
au-pire-tu-meurs-ended =
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

## What several events say together, and what they mean for the reader

au-pire-tu-meurs-beat-out = From your next turn on you haunt the living, as long as there are hits on your life pile.
au-pire-tu-meurs-beat-swapped = You are now { $mine_full }, { $whom } is { $theirs_full }.

## What one can do

au-pire-tu-meurs-do-identity = decide who to be
au-pire-tu-meurs-do-play = play a card
au-pire-tu-meurs-do-answer = answer
au-pire-tu-meurs-do-prize = hit the loser
au-pire-tu-meurs-do-accuse = “You’re dead!”
au-pire-tu-meurs-do-retaliate = retaliate
au-pire-tu-meurs-do-haunt = haunt
au-pire-tu-meurs-do-rest = rest
au-pire-tu-meurs-do-end = end the turn

## What one cannot do

au-pire-tu-meurs-refused-not-in-hand = Not in your hand: { $card }.
au-pire-tu-meurs-refused-only-an-answer = { $card } can only be played as an answer.
au-pire-tu-meurs-refused-played-already = One card a turn is enough.
au-pire-tu-meurs-refused-card-owed = Play a card first: you hold one that can be played.
au-pire-tu-meurs-refused-aim-one = { $card } needs somebody to aim at.
au-pire-tu-meurs-refused-aim-two = { $card } needs two players to swap.
au-pire-tu-meurs-refused-aim-none = { $card } aims at nobody.
au-pire-tu-meurs-refused-aim-nobody = Nobody sits in seat { $what }.
au-pire-tu-meurs-refused-aim-out = { $seat } is out of the game.
au-pire-tu-meurs-refused-aim-yourself = { $card } is for somebody else.
au-pire-tu-meurs-refused-aim-twice = { $seat } cannot swap with { $seat }.
au-pire-tu-meurs-refused-take-one = { $card } needs a card from your own life pile.
au-pire-tu-meurs-refused-not-on-life-pile = Not on your life pile: { $card }.
au-pire-tu-meurs-refused-empty-hand = { $seat } has no cards left to be punished with.
au-pire-tu-meurs-refused-not-a-blow = { $card } takes no years off anybody.
au-pire-tu-meurs-refused-prize-owed = You have a hit to give. It goes to the loser.
au-pire-tu-meurs-refused-prize-from = Say where the hit comes from: your hand or your life pile.
au-pire-tu-meurs-refused-prize-not-from = At this table it is settled where the hit comes from.
au-pire-tu-meurs-refused-no-rest = Spectres do not rest at this table.
au-pire-tu-meurs-refused-no-answer = { $card } is not an answer to this.
au-pire-tu-meurs-refused-accuse-yourself = Nobody has to own up.
au-pire-tu-meurs-refused-accused-already = { $whom } was accused already. Once is all you have until your next turn.

## Set-ups that will not do

au-pire-tu-meurs-refused-hands-too-big = Not enough cards: at most { $most } each.
au-pire-tu-meurs-refused-wrong-option-first = The option “first” is “random” or a seat number: { $seats } players, numbered from 0.
au-pire-tu-meurs-refused-unknown-card = There is no card “{ $what }”: { $where }.
au-pire-tu-meurs-refused-character-count =
    { $count ->
        [one] There is { $count } character
       *[other] There are { $count } characters
    } for { $seats } players.
au-pire-tu-meurs-refused-not-a-character = { $card } is not a character: { $where }.
au-pire-tu-meurs-refused-row-count = One entry for each player: { $where } has { $count }, and { $seats } play.
au-pire-tu-meurs-refused-character-in-life-pile = { $card } is a character and lies under a life pile, not on it: { $where }.
au-pire-tu-meurs-refused-too-many-cards = Too many of one card: { $card } appears here { $count } times, and there are { $most }.
au-pire-tu-meurs-refused-out-of-table = There is no seat { $what } ({ $seats } players, numbered from 0): { $where }.
au-pire-tu-meurs-refused-out-twice = { $seat } is out twice: { $where }.
au-pire-tu-meurs-refused-hand-of-the-dead = { $seat } is out, and those who are out hold no cards: { $where }.
au-pire-tu-meurs-refused-nobody-lives = Nobody is left to play.
au-pire-tu-meurs-refused-no-first = There is no such seat to go first: { $seats } players, numbered from 0.
au-pire-tu-meurs-refused-first-is-out = { $seat } is out and cannot go first.

## Options

au-pire-tu-meurs-option-jouvence_years = Years per Jouvence
    .help = How many years each one adds.
au-pire-tu-meurs-option-hand_size = Starting hand
    .help = How many cards each player is dealt.
au-pire-tu-meurs-option-first = First player
    .help = Who goes first.
au-pire-tu-meurs-option-first-random = random
au-pire-tu-meurs-first-oldest = Who is the oldest? No need to say how old.
    .short = the oldest
au-pire-tu-meurs-option-notebook = Notebook
    .help = Help with keeping track of what you have seen and can prove.
au-pire-tu-meurs-option-notebook-off = none
au-pire-tu-meurs-option-notebook-manual = you keep it
au-pire-tu-meurs-option-notebook-assisted = kept for you
au-pire-tu-meurs-option-max_turns = Last turn
    .help = The turn after which everybody shows their years.
au-pire-tu-meurs-option-spectres_after_sudden_death = Spectres after sudden death
    .help = Whether those struck by a Mort Subite haunt the living too.
au-pire-tu-meurs-option-spectres_after_sudden_death-yes = they do
au-pire-tu-meurs-option-spectres_after_sudden_death-no = they do not
au-pire-tu-meurs-option-duel_prize = A duel’s prize
    .help = Where the winner of a duel takes the loser’s hit from.
au-pire-tu-meurs-option-duel_prize-hand = the winner’s hand
au-pire-tu-meurs-option-duel_prize-life = the winner’s life pile
au-pire-tu-meurs-option-duel_prize-either = either, as the winner likes
au-pire-tu-meurs-option-shown = What is shown
    .help = What an accusation and a duel show: the cards, or only what they add up to.
au-pire-tu-meurs-option-shown-cards = the cards
au-pire-tu-meurs-option-shown-number = only the sum
au-pire-tu-meurs-option-accuse = When to accuse
    .help = When players may say “You’re dead!”. “At any time” includes other players’ turns, once per opponent from one of your turns to the next.
au-pire-tu-meurs-option-accuse-own-turn = on your own turn
au-pire-tu-meurs-option-accuse-any-time = at any time
au-pire-tu-meurs-option-rest = Rest
    .help = Whether a spectre may choose to take no more turns. Its life pile stays.
au-pire-tu-meurs-option-rest-yes = spectres may rest
au-pire-tu-meurs-option-rest-no = spectres haunt to the last hit
