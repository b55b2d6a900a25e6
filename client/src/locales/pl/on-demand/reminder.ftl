### Ściągi: pobierane razem z pierwszą.

reminder-now = Co możesz teraz zrobić
reminder-wait = Na razie nikt o nic nie pyta.

## 10' to Kill

reminder-actions =
    { $count ->
        [1] Została jedna akcja:
        [few] Zostały { $count } akcje:
       *[other] Zostało { $count } akcji:
    }
reminder-ten-asked =
    { $kind ->
        [flee] Wyślij każdego świadka na osobny kafelek, nikogo na miejsce zbrodni.
        [post] Rezerwa jest pusta: przestaw policjanta z planszy na miejsce zbrodni.
       *[lay] Połóż kafelek miasta; styka się bokiem z leżącym.
    }
reminder-move = Dowolną postać albo policjanta z planszy, na dowolny inny kafelek.
reminder-kill = Raz na turę, jeśli nikt nie widzi twojego zabójcy.
reminder-kill-now =
    { $count ->
        [one] { $count } ofiara w zasięgu twojego zabójcy.
        [few] { $count } ofiary w zasięgu twojego zabójcy.
       *[many] { $count } ofiar w zasięgu twojego zabójcy.
    }
reminder-ask-now =
    { $count ->
        [one] { $count } postać stoi z policjantem. Zapytaj jednego przeciwnika.
        [few] { $count } postacie stoją z policjantem. Wybierz jedną i zapytaj jednego przeciwnika.
       *[many] { $count } postaci stoi z policjantem. Wybierz jedną i zapytaj jednego przeciwnika.
    }
reminder-weapons = Broń
weapon-knife = Nóż
    .text = Ofiara na kafelku twojego zabójcy, niezależnie od tego, kto jeszcze tam stoi.
weapon-pistol = Rewolwer
    .text = Twój zabójca jest sam na kafelku; ofiara stoi na kafelku, który styka się z nim bokiem.
weapon-rifle = Karabin snajperski
    .text = Twój zabójca jest sam na kafelku z celownikiem (niebieski brzeg); ofiara stoi w tym samym rzędzie lub kolumnie. Z każdej odległości, ponad lukami i przechodniami. Nigdy na ukos.
reminder-seen = Bez świadków
    .text = Żadna broń nie działa, dopóki policjant stoi na kafelku twojego zabójcy albo na kafelku, który styka się z nim bokiem. Kto stoi wokół ofiary, nie ma znaczenia.
reminder-victim = Ofiara
    .text = Każdy oprócz twojego zabójcy. Policjant tylko z karabinu snajperskiego, z dala od policjantów.
reminder-after = Po zabójstwie
    .victim = Ofiara trafia do gracza, który zabił. Twój cel: odkryj jego kafelek. Czyjś zabójca: ten gracz go stracił. Cel kogoś innego: jego kafelek się odkrywa, nikt nie dostaje za niego punktu, a ten ktoś ma o jeden cel mniej do doczekania.
    .flee = Następny gracz rozsyła wszystkich, którzy zostali na tym kafelku, każdego na inny: zabójcę i policjantów też.
    .police = Z rezerwy przychodzi policjant; gdy jest pusta, następny gracz przestawia kogoś z planszy.
reminder-suspects =
    { $option ->
        [silent] Przy tym stole nie podaje się podejrzanych: trzeba samemu ustalić, kto mógł to zrobić.
       *[announced] Podaje się wszystkich, którzy mogli to zrobić.
    }
reminder-mistakes =
    { $option ->
        [lenient] Zabójstwo, którego twój zabójca nie mógł popełnić, liczy się, ale tracisz zabójcę.
        [strict] Zabójstwo, którego twój zabójca nie mógł popełnić, nic nie daje, i tracisz zabójcę.
       *[refused] Zabójstwo, którego twój zabójca nie może popełnić, jest odrzucane; nic się nie zmienia.
    }
reminder-ask = Dochodzenie
    .text = Ktoś na kafelku z policjantem; jeden przeciwnik odpowiada, słyszą wszyscy. „Tak”: areszt; nikt nie ucieka i nie przychodzi policjant. „Nie”: akcja przepada i nic więcej się nie mówi.
reminder-ten-end = Gdy ktoś nie ma już celu w grze, kończy się rundę i liczy punkty. Gdy nie ma już żadnego zabójcy, gra kończy się od razu.
reminder-ten-tie = Przy remisie wygrywa, kto ostatni stracił zabójcę; jeszcze lepiej nie stracić go wcale.
points-free = Twój zabójca ani zabity, ani aresztowany
points-target = Każdy zabity przez ciebie cel
points-arrest = Każdy aresztowany przez ciebie zabójca
points-hitman = Każdy zabity przez ciebie zabójca
points-innocent = Każda niewinna ofiara
points-police = Każdy zabity policjant

## Au pire tu meurs

