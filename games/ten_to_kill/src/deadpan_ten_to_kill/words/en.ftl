### 10' to Kill

ten-to-kill-title = 10' to Kill
ten-to-kill-legend = { $hitman } your hitman   { $target } your targets   { $police } police   { $sniper } sniper tile   { $first } first player

## Names

piece-giraffe = giraffe
    .def = the giraffe
piece-walrus = walrus
    .def = the walrus
piece-panther = panther
    .def = the panther
piece-crocodile = crocodile
    .def = the crocodile
piece-cat = cat
    .def = the cat
piece-wolf = wolf
    .def = the wolf
piece-kangaroo = kangaroo
    .def = the kangaroo
piece-tiger = tiger
    .def = the tiger
piece-cockatoo = cockatoo
    .def = the cockatoo
piece-mouse = mouse
    .def = the mouse
piece-penguin = penguin
    .def = the penguin
piece-fox = fox
    .def = the fox
piece-koala = koala
    .def = the koala
piece-dalmatian = Dalmatian
    .def = the Dalmatian
piece-opossum = opossum
    .def = the opossum
piece-panda = panda
    .def = the panda
piece-police = policeman { $number }
    .def = policeman { $number }
tile-name = tile { $number }
    .at = on tile { $number }

## What happens

ten-to-kill-started =
    The game begins. { $first_you ->
        [yes] You go
       *[no] { $first } goes
    } first.
ten-to-kill-dealt =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }’s
    } hitman is { $hitman_def }. Targets: { $targets_def }.
ten-to-kill-laid =
    { $by_you ->
        [yes] You lay
       *[no] { $by } lays
    } { $tile } at { $at }.
ten-to-kill-placed = The characters take their places, tile by tile: { $characters_def }.
ten-to-kill-moved =
    { $by_you ->
        [yes] You move
       *[no] { $by } moves
    } { $who_def } to { $to }.
ten-to-kill-killed =
    { $by_you ->
        [yes] You kill
       *[no] { $by } kills
    } { $victim_def }: { $as ->
        [target] a target
        [hitman] { $owner_you ->
            [yes] your hitman
           *[no] { $owner }’s hitman
        }
        [police] an officer of the law
       *[innocent] { $has_owner ->
            [yes] { $owner_you ->
                [yes] an innocent, and your target at that
               *[no] an innocent, and { $owner }’s target at that
            }
           *[no] an innocent
        }
    }.{ $has_suspects ->
        [yes] { " " }{ ten-to-kill-beat-suspects }
       *[no] { "" }
    }
ten-to-kill-lost =
    { $seat_you ->
        [yes] Your
       *[no] { $seat }’s
    } hitman, { $who_def }, is { $how ->
        [killed] dead
        [arrested] under arrest
       *[mistake] exposed: that kill was impossible
    }.
ten-to-kill-fled =
    { $by_you ->
        [yes] You send
       *[no] { $by } sends
    } { $who_def } running to { $to }.
ten-to-kill-posted =
    { $has_by ->
        [yes] { $by_you ->
            [yes] You send
           *[no] { $by } sends
        } { $who_def } to { $to }.
       *[no] Sirens: { $who_def } arrives at { $to }.
    }
ten-to-kill-answered =
    { $by_you ->
        [yes] You ask { $whom }
       *[no] { $by } asks { $whom_you ->
            [yes] you
           *[no] { $whom }
        }
    } about { $who_def }. { $yes ->
        [yes] “Yes. That’s my hitman.”
       *[no] “No.”
    }
ten-to-kill-ended =
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

ten-to-kill-beat-suspects =
    { $suspects_count ->
        [0] Nobody could have done it.
        [one] Only { $suspects_def } could have done it.
       *[other] Suspects: { $suspects_def }.
    }
ten-to-kill-beat-fled-together =
    { $by_you ->
        [yes] You send
       *[no] { $by } sends
    } { $witnesses_def } running.
ten-to-kill-beat-hitman-lost = You can still move and ask: each arrest is worth a point.
ten-to-kill-beat-target-lost = One target fewer for you.
ten-to-kill-beat-last-round =
    Last round. Still to play: { $seats_you ->
        [yes] { $seats_count ->
            [one] you
           *[other] you and { $seats_others }
        }
       *[no] { $seats }
    }.

## What one can do

ten-to-kill-do-lay = lay a tile
ten-to-kill-do-move = move
ten-to-kill-do-kill = kill
ten-to-kill-do-investigate = investigate
ten-to-kill-do-flee = send a witness running
ten-to-kill-do-post = send a policeman

## What one cannot do

