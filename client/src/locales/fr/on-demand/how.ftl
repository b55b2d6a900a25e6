### Comment jouer : chargé avec ses pages.

how-done = J’en sais assez

## Règles : 10' to Kill

how-ten-lead = Seize animaux dans une ville, la nuit. L’un travaille pour vous, trois sont sur votre liste. Chacun déplace tout le monde : nul ne sait qui est à qui. Éliminez discrètement, et trouvez les tueurs des autres.
how-ten-four = Vos quatre
    .text = Chacun a quatre tuiles secrètes : un tueur et trois cibles. Deux joueurs n’en partagent jamais. Cachez-les avec C quand on regarde.
how-ten-turn = Deux actions par tour
    .text = Déplacer n’importe qui vers une autre tuile, éliminer, ou contrôler une identité. Deux fois la même, c’est permis, mais une seule élimination par tour. Deux actions, exactement.
how-ten-knife = Le couteau
    .text = Votre tueur peut éliminer quelqu’un sur sa propre tuile, qu’il y ait du monde ou non.
how-ten-pistol = Le pistolet
    .text = Seul sur sa tuile, votre tueur peut éliminer quelqu’un sur une tuile qui touche la sienne par un bord.
how-ten-rifle = Le fusil de sniper
    .text = Seul sur une tuile à viseur (bord bleu), votre tueur peut éliminer le long de la ligne ou de la colonne : à toute distance, par-dessus les trous et les passants.
how-ten-seen = Sans témoin en uniforme
    .text = Avec un policier sur sa tuile ou à côté, votre tueur ne peut rien. Où se tient la victime n’y change rien.
how-ten-after = Après une élimination
    .text = Tous ceux qui ont pu la faire sont nommés. Le joueur suivant éloigne ceux qui restent, chacun sur une tuile différente. Puis un policier arrive.
how-ten-ask = Contrôler l’identité
    .text = Quelqu’un est sur la tuile d’un policier ? Demandez à un adversaire si c’est son tueur. Oui : il est arrêté. Non : tous l’entendent, l’action est perdue.
how-ten-end = Le décompte
    .text = Quand un joueur n’a plus de cible, on finit la manche et on compte les points de renommée. Quand il n’y a plus de tueur, c’est fini tout de suite.

## Règles : Au pire tu meurs

how-pire-lead = Une famille, et pas pour longtemps. Chacun cache qui il est et combien d’années il lui reste. Prends leurs années aux autres, puis appuie sur le bouton rouge.
how-pire-who = Qui tu es
    .text = Tu tires quelqu’un de la famille Death, face cachée : de Zack, le bébé, 80 ans à vivre, à Anibal, le chien, 20. Personne d’autre ne le sait. Dessus grandit ton tas « Espérance de vie ».
how-pire-turn = Piocher, jouer
    .text = À ton tour, tu pioches une carte et tu en joues exactement une. Avant ou après, tu peux accuser. Puis tu finis le tour.
how-pire-blow = Les coups
    .text = Donne un Pépin, un Accident ou une Cata à quelqu’un, face cachée : 5, 10 ou 20 ans de moins. Ce sont les coups. Personne d’autre ne sait lequel.
how-pire-answer = Les réponses
    .text = Un Reverse renvoie le coup à qui l’a donné, qui peut le renvoyer encore. Seul un Miracle arrête la mort subite. On demande à chaque fois : le silence ne dit rien.
how-pire-mort = T’es mort !
    .text = Tu crois quelqu’un à bout ? Dis-le. Son personnage et toutes ses cartes te sont montrés, rien qu’à toi. Zéro ou moins : dehors. Plus : un de ses coups est pour toi.
how-pire-ghost = Les Spectres
    .text = Qui est éliminé revient à chaque tour donner à un vivant un coup pris dans son tas, tant qu’il en a.
how-pire-cards = Toutes les cartes
    .text = Les noires sont les cartes Attaque, les blanches les cartes Action. Reverse et Miracle ne servent qu’à répondre.
how-pire-end = Le dernier gagne
    .text = Personne n’est tenu d’avouer : sans rien, on continue jusqu’à ce que quelqu’un s’en aperçoive. Le dernier en vie gagne, quel que soit son solde.
