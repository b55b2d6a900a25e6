### Co stwierdza „deadpan doctor”.

## Pod adresem serwera

doctor-no-answer = Brak poprawnej odpowiedzi pod { $url }: { $what }.
doctor-moved = { $url } odsyła wszystkich pod „{ $where }”. Trzeba sprawdzić tamten adres.
doctor-nobody-behind = Proxy pod { $url } odpowiada, ale nie znajduje za sobą serwera (status { $status }). Czy serwer działa, i to na porcie, którego oczekuje proxy?
doctor-not-deadpan = To, co odpowiada pod { $url }, to nie Deadpan.
doctor-healthy = Deadpan odpowiada pod { $url }.
doctor-name-unknown = Serwer nie zna nazwy { $name }. Uruchom go z --public-url { $origin } i niech proxy przekazuje nagłówek Host.
doctor-version-same = To ta sama wersja, która jest tu zainstalowana: { $version }.
doctor-version-differs = Działa wersja { $there }, a tu jest zainstalowana { $here }. Po aktualizacji trzeba uruchomić serwer ponownie.
doctor-tables = Stoły: { $tables }, czynne: { $awake }.
doctor-room-enough = Otwarte gniazda: { $sockets }. Jest miejsce na { $room }.
doctor-room-short = Jest miejsce na { $room } gniazd zamiast na { $most }: serwer nie może otworzyć dość plików. Trzeba podnieść jego limit (LimitNOFILE).
doctor-no-tls = Nie ma TLS: kto jest na łączu, może wszystko czytać. W domu to wystarczy, w internecie nie.
doctor-certificate-good =
    { $days ->
        [one] Certyfikat jest ważny jeszcze { $days } dzień.
        [few] Certyfikat jest ważny jeszcze { $days } dni.
       *[other] Certyfikat jest ważny jeszcze { $days } dni.
    }
doctor-certificate-ends =
    { $days ->
        [one] Certyfikat wygasa za { $days } dzień i nic go nie odnawia.
        [few] Certyfikat wygasa za { $days } dni i nic go nie odnawia.
       *[other] Certyfikat wygasa za { $days } dni i nic go nie odnawia.
    }
doctor-certificate-bad = Przeglądarki nie przyjmują certyfikatu: { $what }.
doctor-clock-right = Zegar serwera chodzi dobrze.
doctor-clock-missing = Serwer nie mówi, która godzina: brakuje nagłówka Date.
doctor-clock-wrong = Zegar serwera i ten zegar różnią się o { $seconds } s. Niech oba nastawiają się same (NTP).
doctor-headers-right = Nagłówki bezpieczeństwa docierają.
doctor-headers-wrong = Te nagłówki nie docierają takie, jakie wysyła serwer: { $headers }. Proxy nie może ich zmieniać.
doctor-no-hsts = Nic nie każe przeglądarkom wymagać TLS. Serwer trzeba uruchomić z --public-url { $origin }.
doctor-page-served =
    { $count ->
        [one] Strona dociera, a z nią { $count } plik, którego potrzebuje.
        [few] Strona dociera, a z nią { $count } pliki, których potrzebuje.
       *[other] Strona dociera, a z nią { $count } plików, których potrzebuje.
    }
doctor-page-missing = Nie ma strony (status { $status }): klient dla przeglądarki nie jest zbudowany w pakiecie.
doctor-page-strange = To nie jest strona gry Deadpan.
doctor-asset-lost = Strona potrzebuje { $file } i go nie dostaje (status { $status }, { $kind }).
doctor-own-page-refused = Serwer bierze własną stronę za obcą. Proxy musi przekazywać nagłówek Host; można też uruchomić serwer z --public-url { $origin }.
doctor-socket-works = Strona może zakładać stoły i otwierać gniazda, na całej drodze.
doctor-no-socket = Nie otwiera się żadne gniazdo: { $what }. Proxy musi przekazywać nagłówki Upgrade i Connection.
doctor-strangers-refused = Strony innych witryn dostają odmowę.
doctor-strangers-let-in = Strony innych witryn są wpuszczane. Proxy musi przekazywać nagłówek Origin.
doctor-caller-known = Serwer widzi, kto się łączy: twój adres to { $address }.
doctor-caller-hidden = Serwer widzi proxy zamiast ludzi i ogranicza wszystkich razem. Trzeba go uruchomić z --trust-proxy { $address }.
doctor-caller-unnamed = Serwer widzi { $address } zamiast ludzi i ogranicza wszystkich razem. Proxy musi ustawiać nagłówek X-Forwarded-For.
doctor-caller-forged = Kto łączy się spod adresu { $address }, może podawać się za kogoś innego. Proxy musi zastępować nagłówek X-Forwarded-For, a nie do niego dopisywać.

## W folderze jego stołów

