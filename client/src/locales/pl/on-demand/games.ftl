### Strona wszystkich gier na tym urządzeniu.

kept-here = Ta lista i twoje miejsca są zapisane w tej przeglądarce i nigdzie indziej.
kept-nowhere = Ta przeglądarka nie pozwala stronom niczego zapisać: po jej zamknięciu lista i twoje miejsca znikną. Wcześniej miejsce można przenieść na inne urządzenie z menu stołu.
kept-none = Jeszcze żadnej gry. Nikt nie zginął.
forget = Zapomnij
forgotten = Stół { $code } został zapomniany.
undo = Cofnij
kept-file = Eksport i import
kept-file-small = Plik przenosi listę do innej przeglądarki razem z miejscami. Kto ma plik, ten też je ma.
export = Eksportuj
import = Importuj
import-added =
    { $count ->
        [0] W tym pliku nie ma nic nowego.
        [one] Dodano jedną grę.
        [few] Dodano { $count } gry.
       *[many] Dodano { $count } gier.
    }
import-too-long = Plik ma ponad megabajt. Lista gier nigdy nie jest tak długa.
import-not-games = Ten plik nie jest listą gier.
import-unknown-key = W tym pliku jest „{ $key }”, a na liście gier nigdy tego nie ma. Niczego nie dodano.
import-bad-entry = Wpis { $number } w tym pliku jest uszkodzony. Niczego nie dodano.
