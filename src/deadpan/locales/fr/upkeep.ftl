### Prendre soin des données d’un serveur.

backup-done =
    { $count ->
        [one] { $count } table est copiée dans { $file }, et la copie est intacte.
       *[other] { $count } tables sont copiées dans { $file }, et la copie est intacte.
    }
restore-done =
    { $count ->
        [one] { $count } table est de retour dans { $folder }.
       *[other] { $count } tables sont de retour dans { $folder }.
    }
restore-aside = Ce qui s’y trouvait est maintenant { $file }.
refused-no-store = Il n’y a pas de tables dans { $folder }.
refused-file-exists = { $file } existe déjà. Ajoutez --replace pour l’écraser.
refused-store-in-use = Un serveur utilise les tables de { $folder }. Arrêtez-le d’abord.
refused-store-exists = Il y a déjà des tables dans { $folder }. Ajoutez --replace pour les mettre de côté.
refused-store-unusable = Cela ne marche pas : { $what }.
refused-unreadable-table = Cette table vient d’une autre version du logiciel ; celle-ci ne sait pas la lire.
