### Ce que dit la page de la soirée : les gens, les pendules, la conversation, le score des parties.

## Les gens

people = Présents
people-here =
    { $count ->
        [one] Présents : { $count } personne
       *[other] Présents : { $count } personnes
    }
looks-on = regarde
muted = sans voix
nameless =
    { $count ->
        [one] { $count } autre personne regarde incognito.
       *[other] { $count } autres personnes regardent incognito.
    }
powers = Vos pouvoirs sur { $name }
mute = Faire taire
unmute = Rendre la voix
hand-on = Nommer hôte
remove = Exclure
remove-sure = Exclure, vraiment ?
removed = On vous a montré la porte
removed-text = L’hôte préfère jouer sans vous. Votre place n’est plus à vous.

## Qui va et vient

stood-in = un robot joue
missing = { $name } n’est plus là.
missing-small = Un robot prend le relais dans
missing-extend = Attendre encore
missing-skip = Le robot, tout de suite
stand-in = Un robot joue pour vous.
stand-in-small = Il ne sait pas que vous êtes là.
take-back = Reprendre ma place
go-away = Laisser un robot jouer pour moi
watching = Vous regardez.
watching-small = Un robot vous céderait sa chaise.
take-over = Prendre la place d’un robot
take-over-text = Il faut l’accord de tous ceux qui jouent. Ensuite, vous voyez ce que le robot a vu, et vous continuez de là.
take-over-seat = Jouer pour { $name }

## Qui peut entrer, et qui peut jouer

knocks = { $name } frappe à la porte.
let-in = Ouvrir
let-in-named = Ouvrir à { $name }
turn-away = Pas maintenant
turn-away-named = Ne pas ouvrir à { $name }
asks = { $name } voudrait remplacer { $seat }.
you-ask = Vous avez demandé à remplacer { $seat }.
asks-agreed =
    { $agree ->
        [one] { $agree } accord sur { $count } pour l’instant.
       *[other] { $agree } accords sur { $count } pour l’instant.
    }
ask-no-more = Tant pis
agree-named = { $name } peut jouer
decline = Plutôt pas
decline-named = { $name } ne peut pas jouer
put-out = Vous ne jouez plus dans cette partie.
put-out-small = L’hôte a donné votre place à un robot. Vous pouvez la redemander.
ask-back = Redemander ma place
is-out = hors de la partie
take-in-again = Reprendre dans la partie
played-on = Suite d’une partie enregistrée.
played-on-small = Qui l’a apportée connaît peut-être toutes les mains.
knocked = Vous avez frappé
knocked-text = Quelqu’un doit ouvrir à { $name } à la table { $code }. Gardez cette page ouverte : la suite vient toute seule.
turned-away = Personne n’ouvre
turned-away-text = À cette table, on préfère rester entre soi.
table-closed = Cette table est fermée
table-closed-text = La table { $code } existe, et elle n’en dit pas plus. Quelqu’un qui y joue peut vous envoyer l’invitation.
moved = Vous avez changé d’appareil
moved-text = Vous êtes maintenant à la table { $code } sur un autre appareil. Celui-ci n’en est plus.
moved-watch = Regarder d’ici

## La pause et la fin

pause = Pause
paused = Pause.
paused-small = Pendules, robots et comptes à rebours attendent.
resume = Reprendre
line-held =
    { $why ->
        [paused] Pause. Personne ne bouge.
       *[stand-in] Un robot tient cette place.
    }
end-game = Proposer d’arrêter la partie
end-game-small = Elle s’arrête sans décompte quand tous ceux qui jouent sont d’accord.
ending =
    { $count ->
        [one] { $names } voudrait s’arrêter là.
       *[other] { $names } voudraient s’arrêter là.
    }
ending-small =
    { $agree ->
        [one] { $agree } accord sur { $count }.
       *[other] { $agree } accords sur { $count }.
    }
ending-agree = D’accord
ending-withdraw = Finalement, on continue
broken-off = Partie interrompue
broken-off-small =
    { $because ->
        [length] Elle durait trop : la table arrête une partie qui n’en finit pas.
       *[consent] D’un commun accord.
    } Rien ne compte. Qui veut tout savoir peut revoir la partie.

## Les pendules

clock-free = Temps pour ce choix
clock-bank = Temps pour toute la partie
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }

## En aparté

hint = Conseil
hint-thinking = Un robot réfléchit…
hint-small = Un robot ferait cela. À confirmer, ou à annuler pour faire mieux.
why-not = Pas { $what }. Pourquoi ?

## La maison

which-game = Quel jeu
settings = La soirée
setting-none = sans limite
setting-choice-seconds = Temps par choix
    .help = Ensuite, c’est le temps de la partie qui court ; quand il n’en reste plus, un robot choisit.
setting-game-seconds = Temps de partie
    .help = Ce que chacun a en tout, au-delà du temps par choix.
setting-patience = Patience
    .help = Combien de temps attendre quelqu’un qui est parti, avant qu’un robot prenne le relais.
setting-hints = Conseils
    .help = On peut demander à un robot ce qu’il ferait.

## La conversation

talk = Conversation
talk-nothing = Personne n’a dit un mot. Très professionnel.
say = Dire
say-something = Dites quelque chose d’anodin
muted-you = L’hôte vous a coupé la parole
join-talk = Participer
unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
emotes = Prendre un air
emote-deadpan = Impassible
emote-gasp = Stupeur
emote-laugh = Rire
emote-innocent = Innocence
emote-suspicious = Soupçon
emote-clap = Applaudissements lents
emote-nudge = Réveiller la personne qui réfléchit
sound =
    { $on ->
        [yes] Un son quand c’est à vous : oui
       *[no] Un son quand c’est à vous : non
    }

## Le score de la soirée

evening = La soirée jusqu’ici
evening-games =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
evening-name = Nom
evening-played = parties
evening-wins = victoires
evening-points = points
evening-game =
    { $count ->
        [one] { $game } : { $names }
       *[other] { $game } : { $names } se partagent la victoire
    }

## Sur grand écran

tv-link = Sur grand écran
tv-join = Rejoignez { $site } avec le code
tv-soon = Bientôt
