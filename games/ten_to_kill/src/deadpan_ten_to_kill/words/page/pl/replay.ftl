### 10 Minut. Powrót do rozegranej partii.

insight-key = × jest wykluczone. Procenty mówią, co bezlitosny bot sądzi na podstawie cudzych wyborów.
guess = { $name }: { $piece }, { $words } ({ $chance }).
guess-open = { $name }: wszystko możliwe, kandydatów: { $count }.
guess-sure = { $name }: to { $piece }, i to jest udowodnione.
ten-to-kill-mark-kill = { $seat } może udowodnić, że { $who } to zabójca, któremu płaci { $whom }, ma czysty strzał i nie strzela.
ten-to-kill-mark-arrest = { $seat } może na pewno zdemaskować zabójcę, któremu płaci { $whom }, zaczynając od pytania o { $who_acc }: policja jest na miejscu. Nikt nie zostaje aresztowany.
ten-to-kill-mark-arrest-in-two = { $seat } może udowodnić, że { $who } to zabójca, któremu płaci { $whom }. Policjant na miejsce, jedno pytanie i jest aresztowanie. Nic z tego.
ten-to-kill-mark-vain-question = { $seat } pyta o { $who_acc }, choć akta już to wykluczają. { $whom }: „Nie”.
ten-to-kill-mark-innocent = { $seat } zabija { $who_acc }, choć akta pokazują, że to niczyj zabójca.
