"""What a seat believes about the opponents' hidden hitmen: a joint probability distribution.

It is exact about what is certain (no two players share a hitman, so the opponents are not independent), and weighted by
what the opponents' choices make likely. There are at most 12 × 11 × 10 assignments, so all of them are enumerated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.bots.opponent_models import likelihoods
from deadpan_ten_to_kill.bots.suspicion import remembered, suspicion_weights
from deadpan_ten_to_kill.bots.weights import Weights
from deadpan_ten_to_kill.rules.casefile import candidates
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.view import View

Array: TypeAlias = NDArray[np.float64]
Odds: TypeAlias = tuple[tuple[float, ...], ...]
"""For each seat, the probability of each character to be its hitman; zeros for the own seat and for known hitmen."""

NOBODY: tuple[float, ...] = (0.0,) * 16


@cache
def _all_different(opponents: int) -> Array:
    """1 where all indices differ, else 0."""
    different = np.ones((16,) * opponents)
    if opponents >= 2:
        indices = np.indices(different.shape)
        for one in range(opponents):
            for two in range(one):
                different[indices[one] == indices[two]] = 0.0
    return different


class Belief:
    """The joint distribution, as an array with one axis of sixteen characters for each opponent."""

    def __init__(self, opponents: Sequence[Seat], rows: Sequence[Sequence[float]], seats: int) -> None:
        self.opponents = tuple(opponents)
        self.seats = seats
        joint = _all_different(len(self.opponents))
        for axis, row in enumerate(rows):
            shape = [1] * len(self.opponents)
            shape[axis] = 16
            joint = joint * np.asarray(row).reshape(shape)
        self._joint = joint
        self._steps: Array | None = None

    def odds(self) -> Odds:
        """The marginal probabilities, by seat and character."""
        found = [NOBODY] * self.seats
        total = float(self._joint.sum())
        for axis, seat in enumerate(self.opponents):
            others = tuple(other for other in range(len(self.opponents)) if other != axis)
            found[seat] = tuple((self._joint.sum(axis=others) / total).tolist())
        return tuple(found)

    def draw(self, rng: Random) -> dict[Seat, int]:
        """One assignment, drawn from the distribution."""
        if not self.opponents:
            return {}
        if self._steps is None:
            self._steps = np.cumsum(self._joint.ravel())
        steps = self._steps
        # Rounding can push the draw past the last assignment with weight: argmax is where the sum reaches its maximum.
        index = min(int(np.searchsorted(steps, rng.random() * steps[-1], side="right")), int(np.argmax(steps)))
        drawn = np.unravel_index(index, self._joint.shape)
        return {seat: int(who) for seat, who in zip(self.opponents, drawn, strict=True)}


def belief(view: View, weights: Weights) -> Belief:
    """The belief of a view's seat; without a ``reading`` of choices, it is uniform over all consistent assignments."""
    reading = weights.reading
    found: Mapping[Seat, int] = candidates(view.table, view.seat, view.hand)
    if reading is not None and reading.memory < 1_000:
        free = _free(view)
        found = {seat: free & remembered(view, seat, reading.memory) for seat in found}
    rows = None
    if reading is not None:
        rows = likelihoods(view, weights.models, reading) if weights.models else suspicion_weights(view, reading)
    opponents = list(found)
    likely = []
    for seat in opponents:
        mask = found[seat]
        likely.append([(1.0 if rows is None else rows[seat][who]) if mask >> who & 1 else 0.0 for who in range(16)])
    return Belief(opponents, likely, view.table.seats)


def _free(view: View) -> int:
    """The characters in play that are not on the seat's own tiles, as a mask."""
    own = 0
    if view.hand is not None:
        own = 1 << view.hand.hitman
        for target in view.hand.targets:
            own |= 1 << target
    if not view.table.board.is_complete:
        return 0xFFFF & ~own
    return sum(1 << who for who in range(16) if view.table.where[who] < TILES) & ~own
