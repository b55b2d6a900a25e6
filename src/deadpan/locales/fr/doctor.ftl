### Ce que trouve « deadpan doctor ».

## À l’adresse d’un serveur

doctor-no-answer = Pas de réponse correcte à { $url } : { $what }.
doctor-moved = { $url } renvoie tout le monde vers « { $where } ». Vérifiez plutôt cette adresse.
doctor-nobody-behind = Le proxy à { $url } répond, mais ne trouve pas de serveur derrière lui (code { $status }). Le serveur tourne-t-il, sur le port attendu ?
doctor-not-deadpan = Ce qui répond à { $url } n’est pas Deadpan.
doctor-healthy = Deadpan répond à { $url }.
doctor-name-unknown = Le serveur ne connaît pas le nom { $name }. Lancez-le avec --public-url { $origin }, et que le proxy transmette l’en-tête Host.
doctor-version-same = C’est la version installée ici, { $version }.
doctor-version-differs = C’est la version { $there }, mais { $here } est installée ici. Redémarrez le serveur après une mise à jour.
doctor-tables = Tables : { $tables }, éveillées : { $awake }.
doctor-room-enough = Sockets ouverts : { $sockets }. Il y a de la place pour { $room }.
doctor-room-short = Il y a de la place pour { $room } sockets au lieu de { $most } : le serveur n’a pas le droit d’ouvrir assez de fichiers. Relevez sa limite (LimitNOFILE).
doctor-no-tls = Il n’y a pas de TLS : qui est sur la ligne peut tout lire. Cela suffit chez soi, pas sur Internet.
doctor-certificate-good =
    { $days ->
        [one] Le certificat est encore valable { $days } jour.
       *[other] Le certificat est encore valable { $days } jours.
    }
doctor-certificate-ends =
    { $days ->
        [one] Le certificat expire dans { $days } jour, et rien ne l’a renouvelé.
       *[other] Le certificat expire dans { $days } jours, et rien ne l’a renouvelé.
    }
doctor-certificate-bad = Les navigateurs n’acceptent pas le certificat : { $what }.
doctor-clock-right = L’horloge du serveur est à l’heure.
doctor-clock-missing = Le serveur ne dit pas l’heure : l’en-tête Date manque.
doctor-clock-wrong = L’horloge du serveur et celle-ci diffèrent de { $seconds } secondes. Laissez-les se régler seules (NTP).
doctor-headers-right = Les en-têtes de sécurité arrivent.
doctor-headers-wrong = Ces en-têtes n’arrivent pas tels que le serveur les envoie : { $headers }. Le proxy ne doit pas y toucher.
doctor-no-hsts = Rien ne dit aux navigateurs d’exiger TLS. Lancez le serveur avec --public-url { $origin }.
doctor-page-served =
    { $count ->
        [one] La page arrive, avec le seul fichier ({ $count }) qu’il lui faut.
       *[other] La page arrive, avec les { $count } fichiers qu’il lui faut.
    }
doctor-page-missing = Il n’y a pas de page (code { $status }) : le client web n’est pas dans le paquet.
doctor-page-strange = La page n’est pas celle de Deadpan.
doctor-asset-lost = La page a besoin de { $file } et ne le reçoit pas (code { $status }, { $kind }).
doctor-own-page-refused = Le serveur prend sa propre page pour celle d’un étranger. Le proxy doit transmettre l’en-tête Host ; sinon, lancez le serveur avec --public-url { $origin }.
doctor-socket-works = La page peut ouvrir des tables et des sockets, de bout en bout.
doctor-no-socket = Aucun socket ne s’ouvre : { $what }. Le proxy doit transmettre les en-têtes Upgrade et Connection.
doctor-strangers-refused = Les pages d’autres sites sont refusées.
doctor-strangers-let-in = Les pages d’autres sites sont admises. Le proxy doit transmettre l’en-tête Origin.
doctor-caller-known = Le serveur voit qui appelle : vous êtes { $address }.
doctor-caller-hidden = Le serveur voit le proxy à la place des gens et les limite tous ensemble. Lancez-le avec --trust-proxy { $address }.
doctor-caller-unnamed = Le serveur voit { $address } à la place des gens et les limite tous ensemble. Le proxy doit ajouter l’en-tête X-Forwarded-For.
doctor-caller-forged = Qui appelle depuis { $address } peut se faire passer pour quelqu’un d’autre. Le proxy doit remplacer l’en-tête X-Forwarded-For, non le compléter.

