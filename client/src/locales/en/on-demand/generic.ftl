### The screen of a game that brings none of its own.

generic-open = On the table
generic-own = Yours
generic-none = nothing
generic-steps = Picked so far
generic-what = Your turn. What will it be?
generic-so-far = { $steps }…
generic-which = { $field }?
generic-enough = No more
generic-sure = { $what }?
generic-confirm = Confirm it, or go back.
generic-only = There is nothing else to do.
generic-waiting =
    { $count ->
        [one] { $names } is thinking.
       *[other] { $names } are thinking.
    }
generic-nobody-wins = Nobody wins.
generic-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
generic-deeds = What you can do
