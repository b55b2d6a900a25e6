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

au-pire-tu-meurs-started =
    Gra rozpoczęta. { $first_you ->
        [yes] Zaczynasz.
       *[no] Zaczyna { $first }.
    }
au-pire-tu-meurs-dealt =
    { $seat_you ->
        [yes] Twoja postać to
       *[no] { $seat } to
    } { $character_full }. Na ręce: { $hand_count ->
        [0] nic
       *[other] { $hand }
    }.{ $life_count ->
        [0] { "" }
       *[other] { " " }Na stosie życia: { $life }.
    }
au-pire-tu-meurs-character-came =
    { $drawn ->
        [yes] { $seat_you ->
            [yes] Dobierasz
           *[no] { $seat } dobiera
        } postać.
       *[no] { $seat_you ->
            [yes] Dostajesz
           *[no] { $seat } dostaje
        } na starcie postać.
    }
au-pire-tu-meurs-character-seen = To { $card_full }.
au-pire-tu-meurs-settled =
    { $taken ->
        [yes] { $by_you ->
            [yes] Przyjmujesz
           *[no] { $by } przyjmuje
        } nową tożsamość; stara trafia pod talię.
       *[no] { $by_you ->
            [yes] Wsuwasz
           *[no] { $by } wsuwa
        } ją pod talię.
    }
au-pire-tu-meurs-turn-began =
    { $seat_you ->
        [yes] Twoja tura.
       *[no] Tura: { $seat }.
    }
au-pire-tu-meurs-drawn =
    { $by_you ->
        [yes] Dobierasz
       *[no] { $by } dobiera
    } kartę.
au-pire-tu-meurs-card-drawn = To { $card }.
au-pire-tu-meurs-given =
    { $by_you ->
        [yes] Dajesz graczowi { $to }
       *[no] { $by } daje { $to_you ->
            [yes] ci
           *[no] graczowi { $to }
        }
    } zakrytą kartę{ $has_from ->
        [yes] { " " }z własnego stosu życia
       *[no] { "" }
    }.
au-pire-tu-meurs-haunted =
    { $by_you ->
        [yes] Zza grobu dajesz graczowi { $to }
       *[no] { $by } zza grobu daje { $to_you ->
            [yes] ci
           *[no] graczowi { $to }
        }
    } zakrytą kartę.
au-pire-tu-meurs-blow-seen =
    { $to_you ->
        [yes] Dostajesz
       *[no] { $to } dostaje
    } kartę { $card }.
au-pire-tu-meurs-answered =
    { $has_card ->
        [yes] { $by_you ->
            [yes] Odpowiadasz
           *[no] { $by } odpowiada
        } kartą { $card }.
       *[no] { $by_you ->
            [yes] Nie odpowiadasz.
           *[no] { $by } nie odpowiada.
        }
    }
au-pire-tu-meurs-landed =
    { $on_you ->
        [yes] Zatrzymujesz kartę.
       *[no] Kartę zatrzymuje { $on }.
    }
au-pire-tu-meurs-rejuvenated =
    { $by_you ->
        [yes] Młodniejesz
       *[no] { $by } młodnieje
    }: Jouvence.
au-pire-tu-meurs-played =
    { $by_you ->
        [yes] Zagrywasz
       *[no] { $by } zagrywa
    } kartę { $card }{ $on_count ->
        [0] { "" }
       *[other] { $on_you ->
            [yes] { $on_count ->
                [one] { " " }przeciw tobie
               *[other] : ty i { $on_others }
            }
           *[no] : { $on }
        }
    }.
au-pire-tu-meurs-duelled =
    { $by_you ->
        [yes] Ty i { $on } porównujecie
       *[no] { $on_you ->
            [yes] { $by } i ty porównujecie
           *[no] { $by } i { $on } porównują
        }
    } swoje nieszczęścia. { $has_winner ->
        [yes] { $winner_you ->
            [yes] Gorzej masz ty, więc wygrywasz.
           *[no] Gorzej ma { $winner }, więc wygrywa.
        }
       *[no] Remis.
    }
