## Revoir

replay = Revoir
replay-pick = Revoir une partie
replay-pick-text = N’importe quel enregistrement convient : celui d’une de vos parties, ou celui que quelqu’un vous envoie. Il reste sur cette page.
replay-drop = Déposez un enregistrement ici
replay-choose = Choisir un fichier
replay-no-record = { $name } n’est pas l’enregistrement d’une partie.
replay-too-big = { $name } est trop gros : on peut montrer ici un enregistrement d’un mégaoctet au plus.
replay-fetching = On va chercher la partie…
replay-not-here = Rien à revoir ici
replay-copy = Copier le lien vers ce moment
replay-another = Un autre enregistrement
replay-again = Depuis le début
replay-to-table = À la table
replay-opening = Tout est distribué. C’est ainsi que cela commence.
replay-next = Prochain choix : { $name }.
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
eyes = Par quels yeux
eye-public = Le public
eye-everything = Tout visible
owned-by =
    { $role ->
        [hitman] tueur engagé par { $name }
       *[target] cible visée par { $name }
    }
heap =
    { $kind ->
        [hand] En main : { $list }
       *[life] Sur son tas : { $list }
    }

## Ce qu’on pouvait savoir

insight = Savoir
insight-of = Ce que { $name } peut savoir
insight-public = Ce que tout le monde peut savoir
insight-key = × est exclu. Les pourcentages sont ce que croit un robot impitoyable : il lit dans les choix des autres.
guess = { $name } : { $piece }, { $words } ({ $chance }).
guess-open = { $name } : tout est ouvert, { $count } sont possibles.
guess-sure = { $name } : c’est { $piece }, et c’est prouvé.
odds-dead = Vie épuisée : { $words } ({ $chance }).
odds-years = environ { $years } ans restants
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
ten-to-kill-mark-kill = { $seat } peut prouver que { $who_def } est le tueur engagé par { $whom }, a le champ libre et laisse passer l’occasion.
ten-to-kill-mark-arrest = { $seat } a assez de questions pour trouver à coup sûr le tueur engagé par { $whom }, en commençant par { $who_def }, sous les yeux de la police. Personne n’est arrêté.
ten-to-kill-mark-arrest-in-two = { $seat } peut prouver que { $who_def } est le tueur engagé par { $whom }. Un policier sur place, une question : une arrestation. Elle n’a pas lieu.
ten-to-kill-mark-vain-question = { $seat } interroge { $whom } sur { $who_def }, alors que le dossier l’exclut déjà.
ten-to-kill-mark-innocent = { $seat } élimine { $who_def }, alors que le dossier montre que ce n’est le tueur de personne.
au-pire-tu-meurs-mark-accuse = { $seat } peut prouver que { $whom } n’a plus d’années à vivre, et ne dit rien.
au-pire-tu-meurs-mark-accused-alive = { $seat } accuse { $whom }, alors qu’il est prouvé que { $whom } a encore des années à vivre.

## Continuer

play-on = Continuer à partir d’ici
play-on-text = Une nouvelle table, et la partie continue à partir de ce moment. Vous prenez une place, des robots prennent les autres.
play-on-seat = Votre place
play-on-bots = Les autres
play-on-go = Continuer
play-on-over = La partie est finie à ce moment. Reculez un peu et continuez de là.
