### Co mówi strona.

## Wszędzie

language = Język
theme =
    { $theme ->
        [dark] Noc. Kliknij, by nastał ranek.
        [light] Ranek. Kliknij, by iść za systemem.
       *[auto] Jak w systemie. Kliknij, by zapadła noc.
    }
home = Strona główna
close = Zamknij
cancel = Wróć
copied = Skopiowano
wrong-number = { $name }: liczba całkowita od { $min } do { $max }.
wrong-number-least = { $name }: liczba całkowita, co najmniej { $min }.
unreachable = Serwer nie odpowiada. Spróbuj za chwilę.
connecting = Szukamy stołu…
reconnecting = Linia przerwana. Już naprawiamy; nic nie przepadło.
no-table = Nie ma takiego stołu
no-table-text = Przy stole { $code } nikt nie siedzi. Stoły, których nikt nie odwiedza, są po czasie sprzątane.
no-game = Nie ma takiej gry
no-game-text = Nie ma tu gry o tej nazwie. Oto gry, które mamy:
rules-which = O którą grę chodzi?
no-how = Ta gra nie ma objaśnienia w obrazkach.
no-first = Ta gra nie ma pierwszej gry z przewodnikiem.
screen-too-new = Ekran tej gry powstał dla innej wersji tej strony. Wczytaj stronę ponownie; jeśli to nie pomoże, trzeba zaktualizować grę albo serwer.
screen-unreachable = Ekran tej gry nie dotarł. Wczytaj stronę ponownie.

## Strona główna

home-tagline = Dwie ciche gry o morderstwie.
home-promise = Bez konta, bez instrukcji, bez skruchy.
join-question = Masz kod od znajomych?
join-button = Dołącz
join-unknown = Nie ma stołu { $code }. Sprawdź kod albo zapytaj znajomych.
play-now = Zagraj teraz
make-table = Nowy stół
house-line = Wszyscy widzieli. Nikt nie wie, kto.
house-facts = 2–4 graczy · 10 minut · od 10 lat
family-line = Rodzina Death. W najgorszym razie umrzesz.
family-facts = 3–8 graczy · 15–30 minut · od 10 lat
plain-facts = { $same ->
    [yes] { $most } graczy
   *[no] { $least }–{ $most } graczy
}
how-title = Jak grać
how-link = Jak grać w { $game }
rules-title = Wszystkie zasady
rules-of = Wszystkie zasady: { $game }
rule-number = Zasada { $rule }
credits-title = Autorzy

## Stół przed grą

lobby-title = { $game }, stół { $code }
invitation = Zaproszenie do stołu
invitation-text = Zeskanuj, wpisz albo wyślij. Kto ma link, może patrzeć; miejsce zajmuje się pod imieniem.
copy-link = Kopiuj link
qr = Kod QR z adresem tego stołu
seats = Kto gra
how-many = Ilu graczy
fewer = O jednego mniej
more = O jednego więcej
seat-open = Puste krzesło
seat-open-small = dla człowieka albo bota
seat-number = miejsce { $number }
sit = Usiądź
stand = Wstań
add-bot = Bot
bot-strength = Jak dobry jest bot
bot-level =
    { $level ->
        [random] bot, losowy
        [sampler] bot, metodą prób
        [easy] bot, łatwy
        [normal] bot, chytry
        [hard] bot, bezlitosny
       *[other] bot, { $level }
    }
you = ty
host = gospodarz
away = poza siecią
empty-seat = Zwolnij miejsce: { $name }
swap = Zamień miejsca { $a } i { $b }
your-name = Twoje imię
spectators =
    { $count ->
        [one] { $count } osoba patrzy
        [few] { $count } osoby patrzą
       *[many] { $count } osób patrzy
    }
fill-with-bots =
    { $count ->
        [one] Bot na puste krzesło
        [few] Boty na { $count } puste krzesła
       *[many] Boty na { $count } pustych krzeseł
    }
