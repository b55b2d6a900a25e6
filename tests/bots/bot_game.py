"""Games of bots, with access to the complete state."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from deadpan.bots import NO_BUDGET, Bot, Budget
from deadpan.kernel.rules import AnyRules


class BotGame:
    """A game with a bot in every seat; ``state`` is the current one."""

    def __init__(self, rules: AnyRules, bots: list[Bot], seed: str) -> None:
        options = rules.read_options({})
        self._rules = rules
        self._bots = bots
        self.state: Any = rules.pose(options, len(bots), rules.deal(options, len(bots), seed), seed).state

    def views(self, rng: Random, budget: Budget = NO_BUDGET) -> Iterator[Any]:
        """The view of each seat that is asked, before it chooses, to the end of the game."""
        while asks := self._rules.asks(self.state):
            seat = asks[0].seat
            view = self._rules.view(self.state, seat)
            yield view
            choice = self._bots[seat].choose(view, self._rules.legal(view), rng, budget)
            self.state = self._rules.apply(self.state, seat, choice).state
