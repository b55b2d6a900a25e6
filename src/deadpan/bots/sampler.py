"""A bot for every game: random playouts of each legal choice, in a few worlds that fit its seat's knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from deadpan.bots.protocol import Budget
from deadpan.bots.softmax import best_of
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice

WORLDS: Final = 12
"""How many worlds each choice is tried in, as far as the budget allows."""
LONGEST_PLAYOUT: Final = 300
"""A playout is stopped after this many choices; then the leaders share the win."""
MOST_CANDIDATES: Final = 24
"""If there are more legal choices, this many are drawn at random."""


class SamplerBot(Struct, frozen=True):
    """Takes the choice that wins most often if all continue at random.

    It needs only the rules, in particular `Rules.redeal`, so every game has it.
    """

    rules: AnyRules
    worlds: int = WORLDS

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The choice with the largest share of wins; ties are broken at random."""
        if len(legal) == 1:
            return legal[0]
        until = None if budget.ms is None else perf_counter() + budget.ms / 1000
        candidates = list(legal) if len(legal) <= MOST_CANDIDATES else rng.sample(list(legal), MOST_CANDIDATES)
        rng.shuffle(candidates)  # time may run out within a world: no choice is then favoured by its place in the list
        most = self.worlds if budget.playouts is None else min(self.worlds, budget.playouts // len(candidates))
        sums = [0.0] * len(candidates)
        counts = [0] * len(candidates)
        for _ in range(max(1, most)):
            world, luck = self.rules.redeal(view, rng), rng.getrandbits(64)
            for number, candidate in enumerate(candidates):
                if until is not None and perf_counter() >= until and counts[0]:
                    break
                sums[number] += self._play_out(world, view.seat, candidate, Random(luck))
                counts[number] += 1
        tried = [number for number, count in enumerate(counts) if count]
        worths = [sums[number] / counts[number] for number in tried]
        return best_of([candidates[number] for number in tried], worths, rng)

    def _play_out(self, world: Any, seat: Seat, candidate: Choice, rng: Random) -> float:
        """The share of the win of a seat after a choice and random play to the end."""
        rules = self.rules
        state = rules.apply(world, seat, candidate).state
        for _ in range(LONGEST_PLAYOUT):
            asks = rules.asks(state)
            if not asks:
                break
            asked = asks[0].seat
            legal = rules.legal_in(state, asked)
            state = rules.apply(state, asked, legal[rng.randrange(len(legal))]).state
        outcome = rules.outcome(state)
        if outcome is not None:
            return 1 / len(outcome.winners) if seat in outcome.winners else 0.0
        scores = rules.scores(state)
        return 1 / scores.count(max(scores)) if scores[seat] == max(scores) else 0.0
