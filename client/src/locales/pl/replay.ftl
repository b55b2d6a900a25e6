## Powtórka

replay = Powtórka
replay-pick = Obejrzyj rozegraną grę
replay-pick-text = Wystarczy dowolny zapis: własny, pobrany po grze, albo przysłany przez znajomych. Zostaje na tej stronie.
replay-drop = Upuść tutaj zapis
replay-choose = Wybierz plik
replay-no-record = { $name } nie jest zapisem gry.
replay-too-big = { $name } jest za duży: limit to jeden megabajt.
replay-fetching = Szukamy gry…
replay-not-here = Tu nie ma powtórki
replay-copy = Kopiuj link do tej chwili
replay-another = Inny zapis
replay-again = Od początku
replay-to-table = Do stołu
replay-opening = Wszystko rozdane. Tak się zaczyna.
replay-next = Teraz wybiera { $name }.
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok naprzód
replay-last = Na koniec
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-speed = Prędkość: { $speed } ×
replay-scrub = Chwila gry
replay-moment = { $n } z { $count }
replay-moment-short = po { $n }
eyes = Czyimi oczami
eye-public = Widownia
eye-everything = Wszystko odkryte

## Co można było wiedzieć

insight = Wnioski
insight-of = Co może wiedzieć { $name }
insight-public = Co mogą wiedzieć wszyscy
likely-never = wcale
likely-hardly = raczej nie
likely-perhaps = być może
likely-even = pół na pół
likely-probably = prawdopodobnie
likely-nearly = prawie na pewno
likely-surely = na pewno

## Co zostało przeoczone

marks = Przeoczone wnioski
marks-text = Chwile, w których można coś udowodnić i z tego skorzystać, a nic się nie dzieje.
marks-none = Żaden wniosek nie został przeoczony
marks-count =
    { $count ->
        [one] { $count } przeoczony wniosek
        [few] { $count } przeoczone wnioski
       *[many] { $count } przeoczonych wniosków
    }
mark-before = Poprzedni przeoczony wniosek
mark-after = Następny przeoczony wniosek

## Gramy dalej

play-on = Graj dalej od tej chwili
play-on-text = Nowy stół, a gra toczy się dalej od tej chwili. Jedno miejsce jest twoje, pozostałe zajmują boty.
play-on-seat = Twoje miejsce
play-on-bots = Pozostali
play-on-go = Graj dalej
play-on-over = W tej chwili gra jest już skończona. Cofnij się trochę i graj dalej stamtąd.
