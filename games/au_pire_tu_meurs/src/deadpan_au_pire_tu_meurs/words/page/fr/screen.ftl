### Au pire tu meurs. La table dans le navigateur.

## En aparté

hinted = un robot ferait cela

## La table pendant la partie

au-pire-tu-meurs-result =
    { $winners_you ->
        [yes] { $winners_count ->
            [one] Tu gagnes.
           *[other] Tu partages la victoire avec { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] { $winners } gagne.
           *[other] { $winners } se partagent la victoire.
        }
    }
au-pire-tu-meurs-place =
    Tu finis à la { $place ->
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
       *[other] { $place }e
    } place.
count-own-au-pire-tu-meurs = toi
count-why-a8-1 = Qui reste en vie gagne, quel que soit son solde.
count-why-a8-2 = Tous montrent leur solde : zéro ou moins, dehors ; le plus haut gagne.

## La table

turn-none = Début
turn = Tour { $number }
pire-your-turn = À toi
yourself = toi-même
your-life = Ta vie
your-hand = Ta main
years-to-live = années à vivre
years-left = années restantes
years-if =
    { $count ->
        [one] { $count } si tu l’encaisses
       *[other] { $count } si tu l’encaisses
    }
own-up = Personne n’est tenu d’avouer.
nothing-yet = Il ne t’est encore rien arrivé.
fate =
    { $how ->
        [accused] { $name } te démasque.
        [mort-subite] { $name } te joue Mort Subite.
       *[reckoning] Plus d’années à vivre.
    } { $haunts ->
        [yes] Tu hantes les vivants.
       *[no] Plus rien pour hanter.
    }
status-alive = en vie, officiellement
status-spectre = Spectre
status-out = hors jeu
cards-in-hand =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
last-from = la dernière donnée par { $name }
cards-in-life =
    { $count ->
        [one] { $count } carte dans le tas
       *[other] { $count } cartes dans le tas
    }
pile =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }
draw-pile = pioche
way-round = On joue dans le sens inverse des aiguilles d’une montre : après toi, c’est à ta droite.
just-drawn = tirée
accuse-now = accuse quelqu’un d’être mort
accuse-later = à ton tour seulement
accuse-soon = pas pendant une réponse
accuse-nobody = plus personne à accuser
accuse-out = pas de là où tu es
end-turn = Finir le tour
notebook = Carnet
note-cards = À coup sûr : { $list }.
note-nothing = Aucune carte n’est certaine.
note-is = C’est { $name }.
note-can-be = L’un d’eux : { $list }.
note-anybody =
    { $count ->
        [one] { $count } personnage possible.
       *[other] { $count } personnages possibles.
    }
own-words = Tes propres mots
own-words-hint = Qui sourit trop ?
count-held = Encore en main : { $list }.

## La ligne

line-sent-small = Un silence, le même pour tous. Il ne veut rien dire.
pire-waiting =
    { $kind ->
        [identity] { $name } songe à devenir quelqu’un d’autre.
        [answer] { $name } a peut-être une réponse.
        [prize] { $name } choisit un coup pour le perdant.
        [retaliate] { $name } était en vie, et le prend mal.
        [haunt] { $name } hante les vivants.
       *[act] { $name } réfléchit.
    }
pire-next =
    { $count ->
        [1] { $name } joue, puis toi.
       *[other] { $name } joue. { $count } tours avant le tien.
    }
pire-asked =
    { $kind ->
        [identity] Un personnage arrive. Qui es-tu ?
        [answer] Réponds-tu ?
        [prize] Tu gagnes le duel.
        [retaliate] Tu étais en vie depuis le début.
       *[haunt] Tu n’es plus. Fais au mieux.
    }
pire-play = À toi. Joue une carte.
pire-play-small = Une carte, ni plus ni moins. Le bouton rouge est gratuit.
pire-played = Voilà. Autre chose ?
pire-played-small = Accuse quelqu’un, ou finis le tour.
pire-nothing = Rien dans ta main ne peut être joué.

## La fenêtre

identity-title = { $name } veut ta place
identity-text =
    { $sign ->
        [more] { $years } années de plus à vivre. Ce qui t’est tombé dessus reste.
        [less] { $years } années de moins à vivre. Ce qui t’est tombé dessus reste.
       *[same] Autant d’années à vivre. Ce qui t’est tombé dessus reste.
    }
identity-take = Devenir { $name }
identity-leave = Rester { $name }
blow-title = { $name } te donne : { $card }
blow-text =
    { $count ->
        [one] { $count } année en moins, sauf réponse.
       *[other] { $count } années en moins, sauf réponse.
    }
