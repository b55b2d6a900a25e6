### Au pire tu meurs. L’aide-mémoire : chargé à l’ouverture.

reminder-pire-asked =
    { $kind ->
        [identity] Un personnage te vient. Deviens-le, ou mets-le sous la pioche. Ton tas reste.
        [answer] Une carte te vise. Réponds, ou laisse faire.
        [prize] Tu gagnes le duel : choisis le coup pour le perdant.
        [retaliate] On t’accuse à tort : choisis un coup dans ton tas. Il va à qui t’accuse.
       *[haunt] Te voilà Spectre : donne un coup de ton tas à un vivant.
    }
reminder-play = Jouer une carte
reminder-play-now =
    { $state ->
        [can] Une de celles qui ressortent : celle que tu viens de piocher ou une autre.
        [done] C’est fait : exactement une par tour.
       *[none] Rien de ta main ne peut être joué. Tu peux finir ton tour sans carte.
    }
reminder-accuse-now =
    { $option ->
        [any-time] Le bouton rouge, à ton tour ou à celui d’un autre. Chaque adversaire une fois au plus entre deux de tes tours.
       *[own-turn] Le bouton rouge, avant ou après ta carte. Chaque adversaire une fois par tour au plus.
    }
reminder-rest = Ou repose en paix : tu n’auras plus de tours.
reminder-end-now =
    { $state ->
        [can] Puis le joueur suivant pioche.
       *[none] Pas avant d’avoir joué une carte.
    }
cards-attack =
    { $count ->
        [one] { $count } carte Attaque
       *[other] { $count } cartes Attaque
    }
cards-action =
    { $count ->
        [one] { $count } carte Action
       *[other] { $count } cartes Action
    }
effect-pepin = Retire { $years } ans : donne-la face cachée à un autre joueur vivant, pour son tas. Un Reverse y répond.
effect-accident = Retire { $years } ans : donne-la face cachée à un autre joueur vivant, pour son tas. Un Reverse y répond.
effect-cata = Retire { $years } ans : donne-la face cachée à un autre joueur vivant, pour son tas. Un Reverse y répond.
effect-duel =
    Avec un autre joueur vivant, compare les années des coups des deux tas ; les Jouvence et les personnages ne comptent pas. La somme la plus haute gagne : le vainqueur ajoute un coup { $prize ->
        [life] de son propre tas
        [either] de sa main ou de son propre tas
       *[hand] de sa main, s’il en a un,
    } au tas du perdant, qui peut y répondre par un Reverse. Sommes égales : rien ne se passe. Chacun montre à l’autre { $shown ->
        [number] sa somme, et rien d’autre.
       *[cards] ces coups, et rien d’autre.
    }
effect-reverse = Une réponse seulement, à un coup qu’on vient de te donner : il va au tas de qui l’a donné. Un Reverse répond à un Reverse. Rien à faire contre Mort Subite, Punition, ni contre le coup qui suit une accusation fausse.
effect-punition = Une carte au hasard de la main d’un autre joueur vivant tombe sur son propre tas. Un coup ou une Jouvence compte ; toute autre carte y reste sans effet. On ne peut pas y répondre.
effect-mort-subite = Un autre joueur vivant sort du jeu, sauf s’il répond par Miracle ; il garde alors cette carte en main.
effect-miracle = Une réponse seulement, à Mort Subite : tu restes en vie, et cette carte vient dans ta main. Il n’arrête rien d’autre.
effect-jouvence =
    Ajoute { $years } { $years ->
        [one] an
       *[other] ans
    } : pose-la face cachée sur ton propre tas.
effect-transfert = Reprends en main n’importe quelle carte de ton propre tas, mais pas le personnage.
effect-pioche = Mets n’importe quelle carte de ton propre tas sous la pioche, sans la montrer, mais pas le personnage.
effect-switch = Échange ton personnage avec celui d’un autre joueur vivant, ou fais échanger le leur à deux autres joueurs vivants. Les tas restent. Les deux regardent qui ils sont maintenant.
reminder-family = La famille Death : années à vivre
reminder-balance = Le solde
    .text = Années du personnage − coups + Jouvence.
reminder-shown =
    { $option ->
        [number] Qui est accusé te montre son solde, à toi et à personne d’autre.
       *[cards] Qui est accusé te montre son personnage et toutes les cartes de son tas, à toi et à personne d’autre.
    }
reminder-accuse = T’es mort ! Zéro ou moins : dehors. Plus que zéro : qui est accusé choisit un coup de son propre tas, et il passe dans le tien.
reminder-spectres = Qui sort du jeu met sa main sous la pioche et, à chaque tour, donne un coup de son propre tas à un vivant, jusqu’à épuisement.
reminder-pire-end = Personne n’est tenu d’avouer. Qui reste en vie gagne, quel que soit son solde.
