### Jedno urządzenie dla kilku osób.

device-add = Dodaj osobę na tym urządzeniu
device-add-small = Urządzenie krąży z rąk do rąk. Między turami sekrety są zakryte.
device-name = Imię
device-sit = Posadź
device-here = na tym urządzeniu
device-dismiss = { $name } wstaje
device-pass = Podaj urządzenie graczowi { $name }
device-pass-small = Reszta odwraca wzrok. Dopóki nie odkryjesz, na tej stronie nie ma nic tajnego.
device-uncover = Odkryj dla gracza { $name }
device-opening = Chwila
device-look = Najpierw spójrz na stół
device-open = Teraz patrzy { $name }.
device-covered = Wszystko, co tajne, jest zakryte.
device-covered-small = Kto chce spojrzeć?
