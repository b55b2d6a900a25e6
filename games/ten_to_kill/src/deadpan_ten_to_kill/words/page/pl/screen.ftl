### 10 Minut. Stół w przeglądarce.

boards-draw = Narysuj własne miasto
boards-open = Otwórz w edytorze

## Na boku

why-not-ask = Pozostali powiedzą, dlaczego nie.

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
count-why-t6-1 = Komuś zabrakło celów i runda jest skończona.
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
verdict-k = dowiedzione
your-marks = ? ! × twoje znaki
own-mark = twój znak { $mark }
police-short = Policja
your-hitman = twój zabójca
suspect = podejrzenie
sniper-tile = kafelek z celownikiem
can-go-here = można tu przejść
opening = kolumna { $column }, rząd { $row }
tile-box = Kafelki w pudełku
crowd = { $place }: kto?
hitman = zabójca
hitman-gone = stracony
target = cel
target-gone = nie żyje
your-four = Twoja czwórka
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
trophy-arrest = areszt
reserve =
    { $count ->
        [0] Wszyscy policjanci są w mieście. Następna zbrodnia ściągnie jednego z nich.
        [one] Jeden policjant czeka jeszcze w odwodzie.
        [few] { $count } policjanci czekają jeszcze w odwodzie.
       *[many] { $count } policjantów czeka jeszcze w odwodzie.
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
line-move-sure = Przestawić { $piece } na { $place }?
line-move-hitman = To twój zabójca. Rób znudzoną minę.
line-kill = Kogo to dotyczy?
line-kill-small = W świetle: ci, których twój zabójca teraz dosięgnie. Tylko ty to widzisz.
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
no-kill-police = Twojego zabójcę widzi policjant ({ $place }).
no-kill-company = Twój zabójca nie jest sam ({ $place }), a ofiary na miejscu brak.
no-kill-reach = Nikogo nie ma w zasięgu twojego zabójcy.
line-ask = Kogo sprawdzasz?
line-ask-small = Każdego, kto stoi z policjantem.
line-ask-nobody = Nie ma kogo sprawdzić.
line-ask-nobody-small = Ktoś musi stać na kafelku z policjantem.
line-ask-whom = Kogo pytasz o { $piece }?
line-ask-whom-small = Wybierz, kogo zapytać. Odpowiedź słyszą wszyscy.
line-ask-sure = Pytanie do: { $name }. Chodzi o { $piece }?
line-ask-sure-small = „Tak” to areszt, +1. „Nie” to stracona akcja.
line-flee = Świadkowie uciekają. Ty decydujesz dokąd.
line-flee-small = Każdy na inny kafelek, nikt na { $scene }.
line-flee-where = Dokąd wysłać { $piece }?
line-flee-where-small = Wszędzie, byle nie na { $scene }.
line-flee-sure = Wysłać { $piece } na { $place }?
line-post = Policjant musi przyjść na { $place }.
line-post-small = Odwód jest pusty. Weź kogoś z planszy.
line-post-sure = Wysłać { $piece } na { $place }?
line-lay = Połóż kafelek miasta.
line-lay-small = Weź jeden z pudełka. Niebieski brzeg to miejsce dla karabinu.
line-lay-where = Gdzie położyć { $place }?
line-lay-sure = Położyć tam { $place }?
act-move = Ruch
act-kill = Zabij
act-investigate = Sprawdź
do-move = Przestaw { $piece }
do-kill = Zabij { $piece }
do-ask = Zapytaj: { $name }
do-flee = Wyślij { $piece } na { $place }
do-post = Wyślij { $piece } na { $place }
do-lay = Połóż { $place }

## Miejsca

place-bakery = Piekarnia
    .tile = kafelek Piekarnia
    .tile-loc = kafelku Piekarnia
place-cinema = Kino
    .tile = kafelek Kino
    .tile-loc = kafelku Kino
place-park = Park
    .tile = kafelek Park
    .tile-loc = kafelku Park
place-fountain = Fontanna
    .tile = kafelek Fontanna
    .tile-loc = kafelku Fontanna
place-metro = Metro
    .tile = kafelek Metro
    .tile-loc = kafelku Metro
place-rooftop = Dach
    .tile = kafelek Dach
    .tile-loc = kafelku Dach
place-harbour = Port
    .tile = kafelek Port
    .tile-loc = kafelku Port
place-bank = Bank
    .tile = kafelek Bank
    .tile-loc = kafelku Bank
place-museum = Muzeum
    .tile = kafelek Muzeum
    .tile-loc = kafelku Muzeum
place-hotel = Hotel
    .tile = kafelek Hotel
    .tile-loc = kafelku Hotel
place-laundry = Pralnia
    .tile = kafelek Pralnia
    .tile-loc = kafelku Pralnia
place-casino = Kasyno
    .tile = kafelek Kasyno
    .tile-loc = kafelku Kasyno
place-garage = Garaż
    .tile = kafelek Garaż
    .tile-loc = kafelku Garaż
place-market = Targ
    .tile = kafelek Targ
    .tile-loc = kafelku Targ
place-chapel = Kaplica
    .tile = kafelek Kaplica
    .tile-loc = kafelku Kaplica
place-bar = Bar
    .tile = kafelek Bar
    .tile-loc = kafelku Bar

## Powtórka

owned-by =
    { $role ->
        [hitman] zabójca (właściciel: { $name })
       *[target] cel (właściciel: { $name })
    }
