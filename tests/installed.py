"""Games for tests that need one with some property, whichever has it: the registry is asked, nothing is named."""

from __future__ import annotations

from deadpan.game import GAMES
from deadpan.kernel.rules import AnyRules


def game_with_windows() -> AnyRules:
    """A game with questions that are answer windows, and questions that are none."""
    return next(game for game in GAMES.values() if game.windows)
