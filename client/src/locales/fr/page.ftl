### Ce que dit la page.

## Partout

language = Langue
theme =
    { $theme ->
        [dark] Nuit. Cliquez pour le matin.
        [light] Matin. Cliquez pour suivre le système.
       *[auto] Comme le système. Cliquez pour la nuit.
    }
home = Accueil
close = Fermer
cancel = Retour
copied = Copié
wrong-number = { $name } : un nombre entier de { $min } à { $max }.
wrong-number-least = { $name } : un nombre entier, { $min } ou plus.
unreachable = Le serveur ne répond pas. Réessayez dans un instant.
connecting = On cherche la table…
reconnecting = La ligne est coupée. On s’en occupe ; rien n’est perdu.
no-table = Aucune table ici
no-table-text = Personne n’est assis à { $code }. Les tables que plus personne ne visite sont débarrassées.
no-game = Aucun jeu de ce nom
no-game-text = Aucun jeu de ce nom ici. Voici les jeux que nous avons :
rules-which = De quel jeu s’agit-il ?
no-how = Ce jeu n’a pas d’explication en images.
no-first = Ce jeu n’a pas de première partie guidée.
screen-too-new = L’écran de ce jeu a été fait pour une autre version de cette page. Rechargez la page ; si cela ne suffit pas, il faut mettre à jour le jeu ou le serveur.
screen-unreachable = L’écran de ce jeu n’est pas arrivé. Rechargez la page.

## Accueil

home-tagline = Deux jeux discrets sur le meurtre.
home-promise = Ni compte, ni mode d’emploi, ni remords.
join-question = Un ami vous a envoyé un code ?
join-button = Rejoindre
join-unknown = Il n’y a pas de table { $code }. Vérifiez le code, ou votre ami.
play-now = Jouer
make-table = Créer une table
house-line = Tout le monde a vu. Personne ne sait qui.
house-facts = 2 à 4 joueurs · 10 minutes · dès 10 ans
family-line = La famille Death. Le titre dit tout.
family-facts = 3 à 8 joueurs · 15 à 30 minutes · dès 10 ans
plain-facts = { $same ->
    [yes] { $most } joueurs
   *[no] { $least } à { $most } joueurs
}
how-title = Comment jouer
how-link = Comment jouer à { $game }
rules-title = Toutes les règles
rules-of = Toutes les règles : { $game }
rule-number = Règle { $rule }
credits-title = Crédits

## La table avant la partie

lobby-title = { $game }, table { $code }
invitation = Rendez-vous à
invitation-text = Scannez, tapez ou envoyez. Avec le lien on regarde ; on prend place en donnant un nom.
copy-link = Copier le lien
qr = Code QR de l’adresse de cette table
seats = Qui joue
how-many = Nombre de joueurs
fewer = Un de moins
more = Un de plus
seat-open = Chaise vide
seat-open-small = pour une personne ou un robot
seat-number = place { $number }
sit = S’asseoir
stand = Se lever
add-bot = Robot
bot-strength = Niveau du robot
bot-level =
    { $level ->
        [random] robot, au hasard
        [sampler] robot, par essais
        [easy] robot, naïf
        [normal] robot, rusé
        [hard] robot, sans pitié
       *[other] robot, { $level }
    }
you = vous
host = hôte
away = hors ligne
empty-seat = Libérer la place de { $name }
swap = Échanger les places { $a } et { $b }
your-name = Votre nom
spectators =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
fill-with-bots =
    { $count ->
        [one] Un robot sur la chaise vide
       *[other] Des robots sur les { $count } chaises vides
    }
start = Commencer
start-not-yet =
    { $count ->
        [one] Une chaise est vide
       *[other] { $count } chaises sont vides
    }
