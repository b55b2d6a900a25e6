### Au pire tu meurs. Stół w przeglądarce.

## Na boku

hinted = bot by tak zrobił

## Stół w czasie gry

au-pire-tu-meurs-result =
    { $winners_you ->
        [yes] { $winners_count ->
            [one] Wygrywasz.
           *[other] Wygrywasz, a z tobą { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] Wygrywa { $winners }.
           *[other] Wygrywają { $winners }.
        }
    }
au-pire-tu-meurs-place =
    Zajmujesz { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
        [5] piąte
        [6] szóste
        [7] siódme
        [8] ósme
       *[other] { $place }.
    } miejsce.
count-own-au-pire-tu-meurs = ty
count-why-a8-1 = Wygrywa, kto żyje ostatni, choćby na minusie.
count-why-a8-2 = Wszyscy pokazują bilans: zero lub mniej odpada, najwyższy wygrywa.

## Stół

turn-none = Początek
turn = Tura { $number }
pire-your-turn = Twoja tura
yourself = ty
your-life = Twoje życie
your-hand = Twoja ręka
years-to-live = lat do przeżycia
years-left = lat zostało
years-if =
    { $count ->
        [one] { $count }, jeśli to przyjmiesz
       *[other] { $count }, jeśli to przyjmiesz
    }
own-up = Nikt nie musi się przyznawać.
nothing-yet = Nic ci się jeszcze nie stało.
fate =
    { $how ->
        [accused] { $name } cię demaskuje.
        [mort-subite] { $name } zagrywa na ciebie Mort Subite.
       *[reckoning] Nie zostało ani jednego roku.
    } { $haunts ->
        [yes] Straszysz żywych.
       *[no] Nie masz już czym straszyć.
    }
status-alive = oficjalnie żyje
status-spectre = widmo
status-out = poza grą
cards-in-hand =
    { $count ->
        [one] { $count } karta na ręce
        [few] { $count } karty na ręce
       *[many] { $count } kart na ręce
    }
last-from = ostatnią daje { $name }
cards-in-life =
    { $count ->
        [one] { $count } karta na stosie życia
        [few] { $count } karty na stosie życia
       *[many] { $count } kart na stosie życia
    }
pile =
    { $count ->
        [one] Talia, { $count } karta
        [few] Talia, { $count } karty
       *[many] Talia, { $count } kart
    }
draw-pile = talia
way-round = Gra toczy się przeciwnie do ruchu wskazówek zegara: po tobie gra osoba po twojej prawej.
just-drawn = nowa
accuse-now = powiedz komuś, że nie żyje
accuse-later = tylko w twojej turze
accuse-soon = nie wtedy, gdy ktoś odpowiada
accuse-nobody = nie ma już kogo oskarżyć
accuse-out = nie z zaświatów
end-turn = Koniec tury
notebook = Notes
note-cards = Na pewno tam leży: { $list }.
note-nothing = Żadna karta nie jest pewna.
note-is = To { $name }.
note-can-be = Ktoś z tych: { $list }.
note-anybody =
    { $count ->
        [one] Możliwa { $count } postać.
        [few] Możliwe { $count } postacie.
       *[many] Możliwych { $count } postaci.
    }
own-words = Własnymi słowami
own-words-hint = Kto się za często uśmiecha?
count-held = Jeszcze na ręce: { $list }.

## Wiersz

line-sent-small = Taka sama cisza dla wszystkich. Nic nie znaczy.
pire-waiting =
    { $kind ->
        [identity] { $name } myśli, czy nie zostać kimś innym.
        [answer] { $name } może mieć odpowiedź.
        [prize] { $name } wybiera cios dla przegranego.
        [retaliate] { $name } żyje i ma pretensje.
        [haunt] { $name } straszy żywych.
       *[act] { $name } myśli.
    }
pire-next =
    { $count ->
        [1] Gra { $name }, potem ty.
        [few] Gra { $name }. Do twojej tury: { $count } tury.
       *[many] Gra { $name }. Do twojej tury: { $count } tur.
    }
pire-asked =
    { $kind ->
        [identity] Przyszła postać. Kim jesteś?
        [answer] Odpowiadasz?
        [prize] Wygrywasz pojedynek.
        [retaliate] Przecież żyjesz.
       *[haunt] Nie żyjesz. Wykorzystaj to.
    }
pire-play = Twoja tura. Zagraj kartę.
pire-play-small = Jedną, nie mniej i nie więcej. Czerwony guzik nic nie kosztuje.
pire-played = Zrobione. Coś jeszcze?
pire-played-small = Oskarż kogoś albo zakończ turę.
pire-nothing = Nic z ręki nie da się zagrać.

## Okno

identity-title = { $name } chce twojego miejsca
identity-text =
    { $sign ->
        [more] Do przeżycia o { $years } lat więcej. Co na ciebie spadło, zostaje.
        [less] Do przeżycia o { $years } lat mniej. Co na ciebie spadło, zostaje.
       *[same] Tyle samo lat do przeżycia. Co na ciebie spadło, zostaje.
    }
