"""Tables to test every game at: each number of players, with options that reach every corner of its rules."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from msgspec import Struct

from deadpan.game import GAMES
from deadpan.kernel.play import Choice, Step
from deadpan.kernel.rules import AnyRules

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "ten-to-kill": [
        {},
        {"edition": "proto", "mistakes": "lenient", "first": 1},
        {"edition": "fr", "board": "built", "suspects": "silent", "case_file": "manual"},
        {"edition": "pl", "board": "archipelago", "mistakes": "strict", "max_rounds": 9, "sniper_tiles": 16},
        {"board": "random", "police": 1, "case_file": "off"},
        {"edition": "fr", "board": "ring", "police": 0, "max_rounds": 30},
    ],
    "au-pire-tu-meurs": [
        {},
        {
            "hand_size": 3,
            "jouvence_years": 5,
            "notebook": "manual",
            "duel_prize": "life",
            "accuse": "any-time",
            "rest": True,
        },
        {"spectres_after_sudden_death": False, "max_turns": 60, "first": 0, "duel_prize": "either", "shown": "number"},
    ],
}
"""A game that is not named here is tested with its defaults."""


class Seated(Struct, frozen=True):
    """A game, options and a number of players."""

    game: AnyRules
    options: dict[str, Any]
    seats: int

    def __str__(self) -> str:
        said = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}-{said or 'defaults'}"

    def open(self, seed: str) -> Step[Any]:
        """A fresh game at this table."""
        options = self.game.read_options(self.options)
        return self.game.pose(options, self.seats, self.game.deal(options, self.seats, seed), seed)


TABLES = [
    Seated(game, options, seats)
    for game in GAMES.values()
    for options in OPTIONS.get(game.name, [{}])
    for seats in game.players
]


def lively(legal: tuple[Choice, ...], rng: Random) -> Choice:
    """A random choice, each kind as likely as any other: uniform play would do little but the commonest kind."""
    kinds = sorted({type(choice).__name__ for choice in legal})
    kind = rng.choice(kinds)
    return rng.choice([choice for choice in legal if type(choice).__name__ == kind])


class Ply(Struct, frozen=True):
    """One moment of a game: the state, who is asked, what they choose, and what comes of it."""

    state: Any
    seat: int
    choice: Choice
    step: Step[Any]


def unasked(game: AnyRules, state: Any, rng: Random, odds: float = 0.1) -> int | None:
    """Now and then, one of those who may choose without being asked."""
    free = game.may(state)
    return rng.choice(free) if free and rng.random() < odds else None


def plies(table: Seated, seed: str, most: int = 1_000_000) -> Iterator[Ply]:
    """A lively game, choice by choice."""
    game, rng = table.game, Random(seed)
    state = table.open(seed).state
    for _ in range(most):
        asks = game.asks(state)
        if not asks:
            return
        seat = unasked(game, state, rng)
        if seat is None:
            seat = rng.choice(asks).seat
        choice = lively(game.legal_in(state, seat), rng)
        step = game.apply(state, seat, choice)
        yield Ply(state, seat, choice, step)
        state = step.state
