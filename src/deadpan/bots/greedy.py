"""A greedy bot: it scores every choice one step ahead and takes the best, or samples among the good ones."""

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
    """Scores every choice with a game's weights, and takes the best or, with a temperature, one of the good ones."""

    is_quick: ClassVar[Literal[True]] = True
    judge: Callable[[Any, Sequence[Choice], T], list[float]]
    """The score of each choice in a view."""
    weights: T
    margin: float
    """How much lower than the best a sampled choice may score."""
    temperature: float = 0.0
    unasked: Callable[[Any, Sequence[Choice], T], Choice | None] | None = None
    """Returns a choice worth making without being asked, if there is one."""

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """A choice that is better made now than later, if there is one."""
        return None if self.unasked is None else self.unasked(view, legal, self.weights)

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The best choice, or with a temperature a sampled one."""
        if len(legal) == 1:
            return legal[0]
        return softmax_pick(legal, self.judge(view, legal, self.weights), rng, self.temperature, self.margin)
