### Prendre soin des données d’un serveur.

backup-done =
    { $count ->
        [one] { $count } table est copiée dans { $file }, et la copie est intacte.
       *[other] { $count } tables sont copiées dans { $file }, et la copie est intacte.
    }
backup-not-whole =
    { $tables ->
        [one] { $tables } table est copiée dans { $file }. Endommagées, ici comme là : { $codes }.
       *[other] { $tables } tables sont copiées dans { $file }. Endommagées, ici comme là : { $codes }.
    }
restore-done =
    { $count ->
        [one] { $count } table est de retour dans { $folder }.
       *[other] { $count } tables sont de retour dans { $folder }.
    }
restore-not-whole = Endommagées, et fermées à tout le monde : { $codes }.
restore-aside = Ce qui s’y trouvait est maintenant { $file }.
refused-no-store = Il n’y a pas de tables dans { $folder }.
refused-file-exists = { $file } existe déjà. Ajoutez --replace pour l’écraser.
refused-store-in-use = Un serveur utilise les tables de { $folder }. Arrêtez-le d’abord.
refused-store-exists = Il y a déjà des tables dans { $folder }. Ajoutez --replace pour les mettre de côté.
refused-store-unusable = Cela ne marche pas : { $what }.
refused-unreadable-table = Cette table vient d’une autre version du logiciel ; celle-ci ne sait pas la lire.
refused-game-not-installed = Cette table joue à { $game }, un jeu qui n’est pas installé ici en ce moment, ou qui ne peut pas être chargé (paquet : { $package }). La table est gardée et rouvrira quand le jeu sera de retour.
bring-back-done = La table { $code } est de retour. Ses liens marchent comme avant.
bring-back-none = Aucune table n’a été mise de côté dans { $folder }.
bring-back-listed =
    { $days ->
        [0] { $code } : utilisée pour la dernière fois le { $date } ; bientôt supprimée.
        [one] { $code } : utilisée pour la dernière fois le { $date } ; gardée encore { $days } jour de marche du serveur.
       *[other] { $code } : utilisée pour la dernière fois le { $date } ; gardée encore { $days } jours de marche du serveur.
    }
refused-not-aside = Aucune table { $what } n’a été mise de côté dans { $folder }.
refused-aside-damaged = La table { $what } est endommagée. Elle reste telle quelle.
refused-server-there = Un serveur utilise déjà les tables de { $folder } : le processus { $pid }.
refused-store-gone = Il y avait des tables dans { $folder }, et elles ont disparu. Remettez une copie (deadpan restore), ou commencez sans aucune : deadpan serve --new-store.
refused-shelf-emptied =
    { $count ->
        [one] La liste des tables de { $folder } est vide, mais le journal de { $count } table y est. Remettez une copie (deadpan restore --replace), ou commencez sans aucune : deadpan serve --new-store met de côté ce qui s’y trouve.
       *[other] La liste des tables de { $folder } est vide, mais les journaux de { $count } tables y sont. Remettez une copie (deadpan restore --replace), ou commencez sans aucune : deadpan serve --new-store met de côté ce qui s’y trouve.
    }
refused-store-there =
    { $count ->
        [one] Rien n’est perdu : il y a { $count } table dans { $folder }. Démarrez sans --new-store.
       *[other] Rien n’est perdu : il y a { $count } tables dans { $folder }. Démarrez sans --new-store.
    }
refused-not-whole =
    { $count ->
        [one] { $file } n’est pas intact : le journal de { $count } table est endommagé ({ $codes }). Rien n’a changé. Avec --damaged, elle est copiée telle quelle.
       *[other] { $file } n’est pas intact : les journaux de { $count } tables sont endommagés ({ $codes }). Rien n’a changé. Avec --damaged, elles sont copiées telles quelles.
    }
refused-damaged-table = Cette table est endommagée, et fermée jusqu’à ce que son serveur soit réparé.
