### Playing in a terminal: 10' to Kill

terminal-ten-to-kill-police = POLICE { $number }
terminal-ten-to-kill-round = round { $number }
terminal-ten-to-kill-your-hitman = your hitman
terminal-ten-to-kill-notes = case file
terminal-ten-to-kill-act =
    { $left ->
        [one] Your turn, { $left } action left: move somebody, kill or investigate.
       *[other] Your turn, { $left } actions left: move somebody, kill or investigate.
    }
terminal-ten-to-kill-flee = Somebody was killed: choose where each witness flees.
terminal-ten-to-kill-post = Choose the policeman who comes to the scene.
terminal-ten-to-kill-lay = Lay a tile of the town.
terminal-ten-to-kill-nobody-in-reach = Nobody is within your hitman’s reach.
terminal-ten-to-kill-nobody-to-ask = Nobody is standing with a policeman, so there is nobody to ask about.
terminal-ten-to-kill-knife = knife
terminal-ten-to-kill-pistol = revolver
terminal-ten-to-kill-rifle = sniper rifle
terminal-ten-to-kill-hitman-safe = hitman at large: { $who }
terminal-ten-to-kill-hitman-lost = hitman lost: { $who }
terminal-ten-to-kill-as-target = target: { $who }
terminal-ten-to-kill-as-hitman = hitman killed: { $who }
terminal-ten-to-kill-as-arrest = hitman arrested: { $who }
terminal-ten-to-kill-as-innocent = innocent: { $who }
terminal-ten-to-kill-as-police = officer of the law: { $who }
terminal-ten-to-kill-how =
    You have a hitman and three targets, and nobody else knows who they are. On your turn you act twice: move anybody
    anywhere, have your hitman kill (once a turn), or investigate: ask an opponent about somebody who stands with a policeman.

    Your hitman kills with the knife on its own tile; with the revolver on an adjacent tile, if it is alone; with the sniper
    rifle along the row or the column, if it is alone on a sniper tile. Never with a policeman on its tile or next to it.

    After a kill everybody on that tile flees and a policeman comes. Prestige: a hitman at large 2, each target 1, a hitman
    arrested 1, a hitman killed 3, an innocent −1. When somebody has no targets left, that round is the last.
