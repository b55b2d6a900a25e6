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
no-page = Rien ici
no-page-text = Il n’y a rien à cette adresse, et personne n’a rien vu.
no-game = Aucun jeu de ce nom
no-game-text = Aucun jeu de ce nom ici. Voici les jeux que nous avons :
rules-which = De quel jeu s’agit-il ?
no-how = Ce jeu n’a pas d’explication en images.
how-written = Comment y jouer, avec les mots du jeu.
no-first = Ce jeu n’a pas de première partie guidée.
screen-too-new = L’écran de ce jeu a été fait pour une autre version de cette page. Rechargez la page ; si cela ne suffit pas, il faut mettre à jour le jeu ou le serveur.
screen-unreachable = L’écran de ce jeu n’est pas arrivé. Rechargez la page.
screen-broken = L’écran de ce jeu a eu un problème. La page est à recharger ; la table a gardé la partie.

## Accueil

home-tagline = Deux jeux discrets sur le meurtre.
home-promise = Ni compte, ni mode d’emploi, ni remords.
join-question = Un ami vous a envoyé un code ?
join-button = Rejoindre
join-unknown = Il n’y a pas de table { $code }. Vérifiez le code, ou votre ami.
my-games = Vos parties
kept-your-turn = À vous
kept-their-turn =
    { $count ->
        [0] La partie continue
       *[other] À { $names } de jouer
    }
kept-lobby = Pas encore commencée
kept-unknown = Y aller
kept-unavailable = Ne s’ouvre pas maintenant
kept-won = Gagnée
kept-lost =
    { $count ->
        [0] Finie
       *[other] Gagnée par { $names }
    }
kept-broken-off = Interrompue
kept-gone = N’existe plus
kept-damaged =
    { $count ->
        [one] Une entrée de cette liste était abîmée et a disparu. Le reste est là.
       *[other] { $count } entrées de cette liste étaient abîmées et ont disparu. Le reste est là.
    }
play-now = Jouer
make-table = Ouvrir une table
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
share-invitation = Scannez ou envoyez : avec ce lien, on entre tout de suite. Avec le code seul, on frappe.
share-knock-code = Avec ce lien, on peut regarder, et frapper pour entrer.
share-closed-code = Sans l’invitation, ce lien n’ouvre rien.
share-open = Scannez, tapez ou envoyez. Avec le lien ou le code, on peut entrer.
door = Qui peut venir
door-knock = ceux à qui l’on ouvre
    .help = Avec l’invitation, on entre tout de suite ; avec le code, on frappe.
door-open = tout le monde
    .help = Le code suffit.
door-closed = sur invitation seulement
    .help = Les autres apprennent que la table existe, et rien de plus.
new-invitation = Nouvelle invitation
    .help = L’ancien lien ne fait plus entrer personne.
knock = Frapper
copy-link = Copier le lien
qr = Code QR de l’adresse de cette table
seats = Qui joue
how-many = Nombre de joueurs
fewer = Un de moins
more = Un de plus
seat-open = Chaise vide
seat-open-small = pour une personne ou un robot
seat-number = place { $number }
welcome-from = { $name } vous invite à jouer à { $game }
welcome-to = On vous invite à jouer à { $game }
sit-down = S’asseoir
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
empty-seat = Faire lever { $name }
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
house-rules = Règles maison
preset-sets = { $option } : { $value }
host-decides = C’est l’hôte qui en décide.

## La table pendant la partie

table-named = Table { $code }
move-seat = Continuer sur un autre appareil
move-seat-small = Votre place passe sur l’autre appareil, et quitte celui-ci.
move-ticket = Préparer un lien
move-ticket-small = Ouvrez-le sur l’autre appareil. Il sert une fois, dans les dix minutes.
move-qr = Code QR qui porte votre place sur un autre appareil
copy-seat-link = Copier le lien de ma place
other-places = Vos autres places ici
other-place = une autre place
be-again = Continuer comme { $name }
another-place = Ce lien est une autre place
another-place-text = Dans ce navigateur, vous avez déjà une place à la table { $code }. Avec ce lien, vous y seriez quelqu’un d’autre. Votre propre place reste gardée ici.
another-place-stay = Rester qui je suis
another-place-go = Prendre la place du lien
ticket-worthless = Ce lien ne mène nulle part
to-table = À la table { $code }
fast-bots = Robots pressés, pour les impatients
reminder = Aide de jeu
reminder-short = Aide
views = Vues
log = Ce qui s’est passé
log-points = Montre sur le plateau ce dont il est question.
log-events = Ses { $count } événements, un par un
log-short = Journal
own-name = Nom à cette table
own-name-keep = Garder
leave-for-new = Nouvelle partie
watch-fast = Regarder en accéléré
recap = Depuis le dernier tour joué ici
recap-nothing = Rien à signaler.
own-card = Ce qui vient d’arriver ici
beat-next = Suite
beat-last = Tout rattraper
pace = Rythme du récit
pace-of =
    { $pace ->
        [calm] Calme
        [brisk] Vif
       *[normal] Normal
    }
actions = Actions
cover = Cacher
uncover = Montrer
covered = Caché
line-covered = Ce qui est secret est caché.
line-covered-small = Il faut le montrer pour continuer.
rematch = Revanche
to-lobby = Changer de places ou de règles
rematch-by-host = L’hôte peut lancer une revanche.
record = Télécharger la partie
count = Le décompte
count-winner =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
count-sub = Tout est retourné. Personne n’a l’air surpris.
winner = victoire
whom = Qui interroger
table = Table
your-turn = À vous
only-you = Entre nous :

## La ligne

line-sent = Qu’il en soit ainsi.
line-over = C’est fini.
line-watching = En spectateur, on voit ce que tous voient.

## Crédits

credits-games = Deadpan joue à { $games } d’après leurs règles publiées, avec ses propres mots et dessins.
credits-pictures = Images et caractères
credits-emoji = animaux, gens, policier
credits-signs = signes et armes
credits-type = toutes les lettres
credits-code = Le code de la page
credits-page = la page elle-même
credits-words = trois langues
credits-qr = le code QR
credits-licence = Deadpan est un logiciel libre, sous licence MIT.
