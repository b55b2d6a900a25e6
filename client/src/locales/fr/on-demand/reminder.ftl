### Les aides de jeu : chargées avec la première.

reminder-now = À faire maintenant
reminder-wait = Rien n’est demandé ici pour l’instant.

## 10' to Kill

reminder-actions =
    { $count ->
        [1] Il reste une action :
       *[other] Il reste { $count } actions :
    }
reminder-ten-asked =
    { $kind ->
        [flee] Envoyez chaque témoin sur une tuile à lui, aucun sur le lieu du crime.
        [post] La réserve est vide : déplacez un policier du plateau vers le lieu du crime.
       *[lay] Posez une tuile de la ville ; elle touche par un bord une tuile posée.
    }
reminder-move = N’importe quel personnage ou policier du plateau, vers n’importe quelle autre tuile.
reminder-kill = Une fois par tour, si personne ne voit votre tueur.
reminder-kill-now =
    { $count ->
        [one] { $count } victime à portée de votre tueur.
       *[other] { $count } victimes à portée de votre tueur.
    }
reminder-ask-now =
    { $count ->
        [one] { $count } personnage est avec un policier. Demandez à un adversaire.
       *[other] { $count } personnages sont avec un policier. Choisissez-en un, et demandez à un adversaire.
    }
reminder-weapons = Les armes
weapon-knife = Couteau
    .text = Une victime sur la tuile de votre tueur, qu’il y ait d’autres personnages ou non.
weapon-pistol = Pistolet
    .text = Votre tueur est seul sur sa tuile ; la victime est sur une tuile qui touche la sienne par un bord.
weapon-rifle = Fusil de sniper
    .text = Votre tueur est seul sur une tuile à viseur (bord bleu) ; la victime est sur la même ligne ou la même colonne. À toute distance, par-dessus les trous et les passants. Jamais en diagonale.
reminder-seen = Sans être vu
    .text = Aucune arme ne sert tant qu’un policier est sur la tuile de votre tueur ou sur une tuile qui la touche par un bord. Qui entoure la victime n’y change rien.
reminder-victim = La victime
    .text = N’importe qui, sauf votre tueur. Un policier, seulement au fusil de sniper, loin de tout policier.
reminder-after = Après une élimination
    .victim = La victime va devant qui l’a éliminée. Votre cible : retournez sa tuile. Le tueur de quelqu’un : ce joueur l’a perdu. La cible d’un autre : on retourne sa tuile, personne ne marque pour elle, et cet autre en a une de moins à attendre.
    .flee = Le joueur suivant éloigne tous ceux qui restent sur cette tuile, chacun vers une autre : le tueur et les policiers aussi.
    .police = Un policier arrive de la réserve ; si elle est vide, le joueur suivant en déplace un du plateau.
reminder-suspects =
    { $option ->
        [silent] À cette table on ne nomme pas les suspects : cherchez qui a pu le faire.
       *[announced] On nomme tous ceux qui ont pu le faire.
    }
reminder-mistakes =
    { $option ->
        [lenient] Une élimination que votre tueur ne pouvait pas commettre compte, mais vous le perdez.
        [strict] Une élimination que votre tueur ne pouvait pas commettre ne rapporte rien, et vous le perdez.
       *[refused] Une élimination que votre tueur ne peut pas commettre est refusée ; rien ne change.
    }
reminder-ask = Contrôler l’identité
    .text = Un personnage sur une tuile avec un policier ; un adversaire répond, tous l’entendent. Oui : une arrestation ; personne ne fuit, aucun policier ne vient. Non : l’action est dépensée, et l’on n’en dit pas plus.
reminder-ten-end = Quand un joueur n’a plus de cible en jeu, on finit la manche et l’on compte les points de renommée. Quand il ne reste plus de tueur, la partie finit aussitôt.
reminder-ten-tie = À égalité gagne qui a perdu son tueur en dernier ; ne l’avoir jamais perdu vaut mieux encore.
points-free = Votre tueur ni éliminé ni arrêté
points-target = Chaque cible que vous avez éliminée
points-arrest = Chaque tueur que vous avez arrêté
points-hitman = Chaque tueur que vous avez éliminé
points-innocent = Chaque innocent que vous avez éliminé
points-police = Chaque policier que vous avez éliminé

## Au pire tu meurs

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
