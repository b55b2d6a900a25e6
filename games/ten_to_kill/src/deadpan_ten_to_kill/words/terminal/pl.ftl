### Gra w terminalu: 10' to Kill

terminal-ten-to-kill-police = POLICJA { $number }
terminal-ten-to-kill-round = runda { $number }
terminal-ten-to-kill-your-hitman = twój zabójca
terminal-ten-to-kill-notes = akta
terminal-ten-to-kill-act =
    { $left ->
        [one] Twoja kolej, została { $left } akcja: przestaw kogoś, zabij albo sprawdź.
        [few] Twoja kolej, zostały { $left } akcje: przestaw kogoś, zabij albo sprawdź.
       *[many] Twoja kolej, zostało { $left } akcji: przestaw kogoś, zabij albo sprawdź.
    }
terminal-ten-to-kill-flee = Ktoś zginął: wybierz, dokąd ucieka każdy świadek.
terminal-ten-to-kill-post = Wybierz policjanta, który przyjdzie na miejsce zbrodni.
terminal-ten-to-kill-lay = Połóż kafelek miasta.
terminal-ten-to-kill-nobody-in-reach = Nikt nie jest w zasięgu twojego zabójcy.
terminal-ten-to-kill-nobody-to-ask = Nikt nie stoi z policjantem, więc nie ma kogo sprawdzić.
terminal-ten-to-kill-knife = nóż
terminal-ten-to-kill-pistol = rewolwer
terminal-ten-to-kill-rifle = karabin snajperski
terminal-ten-to-kill-hitman-safe = zabójca na wolności: { $who }
terminal-ten-to-kill-hitman-lost = zabójca utracony: { $who }
terminal-ten-to-kill-as-target = cel: { $who }
terminal-ten-to-kill-as-hitman = zabity zabójca: { $who }
terminal-ten-to-kill-as-arrest = aresztowany zabójca: { $who }
terminal-ten-to-kill-as-innocent = niewinny: { $who }
terminal-ten-to-kill-as-police = stróż prawa: { $who }
terminal-ten-to-kill-how =
    Masz zabójcę i trzy cele, a nikt inny nie wie, kim są. W swojej turze działasz dwa razy: przestawiasz kogokolwiek
    dokądkolwiek, każesz swojemu zabójcy zabić (raz na turę) albo prowadzisz dochodzenie: pytasz przeciwnika o kogoś, kto
    stoi z policjantem.

    Zabójca zabija nożem na swoim kafelku; rewolwerem na przylegającym, jeśli jest sam; karabinem snajperskim wzdłuż rzędu lub
    kolumny, jeśli jest sam na kafelku z celownikiem. Nigdy, gdy policjant stoi na jego kafelku lub na przylegającym.

    Po zabójstwie wszyscy z tego kafelka uciekają i przychodzi policjant. Punkty: zabójca na wolności 2, każdy cel 1,
    aresztowany zabójca 1, zabity zabójca 3, niewinny −1. Gdy komuś nie zostanie żaden cel, runda jest ostatnia.
