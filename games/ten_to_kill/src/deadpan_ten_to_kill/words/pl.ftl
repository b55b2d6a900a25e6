### 10' to Kill

ten-to-kill-title = 10 Minut
    .original = 10' to Kill
ten-to-kill-legend = { $hitman } twój zabójca   { $target } twoje cele   { $police } policja   { $sniper } kafelek z celownikiem   { $first } pierwszy gracz

## Nazwy

piece-giraffe = żyrafa
    .acc = żyrafę
piece-walrus = mors
    .acc = morsa
piece-panther = pantera
    .acc = panterę
piece-crocodile = krokodyl
    .acc = krokodyla
piece-cat = kot
    .acc = kota
piece-wolf = wilk
    .acc = wilka
piece-kangaroo = kangur
    .acc = kangura
piece-tiger = tygrys
    .acc = tygrysa
piece-cockatoo = kakadu
    .acc = kakadu
piece-mouse = mysz
    .acc = mysz
piece-penguin = pingwin
    .acc = pingwina
piece-fox = lis
    .acc = lisa
piece-koala = koala
    .acc = koalę
piece-dalmatian = dalmatyńczyk
    .acc = dalmatyńczyka
piece-opossum = opos
    .acc = oposa
piece-panda = panda
    .acc = pandę
piece-police = policjant nr { $number }
    .acc = policjanta nr { $number }
tile-name = kafelek { $number }
    .loc = na kafelku { $number }
    .dir = na kafelek { $number }

## Co się dzieje

ten-to-kill-started =
    Gra rozpoczęta. { $first_you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $first }.
    }
ten-to-kill-dealt =
    { $seat_you ->
        [yes] Dostajesz
       *[no] { $seat } dostaje
    } cztery kafelki. Zabójca: { $hitman }. Cele: { $targets }.
ten-to-kill-laid =
    { $by_you ->
        [yes] Kładziesz
       *[no] { $by } kładzie
    } { $tile } na { $at }.
ten-to-kill-placed = Postacie zajmują miejsca, kafelek po kafelku: { $characters }.
ten-to-kill-moved =
    { $by_you ->
        [yes] Przestawiasz
       *[no] { $by } przestawia
    } { $who_acc } { $to_dir }.
ten-to-kill-killed =
    { $by_you ->
        [yes] Zabijasz
       *[no] { $by } zabija
    } { $victim_acc }: { $as ->
        [target] to cel
        [hitman] { $owner_you ->
            [yes] to twój zabójca
           *[no] to zabójca, któremu płaci { $owner }
        }
        [police] to stróż prawa
       *[innocent] { $has_owner ->
            [yes] { $owner_you ->
                [yes] to niewinna ofiara, którą masz na liście
               *[no] to niewinna ofiara, którą na liście ma { $owner }
            }
           *[no] to niewinna ofiara
        }
    }.{ $has_suspects ->
        [yes] { " " }{ ten-to-kill-beat-suspects }
       *[no] { "" }
    }
ten-to-kill-lost =
    { $seat_you ->
        [yes] Tracisz
       *[no] { $seat } traci
    } zabójcę: { $who } { $how ->
        [killed] nie żyje
        [arrested] trafia do aresztu
       *[mistake] wpada przez błąd
    }.
ten-to-kill-fled =
    { $by_you ->
        [yes] Przenosisz
       *[no] { $by } przenosi
    } świadka: { $who } ucieka { $to_dir }.
ten-to-kill-posted =
    { $has_by ->
        [yes] { $by_you ->
            [yes] Wysyłasz
           *[no] { $by } wysyła
        } { $who_acc } { $to_dir }.
       *[no] Słychać syrenę: { $who } przybywa { $to_dir }.
    }
ten-to-kill-answered =
    { $by_you ->
        [yes] Pytasz o { $who_acc }. { $whom }:
       *[no] { $whom_you ->
            [yes] { $by } pyta cię o { $who_acc }. Odpowiadasz:
           *[no] { $by } pyta o { $who_acc }. { $whom }:
        }
    } { $yes ->
        [yes] „Tak, to mój zabójca”.
       *[no] „Nie”.
    }
ten-to-kill-ended =
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

## Co mówi kilka zdarzeń razem i co z nich wynika dla czytającego

ten-to-kill-beat-suspects =
    { $suspects_count ->
        [0] Nikt nie mógł tego zrobić.
        [one] Jedyny podejrzany: { $suspects }.
       *[other] Podejrzani: { $suspects }.
    }
