### Au pire tu meurs. Comment jouer : chargé avec ses pages.

how-pire-lead = Une famille, et pas pour longtemps. Chacun cache qui il est et combien d’années il lui reste. Prends leurs années aux autres, puis appuie sur le bouton rouge.

how-pire-before = Pour commencer
how-pire-who = Qui tu es
    .text = De 3 à 8 joueurs. Tu tires quelqu’un de la famille Death, face cachée : de Zack, le bébé, 80 ans à vivre, à Anibal, le chien, 20. Personne d’autre ne sait qui tu es.
    .pile = Ton personnage est la base de ton tas « Espérance de vie ». Ce que les autres te font y tombe, face cachée.
how-pire-hand = Sept cartes
    .text = Les personnages que personne n’a tirés sont mélangés à toutes les autres cartes. Chacun reçoit { $count } cartes ; le reste forme la pioche.
    .spare = Si tu reçois un personnage, tu le règles avant le premier tour, comme si tu l’avais pioché : le devenir ou non. Une autre carte le remplace.
how-pire-first = Qui commence
    .text = Qui est le plus vieux. La table le demande avant la donne, une pression suffit ; sans réponse, et contre des robots, le hasard décide.
    .direction = On joue dans le sens inverse des aiguilles d’une montre : après toi, c’est la personne à ta droite.
how-pire-turn = Piocher une carte, en jouer une
    .text = Pioche une carte sans la montrer. Puis joue exactement une carte : celle-là ou une autre de ta main. L’autre reste dans ta main.
    .accuse = Avant ou après ta carte, tu peux accuser. Ton tour finit quand tu le dis.
    .answers = Reverse et Miracle ne servent qu’à répondre. Si rien dans ta main ne peut être joué, ton tour finit sans carte.
    .under = Les cartes utilisées vont sous la pioche. Quand elle est vide, personne ne pioche ; on continue avec ce qu’on a en main.

how-pire-attacks = Attaques et réponses
how-pire-blow = Les coups
    .text = Donne un Pépin, un Accident ou une Cata à quelqu’un, face cachée, pour son tas : 5, 10 ou 20 ans de moins. Ce sont les coups. Personne d’autre ne sait lequel.
    .jouvence = Une Jouvence va sur ton propre tas : { $jouvence } ans de plus.
how-pire-answer = Reverse
    .text = Un Reverse répond à un coup qu’on vient de te donner : il tombe dans le tas de qui l’a donné.
    .chain = Qui l’a donné peut y répondre par un Reverse, et ainsi de suite. Après un nombre pair de Reverse, le coup tombe là où il était destiné.
    .limits = Il n’arrête ni une Mort Subite, ni une Punition, ni le coup qui suit une accusation fausse.
    .always = On demande à chaque fois, avec un Reverse en main ou sans. Une pause ne dit donc rien.
how-pire-duel = Duel
    .text = Avec un autre joueur, compare les années des coups des deux tas. Les personnages et les Jouvence ne comptent pas. Chacun montre ces coups à l’autre, et jamais son personnage.
    .prize = La somme la plus haute gagne, étant plus près de la mort. Le vainqueur ajoute au tas du perdant un coup de sa main, s’il en a un ; le perdant peut répondre par un Reverse.
    .draw = Sommes égales : rien ne se passe.
how-pire-punition = Punition
    .text = Une carte au hasard de la main d’un autre joueur tombe sur son propre tas. Lui seul voit ce que c’est, et on ne peut pas y répondre.
    .counts = Elle compte si c’est un coup ou une Jouvence : elle peut donc même l’aider. Toute autre carte, un Reverse par exemple, y reste sans effet.
how-pire-sudden = Mort Subite
    .text = Un autre joueur sort du jeu, sur-le-champ. Seul un Miracle y répond, et un Miracle ne répond à rien d’autre.
    .hands = Ce joueur reste alors en vie et la Mort Subite change de main : elle est à lui maintenant, pour quelqu’un d’autre.

how-pire-help = S’aider soi-même
how-pire-pile = Transfert et Pioche
    .text = Transfert reprend dans ta main n’importe quelle carte de ton propre tas : un coup reçu redevient un coup à donner. Pioche met n’importe quelle carte de ton propre tas sous la pioche.
    .character = Ni l’un ni l’autre ne prend le personnage. Les autres voient qu’une carte part, pas laquelle.
how-pire-switch = Switch
    .text = Échange ton personnage avec celui d’un autre joueur, ou fais échanger le leur à deux autres joueurs. Dans les deux cas, les tas restent.
    .look = Les deux regardent qui ils sont maintenant. Si tu en es, tu connais les deux.
how-pire-spare = Un personnage dans la pioche
    .text = Deviens-le, et l’ancien va sous la pioche ; ou bien mets le nouveau sous la pioche. Ton tas reste comme il est.
    .seen = Les autres voient qu’un personnage est venu et si tu l’as pris, pas qui c’est. Tu ne pioches pas une seconde fois, mais tu joues quand même une carte.

how-pire-dying = Mourir, et la suite
how-pire-mort = T’es mort !
    .text = Ton solde, ce sont les années de ton personnage − les coups + les Jouvence. Tu crois quelqu’un à bout ? À ton tour, appuie sur le bouton rouge. Cette personne te montre son personnage et tout son tas, à toi et à personne d’autre.
    .zero = Zéro ou moins : elle sort du jeu.
    .more = Plus que zéro : elle choisit un coup de son propre tas, et il passe dans le tien. Si elle n’en a pas, rien ne se passe.
    .once = Chaque adversaire une fois par tour au plus. Aucune carte n’y répond.
    .quiet = Personne n’est tenu d’avouer : sans rien, on continue de jouer tant qu’on n’est pas accusé.
how-pire-ghost = Les Spectres
    .text = Qui sort du jeu, accusé ou par une Mort Subite, met sa main sous la pioche. À partir de son prochain tour, c’est un Spectre : à chaque tour il donne un coup de son propre tas à un vivant, jusqu’à épuisement.
    .only = Un Spectre ne pioche pas, ne joue rien et n’accuse personne. Un Reverse renvoie son coup dans son tas.
how-pire-end = Le dernier gagne
    .text = Qui reste en vie le dernier gagne, quel que soit son solde. Même sous zéro.
    .reckoning = Si la pioche est vide et qu’un tour de table entier passe sans carte jouée ni accusation, ou après 1000 tours, tous montrent leur solde : zéro ou moins, dehors, à moins que tous n’y soient ; le solde le plus haut gagne, et à égalité on partage.

how-pire-cards = Toutes les cartes
how-pire-box = 76 cartes, sans compter la famille
    .text = Les noires sont les cartes Attaque, les blanches les cartes Action. À la table, R ouvre cette liste.