start = Zaczynamy
start-not-yet =
    { $count ->
        [one] Jedno krzesło jest puste
        [few] { $count } krzesła są puste
       *[many] { $count } krzeseł jest pustych
    }
first-player = Żeton pierwszego gracza
begins = Zaczyna { $name }.
begins-open = Wystarczy jedno naciśnięcie. Bez odpowiedzi decyduje los.
begins-chance = Decyduje los.
begins-by-chance = Niech zdecyduje los
begins-asked = { $who }: pytamy przy stole
begins-turn = za każdym razem następne miejsce
begins-next = Następnym razem zaczyna { $name }.
wait-host = Gospodarz zacznie, gdy wszyscy usiądą.
house-rules = Zasady domu
preset-sets = { $option }: { $value }
host-decides = O tym decyduje gospodarz.
town-unknown =
    { $shape ->
        [built] Miasto układacie sami, kafelek po kafelku.
       *[random] Miasta nikt jeszcze nie zna. Zbuduje je przypadek.
    }
draw-board = Narysuj miasto

## Stół w czasie gry

table-named = Stół { $code }
table-watch = Z tym linkiem można patrzeć. Nie daje miejsca przy stole.
move-seat = Graj dalej na innym urządzeniu
move-seat-small = Ten link to twoje miejsce. Nie dawaj go nikomu.
copy-seat-link = Kopiuj mój własny link
fast-bots = Szybkie boty, dla niecierpliwych
reminder = Ściąga
reminder-short = Ściąga
views = Widoki
log = Co się stało
log-points = Pokazuje na planszy, o czym mowa.
log-short = Dziennik
actions = Akcje
opponents = Przeciwnicy
points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
cover = Zakryj
uncover = Odkryj
covered = Zakryte
line-covered = To, co twoje, jest zakryte.
line-covered-small = Odkryj to, żeby grać dalej.
rematch = Rewanż
to-lobby = Zmień miejsca lub zasady
rematch-by-host = Gospodarz może ogłosić rewanż.
record = Pobierz zapis gry
count = Liczenie
count-winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają { $names }.
    }
count-sub = Wszystko leży odkryte. Nikt nie wygląda na zdziwionego.
count-why-hitmen = W grze nie ma już żadnego zabójcy.
count-why-targets = Komuś zabrakło celów i runda jest skończona.
count-why-rounds = Ostatnia runda jest skończona.
count-why-tie = Remis: wygrywa ten, kto ostatni stracił zabójcę albo nie stracił go wcale.
count-why-shared = Remis we wszystkim.
count-why-last = Wygrywa, kto żyje ostatni, choćby na minusie.
count-why-reckoning = Wszyscy pokazują bilans: zero lub mniej wypada, najwyższy wygrywa.
winner = zwycięstwo
whom = Kogo

## 10' to Kill: plansza

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

## 10' to Kill: wiersz

line-sent = Niech tak będzie.
line-over = To koniec.
line-watching = Patrzysz. Widzisz to, co wszyscy.
line-waiting =
    { $kind ->
        [lay] { $name } kładzie kafelek.
        [flee] { $name } ukrywa świadków.
        [post] { $name } wzywa policjanta.
       *[act] { $name } myśli.
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

## Au pire tu meurs: stół

table = Stół
turn-none = Początek
turn = Tura { $number }
your-turn = Twoja tura
yourself = ty
your-life = Twoje życie
your-hand = Twoja ręka
years-to-live = ma do przeżycia
years-left = lat zostało
years-if =
    { $count ->
        [one] { $count }, jeśli to przyjmiesz
       *[other] { $count }, jeśli to przyjmiesz
    }
own-up = Nikt nie musi się przyznawać.
nothing-yet = Nic ci się jeszcze nie stało.
status-alive = oficjalnie żyje
status-spectre = widmo
status-out = poza grą
cards-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
last-from = ostatnią daje { $name }
cards-in-life =
    { $count ->
        [one] { $count } karta na stosie życia
        [few] { $count } karty na stosie życia
       *[many] { $count } kart na stosie życia
    }
pile =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[many] Talia, { $count } kart
    }
