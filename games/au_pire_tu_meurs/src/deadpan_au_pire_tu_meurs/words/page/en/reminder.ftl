### Au pire tu meurs. The reminder sheet: fetched when it is opened.

reminder-pire-asked =
    { $kind ->
        [identity] A character came to you. Become it, or put it under the draw pile. Your life pile stays.
        [answer] A card was aimed at you. Answer it, or let it happen.
        [prize] You won the duel: choose the hit for the loser.
        [retaliate] You were accused wrongly: choose a hit from your life pile. It goes to your accuser.
       *[haunt] You are a spectre: give a hit from your life pile to a living player.
    }
reminder-play = Play a card
reminder-play-now =
    { $state ->
        [can] One of those that stand out: the one you drew or another.
        [done] Done: exactly one a turn.
       *[none] Nothing you hold can be played. You may end the turn without a card.
    }
reminder-accuse-now =
    { $option ->
        [any-time] The red button, on your turn or another’s. Each opponent at most once between two of your turns.
       *[own-turn] The red button, before or after your card. Each opponent at most once a turn.
    }
reminder-rest = Or rest: then you take no more turns.
reminder-end-now =
    { $state ->
        [can] Then the next player draws.
       *[none] Not before you have played a card.
    }
cards-attack =
    { $count ->
        [one] { $count } attack card
       *[other] { $count } attack cards
    }
cards-action =
    { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
effect-pepin = { $years } years off: give it face down to another living player, for their life pile. A Reverse answers it.
effect-accident = { $years } years off: give it face down to another living player, for their life pile. A Reverse answers it.
effect-cata = { $years } years off: give it face down to another living player, for their life pile. A Reverse answers it.
effect-duel =
    You and another living player compare the years of the hits in your life piles; Jouvence and characters do not count. The higher sum wins: the winner adds a hit { $prize ->
        [life] from their own life pile
        [either] from their hand or their own life pile
       *[hand] from their hand, if there is one,
    } to the loser’s life pile, which a Reverse answers. Equal sums: nothing happens. You show each other { $shown ->
        [number] the two sums only.
       *[cards] those hits, and nothing else.
    }
effect-reverse = Only an answer, to a hit just given to you: it goes to the giver’s life pile. A Reverse answers a Reverse. No help against Mort Subite, Punition, or the hit after a wrong accusation.
effect-punition = A random card from another living player’s hand falls on that player’s own life pile. A hit or a Jouvence counts; any other card lies there without effect. There is no answer to it.
effect-mort-subite = Another living player is out, unless they answer with Miracle; then they keep this card in hand.
effect-miracle = Only an answer, to Mort Subite: you stay alive, and that card comes to your hand. It stops nothing else.
effect-jouvence =
    Adds { $years } { $years ->
        [one] year
       *[other] years
    }: put it face down on your own life pile.
effect-transfert = Take any card from your own life pile into your hand, but not the character.
effect-pioche = Put any card from your own life pile under the draw pile, unseen, but not the character.
effect-switch = Exchange characters with another living player, or make two other living players exchange theirs. Life piles stay. Both look at who they are now.
reminder-family = The Death family: years to live
reminder-balance = The balance
    .text = Years of the character − hits + Jouvence.
reminder-shown =
    { $option ->
        [number] Whom you accuse shows the balance to you alone.
       *[cards] Whom you accuse shows the character and every card of the life pile to you alone.
    }
reminder-accuse = You’re dead! Zero or less: out. More than zero: the accused chooses a hit from their own life pile, and it goes to yours.
reminder-spectres = Whoever is out puts the hand under the draw pile and, each turn, gives one hit from their own life pile to a living player, until none is left.
reminder-pire-end = Nobody has to own up. The last one alive wins, whatever the balance.
