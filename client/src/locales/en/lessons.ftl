### The guided first games. One idea a message: a heading, and the text in `.text`.

## The frame

first-game = First game
first-invitation = First time? Learn by playing
first-of = First game of { $game }
first-lead = Five minutes, two bots, one idea at a time. We tell you what to press.
first-loading = Setting the scene…
first-again = Start again
first-next = Next
first-go-on = Go on
first-progress = Lesson { $number } of { $count }
first-now = Press:
first-real = Play a real one
first-other = And now { $game }
first-others = The others play
first-nudge-0 = Not yet. First: { $what }.
first-nudge-1 = A fine idea, for another evening. Now: { $what }.
first-nudge-2 = Nobody saw that. { $what }, please.
first-nudge-read = Read first, then press Next. Crime can wait.
first-nudge-wait = The others are busy. Look innocent.
