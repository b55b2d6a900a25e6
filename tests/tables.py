"""The tables (game, options, seats) at which every installed game is tested."""

from __future__ import annotations

from deadpan.game import GAMES, game_called
from deadpan.testing.tables import tables_of

TABLES = [table for name in GAMES for table in tables_of(game_called(name))]