identity-take = Od teraz: { $name }
identity-leave = Nadal: { $name }
blow-title = { $name } daje ci kartę { $card }
blow-text =
    { $count ->
        [one] Minus { $count } rok, chyba że odpowiesz.
       *[other] Minus { $count } lat, chyba że odpowiesz.
    }
answer-reverse = Odeślij
answer-take = Przyjmij
sudden-title = Koniec. Tak po prostu.
sudden-text = { $name } zagrywa na ciebie Mort Subite. Pomoże tylko Miracle.
answer-miracle = Cud
answer-die = Umrzyj grzecznie
prize-title = { $name } dostanie cios
prize-text =
    { $from ->
        [life] Wybierz cios z własnego stosu życia. Dostanie go druga strona pojedynku.
        [either] Wybierz cios z ręki albo z własnego stosu życia. Dostanie go druga strona pojedynku.
       *[hand] Wybierz cios z ręki. Dostanie go druga strona pojedynku.
    }
prize-none-text = Nie masz żadnego ciosu. I tak pytamy.
prize-none = Nie ma czego dać
retaliate-title = { $name } się myli
retaliate-text = Wybierz cios ze swojego stosu życia. Trafi na tamten stos.
haunt-title = Postrasz kogoś
haunt-text = Wybierz cios ze swojego stosu życia, potem kogoś żywego.
haunt-rest = Spocznij w pokoju: bez dalszych tur
shown-title = { $name } pokazuje ci wszystko
shown-text =
    { $state ->
        [dead] To oskarżenie było słuszne.
        [bare] To oskarżenie było niesłuszne. Nie ma ciosu, który mógłby przejść na ciebie.
       *[alive] To oskarżenie było niesłuszne: jeden z tych ciosów przejdzie na twój stos życia.
    }
shown-duel = Ty i { $name } pokazujecie sobie ciosy
shown-duel-text =
    { $state ->
        [won] Twoja suma jest wyższa: wygrywasz.
        [lost] { $name } ma wyższą sumę i wygrywa.
       *[draw] Równe sumy: nic się nie dzieje.
    }
shown-none = żadnego ciosu
put-away = Odłóż
give-to = Daj { $card } graczowi { $name }
deed-accuse = { $names }, nie żyjesz!
deed-accuse-whom = Kto nie żyje?
deed-accuse-text = Prawda: odpada z gry. Nieprawda: dostajesz cios z tego stosu.
do-accuse = Nie żyjesz!
deed-blow = { $names } dostaje kartę { $card }?
deed-blow-whom = Komu to dać?
deed-blow-text = Zakrytą. Prócz was nikt się nie dowie.
do-blow = Daj graczowi { $names }
deed-duel = Pojedynek z graczem { $names }?
deed-duel-whom = Z kim pojedynek?
deed-duel-text = Wygrywa, kto więcej wycierpiał, i zadaje drugiej stronie cios.
do-duel = Wyzwij gracza { $names }
deed-punition = Ukarać gracza { $names }?
deed-punition-whom = Kogo ukarać?
deed-punition-text = Losowa karta z ręki spada na jej właściciela.
do-punition = Ukarz gracza { $names }
deed-mort-subite = Nagła śmierć dla gracza { $names }?
deed-mort-subite-whom = Dla kogo nagła śmierć?
deed-mort-subite-text = Odpada z gry, chyba że zdarzy się cud.
do-mort-subite = Nagła śmierć
deed-jouvence = Odmłodnieć?
deed-jouvence-text = Lata idą na twój stos. Wszyscy to widzą.
do-jouvence = Odmłodniej
deed-transfert = Zabrać kartę { $take }?
deed-transfert-whom = Która karta wraca na rękę?
deed-transfert-text = Inni widzą, że coś zabierasz, ale nie co.
do-transfert = Zabierz kartę { $take }
deed-pioche = Zakopać kartę { $take }?
deed-pioche-whom = Którą kartę zakopać?
deed-pioche-text = Trafi pod talię, niewidziana.
do-pioche = Zakop kartę { $take }
deed-switch = Zamiana: { $names }?
deed-switch-whom =
    { $count ->
        [one] I kto jeszcze?
       *[other] Która dwójka zamienia się postaciami?
    }
deed-switch-text = Postacie się zamieniają, stosy życia zostają.
do-switch = Zamiana: { $names }

## Napisy na kartach

card-text-pepin = Komuś ubywa pięć lat.
card-text-accident = Komuś ubywa dziesięć lat.
card-text-cata = Komuś ubywa dwadzieścia lat.
card-text-duel = Wyższa suma ciosów wygrywa i dokłada cios.
card-text-reverse = Odpowiedź: cios wraca. Nie, ty.
card-text-punition = Losowa karta z ręki spada na właściciela.
card-text-mort-subite = Ktoś odpada z gry. Tak po prostu.
card-text-miracle = Odpowiedź: zatrzymuje Mort Subite.
card-text-jouvence = Więcej lat dla ciebie.
card-text-transfert = Karta z twojego stosu życia wraca na rękę.
card-text-pioche = Karta z twojego stosu życia idzie pod talię.
card-text-switch = Dwie osoby zamieniają się postaciami.

## Powtórka

heap =
    { $kind ->
        [hand] Na ręce: { $list }
       *[life] Na stosie życia: { $list }
    }
