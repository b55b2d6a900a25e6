### To, co nie należy do żadnej gry z osobna.

## Nazwy i listy

seat-name = miejsce { $number }
list-go-on = { $list }, { $item }
list-end = { $list } i { $item }
value-none = nic
value-yes = tak
value-no = nie

## Plik, który nie jest zapisem

refused-not-json = To nie jest JSON: { $what }.
refused-too-deep = JSON jest zagnieżdżony zbyt głęboko.
refused-repeated-key = Klucz „{ $what }” występuje dwa razy w jednym obiekcie.
refused-missing-field = Brakuje „{ $what }” w { $where }.
refused-unknown-field = Nie ma pola „{ $what }” w { $where }.
refused-wrong-type = W { $where } powinno być { $expected }, a nie { $what }.
refused-wrong-value = Niedozwolona wartość w { $where }: { $what }.
refused-unknown-option = Nie ma opcji „{ $what }”, są tylko te: { $known }.
refused-option-value = { $where } nie może mieć wartości { $what }. Możliwe wartości: { $values }.
refused-unreadable = Nie można odczytać pliku: { $what }.
refused-unwritable = Nie można zapisać pliku: { $what }.
refused-file-too-big = Plik jest za duży (limit: { $most } B).
refused-unknown-format = Ta wersja nie czyta formatu „{ $what }”, tylko te: { $known }.
refused-unknown-game =
    Gra „{ $what }” nie jest tu zainstalowana.{ $count ->
        [0] { "" }
       *[other] { " " }Zainstalowane gry: { $known }.
    }
refused-broken-game = Gry „{ $what }” nie można wczytać (pakiet: { $package }). Polecenie „deadpan games” mówi dlaczego.
refused-wrong-seats =
    { $count ->
        [one] Przy stole jest { $count } osoba
        [few] Przy stole są { $count } osoby
       *[many] Przy stole jest { $count } osób
    }; grać może od { $fewest } do { $most }.
refused-bad-name = Imię w { $where } musi mieć od 1 do { $most } widocznych znaków.
refused-no-deal = Zapis nie ma ani ziarna, ani ustawienia początkowego.
refused-too-many-choices = Za dużo wyborów (limit: { $most }).
refused-endless = Gra nie skończyła się po { $most } wyborach.
refused-events-differ = W tej wersji zdarzenie { $number } przebiega inaczej.
refused-no-such-seat = Nie ma miejsca { $what }; liczba graczy: { $seats }, numeracja od 0.
refused-negative-count = „{ $what }” nie jest liczbą wyborów.
refused-names-and-seats = Imion jest { $names }, a miejsc { $seats }.
refused-no-option-value = „{ $what }” to nie opcja; napisz nazwa=wartość.

## Wybór, o który nikt nie prosi

refused-game-over = Gra już się skończyła.
refused-not-your-turn = Teraz wybiera { $asked }.
refused-other-question = Nie o to pytamy.
refused-not-legal = Takiego wyboru teraz nie ma.
refused-stale-ask = Za późno: to pytanie jest już zamknięte.

## Odtwarzanie i gra

replay-players = Przy stole: { $players }.
replay-options = { $options }.
option-setting = { $name }: { $value }
replay-asked = Czekamy na wybór: { $players }.
score-line =
    { $player }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
options-default = Domyślnie: { $value }.

## Zainstalowane gry

games-none = Żadna gra nie jest zainstalowana.
games-package = Pakiet: { $package } { $version }.
games-players = Liczba osób: od { $fewest } do { $most }.
games-bots = Boty: { $levels }.
games-broken = Tej gry nie można wczytać: { $reason }