answer-reverse = Renvoyer
answer-take = Encaisser
sudden-title = C’est fini. Comme ça.
sudden-text = { $name } t’inflige une Mort Subite. Seul un Miracle y peut quelque chose.
answer-miracle = Un miracle
answer-die = Mourir poliment
prize-title = Un coup pour { $name }
prize-text =
    { $from ->
        [life] Choisis dans ton propre tas un coup pour le perdant.
        [either] Choisis un coup pour le perdant, dans ta main ou dans ton propre tas.
       *[hand] Choisis dans ta main un coup pour le perdant.
    }
prize-none-text = Tu n’as aucun coup. On te demande quand même.
prize-none = Rien à donner
retaliate-title = { $name } fait erreur
retaliate-text = Choisis un coup dans ton tas. Il passe dans le sien.
haunt-title = Hante quelqu’un
haunt-text = Choisis un coup dans ton tas, puis un vivant.
haunt-rest = Reposer en paix : plus de tours
shown-title = { $name } te montre tout
shown-text =
    { $state ->
        [dead] Tu avais raison.
        [bare] Tu avais tort. Il n’y a pas de coup à te donner.
       *[alive] Tu avais tort : un de ces coups passe dans ton tas.
    }
shown-duel = Duel avec { $name } : chacun montre ses coups
shown-duel-text =
    { $state ->
        [won] Ta somme est plus haute : tu gagnes.
        [lost] { $name } a la somme la plus haute, et gagne.
       *[draw] Sommes égales : rien ne se passe.
    }
shown-none = aucun coup
put-away = Ranger
give-to = Donner à { $name } : { $card }
deed-accuse = { $names }, t’es mort !
deed-accuse-whom = Qui est mort ?
deed-accuse-text = Si c’est vrai, dehors. Sinon, un de ses coups est pour toi.
do-accuse = T’es mort !
deed-blow = Pour { $names } : { $card } ?
deed-blow-whom = Pour qui ?
deed-blow-text = Face cachée. Personne d’autre ne le saura.
do-blow = Donner à { $names }
deed-duel = Un duel avec { $names } ?
deed-duel-whom = Un duel avec qui ?
deed-duel-text = Qui a le plus souffert gagne, et donne un coup à l’autre.
do-duel = Duel avec { $names }
deed-punition = Punir { $names } ?
deed-punition-whom = Punir qui ?
deed-punition-text = Une carte de sa main, au hasard, lui tombe dessus.
do-punition = Punir { $names }
deed-mort-subite = Mort subite pour { $names } ?
deed-mort-subite-whom = Mort subite pour qui ?
deed-mort-subite-text = Hors du jeu, sauf miracle.
do-mort-subite = Mort subite
deed-jouvence = Rajeunir ?
deed-jouvence-text = Les années vont sur ton tas. Tout le monde le voit.
do-jouvence = Rajeunir
deed-transfert = Reprendre « { $take } » ?
deed-transfert-whom = Quelle carte revient en main ?
deed-transfert-text = On voit que tu en prends une, pas laquelle.
do-transfert = Reprendre « { $take } »
deed-pioche = Enterrer « { $take } » ?
deed-pioche-whom = Quelle carte enterrer ?
deed-pioche-text = Elle va sous la pioche, sans être vue.
do-pioche = Enterrer « { $take } »
deed-switch = Échanger { $names } ?
deed-switch-whom =
    { $count ->
        [one] Et avec qui ?
       *[other] Qui échange son personnage avec qui ?
    }
deed-switch-text = Les personnages changent de mains, les tas restent.
do-switch = Échanger { $names }

## Ce qui est écrit sur les cartes

card-text-pepin = Cinq ans de moins, pour quelqu’un.
card-text-accident = Dix ans de moins, pour quelqu’un.
card-text-cata = Vingt ans de moins, pour quelqu’un.
card-text-duel = Le plus haut total de coups gagne et en ajoute un.
card-text-reverse = Réponse : renvoie le coup. Non, toi.
card-text-punition = Une carte de sa main, au hasard, lui tombe dessus.
card-text-mort-subite = Quelqu’un sort du jeu. Comme ça.
card-text-miracle = Réponse : arrête une Mort Subite.
card-text-jouvence = Des années de plus, pour toi.
card-text-transfert = Reprends en main une carte de ton tas.
card-text-pioche = Une carte de ton tas va sous la pioche.
card-text-switch = Deux joueurs échangent leur personnage.

## Revoir

heap =
    { $kind ->
        [hand] En main : { $list }
       *[life] Sur son tas : { $list }
    }
