### Gra w terminalu

## Stół

terminal-waiting = Teraz wybiera { $player }…
terminal-held = { $player } czeka. Esc: gra toczy się dalej.
terminal-over = Gra jest skończona. Enter znów pokazuje wynik; q kończy.
terminal-covered = ▒▒▒ Zakryte. c odkrywa.
terminal-covered-turn = Twoja kolej. Klawisz c odkrywa to, co twoje.
terminal-no-notes = Pomocy nie uzgodniono.
terminal-confirm = potwierdź
terminal-cancel = anuluj
terminal-log = dziennik
terminal-key-cover = zakryj
terminal-key-notes = notatki
terminal-key-language = polski
terminal-key-help = pomoc
terminal-key-leave = koniec

## To, co pojawia się nad stołem

terminal-leave = Odejść od stołu? Na tym gra się skończy.
terminal-stay = zostań
terminal-go = odejdź
terminal-close = zamknij
terminal-won =
    { $count ->
        [one] Wygrywa { $winners }.
       *[other] Wygraną dzielą { $winners }.
    }
terminal-keys =
    strzałki do tego, co można wybrać, na planszy lub na liście
    Tab      między planszą, listą i dziennikiem
    Enter    wybór, a potem potwierdzenie
    Esc      cofnięcie ostatniego wyboru
    1 2 3    co zrobić
    c        zakrycie tego, co twoje; ekran pokazuje wtedy to, co mogą widzieć wszyscy
    f        dziennik albo notatki; w notatkach Enter stawia twój znak: ? ! x
    l        następny język
    ?        ta strona
    q        koniec
    Myszą można zrobić to samo: wystarczy kliknąć.

## Wiersz po wierszu

play-welcome = Grasz jako { $player }.
play-go-on = niech grają dalej
play-your-number = Numer (b: wstecz, q: koniec):
play-wrong-number = Proszę podać numer od { $fewest } do { $most }.
play-stopped = Odchodzisz od stołu.
refused-bots-and-seats = Liczba botów to { $bots }, a liczba przeciwników { $seats }.

## 10' to Kill

terminal-ten-to-kill-police = POLICJA { $number }
terminal-ten-to-kill-round = runda { $number }
terminal-ten-to-kill-your-hitman = twój zabójca
terminal-ten-to-kill-notes = akta
terminal-ten-to-kill-act =
    { $left ->
        [one] Twoja kolej, została { $left } akcja: przestaw kogoś, zabij albo sprawdź.
        [few] Twoja kolej, zostały { $left } akcje: przestaw kogoś, zabij albo sprawdź.
       *[many] Twoja kolej, zostało { $left } akcji: przestaw kogoś, zabij albo sprawdź.
    }
terminal-ten-to-kill-flee = Ktoś zginął: wybierz, dokąd ucieka każdy świadek.
terminal-ten-to-kill-post = Wybierz policjanta, który przyjdzie na miejsce zbrodni.
terminal-ten-to-kill-lay = Połóż kafelek miasta.
terminal-ten-to-kill-nobody-in-reach = Nikt nie jest w zasięgu twojego zabójcy.
terminal-ten-to-kill-nobody-to-ask = Nikt nie stoi z policjantem, więc nie ma kogo sprawdzić.
terminal-ten-to-kill-knife = nóż
terminal-ten-to-kill-pistol = rewolwer
terminal-ten-to-kill-rifle = karabin snajperski
terminal-ten-to-kill-hitman-safe = zabójca nieschwytany: { $who }
terminal-ten-to-kill-hitman-lost = zabójca stracony: { $who }
terminal-ten-to-kill-as-target = cel: { $who }
terminal-ten-to-kill-as-hitman = zabity zabójca: { $who }
terminal-ten-to-kill-as-arrest = aresztowany zabójca: { $who }
terminal-ten-to-kill-as-innocent = niewinny: { $who }
terminal-ten-to-kill-as-police = stróż prawa: { $who }
terminal-ten-to-kill-how =
    Masz zabójcę i trzy cele, a nikt inny nie wie, kim są. W swojej turze działasz dwa razy: przestawiasz kogokolwiek
    dokądkolwiek, każesz swojemu zabójcy zabić (raz na turę) albo prowadzisz dochodzenie: pytasz przeciwnika o kogoś, kto
    stoi z policjantem.

    Zabójca zabija nożem na swoim kafelku; rewolwerem na przylegającym, jeśli jest sam; karabinem snajperskim wzdłuż rzędu lub
    kolumny, jeśli jest sam na kafelku z celownikiem. Nigdy, gdy policjant stoi na jego kafelku lub na przylegającym.

    Po zabójstwie wszyscy z tego kafelka uciekają i przychodzi policjant. Punkty: zabójca nieschwytany 2, każdy cel 1,
    aresztowany zabójca 1, zabity zabójca 3, niewinny −1. Gdy komuś nie zostanie żaden cel, runda jest ostatnia.

## Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } karty w ręce   { $life } karty na stosie życia   { $out } poza grą   { $spectre } widmo  { $round } kierunek gry   { $first } pierwszy gracz
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
terminal-au-pire-tu-meurs-prize = Wygrywasz pojedynek: daj przegranemu cios.
terminal-au-pire-tu-meurs-retaliate = Oskarżono cię niesłusznie: oddaj cios ze swojego stosu życia.
terminal-au-pire-tu-meurs-haunt = Straszysz: daj komuś żywemu cios ze swojego stosu życia.
terminal-au-pire-tu-meurs-let-it-happen = niech się dzieje
terminal-au-pire-tu-meurs-card-owed = Najpierw zagraj kartę.
terminal-au-pire-tu-meurs-all-accused = W tej turze oskarżenie padło już na wszystkich.
terminal-au-pire-tu-meurs-played = Karta tej tury jest już zagrana.
terminal-au-pire-tu-meurs-nothing-to-play = Niczego z ręki nie można zagrać.
terminal-au-pire-tu-meurs-how =
    Jesteś kimś, komu zostało tyle a tyle lat życia, i nikt inny nie wie kim. Ciosy od innych leżą na twoim stosie życia i zabierają
    lata; Jouvence je dodaje. Komu nie został żaden rok, ten nie żyje, ale dopiero gdy ktoś to zauważy.

    W swojej turze dobierasz kartę i zagrywasz jedną. Przed nią lub po niej możesz komuś powiedzieć: „Nie żyjesz!”. Jeśli to prawda,
    odpada i wraca jako widmo; jeśli nie, oddaje ci jeden ze swoich ciosów.

    Wygrywa ostatni żywy.
