### 10' to Kill. The reminder sheet: fetched when it is opened.

reminder-actions =
    { $count ->
        [1] One action is left:
       *[other] { $count } actions are left:
    }
reminder-ten-asked =
    { $kind ->
        [flee] Send every witness to a different tile, none to the scene.
        [post] The reserve is empty: move a policeman from the board to the scene.
       *[lay] Lay a tile of the town; it must share an edge with one that is there.
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
reminder-ten-end = When somebody has no targets left in play, the round is finished and the prestige points are counted. When no hitman is left, the game ends at once.
reminder-ten-tie = A tie goes to the one who lost the hitman last; never having lost it is better still.
points-free = Your hitman neither killed nor arrested
points-target = Each target that you killed
points-arrest = Each hitman that you arrested
points-hitman = Each hitman that you killed
points-innocent = Each innocent that you killed
points-police = Each policeman that you killed