reminder-pire-asked =
    { $kind ->
        [identity] Przyszła do ciebie postać. Stań się nią albo odłóż ją pod talię. Stos życia zostaje.
        [answer] Ktoś wymierzył w ciebie kartę. Odpowiedz albo pozwól jej działać.
        [prize] Wygrywasz pojedynek: wybierz cios dla przegranego.
        [retaliate] Oskarżono cię niesłusznie: wybierz cios ze swojego stosu życia. Trafi do tego, kto cię oskarżył.
       *[haunt] Jesteś widmem: daj cios ze swojego stosu życia komuś żywemu.
    }
reminder-play = Zagraj kartę
reminder-play-now =
    { $state ->
        [can] Jedną z tych, które się wyróżniają: dobraną albo inną.
        [done] Zrobione: dokładnie jedna na turę.
       *[none] Nic z ręki nie da się zagrać. Możesz zakończyć turę bez karty.
    }
reminder-accuse-now =
    { $option ->
        [any-time] Czerwony guzik, w twojej turze albo w cudzej. Każdego przeciwnika najwyżej raz między dwiema twoimi turami.
       *[own-turn] Czerwony guzik, przed kartą albo po niej. Każdego przeciwnika najwyżej raz na turę.
    }
reminder-rest = Albo spocznij w pokoju: nie masz już wtedy tur.
reminder-end-now =
    { $state ->
        [can] Potem dobiera następny gracz.
       *[none] Dopiero po zagraniu karty.
    }
cards-attack =
    { $count ->
        [one] { $count } karta ataku
        [few] { $count } karty ataku
       *[many] { $count } kart ataku
    }
cards-action =
    { $count ->
        [one] { $count } karta akcji
        [few] { $count } karty akcji
       *[many] { $count } kart akcji
    }
effect-pepin = Zabiera { $years } lat: daj ją zakrytą innemu żywemu graczowi, na jego stos życia. Odpowiada na nią Reverse.
effect-accident = Zabiera { $years } lat: daj ją zakrytą innemu żywemu graczowi, na jego stos życia. Odpowiada na nią Reverse.
effect-cata = Zabiera { $years } lat: daj ją zakrytą innemu żywemu graczowi, na jego stos życia. Odpowiada na nią Reverse.
effect-duel =
    Ty i inny żywy gracz porównujecie lata ciosów na swoich stosach życia; Jouvence i postacie się nie liczą. Wyższa suma wygrywa: zwycięzca dokłada cios { $prize ->
        [life] z własnego stosu życia
        [either] z ręki albo z własnego stosu życia
       *[hand] z ręki, jeśli go ma,
    } na stos życia przegranego, który może odpowiedzieć kartą Reverse. Równe sumy: nic się nie dzieje. Pokazujecie sobie nawzajem { $shown ->
        [number] tylko sumy.
       *[cards] te ciosy i nic więcej.
    }
effect-reverse = Tylko odpowiedź, na cios właśnie ci dany: trafia on na stos życia tego, kto go dał. Reverse odpowiada też na Reverse. Nie pomaga na Mort Subite, Punition ani na cios po fałszywym oskarżeniu.
effect-punition = Losowa karta z ręki innego żywego gracza spada na jego własny stos życia. Cios albo Jouvence się liczy; każda inna karta leży tam bez skutku. Nie można na to odpowiedzieć.
effect-mort-subite = Inny żywy gracz wypada z gry, chyba że odpowie kartą Miracle; wtedy zatrzymuje tę kartę na ręce.
effect-miracle = Tylko odpowiedź, na Mort Subite: żyjesz dalej, a tamta karta trafia na twoją rękę. Niczego innego nie zatrzymuje.
effect-jouvence =
    Dodaje { $years } { $years ->
        [one] rok
        [few] lata
       *[many] lat
    }: połóż ją zakrytą na własnym stosie życia.
effect-transfert = Zabierz na rękę dowolną kartę z własnego stosu życia, ale nie postać.
effect-pioche = Odłóż dowolną kartę z własnego stosu życia pod talię, nie pokazując jej, ale nie postać.
effect-switch = Zamień się postacią z innym żywym graczem albo każ zamienić się dwóm innym żywym graczom. Stosy życia zostają. Obie osoby oglądają, kim teraz są.
reminder-family = Rodzina Death: lata do przeżycia
reminder-balance = Bilans
    .text = Lata postaci − ciosy + Jouvence.
reminder-shown =
    { $option ->
        [number] Osoba oskarżona pokazuje bilans tylko tobie.
       *[cards] Osoba oskarżona pokazuje postać i wszystkie karty stosu życia tylko tobie.
    }
reminder-accuse = Nie żyjesz! Zero lub mniej: wypada. Więcej niż zero: osoba oskarżona wybiera cios z własnego stosu życia i przechodzi on na twój.
reminder-spectres = Kto wypadł, kładzie rękę pod talię i w każdej turze daje komuś żywemu jeden cios z własnego stosu życia, aż do ostatniego.
reminder-pire-end = Nikt nie musi się przyznawać. Wygrywa, kto żyje ostatni, choćby na minusie.
