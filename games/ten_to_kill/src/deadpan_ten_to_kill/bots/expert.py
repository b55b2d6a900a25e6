"""The knowledge of 10' to Kill that the search needs: candidates, worlds, playouts and values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import exp
from random import Random
from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.fast_playout import FastPlayout, Root
from deadpan_ten_to_kill.bots.judge import judge
from deadpan_ten_to_kill.bots.weights import SEARCHER, Weights
from deadpan_ten_to_kill.rules.choices import Investigate, Kill, Lay, Move
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL, TenToKill
from deadpan_ten_to_kill.rules.redeal import deal_around
from deadpan_ten_to_kill.rules.view import View

_DEEPEST: Final = 120
"""The longest playout, in choices."""


class TenToKillExpert(Struct, frozen=True):
    """Candidates are the choices that `judge` ranks first; worlds are drawn from the belief with the same weights."""

    weights: Weights = SEARCHER
    most: int = 10
    """The number of best candidates; up to two kills and two questions are added to them."""
    quiet: int = 3
    """The number of other moves that are added."""
    prior: float = 0.1
    """The weight of a point of judgement beside the outcomes of playouts: it reduces their noise."""
    keen: float = 1.0
    """The weight of a point of lead."""

    game: TenToKill = TEN_TO_KILL

    def candidates(self, view: View, legal: Sequence[Choice], rng: Random) -> tuple[list[Choice], list[float]]:
        """The best choices by judgement, with their priors; while the board is being built, one random tile."""
        if isinstance(legal[0], Lay):
            return [legal[rng.randrange(len(legal))]], [0.0]
        worths = judge(view, legal, self.weights)
        order = list(range(len(legal)))
        rng.shuffle(order)  # choices of equal worth in a random order
        order.sort(key=lambda number: -worths[number])
        chosen = order[: self.most]
        for kind, most in ((Kill, 2), (Investigate, 2), (Move, self.quiet)):
            of_kind = [number for number in order[self.most :] if isinstance(legal[number], kind)]
            if kind is Move:  # a random few of the other moves
                of_kind = rng.sample(of_kind, min(most, len(of_kind)))
            chosen += of_kind[:most]
        top = worths[chosen[0]]
        return [legal[number] for number in chosen], [self.prior * (worths[number] - top) for number in chosen]

    def worlds(self, view: View, rng: Random) -> Iterator[tuple[Any, float]]:
        """Worlds with hitmen drawn from the belief and targets dealt uniformly, each of weight 1."""
        believed = belief(view, self.weights)
        while True:
            yield deal_around(view, believed.draw(rng), rng), 1.0

    def players(self, view: View) -> Callable[[Random], FastPlayout]:
        """A factory of fast playouts that all begin with the belief at the root."""
        root = Root(view, self.weights)
        return lambda rng: FastPlayout(root)

    def is_far(self, start: Any, state: Any) -> bool:
        """Whether a playout is cut off here."""
        return bool(state.table.serial - start.table.serial > _DEEPEST)

    def value(self, state: Any, seat: Seat) -> float:
        """The value for a seat: the softmax share of its points, and after the game the mean of that and its win.

        The softmax is used because a lead of one point is no certain win.
        """
        outcome = self.game.outcome(state)
        scores = self.game.scores(state)
        top = max(scores)
        weights = [exp(self.keen * max(points - top, -8)) for points in scores]
        soft = weights[seat] / sum(weights)
        if outcome is None:
            return soft
        won = 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return 0.5 * (won + soft)


EXPERT: Final = TenToKillExpert()
