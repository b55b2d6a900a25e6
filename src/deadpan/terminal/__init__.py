"""Playing in a terminal: one person against bots, on a screen (`TerminalApp`) or line by line (`LineMode`).

The parts that all games share are here: the `ChoiceBuilder` that narrows hundreds of legal choices down to one, the
`Canvas` that boards are painted on, and the screen around it. A game brings a `TerminalBoard`, which paints its board
and the person's secrets, and lists its notes and its scores.
"""
