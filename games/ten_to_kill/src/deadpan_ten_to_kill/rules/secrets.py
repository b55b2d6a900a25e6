"""The secrets of a set-up (T1.6): the character tiles in the hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from deadpan.kernel.secrets import Path, Secret, value_at
from deadpan_ten_to_kill.rules.pieces import CHARACTERS


def secrets(setup: Mapping[str, Any]) -> tuple[Secret, ...]:
    """Every hidden tile in a hand, exchangeable with every other one and with the tiles that nobody holds.

    The tile of a character that is not on the board is not hidden, once the board is complete.
    """
    is_laid = all(tile["at"] is not None for tile in setup["tiles"])
    hidden = list(setup["characters"]) if is_laid else list(CHARACTERS)
    places: list[tuple[int, Path]] = []
    for seat in range(len(setup["hands"])):
        places.append((seat, ("hands", seat, "hitman")))
        places += [(seat, ("hands", seat, "targets", number)) for number in range(3)]
    held = [(seat, path) for seat, path in places if value_at(setup, path) in hidden]
    paths = tuple(path for _, path in held)
    dealt = {value_at(setup, path) for path in paths}
    left = tuple(who for who in hidden if who not in dealt)
    return tuple(Secret(path, frozenset({seat}), paths, left) for seat, path in held)
