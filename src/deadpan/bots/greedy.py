"""The ladder below search: bots that weigh every choice and make a good one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

from msgspec import Struct

from deadpan.bots.protocol import Budget
from deadpan.bots.softmax import softmax_pick
from deadpan.kernel.types import Choice

T = TypeVar("T")


class GreedyBot(Struct, Generic[T], frozen=True):
    """One who weighs every choice by a taste and takes the best, or with some temperature a good one."""

    is_quick: ClassVar[Literal[True]] = True
    judge: Callable[[Any, Sequence[Choice], T], list[float]]
    """What each choice is worth in a view."""
    weights: T
    margin: float
    """How much worse than the best a good one may be."""
    temperature: float = 0.0
    unasked: Callable[[Any, Sequence[Choice], T], Choice | None] | None = None
    """What is worth making unasked, if anything."""

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """What the judgement would not wait with."""
        return None if self.unasked is None else self.unasked(view, legal, self.weights)

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The choice that is worth most."""
        if len(legal) == 1:
            return legal[0]
        return softmax_pick(legal, self.judge(view, legal, self.weights), rng, self.temperature, self.margin)
