### The reminder sheets: fetched with the first one.

reminder-now = What you can do now
reminder-wait = Nothing is asked of you.

## 10' to Kill

reminder-actions =
    { $count ->
        [1] One action is left:
       *[other] { $count } actions are left:
    }
reminder-ten-asked =
    { $kind ->
        [flee] Send every witness to a tile of its own, none to the scene.
        [post] The reserve is empty: move a policeman from the board to the scene.
       *[lay] Lay a tile of the town; it shares an edge with one that lies there.
    }
reminder-move = Any character or policeman on the board, to any other tile.
reminder-kill = Once a turn, if nobody sees your hitman.
reminder-kill-now =
    { $count ->
        [one] { $count } victim is within your hitman’s reach.
       *[other] { $count } victims are within your hitman’s reach.
    }
reminder-ask-now =
    { $count ->
        [one] { $count } character stands with a policeman. Ask one opponent.
       *[other] { $count } characters stand with a policeman. Pick one, and ask one opponent.
    }
reminder-weapons = The weapons
weapon-knife = Knife
    .text = A victim on your hitman’s own tile, whoever else stands there.
weapon-pistol = Revolver
    .text = Your hitman is alone on its tile; the victim is on a tile that shares an edge with it.
weapon-rifle = Sniper rifle
    .text = Your hitman is alone on a sniper tile (blue edge); the victim is in the same row or column. Any distance, across gaps, past anybody. Never diagonally.
reminder-seen = Unseen
    .text = No weapon works while a policeman stands on your hitman’s tile or on one that shares an edge with it. Who stands around the victim does not matter.
reminder-victim = The victim
    .text = Anybody but your own hitman. A policeman only by the sniper rifle, from where no policeman is near.
reminder-after = After a kill
    .victim = The victim goes to the killer. Your target: turn its tile up. Somebody’s hitman: that player has lost it. Somebody else’s target: its tile is turned up, nobody scores for it, and that player has one fewer to wait for.
    .flee = The next player sends everybody left on that tile away, each to another tile: the killer’s hitman and policemen too.
    .police = A policeman comes from the reserve; if it is empty, the next player moves one from the board.
reminder-suspects =
    { $option ->
        [silent] Suspects are not named at this table: work out who could have done it.
       *[announced] Everybody who could have done it is named.
    }
reminder-mistakes =
    { $option ->
        [lenient] A kill that your hitman could not make counts, but your hitman is lost.
        [strict] A kill that your hitman could not make earns nothing, and your hitman is lost.
       *[refused] A kill that your hitman cannot make is refused; nothing changes.
    }
reminder-ask = Investigate
    .text = Somebody on a tile with a policeman; one opponent answers, all hear it. Yes: an arrest; nobody flees, no policeman comes. No: the action is spent, and nothing else is said.
reminder-ten-end = When somebody has no target left in play, the round is finished and the prestige points are counted. When no hitman is left, the game ends at once.
reminder-ten-tie = A tie goes to the one who lost the hitman last; never having lost it is better still.
points-free = Your hitman neither killed nor arrested
points-target = Each target that you killed
points-arrest = Each hitman that you arrested
points-hitman = Each hitman that you killed
points-innocent = Each innocent that you killed
points-police = Each policeman that you killed

## Au pire tu meurs

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
reminder-rest = Or rest: then you take no turns any more.
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
effect-pepin = Takes { $years } years: give it face down to another living player, for their life pile. A Reverse answers it.
effect-accident = Takes { $years } years: give it face down to another living player, for their life pile. A Reverse answers it.
effect-cata = Takes { $years } years: give it face down to another living player, for their life pile. A Reverse answers it.
effect-duel =
    You and another living player compare the years of the hits in your life piles; Jouvence and characters do not count. The higher sum wins: the winner adds a hit { $prize ->
        [life] from the own life pile
        [either] from the hand or the own life pile
       *[hand] from the hand, if there is one,
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
