### Jak grać: pobierane razem ze stronami.

how-done = Już wiem dość

## Jak grać: 10' to Kill

how-ten-lead = Szesnaście zwierząt w mieście nocą. Jedno pracuje dla ciebie, trzy są na twojej liście. Każdy może przestawiać wszystkich, więc nikt nie wie, kto jest czyj. Zabijaj po cichu i odkryj cudzych zabójców.

how-ten-before = Przed pierwszą turą
how-ten-town = Miasto
    .text = Od 2 do 4 graczy. Szesnaście kafelków tworzy miasto w dowolnym kształcie, a na każdym stoi losowo jedna postać.
    .adjacent = Dwa kafelki przylegają do siebie, gdy stykają się bokiem. Róg nigdy nie wystarcza.
    .sniper = Niektóre kafelki mają niebieski brzeg i symbol celownika: to kafelki z celownikiem. Osiem z szesnastu, chyba że umówicie się inaczej.
    .police = Dwóch policjantów czeka obok planszy, trzech, jeśli gracie tylko we dwie osoby: to rezerwa. (Wczesna edycja francuska ma ich ośmiu.)
how-ten-four = Twoja czwórka
    .text = Każdy losuje w tajemnicy cztery kafelki postaci: najpierw płatnego zabójcę, potem trzy cele. Swoje możesz oglądać w każdej chwili; C zakrywa je, gdy ktoś się nachyla.
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
    .other = Cel kogoś innego: tamten gracz odkrywa swój kafelek i nikt nie dostaje za niego punktu. Ma o jeden cel mniej do doczekania; dla ciebie była to niewinna ofiara.
    .innocent = Każda inna postać też była niewinna.
how-ten-suspects = Podejrzani
    .text = Podaje się wszystkich, którzy zgodnie z zasadami mogli popełnić to zabójstwo. Zabijaj więc wtedy, gdy mogło to zrobić wielu. (Stół może się umówić, że nie podaje się nikogo.)
how-ten-flee = Świadkowie uciekają
    .text = Następny gracz rozsyła wszystkich, którzy zostali na kafelku ofiary, każdego na inny kafelek, nikogo z powrotem. Policjanci też uciekają, a po nożu twój własny zabójca.
how-ten-police = Potem przychodzi policja
    .text = Na miejsce zbrodni przychodzi policjant z rezerwy.
    .empty = Rezerwa jest pusta? Wtedy ten sam następny gracz wybiera policjanta z planszy i przestawia go na miejsce zbrodni.
    .goon = Potem twoja tura trwa dalej: jeśli zabójstwo było pierwszą akcją, zostaje ci druga.

how-ten-hunt = Łowcy i łowieni
how-ten-ask = Dochodzenie
    .text = Wybierz postać, która stoi na kafelku z policjantem, i zapytaj jednego przeciwnika, czy to jego zabójca. Odpowiedź słyszą wszyscy i nikt nie może skłamać.
    .yes = „Tak”: areszt. Postać i jej kafelek są twoje. Nikt nie ucieka i nie przychodzi policjant.
    .no = „Nie”: nic się nie dzieje, akcja przepada. Nic więcej się nie mówi, nawet tego, że to czyjś cel albo zabójca gracza, którego nie pytasz.
    .bluff = Dla zmyłki możesz zapytać o własnego zabójcę lub cel.
how-ten-lost = Bez zabójcy
    .text = Zabity, aresztowany albo stracony przez błąd: grasz dalej. Przestawiasz, prowadzisz dochodzenia i nadal możesz wygrać.
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
    .text = Gdy tylko ktoś nie ma już celu na planszy, ktokolwiek te cele zabił, kończy się rundę, żeby wszyscy mieli tyle samo tur. Strona to mówi, i kto jeszcze gra.
    .hitmen = Gdy na planszy nie ma już żadnego zabójcy, gra kończy się od razu.
how-ten-count = Liczenie
    .text = Wszystko się odkrywa. Wygrywa, kto ma najwięcej punktów.
    .tie = Przy remisie wygrywa ten z remisujących, kto ostatni stracił zabójcę. Jeszcze lepiej nie stracić go wcale; kto i w tym remisuje, dzieli wygraną.

## Jak grać: Au pire tu meurs

how-pire-lead = Rodzina, lecz nie na długo. Każdy ukrywa, kim jest i ile lat mu zostało. Zabierz innym ich lata, a potem naciśnij czerwony guzik.

how-pire-before = Na początek
how-pire-who = Kim jesteś
    .text = Od 3 do 8 graczy. Losujesz zakrytą postać z rodziny Death: od niemowlęcia Zacka, przed którym 80 lat, po psa Anibala z 20. Tylko ty wiesz, kim jesteś.
    .pile = Twoja postać to spód twojego stosu życia. To, co robią ci inni, spada na nią zakryte.
how-pire-hand = Siedem kart
    .text =
        Postacie, których nikt nie wylosował, wtasowuje się do wszystkich innych kart. Każdy dostaje { $count ->
            [few] { $count } karty
           *[other] { $count } kart
        }; reszta to talia.
    .spare = Jeśli dostaniesz postać, rozstrzygasz to przed pierwszą turą, tak jakby przyszła z talii: stajesz się nią albo nie. Jej miejsce zajmuje inna karta.
how-pire-first = Kto zaczyna
    .text = Kto jest najstarszy. Pytamy przed rozdaniem, wystarczy jedno naciśnięcie; bez odpowiedzi, a także przeciw botom, decyduje los.
    .direction = Gra toczy się przeciwnie do ruchu wskazówek zegara: po tobie gra osoba po twojej prawej.
