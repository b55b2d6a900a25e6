### Playing in a terminal

## The table

terminal-waiting = { $player } is choosing…
terminal-held = { $player } waits. Esc lets the game go on.
terminal-over = The game is over. Enter shows the score again; q leaves.
terminal-covered = ▒▒▒ Covered. c shows it again.
terminal-covered-turn = It is your turn. Press c to see your secrets.
terminal-no-notes = Notes are switched off at this table.
terminal-everything = everything
terminal-asked-sign = { $sign } is asked.
terminal-deeds = What you can do: { $deeds }.
terminal-your-turn = It is your turn.
terminal-which = { $what }. { $detail }?
terminal-confirm = confirm
terminal-cancel = cancel
terminal-log = log
terminal-key-cover = cover
terminal-key-notes = notes
terminal-key-language = English
terminal-key-help = help
terminal-key-leave = leave

## What comes over it

terminal-leave = Leave the table? The game ends here.
terminal-stay = stay
terminal-go = leave
terminal-close = close
terminal-won =
    { $count ->
        [one] { $winners } wins.
       *[other] { $winners } share the win.
    }
terminal-keys =
    arrows   go to what can be picked, on the board or in the list
    Tab      between the board, the list and the log
    Enter    pick; then confirm
    Esc      undo the last pick
    1 2 3    what to do
    c        cover your secrets; the screen then shows what everybody may see
    f        the log or the notes; in the notes, Enter writes a mark of your own: ? ! x
    l        the next language
    ?        this page
    q        leave
    The mouse does all of it too: click what you want.

## Line by line

play-welcome = You are { $player }.
play-go-on = let them play on
play-your-number = Number (b to go back, q to leave):
play-wrong-number = A number from { $fewest } to { $most }, please.
play-stopped = You leave the table.
refused-bots-and-seats = There are { $bots } bots for { $seats } opponents.
