"""Seats, and audiences of events.

There is no default audience: the class of an event declares who may hear it.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Struct


class Names(Struct, frozen=True):
    """Marks a type whose values have names for people; ``kind`` says which names (``seat``, ``piece``, ``card``…)."""

    kind: str


Seat: TypeAlias = Annotated[int, Names("seat")]
"""A place at the table, counted from 0 in playing order."""


class Audience(Struct, frozen=True, gc=False):
    """The seats that are told an event; ``None``: everybody, spectators included."""

    seats: frozenset[Seat] | None

    def hears(self, seat: Seat | None) -> bool:
        """Whether ``seat`` (``None``: a spectator) is in this audience."""
        return self.seats is None or seat in self.seats


EVERYONE = Audience(None)


def only(*seats: Seat) -> Audience:
    """The audience of exactly these seats."""
    return Audience(frozenset(seats))


def nearest_count(wanted: int, players: range) -> int:
    """The wanted number of players, or the nearest that the game allows."""
    return min(max(wanted, players[0]), players[-1])
