## Revoir

replay = Revoir
replay-pick = Revoir une partie
replay-pick-text = N’importe quel enregistrement convient : celui d’une de vos parties, ou celui que quelqu’un vous envoie. Il reste sur cette page.
replay-drop = Déposez un enregistrement ici
replay-choose = Choisir un fichier
replay-no-record = { $name } n’est pas l’enregistrement d’une partie.
replay-too-big = { $name } est trop gros : un mégaoctet au plus.
replay-fetching = On va chercher la partie…
replay-not-here = Rien à revoir ici
replay-copy = Copier le lien vers ce moment
replay-another = Un autre enregistrement
replay-again = Depuis le début
replay-to-table = À la table
replay-opening = Tout est distribué. C’est ainsi que cela commence.
replay-next = On attend { $name }.
replay-first = Au début
replay-back = Un pas en arrière
replay-forward = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-speed = Vitesse : { $speed } ×
replay-scrub = Moment de la partie
replay-moment = { $n } sur { $count }
replay-moment-short = après { $n }
eyes = Vu par
eye-public = Le public
eye-everything = Tout visible

## Ce qu’on pouvait savoir

insight = Déductions
insight-of = Ce que peut savoir { $name }
insight-public = Ce que tout le monde peut savoir
likely-never = pas du tout
likely-hardly = sans doute pas
likely-perhaps = peut-être
likely-even = une chance sur deux
likely-probably = probablement
likely-nearly = presque sûrement
likely-surely = sûrement

## Ce qui a échappé

marks = Déductions manquées
marks-text = Des moments où quelqu’un peut prouver assez pour agir, et ne le fait pas.
marks-none = Aucune déduction manquée
marks-count =
    { $count ->
        [one] { $count } déduction manquée
       *[other] { $count } déductions manquées
    }
mark-before = Déduction manquée précédente
mark-after = Déduction manquée suivante

## Continuer

play-on = Continuer à partir d’ici
play-on-text = Une nouvelle table, et la partie continue à partir de ce moment. Vous prenez une place, des robots prennent les autres.
play-on-seat = Votre place
play-on-bots = Les autres
play-on-go = Continuer
play-on-over = La partie est finie à ce moment. Reculez un peu et continuez de là.
