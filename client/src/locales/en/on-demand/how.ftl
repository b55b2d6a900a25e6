### How to play: fetched with its pages.

how-done = I have seen enough

## How to play: 10' to Kill

how-ten-lead = Sixteen animals in a town at night. One of them works for you, three of them are on your list. Everybody can move everybody, so nobody knows who is whose. Kill quietly, and find out whose hitman is whose.
how-ten-four = Your four
    .text = Each player secretly holds four tiles: one hitman and three targets. No two players share any of them. Cover them with C when somebody looks.
how-ten-turn = Two actions a turn
    .text = Move anybody to any other tile, kill, or investigate. The same twice is fine, but only one kill a turn. Exactly two actions: nobody passes.
how-ten-knife = The knife
    .text = Your hitman can kill somebody on its own tile, whoever else stands there.
how-ten-pistol = The revolver
    .text = Alone on its tile, your hitman can kill somebody on a tile that shares an edge with it.
how-ten-rifle = The sniper rifle
    .text = Alone on a sniper tile (blue edge, target symbol), your hitman can kill along the row or the column: at any distance, across gaps, past anybody.
how-ten-seen = Unseen, or not at all
    .text = With a policeman on its tile or beside it, your hitman can do nothing. Where the victim stands does not matter.
how-ten-after = After a kill
    .text = All who could have done it are named. The next player sends everybody left on the tile away, each to a different one. Then a policeman comes to the scene.
how-ten-ask = Investigate
    .text = Somebody stands with a policeman? Press Ask, and ask one opponent whether that is their hitman. Yes is an arrest. No is heard by all, and costs an action.
how-ten-end = The count
    .text = When somebody has no target left, the round is finished and the prestige points are counted. When no hitman is left, it ends at once.

## How to play: Au pire tu meurs

how-pire-lead = A family, and not for long. Everybody hides who they are and how many years they have left. Take the others’ years away, then press the red button.
how-pire-who = Who you are
    .text = You draw one of the Deaths, face down: from Zack the baby with 80 years to live to Anibal the dog with 20. Only you know. On it grows your life pile.
how-pire-turn = Draw one, play one
    .text = On your turn you draw a card and play exactly one: the new one or another. Before or after it you may accuse. Then you end the turn.
how-pire-blow = Hits
    .text = Give a Pépin, an Accident or a Cata to somebody, face down, for their life pile: 5, 10 or 20 years less. These are the hits. Only the two of you know which.
how-pire-answer = Answers
    .text = A Reverse sends a hit back to its giver, who may send it back again. Only a Miracle stops a Mort Subite. Everybody is asked every time, so a pause tells nothing.
how-pire-mort = You’re dead!
    .text = You think somebody has no years left? Say so. They show you, and nobody else, who they are and every card of their pile. Zero or less: they are out. More: one of their hits is yours.
how-pire-ghost = Spectres
    .text = Whoever is out comes back each turn and gives one hit from their own life pile to the living, until none is left.
how-pire-cards = All the cards
    .text = The black ones are attack cards, the white ones action cards. Reverse and Miracle are only ever answers.
how-pire-end = The last one wins
    .text = Nobody has to own up: with nothing left you go on until somebody notices. Whoever is the last alive wins, whatever the balance.