how-pire-turn = Dobierz jedną, zagraj jedną
    .text = Dobierz kartę, nie pokazując jej. Potem zagraj dokładnie jedną: tę albo inną z ręki. Druga zostaje na ręce.
    .accuse = Przed kartą albo po niej możesz oskarżać. Tura kończy się, gdy to ogłosisz.
    .answers = Reverse i Miracle to tylko odpowiedzi. Jeśli nic z ręki nie da się zagrać, tura kończy się bez karty.
    .under = Zużyte karty idą pod talię. Gdy talia jest pusta, nikt nie dobiera; gra się tym, co na ręce.

how-pire-attacks = Ataki i odpowiedzi
how-pire-blow = Ciosy
    .text = Daj komuś zakryty Pépin, Accident albo Cata, na jego stos życia: 5, 10 albo 20 lat mniej. To są ciosy. Który to, wiecie tylko wy dwoje.
    .jouvence = Jouvence kładziesz na własny stos: o { $jouvence } lat więcej.
how-pire-answer = Reverse
    .text = Reverse to odpowiedź na cios właśnie ci dany: spada on na stos tego, kto go dał.
    .chain = Dający może na to odpowiedzieć kartą Reverse, i tak na zmianę. Po parzystej ich liczbie cios trafia tam, dokąd był wymierzony.
    .limits = Nie zatrzymuje Mort Subite, Punition ani ciosu po fałszywym oskarżeniu.
    .always = Pytanie pada za każdym razem, z kartą Reverse na ręce czy bez. Pauza niczego więc nie zdradza.
how-pire-duel = Duel
    .text = Ty i inny gracz porównujecie lata ciosów na swoich stosach życia. Postacie i Jouvence się nie liczą. Pokazujecie sobie nawzajem te ciosy, a nigdy postacie.
    .prize = Wyższa suma wygrywa, bo jest bliżej śmierci. Zwycięzca dokłada na stos życia przegranego cios z ręki, jeśli go ma; przegrany może odpowiedzieć kartą Reverse.
    .draw = Równe sumy: nic się nie dzieje.
how-pire-punition = Punition
    .text = Losowa karta z ręki innego gracza spada na jego własny stos życia. Co to jest, widzi tylko on, i nie można na to odpowiedzieć.
    .counts = Liczy się, jeśli to cios albo Jouvence, więc może nawet pomóc. Każda inna karta, na przykład Reverse, leży tam bez skutku.
how-pire-sudden = Mort Subite
    .text = Inny gracz wypada z gry, tu i teraz. Odpowiedzią jest tylko Miracle, a Miracle nie odpowiada na nic innego.
    .hands = Wtedy ten gracz żyje, a Mort Subite zmienia właściciela: teraz jest na jego ręce i można ją zagrać na kogoś innego.

how-pire-help = Pomóc sobie
how-pire-pile = Transfert i Pioche
    .text = Transfert zabiera na rękę dowolną kartę z twojego stosu życia: cios, który na ciebie spadł, możesz dać komuś. Pioche odkłada dowolną kartę z twojego stosu życia pod talię.
    .character = Żadna nie rusza postaci. Inni widzą, że karta odchodzi, ale nie która.
how-pire-switch = Switch
    .text = Zamień się postacią z innym graczem albo każ zamienić się dwóm innym graczom. W obu przypadkach stosy życia zostają.
    .look = Obie osoby oglądają, kim teraz są. Jeśli jesteś jedną z nich, znasz obie.
how-pire-spare = Postać w talii
    .text = Stań się nią, a dawna idzie pod talię; albo odłóż pod talię nową. Stos życia zostaje bez zmian.
    .seen = Inni widzą, że przyszła postać i czy ją bierzesz, ale nie kto to. Nie dobierasz drugi raz, a kartę i tak zagrywasz.

how-pire-dying = Śmierć i co potem
how-pire-mort = Nie żyjesz!
    .text = Twój bilans to lata postaci − ciosy + Jouvence. Myślisz, że komuś skończyły się lata? W swojej turze naciśnij czerwony guzik. Ta osoba pokaże ci swoją postać i cały stos życia, tobie i nikomu więcej.
    .zero = Zero lub mniej: wypada z gry.
    .more = Więcej niż zero: wybiera cios z własnego stosu życia i przechodzi on na twój. Jeśli go nie ma, nic się nie dzieje.
    .once = Każdego przeciwnika najwyżej raz na turę.
    .quiet = Nikt nie musi się przyznawać: bez lat gra się dalej, dopóki ktoś nie oskarży.
how-pire-ghost = Widma
    .text = Kto wypadł, oskarżony albo trafiony kartą Mort Subite, kładzie rękę pod talię. Od swojej następnej tury jest widmem: w każdej turze daje komuś żywemu jeden cios z własnego stosu życia, aż do ostatniego.
    .only = Widmo nie dobiera, nic nie zagrywa i nikogo nie oskarża. Reverse odsyła jego cios na jego stos.
how-pire-end = Wygrywa ostatni
    .text = Wygrywa, kto żyje ostatni, jakikolwiek ma bilans. Nawet poniżej zera.
    .reckoning = Gdyby talia była pusta i minęła cała kolejka bez zagranej karty i bez oskarżenia, albo po 1000 turach, wszyscy pokazują bilans: zero lub mniej wypada, chyba że wszyscy; wygrywa najwyższy bilans, a równe dzielą się wygraną.

how-pire-cards = Wszystkie karty
how-pire-box = 76 kart, nie licząc rodziny
    .text = Czarne to karty ataku, białe to karty akcji. Przy stole tę listę otwiera klawisz R.
