### Gra w terminalu

## Stół

terminal-waiting = Teraz wybiera { $player }…
terminal-held = { $player } czeka. Esc: gra toczy się dalej.
terminal-over = Koniec gry. Enter znów pokazuje wynik; q kończy.
terminal-covered = ▒▒▒ Zakryte. c odkrywa.
terminal-covered-turn = Twoja kolej. Klawisz c odkrywa twoje sekrety.
terminal-no-notes = Przy tym stole nie ma notatek.
terminal-everything = wszystko
terminal-asked-sign = { $sign } teraz wybiera.
terminal-deeds = Co można zrobić: { $deeds }.
terminal-your-turn = Twoja kolej.
terminal-which = { $what }. { $detail }?
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
       *[other] Wygrywają { $winners }.
    }
terminal-keys =
    strzałki do tego, co można wybrać, na planszy lub na liście
    Tab      między planszą, listą i dziennikiem
    Enter    wybór, a potem potwierdzenie
    Esc      cofnięcie ostatniego wyboru
    1 2 3    co zrobić
    c        zakrycie twoich sekretów; ekran pokazuje wtedy to, co mogą widzieć wszyscy
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