first-player = Jeton premier joueur
begins = { $name } commence.
begins-open = Un clic suffit pour répondre. Sans réponse, le hasard décide.
begins-chance = Le hasard décide.
begins-by-chance = Laisser faire le hasard
begins-asked = { $who } : on demande à la table
begins-turn = chaque fois la place suivante
begins-next = La prochaine fois, { $name } commence.
wait-host = L’hôte commence quand tout le monde est assis.
house-rules = Règles de la maison
preset-sets = { $option } : { $value }
host-decides = C’est l’hôte qui en décide.
town-unknown =
    { $shape ->
        [built] Vous posez la ville vous-mêmes, tuile par tuile.
       *[random] Nul ne connaît encore la ville. Le hasard s’en charge.
    }
draw-board = Dessiner la ville

## La table pendant la partie

table-named = Table { $code }
table-watch = Ce lien permet de regarder. Il ne donne aucune place.
move-seat = Continuer sur un autre appareil
move-seat-small = Ce lien, c’est votre place. Ne le donnez à personne.
copy-seat-link = Copier mon propre lien
fast-bots = Robots pressés, pour les impatients
reminder = Aide de jeu
reminder-short = Aide
views = Vues
log = Ce qui s’est passé
log-points = Montre sur le plateau ce dont il est question.
log-short = Journal
actions = Actions
opponents = Adversaires
points =
    { $count ->
        [one] { $count } point de renommée
       *[other] { $count } points de renommée
    }
cover = Cacher
uncover = Montrer
covered = Caché
line-covered = Ce qui est secret est caché.
line-covered-small = Il faut le montrer pour continuer.
rematch = Revanche
to-lobby = Changer places ou règles
rematch-by-host = L’hôte peut lancer une revanche.
record = Télécharger la partie
count = Le décompte
count-winner =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } partagent la victoire.
    }
count-sub = Tout est retourné. Personne n’a l’air surpris.
count-why-hitmen = Il ne reste plus de tueur à gages en jeu.
count-why-targets = Quelqu’un n’avait plus de cible, et la manche est finie.
count-why-rounds = La dernière manche est finie.
count-why-tie = Égalité : la victoire va à qui a perdu son tueur en dernier, ou jamais.
count-why-shared = Égalité en tout.
count-why-last = Qui reste en vie gagne, quel que soit son solde.
count-why-reckoning = Tous montrent leur solde : zéro ou moins, dehors ; le plus haut gagne.
winner = victoire
whom = À qui

## 10' to Kill : le plateau

board = Plateau
round =
    { $last ->
        [yes] Manche { $round }, la dernière
       *[no] Manche { $round }
    }
case-file = Dossier
character = Personnage
verdict-o = possible
verdict-x = exclu
verdict-k = prouvé
your-marks = ? ! × vos notes
own-mark = votre note { $mark }
police-short = Police
your-hitman = votre tueur
suspect = suspect
sniper-tile = tuile à viseur
can-go-here = peut venir ici
opening = colonne { $column }, ligne { $row }
tile-box = Tuiles dans la boîte
crowd = Qui, sur la tuile { $place } ?
hitman = tueur
hitman-gone = perdu
target = cible
target-gone = partie
your-four = Vos quatre
hitman-state =
    { $how ->
        [killed] tueur éliminé
        [arrested] tueur arrêté
        [mistake] tueur trahi
       *[free] tueur en liberté
    }
trophy-target = cible
trophy-hitman = tueur
trophy-innocent = innocent
trophy-police = policier
trophy-arrest = arrestation
reserve =
    { $count ->
        [0] Tous les policiers sont sortis. Le prochain crime en déplace un.
        [one] Un policier est encore en réserve.
       *[other] { $count } policiers sont encore en réserve.
    }
actions-left =
    { $count ->
        [one] dernière action
       *[other] { $count } actions
    }
count-free = Tueur en liberté

## 10' to Kill : la ligne

line-sent = Qu’il en soit ainsi.
line-over = C’est fini.
line-watching = En spectateur, on voit ce que tous voient.
line-waiting =
    { $kind ->
        [lay] { $name } pose une tuile.
        [flee] { $name } cache les témoins.
        [post] { $name } appelle un policier.
       *[act] { $name } réfléchit.
    }
