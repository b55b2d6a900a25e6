### 10' to Kill. L’éditeur de plateaux.

boards-start = Partir de
boards-shape-square = Carré
boards-shape-ring = Anneau
boards-shape-cross = Croix
boards-shape-boulevard = Boulevard
boards-shape-staircase = Escalier
boards-shape-archipelago = Archipel
boards-random = Au hasard
boards-empty = Rien
boards-yours = Vos villes
boards-none = Aucune encore. Donnez un nom à celle-ci et gardez-la.
boards-unfinished = pas encore une ville
boards-delete = Jeter { $name }
boards-gone = { $name } n’est plus.
boards-bring-back = La reprendre
boards-papers = Formalités
boards-editions = Éditions
boards-fits =
    { $verdict ->
        [yes] admise
        [not-yet] pas encore
       *[no] refusée
    }
boards-name = Nom de la ville
boards-keep = Garder
boards-keep-over = Remplacer
boards-kept = Gardée dans ce navigateur.
boards-share = Toute la ville tient dans son lien.
boards-qr = Code QR de l’adresse de cette ville
boards-make = Ouvrir une table sur ce plateau
boards-try = L’essayer contre des robots
boards-nonsense = Ce lien ne contient aucune ville lisible. Voici un terrain vague à la place.

## La feuille

plan-sheet = Le plan
plan-tools = Outils
plan-tool-lay = Tuiles
plan-tool-mark = Viseurs
plan-undo = Annuler
plan-redo = Rétablir
plan-turn = Faire pivoter la ville
plan-mirror = Inverser la ville
plan-clear = Raser la ville
plan-no-tile = vide
plan-alone-short = ne touche aucune autre tuile
plan-box =
    { $count ->
        [0] boîte vide
       *[other] { $count } dans la boîte
    }
plan-box-empty = La boîte est vide.
plan-box-empty-small = Une ville compte seize tuiles. Reprenez-en une pour la poser ailleurs.
plan-empty = Un terrain vague.
plan-empty-small = Posez seize tuiles : cliquez, glissez, ou prenez les flèches et appuyez sur Entrée.
plan-left =
    { $count ->
        [one] Encore une tuile à poser.
       *[other] Encore { $count } tuiles à poser.
    }
plan-left-small = Une ville en compte seize, chacune bord à bord avec une autre.
plan-alone =
    { $count ->
        [one] À l’écart : { $place }.
       *[other] { $count } tuiles sont à l’écart.
    }
plan-alone-small = Chaque tuile partage un bord avec une autre. Les coins ne comptent pas.
plan-parts = Une ville en { $count } morceaux.
plan-parts-small = Les livrets anglais et polonais admettent les îles. Les français, non.
plan-ready = Une ville. Cela ira.
plan-ready-small = Toutes les éditions l’acceptent.
plan-snipers = Tuiles à viseur
plan-by-chance = Au hasard
plan-by-hand = À la main
plan-marked =
    { $count ->
        [0] Aucune tuile n’est marquée.
        [one] Une tuile est marquée.
       *[other] { $count } tuiles sont marquées.
    }
plan-mark-random = Remélanger
plan-chance-marks =
    { $count ->
        [0] Aucune, au hasard.
        [one] Une, au hasard.
       *[other] { $count }, au hasard.
    }
