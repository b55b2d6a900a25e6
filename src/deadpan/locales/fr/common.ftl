### Ce qui n’appartient à aucun jeu en particulier.

## Noms et listes

seat-name = place { $number }
list-go-on = { $list }, { $item }
list-end = { $list } et { $item }
value-none = rien
value-yes = oui
value-no = non

## Un fichier qui n’est pas une partie

refused-not-json = Ce n’est pas du JSON : { $what }.
refused-too-deep = Le JSON est imbriqué trop profondément.
refused-repeated-key = La clé « { $what } » figure deux fois dans un même objet.
refused-missing-field = Il manque « { $what } » à { $where }.
refused-unknown-field = Il n’y a pas de champ « { $what } » à { $where }.
refused-wrong-type = À { $where }, on attend { $expected } et non { $what }.
refused-wrong-value = La valeur à { $where } ne convient pas : { $what }.
refused-unknown-option = Il n’y a pas d’option « { $what } », seulement celles-ci : { $known }.
refused-option-value = { $where } ne peut pas être { $what }. Les valeurs possibles : { $values }.
refused-unreadable = Impossible de lire le fichier : { $what }.
refused-unwritable = Impossible d’écrire le fichier : { $what }.
refused-file-too-big = Le fichier est trop gros (limite : { $most } octets).
refused-unknown-format = Cette version ne lit pas le format « { $what } », seulement ceux-ci : { $known }.
refused-unknown-game =
    Le jeu « { $what } » n’est pas installé ici.{ $count ->
        [0] { "" }
       *[other] { " " }Jeux installés : { $known }.
    }
refused-broken-game = Le jeu « { $what } » ne peut pas être chargé (paquet : { $package }). La commande « deadpan games » dit pourquoi.
refused-wrong-seats =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    } à table ; il en faut de { $fewest } à { $most }.
refused-bad-name = Le nom à { $where } doit compter de 1 à { $most } caractères visibles.
refused-no-deal = La partie n’a ni graine ni mise en place.
refused-too-many-choices = Trop de choix (limite : { $most }).
refused-endless = La partie n’est pas finie après { $most } choix.
refused-events-differ = À l’événement { $number }, cette version fait autre chose.
refused-no-such-seat = Il n’y a pas de place { $what } : { $seats } joueurs, numérotés à partir de 0.
refused-negative-count = « { $what } » n’est pas un nombre de choix.
refused-names-and-seats = Il y a { $names } noms pour { $seats } places.
refused-no-option-value = « { $what } » n’est pas une option ; écrivez nom=valeur.

## Un choix que personne n’a demandé

refused-game-over = La partie est finie.
refused-not-your-turn = C’est à { $asked } de choisir.
refused-other-question = Ce n’était pas la question.
refused-not-legal = Ce choix n’est pas parmi ceux qui sont possibles.
refused-stale-ask = Trop tard : la question est close.

## Rejouer et jouer

replay-players = À table : { $players }.
replay-options = { $options }.
option-setting = { $name } : { $value }
replay-asked = On attend { $players }.
score-line =
    { $player } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
options-default = Par défaut : { $value }.

## Les jeux installés

games-none = Aucun jeu n’est installé.
games-package = Paquet : { $package } { $version }.
games-players = Nombre de personnes : de { $fewest } à { $most }.
games-bots = Robots : { $levels }.
games-broken = Ce jeu ne peut pas être chargé : { $reason }
