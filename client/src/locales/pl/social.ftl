### Co strona mówi o wieczorze: ludzie, zegary, rozmowa, wynik wielu gier.

## Ludzie

people = Obecni
people-here =
    { $count ->
        [one] Obecni: { $count } osoba
        [few] Obecni: { $count } osoby
       *[many] Obecni: { $count } osób
    }
looks-on = ogląda
muted = bez głosu
nameless =
    { $count ->
        [one] Jeszcze { $count } osoba ogląda incognito.
        [few] Jeszcze { $count } osoby oglądają incognito.
       *[many] Jeszcze { $count } osób ogląda incognito.
    }
powers = { $name }: co możesz zrobić
mute = Wycisz
unmute = Oddaj głos
hand-on = Mianuj gospodarzem
remove = Wyproś
remove-sure = Na pewno wyprosić?
removed = Pokazano ci drzwi
removed-text = Gospodarz woli grać bez ciebie. Twoje miejsce przepadło.

## Kto przychodzi i odchodzi

stood-in = bot gra dalej
missing = { $name } traci połączenie.
missing-small = Bot przejmie miejsce za
missing-extend = Poczekaj dłużej
missing-skip = Bot, od razu
stand-in = Bot gra za ciebie.
stand-in-small = Nie wie, że znów tu jesteś.
take-back = Wróć do gry
go-away = Niech bot gra za mnie
watching = Oglądasz.
watching-small = Bot chętnie odda ci krzesło.
take-over = Zagraj zamiast bota
take-over-text = Muszą się zgodzić wszyscy, którzy grają. Potem widzisz to, co widział bot, i grasz dalej od tego miejsca.
take-over-seat = Zagraj jako { $name }

## Kto może wejść i kto może grać

knocks = { $name } puka.
let-in = Wpuść
let-in-named = Wpuść gracza { $name }
turn-away = Nie teraz
turn-away-named = Nie wpuszczaj gracza { $name }
asks = { $name } chce zagrać jako { $seat }.
you-ask = Prosisz, żeby zagrać jako { $seat }.
asks-agreed = Zgody na razie: { $agree } z { $count }.
ask-no-more = Jednak nie
agree-named = { $name } może grać
decline = Lepiej nie
decline-named = { $name } nie może grać
put-out = Nie grasz już w tej grze.
put-out-small = Gospodarz oddał twoje miejsce botowi. Można je odzyskać.
ask-back = Poproś o moje miejsce
is-out = poza grą
take-in-again = Przyjmij z powrotem
played-on = Ciąg dalszy gry z zapisu.
played-on-small = Kto ją przyniósł, może znać wszystkie karty.
knocked = Pukasz do stołu
knocked-text = Ktoś przy stole { $code } musi wpuścić gracza { $name }. Zostaw tę stronę otwartą, reszta stanie się sama.
turned-away = Nikt nie otwiera
turned-away-text = Przy tym stole wolą zostać w swoim gronie.
table-closed = Ten stół jest zamknięty
table-closed-text = Stół { $code } istnieje i nic więcej o sobie nie mówi. Zaproszenie może ci wysłać ktoś, kto przy nim gra.
moved = Grasz teraz gdzie indziej
moved-text = Twoje miejsce przy stole { $code } jest teraz na innym urządzeniu. Na tym już nie grasz.
moved-watch = Oglądaj stąd

## Przerwa i koniec

pause = Przerwa
paused = Przerwa.
paused-small = Zegary, boty i odliczanie stoją.
resume = Gramy dalej
line-held =
    { $why ->
        [paused] Przerwa. Nikt się nie rusza.
       *[stand-in] Bot gra za ciebie.
    }
end-game = Zaproponuj koniec gry
end-game-small = Kończy się bez punktów, gdy zgodzą się wszyscy grający.
ending =
    { $count ->
        [one] { $names } chce tu skończyć.
       *[other] { $names } chcą tu skończyć.
    }
ending-small = Zgody: { $agree } z { $count }.
ending-agree = Zgoda
ending-withdraw = Jednak gramy
broken-off = Gra przerwana
broken-off-small =
    { $because ->
        [length] Trwała zbyt długo: stół przerywa grę, która nie chce się skończyć.
       *[consent] Za zgodą wszystkich.
    } Nic się nie liczy. Resztę zna powtórka.

## Zegary

clock-free = Czas na ten wybór
clock-bank = Czas na całą grę
seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }

## Na boku

hint = Podpowiedź
hint-thinking = Bot myśli…
hint-small = Bot by tak zrobił. Potwierdź albo wróć i zrób to lepiej.
why-not = Dlaczego nie { $what }?

## Dom

which-game = Gra
settings = Wieczór
setting-none = bez limitu
setting-choice-seconds = Czas na wybór
    .help = Potem biegnie czas na grę; gdy i tego brak, wybiera bot.
setting-game-seconds = Czas na grę
    .help = Ile każdy ma w sumie, ponad czas na wybór.
setting-patience = Cierpliwość
    .help = Jak długo czekamy na kogoś, kto zniknął, nim zagra bot.
setting-hints = Podpowiedzi
    .help = Czy można zapytać bota, co by zrobił.

## Rozmowa

talk = Rozmowa
talk-nothing = Nikt nie mówi ani słowa. Pełen profesjonalizm.
say = Powiedz
say-something = Powiedz coś niewinnego
muted-you = Gospodarz odebrał ci głos
join-talk = Dołącz
unread =
    { $count ->
        [one] { $count } nowa wiadomość
        [few] { $count } nowe wiadomości
       *[many] { $count } nowych wiadomości
    }
emotes = Zrób minę
emote-deadpan = Kamienna twarz
emote-gasp = Osłupienie
emote-laugh = Śmiech
emote-innocent = Niewinność
emote-suspicious = Podejrzliwość
emote-clap = Powolne brawa
emote-nudge = Szturchnij tego, kto myśli
sound =
    { $on ->
        [yes] Dźwięk, gdy twoja kolej: włączony
       *[no] Dźwięk, gdy twoja kolej: wyłączony
    }

## Wynik wieczoru

evening = Wieczór jak dotąd
evening-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
evening-name = Imię
evening-played = gry
evening-wins = wygrane
evening-points = punkty
evening-game =
    { $count ->
        [one] { $game }: { $names }
       *[other] { $game }: { $names } dzielą się wygraną
    }

## Na dużym ekranie

tv-link = Na duży ekran
tv-join = Dołącz: { $site }, kod
tv-soon = Już wkrótce
