### Hush

hush-title = Cicho sza

## Co się dzieje

hush-started =
    Gra rozpoczęta. { $first_you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $first }.
    }
hush-dealt =
    { $seat_you ->
        [yes] Oglądasz
       *[no] { $seat } ogląda
    } kartę: { $card }.
hush-drawn =
    { $by_you ->
        [yes] Dobierasz
       *[no] { $by } dobiera
    } kartę: { $card }.
hush-played =
    { $by_you ->
        [yes] Zagrywasz
       *[no] { $by } zagrywa
    } { $card }.
hush-guessed =
    { $by_you ->
        [yes] Zagrywasz 1 i zgadujesz.
       *[no] { $by } zagrywa 1 i zgaduje.
    } { $whom_you ->
        [yes] Ty
       *[no] { $whom }
    }: { $card }. { $right ->
        [yes] Zgadza się: { $whom_you ->
            [yes] odpadasz.
           *[no] { $whom } odpada.
        }
       *[no] Nie zgadza się.
    }
hush-ended =
    Koniec gry. { $winners_you ->
        [yes] { $winners_count ->
            [one] Wygrywasz.
           *[other] Wygrywasz, a z tobą { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] Wygrywa { $winners }.
           *[other] Wygrywają { $winners }.
        }
    }

## Co można zrobić

hush-do-play = zagraj kartę
hush-do-guess = zagraj 1 i zgaduj

## Ustawienia nie do przyjęcia

hush-refused-hand-count = Miejsc przy stole jest { $seats }, a w { $where } jest { $count }.
hush-refused-wrong-deck = To nie są karty tej gry: liczby od 1 do { $highest }, każda w { $copies } egz.
hush-refused-no-first = Nikt tam nie siedzi, kto mógłby zacząć: { $where }; liczba miejsc to { $seats }, a liczy się je od 0.
hush-refused-wrong-option-first = Opcja „first” to „random” albo miejsce; liczba miejsc to { $seats }, a liczy się je od 0.

## Opcje

hush-option-highest = Najwyższa karta
    .help = Liczby są od 1 do tej.
hush-option-copies = Egzemplarze
    .help = Ile kart ma każdą liczbę.
hush-option-first = Pierwszy gracz
    .help = Miejsce, które zaczyna.
hush-option-first-random = losowo

## Co widać na stole

hush-field-hand = W ręce
hush-field-hands = Ręka
hush-field-played = Zagrane
hush-field-out = Poza grą
hush-field-pile = Stos
hush-field-turn = Tura
hush-field-card = Karta
