### Au pire tu meurs. Jak grać: pobierane ze swoimi stronami.

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
    .text = Zadaj komuś cios: połóż zakryty Pépin, Accident albo Cata na jego stosie życia. To 5, 10 albo 20 lat mniej. Jaki to cios, wiecie tylko wy.
    .jouvence = Jouvence kładziesz na własny stos: o { $jouvence } lat więcej.
how-pire-answer = Reverse
    .text = Reverse to odpowiedź na cios, który właśnie dostajesz: spada on na stos tego, kto go zadał.
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
    .text = Inny gracz odpada z gry, tu i teraz. Odpowiedzią jest tylko Miracle, a Miracle nie odpowiada na nic innego.
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
    .zero = Zero lub mniej: odpada z gry.
    .more = Więcej niż zero: wybiera cios z własnego stosu życia i przechodzi on na twój. Jeśli go nie ma, nic się nie dzieje.
    .once = Każdego przeciwnika najwyżej raz na turę. Żadna karta na to nie odpowiada.
    .quiet = Nikt nie musi się przyznawać: bez lat gra się dalej, dopóki ktoś nie oskarży.
how-pire-ghost = Widma
    .text = Kto odpadł, oskarżony albo trafiony kartą Mort Subite, kładzie rękę pod talię. Od swojej następnej tury jest widmem: w każdej turze zadaje komuś żywemu jeden cios z własnego stosu życia, aż do ostatniego.
    .only = Widmo nie dobiera, nic nie zagrywa i nikogo nie oskarża. Reverse odsyła jego cios na jego stos.
how-pire-end = Wygrywa ostatni
    .text = Wygrywa, kto żyje ostatni, jakikolwiek ma bilans. Nawet poniżej zera.
    .reckoning = Gdyby talia była pusta i minęła cała kolejka bez zagranej karty i bez oskarżenia, albo po 1000 turach, wszyscy pokazują bilans: zero lub mniej odpada, chyba że wszyscy; wygrywa najwyższy bilans, a równe dzielą się wygraną.

how-pire-cards = Wszystkie karty
how-pire-box = 76 kart, nie licząc rodziny
    .text = Czarne to karty ataku, białe to karty akcji. Przy stole tę listę otwiera klawisz R.
