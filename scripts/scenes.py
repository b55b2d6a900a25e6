"""What pictures are taken of: scenes of every game, and those that a game has in its folder (``scripts/scenes.py``)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Protocol, TypeAlias, cast

from tests.browser.people import Person

Shoot: TypeAlias = Callable[[str], None]
"""Takes a picture, under this name."""
Scene: TypeAlias = Callable[[Person, Shoot], None]
FOLDER = Path(__file__).parent.parent / "games"


class OfGame(Protocol):
    """What the module of a game says."""

    GAME: str
    SEATS: int
    LESSONS: Sequence[int]
    REPLAYED: tuple[str, int]
    SCENES: Sequence[Scene]


def of_games() -> list[OfGame]:
    """The scenes of each game that has some in its folder."""
    files = sorted(FOLDER.glob("*/scripts/scenes.py"), reverse=True)
    return [cast(OfGame, import_module(f"games.{file.parts[-3]}.scripts.scenes")) for file in files]
