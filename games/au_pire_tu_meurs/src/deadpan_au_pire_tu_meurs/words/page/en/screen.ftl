### Au pire tu meurs. The table in the browser.

## Asked aside

hinted = a bot would do this

## The table during a game

au-pire-tu-meurs-result =
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
au-pire-tu-meurs-place =
    You come { $place ->
        [2] second
        [3] third
        [4] fourth
        [5] fifth
        [6] sixth
        [7] seventh
        [8] eighth
       *[other] in at { $place }
    }.
count-own-au-pire-tu-meurs = you
count-why-a8-1 = The last one alive wins, whatever the balance.
count-why-a8-2 = Everybody shows their balance: zero or less is out, the highest wins.

## The table

turn-none = Opening
turn = Turn { $number }
pire-your-turn = Your turn
yourself = yourself
your-life = Your life
your-hand = Your hand
years-to-live = years to live
years-left = years left
years-if =
    { $count ->
        [one] { $count } if you take the hit
       *[other] { $count } if you take the hit
    }
own-up = Nobody has to own up.
nothing-yet = Nothing has happened to you yet.
fate =
    { $how ->
        [accused] { $name } caught you dead.
        [mort-subite] { $name } played Mort Subite on you.
       *[reckoning] No years left.
    } { $haunts ->
        [yes] You haunt the living now.
       *[no] You have nothing left to haunt with.
    }
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
accuse-later = only on your turn
accuse-soon = not while somebody answers
accuse-nobody = nobody is left to accuse
accuse-out = not from where you are
end-turn = End the turn
notebook = Notebook
note-cards = Certain: { $list }.
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

## The line

line-sent-small = The same pause for everybody. It means nothing.
pire-waiting =
    { $kind ->
        [identity] { $name } considers being somebody else.
        [answer] { $name } may have an answer.
        [prize] { $name } picks a hit for the loser.
        [retaliate] { $name } was alive, and minds.
        [haunt] { $name } haunts the living.
       *[act] { $name } is thinking.
    }
pire-next =
    { $count ->
        [one] { $name } plays, then you.
       *[other] { $name } plays. { $count } turns until yours.
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
pire-play-small = One card, no more, no less. The red button costs nothing.
pire-played = Done. Anything else?
pire-played-small = Accuse somebody, or end the turn.
pire-nothing = Nothing in your hand can be played.

## The window

identity-title = { $name } wants your place
identity-text =
    { $sign ->
        [more] { $years } more years to live. What fell on you stays.
        [less] { $years } fewer years to live. What fell on you stays.
       *[same] Just as many years to live. What fell on you stays.
    }
identity-take = Become { $name }
identity-leave = Stay { $name }
blow-title = { $name } gives you: { $card }
blow-text =
    { $count ->
        [one] { $count } year of yours, unless you answer.
       *[other] { $count } years of yours, unless you answer.
    }
answer-reverse = Send it back
answer-take = Take it
sudden-title = Out. Just like that.
sudden-text = { $name } plays a Mort Subite on you. Only a Miracle helps.
answer-miracle = A miracle
answer-die = Die politely
prize-title = Something for { $name }
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
shown-title = { $name } lays it all out for you
shown-text =
    { $state ->
        [dead] You were right.
        [bare] You were wrong. There is no hit to give you.
       *[alive] You were wrong: one of these hits comes to you.
    }
shown-duel = You and { $name } show each other your hits
shown-duel-text =
    { $state ->
        [won] Your sum is higher: you win.
        [lost] { $name } has the higher sum, and wins.
       *[draw] Equal sums: nothing happens.
    }
shown-none = no hit
put-away = Put it away
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
deed-punition-text = A random card from their hand falls on them.
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
deed-switch = Swap { $names }?
deed-switch-whom =
    { $count ->
        [one] And with whom?
       *[other] Which two swap characters?
    }
deed-switch-text = Characters change hands, life piles stay.
do-switch = Swap { $names }

## What is written on the cards

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

## Looking back

heap =
    { $kind ->
        [hand] In hand: { $list }
       *[life] On the life pile: { $list }
    }
