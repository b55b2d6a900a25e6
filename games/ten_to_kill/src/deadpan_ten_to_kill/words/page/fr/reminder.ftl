### 10' to Kill. L’aide-mémoire : chargé à l’ouverture.

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
    .victim = La victime va devant qui l’a éliminée. Votre cible : retournez sa tuile. Le tueur de quelqu’un : ce joueur l’a perdu. La cible d’un autre : on retourne sa tuile, personne ne marque pour elle, et cet autre en a une de moins.
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
