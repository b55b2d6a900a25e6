### 10' to Kill. Looking back at a game.

insight-key = × is ruled out. Percentages are what a ruthless bot believes from what the others choose.
guess = { $name }: { $words } { $piece } ({ $chance }).
guess-open = { $name }: wide open, { $count } candidates.
guess-sure = { $name }: it is { $piece }, proved.
ten-to-kill-mark-kill = { $seat } can prove that { $who_def } is { $whom }’s hitman, has a clear shot, and lets it pass.
ten-to-kill-mark-arrest = { $seat } could unmask { $whom }’s hitman for certain, starting with { $who_def }: the police are standing by. Nobody is arrested.
ten-to-kill-mark-arrest-in-two = { $seat } can prove that { $who_def } is { $whom }’s hitman. One policeman, one question, one arrest. It does not happen.
ten-to-kill-mark-vain-question = { $seat } asks { $whom } about { $who_def }, although the case file rules that out already.
ten-to-kill-mark-innocent = { $seat } kills { $who_def }, although the case file shows that this is nobody’s hitman.
