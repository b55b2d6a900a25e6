### Hush

hush-title = Cicho sza

## Co się dzieje

hush-started = Gra się zaczyna. Pierwsza tura: { $first }.
hush-dealt = { $seat } ogląda kartę: { $card }.
hush-drawn = { $by } dobiera kartę: { $card }.
hush-played = { $by } zagrywa { $card }.
hush-guessed =
    { $by } zagrywa 1 i zgaduje. { $whom }: { $card }. { $right ->
        [yes] Zgadza się: { $whom } odpada.
       *[no] Nie zgadza się.
    }
hush-ended =
    Gra jest skończona. { $winners_count ->
        [one] Wygrywa { $winners }.
       *[other] Wygraną dzielą: { $winners }.
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
