"""The protocol of bots: a bot gets the view of its seat, and returns a choice."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar, Literal, Protocol, runtime_checkable

from msgspec import Struct

from deadpan.kernel.types import Choice


class Budget(Struct, frozen=True):
    """The limit of one search: milliseconds where people wait, playouts where the result must be reproducible.

    Bots that do not search ignore it. If neither is set, a search is very short.
    """

    ms: float | None = None
    playouts: int | None = None


NO_BUDGET = Budget()


class Bot(Protocol):
    """A bot.

    ``view`` is all that the seat may know, with perfect recall: ``game.heard(view)`` gives every event it was told, so
    a bot needs no memory of its own. A bot draws random numbers from ``rng`` only: the same view, choices and source
    give the same choice, unless the budget is in milliseconds.
    """

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        """One of ``legal``, which is never empty."""


@runtime_checkable
class Quick(Protocol):
    """A bot that chooses within milliseconds whatever its budget, so that the server need not queue it with bots that
    search.
    """

    is_quick: ClassVar[Literal[True]]


@runtime_checkable
class Volunteer(Protocol):
    """A bot that also makes choices without being asked (`Rules.may`). A bot without this method makes none."""

    def volunteer(self, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
        """One of ``legal``, which is never empty, or ``None``. Called after every move, so it must be quick."""
