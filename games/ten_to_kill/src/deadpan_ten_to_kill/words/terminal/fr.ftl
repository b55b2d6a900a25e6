### Jouer dans un terminal : 10' to Kill

terminal-ten-to-kill-police = POLICE { $number }
terminal-ten-to-kill-round = manche { $number }
terminal-ten-to-kill-your-hitman = votre tueur
terminal-ten-to-kill-notes = dossier
terminal-ten-to-kill-act =
    { $left ->
        [one] À vous, encore { $left } action : déplacer, éliminer ou contrôler.
       *[other] À vous, encore { $left } actions : déplacer, éliminer ou contrôler.
    }
terminal-ten-to-kill-flee = Quelqu’un a été éliminé : choisissez où fuit chaque témoin.
terminal-ten-to-kill-post = Choisissez le policier qui vient sur les lieux.
terminal-ten-to-kill-lay = Posez une tuile de la ville.
terminal-ten-to-kill-nobody-in-reach = Personne n’est à portée de votre tueur.
terminal-ten-to-kill-nobody-to-ask = Personne ne se trouve avec un policier : personne à contrôler.
terminal-ten-to-kill-knife = couteau
terminal-ten-to-kill-pistol = pistolet
terminal-ten-to-kill-rifle = fusil de sniper
terminal-ten-to-kill-hitman-safe = tueur en liberté : { $who }
terminal-ten-to-kill-hitman-lost = tueur perdu : { $who }
terminal-ten-to-kill-as-target = cible : { $who }
terminal-ten-to-kill-as-hitman = tueur éliminé : { $who }
terminal-ten-to-kill-as-arrest = tueur arrêté : { $who }
terminal-ten-to-kill-as-innocent = innocent : { $who }
terminal-ten-to-kill-as-police = représentant de la loi : { $who }
terminal-ten-to-kill-how =
    Vous avez un tueur et trois cibles, et personne d’autre ne sait de qui il s’agit. À votre tour, vous agissez deux fois :
    déplacer n’importe qui n’importe où, éliminer quelqu’un avec votre tueur (une fois par tour), ou contrôler l’identité de
    quelqu’un qui se trouve avec un policier, en interrogeant un adversaire.

    Votre tueur frappe au couteau sur sa propre tuile ; au pistolet sur une tuile adjacente, s’il est seul ; au fusil de sniper le
    long de la ligne ou de la colonne, s’il est seul sur une tuile à viseur. Jamais avec un policier sur sa tuile ou à côté.

    Après une élimination, tous ceux de la tuile fuient et un policier arrive. Renommée : tueur en liberté 2, chaque cible 1, un
    tueur arrêté 1, un tueur éliminé 3, un innocent −1. Quand quelqu’un n’a plus de cible, la manche est la dernière.
