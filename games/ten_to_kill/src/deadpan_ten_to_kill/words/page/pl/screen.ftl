### 10 Minut. Stół w przeglądarce.

boards-draw = Narysuj własne miasto
boards-open = Otwórz w edytorze

## Na boku

why-not-ask = Dotknij kogoś innego, a dowiesz się, dlaczego nie.

## Stół przed grą

town-unknown =
    { $shape ->
        [built] Miasto układacie sami, kafelek po kafelku.
       *[random] Miasta nikt jeszcze nie zna. Zbuduje je przypadek.
    }
draw-board = Narysuj miasto

## Stół w czasie gry

opponents = Przeciwnicy
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
ten-to-kill-result =
    { $winners_you ->
        [yes] { $winners_count ->
            [one] Wygrywasz.
           *[other] Wygrywasz, a z tobą { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] Wygrywa { $winners }.
           *[other] Wygrywają { $winners }.
        }
    }
ten-to-kill-place =
    Zajmujesz { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
       *[other] { $place }.
    } miejsce.
count-own-ten-to-kill = ty
count-why-t6-2 = W grze nie ma już żadnego zabójcy.
count-why-t6-1 = Komuś zabrakło celów, więc runda była ostatnia.
count-why-t6-3 = Ostatnia runda jest skończona.
count-why-tie = Remis: wygrywa ten, kto ostatni stracił zabójcę albo nie stracił go wcale.
count-why-shared = Remis we wszystkim.

## Plansza

board = Plansza
round =
    { $last ->
        [yes] Runda { $round }, ostatnia
       *[no] Runda { $round }
    }
case-file = Akta
character = Postać
verdict-o = może być
verdict-x = wykluczone
verdict-k = udowodnione
your-marks = ? ! × twoje znaki
own-mark = twój znak { $mark }
police-short = Policja
your-hitman = twój zabójca
suspect = wśród podejrzanych
sniper-tile = kafelek z celownikiem
can-go-here = można tu stanąć
opening = kolumna { $column }, rząd { $row }
tile-box = Kafelki w pudełku
crowd = { $place }: kto?
hitman = zabójca
hitman-gone = utracony
target = cel
target-gone = nie żyje
your-four = Czwórka
hitman-state =
    { $how ->
        [killed] zabójca zabity
        [arrested] zabójca aresztowany
        [mistake] zabójca zdradzony
       *[free] zabójca na wolności
    }
trophy-target = cel
trophy-hitman = zabójca
trophy-innocent = niewinny
trophy-police = policjant
trophy-arrest = aresztowanie
reserve =
    { $count ->
        [0] Wszyscy policjanci są w mieście. Następna zbrodnia ściągnie jednego z nich.
        [one] Jeden policjant czeka jeszcze w rezerwie.
        [few] { $count } policjanci czekają jeszcze w rezerwie.
       *[many] { $count } policjantów czeka jeszcze w rezerwie.
    }
actions-left =
    { $count ->
        [one] ostatnia akcja
        [few] { $count } akcje
       *[many] { $count } akcji
    }
count-free = Zabójca na wolności

## Wiersz

line-waiting =
    { $kind ->
        [lay] { $name } kładzie kafelek.
        [flee] { $name } ukrywa świadków.
        [post] { $name } wzywa policjanta.
       *[act] { $name } myśli.
    }
line-next =
    { $count ->
        [1] Gra { $name }, potem ty.
        [few] Gra { $name }. Do twojej tury: { $count } tury.
       *[many] Gra { $name }. Do twojej tury: { $count } tur.
    }
line-move = Twoja tura. Kto się rusza?
line-move-small = Wskaż kogokolwiek. Albo zabij. Albo sprawdź.
line-move-where = Dokąd przestawić { $piece }?
line-move-where-small = Na dowolny inny kafelek.
line-move-sure = Przestawić { $piece } { $place_dir }?
line-move-hitman = To twój zabójca. Rób znudzoną minę.
line-kill = Kogo to dotyczy?
line-kill-small = Podświetleni: ci, których twój zabójca dosięgnie. Tylko ty to widzisz.
line-kill-blind = Można wskazać każdego. Nikt za ciebie nie sprawdza.
line-kill-nobody = Na razie nikogo.
line-kill-sure = Zabić { $piece }?
line-kill-check = Sprawdź przed naciśnięciem
line-kill-check-alone = Twój zabójca sam albo z nożem?
line-kill-check-police = Żadnego policjanta tam ani obok?
line-kill-worth =
    { $worth ->
        [target] Twój cel: +1.
        [police] Policjant: −1337. Przemyśl to.
       *[other] Nie twój cel: −1, albo +3, jeśli to zabójca.
    }
