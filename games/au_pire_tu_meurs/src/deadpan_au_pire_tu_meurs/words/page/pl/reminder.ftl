### Au pire tu meurs. Ściągawka: pobierana przy otwarciu.

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
effect-reverse = Tylko odpowiedź, na cios, który właśnie dostajesz: trafia on na stos życia tego, kto go zadał. Reverse odpowiada też na Reverse. Nie pomaga na Mort Subite, Punition ani na cios po fałszywym oskarżeniu.
effect-punition = Losowa karta z ręki innego żywego gracza spada na jego własny stos życia. Cios albo Jouvence się liczy; każda inna karta leży tam bez skutku. Nie można na to odpowiedzieć.
effect-mort-subite = Inny żywy gracz odpada z gry, chyba że odpowie kartą Miracle; wtedy zatrzymuje tę kartę na ręce.
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
reminder-accuse = Nie żyjesz! Zero lub mniej: odpada. Więcej niż zero: osoba oskarżona wybiera cios z własnego stosu życia i przechodzi on na twój.
reminder-spectres = Kto odpadł, kładzie rękę pod talię i w każdej turze zadaje komuś żywemu jeden cios z własnego stosu życia, aż do ostatniego.
reminder-pire-end = Nikt nie musi się przyznawać. Wygrywa, kto żyje ostatni, choćby na minusie.
