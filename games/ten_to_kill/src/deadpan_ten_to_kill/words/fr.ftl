### 10' to Kill

ten-to-kill-title = 10' to Kill
ten-to-kill-legend = { $hitman } votre tueur   { $target } vos cibles   { $police } police   { $sniper } tuile à viseur   { $first } premier joueur

## Noms

piece-giraffe = girafe
    .def = la girafe
piece-walrus = morse
    .def = le morse
piece-panther = panthère
    .def = la panthère
piece-crocodile = crocodile
    .def = le crocodile
piece-cat = chat
    .def = le chat
piece-wolf = louve
    .def = la louve
piece-kangaroo = kangourou
    .def = le kangourou
piece-tiger = tigre
    .def = le tigre
piece-cockatoo = cacatoès
    .def = le cacatoès
piece-mouse = souris
    .def = la souris
piece-penguin = manchot
    .def = le manchot
piece-fox = renard
    .def = le renard
piece-koala = koala
    .def = le koala
piece-dalmatian = dalmatien
    .def = le dalmatien
piece-opossum = opossum
    .def = l’opossum
piece-panda = panda
    .def = le panda
piece-police = policier { $number }
    .def = le policier { $number }
tile-name = tuile { $number }
    .def = la tuile { $number }
    .at = sur la tuile { $number }

## Ce qui se passe

ten-to-kill-started =
    La partie commence. { $first_you ->
        [yes] Vous jouez
       *[no] { $first } joue
    } en premier.
ten-to-kill-dealt =
    { $seat_you ->
        [yes] Vous tirez
       *[no] { $seat } tire
    } quatre tuiles. Tueur : { $hitman_def }. Cibles : { $targets_def }.
ten-to-kill-laid =
    { $by_you ->
        [yes] Vous posez
       *[no] { $by } pose
    } { $tile_def } en { $at }.
ten-to-kill-placed = Les personnages prennent place, tuile par tuile : { $characters_def }.
ten-to-kill-moved =
    { $by_you ->
        [yes] Vous déplacez
       *[no] { $by } déplace
    } { $who_def } { $to_at }.
ten-to-kill-killed =
    { $by_you ->
        [yes] Vous éliminez
       *[no] { $by } élimine
    } { $victim_def } : { $as ->
        [target] une cible
        [hitman] { $owner_you ->
            [yes] votre tueur
           *[no] le tueur engagé par { $owner }
        }
        [police] un représentant de la loi
       *[innocent] { $has_owner ->
            [yes] { $owner_you ->
                [yes] une victime innocente, qui vous était réservée
               *[no] une victime innocente, réservée à { $owner }
            }
           *[no] une victime innocente
        }
    }.{ $has_suspects ->
        [yes] { " " }{ ten-to-kill-beat-suspects }
       *[no] { "" }
    }
ten-to-kill-lost =
    { $seat_you ->
        [yes] Vous perdez votre
       *[no] { $seat } perd son
    } tueur, { $who_def } : { $how ->
        [killed] mort
        [arrested] arrêté
       *[mistake] trahi par une erreur
    }.
ten-to-kill-fled =
    { $by_you ->
        [yes] Vous faites
       *[no] { $by } fait
    } fuir { $who_def } { $to_at }.
ten-to-kill-posted =
    { $has_by ->
        [yes] { $by_you ->
            [yes] Vous envoyez
           *[no] { $by } envoie
        } { $who_def } { $to_at }.
       *[no] Une sirène : { $who_def } accourt { $to_at }.
    }
ten-to-kill-answered =
    { $by_you ->
        [yes] Vous interrogez { $whom }
       *[no] { $whom_you ->
            [yes] { $by } vous interroge
           *[no] { $by } interroge { $whom }
        }
    } sur { $who_def }. { $yes ->
        [yes] « Oui, c’est mon tueur. »
       *[no] « Non. »
    }
ten-to-kill-ended =
    La partie est finie. { $winners_you ->
        [yes] { $winners_count ->
            [one] Vous gagnez.
           *[other] Vous partagez la victoire avec { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] { $winners } gagne.
           *[other] { $winners } se partagent la victoire.
        }
    }

## Ce que disent plusieurs événements ensemble, et ce qu’ils changent pour qui lit

ten-to-kill-beat-suspects =
    { $suspects_count ->
        [0] Personne n’en était capable.
        [one] Un seul suspect : { $suspects_def }.
       *[other] Suspects : { $suspects_def }.
    }
