"""What search knows of Au pire tu meurs."""

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
"""How many times likelier, or unlikelier, a world can get by what is read into the choices of one player."""


class AuPireExpert(Struct, frozen=True):
    """Candidates are what a judgement ranks first; worlds are the game's own, weighed by what choices tell.

    A playout is the rest of the turn. Whole games, played out by quick players, are so full of luck and so unlike those
    of the others at the table that search gained nothing by them.
    """

    weights: Weights = SEARCHER
    most: int = 12
    """How many candidates are played out."""
    prior: float = 0.3
    """How much the judgement counts beside the outcomes."""

    game: AuPireTuMeurs = AU_PIRE_TU_MEURS

    def candidates(self, view: View, legal: Sequence[Choice], rng: Random) -> tuple[list[Choice], list[float]]:
        """The best by judgement. Answers that take no thought are taken at once."""
        worths = judge(view, legal, self.weights)
        order = list(range(len(legal)))
        rng.shuffle(order)  # equals in a random order
        order.sort(key=lambda number: -worths[number])
        if not view.table.living >> (view.seat or 0) & 1 or view.newcomer >= 0:
            order = order[:1]
        top = worths[order[0]]
        order = order[: self.most]
        return [legal[number] for number in order], [self.prior * max(-1.0, worths[number] - top) for number in order]

    def worlds(self, view: View, rng: Random) -> Iterator[tuple[Any, float]]:
        """Worlds that fit all that was told; what choices tell beyond that makes some likelier than others."""
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
        """Quick ones, who see each other's years as through a fog."""
        seats, jouvence = len(view.table.hand_sizes), view.table.opening.options.jouvence_years
        return lambda rng: FastPlayout(seats, jouvence, rng)

    def is_far(self, start: Any, state: Any) -> bool:
        """When the next turn begins. What comes after that, quick players get wrong; the prospects know better."""
        return bool(state.table.turn > start.table.turn and state.table.frames[-1].kind in ("act", "haunt"))

    def value(self, state: Any, seat: Seat) -> float:
        """The share of the win; of a game that was left, the chance of it."""
        outcome = self.game.outcome(state)
        if outcome is not None:
            return 1.0 / len(outcome.winners) if seat in outcome.winners else 0.0
        return chance(state, seat) if state.table.living >> seat & 1 else 0.0


EXPERT: Final = AuPireExpert()
