"""What search knows of 10' to Kill."""

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
"""How many choices a playout lasts at most."""


class TenToKillExpert(Struct, frozen=True):
    """Candidates are what a judgement ranks first; worlds are drawn from the belief of the same taste."""

    weights: Weights = SEARCHER
    most: int = 10
    """How many candidates are played out for their worth, and beside them a few kills and questions…"""
    quiet: int = 3
    """…and moves that lead to nothing."""
    prior: float = 0.1
    """How much a point of judgement counts beside the outcomes: it steadies them."""
    keen: float = 1.0
    """How much a point of lead counts."""

    game: TenToKill = TEN_TO_KILL

    def candidates(self, view: View, legal: Sequence[Choice], rng: Random) -> tuple[list[Choice], list[float]]:
        """The best by judgement; of a board that is being built, any one tile."""
        if isinstance(legal[0], Lay):
            return [legal[rng.randrange(len(legal))]], [0.0]
        worths = judge(view, legal, self.weights)
        order = list(range(len(legal)))
        rng.shuffle(order)  # equals in a random order
        order.sort(key=lambda number: -worths[number])
        chosen = order[: self.most]
        for kind, most in ((Kill, 2), (Investigate, 2), (Move, self.quiet)):
            of_kind = [number for number in order[self.most :] if isinstance(legal[number], kind)]
            if kind is Move:  # moves that lead to nothing: any of them
                of_kind = rng.sample(of_kind, min(most, len(of_kind)))
            chosen += of_kind[:most]
        top = worths[chosen[0]]
        return [legal[number] for number in chosen], [self.prior * (worths[number] - top) for number in chosen]

    def worlds(self, view: View, rng: Random) -> Iterator[tuple[Any, float]]:
        """Hitmen as believed, targets uniformly."""
        believed = belief(view, self.weights)
        while True:
            yield deal_around(view, believed.draw(rng), rng), 1.0

    def players(self, view: View) -> Callable[[Random], FastPlayout]:
        """Quick ones, who read minds as everybody does."""
        root = Root(view, self.weights)
        return lambda rng: FastPlayout(root)

    def is_far(self, start: Any, state: Any) -> bool:
        """After so many choices: few games are that long."""
        return bool(state.table.serial - start.table.serial > _DEEPEST)

    def value(self, state: Any, seat: Seat) -> float:
        """The share of the win by points, softly: who is a point ahead is not sure to win in every such world."""
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
