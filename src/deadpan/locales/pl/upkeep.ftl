### Opieka nad danymi serwera.

backup-done =
    { $count ->
        [one] { $count } stół jest skopiowany do { $file }, a kopia jest cała.
        [few] { $count } stoły są skopiowane do { $file }, a kopia jest cała.
       *[other] { $count } stołów jest skopiowanych do { $file }, a kopia jest cała.
    }
restore-done =
    { $count ->
        [one] { $count } stół jest znów w { $folder }.
        [few] { $count } stoły są znów w { $folder }.
       *[other] { $count } stołów jest znów w { $folder }.
    }
restore-aside = To, co tam było, to teraz { $file }.
refused-no-store = W { $folder } nie ma stołów.
refused-file-exists = { $file } już istnieje. Opcja --replace pozwala go nadpisać.
refused-store-in-use = Stołów w { $folder } używa serwer. Najpierw trzeba go zatrzymać.
refused-store-exists = W { $folder } są już stoły. Opcja --replace odkłada je na bok.
refused-store-unusable = To się nie udaje: { $what }.
refused-unreadable-table = Ten stół pochodzi z innej wersji programu; ta nie umie go odczytać.
