### 10 Minut. Ściągawka: pobierana przy otwarciu.

reminder-actions =
    { $count ->
        [1] Została jedna akcja:
        [few] Zostały { $count } akcje:
       *[other] Zostało { $count } akcji:
    }
reminder-ten-asked =
    { $kind ->
        [flee] Wyślij każdego świadka na inny kafelek, nikogo na miejsce zbrodni.
        [post] Rezerwa jest pusta: przestaw policjanta z planszy na miejsce zbrodni.
       *[lay] Połóż kafelek miasta; musi przylegać do leżącego.
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
    .text = Twój zabójca jest sam na kafelku; ofiara stoi na przylegającym.
weapon-rifle = Karabin snajperski
    .text = Twój zabójca jest sam na kafelku z celownikiem (niebieski brzeg); ofiara stoi w tym samym rzędzie lub kolumnie. Z każdej odległości, ponad lukami i przechodniami. Nigdy na ukos.
reminder-seen = Bez świadków
    .text = Żadna broń nie działa, dopóki policjant stoi na kafelku twojego zabójcy albo na przylegającym. Kto stoi wokół ofiary, nie ma znaczenia.
reminder-victim = Ofiara
    .text = Każdy oprócz twojego zabójcy. Policjant tylko z karabinu snajperskiego, z dala od policjantów.
reminder-after = Po zabójstwie
    .victim = Ofiara trafia do gracza, który zabił. Twój cel: odkryj jego kafelek. Czyjś zabójca: ten gracz go stracił. Cel kogoś innego: jego kafelek się odkrywa, nikt nie dostaje za niego punktu, a ten ktoś ma o jeden cel mniej.
    .flee = Następny gracz rozsyła wszystkich, którzy zostali na tym kafelku, każdego na inny: zabójcę i policjantów też.
    .police = Z rezerwy przychodzi policjant; gdy jest pusta, następny gracz przestawia jednego z planszy.
reminder-suspects =
    { $option ->
        [silent] Przy tym stole nie wymienia się podejrzanych: trzeba samemu ustalić, kto mógł to zrobić.
       *[announced] Wymienia się wszystkich, którzy mogli to zrobić.
    }
reminder-mistakes =
    { $option ->
        [lenient] Zabójstwo, którego twój zabójca nie mógł popełnić, liczy się, ale tracisz zabójcę.
        [strict] Zabójstwo, którego twój zabójca nie mógł popełnić, nic nie daje, i tracisz zabójcę.
       *[refused] Zabójstwo, którego twój zabójca nie może popełnić, jest odrzucane; nic się nie zmienia.
    }
reminder-ask = Dochodzenie
    .text = Ktoś na kafelku z policjantem; jeden przeciwnik odpowiada, słyszą wszyscy. „Tak”: aresztowanie; nikt nie ucieka i nie przychodzi policjant. „Nie”: akcja przepada i nic więcej się nie mówi.
reminder-ten-end = Gdy ktoś nie ma już celu w grze, rundę gra się do końca i liczy punkty. Gdy nie ma już żadnego zabójcy, gra kończy się od razu.
reminder-ten-tie = Przy remisie wygrywa, kto ostatni stracił zabójcę; jeszcze lepiej nie stracić go wcale.
points-free = Twój zabójca ani zabity, ani aresztowany
points-target = Każdy zabity przez ciebie cel
points-arrest = Każdy aresztowany przez ciebie zabójca
points-hitman = Każdy zabity przez ciebie zabójca
points-innocent = Każda niewinna ofiara
points-police = Każdy zabity policjant
