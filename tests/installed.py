"""Installed games with some property, for tests that need any such game and do not name one."""

from __future__ import annotations

from deadpan.game import GAMES, Game, game_called
from deadpan.kernel.rules import AnyRules
from deadpan.testing.tables import Seated, plies


def game_with_windows() -> AnyRules:
    """A game in which some questions are answer windows and others are not."""
    return next(game for game in GAMES.values() if game.windows)


def long_game() -> AnyRules:
    """The game that lasts longest of all with the fewest players: Hush is over after a dozen choices."""
    return max(GAMES.values(), key=lambda game: sum(1 for _ in plies(Seated(game, {}, game.players[0]), "long")))


def games_with_reviewers() -> list[Game]:
    """The games whose records can be looked into."""
    return [game for game in map(game_called, GAMES) if game.reviewer is not None]
