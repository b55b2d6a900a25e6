"""Monte-Carlo search for any game: sampled worlds, playouts of candidates in each, the best average outcome.

All candidates are played out in the same worlds with the same random numbers, to reduce the variance of their
difference. Sequential halving drops the worse half of the candidates after each round, so that most playouts go to
those that are hard to tell apart.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import Any, Protocol

from msgspec import Struct

from deadpan.bots.protocol import Budget
from deadpan.bots.softmax import softmax_pick
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice

USUAL_PLAYOUTS = 60
"""The number of playouts if no budget is given."""
SPARE = 0.96
"""The part of a time budget that is planned for; the rest covers the playout that is running when it ends."""


class Player(Protocol):
    """The policy of all seats in one playout."""

    def choose(self, world: Any, seat: Seat, rng: Random) -> Choice:
        """The choice of a seat in a sampled world. It may use all of the world: nothing in it is a secret."""

    def note(self, view: Any, choice: Choice) -> None:
        """Take note of the first choice of the playout, made by the seat of this view."""


class Expert(Protocol):
    """The knowledge of a game that search needs."""

    @property
    def game(self) -> AnyRules:
        """The rules of the game."""

    def candidates(self, view: Any, legal: Sequence[Choice], rng: Random) -> tuple[list[Choice], list[float]]:
        """The choices worth playing out, and a prior estimate for each, on the scale of an outcome's value."""

    def worlds(self, view: Any, rng: Random) -> Iterator[tuple[Any, float]]:
        """Endless worlds that fit the view, each with a weight, distributed by belief once weighted."""

    def players(self, view: Any) -> Callable[[Random], Player]:
        """Creates the policy of all seats for one playout from this view on."""

    def is_far(self, start: Any, state: Any) -> bool:
        """Whether a playout from ``start`` is stopped at ``state`` because an estimate is better than playing on."""

    def value(self, state: Any, seat: Seat) -> float:
        """The value for a seat of a state that is final or at which a playout was stopped."""


class Searcher(Struct, frozen=True):
    """A bot that searches."""

    expert: Expert
    doubt: float = 4.0
    """How many playouts a prior estimate counts as."""
    most_worlds: int = 1_000
    """The most worlds drawn; after that they are reused with other random numbers."""
    share: float = 1.0
    """The part of its budget that it uses."""
    temperature: float = 0.0
    margin: float = 0.1
    unasked: Callable[[Any, Sequence[Choice]], Choice | None] | None = None
    """Returns a choice worth making without being asked, if there is one."""

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """A choice worth making without being asked, found without search."""
        return None if self.unasked is None else self.unasked(view, legal)

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """The candidate with the best average outcome."""
        start = perf_counter()
        if len(legal) == 1:
            return legal[0]
        candidates, priors = self.expert.candidates(view, legal, rng)
        if len(candidates) == 1:
            return candidates[0]
        halving = _SequentialHalving(self, view, candidates, priors, rng)
        rounds = max(1, (len(candidates) - 1).bit_length())
        for number in range(1, rounds + 1):
            if budget.ms is not None:
                until = start + budget.ms / 1000 * self.share * SPARE * number / rounds
                halving.run_until(until)
            else:
                total = (USUAL_PLAYOUTS if budget.playouts is None else budget.playouts) * self.share
                halving.run(int(total / rounds))
            if number < rounds:
                halving.halve()
        means = halving.means()
        return softmax_pick([candidates[number] for number in halving.left], means, rng, self.temperature, self.margin)


class _SequentialHalving:
    """The candidates that are left, and the results of their playouts."""

    def __init__(
        self, searcher: Searcher, view: Any, candidates: list[Choice], priors: list[float], rng: Random
    ) -> None:
        self.searcher = searcher
        self.seat: Seat = view.seat
        self.candidates = candidates
        self.priors = priors
        self.left = list(range(len(candidates)))
        self.sums = [0.0] * len(candidates)
        self.counts = [0.0] * len(candidates)
        self._view = view
        self._drawn = searcher.expert.worlds(view, rng)
        self._players = searcher.expert.players(view)
        self._rng = rng
        self._worlds: list[tuple[Any, float]] = []
        self._number = 0

    def run(self, playouts: int) -> None:
        """Play out that often, all candidates that are left in turn, in at least one world."""
        for _ in range(max(1, playouts // len(self.left))):
            self._play_world(None)

    def run_until(self, end: float) -> None:
        """Play out until a time of the clock."""
        while perf_counter() < end:
            self._play_world(end)

    def _play_world(self, end: float | None) -> None:
        world, weight = self._world()
        luck = self._rng.getrandbits(64)
        for number in self.left:
            if end is not None and perf_counter() >= end:
                return
            self.sums[number] += weight * self._play_out(world, self.candidates[number], Random(luck))
            self.counts[number] += weight

    def _world(self) -> tuple[Any, float]:
        """The next world: a new one, or one drawn before."""
        if len(self._worlds) < self.searcher.most_worlds:
            self._worlds.append(next(self._drawn))
        self._number += 1
        return self._worlds[(self._number - 1) % len(self._worlds)]

    def _play_out(self, world: Any, candidate: Choice, rng: Random) -> float:
        expert, seat = self.searcher.expert, self.seat
        game = expert.game
        players = self._players(rng)
        players.note(self._view, candidate)
        state = game.apply(world, seat, candidate).state
        while (asks := game.asks(state)) and not expert.is_far(world, state):
            asked = asks[0].seat
            state = game.apply(state, asked, players.choose(state, asked, rng)).state
        return expert.value(state, seat)

    def means(self) -> list[float]:
        """The average outcome of each candidate that is left, shrunk towards its prior estimate."""
        usual = sum(self.sums) / (sum(self.counts) or 1.0)
        doubt = self.searcher.doubt
        return [
            (self.sums[number] + doubt * (usual + self.priors[number])) / (self.counts[number] + doubt)
            for number in self.left
        ]

    def halve(self) -> None:
        """Drop the worse half."""
        means = self.means()
        order = sorted(range(len(self.left)), key=lambda place: (-means[place], place))
        self.left = [self.left[place] for place in sorted(order[: (len(self.left) + 1) // 2])]