ten-to-kill-refused-unknown-piece = There is no piece “{ $what }”.
ten-to-kill-refused-no-such-tile = There is no tile { $what }.
ten-to-kill-refused-move-not-in-play = You can’t move { $who_def }: not on the board.
ten-to-kill-refused-move-reserve = You can’t move { $who_def } yet: still in reserve.
ten-to-kill-refused-move-same-tile = No point: { $who_def } is already there.
ten-to-kill-refused-kill-twice = One kill a turn is enough.
ten-to-kill-refused-kill-no-hitman = Your hitman is out of play.
ten-to-kill-refused-kill-yourself = Your hitman declines to be the victim.
ten-to-kill-refused-kill-not-in-play = You can’t kill { $who_def }: not on the board.
ten-to-kill-refused-kill-seen-by-police = A policeman { $tile_at } sees your hitman.
ten-to-kill-refused-kill-not-alone = Your hitman is not alone { $tile_at }.
ten-to-kill-refused-kill-out-of-reach = Your hitman can’t reach { $who_def }.
ten-to-kill-refused-ask-about-police = A policeman is nobody’s hitman.
ten-to-kill-refused-ask-not-in-play = You can’t ask about { $who_def }: not on the board.
ten-to-kill-refused-ask-yourself = Asking yourself leads nowhere.
ten-to-kill-refused-ask-nobody = There is no such seat: { $seats } players, numbered from 0.
ten-to-kill-refused-ask-without-police = No policeman stands with { $who_def }.
ten-to-kill-refused-flee-no-witness = Only witnesses flee, and { $who_def } is not one.
ten-to-kill-refused-flee-to-scene = Nobody flees to the scene of the crime.
ten-to-kill-refused-flee-taken = A witness has already fled to { $tile }. Other tiles are free.
ten-to-kill-refused-post-no-policeman = It takes a policeman, not { $who_def }.
ten-to-kill-refused-post-not-in-play = You can’t send { $who_def }: not on the board.
ten-to-kill-refused-lay-lies-already = That tile is already laid.
ten-to-kill-refused-lay-first = The first tile goes to [0, 0].
ten-to-kill-refused-lay-taken = Another tile lies there.
ten-to-kill-refused-lay-apart = A tile must touch another tile.

## Set-ups that will not do

ten-to-kill-refused-tile-count = A board has 16 tiles; { $where } has { $count }.
ten-to-kill-refused-tile-too-far = Too far out, beyond { $most }: { $where }.
ten-to-kill-refused-tiles-overlap = Tile { $other } lies there already: { $where }.
ten-to-kill-refused-tile-alone = No other tile lies beside { $where }.
ten-to-kill-refused-board-in-parts = The edition “{ $edition }” wants a board in one piece: { $where }.
ten-to-kill-refused-marked-twice = Marked twice: { $tile } ({ $where }).
ten-to-kill-refused-unknown-character = There is no character “{ $what }”: { $where }.
ten-to-kill-refused-tile-number = There is no tile { $what } on this board: { $where }.
ten-to-kill-refused-hand-count =
    { $count ->
        [one] There is { $count } hand
       *[other] There are { $count } hands
    } for { $seats } players.
ten-to-kill-refused-target-count = A hand has three targets; { $where } has { $count }.
ten-to-kill-refused-dealt-twice = Dealt twice: { $who_def }, again at { $where }.
ten-to-kill-refused-police-count = Too many policemen (limit: { $most }).
ten-to-kill-refused-no-first = There is no such seat to go first: { $seats } players, numbered from 0.
ten-to-kill-refused-turn-wrong = No turn can be like this: { $where }.
ten-to-kill-refused-laying-with-pieces = Nobody stands on a town that is still being built.
ten-to-kill-refused-laying-apart = The tiles laid so far must lie in one piece: { $where }.
ten-to-kill-refused-wrong-option-first = The option “first” is “random” or a seat number: { $seats } players, numbered from 0.

## Options

ten-to-kill-option-edition = Edition
    .help = Which rulebook decides where they differ. Each button sets what it lists.
ten-to-kill-option-edition-fr = French
    .help = 2 policemen (3 for two players); the board in one piece.
ten-to-kill-option-edition-proto = French prototype
    .help = 8 policemen; the board in one piece.
ten-to-kill-option-edition-en = English
    .help = 2 policemen (3 for two players); islands allowed.
ten-to-kill-option-edition-pl = Polish
    .help = 2 policemen (3 for two players); islands allowed.
ten-to-kill-option-mistakes = Mistakes
    .help = What happens when somebody declares an impossible kill.
ten-to-kill-option-mistakes-refused = refused (our courtesy)
ten-to-kill-option-mistakes-lenient = first games: the kill counts, the hitman is lost
ten-to-kill-option-mistakes-strict = experienced players: the kill earns nothing, the hitman is lost
ten-to-kill-option-suspects = Suspects
    .help = Whether everybody who could have done it is named after a kill.
ten-to-kill-option-suspects-announced = announced
ten-to-kill-option-suspects-silent = not announced
ten-to-kill-option-sniper_tiles = Sniper tiles
    .help = How many of the sixteen tiles carry the target symbol, or a list of their numbers.
ten-to-kill-option-sniper_tiles-custom = marked by hand
ten-to-kill-option-board = Board
    .help = The shape of the town: a preset, random, built by the players, or sixteen coordinates.
ten-to-kill-option-board-square = square, 4 by 4
ten-to-kill-option-board-ring = ring around a hole
ten-to-kill-option-board-cross = cross
ten-to-kill-option-board-boulevard = boulevard, 2 by 8
ten-to-kill-option-board-staircase = staircase
ten-to-kill-option-board-archipelago = archipelago
ten-to-kill-option-board-random = random
ten-to-kill-option-board-built = built by the players
ten-to-kill-option-board-custom = drawn by hand
ten-to-kill-option-police = Policemen
    .help = How many there are in all.
ten-to-kill-option-police-none = as in the edition
ten-to-kill-option-first = First player
    .help = Who goes first.
ten-to-kill-option-first-random = random
ten-to-kill-first-killed-last = Who killed last? The neighbour upstairs, the boss at the end of a level…
    .short = whoever killed last
ten-to-kill-option-case_file = Case file
    .help = Help with working out whose hitman is who.
ten-to-kill-option-case_file-off = none
ten-to-kill-option-case_file-manual = you keep it
ten-to-kill-option-case_file-assisted = kept for you
ten-to-kill-option-max_rounds = Last round
    .help = The game ends after this round, whatever happens.
ten-to-kill-option-max_rounds-none = none
