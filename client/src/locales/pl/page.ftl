### Co mówi strona.

## Wszędzie

language = Język
theme =
    { $theme ->
        [dark] Noc. Kliknij, by nastał ranek.
        [light] Ranek. Kliknij, by zdać się na system.
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
no-table-text = Przy stole { $code } nikt nie siedzi. Opuszczone stoły po jakimś czasie sprzątamy.
no-page = Nic tu nie ma
no-page-text = Pod tym adresem nic nie ma i nikt nic nie widział.
no-game = Nie ma takiej gry
no-game-text = Nie ma tu gry o tej nazwie. Oto gry, które mamy:
rules-which = O którą grę chodzi?
no-how = Ta gra nie ma objaśnienia w obrazkach.
how-written = Jak się w to gra, słowami tej gry.
no-first = Ta gra nie ma pierwszej gry z przewodnikiem.
screen-too-new = Ekran tej gry powstał dla innej wersji tej strony. Wczytaj stronę ponownie; jeśli to nie pomoże, trzeba zaktualizować grę albo serwer.
screen-unreachable = Ekran tej gry nie dotarł. Wczytaj stronę ponownie.
screen-broken = Coś poszło nie tak na ekranie tej gry. Trzeba wczytać stronę jeszcze raz; stół zachował partię.

## Strona główna

home-tagline = Dwie ciche gry o morderstwie.
home-promise = Bez konta, bez instrukcji, bez skruchy.
join-question = Masz kod od znajomych?
join-button = Dołącz
join-unknown = Nie ma stołu { $code }. Sprawdź kod albo zapytaj znajomych.
my-games = Twoje gry
kept-your-turn = Twoja kolej
kept-their-turn =
    { $count ->
        [0] Gra trwa
        [one] Gra { $names }
       *[other] Grają { $names }
    }
kept-lobby = Jeszcze się nie zaczęła
kept-unknown = Przejdź tam
kept-unavailable = Nie da się teraz otworzyć
kept-won = Wygrana
kept-lost =
    { $count ->
        [0] Koniec
        [one] Wygrywa { $names }
       *[other] Wygrywają { $names }
    }
kept-broken-off = Przerwana
kept-gone = Już jej nie ma
kept-damaged =
    { $count ->
        [one] Jeden wpis na tej liście był uszkodzony i zniknął. Reszta jest tutaj.
        [few] { $count } wpisy na tej liście były uszkodzone i zniknęły. Reszta jest tutaj.
       *[many] { $count } wpisów na tej liście było uszkodzonych i zniknęło. Reszta jest tutaj.
    }
play-now = Zagraj teraz
make-table = Nowy stół
plain-facts = { $same ->
    [yes] { $most } graczy
   *[no] { $least }–{ $most } graczy
}
how-title = Jak grać
how-link = Jak grać w { $game }
rules-title = Wszystkie zasady
rules-of = Wszystkie zasady: { $game }
rule-number = Zasada { $rule }
credits-title = Twórcy

## Stół przed grą

lobby-title = { $game }, stół { $code }
invitation = Zaproszenie do stołu
share-invitation = Zeskanuj albo wyślij: kto ma ten link, wchodzi od razu. Kto ma sam kod, puka.
share-knock-code = Kto ma ten link, może oglądać i zapukać.
share-closed-code = Bez zaproszenia ten link niczego nie otwiera.
share-open = Zeskanuj, wpisz albo wyślij. Kto ma link albo kod, może wejść.
door = Kto może przyjść
door-knock = kogo wpuścimy
    .help = Z zaproszeniem wchodzi się od razu, z kodem się puka.
door-open = każdy
    .help = Wystarczy kod.
door-closed = tylko z zaproszeniem
    .help = Inni dowiedzą się, że stół istnieje, i niczego więcej.
new-invitation = Nowe zaproszenie
    .help = Stary link nikogo już nie wpuści.
knock = Zapukaj
copy-link = Kopiuj link
qr = Kod QR z adresem tego stołu
seats = Kto gra
how-many = Liczba graczy
fewer = O jednego mniej
more = O jednego więcej
seat-open = Puste krzesło
seat-open-small = dla człowieka albo bota
seat-number = miejsce { $number }
welcome-from = { $name } zaprasza cię do gry { $game }
welcome-to = Zaproszenie do gry { $game }
sit-down = Usiądź
sit = Usiądź
stand = Wstań
add-bot = Bot
bot-strength = Poziom bota
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
empty-seat = Zwolnij miejsce gracza { $name }
swap = Zamień miejsca { $a } i { $b }
your-name = Twoje imię
spectators =
    { $count ->
        [one] { $count } osoba ogląda
        [few] { $count } osoby oglądają
       *[many] { $count } osób ogląda
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
house-rules = Zasady domowe
preset-sets = { $option }: { $value }
host-decides = O tym decyduje gospodarz.

## Stół w czasie gry

table-named = Stół { $code }
move-seat = Graj dalej na innym urządzeniu
move-seat-small = Twoje miejsce przejdzie tam i zniknie stąd.
move-ticket = Przygotuj link
move-ticket-small = Otwórz go na tamtym urządzeniu. Działa raz, przez dziesięć minut.
move-qr = Kod QR, który przenosi twoje miejsce na inne urządzenie
copy-seat-link = Kopiuj link do mojego miejsca
other-places = Twoje inne miejsca tutaj
other-place = inne miejsce
be-again = Graj dalej jako { $name }
another-place = Ten link to inne miejsce
another-place-text = W tej przeglądarce masz już miejsce przy stole { $code }. Z tym linkiem będziesz tam kimś innym. Twoje własne miejsce zostaje tu zachowane.
another-place-stay = Zostań sobą
another-place-go = Zajmij miejsce z linku
ticket-worthless = Ten link donikąd nie prowadzi
to-table = Do stołu { $code }
fast-bots = Szybkie boty, dla niecierpliwych
reminder = Ściąga
reminder-short = Ściąga
views = Widoki
log = Co się stało
log-points = Pokazuje na planszy, o czym mowa.
log-events = Zdarzenia po kolei: { $count }
log-short = Dziennik
own-name = Imię przy tym stole
own-name-keep = Zostaw
leave-for-new = Nowa gra
watch-fast = Oglądaj szybciej
recap = Od twojej ostatniej tury
recap-nothing = Nic godnego uwagi.
own-card = Co cię spotkało
beat-next = Dalej
beat-last = Nadrób wszystko
pace = Tempo relacji
pace-of =
    { $pace ->
        [calm] Spokojne
        [brisk] Żwawe
       *[normal] Zwykłe
    }
actions = Akcje
cover = Zakryj
uncover = Odkryj
covered = Zakryte
line-covered = Twoje sekrety są zakryte.
line-covered-small = Odkryj je, żeby grać dalej.
rematch = Rewanż
to-lobby = Zmień miejsca lub zasady
rematch-by-host = Gospodarz może ogłosić rewanż.
record = Pobierz zapis gry
count = Wynik
count-winner =
    { $count ->
        [one] Wygrywa { $names }.
       *[other] Wygrywają { $names }.
    }
count-sub = Wszystko leży odkryte. Nikt nie wygląda na zdziwionego.
winner = zwycięstwo
whom = Kogo zapytać
table = Stół
your-turn = Twoja tura
only-you = Między nami:

## Wiersz

line-sent = Niech tak będzie.
line-over = To koniec.
line-watching = Oglądasz. Widzisz to, co wszyscy.

## Autorzy

credits-games = W Deadpan gra się w { $games } według ich opublikowanych zasad, naszymi słowami i rysunkami.
credits-pictures = Obrazki i litery
credits-emoji = zwierzęta, ludzie, policjant
credits-signs = znaki i broń
credits-type = wszystkie litery
credits-code = Kod strony
credits-page = sama strona
credits-words = trzy języki
credits-qr = kod QR
credits-licence = Deadpan jest wolnym oprogramowaniem na licencji MIT.
