### 10' to Kill. Looking back at a game.

insight-key = × is ruled out. Percentages are what a ruthless bot believes: it reads what others choose.
guess = { $name }: { $words } { $piece } ({ $chance }).
guess-open = { $name }: wide open, { $count } can be it.
guess-sure = { $name }: it is { $piece }, and that is proved.
ten-to-kill-mark-kill = { $seat } can prove that { $who_def } is the hitman of { $whom }, has a clear shot, and lets it pass.
ten-to-kill-mark-arrest = { $seat } has questions enough to be sure of the hitman of { $whom }, beginning with { $who_def }, with the police standing by. Nobody is arrested.
ten-to-kill-mark-arrest-in-two = { $seat } can prove that { $who_def } is the hitman of { $whom }. A policeman brought there, one question: an arrest. It does not happen.
ten-to-kill-mark-vain-question = { $seat } asks { $whom } about { $who_def }, although the case file rules that out already.
ten-to-kill-mark-innocent = { $seat } has { $who_def } killed, although the case file shows that this is nobody’s hitman.
