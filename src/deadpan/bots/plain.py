"""The floor of the ladder."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deadpan.bots.protocol import Budget
from deadpan.kernel.play import Choice


class RandomBot:
    """Every legal choice is as likely as any other."""

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """Any of them."""
        return legal[rng.randrange(len(legal))]
