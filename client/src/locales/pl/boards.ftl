### Edytor plansz.

boards-title = Narysuj miasto
boards-start = Zacznij od
boards-shape-square = Kwadrat
boards-shape-ring = Pierścień
boards-shape-cross = Krzyż
boards-shape-boulevard = Bulwar
boards-shape-staircase = Schody
boards-shape-archipelago = Archipelag
boards-random = Los
boards-empty = Nic
boards-yours = Twoje miasta
boards-none = Jeszcze żadnego. Nazwij to i zachowaj.
boards-unfinished = to jeszcze nie miasto
boards-delete = Wyrzuć: { $name }
boards-gone = Nie ma już: { $name }.
boards-bring-back = Przywróć
boards-papers = Papiery
boards-editions = Instrukcje
boards-fits =
    { $verdict ->
        [yes] wolno
        [not-yet] jeszcze nie
       *[no] nie wolno
    }
boards-name = Nazwa miasta
boards-keep = Zachowaj
boards-keep-over = Zastąp
boards-kept = Zachowane w tej przeglądarce.
boards-share = Całe miasto mieści się w linku.
boards-qr = Kod QR adresu tego miasta
boards-make = Otwórz stół z tą planszą
boards-try = Wypróbuj z botami
boards-nonsense = W tym linku nie ma miasta, które dałoby się odczytać. Oto pusty plac.
boards-draw = Narysuj własne miasto
boards-open = Otwórz w edytorze

## Arkusz

plan-sheet = Plan
plan-tools = Ołówki
plan-tool-lay = Pola
plan-tool-mark = Snajper
plan-undo = Cofnij
plan-redo = Ponów
plan-turn = Obróć miasto
plan-mirror = Odbij miasto
plan-clear = Wyczyść plac
plan-no-tile = puste
plan-alone-short = nie styka się z żadnym polem
plan-box =
    { $count ->
        [0] pudełko puste
       *[other] w pudełku: { $count }
    }
plan-box-empty = Pudełko jest puste.
plan-box-empty-small = Miasto ma szesnaście pól. Podnieś jedno, żeby położyć je gdzie indziej.
plan-empty = Pusty plac.
plan-empty-small = Ułóż szesnaście pól: klikaj, przeciągaj albo chodź strzałkami i naciskaj Enter.
plan-left =
    { $count ->
        [one] Zostało jedno pole do ułożenia.
        [few] Zostały { $count } pola do ułożenia.
       *[other] Zostało { $count } pól do ułożenia.
    }
plan-left-small = Miasto ma szesnaście, każde styka się bokiem z innym.
plan-alone =
    { $count ->
        [one] Na uboczu: { $place }.
        [few] { $count } pola leżą na uboczu.
       *[other] { $count } pól leży na uboczu.
    }
plan-alone-small = Każde pole styka się bokiem z innym. Rogi się nie liczą.
plan-parts =
    { $count ->
        [one] Miasto w jednej części.
        [few] Miasto w { $count } częściach.
       *[other] Miasto w { $count } częściach.
    }
plan-parts-small = Instrukcje angielska i polska pozwalają na wyspy. Francuskie nie.
plan-ready = Miasto. Ujdzie.
plan-ready-small = Gra na nim każda edycja.
plan-snipers = Pola snajpera
plan-by-chance = Losowo
plan-by-hand = Ręcznie
plan-marked = Zaznaczone pola: { $count }.
plan-mark-random = Inne
plan-chance-marks = Los zaznacza: { $count }.
