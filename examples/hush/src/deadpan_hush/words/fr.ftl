### Hush

hush-title = Chut

## Ce qui arrive

hush-started =
    La partie commence. { $first_you ->
        [yes] Vous jouez
       *[no] { $first } joue
    } en premier.
hush-dealt =
    { $seat_you ->
        [yes] Vous regardez
       *[no] { $seat } regarde
    } une carte : { $card }.
hush-drawn =
    { $by_you ->
        [yes] Vous piochez
       *[no] { $by } pioche
    } une carte : { $card }.
hush-played =
    { $by_you ->
        [yes] Vous jouez
       *[no] { $by } joue
    } { $card }.
hush-guessed =
    { $by_you ->
        [yes] Vous jouez 1 et devinez.
       *[no] { $by } joue 1 et devine.
    } { $whom_you ->
        [yes] Vous
       *[no] { $whom }
    } : { $card }. { $right ->
        [yes] C’est juste : { $whom_you ->
            [yes] vous sortez
           *[no] { $whom } sort
        } du jeu.
       *[no] C’est faux.
    }
hush-ended =
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

## Ce qu’on peut faire

hush-do-play = jouer une carte
hush-do-guess = jouer 1 et deviner

## Mises en place impossibles

hush-refused-hand-count = Pour une table de { $seats }, { $where } en compte { $count }.
hush-refused-wrong-deck = Ce ne sont pas les cartes du jeu : les nombres de 1 à { $highest }, chacun { $copies } fois.
hush-refused-no-first = Personne à cette place pour commencer : { $where } ; il y a { $seats } places, comptées à partir de 0.
hush-refused-wrong-option-first = L’option « first » est « random » ou une place ; il y en a { $seats }, comptées à partir de 0.

## Options

hush-option-highest = Carte la plus haute
    .help = Les nombres vont de 1 à celui-ci.
hush-option-copies = Exemplaires
    .help = Le nombre de cartes de chaque valeur.
hush-option-first = Premier tour
    .help = La place qui commence.
hush-option-first-random = au hasard

## Ce que la table montre

hush-field-hand = En main
hush-field-hands = Main
hush-field-played = Jouées
hush-field-out = Hors jeu
hush-field-pile = Pioche
hush-field-turn = Tour
hush-field-card = Carte
