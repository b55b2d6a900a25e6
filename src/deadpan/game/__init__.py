"""The description of a game (`Game`), and the registry of the installed ones."""

from __future__ import annotations

from deadpan.game.description import Game
from deadpan.game.registry import (
    GAMES,
    BrokenGame,
    InstalledGame,
    MissingGame,
    Registry,
    game_called,
    grouper_of,
    package_of,
    registry,
)

__all__ = [
    "GAMES", "BrokenGame", "Game", "InstalledGame", "MissingGame", "Registry", "game_called", "grouper_of",
    "package_of", "registry",
]  # fmt: skip
