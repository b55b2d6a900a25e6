### 10 Minut. Edytor plansz.

boards-start = Zacznij od
boards-shape-square = Kwadrat
boards-shape-ring = Pierścień
boards-shape-cross = Krzyż
boards-shape-boulevard = Bulwar
boards-shape-staircase = Schody
boards-shape-archipelago = Archipelag
boards-random = Losowo
boards-empty = Nic
boards-yours = Twoje miasta
boards-none = Jeszcze żadnego. Nazwij to i zachowaj.
boards-unfinished = to jeszcze nie miasto
boards-delete = Wyrzuć „{ $name }”
boards-gone = „{ $name }” zniknęło.
boards-bring-back = Przywróć
boards-papers = Formalności
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

## Arkusz

plan-sheet = Plan
plan-tools = Narzędzia
plan-tool-lay = Kafelki
plan-tool-mark = Celowniki
plan-undo = Cofnij
plan-redo = Ponów
plan-turn = Obróć miasto
plan-mirror = Odbij miasto
plan-clear = Wyczyść plac
plan-no-tile = puste
plan-alone-short = nie przylega do żadnego kafelka
plan-box =
    { $count ->
        [0] pudełko puste
       *[other] w pudełku: { $count }
    }
plan-box-empty = Pudełko jest puste.
plan-box-empty-small = Miasto ma szesnaście kafelków. Podnieś jeden, żeby położyć go gdzie indziej.
plan-empty = Pusty plac.
plan-empty-small = Ułóż szesnaście kafelków: klikaj, przeciągaj albo chodź strzałkami i naciskaj Enter.
plan-left =
    { $count ->
        [one] Został jeden kafelek do ułożenia.
        [few] Zostały { $count } kafelki do ułożenia.
       *[other] Zostało { $count } kafelków do ułożenia.
    }
plan-left-small = Miasto ma szesnaście, każdy przylega bokiem do innego.
plan-alone =
    { $count ->
        [one] Na uboczu: { $place }.
        [few] { $count } kafelki leżą na uboczu.
       *[other] { $count } kafelków leży na uboczu.
    }
plan-alone-small = Każdy kafelek przylega bokiem do innego. Rogi się nie liczą.
plan-parts =
    { $count ->
        [one] Miasto w jednej części.
        [few] Miasto w { $count } częściach.
       *[other] Miasto w { $count } częściach.
    }
plan-parts-small = Instrukcje angielska i polska pozwalają na wyspy. Francuskie nie.
plan-ready = Miasto. Ujdzie.
plan-ready-small = Pasuje do każdej edycji.
plan-snipers = Kafelki z celownikiem
plan-by-chance = Losowo
plan-by-hand = Ręcznie
plan-marked = Zaznaczone kafelki: { $count }.
plan-mark-random = Wylosuj inne
plan-chance-marks = Wylosowane: { $count }.