ten-to-kill-beat-fled-together =
    { $by_you ->
        [yes] Vous faites
       *[no] { $by } fait
    } fuir { $witnesses_def }.
ten-to-kill-beat-hitman-lost = Vous pouvez encore déplacer et contrôler : chaque arrestation vaut un point.
ten-to-kill-beat-target-lost = Une cible de moins pour vous.
ten-to-kill-beat-last-round =
    Dernière manche. { $seats_you ->
        [yes] { $seats_count ->
            [one] Il ne reste que vous à jouer.
           *[other] Jouent encore : vous et { $seats_others }.
        }
       *[no] Jouent encore : { $seats }.
    }

## Ce qu’on peut faire

ten-to-kill-do-lay = poser une tuile
ten-to-kill-do-move = déplacer
ten-to-kill-do-kill = éliminer
ten-to-kill-do-investigate = contrôler une identité
ten-to-kill-do-flee = faire fuir un témoin
ten-to-kill-do-post = envoyer un policier

## Ce qu’on ne peut pas faire

ten-to-kill-refused-unknown-piece = Il n’y a pas de pion « { $what } ».
ten-to-kill-refused-no-such-tile = Il n’y a pas de tuile { $what }.
ten-to-kill-refused-move-not-in-play = Impossible de déplacer { $who_def } : hors du plateau.
ten-to-kill-refused-move-reserve = Impossible de déplacer { $who_def } : encore en réserve.
ten-to-kill-refused-move-same-tile = Inutile : { $who_def } y est déjà.
ten-to-kill-refused-kill-twice = Une élimination par tour suffit.
ten-to-kill-refused-kill-no-hitman = Votre tueur n’est plus en jeu.
ten-to-kill-refused-kill-yourself = Votre tueur refuse d’être la victime.
ten-to-kill-refused-kill-not-in-play = Impossible d’éliminer { $who_def } : hors du plateau.
ten-to-kill-refused-kill-seen-by-police = Un policier { $tile_at } voit votre tueur.
ten-to-kill-refused-kill-not-alone = Votre tueur n’est pas seul { $tile_at }.
ten-to-kill-refused-kill-out-of-reach = Votre tueur ne peut pas atteindre { $who_def }.
ten-to-kill-refused-ask-about-police = Un policier n’est le tueur de personne.
ten-to-kill-refused-ask-not-in-play = Impossible de contrôler { $who_def } : hors du plateau.
ten-to-kill-refused-ask-yourself = Se contrôler soi-même ne mène à rien.
ten-to-kill-refused-ask-nobody = Cette place n’existe pas : { $seats } joueurs, numérotés à partir de 0.
ten-to-kill-refused-ask-without-police = Aucun policier n’est avec { $who_def }.
ten-to-kill-refused-flee-no-witness = Seuls les témoins fuient, et { $who_def } n’en est pas un.
ten-to-kill-refused-flee-to-scene = On ne fuit pas vers le lieu du crime.
ten-to-kill-refused-flee-taken = Un témoin est déjà { $tile_at } ; d’autres tuiles sont libres.
ten-to-kill-refused-post-no-policeman = Il faut un policier, pas { $who_def }.
ten-to-kill-refused-post-not-in-play = Impossible d’envoyer { $who_def } : hors du plateau.
ten-to-kill-refused-lay-lies-already = Cette tuile est déjà posée.
ten-to-kill-refused-lay-first = La première tuile va en [0, 0].
ten-to-kill-refused-lay-taken = Une autre tuile s’y trouve.
ten-to-kill-refused-lay-apart = Une tuile doit en toucher une autre.

## Mises en place qui ne conviennent pas

ten-to-kill-refused-tile-count = Un plateau compte 16 tuiles ; { $where } en a { $count }.
ten-to-kill-refused-tile-too-far = Trop loin, au-delà de { $most } : { $where }.
ten-to-kill-refused-tiles-overlap = La tuile { $other } s’y trouve déjà : { $where }.
ten-to-kill-refused-tile-alone = Aucune autre tuile ne touche { $where }.
ten-to-kill-refused-board-in-parts = L’édition « { $edition } » veut un plateau d’un seul tenant : { $where }.
ten-to-kill-refused-marked-twice = Deux marques sur { $tile_def } ({ $where }).
ten-to-kill-refused-unknown-character = Il n’y a pas de personnage « { $what } » : { $where }.
ten-to-kill-refused-tile-number = Il n’y a pas de tuile { $what } sur ce plateau : { $where }.
ten-to-kill-refused-hand-count =
    Il y a { $count ->
        [one] { $count } main
       *[other] { $count } mains
    } pour { $seats } joueurs.