## Dans le dossier de ses tables

doctor-store-missing = Il n’y a pas de tables dans { $folder }.
doctor-store-gone = Il y avait des tables dans { $folder }, et elles ont disparu. Le serveur ne démarrera pas. Restaurez une copie.
doctor-store-unreadable = Impossible de lire { $file } : { $what }.
doctor-store-layout = Les données viennent d’une autre version (format { $there }, celle-ci connaît { $here }).
doctor-store-damaged = Les données sont abîmées : { $what }. Restaurez une copie.
doctor-store-torn =
    { $count ->
        [one] Le journal de { $count } table est endommagé : { $codes }. Elle reste telle quelle, et personne n’y joue. Restaurez une copie.
       *[other] Les journaux de { $count } tables sont endommagés : { $codes }. Elles restent telles quelles, et personne n’y joue. Restaurez une copie.
    }
doctor-shelf-emptied =
    { $count ->
        [one] La liste des tables est vide, mais le journal de { $count } table est là. Le serveur ne démarrera pas. Restaurez une copie.
       *[other] La liste des tables est vide, mais les journaux de { $count } tables sont là. Le serveur ne démarrera pas. Restaurez une copie.
    }
doctor-store-whole =
    { $count ->
        [one] Les données sont intactes, avec { $count } table.
       *[other] Les données sont intactes, avec { $count } tables.
    }
doctor-tables-aside =
    { $count ->
        [one] { $count } table longtemps inutilisée est mise de côté (deadpan bring-back).
       *[other] { $count } tables longtemps inutilisées sont mises de côté (deadpan bring-back).
    }
doctor-tables-readable = Cette version peut reprendre toutes les tables.
doctor-tables-strange =
    { $count ->
        [one] Cette version ne sait pas lire { $count } table : { $codes }. Revenez à la version qui l’a écrite.
       *[other] Cette version ne sait pas lire { $count } tables : { $codes }. Revenez à la version qui les a écrites.
    }
doctor-dates-ahead =
    { $count ->
        [one] { $count } table porte une date future. L’horloge s’est trompée un jour ; c’est sans conséquence.
       *[other] { $count } tables portent une date future. L’horloge s’est trompée un jour ; c’est sans conséquence.
    }
doctor-disk-roomy = Il reste { $free } Mo sur son disque.
doctor-disk-full = Il ne reste que { $free } Mo sur son disque ; les données en occupent { $size }.
doctor-files-closed = Personne d’autre n’a accès aux fichiers de { $folder }.
doctor-file-open = D’autres sur la machine ont accès à { $file }. Retirez-leur ce droit (chmod go-rwx).
doctor-file-foreign = { $file } n’appartient pas à { $owner }, à qui est le dossier. Le serveur ne peut pas y écrire.

## À la fin

doctor-verdict =
    { $count ->
        [0] Tout va bien.
        [one] { $count } chose ne va pas.
       *[other] { $count } choses ne vont pas.
    }
doctor-tables-waiting =
    { $count ->
        [one] { $count } table attend le jeu { $game } (paquet : { $package }), qui n’est pas installé ou ne peut pas être chargé : { $codes }. Elle est gardée. Installez le paquet et relancez le serveur.
       *[other] { $count } tables attendent le jeu { $game } (paquet : { $package }), qui n’est pas installé ou ne peut pas être chargé : { $codes }. Elles sont gardées. Installez le paquet et relancez le serveur.
    }
doctor-games-whole =
    { $count ->
        [one] { $count } jeu est installé.
       *[other] { $count } jeux sont installés.
    }
doctor-game-broken = Le jeu { $game } du paquet { $package } { $version } ne peut pas être chargé : { $reason }
