### 10' to Kill. Comment jouer : chargé avec ses pages.

how-ten-lead = Seize animaux dans une ville, la nuit. L’un travaille pour vous, trois sont sur votre liste. Chacun déplace tout le monde : nul ne sait qui est à qui. Éliminez discrètement, et trouvez les tueurs des autres.

how-ten-before = Avant le premier tour
how-ten-town = La ville
    .text = De 2 à 4 joueurs. Seize tuiles font la ville, dans la forme que vous voulez, et un personnage se tient sur chacune, au hasard.
    .adjacent = Deux tuiles sont adjacentes quand elles se touchent par un bord. Un coin ne suffit jamais.
    .sniper = Certaines tuiles ont un bord bleu et un viseur : les tuiles à viseur. Huit sur seize, sauf si vous convenez d’autre chose.
    .police = Deux policiers attendent à côté du plateau, trois si vous ne jouez qu’à deux : c’est la réserve. (La première édition française en a huit.)
how-ten-four = Vos quatre tuiles
    .text = Chacun tire en secret quatre tuiles de personnage : d’abord un tueur à gages, puis trois cibles. Vous pouvez regarder les vôtres à tout moment ; un bouton les cache quand quelqu’un se penche.
    .unique = Toutes les tuiles sont différentes : personne n’a le même tueur ni la même cible que vous, et votre cible n’est le tueur de personne.
    .rest = Les personnages que personne n’a tirés sont des passants. Nul ne sait lesquels.
how-ten-first = Qui commence
    .text = La dernière personne à avoir éliminé quelqu’un : un voisin bruyant, un boss de fin de niveau… On vous le demande avant la donne, une pression suffit ; sans réponse, et contre des robots, le hasard décide.
    .rematch = À la revanche, c’est qui a fait la dernière élimination de la partie précédente.
    .token = Le jeton premier joueur est posé là, à la vue de tous. À partir de là, on joue dans l’ordre des places.

how-ten-your-turn = Votre tour
how-ten-turn = Deux actions
    .text = Déplacer, éliminer ou contrôler. Exactement deux actions : personne ne passe, personne n’en a une troisième.
    .twice = Deux fois la même, c’est permis, sauf éliminer : une élimination par tour au plus.
how-ten-move = Déplacer
    .text = N’importe quel personnage, ou n’importe quel policier du plateau, vers n’importe quelle autre tuile, si loin et si pleine soit-elle.
    .anybody = Pas seulement les vôtres. Tout le monde déplace tout le monde : c’est ce qui cache votre tueur.
    .reserve = Seuls les policiers de la réserve ne se déplacent pas.

how-ten-killing = Comment votre tueur élimine
how-ten-knife = Le couteau
    .text = La victime est sur la tuile de votre tueur. D’autres peuvent s’y trouver aussi : un animal ne remarque jamais un couteau.
how-ten-pistol = Le pistolet
    .text = Votre tueur est seul sur sa tuile, et la victime est sur une tuile adjacente.
how-ten-seen = Sans être vu, ou pas du tout
    .text = Avec un policier sur la tuile de votre tueur ou sur une tuile adjacente, aucune arme ne sert, même pas le couteau.
    .alone = Avec le pistolet ou le fusil de sniper, absolument personne d’autre ne doit être sur sa tuile.
    .victim = Seule compte la tuile de votre tueur. Une victime en compagnie, même à côté d’un policier, n’est pas mieux protégée.
how-ten-rifle = Le fusil de sniper
    .text = Votre tueur est seul sur une tuile à viseur, et la victime est quelque part sur la même ligne ou la même colonne : à toute distance, par-dessus les trous, par-dessus les passants. Jamais en diagonale.
how-ten-victim = Qui peut être la victime
    .text = N’importe quel personnage, sauf votre propre tueur. Vous dites qui meurt ; jamais par qui, ni avec quoi.
    .police = Un policier aussi : seulement au fusil de sniper, depuis une tuile sans policier ni dessus ni à côté. C’est permis, et cela vous coûte 1337 points.