ten-to-kill-refused-target-count = Une main compte trois cibles ; { $where } en a { $count }.
ten-to-kill-refused-dealt-twice = Deux fois dans la donne : { $who_def }, de nouveau à { $where }.
ten-to-kill-refused-police-count = Trop de policiers (limite : { $most }).
ten-to-kill-refused-no-first = Personne à cette place pour commencer : { $seats } joueurs, numérotés à partir de 0.
ten-to-kill-refused-turn-wrong = Aucun tour ne peut être ainsi : { $where }.
ten-to-kill-refused-laying-with-pieces = Personne ne se tient dans une ville encore en construction.
ten-to-kill-refused-laying-apart = Les tuiles déjà posées doivent se toucher : { $where }.
ten-to-kill-refused-wrong-option-first = L’option « first » vaut « random » ou un numéro de place : { $seats } joueurs, numérotés à partir de 0.

## Options

ten-to-kill-option-edition = Édition
    .help = La règle qui fait foi quand les éditions diffèrent. Chaque bouton règle ce qu’il énumère.
ten-to-kill-option-edition-fr = française
    .help = 2 policiers (3 à deux joueurs) ; plateau d’un seul tenant.
ten-to-kill-option-edition-proto = prototype français
    .help = 8 policiers ; plateau d’un seul tenant.
ten-to-kill-option-edition-en = anglaise
    .help = 2 policiers (3 à deux joueurs) ; îles permises.
ten-to-kill-option-edition-pl = polonaise
    .help = 2 policiers (3 à deux joueurs) ; îles permises.
ten-to-kill-option-mistakes = Erreurs
    .help = Ce que devient une élimination impossible.
ten-to-kill-option-mistakes-refused = refusées (notre courtoisie)
ten-to-kill-option-mistakes-lenient = premières parties : l’élimination compte, le tueur est perdu
ten-to-kill-option-mistakes-strict = joueurs expérimentés : l’élimination ne rapporte rien, le tueur est perdu
ten-to-kill-option-suspects = Suspects
    .help = Nommer, ou non, tous ceux qui ont pu faire une élimination.
ten-to-kill-option-suspects-announced = annoncés
ten-to-kill-option-suspects-silent = passés sous silence
ten-to-kill-option-sniper_tiles = Tuiles à viseur
    .help = Combien des seize tuiles portent un viseur, ou la liste de leurs numéros.
ten-to-kill-option-sniper_tiles-custom = marquées à la main
ten-to-kill-option-board = Plateau
    .help = La forme de la ville : un modèle, au hasard, posée par les joueurs, ou seize coordonnées.
ten-to-kill-option-board-square = carré, 4 sur 4
ten-to-kill-option-board-ring = anneau autour d’un vide
ten-to-kill-option-board-cross = croix
ten-to-kill-option-board-boulevard = boulevard, 2 sur 8
ten-to-kill-option-board-staircase = escalier
ten-to-kill-option-board-archipelago = archipel
ten-to-kill-option-board-random = au hasard
ten-to-kill-option-board-built = posé par les joueurs
ten-to-kill-option-board-custom = dessiné à la main
ten-to-kill-option-police = Policiers
    .help = Combien il y en a en tout.
ten-to-kill-option-police-none = selon l’édition
ten-to-kill-option-first = Premier joueur
    .help = Qui joue en premier.
ten-to-kill-option-first-random = au hasard
ten-to-kill-first-killed-last = Qui a éliminé quelqu’un en dernier ? Le voisin du dessus, un boss de fin de niveau…
    .short = qui a éliminé quelqu’un en dernier
ten-to-kill-option-case_file = Dossier
    .help = Une aide pour déduire qui peut être le tueur de qui.
ten-to-kill-option-case_file-off = aucun
ten-to-kill-option-case_file-manual = tenu à la main
ten-to-kill-option-case_file-assisted = tenu pour vous
ten-to-kill-option-max_rounds = Dernière manche
    .help = La manche après laquelle la partie s’arrête, quoi qu’il arrive.
ten-to-kill-option-max_rounds-none = aucune
