"""Winners and scores (A8)."""

from __future__ import annotations

from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.state import members


def leaders(balances: tuple[int, ...], living: int) -> tuple[Seat, ...]:
    """A8.2: the living players with the highest balance."""
    alive = members(living)
    best = max(balances[seat] for seat in alive)
    return tuple(seat for seat in alive if balances[seat] == best)


def scores(seats: int, winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """One point for each winner."""
    return tuple(int(seat in winners) for seat in range(seats))