line-move = À vous. Qui bouge ?
line-move-small = Choisissez n’importe qui. Ou éliminez. Ou contrôlez.
line-move-where = Où va { $piece } ?
line-move-where-small = Toute autre tuile convient.
line-move-sure = Déplacer { $piece } vers { $place } ?
line-move-hitman = C’est votre tueur. Ayez l’air de vous ennuyer.
line-kill = Qui est concerné ?
line-kill-small = En lumière : ceux que votre tueur atteint. Personne d’autre ne le voit.
line-kill-blind = On peut nommer tout le monde. Personne ne vérifie pour vous.
line-kill-nobody = Personne, pour l’instant.
line-kill-sure = Éliminer { $piece } ?
line-kill-check = À vérifier avant d’appuyer
line-kill-check-alone = Votre tueur seul, ou au couteau ?
line-kill-check-police = Aucun policier là ni à côté ?
line-kill-worth =
    { $worth ->
        [target] Votre cible : +1.
        [police] Un policier : −1337. Réfléchissez.
       *[other] Pas votre cible : −1, ou +3 si c’est un tueur.
    }
line-kill-suspects = On soupçonnera { $list }.
no-kill-lost = Votre tueur est hors jeu.
no-kill-twice = Une élimination par tour suffit.
no-kill-police = Un policier voit votre tueur depuis { $place }.
no-kill-company = Votre tueur n’est pas seul ({ $place }), et n’a pas de victime sous la main.
no-kill-reach = Personne n’est à portée de votre tueur.
line-ask = Qui contrôler ?
line-ask-small = N’importe qui sur la tuile d’un policier.
line-ask-nobody = Personne à contrôler.
line-ask-nobody-small = Il faut quelqu’un sur la tuile d’un policier.
line-ask-whom = À qui est { $piece } ?
line-ask-whom-small = Choisissez à qui demander. Tous entendent la réponse.
line-ask-sure = Interroger { $name } sur { $piece } ?
line-ask-sure-small = Oui : une arrestation, +1. Non : une action de moins.
line-flee = Les témoins fuient. Vous les placez.
line-flee-small = Chacun sur sa tuile, aucun ici : { $scene }.
line-flee-where = Où court { $piece } ?
line-flee-where-small = N’importe où, sauf ici : { $scene }.
line-flee-sure = Envoyer { $piece } vers { $place } ?
line-post = Un policier doit venir : { $place }.
line-post-small = Plus de réserve. Prenez-en un sur le plateau.
line-post-sure = Envoyer { $piece } vers { $place } ?
line-lay = Posez une tuile de la ville.
line-lay-small = Prenez-en une dans la boîte. Le bord bleu sert au fusil.
line-lay-where = Où poser { $place } ?
line-lay-sure = Poser { $place } là ?
act-move = Déplacer
act-kill = Éliminer
act-investigate = Contrôler
do-move = Déplacer { $piece }
do-kill = Éliminer { $piece }
do-ask = Interroger { $name }
do-flee = Envoyer { $piece } vers { $place }
do-post = Envoyer { $piece } vers { $place }
do-lay = Poser { $place }

## Lieux

place-bakery = Boulangerie
    .tile = la boulangerie
    .tile-def = la boulangerie
place-cinema = Cinéma
    .tile = le cinéma
    .tile-def = le cinéma
place-park = Parc
    .tile = le parc
    .tile-def = le parc
place-fountain = Fontaine
    .tile = la fontaine
    .tile-def = la fontaine
place-metro = Métro
    .tile = le métro
    .tile-def = le métro
place-rooftop = Toit
    .tile = le toit
    .tile-def = le toit
place-harbour = Port
    .tile = le port
    .tile-def = le port
place-bank = Banque
    .tile = la banque
    .tile-def = la banque
place-museum = Musée
    .tile = le musée
    .tile-def = le musée
place-hotel = Hôtel
    .tile = l’hôtel
    .tile-def = l’hôtel
place-laundry = Laverie
    .tile = la laverie
    .tile-def = la laverie
place-casino = Casino
    .tile = le casino
    .tile-def = le casino
place-garage = Garage
    .tile = le garage
    .tile-def = le garage
