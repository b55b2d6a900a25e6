"""The floor of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Final, Literal

from deadpan.bots.protocol import Budget
from deadpan.kernel.types import Choice

_NOW_AND_THEN: Final = 0.03


class RandomBot:
    """Every legal choice is as likely as any other."""

    is_quick: ClassVar[Literal[True]] = True

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """Any of them, now and then."""
        return legal[rng.randrange(len(legal))] if rng.random() < _NOW_AND_THEN else None

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """Any of them."""
        return legal[rng.randrange(len(legal))]
