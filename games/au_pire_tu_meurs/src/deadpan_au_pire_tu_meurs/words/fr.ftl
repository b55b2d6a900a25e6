### Au pire tu meurs. Les noms des cartes sont ceux de la boîte, dans toutes les langues.

au-pire-tu-meurs-title = Au pire tu meurs

## Noms

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
    .role = le bébé
    .full = Zack ({ card-zack.role })
card-felicity = Felicity
    .role = la pré-ado
    .full = Felicity ({ card-felicity.role })
card-zoe = Zoe
    .role = l’ado
    .full = Zoe ({ card-zoe.role })
card-jody = Jody
    .role = la maman
    .full = Jody ({ card-jody.role })
card-joshua = Joshua
    .role = le papa
    .full = Joshua ({ card-joshua.role })
card-franck = Franck
    .role = le tonton
    .full = Franck ({ card-franck.role })
card-archibald = Archibald
    .role = le papy
    .full = Archibald ({ card-archibald.role })
card-anibal = Anibal
    .role = le chien
    .full = Anibal ({ card-anibal.role })

source-hand = de ta main
source-life = de ton propre tas

## Ce qui se passe

au-pire-tu-meurs-started =
    La partie commence. { $first_you ->
        [yes] Tu joues
       *[no] { $first } joue
    } en premier.
au-pire-tu-meurs-dealt =
    { $seat_you ->
        [yes] Tu joues
       *[no] { $seat } joue
    } { $character_full }. En main : { $hand_count ->
        [0] rien
       *[other] { $hand }
    }.{ $life_count ->
        [0] { "" }
       *[other] { " " }Sur { $seat_you ->
            [yes] ton
           *[no] son
        } tas : { $life }.
    }
au-pire-tu-meurs-character-came =
    { $drawn ->
        [yes] { $seat_you ->
            [yes] Tu tires
           *[no] { $seat } tire
        } un personnage.
       *[no] { $seat_you ->
            [yes] Tu trouves un personnage dans ta main de départ.
           *[no] { $seat } trouve un personnage dans sa main de départ.
        }
    }
au-pire-tu-meurs-character-seen = C’est { $card_full }.
au-pire-tu-meurs-settled =
    { $taken ->
        [yes] { $by_you ->
            [yes] Tu en fais ta
           *[no] { $by } en fait sa
        } nouvelle identité ; l’ancienne part sous la pioche.
       *[no] { $by_you ->
            [yes] Tu le glisses
           *[no] { $by } le glisse
        } sous la pioche.
    }
au-pire-tu-meurs-turn-began =
    À { $seat_you ->
        [yes] toi
       *[no] { $seat }
    } de jouer.
au-pire-tu-meurs-drawn =
    { $by_you ->
        [yes] Tu tires
       *[no] { $by } tire
    } une carte.
au-pire-tu-meurs-card-drawn = C’est { $card }.
au-pire-tu-meurs-given =
    { $by_you ->
        [yes] { $has_from ->
            [yes] Tu prends une carte de ton propre tas et la donnes à { $to }
           *[no] Tu donnes à { $to } une carte
        }
       *[no] { $has_from ->
            [yes] { $by } prend une carte de son propre tas et { $to_you ->
                [yes] te la donne
               *[no] la donne à { $to }
            }
           *[no] { $by } { $to_you ->
                [yes] te donne
               *[no] donne à { $to }
            } une carte
        }
    }, face cachée.
au-pire-tu-meurs-haunted =
    { $by_you ->
        [yes] Depuis l’au-delà, tu donnes à { $to }
       *[no] { $by }, depuis l’au-delà, { $to_you ->
            [yes] te donne
           *[no] donne à { $to }
        }
    } une carte, face cachée.
au-pire-tu-meurs-blow-seen =
    { $to_you ->
        [yes] Tu reçois
       *[no] { $to } reçoit
    } : { $card }.
au-pire-tu-meurs-answered =
    { $has_card ->
        [yes] { $by_you ->
            [yes] Tu réponds
           *[no] { $by } répond
        } : { $card }.
       *[no] { $by_you ->
            [yes] Tu laisses
           *[no] { $by } laisse
        } faire.
    }
au-pire-tu-meurs-landed =
    La carte reste chez { $on_you ->
        [yes] toi
       *[no] { $on }
    }.
au-pire-tu-meurs-rejuvenated =
    { $by_you ->
        [yes] Tu rajeunis
       *[no] { $by } rajeunit
    } : une Jouvence.
