"""Play in a terminal: one person against bots, by mouse and keyboard (`TerminalApp`) or line by line (`Plain`).

What all games share is here: the offer that narrows hundreds of legal choices down to one, the canvas a board is
painted on, the screen around it. What one game brings is its face, in a folder of its own: the board, the person's
secrets, the notes and the count.
"""
