"""Scenes that `scripts.screenshots` pictures: the protocol for those that a game has in its ``scripts/scenes.py``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeAlias, cast

from tests.browser.people import Person

Shoot: TypeAlias = Callable[[str], None]
"""Takes a picture with this name."""
Scene: TypeAlias = Callable[[Person, Shoot], None]
FOLDER = Path(__file__).parent.parent / "games"


class OfGame(Protocol):
    """The module of a game's scenes."""

    GAME: str
    SEATS: int
    LESSONS: Sequence[int]
    REPLAYED: tuple[str, int]
    SCENES: Sequence[Scene]


def of_games() -> list[OfGame]:
    """The scene modules of all games that have one."""
    files = sorted(FOLDER.glob("*/scripts/scenes.py"), reverse=True)
    return [cast(OfGame, import_module(f"games.{file.parts[-3]}.scripts.scenes")) for file in files]
