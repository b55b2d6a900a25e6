### 10' to Kill. La table dans le navigateur.

boards-draw = Dessiner sa propre ville
boards-open = L’ouvrir dans l’éditeur

## En aparté

why-not-ask = Touchez quelqu’un d’autre pour savoir ce qui coince.

## La table avant la partie

town-unknown =
    { $shape ->
        [built] Vous posez la ville vous-mêmes, tuile par tuile.
       *[random] Nul ne connaît encore la ville. Le hasard s’en charge.
    }
draw-board = Dessiner la ville

## La table pendant la partie

opponents = Adversaires
points =
    { $count ->
        [one] { $count } point de renommée
       *[other] { $count } points de renommée
    }
ten-to-kill-result =
    { $winners_you ->
        [yes] { $winners_count ->
            [one] Vous gagnez.
           *[other] Vous partagez la victoire avec { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] { $winners } gagne.
           *[other] { $winners } se partagent la victoire.
        }
    }
ten-to-kill-place =
    Vous finissez à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
       *[other] { $place }e
    } place.
count-own-ten-to-kill = vous
count-why-t6-2 = Il ne reste plus de tueur à gages en jeu.
count-why-t6-1 = Quelqu’un n’avait plus de cible, et la manche est finie.
count-why-t6-3 = La dernière manche est finie.
count-why-tie = Égalité : la victoire va à qui a perdu son tueur en dernier, ou jamais.
count-why-shared = Égalité en tout.

## Le plateau

board = Plateau
round =
    { $last ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }
    }
case-file = Dossier
character = Personnage
verdict-o = possible
verdict-x = exclu
verdict-k = prouvé
your-marks = ? ! × vos marques
own-mark = votre marque { $mark }
police-short = Police
your-hitman = votre tueur
suspect = suspect
sniper-tile = tuile à viseur
can-go-here = peut venir ici
opening = colonne { $column }, ligne { $row }
tile-box = Tuiles dans la boîte
crowd = { $place } : qui ?
hitman = tueur
hitman-gone = perdu
target = cible
target-gone = éliminée
your-four = Votre jeu
hitman-state =
    { $how ->
        [killed] tueur éliminé
        [arrested] tueur arrêté
        [mistake] tueur trahi
       *[free] tueur en liberté
    }
trophy-target = cible
trophy-hitman = tueur
trophy-innocent = innocent
trophy-police = policier
trophy-arrest = arrestation
reserve =
    { $count ->
        [0] Tous les policiers sont sortis. Le prochain crime en déplace un.
        [one] Un policier est encore en réserve.
       *[other] { $count } policiers sont encore en réserve.
    }
actions-left =
    { $count ->
        [one] dernière action
       *[other] { $count } actions
    }
count-free = Tueur en liberté

## La ligne

line-waiting =
    { $kind ->
        [lay] { $name } pose une tuile.
        [flee] { $name } cache les témoins.
        [post] { $name } appelle un policier.
       *[act] { $name } réfléchit.
    }
line-next =
    { $count ->
        [1] { $name } joue, puis vous.
       *[other] { $name } joue. { $count } tours avant le vôtre.
    }
line-move = À vous. Qui bouge ?
line-move-small = Choisissez n’importe qui. Ou éliminez. Ou contrôlez.
line-move-where = Où va { $piece } ?
line-move-where-small = Toute autre tuile convient.
line-move-sure = Déplacer { $piece } { $place_at } ?
line-move-hitman = C’est votre tueur. Ayez l’air de vous ennuyer.
line-kill = Qui est concerné ?
line-kill-small = En lumière, ceux que votre tueur peut atteindre. Personne d’autre ne le voit.
line-kill-blind = On peut nommer tout le monde. Personne ne vérifie pour vous.
line-kill-nobody = Personne, pour l’instant.
line-kill-sure = Éliminer { $piece } ?
line-kill-check = À vérifier avant d’appuyer
line-kill-check-alone = Votre tueur seul, ou au couteau ?
line-kill-check-police = Aucun policier là ni à côté ?
line-kill-worth =
    { $worth ->
        [target] Votre cible : +1.
        [police] Un policier : −1337. Réfléchissez.
       *[other] Pas votre cible : −1, ou +3 si c’est un tueur.
    }
