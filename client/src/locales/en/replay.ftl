## Looking back

replay = Replay
replay-pick = Look back at a game
replay-pick-text = Any record will do: one that you saved after a game, or one that a friend sent you. It stays on this page.
replay-drop = Drop a record here
replay-choose = Choose a file
replay-no-record = { $name } is not the record of a game.
replay-too-big = { $name } is too big: a record of one megabyte is the most that can be shown here.
replay-fetching = Fetching the game…
replay-not-here = No replay here
replay-copy = Copy link to this moment
replay-another = Another record
replay-again = From the start
replay-to-table = To the table
replay-opening = The tiles are dealt. This is how it begins.
replay-next = Next to choose: { $name }.
replay-first = To the start
replay-back = One step back
replay-forward = One step on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } ×
replay-scrub = Moment of the game
replay-moment = { $n } of { $count }
replay-moment-short = after { $n }
eyes = Whose eyes
eye-public = Onlookers
eye-everything = Face up
owned-by =
    { $role ->
        [hitman] the hitman of { $name }
       *[target] a target of { $name }
    }
heap =
    { $kind ->
        [hand] In hand: { $list }
       *[life] On the life pile: { $list }
    }

## What could have been known

insight = Insight
insight-of = What { $name } can know
insight-public = What everybody can know
insight-key = × is ruled out. Percentages are what a ruthless bot believes: it reads what others choose.
guess = { $name }: { $words } { $piece } ({ $chance }).
guess-open = { $name }: wide open, { $count } can be it.
guess-sure = { $name }: it is { $piece }, and that is proved.
odds-dead = Dead: { $words } ({ $chance }).
odds-years = about { $years } years left
likely-never = not at all
likely-hardly = hardly
likely-perhaps = perhaps
likely-even = as likely as not
likely-probably = probably
likely-nearly = almost certainly
likely-surely = certainly

## What was missed

marks = Missed deductions
marks-text = Moments when somebody could prove enough to act on it, and did not.
marks-none = No deduction was missed
marks-count =
    { $count ->
        [one] { $count } missed deduction
       *[other] { $count } missed deductions
    }
mark-before = Missed deduction before
mark-after = Next missed deduction
ten-to-kill-mark-kill = { $seat } can prove that { $who_def } is the hitman of { $whom }, has a clear shot, and lets it pass.
ten-to-kill-mark-arrest = { $seat } has questions enough to be sure of the hitman of { $whom }, beginning with { $who_def }, with the police standing by. Nobody is arrested.
ten-to-kill-mark-arrest-in-two = { $seat } can prove that { $who_def } is the hitman of { $whom }. A policeman brought there, one question: an arrest. It does not happen.
ten-to-kill-mark-vain-question = { $seat } asks { $whom } about { $who_def }, although the case file rules that out already.
ten-to-kill-mark-innocent = { $seat } has { $who_def } killed, although the case file shows that this is nobody’s hitman.
au-pire-tu-meurs-mark-accuse = { $seat } can prove that { $whom } has no years left, and says nothing.
au-pire-tu-meurs-mark-accused-alive = { $seat } accuses { $whom }, although it is proved that { $whom } has years left.

## Playing on

play-on = Play on from here
play-on-text = A new table, and the game goes on from this moment. You take one seat, bots take the others.
play-on-seat = Your seat
play-on-bots = The others
play-on-go = Play on
play-on-over = The game is over here. Go back a little and play on from there.
