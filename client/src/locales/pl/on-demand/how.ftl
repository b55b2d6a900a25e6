### Jak grać: pobierane razem ze stronami.

how-done = Już wiem dość

## Jak grać: 10' to Kill

how-ten-lead = Szesnaście zwierząt w mieście nocą. Jedno pracuje dla ciebie, trzy są na twojej liście. Każdy może przestawiać wszystkich, więc nikt nie wie, kto jest czyj. Zabijaj po cichu i odkryj cudzych zabójców.
how-ten-four = Twoja czwórka
    .text = Każdy ma w tajemnicy cztery kafelki: zabójcę i trzy cele. Nikt nie dzieli ich z nikim innym. Zakryj je klawiszem C, gdy ktoś zagląda.
how-ten-turn = Dwie akcje na turę
    .text = Przestaw kogokolwiek na inny kafelek, zabij albo przeprowadź dochodzenie. Dwa razy to samo też można, ale zabójstwo tylko jedno na turę. Dokładnie dwie akcje.
how-ten-knife = Nóż
    .text = Twój zabójca może zabić kogoś na swoim kafelku, niezależnie od tego, kto jeszcze tam stoi.
how-ten-pistol = Rewolwer
    .text = Gdy twój zabójca stoi sam na kafelku, może zabić kogoś na kafelku stykającym się bokiem.
how-ten-rifle = Karabin snajperski
    .text = Sam na kafelku z celownikiem (niebieski brzeg) twój zabójca może zabić wzdłuż rzędu lub kolumny: z każdej odległości, ponad lukami i przechodniami.
how-ten-seen = Niewidziany albo wcale
    .text = Gdy policjant stoi na jego kafelku lub obok, twój zabójca nic nie może. Gdzie stoi ofiara, nie ma znaczenia.
how-ten-after = Po zabójstwie
    .text = Podaje się wszystkich, którzy mogli to zrobić. Następny gracz rozsyła pozostałych z tego kafelka, każdego na inny. Potem przychodzi policjant.
how-ten-ask = Dochodzenie
    .text = Ktoś stoi z policjantem? Naciśnij Sprawdź i zapytaj przeciwnika, czy to jego zabójca. „Tak” to areszt. „Nie” słyszą wszyscy, a akcja przepada.
how-ten-end = Liczenie
    .text = Gdy ktoś nie ma już celów, kończy się rundę i liczy punkty. Gdy nie ma już żadnego zabójcy, gra kończy się od razu.

## Jak grać: Au pire tu meurs

how-pire-lead = Rodzina, lecz nie na długo. Każdy ukrywa, kim jest i ile lat mu zostało. Zabierz innym ich lata, a potem naciśnij czerwony guzik.
how-pire-who = Kim jesteś
    .text = Losujesz zakrytą postać z rodziny Death: od niemowlęcia Zacka, przed którym 80 lat, po psa Anibala z 20. Wiesz to tylko ty. Na niej rośnie twój stos życia.
how-pire-turn = Dobierz, zagraj
    .text = W swojej turze dobierasz kartę i zagrywasz dokładnie jedną. Przed nią lub po niej możesz oskarżać. Potem kończysz turę.
how-pire-blow = Ciosy
    .text = Daj komuś zakryty Pépin, Accident albo Cata: 5, 10 albo 20 lat mniej. Który to cios, wiecie tylko wy dwoje.
how-pire-answer = Odpowiedzi
    .text = Reverse odsyła cios temu, kto go dał, a on może odesłać go znowu. Nagłą śmierć zatrzyma tylko Miracle. Pytamy za każdym razem, więc pauza niczego nie zdradza.
how-pire-mort = Nie żyjesz!
    .text = Myślisz, że komuś skończyły się lata? Powiedz to. Pokaże, ale tylko tobie, postać i wszystkie karty stosu. Zero lub mniej: wypada. Więcej: jeden z tamtych ciosów jest twój.
how-pire-ghost = Widma
    .text = Kto wypadł, wraca w każdej swojej turze i daje żywym jeden cios ze swojego stosu życia, póki starczy.
how-pire-cards = Wszystkie karty
    .text = Czarne to karty ataku, białe to karty akcji. Reverse i Miracle to tylko odpowiedzi.
how-pire-end = Wygrywa ostatni
    .text = Nikt nie musi się przyznawać: bez lat gra się dalej, aż ktoś to zauważy. Kto żyje ostatni, wygrywa, choćby na minusie.