ten-to-kill-beat-fled-together =
    { $by_you ->
        [yes] Przenosisz
       *[no] { $by } przenosi
    } świadków. Uciekają: { $witnesses }.
ten-to-kill-beat-hitman-lost = Możesz dalej przestawiać i sprawdzać: każde aresztowanie to punkt.
ten-to-kill-beat-target-lost = Masz o jeden cel mniej.
ten-to-kill-beat-last-round =
    Ostatnia runda. { $seats_you ->
        [yes] { $seats_count ->
            [one] Grasz jeszcze tylko ty.
           *[other] Grają jeszcze: ty i { $seats_others }.
        }
       *[no] Grają jeszcze: { $seats }.
    }

## Co można zrobić

ten-to-kill-do-lay = położyć kafelek
ten-to-kill-do-move = przestawić
ten-to-kill-do-kill = zabić
ten-to-kill-do-investigate = sprawdzić tożsamość
ten-to-kill-do-flee = przenieść świadka
ten-to-kill-do-post = wysłać policjanta

## Czego nie można zrobić

ten-to-kill-refused-unknown-piece = Nie ma figury „{ $what }”.
ten-to-kill-refused-no-such-tile = Nie ma kafelka { $what }.
ten-to-kill-refused-move-not-in-play = Ruch niemożliwy: { $who } jest poza planszą.
ten-to-kill-refused-move-reserve = Jeszcze nie teraz: { $who } czeka w rezerwie.
ten-to-kill-refused-move-same-tile = Bez sensu: { $who } już tam stoi.
ten-to-kill-refused-kill-twice = Jedno zabójstwo na turę wystarczy.
ten-to-kill-refused-kill-no-hitman = Twojego zabójcy nie ma już w grze.
ten-to-kill-refused-kill-yourself = Twój zabójca nie zamierza być ofiarą.
ten-to-kill-refused-kill-not-in-play = Nie ma tu kogo zabić: { $who } jest poza planszą.
ten-to-kill-refused-kill-seen-by-police = Policjant { $tile_loc } widzi twojego zabójcę.
ten-to-kill-refused-kill-not-alone = Twój zabójca nie stoi sam { $tile_loc }.
ten-to-kill-refused-kill-out-of-reach = Za daleko: { $who } jest poza zasięgiem twojego zabójcy.
ten-to-kill-refused-ask-about-police = Policjant nie jest niczyim zabójcą.
ten-to-kill-refused-ask-not-in-play = Nie ma o co pytać: { $who } jest poza planszą.
ten-to-kill-refused-ask-yourself = Pytając siebie, daleko nie zajdziesz.
ten-to-kill-refused-ask-nobody = Nie ma takiego miejsca; liczba graczy: { $seats }, numeracja od 0.
ten-to-kill-refused-ask-without-police = Żaden policjant nie stoi tam, gdzie { $who }.
ten-to-kill-refused-flee-no-witness = Uciekają tylko świadkowie, a { $who } to nie świadek.
ten-to-kill-refused-flee-to-scene = Na miejsce zbrodni się nie ucieka.
ten-to-kill-refused-flee-taken = Świadek jest już { $tile_loc }; inne kafelki są wolne.
ten-to-kill-refused-post-no-policeman = To nie policjant: { $who }.
ten-to-kill-refused-post-not-in-play = Nie przyjdzie: { $who } jest poza planszą.
ten-to-kill-refused-lay-lies-already = Ten kafelek już leży.
ten-to-kill-refused-lay-first = Pierwszy kafelek trafia na [0, 0].
ten-to-kill-refused-lay-taken = Leży tam inny kafelek.
ten-to-kill-refused-lay-apart = Kafelek musi przylegać do innego.

## Ustawienia nie do przyjęcia

ten-to-kill-refused-tile-count = Plansza ma 16 kafelków; { $where } ma { $count }.
ten-to-kill-refused-tile-too-far = Za daleko, dalej niż { $most }: { $where }.
ten-to-kill-refused-tiles-overlap = Leży tam już kafelek { $other }: { $where }.
ten-to-kill-refused-tile-alone = Żaden inny kafelek nie przylega: { $where }.
ten-to-kill-refused-board-in-parts = Edycja „{ $edition }” wymaga planszy w jednym kawałku: { $where }.
ten-to-kill-refused-marked-twice = Dwa celowniki { $tile_loc } ({ $where }).
ten-to-kill-refused-unknown-character = Nie ma postaci „{ $what }”: { $where }.
ten-to-kill-refused-tile-number = Na tej planszy nie ma kafelka { $what }: { $where }.
ten-to-kill-refused-hand-count =
    { $count ->
        [one] Jest { $count } zestaw kafelków
        [few] Są { $count } zestawy kafelków
       *[many] Jest { $count } zestawów kafelków
    }, a liczba graczy to { $seats }.
