"""Installed games with some property, for tests that need any such game and do not name one."""

from __future__ import annotations

from deadpan.game import GAMES
from deadpan.kernel.rules import AnyRules


def game_with_windows() -> AnyRules:
    """A game in which some questions are answer windows and others are not."""
    return next(game for game in GAMES.values() if game.windows)
