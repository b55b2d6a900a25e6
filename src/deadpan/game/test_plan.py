"""What a game is tested with by the contract of `deadpan.testing`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much of each kind is compared, over all tables of a game together."""

    deal_twins: int = 400
    """Pairs of deals that a seat cannot tell apart, compared when they have opened."""
    state_twins: int = 400
    """Pairs of states in the middle of play, one of them drawn by `redeal`."""
    played_twins: int = 120
    """Pairs of deals that are played with the same choices for as long as they look the same."""
    games: int = 3
    """Games played at each table from the deal to the end."""


QUICK: Final = Budget()
THOROUGH: Final = Budget(deal_twins=100_000, state_twins=10_000, played_twins=2_000, games=10)


@dataclass(frozen=True, kw_only=True)
class TestPlan:
    """The tables at which a game is tested: every one of these options with every number of seats."""

    __test__: ClassVar[bool] = False  # no test class, whatever pytest thinks of its name

    options: Sequence[Mapping[str, Any]] = ({},)
    """Options that together reach every rule: a kind of event or choice that no game reaches is reported."""
    seats: Sequence[int] | None = None
    """Numbers of players; ``None``: all that the game can be played with."""
    budget: Budget = QUICK
    """What is compared where nothing else is asked for."""