ten-to-kill-refused-target-count = W zestawie są trzy cele; { $where } ma { $count }.
ten-to-kill-refused-dealt-twice = Rozdano dwa razy: { $who }, znów w { $where }.
ten-to-kill-refused-police-count = Za dużo policjantów (limit: { $most }).
ten-to-kill-refused-no-first = Nie ma kto zacząć na tym miejscu; liczba graczy: { $seats }, numeracja od 0.
ten-to-kill-refused-turn-wrong = Żadna tura nie może tak wyglądać: { $where }.
ten-to-kill-refused-laying-with-pieces = Na planszy, którą dopiero się układa, nikt nie stoi.
ten-to-kill-refused-laying-apart = Ułożone kafelki muszą do siebie przylegać: { $where }.
ten-to-kill-refused-wrong-option-first = Opcja „first” to „random” albo numer miejsca; liczba graczy: { $seats }, numeracja od 0.

## Opcje

ten-to-kill-option-edition = Edycja
    .help = Która instrukcja rozstrzyga, gdy edycje się różnią. Każdy przycisk ustawia to, co wymienia.
ten-to-kill-option-edition-fr = francuska
    .help = 2 policjantów (3 przy dwóch graczach); plansza w jednym kawałku.
ten-to-kill-option-edition-proto = francuski prototyp
    .help = 8 policjantów; plansza w jednym kawałku.
ten-to-kill-option-edition-en = angielska
    .help = 2 policjantów (3 przy dwóch graczach); wyspy dozwolone.
ten-to-kill-option-edition-pl = polska
    .help = 2 policjantów (3 przy dwóch graczach); wyspy dozwolone.
ten-to-kill-option-mistakes = Błędy
    .help = Co się dzieje, gdy ktoś ogłosi niemożliwe zabójstwo.
ten-to-kill-option-mistakes-refused = odrzucane (nasza uprzejmość)
ten-to-kill-option-mistakes-lenient = pierwsze gry: zabójstwo się liczy, zabójca przepada
ten-to-kill-option-mistakes-strict = doświadczeni gracze: zabójstwo nic nie daje, zabójca przepada
ten-to-kill-option-suspects = Podejrzani
    .help = Czy po zabójstwie wymienia się wszystkich, którzy mogli je popełnić.
ten-to-kill-option-suspects-announced = ogłaszani
ten-to-kill-option-suspects-silent = przemilczani
ten-to-kill-option-sniper_tiles = Kafelki z celownikiem
    .help = Ile z szesnastu kafelków ma celownik, albo lista ich numerów.
ten-to-kill-option-sniper_tiles-custom = zaznaczone ręcznie
ten-to-kill-option-board = Plansza
    .help = Kształt miasta: wzór, losowy, ułożony przez graczy albo szesnaście współrzędnych.
ten-to-kill-option-board-square = kwadrat 4 na 4
ten-to-kill-option-board-ring = pierścień wokół dziury
ten-to-kill-option-board-cross = krzyż
ten-to-kill-option-board-boulevard = bulwar 2 na 8
ten-to-kill-option-board-staircase = schody
ten-to-kill-option-board-archipelago = archipelag
ten-to-kill-option-board-random = losowa
ten-to-kill-option-board-built = układana przez graczy
ten-to-kill-option-board-custom = narysowana ręcznie
ten-to-kill-option-police = Policjanci
    .help = Ilu jest ich łącznie.
ten-to-kill-option-police-none = według edycji
ten-to-kill-option-first = Pierwszy gracz
    .help = Kto zaczyna.
ten-to-kill-option-first-random = losowo
ten-to-kill-first-killed-last = Kto ostatnio kogoś zabił? Sąsiada z góry, bossa na końcu poziomu…
    .short = kto ostatnio kogoś zabił
ten-to-kill-option-case_file = Akta
    .help = Pomoc w ustalaniu, kto może być czyim zabójcą.
ten-to-kill-option-case_file-off = brak
ten-to-kill-option-case_file-manual = prowadzone ręcznie
ten-to-kill-option-case_file-assisted = prowadzone za ciebie
ten-to-kill-option-max_rounds = Ostatnia runda
    .help = Runda, po której gra kończy się tak czy inaczej.
ten-to-kill-option-max_rounds-none = brak
