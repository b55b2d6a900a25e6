### Ekran gry, która nie ma własnego.

generic-open = Na stole
generic-own = Twoje
generic-none = nic
generic-steps = Wybrane do tej pory
generic-what = Twoja kolej. Co robisz?
generic-so-far = { $steps }…
generic-which = { $field }?
generic-enough = Nic więcej
generic-sure = { $what }?
generic-confirm = Potwierdź albo się cofnij.
generic-only = Nic innego nie można zrobić.
generic-waiting =
    { $count ->
        [one] { $names } myśli.
        [few] { $names } myślą.
        [many] { $names } myśli.
       *[other] { $names } myślą.
    }
generic-nobody-wins = Nikt nie wygrywa.
generic-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
generic-deeds = Co można zrobić
