### Co mówi serwer stołów.

refused-no-such-table = Nie ma stołu { $what }.
refused-no-such-game = Przy tym stole nie ma gry { $what }.
refused-wrong-token = Ten link nie należy do nikogo przy tym stole.
refused-not-participant = Najpierw dołącz do stołu.
refused-not-host = Może to zrobić tylko gospodarz.
refused-not-seated = Mogą to zrobić tylko osoby, które mają miejsce.
refused-seat-taken = To miejsce jest już zajęte.
refused-seat-open = Zanim gra się zacznie, na każdym miejscu musi być gracz albo bot.
refused-unknown-bot = Nie ma botów na tym poziomie.
refused-bad-nickname =
    { $most ->
        [one] Imię może mieć najwyżej { $most } widoczny znak.
        [few] Imię musi mieć od 1 do { $most } widocznych znaków.
        [many] Imię musi mieć od 1 do { $most } widocznych znaków.
       *[other] Imię musi mieć od 1 do { $most } widocznych znaków.
    }
refused-not-in-lobby = Można to zmienić tylko przed rozpoczęciem gry.
refused-no-question = Przy tym stole nikt teraz nie pyta, kto zaczyna.
refused-answered-already = Odpowiedź już padła; gospodarz może ją jeszcze zmienić.
refused-nobody-there = Nikt tam nie siedzi.
refused-not-playing = Nie toczy się żadna gra.
refused-not-over = Gra jeszcze się nie skończyła.
refused-paused = Gra jest wstrzymana.
refused-stood-in = Bot gra za ciebie. Najpierw wróć do gry.
refused-out-of-time = Twój czas minął: tym razem wybiera bot.
refused-removed = Gospodarz wyprosił cię od tego stołu.
refused-table-closed = Ten stół jest zamknięty: żeby wejść, trzeba mieć zaproszenie.
refused-too-many-knocks = Do tego stołu pukało już zbyt wiele osób. Poproś o zaproszenie.
refused-nobody-knocks = Nikt o tym numerze nie puka.
refused-not-let-in = Najpierw musi cię wpuścić ktoś, kto siedzi przy stole.
refused-turned-away = Nie wpuszczono cię do stołu.
refused-put-out = Gospodarz usunął cię z tej gry. Możesz oglądać i poprosić o swoje miejsce.
refused-nobody-asks = Nikt o tym numerze nie prosi o miejsce.
refused-no-say = Nie ty decydujesz o tym miejscu.
refused-declined = W tej grze odmówiono ci już wystarczająco wiele razy.
refused-played-on = Ta gra pochodzi z zapisu, a osoba, która go przyniosła, może znać wszystkie karty.
refused-not-of-this-game = Gospodarzem może być tylko ktoś, kto gra w tej grze.
refused-name-taken = Ktoś tu już ma to imię albo bardzo podobne. Wybierz inne.
refused-name-of-a-bot = Tak nazywa się tu bot. Wybierz inne imię.
refused-wrong-ticket = Ten link już nie działa: jest na jeden raz i na dziesięć minut. Zrób nowy na drugim urządzeniu.
refused-too-many-tickets = Przy tym stole zmieniono urządzenie już { $most } razy. Zostań tu, gdzie jesteś.
refused-moved = Twoje miejsce przeszło na inne urządzenie.
refused-not-missing = Na tym miejscu na nikogo nie czekamy.
refused-knows-too-much = To miejsce nie dla ciebie: znasz już sekrety tej gry.
refused-not-yourself = Nie można usunąć siebie.
refused-no-such-person = Przy tym stole nie ma takiej osoby.
refused-already-over = W tym momencie gra jest już skończona: nie ma czego grać dalej.
refused-takes-too-long = Ta gra jest za długa do analizy.
refused-no-such-moment =
    { $most ->
        [one] Zapis zawiera { $most } wybór.
        [few] Zapis zawiera { $most } wybory.
        [many] Zapis zawiera { $most } wyborów.
       *[other] Zapis zawiera { $most } wyboru.
    }
refused-muted = Poproszono cię o ciszę.
refused-bad-line =
    { $most ->
        [one] Wiadomość może mieć najwyżej { $most } widoczny znak.
        [few] Wiadomość może mieć najwyżej { $most } widoczne znaki.
        [many] Wiadomość może mieć najwyżej { $most } widocznych znaków.
       *[other] Wiadomość może mieć najwyżej { $most } widocznego znaku.
    }
refused-too-much-said = Ten stół nie pomieści więcej rozmów.
refused-too-many-changes = Ten stół nie pomieści więcej zmian. Otwórz nowy.
refused-too-restless = Przy tym stole zmieniono już imię lub miejsce { $most } razy. Zostań, kim jesteś.
refused-too-talkative = Z boku powiedziano już dość ({ $most }). Usiądź, żeby mówić dalej.
refused-no-hints = Przy tym stole nie ma podpowiedzi.
refused-no-hint = Nic nie przychodzi do głowy. Spróbuj jeszcze raz.
refused-hello-first = Pierwszą wiadomością musi być powitanie.
refused-hello-again = Już się przywitaliśmy.
refused-too-often = Za dużo naraz. Poczekaj chwilę.
refused-too-many-misses = Za dużo błędnych kodów z twojego adresu. Poczekaj kilka minut.
refused-too-many-tables = Ten serwer nie pomieści więcej stołów. Spróbuj później.
refused-too-many-made = Z twojego adresu powstało dziś za dużo stołów. Spróbuj później.
refused-too-many-participants = Nikt więcej nie może dołączyć do tego stołu.
refused-too-many-visitors = Nikt więcej nie może teraz oglądać.
refused-store-failed = Serwer nie mógł tego zapisać. Spróbuj za chwilę.
refused-wrong-origin = To żądanie pochodzi z innej strony.
refused-wrong-host = Ten serwer nie ma takiej nazwy.
refused-no-such-page = Pod tym adresem nic nie ma.
refused-wrong-method = Tego adresu nie używa się w ten sposób.
refused-body-too-big = To jest za długie.
refused-head-too-big = Nagłówek żądania może mieć co najwyżej { $most } bajtów.
refused-request-too-slow = Żądanie przychodziło za długo.
refused-too-many-fragments = Wiadomość może się składać co najwyżej z { $most } części.
refused-wrong-media-type = Rozumiany jest tu tylko JSON.
refused-malformed-request = To żądanie jest niepoprawne: { $what }.
refused-broken = Coś poszło nie tak na serwerze. Spróbuj ponownie.

## Podglądy linków

preview-home = Deadpan
preview-home-text = Dwie ciche gry o morderstwie, w przeglądarce, ze znajomymi i botami.
preview-table = Stół w Deadpan
preview-table-text = Czeka gra o morderstwie. Bez konta, bez instrukcji, bez skruchy.
preview-replay = Rozegrana gra
preview-replay-text = Kto co zrobił, krok po kroku, w Deadpan.

## Serwer

serve-here = Na tym komputerze: { $address }
serve-there = Dla innych w sieci: { $address }
serve-data = Stoły są przechowywane w { $folder }
serve-stop = Ctrl-C zatrzymuje serwer; po ponownym uruchomieniu gry toczą się dalej.
refused-cannot-serve = Serwer nie może wystartować: { $what }.
refused-bad-address = „{ $what }” nie jest adresem strony: zapisz go jak https://play.example.org.
