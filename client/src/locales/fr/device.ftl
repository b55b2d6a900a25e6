### Un appareil pour plusieurs.

device-add = Ajouter quelqu’un sur cet appareil
device-add-small = L’appareil passe de main en main. Les secrets sont cachés entre les tours.
device-name = Son nom
device-sit = S’asseoir
device-here = sur cet appareil
device-dismiss = { $name } se lève
device-pass = Passez l’appareil à { $name }
device-pass-small = Les autres regardent ailleurs. Rien de secret n’est sur cette page avant que vous ne l’affichiez.
device-uncover = Montrer à { $name }
device-opening = Un instant
device-look = Regarder d’abord la table
device-open = { $name } regarde.
device-covered = Tout ce qui est secret est caché.
device-covered-small = Qui veut regarder ?
