"""With what the games in this repository are measured: the file ``measures.json`` in the folder of each."""

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
    """What the tables of docs/bots.md are played with."""

    playouts: int
    """They take about 300 ms a decision."""
    players: tuple[int, ...]
    """Numbers of players besides four."""


class Web(Struct, frozen=True, forbid_unknown_fields=True):
    """What the web table is timed with."""

    seats: int


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """With what one game is measured."""

    game: str
    rules: tuple[Case, ...]
    arena: Arena
    web: Web | None = None


def measures() -> dict[str, Measures]:
    """With what each game is measured, by its name: first the one whose tables the web is timed with."""
    found = [msgspec.json.decode(file.read_bytes(), type=Measures) for file in sorted(GAMES.glob("*/measures.json"))]
    return {each.game: each for each in sorted(found, key=lambda each: each.web is None)}
