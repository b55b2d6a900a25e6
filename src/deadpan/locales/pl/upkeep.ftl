### Opieka nad danymi serwera.

backup-done =
    { $count ->
        [one] { $count } stół jest skopiowany do { $file }, a kopia jest cała.
        [few] { $count } stoły są skopiowane do { $file }, a kopia jest cała.
       *[other] { $count } stołów jest skopiowanych do { $file }, a kopia jest cała.
    }
backup-not-whole =
    { $tables ->
        [one] { $tables } stół jest skopiowany do { $file }. Uszkodzone, tu i tam: { $codes }.
        [few] { $tables } stoły są skopiowane do { $file }. Uszkodzone, tu i tam: { $codes }.
       *[other] { $tables } stołów jest skopiowanych do { $file }. Uszkodzone, tu i tam: { $codes }.
    }
restore-done =
    { $count ->
        [one] { $count } stół jest znów w { $folder }.
        [few] { $count } stoły są znów w { $folder }.
       *[other] { $count } stołów jest znów w { $folder }.
    }
restore-not-whole = Uszkodzone i dla wszystkich zamknięte: { $codes }.
restore-aside = To, co tam było, to teraz { $file }.
refused-no-store = W { $folder } nie ma stołów.
refused-file-exists = { $file } już istnieje. Opcja --replace pozwala go nadpisać.
refused-store-in-use = Stołów w { $folder } używa serwer. Najpierw trzeba go zatrzymać.
refused-store-exists = W { $folder } są już stoły. Opcja --replace odkłada je na bok.
refused-store-unusable = To się nie udaje: { $what }.
refused-unreadable-table = Ten stół pochodzi z innej wersji programu; ta nie umie go odczytać.
refused-game-not-installed = Przy tym stole gra się w { $game }, a ta gra nie jest tu teraz zainstalowana albo nie daje się wczytać (pakiet: { $package }). Stół zostaje zachowany i otworzy się znowu, gdy gra wróci.
bring-back-done = Stół { $code } jest z powrotem. Jego linki działają jak przedtem.
bring-back-none = W { $folder } nie ma odłożonych stołów.
bring-back-listed =
    { $days ->
        [0] { $code }: ostatnio używany { $date }; zaraz zostanie usunięty.
        [one] { $code }: ostatnio używany { $date }; zostanie jeszcze przez { $days } dzień pracy serwera.
        [few] { $code }: ostatnio używany { $date }; zostanie jeszcze przez { $days } dni pracy serwera.
       *[other] { $code }: ostatnio używany { $date }; zostanie jeszcze przez { $days } dni pracy serwera.
    }
refused-not-aside = W { $folder } nie odłożono stołu { $what }.
refused-aside-damaged = Stół { $what } jest uszkodzony. Zostaje bez zmian.
refused-server-there = Stołów w { $folder } już używa serwer: proces { $pid }.
refused-store-gone = W { $folder } były stoły i zniknęły. Można przywrócić kopię (deadpan restore) albo zacząć bez stołów: deadpan serve --new-store.
refused-shelf-emptied =
    { $count ->
        [one] Lista stołów w { $folder } jest pusta, ale jest tam dziennik { $count } stołu. Można przywrócić kopię (deadpan restore --replace) albo zacząć bez stołów: deadpan serve --new-store odkłada na bok to, co tam jest.
        [few] Lista stołów w { $folder } jest pusta, ale są tam dzienniki { $count } stołów. Można przywrócić kopię (deadpan restore --replace) albo zacząć bez stołów: deadpan serve --new-store odkłada na bok to, co tam jest.
       *[other] Lista stołów w { $folder } jest pusta, ale są tam dzienniki { $count } stołów. Można przywrócić kopię (deadpan restore --replace) albo zacząć bez stołów: deadpan serve --new-store odkłada na bok to, co tam jest.
    }
refused-store-there =
    { $count ->
        [one] Nic nie zginęło: w { $folder } jest { $count } stół. Trzeba uruchomić serwer bez --new-store.
        [few] Nic nie zginęło: w { $folder } są { $count } stoły. Trzeba uruchomić serwer bez --new-store.
       *[other] Nic nie zginęło: w { $folder } jest { $count } stołów. Trzeba uruchomić serwer bez --new-store.
    }
refused-not-whole =
    { $count ->
        [one] { $file } nie jest cały: dziennik { $count } stołu jest uszkodzony ({ $codes }). Nic się nie zmieniło. Opcja --damaged kopiuje go takim, jaki jest.
        [few] { $file } nie jest cały: dzienniki { $count } stołów są uszkodzone ({ $codes }). Nic się nie zmieniło. Opcja --damaged kopiuje je takimi, jakie są.
       *[other] { $file } nie jest cały: dzienniki { $count } stołów są uszkodzone ({ $codes }). Nic się nie zmieniło. Opcja --damaged kopiuje je takimi, jakie są.
    }
refused-damaged-table = Ten stół jest uszkodzony i zamknięty, dopóki nie zajmie się nim opiekun serwera.
