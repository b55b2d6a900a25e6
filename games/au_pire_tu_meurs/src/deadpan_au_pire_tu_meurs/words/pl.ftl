### Au pire tu meurs. Nazwy kart są takie jak w pudełku, we wszystkich językach.

au-pire-tu-meurs-title = Au pire tu meurs

## Nazwy

card-pepin = Pépin
card-accident = Accident
card-cata = Cata
card-duel = Duel
card-reverse = Reverse
card-punition = Punition
card-mort-subite = Mort Subite
card-miracle = Miracle
card-jouvence = Jouvence
card-transfert = Transfert
card-pioche = Pioche
card-switch = Switch
card-zack = Zack
    .role = niemowlę
    .full = Zack ({ card-zack.role })
card-felicity = Felicity
    .role = prawie nastolatka
    .full = Felicity ({ card-felicity.role })
card-zoe = Zoe
    .role = nastolatka
    .full = Zoe ({ card-zoe.role })
card-jody = Jody
    .role = mama
    .full = Jody ({ card-jody.role })
card-joshua = Joshua
    .role = tata
    .full = Joshua ({ card-joshua.role })
card-franck = Franck
    .role = wujek
    .full = Franck ({ card-franck.role })
card-archibald = Archibald
    .role = dziadek
    .full = Archibald ({ card-archibald.role })
card-anibal = Anibal
    .role = pies
    .full = Anibal ({ card-anibal.role })

source-hand = z ręki
source-life = z własnego stosu życia

## Co się dzieje

au-pire-tu-meurs-started = Gra się zaczyna. Pierwsza tura: { $first }.
au-pire-tu-meurs-dealt =
    { $seat } to { $character_full }. W ręce: { $hand_count ->
        [0] nic
       *[other] { $hand }
    }.{ $life_count ->
        [0] { "" }
       *[other] { " " }Na stosie życia: { $life }.
    }
au-pire-tu-meurs-character-came =
    { $drawn ->
        [yes] { $seat } dobiera postać.
       *[no] { $seat } znajduje postać w ręce początkowej.
    }
au-pire-tu-meurs-character-seen = { $seat } ogląda ją: { $card_full }.
au-pire-tu-meurs-settled =
    { $taken ->
        [yes] { $by } przyjmuje nową tożsamość; stara trafia pod talię.
       *[no] { $by } wsuwa ją pod talię.
    }
au-pire-tu-meurs-turn-began = { $seat } zaczyna turę.
au-pire-tu-meurs-drawn = { $by } dobiera kartę.
au-pire-tu-meurs-card-drawn = { $by } dobiera kartę { $card }.
au-pire-tu-meurs-given =
    { $has_from ->
        [yes] { $by } zdejmuje zakrytą kartę z własnego stosu życia. Dostaje ją { $to }.
       *[no] { $by } daje zakrytą kartę. Dostaje ją { $to }.
    }
au-pire-tu-meurs-haunted = { $by } zza grobu daje zakrytą kartę. Dostaje ją { $to }.
au-pire-tu-meurs-blow-seen = Daje { $by }, dostaje { $to }, a karta to { $card }.
au-pire-tu-meurs-answered =
    { $has_card ->
        [yes] { $by } odpowiada kartą { $card }.
       *[no] { $by } nie odpowiada.
    }
au-pire-tu-meurs-landed = Karta zostaje na stosie życia. Właściciel: { $on }.
au-pire-tu-meurs-rejuvenated = { $by } młodnieje: Jouvence.
au-pire-tu-meurs-played =
    { $by } zagrywa kartę { $card }{ $on_count ->
        [0] { "" }
       *[other] . Wskazano: { $on }
    }.
au-pire-tu-meurs-duelled =
    { $has_winner ->
        [yes] { $by } i { $on } porównują swoje nieszczęścia. Gorzej ma { $winner } i wygrywa.
       *[no] { $by } i { $on } porównują swoje nieszczęścia. Remis.
    }
