"""What a game package is: its description (`Game`), and the registry of those that are installed."""

from __future__ import annotations

from deadpan.game.description import Game
from deadpan.game.registry import GAMES, Broken, Installed, Registry, game_called, registry

__all__ = ["GAMES", "Broken", "Game", "Installed", "Registry", "game_called", "registry"]