place-market = Marché
    .tile = le marché
    .tile-def = le marché
place-chapel = Chapelle
    .tile = la chapelle
    .tile-def = la chapelle
place-bar = Bar
    .tile = le bar
    .tile-def = le bar

## Au pire tu meurs : la table

table = Table
turn-none = Début
turn = Tour { $number }
your-turn = À toi
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
just-drawn = neuve
accuse-now = accuse quelqu’un d’être mort
accuse-later = à ton tour seulement
accuse-soon = pas pendant une réponse
accuse-nobody = plus personne à accuser
accuse-out = pas de là où tu es
end-turn = Finir le tour
only-you = Entre nous :
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

## Au pire tu meurs : la ligne

line-sent-small = Puis un instant de rien, pour tout le monde.
pire-waiting =
    { $kind ->
        [identity] { $name } songe à devenir quelqu’un d’autre.
        [answer] { $name } a peut-être une réponse.
        [prize] { $name } choisit le prix.
        [retaliate] { $name } était en vie, et le prend mal.
        [haunt] { $name } hante les vivants.
       *[act] { $name } réfléchit.
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

## Au pire tu meurs : la fenêtre

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
sudden-title = Dehors. Comme ça.
sudden-text = { $name } t’inflige une Mort Subite. Seul un Miracle y peut quelque chose.
answer-miracle = Un miracle
answer-die = Mourir poliment
prize-title = Un prix pour { $name }
prize-text =
    { $from ->
        [life] Choisis dans ton propre tas un coup pour le perdant.
        [either] Choisis un coup pour le perdant, dans ta main ou dans ton propre tas.
       *[hand] Choisis dans ta main un coup pour le perdant.
    }
prize-none-text = Tu n’as aucun coup. On te demande quand même.
prize-none = Rien à donner
retaliate-title = Erreur de { $name }
retaliate-text = Choisis un coup dans ton tas. Il passe dans le sien.
haunt-title = Hante quelqu’un
haunt-text = Choisis un coup dans ton tas, puis un vivant.
haunt-rest = Reposer en paix : plus de tours
give-to = Donner à { $name } : { $card }
deed-accuse = { $names } : t’es mort !
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
       *[other] Quels joueurs échangent leurs personnages ?
    }
deed-switch-text = Les personnages changent de mains, les tas restent.
do-switch = Échanger { $names }

## Au pire tu meurs : ce qui est écrit sur les cartes

card-text-pepin = Cinq ans de moins, pour quelqu’un.
card-text-accident = Dix ans de moins, pour quelqu’un.
card-text-cata = Vingt ans de moins, pour quelqu’un.
card-text-duel = Le plus haut total de coups gagne et en ajoute un.
card-text-reverse = Réponse : renvoie le coup. Non, toi.
card-text-punition = Une carte de sa main, au hasard, le frappe.
card-text-mort-subite = Quelqu’un sort du jeu. Comme ça.
card-text-miracle = Réponse : arrête une Mort Subite.
card-text-jouvence = Des années de plus, pour toi.
card-text-transfert = Reprends en main une carte de ton tas.
card-text-pioche = Une carte de ton tas va sous la pioche.
card-text-switch = Deux joueurs échangent leur personnage.

## Crédits

credits-games = Deadpan fait jouer à 10' to Kill et à Au pire tu meurs d’après leurs règles publiées, avec ses propres mots et dessins.
credits-boxes = 10' to Kill est édité par La Boîte de Jeu, qui remercie Pauline Détraz dans sa règle ; nous aussi. Au pire tu meurs a son site : www.aupiretumeurs.com.
credits-pictures = Images et lettres
credits-emoji = animaux, gens, policier
credits-signs = signes et armes
credits-type = toutes les lettres
credits-own = Ces quatre-là, les seize lieux et le reste sont dessinés par nous.
credits-code = Le code de la page
credits-page = la page elle-même
credits-words = trois langues
credits-qr = le code QR
credits-licence = Deadpan est un logiciel libre, sous licence MIT.
