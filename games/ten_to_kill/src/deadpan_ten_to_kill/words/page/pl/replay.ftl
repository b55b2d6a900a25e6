### 10 Minut. Powrót do rozegranej partii.

insight-key = × jest wykluczone. Procenty mówią, w co wierzy bezlitosny bot: czyta z cudzych wyborów.
guess = { $name }: { $piece }, { $words } ({ $chance }).
guess-open = { $name }: wszystko możliwe, liczba podejrzanych: { $count }.
guess-sure = { $name }: to { $piece }, i to jest udowodnione.
ten-to-kill-mark-kill = { $seat } może udowodnić, że { $who } to zabójca (właściciel: { $whom }), ma czysty strzał i nie strzela.
ten-to-kill-mark-arrest = { $seat } ma dość pytań, by na pewno trafić na zabójcę (właściciel: { $whom }), zaczynając od pytania o { $who_acc }, z policją na miejscu. Nikt nie zostaje aresztowany.
ten-to-kill-mark-arrest-in-two = { $seat } może udowodnić, że { $who } to zabójca (właściciel: { $whom }). Policjant na miejsce, jedno pytanie i jest areszt. Nic z tego.
ten-to-kill-mark-vain-question = { $seat } pyta o { $who_acc }, choć akta już to wykluczają. Odpowiada { $whom }.
ten-to-kill-mark-innocent = { $seat } zabija { $who_acc }, choć akta pokazują, że to niczyj zabójca.
