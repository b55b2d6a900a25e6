"""The sixteen characters and the policemen (T1.1, T1.2): their ids, which records use, and their numbers.

The rules use numbers: characters are 0 to 15 in the order of `CHARACTERS`, policemen follow.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Final, TypeAlias

from deadpan.kernel.seats import Names

Piece: TypeAlias = Annotated[str, Names("piece")]
Tile: TypeAlias = Annotated[int, Names("tile")]

CHARACTERS: Final[tuple[Piece, ...]] = (
    "giraffe", "walrus", "panther", "crocodile", "cat", "wolf", "kangaroo", "tiger",
    "cockatoo", "mouse", "penguin", "fox", "koala", "dalmatian", "opossum", "panda",
)  # fmt: skip
"""T1.1: all characters."""

TILES: Final = 16
MOST_POLICE: Final = 64
"""The most policemen in a set-up: more than any edition has (T1.2), but bounded."""

_NUMBERS: Final = {name: number for number, name in enumerate(CHARACTERS)}
_NUMBERS.update({f"police-{number}": 15 + number for number in range(1, MOST_POLICE + 1)})


@cache
def piece_name(number: int) -> Piece:
    """The id of a piece."""
    return CHARACTERS[number] if number < 16 else f"police-{number - 15}"


def piece_number(name: str) -> int | None:
    """The number of a piece, ``None`` if there is no such piece."""
    return _NUMBERS.get(name)
