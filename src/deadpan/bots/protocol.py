"""What a bot is: somebody who sees what a person in that seat would see, and chooses."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

from msgspec import Struct

from deadpan.kernel.types import Choice


class Budget(Struct, frozen=True):
    """How long a bot may think: milliseconds where people wait, playouts where it must come out the same again.

    Only search uses it up; everything below search answers at once. Without either it searches very little.
    """

    ms: float | None = None
    playouts: int | None = None


NO_BUDGET = Budget()


class Bot(Protocol):
    """One who plays.

    ``view`` is all that the seat may know, with perfect recall: everything it was ever told can be read off it
    (``game.heard(view)``), so a bot needs no memory of its own. All that is random in it comes from ``rng``: the same
    view, choices and source give the same choice (a budget in time aside).
    """

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """One of ``legal``, which is never empty."""


@runtime_checkable
class Quick(Protocol):
    """A bot that says of itself that it chooses in some milliseconds, whatever its budget: it need not queue with those
    that search.
    """

    is_quick: ClassVar[Literal[True]]


@runtime_checkable
class Volunteer(Protocol):
    """A bot that also makes choices it is not asked for (`Rules.may`). A bot without this method makes none."""

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """One of ``legal``, which is never empty, if it is worth making unasked. Called often: it must be quick."""
