"""The settings with which the games in this repository are measured: ``measures.json`` in the folder of each."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

GAMES = Path(__file__).parent.parent / "games"


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of table at which the rules are timed."""

    label: str
    seats: int
    options: dict[str, Any]


class Arena(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings for the tables of docs/bots.md."""

    playouts: int
    """The playouts per decision: about 300 ms."""
    players: tuple[int, ...]
    """The numbers of players besides four."""


class Web(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings for measuring the web table."""

    seats: int


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings for one game."""

    game: str
    rules: tuple[Case, ...]
    arena: Arena
    web: Web | None = None


def measures() -> dict[str, Measures]:
    """The settings by game, the game that the web table is measured with first."""
    found = [msgspec.json.decode(file.read_bytes(), type=Measures) for file in sorted(GAMES.glob("*/measures.json"))]
    return {each.game: each for each in sorted(found, key=lambda each: each.web is None)}
