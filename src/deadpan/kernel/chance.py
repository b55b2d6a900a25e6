"""An immutable random source.

Drawing from a `Chance` returns a value and the next `Chance`; the old one is unchanged and draws the same again. A
state that holds one therefore determines its own future.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")

_RANGE = 1 << 64


class Chance(Struct, frozen=True, gc=False):
    """An endless sequence of random numbers, with the number of those drawn.

    ``stream`` separates the uses of one seed: the deal does not depend on what play draws later, so a record with an
    explicit set-up and a seed continues like the game it was written from.
    """

    seed: str
    stream: str
    drawn: int = 0

    def below(self, n: int) -> tuple[int, Chance]:
        """A number from 0 to ``n - 1``, uniformly distributed."""
        if n < 1:
            raise ValueError(f"cannot draw a number below {n}")
        limit = _RANGE - _RANGE % n
        drawn = self.drawn
        while True:
            text = f"{self.stream}\0{drawn}\0{self.seed}"
            number = int.from_bytes(blake2b(text.encode("utf-8", "surrogatepass"), digest_size=8).digest(), "big")
            drawn += 1
            if number < limit:
                return number % n, Chance(self.seed, self.stream, drawn)

    def pick(self, items: Sequence[T]) -> tuple[T, Chance]:
        """One of ``items``, uniformly chosen."""
        index, chance = self.below(len(items))
        return items[index], chance

    def shuffled(self, items: Iterable[T]) -> tuple[tuple[T, ...], Chance]:
        """All of ``items`` in a random order."""
        order = list(items)
        chance = self
        for last in range(len(order) - 1, 0, -1):
            other, chance = chance.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order), chance