how-ten-after = Après une élimination
how-ten-whose = Qui était-ce ?
    .text = La victime quitte le plateau et va devant qui l’a éliminée. Puis son secret est révélé :
    .target = Votre cible : vous retournez sa tuile face visible.
    .hitman = Le tueur de quelqu’un : ce joueur est obligé de le dire et vous donne la tuile. Son tueur est perdu pour de bon.
    .other = La cible d’un autre : cet autre retourne sa tuile face visible, et personne ne marque pour elle. Il a une cible de moins à surveiller ; pour vous, c’était un innocent.
    .innocent = Tout autre personnage était un innocent, lui aussi.
how-ten-suspects = Les suspects
    .text = On nomme tous ceux qui ont pu commettre cette élimination selon les règles. Éliminez donc quand beaucoup ont pu le faire. (Une table peut convenir de ne nommer personne.)
how-ten-flee = Les témoins fuient
    .text = Le joueur suivant éloigne tous ceux qui restent sur la tuile de la victime, chacun vers une autre tuile, personne ne revient. Les policiers fuient aussi et, après le couteau, votre propre tueur.
how-ten-police = Puis arrive la police
    .text = Un policier de la réserve vient sur le lieu du crime.
    .empty = La réserve est vide ? Le même joueur suivant choisit alors un policier du plateau et le déplace sur le lieu du crime.
    .goon = Ensuite votre tour continue : si l’élimination était votre première action, la seconde vous reste.

how-ten-hunt = Chasser, être chassé
how-ten-ask = Contrôler l’identité
    .text = Choisissez un personnage qui se trouve sur une tuile avec un policier, et demandez à un adversaire si c’est son tueur. Tous entendent la réponse, et personne ne peut mentir.
    .yes = Oui : une arrestation. Le personnage et sa tuile sont à vous. Personne ne fuit, aucun policier ne vient.
    .no = Non : rien ne se passe, l’action est dépensée. On n’en dit pas plus, pas même que c’est la cible de quelqu’un, ou le tueur d’un joueur que vous n’avez pas interrogé.
    .bluff = Vous pouvez contrôler votre propre tueur ou votre propre cible, pour bluffer.
how-ten-lost = Sans tueur
    .text = Éliminé, arrêté ou perdu par erreur : vous continuez. Vous déplacez, vous contrôlez, et vous pouvez encore gagner.
how-ten-mistakes = Les erreurs
    .text = Une élimination que votre tueur ne peut pas commettre est refusée ici, et rien ne change. Les boîtes sont plus sévères ; votre table peut l’être aussi :
    .lenient = Premières parties : l’élimination vaut et compte, mais votre tueur est perdu et quitte aussitôt le plateau.
    .strict = Joueurs expérimentés : de même, et l’élimination ne vous rapporte aucun point. Un point en moins reste en moins.
how-ten-advice = Les conseils de la boîte
    .text = Avant d’éliminer au pistolet ou au fusil de sniper : votre tueur est-il seul sur sa tuile ?
    .police = Avec toute arme : aucun policier sur cette tuile, ni sur une tuile adjacente ?
    .suspects = Si un seul personnage a pu le faire, tout le monde connaît votre tueur.

how-ten-ending = La fin
how-ten-end = La dernière manche
    .text = Dès qu’un joueur n’a plus de cible sur le plateau, éliminée par lui ou par d’autres, on finit la manche, pour que tous aient joué autant de tours. La page le dit, et qui joue encore.
    .hitmen = Quand il ne reste plus aucun tueur sur le plateau, la partie finit aussitôt.
how-ten-count = Le décompte
    .text = On retourne tout. Qui a le plus de points de renommée gagne.
    .tie = À égalité, la victoire va à celui des ex æquo qui a perdu son tueur en dernier. Ne l’avoir jamais perdu vaut mieux encore ; à égalité en cela aussi, on partage.
