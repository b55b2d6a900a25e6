"""How the contract of `deadpan.testing` tests a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How many comparisons of each kind are made, over all tables of a game together."""

    deal_twins: int = 400
    """Pairs of deals that a seat cannot tell apart, compared after the opening."""
    state_twins: int = 400
    """Pairs of states in the middle of play, one of them drawn by `redeal`."""
    played_twins: int = 120
    """Pairs of deals that are played with the same choices as long as they cannot be told apart."""
    games: int = 3
    """Games played at each table from the deal to the end."""


QUICK: Final = Budget()
THOROUGH: Final = Budget(deal_twins=100_000, state_twins=10_000, played_twins=2_000, games=10)


@dataclass(frozen=True, kw_only=True)
class TestPlan:
    """The tables at which a game is tested: all combinations of these options and numbers of seats."""

    __test__: ClassVar[bool] = False  # not a test class, in spite of its name

    options: Sequence[Mapping[str, Any]] = ({},)
    """Options that together reach every rule: a kind of event or choice that no game reaches is reported."""
    seats: Sequence[int] | None = None
    """Numbers of players; ``None``: all that the game allows."""
    budget: Budget = QUICK
    """The default number of comparisons."""
