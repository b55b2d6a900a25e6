"""The board in the terminal of a game that brings none: it shows any view."""
