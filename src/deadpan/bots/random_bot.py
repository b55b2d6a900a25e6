"""A bot that chooses at random: the weakest level of every game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final, Literal

from deadpan.bots.protocol import Budget
from deadpan.kernel.types import Choice

_NOW_AND_THEN: Final = 0.03


class RandomBot:
    """Chooses uniformly among the legal choices."""

    is_quick: ClassVar[Literal[True]] = True

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """A random choice, at some of the opportunities."""
        return legal[rng.randrange(len(legal))] if rng.random() < _NOW_AND_THEN else None

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """A random choice."""
        return legal[rng.randrange(len(legal))]