au-pire-tu-meurs-sums-shown =
    Suma ciosów w latach: { $by } { $own }{ $has_own_blows ->
        [yes] { $own_blows_count ->
            [0] { "" }
           *[other] { " " }({ $own_blows })
        }
       *[no] { "" }
    }, { $on } { $other }{ $has_other_blows ->
        [yes] { $other_blows_count ->
            [0] { "" }
           *[other] { " " }({ $other_blows })
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-no-prize = { $by } nie ma ciosu do oddania. Nic nie dostaje { $to }.
au-pire-tu-meurs-punished = { $seat } traci losową kartę z ręki. Trafia ona na własny stos życia.
au-pire-tu-meurs-punishment-seen = { $seat } widzi, co to za karta: { $card }.
au-pire-tu-meurs-card-taken = { $by } zabiera ze swojego stosu życia kartę { $card }.
au-pire-tu-meurs-card-buried = { $by } chowa pod talią kartę { $card }.
au-pire-tu-meurs-characters-seen = { $seats } oglądają swoje nowe postacie, w tej kolejności: { $cards_full }.
au-pire-tu-meurs-spared = { $seat } przeżywa i zatrzymuje kartę Mort Subite.
au-pire-tu-meurs-accused = { $by } woła „Nie żyjesz!”. Oskarżenie słyszy { $whom }.
au-pire-tu-meurs-balance-shown =
    { $whom } pokazuje swój bilans: { $years ->
        [one] { $years } rok
        [few] { $years } lata
       *[many] { $years } lat
    }{ $has_character ->
        [yes] . To { $character_full }. Na stosie życia: { $life_count ->
            [0] nic
           *[other] { $life }
        }. Widzi to { $by }
       *[no] . Widzi go { $by }
    }.
au-pire-tu-meurs-retaliated = { $by } żyje i oddaje kartę ze swojego stosu życia. Dostaje ją { $to }.
au-pire-tu-meurs-no-retaliation = { $by } żyje, ale nie ma ciosu do oddania. Nic nie dostaje { $to }.
au-pire-tu-meurs-eliminated =
    { $seat } odpada z gry: { $how ->
        [accused] oskarżenie było słuszne
        [mort-subite] nagła śmierć
       *[reckoning] ani roku w rozliczeniu
    }.
au-pire-tu-meurs-faded = { $seat } nie ma już czym straszyć.
au-pire-tu-meurs-rested = { $by } spoczywa w pokoju: bez dalszych tur, stos życia zostaje.
au-pire-tu-meurs-revealed =
    { $seat } to { $character_full }. Bilans: { $years ->
        [one] { $years } rok
        [few] { $years } lata
       *[many] { $years } lat
    }. W ręce: { $hand_count ->
        [0] nic
       *[other] { $hand }
    }. Na stosie życia: { $life_count ->
        [0] nic
       *[other] { $life }
    }.
au-pire-tu-meurs-ended =
    Koniec gry. { $winners_count ->
        [one] Wygrywa { $winners }.
       *[other] Wygraną dzielą: { $winners }.
    }

## Co można zrobić

au-pire-tu-meurs-do-identity = zdecydować o postaci
au-pire-tu-meurs-do-play = zagrać kartę
au-pire-tu-meurs-do-answer = odpowiedzieć
au-pire-tu-meurs-do-prize = dać nagrodę
au-pire-tu-meurs-do-accuse = „Nie żyjesz!”
au-pire-tu-meurs-do-retaliate = odwzajemnić się
au-pire-tu-meurs-do-haunt = straszyć
au-pire-tu-meurs-do-rest = spocząć w pokoju
au-pire-tu-meurs-do-end = zakończyć turę

## Czego nie można zrobić

au-pire-tu-meurs-refused-not-in-hand = Nie masz tej karty w ręce: { $card }.
au-pire-tu-meurs-refused-only-an-answer = Karta { $card } służy tylko do odpowiedzi.
au-pire-tu-meurs-refused-played-already = Jedna karta na turę wystarczy.
au-pire-tu-meurs-refused-card-owed = Najpierw zagraj kartę: masz taką, którą można zagrać.
au-pire-tu-meurs-refused-aim-one = Karta { $card } wymaga wskazania jednej osoby.
au-pire-tu-meurs-refused-aim-two = Karta { $card } wymaga wskazania dwóch osób, które się zamienią.
au-pire-tu-meurs-refused-aim-none = Karta { $card } nie wskazuje nikogo.
au-pire-tu-meurs-refused-aim-nobody = Nikt nie siedzi na miejscu { $what }.
au-pire-tu-meurs-refused-aim-out = { $seat } jest poza grą.
au-pire-tu-meurs-refused-aim-yourself = Karta { $card } jest dla kogoś innego.
au-pire-tu-meurs-refused-aim-twice = { $seat } nie zamieni się ze sobą.
au-pire-tu-meurs-refused-take-one = Karta { $card } wymaga wskazania karty z własnego stosu życia.
au-pire-tu-meurs-refused-not-on-life-pile = Nie ma tej karty na twoim stosie życia: { $card }.
au-pire-tu-meurs-refused-empty-hand = { $seat } nie ma w ręce ani jednej karty na Punition.
au-pire-tu-meurs-refused-not-a-blow = Karta { $card } nikomu nie odbiera lat.
au-pire-tu-meurs-refused-prize-owed = Masz cios do oddania: należy się przegranemu.
au-pire-tu-meurs-refused-prize-from = Powiedz, skąd jest cios: z ręki czy ze stosu życia.
au-pire-tu-meurs-refused-prize-not-from = Przy tym stole ustalono już, skąd jest cios.
au-pire-tu-meurs-refused-no-rest = Przy tym stole widma nie spoczywają.
au-pire-tu-meurs-refused-no-answer = Karta { $card } nie jest na to odpowiedzią.
au-pire-tu-meurs-refused-accuse-yourself = Nikt nie musi się przyznawać.
au-pire-tu-meurs-refused-accused-already = { $whom }: to oskarżenie już padło. Do twojej następnej tury wystarczy jedno.

## Ustawienia, z którymi nie da się zacząć

au-pire-tu-meurs-refused-hands-too-big = Nie starczy kart: najwyżej { $most } na osobę.
au-pire-tu-meurs-refused-wrong-option-first = Opcja „first” to „random” albo miejsce; liczba graczy: { $seats }, licząc od 0.
au-pire-tu-meurs-refused-unknown-card = Nie ma karty „{ $what }”: { $where }.
au-pire-tu-meurs-refused-character-count =
    { $count ->
        [one] Jest { $count } postać
        [few] Są { $count } postacie
       *[many] Jest { $count } postaci
    }, a liczba graczy to { $seats }.
au-pire-tu-meurs-refused-not-a-character = { $card } nie jest postacią: { $where }.
au-pire-tu-meurs-refused-row-count = Po jednym wpisie na gracza: { $where } ma ich { $count }, a liczba graczy to { $seats }.
au-pire-tu-meurs-refused-character-in-life-pile = { $card } to postać i leży pod stosem życia, a nie na nim: { $where }.
au-pire-tu-meurs-refused-too-many-cards = Za dużo jednakowych kart: { $card } występuje { $count } razy, a jest ich { $most }.
au-pire-tu-meurs-refused-out-of-table = Nie ma miejsca { $what }; liczba graczy: { $seats }, licząc od 0: { $where }.
au-pire-tu-meurs-refused-out-twice = { $seat } odpada dwa razy: { $where }.
au-pire-tu-meurs-refused-hand-of-the-dead = { $seat } jest poza grą, a kto jest poza grą, nie ma kart: { $where }.
au-pire-tu-meurs-refused-nobody-lives = Nie ma już kto grać.
au-pire-tu-meurs-refused-no-first = Nikt tam nie siedzi, żeby zacząć; liczba graczy: { $seats }, licząc od 0.
au-pire-tu-meurs-refused-first-is-out = { $seat } jest poza grą i nie może zacząć.

## Opcje

au-pire-tu-meurs-option-jouvence_years = Lata z karty Jouvence
    .help = Ile lat dodaje każda z nich.
au-pire-tu-meurs-option-hand_size = Ręka początkowa
    .help = Ile kart dostaje każdy gracz.
au-pire-tu-meurs-option-first = Pierwszy gracz
    .help = Miejsce, które zaczyna.
au-pire-tu-meurs-option-first-random = losowo
au-pire-tu-meurs-first-oldest = Kto ma na karku najwięcej lat? Ile, nie trzeba mówić.
    .short = najstarsza osoba
au-pire-tu-meurs-option-notebook = Notes
    .help = Pomoc w notowaniu tego, co widać i co da się udowodnić.
au-pire-tu-meurs-option-notebook-off = brak
au-pire-tu-meurs-option-notebook-manual = prowadzony ręcznie
au-pire-tu-meurs-option-notebook-assisted = prowadzony za ciebie
au-pire-tu-meurs-option-max_turns = Ostatnia tura
    .help = Tura, po której wszyscy pokazują swoje lata.
au-pire-tu-meurs-option-spectres_after_sudden_death = Widma po nagłej śmierci
    .help = Czy ofiary karty Mort Subite też straszą żywych.
au-pire-tu-meurs-option-spectres_after_sudden_death-yes = tak
au-pire-tu-meurs-option-spectres_after_sudden_death-no = nie
au-pire-tu-meurs-option-duel_prize = Nagroda za pojedynek
    .help = Skąd jest cios, który dostaje przegrany pojedynku.
au-pire-tu-meurs-option-duel_prize-hand = z ręki zwycięzcy
au-pire-tu-meurs-option-duel_prize-life = ze stosu życia zwycięzcy
au-pire-tu-meurs-option-duel_prize-either = jak woli zwycięzca
au-pire-tu-meurs-option-shown = Co się pokazuje
    .help = Co pokazują oskarżenie i pojedynek: karty czy tylko ich sumę.
au-pire-tu-meurs-option-shown-cards = karty
au-pire-tu-meurs-option-shown-number = tylko sumę
au-pire-tu-meurs-option-accuse = Kiedy oskarżać
    .help = Kiedy wolno powiedzieć „Nie żyjesz!”. W każdej chwili: także w cudzej turze, raz na przeciwnika od jednej własnej tury do następnej.
au-pire-tu-meurs-option-accuse-own-turn = we własnej turze
au-pire-tu-meurs-option-accuse-any-time = w każdej chwili
au-pire-tu-meurs-option-rest = Spoczynek
    .help = Czy widmo może zrezygnować z dalszych tur. Jego stos życia zostaje.
au-pire-tu-meurs-option-rest-yes = widma mogą spocząć
au-pire-tu-meurs-option-rest-no = widma nawiedzają do ostatniego ciosu
