## Looking back

replay = Replay
replay-pick = Look back at a game
replay-pick-text = Any saved game will do: one of yours, or one that a friend sent you. It stays on this page.
replay-drop = Drop a saved game here
replay-choose = Choose a file
replay-no-record = { $name } is not a saved game.
replay-too-big = { $name } is too big: one megabyte is the limit here.
replay-fetching = Fetching the game…
replay-not-here = No replay here
replay-copy = Copy link to this moment
replay-another = Another saved game
replay-again = From the start
replay-to-table = To the table
replay-opening = Everything is dealt. This is how it begins.
replay-next = Waiting for { $name }.
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed: { $speed } ×
replay-scrub = Moment of the game
replay-moment = { $n } of { $count }
replay-moment-short = after { $n }
eyes = Seen by
eye-public = Onlookers
eye-everything = Face up

## What could have been known

insight = Insight
insight-of = What { $name } can know
insight-public = What everybody can know
likely-never = not at all
likely-hardly = hardly
likely-perhaps = perhaps
likely-even = as likely as not
likely-probably = probably
likely-nearly = almost certainly
likely-surely = certainly

## What was missed

marks = Missed deductions
marks-text = Moments when somebody could have proved enough to act on it, and did not.
marks-none = No deduction was missed
marks-count =
    { $count ->
        [one] { $count } missed deduction
       *[other] { $count } missed deductions
    }
mark-before = Previous missed deduction
mark-after = Next missed deduction

## Playing on

play-on = Play on from here
play-on-text = A new table, and the game goes on from this moment. You take one seat, bots take the others.
play-on-seat = Your seat
play-on-bots = The others
play-on-go = Play on
play-on-over = The game is over here. Go back a little and play on from there.
