"""Seats and audiences: who sits where, and who hears what.

There is no default audience: whoever makes an event says who learns it.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct


class Names(Struct, frozen=True):
    """Marks a type whose values people read by name: ``kind`` says which names (``seat``, ``piece``, ``card``…)."""

    kind: str


Seat: TypeAlias = Annotated[int, Names("seat")]
"""A place at the table, counted from 0 in playing order."""


class Audience(Struct, frozen=True, gc=False):
    """The seats that learn of an event; ``None`` is everybody, spectators included."""

    seats: frozenset[Seat] | None

    def hears(self, seat: Seat | None) -> bool:
        """Whether ``seat`` (``None``: a spectator) is in this audience."""
        return self.seats is None or seat in self.seats


EVERYONE = Audience(None)


def only(*seats: Seat) -> Audience:
    """The audience of just these seats."""
    return Audience(frozenset(seats))


def nearest_count(wanted: int, players: range) -> int:
    """How many sit down if a game can be played so: else as few more or fewer as it needs."""
    return min(max(wanted, players[0]), players[-1])
