"""The terminal board for games that bring none: it shows any view."""
