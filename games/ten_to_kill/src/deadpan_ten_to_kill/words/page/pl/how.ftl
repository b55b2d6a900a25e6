### 10 Minut. Jak grać: pobierane ze swoimi stronami.

how-ten-lead = Szesnaście zwierząt w mieście nocą. Jedno pracuje dla ciebie, trzy są na twojej liście. Każdy może przestawiać wszystkich, więc nikt nie wie, kto jest czyj. Zabijaj po cichu i odkryj cudzych zabójców.

how-ten-before = Przed pierwszą turą
how-ten-town = Miasto
    .text = Od 2 do 4 graczy. Szesnaście kafelków tworzy miasto w dowolnym kształcie, a na każdym stoi losowo jedna postać.
    .adjacent = Dwa kafelki przylegają do siebie, gdy stykają się bokiem. Róg nigdy nie wystarcza.
    .sniper = Niektóre kafelki mają niebieski brzeg i symbol celownika: to kafelki z celownikiem. Osiem z szesnastu, chyba że umówicie się inaczej.
    .police = Dwóch policjantów czeka obok planszy, trzech, jeśli gracie tylko we dwie osoby: to rezerwa. (Wczesna edycja francuska ma ich ośmiu.)
how-ten-four = Twoje cztery kafelki
    .text = Każdy losuje w tajemnicy cztery kafelki postaci: najpierw płatnego zabójcę, potem trzy cele. Swoje możesz oglądać w każdej chwili; przycisk zakrywa je, gdy ktoś się nachyla.
    .unique = Wszystkie kafelki są różne: nikt nie ma tego samego zabójcy ani celu co ty, a twój cel nie jest niczyim zabójcą.
    .rest = Postacie, których nikt nie wylosował, to przechodnie. Nikt nie wie, które.
how-ten-first = Kto zaczyna
    .text = Kto ostatnio kogoś zabił: hałaśliwego sąsiada, bossa na końcu poziomu… Pytamy przed rozdaniem, wystarczy jedno naciśnięcie; bez odpowiedzi, a także przeciw botom, decyduje los.
    .rematch = Przy rewanżu zaczyna ten, kto popełnił ostatnie zabójstwo poprzedniej gry.
    .token = Żeton pierwszego gracza leży tam na widoku. Dalej gra się w kolejności miejsc.

how-ten-your-turn = Twoja tura
how-ten-turn = Dwie akcje
    .text = Przemieszczenie, zabójstwo albo dochodzenie. Dokładnie dwie akcje: nikt nie pasuje i nikt nie ma trzeciej.
    .twice = Dwa razy to samo można, byle nie zabójstwo: najwyżej jedno na turę.
how-ten-move = Przemieszczenie
    .text = Dowolna postać albo dowolny policjant z planszy, na dowolny inny kafelek, choćby daleki i pełny.
    .anybody = Nie tylko swoje. Każdy przestawia wszystkich: to właśnie ukrywa twojego zabójcę.
    .reserve = Tylko policjantów z rezerwy nie można przestawiać.

how-ten-killing = Jak zabija twój zabójca
how-ten-knife = Nóż
    .text = Ofiara stoi na kafelku twojego zabójcy. Inni też mogą tam stać: zwierzęta nigdy nie zauważają noża.
how-ten-pistol = Rewolwer
    .text = Twój zabójca jest sam na kafelku, a ofiara stoi na przylegającym.
how-ten-seen = Niewidziany albo wcale
    .text = Gdy policjant stoi na kafelku twojego zabójcy albo na przylegającym, nie działa żadna broń, nawet nóż.
    .alone = Przy rewolwerze i karabinie snajperskim na kafelku zabójcy nie może stać absolutnie nikt inny.
    .victim = Liczy się tylko kafelek twojego zabójcy. Ofiara w towarzystwie, choćby obok policjanta, nie jest przez to bezpieczniejsza.
how-ten-rifle = Karabin snajperski
    .text = Twój zabójca jest sam na kafelku z celownikiem, a ofiara stoi gdzieś w tym samym rzędzie lub kolumnie: z każdej odległości, ponad lukami, ponad przechodniami. Nigdy na ukos.
how-ten-victim = Kto może być ofiarą
    .text = Każda postać oprócz twojego zabójcy. Mówisz, kto ginie; nigdy, z czyjej ręki ani od czego.
    .police = Policjant też: tylko z karabinu snajperskiego i z kafelka, na którym ani obok którego nie ma policjanta. Wolno, a kosztuje to 1337 punktów.

