### 10' to Kill. How to play: fetched with its pages.

how-ten-lead = Sixteen animals in a town at night. One of them works for you, three are on your list. Anybody can move anybody, so nobody knows who works for whom. Kill quietly, and unmask the other hitmen.

how-ten-before = Before the first turn
how-ten-town = The town
    .text = 2 to 4 players. Sixteen tiles make the town, in any shape you like, and one character stands on each, at random.
    .adjacent = Two tiles are adjacent when they share an edge. A corner is not enough, ever.
    .sniper = Some tiles have a blue edge and the target symbol: the sniper tiles. Eight of the sixteen, unless you agree on something else.
    .police = Two policemen wait beside the board, three if only two of you play: the reserve. (The early French edition has eight.)
how-ten-four = Your four
    .text = Everybody secretly draws four character tiles: first a hitman, then three targets. You can look at yours at any time; a button covers them when somebody leans over.
    .unique = All tiles are different: nobody shares a hitman or a target with you, and nobody’s hitman is your target.
    .rest = Characters that nobody drew are bystanders. Nobody knows which.
how-ten-first = Who goes first
    .text = Whoever killed last: a noisy neighbour, a boss at the end of a level… You are asked before the deal, and one press answers; without an answer, and against bots, chance decides.
    .rematch = In a rematch it is the player who made the last kill of the game before.
    .token = The first player token lies there for all to see. From there, play goes round in the order of the seats.

how-ten-your-turn = Your turn
how-ten-turn = Two actions
    .text = Move, kill or investigate. Exactly two actions: nobody passes, and nobody gets a third.
    .twice = The same one twice is fine, except kill: at most one kill a turn.
how-ten-move = Move
    .text = Any character, or any policeman on the board, to any other tile, however far and however full.
    .anybody = Not only your own. Everybody moves everybody: that is what hides your hitman.
    .reserve = Only policemen in the reserve cannot be moved.

how-ten-killing = How your hitman kills
how-ten-knife = The knife
    .text = The victim is on your hitman’s own tile. Others may stand there too: animals never notice a knife.
how-ten-pistol = The revolver
    .text = Your hitman is alone on its tile, and the victim is on an adjacent one.
how-ten-seen = Unseen, or not at all
    .text = With a policeman on your hitman’s tile or on an adjacent one, no weapon works, not even the knife.
    .alone = With the revolver or the sniper rifle nobody at all may share your hitman’s tile.
    .victim = Only your hitman’s tile counts. A victim in company, even beside a policeman, is no safer for it.
how-ten-rifle = The sniper rifle
    .text = Your hitman is alone on a sniper tile, and the victim is somewhere in the same row or column: at any distance, across gaps, past anybody. Never diagonally.
how-ten-victim = Who can be the victim
    .text = Any character but your own hitman. You say who dies; never who did it, nor with what.
    .police = A policeman too: by the sniper rifle only, from a tile with no policeman on it or adjacent to it. It is allowed, and costs you 1337 points.

how-ten-after = After a kill
how-ten-whose = Who was it?
    .text = The victim leaves the board and goes to whoever killed it. Then its secret comes out:
    .target = Your target: you turn its tile face up.
    .hitman = Somebody’s hitman: that player has to say so and gives you the tile. That hitman is gone for good.
    .other = Somebody else’s target: that player turns its tile face up, and nobody scores for it. They have one target fewer to worry about; for you it was an innocent.
    .innocent = Anybody else was an innocent, too.
how-ten-suspects = The suspects
    .text = Everybody who could have made this kill by the rules is named. So kill when many could have done it. (A table can agree to name nobody.)
how-ten-flee = The witnesses run
    .text = The next player sends everybody who is left on the victim’s tile away, each to another tile, nobody back. Policemen run too, and after the knife your own hitman.
how-ten-police = Then the police come
    .text = A policeman from the reserve arrives at the scene.
    .empty = Is the reserve empty? Then the same next player picks a policeman on the board and moves that one to the scene.
    .goon = After that your turn goes on: if the kill was your first action, the second is still to come.

how-ten-hunt = Hunters and hunted
how-ten-ask = Investigate
    .text = Pick a character that stands on a tile with a policeman, and ask one opponent whether that is their hitman. Everybody hears the answer, and nobody can lie.
    .yes = Yes: an arrest. The character and its tile go to you. Nobody runs, and no policeman comes.
    .no = No: nothing happens, the action is spent. Nothing else is said, not even that it is somebody’s target, or the hitman of a player whom you did not ask.
    .bluff = You may ask about your own hitman or target, as a bluff.
how-ten-lost = Without a hitman
    .text = Killed, arrested or lost by a mistake: you play on. You move and investigate, and you can still win.
how-ten-mistakes = Mistakes
    .text = A kill that your hitman cannot make is refused here, and nothing changes. The boxes are stricter; your table can be, too:
    .lenient = First games: the kill stands and counts, but your hitman is lost and leaves the board at once.
    .strict = Experienced players: the same, and the kill earns you no point. A minus stays a minus.
how-ten-advice = Advice from the box
    .text = Before you kill with the revolver or the sniper rifle: is your hitman alone on its tile?
    .police = With any weapon: no policeman on that tile, or on one adjacent to it?
    .suspects = If only one character could have done it, everybody knows your hitman.

how-ten-ending = The end
how-ten-end = The last round
    .text = As soon as a player has no targets left on the board, whoever killed them, the round is finished, so that everybody has had the same number of turns. The page says so, and who still plays.
    .hitmen = When no hitman is left on the board, the game ends at once.
how-ten-count = Final score
    .text = Everything is turned face up. Most prestige points win.
    .tie = A tie goes to the tied player who lost the hitman last. Never having lost it is better still; whoever is tied in that, too, shares the win.
