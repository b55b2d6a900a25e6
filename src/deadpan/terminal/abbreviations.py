"""Names shortened to a width, all different."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache


@lru_cache(maxsize=256)
def cut(names: tuple[str, ...], width: int) -> tuple[str, ...]:
    """Each name in at most ``width`` letters: its beginning, with another last letter if that is taken."""
    found: list[str] = []
    for name in names:
        tries = [name[:width], *(name[: width - 1] + letter for letter in name[width:])]
        found.append(next((each for each in tries if each not in found), tries[0]))
    return tuple(found)


def columns(count: int, height: int, width: int) -> tuple[int, int]:
    """How many columns, and how wide each, so that ``count`` names fit into the space if possible."""
    across = max(1, -(-count // max(height, 1)))
    while across > 1 and (width + 1) // across - 1 < 2:
        across -= 1
    return across, (width + 1) // across - 1


def span(numbers: Sequence[int]) -> list[tuple[int, bool]]:
    """From the least to the greatest of these numbers, with whether each is one of them; a gap counts as one."""
    present = sorted(set(numbers))
    found: list[tuple[int, bool]] = []
    for number in present:
        if found and number > found[-1][0] + 1:
            found.append((number - 1, False))
        found.append((number, True))
    return found
