### Playing in a terminal: Au pire tu meurs

terminal-au-pire-tu-meurs-legend = { $hand } cards in hand   { $life } cards in the life pile   { $out } out   { $spectre } spectre  { $round } way the turn goes   { $first } first player
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
terminal-au-pire-tu-meurs-prize = You won the duel: pick a hit for the loser.
terminal-au-pire-tu-meurs-retaliate = You are very much alive: pass on a hit from your life pile.
terminal-au-pire-tu-meurs-haunt = You haunt: pass a hit from your life pile to a living player.
terminal-au-pire-tu-meurs-let-it-happen = let it happen
terminal-au-pire-tu-meurs-card-owed = Play a card first.
terminal-au-pire-tu-meurs-all-accused = You have accused everybody this turn.
terminal-au-pire-tu-meurs-played = You have played your card this turn.
terminal-au-pire-tu-meurs-nothing-to-play = Nothing in your hand can be played.
terminal-au-pire-tu-meurs-how =
    You have so many years to live, and nobody else knows how many. Hits from the others land on your life pile and take
    years off; a Jouvence adds some. Whoever has none left is dead, but only once somebody notices.

    On your turn you draw a card and play one. Before or after it you may tell anybody: “You’re dead!” If you are right, they are
    out, and come back as a spectre; if you are wrong, they pass one of their hits on to you.

    The last one alive wins.
