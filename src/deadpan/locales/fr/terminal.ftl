### Jouer dans un terminal

## La table

terminal-waiting = { $player } choisit…
terminal-held = { $player } attend. Échap : la partie continue.
terminal-over = La partie est finie. Entrée remontre le décompte ; q pour sortir.
terminal-covered = ▒▒▒ Caché. c pour revoir.
terminal-covered-turn = C’est à vous. Appuyez sur c pour voir votre jeu.
terminal-no-notes = Aucune aide n’a été convenue.
terminal-confirm = confirmer
terminal-cancel = annuler
terminal-log = journal
terminal-key-cover = cacher
terminal-key-notes = notes
terminal-key-language = français
terminal-key-help = aide
terminal-key-leave = quitter

## Ce qui vient par-dessus

terminal-leave = Quitter la table ? La partie s’arrête là.
terminal-stay = rester
terminal-go = quitter
terminal-close = fermer
terminal-won =
    { $count ->
        [one] La victoire revient à { $winners }.
       *[other] La victoire est partagée entre { $winners }.
    }
terminal-keys =
    flèches  aller à ce qui peut être choisi, sur le plateau ou dans la liste
    Tab      entre le plateau, la liste et le journal
    Entrée   choisir, puis confirmer
    Échap    reprendre le dernier choix
    1 2 3    que faire
    c        cacher votre jeu ; l’écran montre alors ce que tous peuvent voir
    f        le journal ou les notes ; dans les notes, Entrée écrit votre marque : ? ! x
    l        la langue suivante
    ?        cette page
    q        quitter
    La souris fait tout cela aussi : cliquez sur ce que vous voulez.

## Ligne par ligne

play-welcome = Vous êtes { $player }.
play-go-on = laisser jouer
play-your-number = Numéro (b pour revenir, q pour partir) :
play-wrong-number = Un numéro de { $fewest } à { $most }, s’il vous plaît.
play-stopped = Vous quittez la table.
refused-bots-and-seats = Nombre de robots : { $bots } ; nombre d’adversaires : { $seats }.

## 10' to Kill

terminal-ten-to-kill-police = POLICE { $number }
terminal-ten-to-kill-round = tour { $number }
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
terminal-ten-to-kill-nobody-in-reach = Personne n’est à la portée de votre tueur.
terminal-ten-to-kill-nobody-to-ask = Personne ne se trouve avec un policier : il n’y a personne à contrôler.
terminal-ten-to-kill-knife = couteau
terminal-ten-to-kill-pistol = pistolet
terminal-ten-to-kill-rifle = fusil de sniper
terminal-ten-to-kill-hitman-safe = tueur jamais pris : { $who }
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

    Après une élimination, tous ceux de la tuile fuient et un policier arrive. Renommée : tueur jamais pris 2, chaque cible 1, un
    tueur arrêté 1, un tueur éliminé 3, un innocent −1. Quand quelqu’un n’a plus de cible, le tour de table est le dernier.

## Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } cartes en main   { $life } cartes du tas   { $out } éliminé   { $spectre } Spectre  { $round } sens du jeu   { $first } premier joueur
terminal-au-pire-tu-meurs-notes = carnet
terminal-au-pire-tu-meurs-turn = tour { $number }
terminal-au-pire-tu-meurs-balance =
    { $years ->
        [one] encore { $years } an
       *[other] encore { $years } ans
    }
terminal-au-pire-tu-meurs-pile =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
terminal-au-pire-tu-meurs-life = Ton tas « Espérance de vie » :
terminal-au-pire-tu-meurs-out = éliminé
terminal-au-pire-tu-meurs-spectre = Spectre
terminal-au-pire-tu-meurs-act = À toi : joue une carte, ou accuse d’abord quelqu’un.
terminal-au-pire-tu-meurs-act-played = Accuse quelqu’un, ou finis ton tour.
terminal-au-pire-tu-meurs-identity = Un personnage arrive : { $card } ({ $years }). Changes-tu d’identité ?
terminal-au-pire-tu-meurs-answer = { $player } te donne ceci : { $card }. Réponds-tu ?
terminal-au-pire-tu-meurs-dying = Mort Subite. Réponds-tu ?
terminal-au-pire-tu-meurs-prize = Tu gagnes le duel : donne un coup au perdant.
terminal-au-pire-tu-meurs-retaliate = On t’accuse à tort : rends un coup pris dans ton tas.
terminal-au-pire-tu-meurs-haunt = Tu hantes : donne à un vivant un coup pris dans ton tas.
terminal-au-pire-tu-meurs-let-it-happen = laisser faire
terminal-au-pire-tu-meurs-card-owed = Joue d’abord une carte.
terminal-au-pire-tu-meurs-all-accused = Tu as accusé tout le monde pendant ce tour.
terminal-au-pire-tu-meurs-played = Tu as déjà joué ta carte pendant ce tour.
terminal-au-pire-tu-meurs-nothing-to-play = Rien dans ta main ne peut être joué.
terminal-au-pire-tu-meurs-how =
    Tu es quelqu’un à qui il reste tant d’années à vivre, et personne d’autre ne sait qui. Les coups que les autres te donnent
    vont sur ton tas « Espérance de vie » et enlèvent des années ; une Jouvence en ajoute. Qui n’en a plus est mort, mais
    seulement quand quelqu’un le remarque.

    À ton tour, tu pioches une carte et en joues une. Avant ou après, tu peux dire à n’importe qui : « T’es mort ! » Si c’est
    vrai, l’autre quitte la partie, et revient en Spectre ; si c’est faux, il te passe un de ses coups.

    Le dernier vivant gagne.
