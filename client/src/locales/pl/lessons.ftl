### Pierwsze gry z przewodnikiem. Jedna myśl na wiadomość: nagłówek, a tekst w `.text`.

## Rama

first-game = Pierwsza gra
first-invitation = Pierwszy raz? Naucz się, grając
first-of = Pierwsza gra w { $game }
first-lead = Pięć minut, dwa boty, po jednej rzeczy naraz. Mówimy, co nacisnąć.
first-loading = Przygotowujemy scenę…
first-again = Od początku
first-next = Dalej
first-go-on = Kontynuuj
first-progress = Lekcja { $number } z { $count }
first-now = Naciśnij:
first-real = Zagraj naprawdę
first-other = A teraz { $game }
first-others = Grają inni
first-nudge-0 = Jeszcze nie. Najpierw: { $what }.
first-nudge-1 = Dobry pomysł na inny wieczór. Teraz: { $what }.
first-nudge-2 = Nikt tego nie widział. Proszę: { $what }.
first-nudge-read = Najpierw przeczytaj, potem Dalej. Zbrodnia poczeka.
first-nudge-wait = Inni są zajęci. Rób niewinną minę.
