### Au pire tu meurs. How to play: fetched with its pages.

how-pire-lead = A family, and not for long. Everybody hides who they are and how many years they have left. Take the others’ years away, then press the red button.

how-pire-before = First things first
how-pire-who = Who you are
    .text = 3 to 8 players. You draw one of the Deaths, face down: from Zack the baby with 80 years to live to Anibal the dog with 20. Only you know who you are.
    .pile = Your character is the bottom of your life pile. What the others do to you lands on it, face down.
how-pire-hand = Seven cards
    .text = The characters that nobody drew are shuffled in with all the other cards. Everybody gets { $count } cards; the rest is the draw pile.
    .spare = If you are dealt a character, you settle it before the first turn, as if you had drawn it: become it or not. Another card takes its place.
how-pire-first = Who goes first
    .text = The oldest of you. You are asked before the deal, and one press answers; without an answer, and against bots, chance decides.
    .direction = Play goes anticlockwise: after you comes whoever sits to your right.
how-pire-turn = Draw one, play one
    .text = Draw a card without showing it. Then play exactly one: that one or another from your hand. The other stays in your hand.
    .accuse = Before or after your card you may accuse. The turn is over when you say so.
    .answers = Reverse and Miracle are only ever answers. If nothing in your hand can be played, the turn ends without a card.
    .under = Used cards go under the draw pile. When the pile is empty, nobody draws; you go on with what you hold.

how-pire-attacks = Attacks and answers
how-pire-blow = Hits
    .text = Give a Pépin, an Accident or a Cata to somebody, face down, for their life pile: 5, 10 or 20 years less. These are the hits. Only the two of you know which it is.
    .jouvence = A Jouvence goes on your own pile: { $jouvence } years more.
how-pire-answer = Reverse
    .text = A Reverse answers a hit that was just given to you: it lands on the giver’s pile instead.
    .chain = The giver may answer that with a Reverse, and so on. After an even number of them the hit lands where it was aimed.
    .limits = It does not stop a Mort Subite, a Punition, or the hit that follows a wrong accusation.
    .always = Everybody is asked every time, with a Reverse in hand or without. So a pause tells nothing.
how-pire-duel = Duel
    .text = You and another player compare the years of the hits in your life piles. Characters and Jouvence do not count. You show each other those hits, and never your characters.
    .prize = The higher sum wins, being nearer to death. The winner adds a hit from their hand to the loser’s life pile, if there is one; the loser may answer with a Reverse.
    .draw = Equal sums: nothing happens.
how-pire-punition = Punition
    .text = A random card from another player’s hand falls on that player’s own life pile. Only they see what it is, and there is no answer to it.
    .counts = It counts if it is a hit or a Jouvence, so it may even help them. Anything else, a Reverse for instance, lies there without effect.
how-pire-sudden = Mort Subite
    .text = Another player is out, there and then. Only a Miracle answers it, and a Miracle answers nothing else.
    .hands = Then that player lives and the Mort Subite changes hands: it is theirs now, to play on somebody.

how-pire-help = Helping yourself
how-pire-pile = Transfert and Pioche
    .text = Transfert takes any card of your own life pile into your hand: a hit that fell on you is yours to give away. Pioche puts any card of your own life pile under the draw pile.
    .character = Neither takes the character. The others see that a card goes, not which.
how-pire-switch = Switch
    .text = Exchange your character with another player’s, or make two other players exchange theirs. Either way the life piles stay.
    .look = Both look at who they are now. If you are one of them, you know both.
how-pire-spare = A character in the draw pile
    .text = Become it, and your old one goes under the draw pile; or put the new one there. Your life pile stays as it is.
    .seen = The others see that a character came and whether you took it, not who it is. You do not draw again, but you still play a card.

how-pire-dying = Dying, and after
how-pire-mort = You’re dead!
    .text = Your balance is the years of your character − hits + Jouvence. Think somebody has no years left? On your turn, press the red button. They show their character and their whole life pile to you, and to nobody else.
    .zero = Zero or less: they are out.
    .more = More than zero: they choose a hit from their own life pile, and it goes to yours. If there is none, nothing happens.
    .once = Each opponent at most once a turn. No card answers it.
    .quiet = Nobody has to own up: with nothing left you play on until somebody accuses you.
how-pire-ghost = Spectres
    .text = Whoever is out, by an accusation or a Mort Subite, puts their hand under the draw pile. From their next turn on they are a spectre: each turn they give one hit from their own life pile to a living player, until none is left.
    .only = A spectre draws nothing, plays nothing and accuses nobody. A Reverse sends its hit back to its pile.
how-pire-end = The last one wins
    .text = Whoever is the last alive wins, whatever the balance. Even below zero.
    .reckoning = Should the draw pile be empty and a whole round pass in which no card is played and nobody is accused, or after 1000 turns, all show their balance: zero or less is out, unless all are; the highest balance wins, and equal ones share.

how-pire-cards = All the cards
how-pire-box = 76 cards, besides the family
    .text = The black ones are attack cards, the white ones action cards. R opens this list at the table.