draw-pile = talia
way-round = Gra toczy się przeciwnie do ruchu wskazówek zegara: po tobie gra osoba po twojej prawej.
just-drawn = nowa
accuse-now = powiedz komuś, że nie żyje
accuse-later = działa w twojej turze
accuse-soon = nie wtedy, gdy ktoś odpowiada
accuse-nobody = nie ma już kogo oskarżyć
accuse-out = nie z tej strony
end-turn = Koniec tury
only-you = Między nami:
notebook = Notes
note-cards = Na pewno tam leży: { $list }.
note-nothing = Żadna karta nie jest pewna.
note-is = To { $name }.
note-can-be = Ktoś z tych: { $list }.
note-anybody =
    { $count ->
        [one] Możliwa { $count } postać.
        [few] Możliwe { $count } postacie.
       *[many] Możliwych { $count } postaci.
    }
own-words = Własnymi słowami
own-words-hint = Kto się za często uśmiecha?
count-held = Jeszcze na ręce: { $list }.

## Au pire tu meurs: wiersz

line-sent-small = Teraz chwila niczego, dla wszystkich.
pire-waiting =
    { $kind ->
        [identity] { $name } myśli, czy być kimś innym.
        [answer] { $name } może mieć odpowiedź.
        [prize] { $name } wybiera nagrodę.
        [retaliate] { $name } żyje i ma pretensje.
        [haunt] { $name } nawiedza żywych.
       *[act] { $name } myśli.
    }
pire-asked =
    { $kind ->
        [identity] Przyszła postać. Kim jesteś?
        [answer] Odpowiadasz?
        [prize] Wygrywasz pojedynek.
        [retaliate] Przecież żyjesz.
       *[haunt] Nie żyjesz. Wykorzystaj to.
    }
pire-play = Twoja tura. Zagraj kartę.
pire-play-small = Jedną, nie mniej i nie więcej. Czerwony guzik jest za darmo.
pire-played = Zrobione. Coś jeszcze?
pire-played-small = Oskarż kogoś albo zakończ turę.
pire-nothing = Nic z ręki nie da się zagrać.

## Au pire tu meurs: okno

identity-title = { $name } chce twojego miejsca
identity-text =
    { $sign ->
        [more] Do przeżycia o { $years } lat więcej. Co na ciebie spadło, zostaje.
        [less] Do przeżycia o { $years } lat mniej. Co na ciebie spadło, zostaje.
       *[same] Tyle samo lat do przeżycia. Co na ciebie spadło, zostaje.
    }
identity-take = Od teraz: { $name }
identity-leave = Nadal: { $name }
blow-title = { $name } daje ci kartę { $card }
blow-text =
    { $count ->
        [one] Minus { $count } rok, chyba że odpowiesz.
       *[other] Minus { $count } lat, chyba że odpowiesz.
    }
answer-reverse = Odeślij
answer-take = Przyjmij
sudden-title = Koniec. Tak po prostu.
sudden-text = { $name } zsyła na ciebie nagłą śmierć. Pomoże tylko cud.
answer-miracle = Cud
answer-die = Umrzyj grzecznie
prize-title = Nagroda dla: { $name }
prize-text =
    { $from ->
        [life] Wybierz cios z własnego stosu życia. Dostanie go druga strona pojedynku.
        [either] Wybierz cios z ręki albo z własnego stosu życia. Dostanie go druga strona pojedynku.
       *[hand] Wybierz cios z ręki. Dostanie go druga strona pojedynku.
    }
