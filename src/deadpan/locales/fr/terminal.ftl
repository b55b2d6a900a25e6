### Jouer dans un terminal

## La table

terminal-waiting = { $player } choisit…
terminal-held = { $player } attend. Échap : la partie continue.
terminal-over = La partie est finie. Entrée réaffiche le décompte ; q pour sortir.
terminal-covered = ▒▒▒ Caché. c pour revoir.
terminal-covered-turn = C’est à vous. Appuyez sur c pour voir votre jeu.
terminal-no-notes = Pas de notes à cette table.
terminal-everything = tout
terminal-asked-sign = { $sign } : doit choisir.
terminal-deeds = Ce que vous pouvez faire : { $deeds }.
terminal-your-turn = C’est à vous.
terminal-which = { $what }. { $detail } ?
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
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }
terminal-keys =
    flèches  aller à ce qui peut être choisi, sur le plateau ou dans la liste
    Tab      entre le plateau, la liste et le journal
    Entrée   choisir, puis confirmer
    Échap    annuler le dernier choix
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