line-kill-suspects = Będą podejrzewać: { $list }.
no-kill-lost = Twój zabójca jest poza grą.
no-kill-twice = Jedno zabójstwo na turę wystarczy.
no-kill-police = Twojego zabójcę widzi policjant { $place_loc }.
no-kill-company = Twój zabójca ma towarzystwo { $place_loc }, a ofiary brak.
no-kill-reach = Nikogo nie ma w zasięgu twojego zabójcy.
line-ask = Kogo sprawdzasz?
line-ask-small = Każdego, kto stoi z policjantem.
line-ask-nobody = Nie ma kogo sprawdzić.
line-ask-nobody-small = Ktoś musi stać na kafelku z policjantem.
line-ask-whom = Kogo pytasz o { $piece }?
line-ask-whom-small = Wybierz, kogo zapytać. Odpowiedź słyszą wszyscy.
line-ask-sure = Pytasz o { $piece }? Odpowie { $name }.
line-ask-sure-small = „Tak” to aresztowanie, +1. „Nie” to stracona akcja.
line-flee = Świadkowie uciekają. Ty decydujesz dokąd.
line-flee-small = Każdy na inny kafelek, nikt { $scene_dir }.
line-flee-where = Dokąd wysłać { $piece }?
line-flee-where-small = Wszędzie, byle nie { $scene_dir }.
line-flee-sure = Wysłać { $piece } { $place_dir }?
line-post = Policjant musi przyjść { $place_dir }.
line-post-small = W rezerwie nikogo. Weź kogoś z planszy.
line-post-sure = Wysłać { $piece } { $place_dir }?
line-lay = Połóż kafelek miasta.
line-lay-small = Weź jeden z pudełka. Niebieski brzeg jest dla karabinu.
line-lay-where = Gdzie położyć { $place }?
line-lay-sure = Położyć tam { $place }?
act-move = Przestaw
act-kill = Zabij
act-investigate = Sprawdź
do-move = Przestaw { $piece }
do-kill = Zabij { $piece }
do-ask = Zapytaj: { $name }
do-flee = Wyślij { $piece } { $place_dir }
do-post = Wyślij { $piece } { $place_dir }
do-lay = Połóż { $place }

## Miejsca

place-bakery = Piekarnia
    .tile = piekarnię
    .tile-loc = w piekarni
    .tile-dir = do piekarni
place-cinema = Kino
    .tile = kino
    .tile-loc = w kinie
    .tile-dir = do kina
place-park = Park
    .tile = park
    .tile-loc = w parku
    .tile-dir = do parku
place-fountain = Fontanna
    .tile = fontannę
    .tile-loc = przy fontannie
    .tile-dir = pod fontannę
place-metro = Metro
    .tile = metro
    .tile-loc = w metrze
    .tile-dir = do metra
place-rooftop = Dach
    .tile = dach
    .tile-loc = na dachu
    .tile-dir = na dach
place-harbour = Port
    .tile = port
    .tile-loc = w porcie
    .tile-dir = do portu
place-bank = Bank
    .tile = bank
    .tile-loc = w banku
    .tile-dir = do banku
place-museum = Muzeum
    .tile = muzeum
    .tile-loc = w muzeum
    .tile-dir = do muzeum
place-hotel = Hotel
    .tile = hotel
    .tile-loc = w hotelu
    .tile-dir = do hotelu
place-laundry = Pralnia
    .tile = pralnię
    .tile-loc = w pralni
    .tile-dir = do pralni
place-casino = Kasyno
    .tile = kasyno
    .tile-loc = w kasynie
    .tile-dir = do kasyna
place-garage = Garaż
    .tile = garaż
    .tile-loc = w garażu
    .tile-dir = do garażu
place-market = Targ
    .tile = targ
    .tile-loc = na targu
    .tile-dir = na targ
place-chapel = Kaplica
    .tile = kaplicę
    .tile-loc = w kaplicy
    .tile-dir = do kaplicy
place-bar = Bar
    .tile = bar
    .tile-loc = w barze
    .tile-dir = do baru

## Powtórka

owned-by =
    { $role ->
        [hitman] zabójca, któremu płaci { $name }
       *[target] cel, na który poluje { $name }
    }
