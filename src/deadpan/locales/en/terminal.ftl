### Playing in a terminal

## The table

terminal-waiting = { $player } is choosing…
terminal-held = { $player } waits. Esc lets the game go on.
terminal-over = The game is over. Enter shows the count again; q leaves.
terminal-covered = ▒▒▒ Covered. c shows it again.
terminal-covered-turn = It is your turn. Press c to see what is yours.
terminal-no-notes = No help was agreed on.
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
        [one] The win goes to { $winners }.
       *[other] The win is shared by { $winners }.
    }
terminal-keys =
    arrows   go to what can be picked, on the board or in the list
    Tab      between the board, the list and the log
    Enter    pick; then confirm
    Esc      take the latest pick back
    1 2 3    what to do
    c        cover what is yours; the screen then shows what everybody may see
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

## 10' to Kill

terminal-ten-to-kill-police = POLICE { $number }
terminal-ten-to-kill-round = round { $number }
terminal-ten-to-kill-your-hitman = your hitman
terminal-ten-to-kill-notes = case file
terminal-ten-to-kill-act =
    { $left ->
        [one] Your turn, { $left } action left: move somebody, kill or investigate.
       *[other] Your turn, { $left } actions left: move somebody, kill or investigate.
    }
terminal-ten-to-kill-flee = Somebody was killed: choose where each witness flees.
terminal-ten-to-kill-post = Choose the policeman who comes to the scene.
terminal-ten-to-kill-lay = Lay a tile of the town.
terminal-ten-to-kill-nobody-in-reach = Nobody is within your hitman's reach.
terminal-ten-to-kill-nobody-to-ask = Nobody stands with a policeman, so there is nobody to ask about.
terminal-ten-to-kill-knife = knife
terminal-ten-to-kill-pistol = revolver
terminal-ten-to-kill-rifle = sniper rifle
terminal-ten-to-kill-hitman-safe = hitman never caught: { $who }
terminal-ten-to-kill-hitman-lost = hitman lost: { $who }
terminal-ten-to-kill-as-target = target: { $who }
terminal-ten-to-kill-as-hitman = hitman killed: { $who }
terminal-ten-to-kill-as-arrest = hitman arrested: { $who }
terminal-ten-to-kill-as-innocent = innocent: { $who }
terminal-ten-to-kill-as-police = officer of the law: { $who }
terminal-ten-to-kill-how =
    You have a hitman and three targets, and nobody else knows who they are. On your turn you act twice: move anybody
    anywhere, have your hitman kill (once a turn), or investigate: ask an opponent about somebody who stands with a policeman.

    Your hitman kills with the knife on its own tile; with the revolver on an adjacent tile, if it is alone; with the sniper
    rifle along the row or the column, if it is alone on a sniper tile. Never with a policeman on its tile or next to it.

    After a kill everybody on that tile flees and a policeman comes. Prestige: hitman never caught 2, each target 1, a hitman
    arrested 1, a hitman killed 3, an innocent −1. When somebody has no target left, the round is the last.

## Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } cards in hand   { $life } cards in the life pile   { $out } out   { $spectre } haunting  { $round } way the turn goes   { $first } first player
terminal-au-pire-tu-meurs-notes = notebook
terminal-au-pire-tu-meurs-turn = turn { $number }
terminal-au-pire-tu-meurs-balance =
    { $years ->
        [one] { $years } year left
       *[other] { $years } years left
    }
terminal-au-pire-tu-meurs-pile =
    { $count ->
        [one] { $count } card in the pile
       *[other] { $count } cards in the pile
    }
terminal-au-pire-tu-meurs-life = Your life pile:
terminal-au-pire-tu-meurs-out = out
terminal-au-pire-tu-meurs-spectre = spectre
terminal-au-pire-tu-meurs-act = Your turn: play a card, or accuse somebody first.
terminal-au-pire-tu-meurs-act-played = Accuse somebody, or end your turn.
terminal-au-pire-tu-meurs-identity = A character came: { $card } ({ $years }). Is that who you are now?
terminal-au-pire-tu-meurs-answer = { $player } gives you this: { $card }. Do you answer?
terminal-au-pire-tu-meurs-dying = Sudden death. Do you answer?
terminal-au-pire-tu-meurs-prize = You won the duel: give the loser a hit.
terminal-au-pire-tu-meurs-retaliate = You were accused wrongly: pass on a hit from your life pile.
terminal-au-pire-tu-meurs-haunt = You haunt: give a living player a hit from your life pile.
terminal-au-pire-tu-meurs-let-it-happen = let it happen
terminal-au-pire-tu-meurs-card-owed = Play a card first.
terminal-au-pire-tu-meurs-all-accused = You have accused everybody this turn.
terminal-au-pire-tu-meurs-played = You have played your card this turn.
terminal-au-pire-tu-meurs-nothing-to-play = Nothing in your hand can be played.
terminal-au-pire-tu-meurs-how =
    You are somebody with so many years to live, and nobody else knows who. Hits that others give you lie on your life pile and
    take years off; a Jouvence adds some. Whoever has none left is dead, but only once somebody notices.

    On your turn you draw a card and play one. Before or after it you may tell anybody: “You’re dead!” If you are right, they are
    out, and come back as a spectre; if you are wrong, they pass one of their hits on to you.

    The last one alive wins.
