### La page de toutes les parties de cet appareil.

kept-here = Cette liste et vos places restent dans ce navigateur, et nulle part ailleurs.
kept-nowhere = Ce navigateur ne laisse rien garder aux pages : à sa fermeture, la liste et vos places disparaissent. Avant cela, une place peut passer à un autre appareil, par le menu de sa table.
kept-none = Pas encore de partie. Personne n’est mort.
forget = Oublier
forgotten = La table { $code } est oubliée.
undo = Annuler
kept-file = Exporter et importer
kept-file-small = Un fichier emporte la liste dans un autre navigateur, avec vos places. Qui a le fichier les a aussi.
export = Exporter
import = Importer
import-added =
    { $count ->
        [0] Rien de nouveau dans ce fichier.
        [one] Une partie ajoutée.
       *[other] { $count } parties ajoutées.
    }
import-too-long = Le fichier dépasse un mégaoctet. Une liste de parties n’est jamais si longue.
import-not-games = Ce fichier n’est pas une liste de parties.
import-unknown-key = Ce fichier dit « { $key } », ce qu’aucune liste de parties ne dit. Rien n’a été ajouté.
import-bad-entry = L’entrée { $number } de ce fichier est abîmée. Rien n’a été ajouté.
