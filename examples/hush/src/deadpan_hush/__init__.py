"""Hush: each player has a hidden card, draws a card, plays one of the two, and guesses the cards of opponents."""

from __future__ import annotations

from typing import Final

from deadpan.game import Game
from deadpan_hush.rules import Hush

GAME: Final = Game(rules=Hush())