prize-none-text = Nie masz żadnego ciosu. I tak pytamy.
prize-none = Nie ma czego dać
retaliate-title = Pomyłka: { $name }
retaliate-text = Wybierz cios ze swojego stosu życia. Trafi na tamten stos.
haunt-title = Nawiedź kogoś
haunt-text = Wybierz cios ze swojego stosu życia, potem kogoś żywego.
haunt-rest = Spocznij w pokoju: bez dalszych tur
give-to = Daj kartę { $card }: { $name }
deed-accuse = { $names }, nie żyjesz!
deed-accuse-whom = Kto nie żyje?
deed-accuse-text = Prawda: wypada z gry. Nieprawda: jeden z tamtych ciosów jest twój.
do-accuse = Nie żyjesz!
deed-blow = Karta { $card } dla: { $names }?
deed-blow-whom = Komu to dać?
deed-blow-text = Zakryte. Będziecie wiedzieć tylko wy dwoje.
do-blow = Daj: { $names }
deed-duel = Pojedynek: { $names }?
deed-duel-whom = Z kim pojedynek?
deed-duel-text = Wygrywa, kto więcej wycierpiał, i daje drugiemu cios.
do-duel = Pojedynek: { $names }
deed-punition = Kara: { $names }?
deed-punition-whom = Komu kara?
deed-punition-text = Losowa karta z ręki spada na jej właściciela.
do-punition = Kara: { $names }
deed-mort-subite = Nagła śmierć: { $names }?
deed-mort-subite-whom = Komu nagła śmierć?
deed-mort-subite-text = Wypada z gry, chyba że zdarzy się cud.
do-mort-subite = Nagła śmierć
deed-jouvence = Odmłodnieć?
deed-jouvence-text = Lata idą na twój stos. Wszyscy to widzą.
do-jouvence = Odmłodniej
deed-transfert = Zabrać kartę { $take }?
deed-transfert-whom = Która karta wraca na rękę?
deed-transfert-text = Inni widzą, że coś zabierasz, ale nie co.
do-transfert = Zabierz kartę { $take }
deed-pioche = Zakopać kartę { $take }?
deed-pioche-whom = Którą kartę zakopać?
deed-pioche-text = Trafi pod talię, niewidziana.
do-pioche = Zakop kartę { $take }
deed-switch = Zamiana: { $names }?
deed-switch-whom =
    { $count ->
        [one] I kto jeszcze?
       *[other] Która dwójka zamienia się postaciami?
    }
deed-switch-text = Postacie się zamieniają, stosy życia zostają.
do-switch = Zamiana: { $names }

## Au pire tu meurs: napisy na kartach

card-text-pepin = Komuś ubywa pięć lat.
card-text-accident = Komuś ubywa dziesięć lat.
card-text-cata = Komuś ubywa dwadzieścia lat.
card-text-duel = Wyższa suma ciosów wygrywa i dokłada cios.
card-text-reverse = Odpowiedź: cios wraca. Nie, ty.
card-text-punition = Losowa karta z ręki bije właściciela.
card-text-mort-subite = Ktoś odpada z gry. Tak po prostu.
card-text-miracle = Odpowiedź: zatrzymuje Mort Subite.
card-text-jouvence = Więcej lat dla ciebie.
card-text-transfert = Karta z twojego stosu życia wraca na rękę.
card-text-pioche = Karta z twojego stosu życia idzie pod talię.
card-text-switch = Dwie osoby zamieniają się postaciami.

## Autorzy

credits-games = W Deadpan gra się w 10 Minut (10' to Kill) i Au pire tu meurs według ich wydanych zasad, naszymi słowami i rysunkami.
credits-boxes = 10 Minut wydaje La Boîte de Jeu, która w instrukcji dziękuje Pauline Détraz; my też. Au pire tu meurs ma własną stronę: www.aupiretumeurs.com.
credits-pictures = Obrazki i litery
credits-emoji = zwierzęta, ludzie, policjant
credits-signs = znaki i broń
credits-type = wszystkie litery
credits-own = Tę czwórkę, szesnaście miejsc i resztę rysujemy sami.
credits-code = Kod strony
credits-page = sama strona
credits-words = trzy języki
credits-qr = kod QR
credits-licence = Deadpan jest wolnym oprogramowaniem na licencji MIT.