au-pire-tu-meurs-played =
    { $by_you ->
        [yes] Tu joues
       *[no] { $by } joue
    } { $card }{ $on_count ->
        [0] { "" }
       *[other] { " " }contre { $on_you ->
            [yes] toi{ $on_count ->
                [one] { "" }
               *[other] { " " }et { $on_others }
            }
           *[no] { $on }
        }
    }.
au-pire-tu-meurs-duelled =
    { $by_you ->
        [yes] Tu compares tes malheurs avec { $on }.
       *[no] { $on_you ->
            [yes] { $by } compare ses malheurs avec toi.
           *[no] { $by } et { $on } comparent leurs malheurs.
        }
    } { $has_winner ->
        [yes] { $winner_you ->
            [yes] Tu es plus mal en point, et tu gagnes.
           *[no] { $winner } est plus mal en point, et gagne.
        }
       *[no] Égalité.
    }
au-pire-tu-meurs-sums-shown =
    Années de malheur : { $own } pour { $by_you ->
        [yes] toi
       *[no] { $by }
    }{ $has_own_blows ->
        [yes] { $own_blows_count ->
            [0] { "" }
           *[other] { " " }({ $own_blows })
        }
       *[no] { "" }
    }, { $other } pour { $on_you ->
        [yes] toi
       *[no] { $on }
    }{ $has_other_blows ->
        [yes] { $other_blows_count ->
            [0] { "" }
           *[other] { " " }({ $other_blows })
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-no-prize =
    { $by_you ->
        [yes] Tu n’as
       *[no] { $by } n’a
    } aucun coup à donner. { $to_you ->
        [yes] Tu l’échappes
       *[no] { $to } l’échappe
    } belle.
au-pire-tu-meurs-punished =
    { $seat_you ->
        [yes] Tu reçois sur ton tas une carte de ta
       *[no] { $seat } reçoit sur son tas une carte de sa
    } propre main, prise au hasard.
au-pire-tu-meurs-punishment-seen = C’est { $card }.
au-pire-tu-meurs-card-taken =
    { $by_you ->
        [yes] Tu reprends
       *[no] { $by } reprend
    } { $card }.
au-pire-tu-meurs-card-buried =
    { $by_you ->
        [yes] Tu enterres
       *[no] { $by } enterre
    } { $card } sous la pioche.
au-pire-tu-meurs-characters-seen =
    { $seats_you ->
        [yes] Tu as changé de place avec { $seats_others } : { $cards_full }.
       *[no] Désormais, { $seats } sont { $cards_full }, dans cet ordre.
    }
au-pire-tu-meurs-spared =
    { $seat_you ->
        [yes] Tu survis, et gardes
       *[no] { $seat } survit, et garde
    } la Mort Subite.
au-pire-tu-meurs-accused =
    { $by_you ->
        [yes] Tu dis à { $whom } :
       *[no] { $whom_you ->
            [yes] { $by } te dit :
           *[no] { $by } à { $whom } :
        }
    } « T’es mort ! »
au-pire-tu-meurs-balance-shown =
    { $whom_you ->
        [yes] Tu montres à { $by }
       *[no] { $whom } { $by_you ->
            [yes] te montre
           *[no] montre à { $by }
        }
    } un solde de { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }{ $has_character ->
        [yes] { "\u00A0" }: { $character_full }. Dans { $whom_you ->
            [yes] ton
           *[no] son
        } tas : { $life_count ->
            [0] rien
           *[other] { $life }
        }
       *[no] { "" }
    }.
au-pire-tu-meurs-retaliated =
    { $by_you ->
        [yes] Tu es en vie, et passes à { $to } une carte de ton tas.
       *[no] { $by } est en vie, et { $to_you ->
            [yes] te passe
           *[no] passe à { $to }
        } une carte de son tas.
    }
au-pire-tu-meurs-no-retaliation =
    { $by_you ->
        [yes] Tu es en vie, mais tu n’as
       *[no] { $by } est en vie, mais n’a
    } aucun coup à rendre.
au-pire-tu-meurs-eliminated =
    { $seat_you ->
        [yes] Tu quittes
       *[no] { $seat } quitte
    } la partie : { $how ->
        [accused] flagrant délit de décès
        [mort-subite] mort subite
       *[reckoning] plus une année au décompte
    }.
au-pire-tu-meurs-faded =
    { $seat_you ->
        [yes] Tu n’as
       *[no] { $seat } n’a
    } plus de quoi hanter qui que ce soit.
au-pire-tu-meurs-rested =
    { $by_you ->
        [yes] Tu reposes
       *[no] { $by } repose
    } en paix : plus de tours, et le tas reste.
au-pire-tu-meurs-revealed =
    { $seat_you ->
        [yes] Tu jouais
       *[no] { $seat } jouait
    } { $character_full }, avec un solde de { $years ->
        [one] { $years } an
       *[other] { $years } ans
    }. En main : { $hand_count ->
        [0] rien
       *[other] { $hand }
    }. Sur { $seat_you ->
        [yes] ton
       *[no] son
    } tas : { $life_count ->
        [0] rien
       *[other] { $life }
    }.
au-pire-tu-meurs-ended =
    La partie est finie. { $winners_you ->
        [yes] { $winners_count ->
            [one] Tu gagnes.
           *[other] Tu partages la victoire avec { $winners_others }.
        }
       *[no] { $winners_count ->
            [one] { $winners } gagne.
           *[other] { $winners } se partagent la victoire.
        }
    }

## Ce que disent plusieurs événements ensemble, et ce qu’ils changent pour qui lit

au-pire-tu-meurs-beat-out = Dès ton prochain tour, tu hantes les vivants, tant qu’il reste des coups sur ton tas.
au-pire-tu-meurs-beat-swapped = Désormais, tu joues { $mine_full }, et { $whom } joue { $theirs_full }.

## Ce qu’on peut faire

au-pire-tu-meurs-do-identity = choisir qui être
au-pire-tu-meurs-do-play = jouer une carte
au-pire-tu-meurs-do-answer = répondre
au-pire-tu-meurs-do-prize = donner un coup au perdant
au-pire-tu-meurs-do-accuse = « T’es mort ! »
au-pire-tu-meurs-do-retaliate = riposter
au-pire-tu-meurs-do-haunt = hanter
au-pire-tu-meurs-do-rest = reposer en paix
au-pire-tu-meurs-do-end = finir le tour

## Ce qu’on ne peut pas faire

au-pire-tu-meurs-refused-not-in-hand = Pas dans ta main : { $card }.
au-pire-tu-meurs-refused-only-an-answer = { $card } ne sert qu’à répondre.
au-pire-tu-meurs-refused-played-already = Une carte par tour suffit.
au-pire-tu-meurs-refused-card-owed = Joue d’abord une carte : tu en as une qui peut l’être.
au-pire-tu-meurs-refused-aim-one = { $card } demande une cible.
au-pire-tu-meurs-refused-aim-two = { $card } demande deux joueurs à échanger.
au-pire-tu-meurs-refused-aim-none = { $card } ne vise personne.
au-pire-tu-meurs-refused-aim-nobody = Personne n’occupe la place { $what }.
au-pire-tu-meurs-refused-aim-out = { $seat } a quitté la partie.
au-pire-tu-meurs-refused-aim-yourself = { $card } est pour quelqu’un d’autre.
au-pire-tu-meurs-refused-aim-twice = { $seat } ne peut pas échanger avec { $seat }.
au-pire-tu-meurs-refused-take-one = { $card } demande une carte de ton propre tas.
au-pire-tu-meurs-refused-not-on-life-pile = Pas sur ton tas : { $card }.
au-pire-tu-meurs-refused-empty-hand = { $seat } n’a plus de carte en main pour une Punition.
au-pire-tu-meurs-refused-not-a-blow = { $card } ne retire d’années à personne.
au-pire-tu-meurs-refused-prize-owed = Tu as un coup à donner : il est pour le perdant.
au-pire-tu-meurs-refused-prize-from = Dis d’où vient le coup : de ta main ou de ton tas.
au-pire-tu-meurs-refused-prize-not-from = À cette table, on a déjà fixé d’où vient le coup.
au-pire-tu-meurs-refused-no-rest = À cette table, les Spectres ne reposent pas.
au-pire-tu-meurs-refused-no-answer = { $card } n’est pas une réponse à cela.
au-pire-tu-meurs-refused-accuse-yourself = Personne n’est tenu d’avouer.
au-pire-tu-meurs-refused-accused-already = Tu as déjà accusé { $whom }. Une fois suffit jusqu’à ton prochain tour.

## Mises en place impossibles

au-pire-tu-meurs-refused-hands-too-big = Il n’y a pas assez de cartes : { $most } chacun au plus.
au-pire-tu-meurs-refused-wrong-option-first = L’option « first » vaut « random » ou un numéro de place : { $seats } joueurs, numérotés à partir de 0.
au-pire-tu-meurs-refused-unknown-card = Il n’y a pas de carte « { $what } » : { $where }.
au-pire-tu-meurs-refused-character-count =
    { $count ->
        [one] Il y a { $count } personnage
       *[other] Il y a { $count } personnages
    } pour { $seats } places.
au-pire-tu-meurs-refused-not-a-character = { $card } n’est pas un personnage : { $where }.
au-pire-tu-meurs-refused-row-count = Une entrée par place : { $where } en a { $count }, pour { $seats } places.
au-pire-tu-meurs-refused-character-in-life-pile = { $card } est un personnage : sa place est sous un tas, pas dessus : { $where }.
au-pire-tu-meurs-refused-too-many-cards = Trop d’une même carte : { $card } figure { $count } fois, et il y en a { $most }.
au-pire-tu-meurs-refused-out-of-table = Il n’y a pas de place { $what } ({ $seats } joueurs, numérotés à partir de 0) : { $where }.
au-pire-tu-meurs-refused-out-twice = { $seat } quitte la partie deux fois : { $where }.
au-pire-tu-meurs-refused-hand-of-the-dead = { $seat } a quitté la partie et ne tient plus de cartes : { $where }.
au-pire-tu-meurs-refused-nobody-lives = Il ne reste personne pour jouer.
au-pire-tu-meurs-refused-no-first = Personne à cette place pour commencer : { $seats } joueurs, numérotés à partir de 0.
au-pire-tu-meurs-refused-first-is-out = { $seat } a quitté la partie et ne peut pas commencer.

## Options

au-pire-tu-meurs-option-jouvence_years = Années par Jouvence
    .help = Combien d’années chacune ajoute.
au-pire-tu-meurs-option-hand_size = Main de départ
    .help = Combien de cartes chacun reçoit.
au-pire-tu-meurs-option-first = Premier joueur
    .help = Qui joue en premier.
au-pire-tu-meurs-option-first-random = au hasard
au-pire-tu-meurs-first-oldest = Qui est la personne la plus âgée ? Inutile de dire combien d’années.
    .short = la personne la plus âgée
au-pire-tu-meurs-option-notebook = Carnet
    .help = Une aide pour noter ce que tu as vu et peux prouver.
au-pire-tu-meurs-option-notebook-off = aucun
au-pire-tu-meurs-option-notebook-manual = tenu à la main
au-pire-tu-meurs-option-notebook-assisted = tenu pour toi
au-pire-tu-meurs-option-max_turns = Dernier tour
    .help = Le tour après lequel chacun montre ses années.
au-pire-tu-meurs-option-spectres_after_sudden_death = Spectres après une mort subite
    .help = Les victimes d’une Mort Subite hantent aussi les vivants.
au-pire-tu-meurs-option-spectres_after_sudden_death-yes = oui
au-pire-tu-meurs-option-spectres_after_sudden_death-no = non
au-pire-tu-meurs-option-duel_prize = Coup du vainqueur d’un duel
    .help = D’où vient le coup que le perdant d’un duel reçoit.
au-pire-tu-meurs-option-duel_prize-hand = la main du vainqueur
au-pire-tu-meurs-option-duel_prize-life = le tas du vainqueur
au-pire-tu-meurs-option-duel_prize-either = au choix du vainqueur
au-pire-tu-meurs-option-shown = Ce qu’on montre
    .help = Ce que montrent une accusation et un duel : les cartes, ou seulement leur total.
au-pire-tu-meurs-option-shown-cards = les cartes
au-pire-tu-meurs-option-shown-number = le total seul
au-pire-tu-meurs-option-accuse = Quand accuser
    .help = Quand on peut dire « T’es mort ! ». À tout moment : au tour des autres aussi, une fois par adversaire d’un de ses tours au suivant.
au-pire-tu-meurs-option-accuse-own-turn = à son tour
au-pire-tu-meurs-option-accuse-any-time = à tout moment
au-pire-tu-meurs-option-rest = Repos
    .help = Un Spectre peut-il choisir de ne plus avoir de tours ? Son tas reste.
au-pire-tu-meurs-option-rest-yes = les Spectres peuvent reposer
au-pire-tu-meurs-option-rest-no = les Spectres hantent jusqu’au dernier coup
