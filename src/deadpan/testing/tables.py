"""The tables that a game is tested at, and random games there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from deadpan.game.description import Game
from deadpan.game.registry import grouper_for
from deadpan.kernel.beats import BeatGrouper, EventByEvent
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice, Step
from deadpan.testing.contract_errors import ContractBroken


class Seated(Struct, frozen=True):
    """A game, its options and a number of players."""

    game: AnyRules
    options: dict[str, Any]
    seats: int
    grouper: BeatGrouper[Any] = EventByEvent()
    """The grouper of its events into beats."""

    def __str__(self) -> str:
        said = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{said or 'defaults'}"

    def open(self, seed: str) -> Step[Any]:
        """A new game at this table."""
        options = self.game.read_options(self.options)
        return self.game.pose(options, self.seats, self.game.deal(options, self.seats, seed), seed)


def tables_of(game: Game) -> list[Seated]:
    """The tables of a game's test plan."""
    plan = game.testing
    seats = game.rules.players if plan.seats is None else plan.seats
    grouper = grouper_for(game)
    return [Seated(game.rules, dict(options), count, grouper) for options in plan.options for count in seats]


def lively(legal: tuple[Choice, ...], rng: Random) -> Choice:
    """A random choice: first a kind, then one of it. Uniform choices would mostly be of the most frequent kind."""
    kinds = sorted({type(choice).__name__ for choice in legal})
    kind = rng.choice(kinds)
    return rng.choice([choice for choice in legal if type(choice).__name__ == kind])


class Ply(Struct, frozen=True):
    """One choice of a game: the state before it, the seat that is asked, the choice, and the step after it."""

    state: Any
    seat: int
    choice: Choice
    step: Step[Any]


def unasked(game: AnyRules, state: Any, rng: Random, odds: float = 0.1) -> int | None:
    """Sometimes a seat that may choose without being asked."""
    free = game.may(state)
    return rng.choice(free) if free and rng.random() < odds else None


def plies(table: Seated, seed: str, most: int = 1_000_000) -> Iterator[Ply]:
    """A random game, choice by choice."""
    game, rng = table.game, Random(seed)
    state = table.open(seed).state
    for _ in range(most):
        asks = game.asks(state)
        if not asks:
            return
        seat = unasked(game, state, rng)
        if seat is None:
            seat = rng.choice(asks).seat
        legal = game.legal_in(state, seat)
        if not legal:
            raise ContractBroken("it may choose, and has no choice", seat=seat)
        choice = lively(legal, rng)
        step = game.apply(state, seat, choice)
        yield Ply(state, seat, choice, step)
        state = step.state