doctor-store-missing = W { $folder } nie ma stołów.
doctor-store-gone = W { $folder } były stoły i zniknęły. Serwer się nie uruchomi. Trzeba przywrócić kopię.
doctor-store-unreadable = Nie da się odczytać { $file }: { $what }.
doctor-store-layout = Dane pochodzą z innej wersji (układ { $there }, ta zna { $here }).
doctor-store-damaged = Dane są uszkodzone: { $what }. Trzeba przywrócić kopię.
doctor-store-torn =
    { $count ->
        [one] Dziennik { $count } stołu jest uszkodzony: { $codes }. Zostaje bez zmian i nikt tam nie gra. Trzeba przywrócić kopię.
        [few] Dzienniki { $count } stołów są uszkodzone: { $codes }. Zostają bez zmian i nikt tam nie gra. Trzeba przywrócić kopię.
       *[other] Dzienniki { $count } stołów są uszkodzone: { $codes }. Zostają bez zmian i nikt tam nie gra. Trzeba przywrócić kopię.
    }
doctor-shelf-emptied =
    { $count ->
        [one] Lista stołów jest pusta, ale dziennik { $count } stołu jest na miejscu. Serwer się nie uruchomi. Trzeba przywrócić kopię.
        [few] Lista stołów jest pusta, ale dzienniki { $count } stołów są na miejscu. Serwer się nie uruchomi. Trzeba przywrócić kopię.
       *[other] Lista stołów jest pusta, ale dzienniki { $count } stołów są na miejscu. Serwer się nie uruchomi. Trzeba przywrócić kopię.
    }
doctor-store-whole =
    { $count ->
        [one] Dane są całe: { $count } stół.
        [few] Dane są całe: { $count } stoły.
       *[other] Dane są całe: { $count } stołów.
    }
doctor-tables-aside =
    { $count ->
        [one] Odłożony jest { $count } długo nieużywany stół (deadpan bring-back).
        [few] Odłożone są { $count } długo nieużywane stoły (deadpan bring-back).
       *[other] Odłożonych jest { $count } długo nieużywanych stołów (deadpan bring-back).
    }
doctor-tables-readable = Ta wersja może podjąć grę przy każdym stole.
doctor-tables-strange =
    { $count ->
        [one] Ta wersja nie umie odczytać { $count } stołu: { $codes }. Trzeba wrócić do wersji, która go zapisała.
        [few] Ta wersja nie umie odczytać { $count } stołów: { $codes }. Trzeba wrócić do wersji, która je zapisała.
       *[other] Ta wersja nie umie odczytać { $count } stołów: { $codes }. Trzeba wrócić do wersji, która je zapisała.
    }
doctor-dates-ahead =
    { $count ->
        [one] { $count } stół ma datę z przyszłości. Zegar musiał kiedyś chodzić źle; to nic nie psuje.
        [few] { $count } stoły mają datę z przyszłości. Zegar musiał kiedyś chodzić źle; to nic nie psuje.
       *[other] { $count } stołów ma datę z przyszłości. Zegar musiał kiedyś chodzić źle; to nic nie psuje.
    }
doctor-disk-roomy = Wolne miejsce na dysku: { $free } MB.
doctor-disk-full = Na dysku jest tylko { $free } MB wolnego miejsca; same dane mają { $size } MB.
doctor-files-closed = Nikt inny nie ma dostępu do plików w { $folder }.
doctor-file-open = Inni na tej maszynie mają dostęp do { $file }. Trzeba im go odebrać (chmod go-rwx).
doctor-file-foreign = { $file } ma innego właściciela niż folder ({ $owner }). Serwer nie może tam pisać.

## Na koniec

doctor-verdict =
    { $count ->
        [0] Wszystko jest w porządku.
        [one] { $count } rzecz jest nie w porządku.
        [few] { $count } rzeczy są nie w porządku.
       *[other] { $count } rzeczy jest nie w porządku.
    }
doctor-tables-waiting =
    { $count ->
        [one] { $count } stół czeka na grę { $game } (pakiet: { $package }), która nie jest zainstalowana albo nie daje się wczytać: { $codes }. Zostaje zachowany. Trzeba zainstalować pakiet i uruchomić serwer od nowa.
        [few] { $count } stoły czekają na grę { $game } (pakiet: { $package }), która nie jest zainstalowana albo nie daje się wczytać: { $codes }. Zostają zachowane. Trzeba zainstalować pakiet i uruchomić serwer od nowa.
       *[other] { $count } stołów czeka na grę { $game } (pakiet: { $package }), która nie jest zainstalowana albo nie daje się wczytać: { $codes }. Zostają zachowane. Trzeba zainstalować pakiet i uruchomić serwer od nowa.
    }
doctor-games-whole =
    { $count ->
        [one] { $count } gra jest zainstalowana.
        [few] { $count } gry są zainstalowane.
       *[other] { $count } gier jest zainstalowanych.
    }
doctor-game-broken = Gry { $game } z pakietu { $package } { $version } nie można wczytać: { $reason }