line-kill-suspects = On soupçonnera { $list }.
no-kill-lost = Votre tueur est hors jeu.
no-kill-twice = Une élimination par tour suffit.
no-kill-police = Un policier { $place_at } voit votre tueur.
no-kill-company = Votre tueur a de la compagnie { $place_at }, et pas de victime sous la main.
no-kill-reach = Personne n’est à portée de votre tueur.
line-ask = Qui contrôler ?
line-ask-small = N’importe qui sur la tuile d’un policier.
line-ask-nobody = Personne à contrôler.
line-ask-nobody-small = Il faut d’abord que quelqu’un soit sur la tuile d’un policier.
line-ask-whom = À qui est { $piece } ?
line-ask-whom-small = Choisissez à qui demander. Tous entendent la réponse.
line-ask-sure = Interroger { $name } sur { $piece } ?
line-ask-sure-small = Oui : une arrestation, +1. Non : une action de moins.
line-flee = Les témoins fuient. Vous les placez.
line-flee-small = Chacun sur une tuile différente, aucun { $scene_at }.
line-flee-where = Où court { $piece } ?
line-flee-where-small = N’importe où, sauf { $scene_at }.
line-flee-sure = Envoyer { $piece } { $place_at } ?
line-post = Un policier est attendu { $place_at }.
line-post-small = Plus de réserve. Prenez-en un sur le plateau.
line-post-sure = Envoyer { $piece } { $place_at } ?
line-lay = Posez une tuile de la ville.
line-lay-small = Prenez-en une dans la boîte. Le bord bleu sert au fusil.
line-lay-where = Où poser { $place } ?
line-lay-sure = Poser { $place } là ?
act-move = Déplacer
act-kill = Éliminer
act-investigate = Contrôler
do-move = Déplacer { $piece }
do-kill = Éliminer { $piece }
do-ask = Interroger { $name }
do-flee = Envoyer { $piece } { $place_at }
do-post = Envoyer { $piece } { $place_at }
do-lay = Poser { $place }

## Lieux

place-bakery = Boulangerie
    .tile = la boulangerie
    .tile-def = la boulangerie
    .tile-at = à la boulangerie
place-cinema = Cinéma
    .tile = le cinéma
    .tile-def = le cinéma
    .tile-at = au cinéma
place-park = Parc
    .tile = le parc
    .tile-def = le parc
    .tile-at = au parc
place-fountain = Fontaine
    .tile = la fontaine
    .tile-def = la fontaine
    .tile-at = à la fontaine
place-metro = Métro
    .tile = le métro
    .tile-def = le métro
    .tile-at = dans le métro
place-rooftop = Toit
    .tile = le toit
    .tile-def = le toit
    .tile-at = sur le toit
place-harbour = Port
    .tile = le port
    .tile-def = le port
    .tile-at = au port
place-bank = Banque
    .tile = la banque
    .tile-def = la banque
    .tile-at = à la banque
place-museum = Musée
    .tile = le musée
    .tile-def = le musée
    .tile-at = au musée
place-hotel = Hôtel
    .tile = l’hôtel
    .tile-def = l’hôtel
    .tile-at = à l’hôtel
place-laundry = Laverie
    .tile = la laverie
    .tile-def = la laverie
    .tile-at = à la laverie
place-casino = Casino
    .tile = le casino
    .tile-def = le casino
    .tile-at = au casino
place-garage = Garage
    .tile = le garage
    .tile-def = le garage
    .tile-at = au garage
place-market = Marché
    .tile = le marché
    .tile-def = le marché
    .tile-at = au marché
place-chapel = Chapelle
    .tile = la chapelle
    .tile-def = la chapelle
    .tile-at = à la chapelle
place-bar = Bar
    .tile = le bar
    .tile-def = le bar
    .tile-at = au bar

## Revoir

owned-by =
    { $role ->
        [hitman] tueur engagé par { $name }
       *[target] cible visée par { $name }
    }