au-pire-tu-meurs-sums-shown =
    Lata nieszczęść: { $by_you ->
        [yes] ty
       *[no] { $by }
    } { $own }{ $has_own_blows ->
        [yes] { $own_blows_count ->
            [0] { "" }
           *[other] { " " }({ $own_blows })
        }
       *[no] { "" }
    }, { $on_you ->
        [yes] ty
       *[no] { $on }
    } { $other }{ $has_other_blows ->
        [yes] { $other_blows_count ->
            [0] { "" }
           *[other] { " " }({ $other_blows })
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-no-prize =
    { $by_you ->
        [yes] Nie masz
       *[no] { $by } nie ma
    } czym uderzyć. { $to_you ->
        [yes] Masz
       *[no] { $to } ma
    } szczęście.
au-pire-tu-meurs-punished =
    { $seat_you ->
        [yes] Odkładasz
       *[no] { $seat } odkłada
    } losową kartę z ręki na własny stos życia.
au-pire-tu-meurs-punishment-seen = To { $card }.
au-pire-tu-meurs-card-taken =
    { $by_you ->
        [yes] Zabierasz
       *[no] { $by } zabiera
    } ze swojego stosu życia kartę { $card }.
au-pire-tu-meurs-card-buried =
    { $by_you ->
        [yes] Zakopujesz
       *[no] { $by } zakopuje
    } pod talią kartę { $card }.
au-pire-tu-meurs-characters-seen =
    { $seats_you ->
        [yes] Ty i { $seats_others } zamieniacie się postaciami: { $cards_full }.
       *[no] { $seats } to teraz { $cards_full }, w tej kolejności.
    }
au-pire-tu-meurs-spared =
    { $seat_you ->
        [yes] Przeżywasz i zatrzymujesz
       *[no] { $seat } przeżywa i zatrzymuje
    } kartę Mort Subite.
au-pire-tu-meurs-accused =
    { $by_you ->
        [yes] Mówisz: „{ $whom }, nie żyjesz!”
       *[no] { $whom_you ->
            [yes] { $by } mówi ci: „Nie żyjesz!”
           *[no] { $by }: „{ $whom }, nie żyjesz!”
        }
    }
au-pire-tu-meurs-balance-shown =
    { $whom_you ->
        [yes] Pokazujesz bilans
       *[no] { $by_you ->
            [yes] { $whom } pokazuje ci bilans
           *[no] { $whom } pokazuje bilans
        }
    }: { $years ->
        [one] { $years } rok
        [few] { $years } lata
       *[many] { $years } lat
    }{ $has_character ->
        [yes] . To { $character_full }. Na stosie życia: { $life_count ->
            [0] nic
           *[other] { $life }
        }
       *[no] { "" }
    }.{ $by_you ->
        [yes] { "" }
       *[no] { " " }Widzi to tylko { $by }.
    }
au-pire-tu-meurs-retaliated =
    { $by_you ->
        [yes] Żyjesz i oddajesz graczowi { $to }
       *[no] { $by } żyje i oddaje { $to_you ->
            [yes] ci
           *[no] graczowi { $to }
        }
    } cios ze swojego stosu życia.
au-pire-tu-meurs-no-retaliation =
    { $by_you ->
        [yes] Żyjesz, ale nie masz
       *[no] { $by } żyje, ale nie ma
    } czym oddać.
au-pire-tu-meurs-eliminated =
    { $seat_you ->
        [yes] Odpadasz
       *[no] { $seat } odpada
    } z gry: { $how ->
        [accused] zgon stwierdzono
        [mort-subite] nagła śmierć
       *[reckoning] ani roku w rozliczeniu
    }.
au-pire-tu-meurs-faded =
    { $seat_you ->
        [yes] Nie masz
       *[no] { $seat } nie ma
    } już czym straszyć.
au-pire-tu-meurs-rested =
    { $by_you ->
        [yes] Spoczywasz
       *[no] { $by } spoczywa
    } w pokoju: bez dalszych tur, stos życia zostaje.
au-pire-tu-meurs-revealed =
    { $seat_you ->
        [yes] Twoja postać to
       *[no] { $seat } to
    } { $character_full }. Bilans: { $years ->
        [one] { $years } rok
        [few] { $years } lata
       *[many] { $years } lat
    }. Na ręce: { $hand_count ->
        [0] nic
       *[other] { $hand }
    }. Na stosie życia: { $life_count ->
        [0] nic
       *[other] { $life }
    }.
au-pire-tu-meurs-ended =
    Koniec gry. { $winners_you ->
        [yes] { $winners_count ->
            [one] Wygrywasz.
           *[other] Wygrywasz, a z tobą { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] Wygrywa { $winners }.
           *[other] Wygrywają { $winners }.
        }
    }

## Co mówi kilka zdarzeń razem i co z nich wynika dla czytającego

au-pire-tu-meurs-beat-out = Od następnej tury straszysz żywych, dopóki masz ciosy na stosie życia.
au-pire-tu-meurs-beat-swapped = Teraz twoja postać to { $mine_full }, a { $whom } to { $theirs_full }.

## Co można zrobić

au-pire-tu-meurs-do-identity = wybrać, kim być
au-pire-tu-meurs-do-play = zagrać kartę
au-pire-tu-meurs-do-answer = odpowiedzieć
au-pire-tu-meurs-do-prize = uderzyć przegranego
au-pire-tu-meurs-do-accuse = „Nie żyjesz!”
au-pire-tu-meurs-do-retaliate = oddać cios
au-pire-tu-meurs-do-haunt = straszyć
au-pire-tu-meurs-do-rest = spocząć w pokoju
au-pire-tu-meurs-do-end = zakończyć turę

## Czego nie można zrobić

au-pire-tu-meurs-refused-not-in-hand = Nie masz tej karty na ręce: { $card }.
au-pire-tu-meurs-refused-only-an-answer = Karta { $card } służy tylko do odpowiedzi.
au-pire-tu-meurs-refused-played-already = Jedna karta na turę wystarczy.
au-pire-tu-meurs-refused-card-owed = Najpierw zagraj kartę: masz taką, którą można zagrać.
au-pire-tu-meurs-refused-aim-one = Karta { $card } wymaga wskazania jednej osoby.
au-pire-tu-meurs-refused-aim-two = Karta { $card } wymaga wskazania dwóch osób do zamiany.
au-pire-tu-meurs-refused-aim-none = Karta { $card } nie wskazuje nikogo.
au-pire-tu-meurs-refused-aim-nobody = Nikt nie siedzi na miejscu { $what }.
au-pire-tu-meurs-refused-aim-out = { $seat } jest poza grą.
au-pire-tu-meurs-refused-aim-yourself = Karta { $card } jest dla kogoś innego.
au-pire-tu-meurs-refused-aim-twice = { $seat } nie zamieni się ze sobą.
au-pire-tu-meurs-refused-take-one = Karta { $card } wymaga wskazania karty z własnego stosu życia.
au-pire-tu-meurs-refused-not-on-life-pile = Nie ma tej karty na twoim stosie życia: { $card }.
au-pire-tu-meurs-refused-empty-hand = { $seat } nie ma już na ręce żadnej karty.
au-pire-tu-meurs-refused-not-a-blow = Karta { $card } nikomu nie odbiera lat.
au-pire-tu-meurs-refused-prize-owed = Masz cios do oddania: należy się przegranemu.
au-pire-tu-meurs-refused-prize-from = Powiedz, skąd jest cios: z ręki czy ze stosu życia.
au-pire-tu-meurs-refused-prize-not-from = Przy tym stole ustalono już, skąd jest cios.
au-pire-tu-meurs-refused-no-rest = Przy tym stole widma nie spoczywają.
au-pire-tu-meurs-refused-no-answer = Karta { $card } nie jest na to odpowiedzią.
au-pire-tu-meurs-refused-accuse-yourself = Nikt nie musi się przyznawać.
au-pire-tu-meurs-refused-accused-already = „{ $whom }, nie żyjesz!” już padło. Jedno oskarżenie musi ci wystarczyć do następnej tury.

## Ustawienia, z którymi nie da się zacząć

au-pire-tu-meurs-refused-hands-too-big = Nie starczy kart: najwyżej { $most } na osobę.
au-pire-tu-meurs-refused-wrong-option-first = Opcja „first” to „random” albo numer miejsca; liczba graczy: { $seats }, numeracja od 0.
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
au-pire-tu-meurs-refused-out-of-table = Nie ma miejsca { $what }; liczba graczy: { $seats }, numeracja od 0: { $where }.
au-pire-tu-meurs-refused-out-twice = { $seat } odpada dwa razy: { $where }.
au-pire-tu-meurs-refused-hand-of-the-dead = { $seat } jest poza grą, a kto jest poza grą, nie ma kart: { $where }.
au-pire-tu-meurs-refused-nobody-lives = Nie ma już kto grać.
au-pire-tu-meurs-refused-no-first = Nie ma kto zacząć na tym miejscu; liczba graczy: { $seats }, numeracja od 0.
au-pire-tu-meurs-refused-first-is-out = { $seat } jest poza grą i nie może zacząć.

## Opcje

au-pire-tu-meurs-option-jouvence_years = Lata z karty Jouvence
    .help = Ile lat dodaje każda z nich.
au-pire-tu-meurs-option-hand_size = Karty na start
    .help = Ile kart dostaje każdy gracz.
au-pire-tu-meurs-option-first = Pierwszy gracz
    .help = Kto zaczyna.
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
au-pire-tu-meurs-option-rest-no = widma straszą do ostatniego ciosu
