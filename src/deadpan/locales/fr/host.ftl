### Ce que dit le serveur des tables.

refused-no-such-table = Il n’y a pas de table { $what }.
refused-no-such-game = Il n’y a pas de partie { $what } à cette table.
refused-wrong-token = Ce lien n’appartient à personne à cette table.
refused-not-participant = Rejoignez d’abord la table.
refused-not-host = Seul l’hôte peut faire cela.
refused-not-seated = Il faut avoir une place pour faire cela.
refused-seat-taken = Cette place est déjà prise.
refused-seat-open = Il faut quelqu’un ou un robot à chaque place avant de commencer.
refused-unknown-bot = Il n’y a pas de robot de ce niveau.
refused-bad-nickname =
    { $most ->
        [one] Un nom compte au plus { $most } caractère visible.
       *[other] Un nom compte de 1 à { $most } caractères visibles.
    }
refused-not-in-lobby = Cela ne se change qu’avant le début d’une partie.
refused-no-question = Personne ne demande qui commence à cette table en ce moment.
refused-answered-already = La réponse est déjà donnée ; l’hôte peut encore la changer.
refused-nobody-there = Personne n’est assis à cette place.
refused-not-playing = Aucune partie n’est en cours.
refused-not-over = La partie n’est pas encore finie.
refused-paused = La partie est en pause.
refused-stood-in = Un robot joue pour vous. Reprenez d’abord votre place.
refused-out-of-time = Votre temps est écoulé : un robot choisit pour vous cette fois.
refused-removed = L’hôte vous a retiré l’accès à cette table.
refused-table-closed = Cette table est fermée : il faut une invitation pour entrer.
refused-too-many-knocks = Trop de monde a frappé à la porte de cette table. Demandez l’invitation.
refused-nobody-knocks = Personne ne frappe sous ce numéro.
refused-not-let-in = Quelqu’un de la table doit d’abord vous ouvrir.
refused-turned-away = On ne vous a pas ouvert.
refused-put-out = L’hôte vous a retiré votre place dans cette partie. Vous pouvez regarder, et la redemander.
refused-nobody-asks = Personne ne demande de place sous ce numéro.
refused-no-say = Ce n’est pas à vous de dire qui aura cette place.
refused-declined = On vous a dit non assez souvent dans cette partie.
refused-played-on = Cette partie vient d’un enregistrement, et qui l’a apporté connaît peut-être toutes les mains.
refused-not-of-this-game = Seul quelqu’un qui joue dans cette partie peut en être l’hôte.
refused-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Choisissez-en un autre.
refused-name-of-a-bot = C’est le nom d’un robot ici. Choisissez-en un autre.
refused-wrong-ticket = Ce lien ne marche plus : il sert une fois, pendant dix minutes. Refaites-en un sur l’autre appareil.
refused-too-many-tickets = Vous avez changé d’appareil { $most } fois à cette table. Restez où vous êtes.
refused-moved = Votre place est passée sur un autre appareil.
refused-not-missing = On n’attend personne à cette place.
refused-knows-too-much = Vous avez déjà eu une place dans cette partie et vous en connaissez les secrets.
refused-not-yourself = Vous ne pouvez pas vous exclure vous-même.
refused-no-such-person = Cette personne n’est pas à cette table.
refused-already-over = À ce moment, la partie est déjà finie : il n’y a plus rien à jouer.
refused-takes-too-long = Cette partie est trop longue à analyser.
refused-no-such-moment =
    { $most ->
        [one] La partie contient { $most } choix.
       *[other] La partie contient { $most } choix.
    }
refused-muted = On vous a demandé de vous taire.
refused-bad-line =
    { $most ->
        [one] Un message compte au plus { $most } caractère visible.
       *[other] Un message compte au plus { $most } caractères visibles.
    }
refused-too-much-said = Cette table ne peut pas garder plus de messages.
refused-too-many-changes = Cette table ne peut pas garder plus de changements. Ouvrez-en une autre.
refused-too-restless = Vous avez changé de nom ou de place { $most } fois à cette table. Restez comme vous êtes.
refused-too-talkative = Vous avez parlé { $most } fois debout. Prenez une place pour continuer.
refused-no-hints = Il n’y a pas de conseils à cette table.
refused-no-hint = Aucun conseil ne vient à l’esprit. Réessayez.
refused-hello-first = Le premier message doit être un bonjour.
refused-hello-again = Nous nous sommes déjà salués.
refused-too-often = C’est trop à la fois. Attendez un instant.
refused-too-many-misses = Trop de mauvais codes depuis votre adresse. Attendez quelques minutes.
refused-too-many-tables = Ce serveur ne peut pas tenir plus de tables. Réessayez plus tard.
refused-too-many-made = Trop de tables ouvertes depuis votre adresse aujourd’hui. Réessayez plus tard.
refused-too-many-participants = Plus personne ne peut rejoindre cette table.
refused-too-many-visitors = Plus personne ne peut regarder pour l’instant.
refused-store-failed = Le serveur n’a pas pu enregistrer cela. Réessayez dans un instant.
refused-wrong-origin = Cette requête vient d’un autre site.
refused-wrong-host = Ce serveur ne porte pas ce nom.
refused-no-such-page = Il n’y a rien à cette adresse.
refused-wrong-method = Cette adresse ne s’utilise pas ainsi.
refused-body-too-big = C’est trop long.
refused-head-too-big = L’en-tête d’une requête a au plus { $most } octets.
refused-request-too-slow = La requête a mis trop de temps à arriver.
refused-too-many-fragments = Un message arrive en { $most } morceaux au plus.
refused-wrong-media-type = Seul le JSON est compris ici.
refused-malformed-request = La requête n’a pas de sens : { $what }.
refused-broken = Quelque chose s’est mal passé sur le serveur. Réessayez.

## Les aperçus des liens

preview-home = Deadpan
preview-home-text = Deux jeux discrets sur le meurtre, dans le navigateur, entre amis ou avec des robots.
preview-table = Une table sur Deadpan
preview-table-text = Un jeu sur le meurtre vous attend. Ni compte, ni mode d’emploi, ni remords.
preview-replay = Une partie à revoir
preview-replay-text = Qui a fait quoi, coup par coup, sur Deadpan.

## Servir

serve-here = Sur cette machine : { $address }
serve-there = Pour les autres sur le réseau : { $address }
serve-data = Les tables sont gardées dans { $folder }
serve-stop = Ctrl-C arrête le serveur ; les parties reprennent quand il redémarre.
refused-cannot-serve = Le serveur ne peut pas démarrer : { $what }.
refused-bad-address = « { $what } » n’est pas l’adresse d’un site : écrivez-la comme https://play.example.org.