how-ten-after = Po zabójstwie
how-ten-whose = Kto to był?
    .text = Ofiara schodzi z planszy i trafia do gracza, który zabił. Potem wychodzi na jaw jej tajemnica:
    .target = Twój cel: odkrywasz jego kafelek.
    .hitman = Czyjś zabójca: ten gracz musi się przyznać i oddaje ci kafelek. Jego zabójca przepadł na dobre.
    .other = Cel kogoś innego: tamten gracz odkrywa swój kafelek i nikt nie dostaje za niego punktu. Ma o jeden cel mniej; dla ciebie była to niewinna ofiara.
    .innocent = Każda inna postać też była niewinna.
how-ten-suspects = Podejrzani
    .text = Wymienia się wszystkich, którzy zgodnie z zasadami mogli popełnić to zabójstwo. Zabijaj więc wtedy, gdy mogło to zrobić wielu. (Stół może się umówić, że nie wymienia się nikogo.)
how-ten-flee = Świadkowie uciekają
    .text = Następny gracz rozsyła wszystkich, którzy zostali na kafelku ofiary, każdego na inny kafelek, nikogo z powrotem. Policjanci też uciekają, a po nożu twój własny zabójca.
how-ten-police = Potem przychodzi policja
    .text = Na miejsce zbrodni przychodzi policjant z rezerwy.
    .empty = Rezerwa jest pusta? Wtedy ten sam następny gracz wybiera policjanta z planszy i przestawia go na miejsce zbrodni.
    .goon = Potem twoja tura trwa dalej: jeśli zabójstwo było pierwszą akcją, zostaje ci druga.

how-ten-hunt = Łowcy i łowieni
how-ten-ask = Dochodzenie
    .text = Wybierz postać, która stoi na kafelku z policjantem, i zapytaj jednego przeciwnika, czy to jego zabójca. Odpowiedź słyszą wszyscy i nikt nie może skłamać.
    .yes = „Tak”: aresztowanie. Postać i jej kafelek są twoje. Nikt nie ucieka i nie przychodzi policjant.
    .no = „Nie”: nic się nie dzieje, akcja przepada. Nic więcej się nie mówi, nawet tego, że to czyjś cel albo zabójca gracza, którego nie pytasz.
    .bluff = Dla zmyłki możesz zapytać o własnego zabójcę lub cel.
how-ten-lost = Bez zabójcy
    .text = Zabity, aresztowany albo utracony przez błąd: grasz dalej. Przestawiasz, prowadzisz dochodzenia i nadal możesz wygrać.
how-ten-mistakes = Błędy
    .text = Zabójstwo, którego twój zabójca nie może popełnić, jest tu odrzucane i nic się nie zmienia. Pudełka są surowsze; wasz stół też może:
    .lenient = Pierwsze gry: zabójstwo jest ważne i się liczy, ale tracisz zabójcę, który od razu schodzi z planszy.
    .strict = Doświadczeni gracze: tak samo, a zabójstwo nie daje punktu. Punkt ujemny zostaje ujemny.
how-ten-advice = Rady z pudełka
    .text = Zanim zabijesz z rewolweru albo karabinu snajperskiego: czy twój zabójca jest sam na kafelku?
    .police = Przy każdej broni: czy na tym kafelku i na przylegających nie ma policjanta?
    .suspects = Jeśli mogła to zrobić tylko jedna postać, wszyscy znają twojego zabójcę.

how-ten-ending = Koniec
how-ten-end = Ostatnia runda
    .text = Gdy tylko ktoś nie ma już celu na planszy, ktokolwiek te cele zabił, rundę gra się do końca, żeby wszyscy mieli tyle samo tur. Strona mówi o tym i o tym, kto jeszcze gra.
    .hitmen = Gdy na planszy nie ma już żadnego zabójcy, gra kończy się od razu.
how-ten-count = Wynik
    .text = Wszystko się odkrywa. Wygrywa, kto ma najwięcej punktów.
    .tie = Przy remisie wygrywa ten z remisujących, kto ostatni stracił zabójcę. Jeszcze lepiej nie stracić go wcale; kto i w tym remisuje, dzieli wygraną.
