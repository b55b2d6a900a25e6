"""The knowledge of Au pire tu meurs that the search needs: candidates, worlds, playouts and values."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.bots.beliefs import InferenceWeights, balances
from deadpan_au_pire_tu_meurs.bots.fast_playout import FastPlayout, years_left
from deadpan_au_pire_tu_meurs.bots.judge import judge
from deadpan_au_pire_tu_meurs.bots.weights import SEARCHER, Weights
from deadpan_au_pire_tu_meurs.bots.win_probability import chance
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS, AuPireTuMeurs
from deadpan_au_pire_tu_meurs.rules.redeal import redeals
from deadpan_au_pire_tu_meurs.rules.view import View

_MOST_READ: Final = 8.0
"""The greatest factor by which the choices of one player can change the weight of a world."""


class AuPireExpert(Struct, frozen=True):
    """Candidates are the choices that `judge` ranks first; worlds come from `redeals`, weighed by players' choices.

    A playout is the rest of the turn. Playouts of whole games are so noisy, and their players so unlike the real
    opponents, that the search gained nothing by them.
    """

    weights: Weights = SEARCHER
    most: int = 12
    """The number of candidates."""
    prior: float = 0.3
    """The weight of the judgement beside the outcomes of playouts."""

    game: AuPireTuMeurs = AU_PIRE_TU_MEURS

    def candidates(self, view: View, legal: Sequence[Choice], rng: Random) -> tuple[list[Choice], list[float]]:
        """The best choices by judgement, with their priors; only the best one for a spectre or a new character."""
        worths = judge(view, legal, self.weights)
        order = list(range(len(legal)))
        rng.shuffle(order)  # choices of equal worth in a random order
        order.sort(key=lambda number: -worths[number])
        if not view.table.living >> (view.seat or 0) & 1 or view.newcomer >= 0:
            order = order[:1]
        top = worths[order[0]]
        order = order[: self.most]
        return [legal[number] for number in order], [self.prior * max(-1.0, worths[number] - top) for number in order]

    def worlds(self, view: View, rng: Random) -> Iterator[tuple[Any, float]]:
        """Consistent worlds, each weighed by how likely the players' choices make its balances."""
        told = balances(view, InferenceWeights(reads=False))
        read = balances(view, self.weights.inference)
        jouvence = view.table.opening.options.jouvence_years
        for world in redeals(view, rng):
            weight = 1.0
            for seat, before in told.items():
                years = years_left(world, seat, jouvence)
                if years in before:
                    weight *= min(_MOST_READ, max(1 / _MOST_READ, read[seat].get(years, 0.0) / before[years]))
            yield world, weight

    def players(self, view: View) -> Callable[[Random], FastPlayout]:
        """A factory of fast playouts, each with its own noise on the balances that players see."""
        seats, jouvence = len(view.table.hand_sizes), view.table.opening.options.jouvence_years
        return lambda rng: FastPlayout(seats, jouvence, rng)

    def is_far(self, start: Any, state: Any) -> bool:
        """Whether the next turn has begun: from there on, `win_probability` predicts better than a playout."""
        return bool(state.table.turn > start.table.turn and state.table.frames[-1].kind in ("act", "haunt"))

    def value(self, state: Any, seat: Seat) -> float:
        """The share of the win or, if the game is not over, the probability of winning."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return chance(state, seat) if state.table.living >> seat & 1 else 0.0


EXPERT: Final = AuPireExpert()
