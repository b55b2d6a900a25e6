### Gra w terminalu: Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } karty na ręce   { $life } karty na stosie życia   { $out } poza grą   { $spectre } widmo  { $round } kierunek gry   { $first } pierwszy gracz
terminal-au-pire-tu-meurs-notes = notes
terminal-au-pire-tu-meurs-turn = tura { $number }
terminal-au-pire-tu-meurs-balance =
    { $years ->
        [one] został { $years } rok
        [few] zostały { $years } lata
       *[many] zostało { $years } lat
    }
terminal-au-pire-tu-meurs-pile =
    { $count ->
        [one] { $count } karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
terminal-au-pire-tu-meurs-life = Twój stos życia:
terminal-au-pire-tu-meurs-out = poza grą
terminal-au-pire-tu-meurs-spectre = widmo
terminal-au-pire-tu-meurs-act = Twoja kolej: zagraj kartę albo najpierw kogoś oskarż.
terminal-au-pire-tu-meurs-act-played = Oskarż kogoś albo zakończ turę.
terminal-au-pire-tu-meurs-identity = Przyszła postać: { $card } ({ $years }). Czy od teraz nią jesteś?
terminal-au-pire-tu-meurs-answer = { $player } daje ci kartę: { $card }. Odpowiadasz?
terminal-au-pire-tu-meurs-dying = Nagła śmierć. Odpowiadasz?
terminal-au-pire-tu-meurs-prize = Wygrywasz pojedynek: zadaj przegranemu cios.
terminal-au-pire-tu-meurs-retaliate = Oskarżono cię niesłusznie: oddaj cios ze swojego stosu życia.
terminal-au-pire-tu-meurs-haunt = Straszysz: zadaj komuś żywemu cios ze swojego stosu życia.
terminal-au-pire-tu-meurs-let-it-happen = niech się dzieje
terminal-au-pire-tu-meurs-card-owed = Najpierw zagraj kartę.
terminal-au-pire-tu-meurs-all-accused = W tej turze oskarżenie padło już na wszystkich.
terminal-au-pire-tu-meurs-played = Karta tej tury jest już zagrana.
terminal-au-pire-tu-meurs-nothing-to-play = Nic z ręki nie da się zagrać.
terminal-au-pire-tu-meurs-how =
    Masz do przeżycia pewną liczbę lat i nikt inny nie wie jaką. Ciosy od innych lądują na twoim stosie życia i zabierają
    lata; Jouvence je dodaje. Komu nie został żaden rok, ten nie żyje, ale dopiero gdy ktoś to zauważy.

    W swojej turze dobierasz kartę i zagrywasz jedną. Przed nią lub po niej możesz komuś powiedzieć: „Nie żyjesz!”. Jeśli to prawda,
    odpada i wraca jako widmo; jeśli nie, oddaje ci jeden ze swoich ciosów.

    Wygrywa, kto zostanie przy życiu.
