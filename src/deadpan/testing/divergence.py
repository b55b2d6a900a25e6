"""Compares what a seat hears in two worlds, and decides whether a difference is declared by the events' classes."""

from __future__ import annotations

from collections.abc import Sequence

from deadpan.kernel.event_type import EVERYTHING, ITSELF
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event, Told, audience_of
from deadpan.testing.contract_errors import ContractBroken, brief, seat_name


def check_told(told: Sequence[Told]) -> None:
    """Refuse an event that is told to another audience than its class declares."""
    for each in told:
        named, reached = audience_of(each.event), each.to
        if named == reached:
            continue
        if named.seats is None:
            text = f"only {_seats(reached.seats or frozenset())} hears it, its class says everyone: {brief(each.event)}"
            raise ContractBroken(text, seat=None, event=each.event)
        if reached.seats is None:
            wrong = next(seat for seat in range(len(named.seats) + 1) if seat not in named.seats)
            text = f"everybody hears it, its class names {_seats(named.seats)}: {brief(each.event)}"
            raise ContractBroken(text, seat=wrong, event=each.event)
        wrong = sorted(reached.seats ^ named.seats)[0]
        verb = "hears it" if wrong in reached.seats else "does not hear it"
        text = f"{verb}, its class names {_seats(named.seats)}: {brief(each.event)}"
        raise ContractBroken(text, seat=wrong, event=each.event)


def _seats(seats: frozenset[Seat]) -> str:
    return " and ".join(seat_name(seat) for seat in sorted(seats)) or "nobody"


def heard_of(told: Sequence[Told], seat: Seat | None) -> list[Event]:
    """What a seat hears of a step."""
    return [event for event in (each.heard_by(seat) for each in told) if event is not None]


def diverges(one: Sequence[Event], other: Sequence[Event], seat: Seat | None, *, to_the_end: bool = False) -> bool:
    """Whether these events tell two worlds apart as their classes declare. Raises `ContractBroken` if they do
    undeclared.

    An event that reveals everything does so even if it is the same in both. Only the first difference counts, because
    later ones may follow from it; with ``to_the_end``, only an event whose occurrence alone reveals something.
    """
    are_apart = False
    for left, right in zip(one, other, strict=False):
        if left == right:
            if not to_the_end and EVERYTHING in type(left).__reveals__:
                return True
            continue
        if _tells_by_itself(left) or _tells_by_itself(right):
            return True
        if type(left) is not type(right):
            raise ContractBroken(f"instead of {brief(right)} in a world that looked the same", seat=seat, event=left)
        fields = [name for name in left.__struct_fields__ if getattr(left, name) != getattr(right, name)]
        hidden = [name for name in fields if name not in type(left).__reveals__]
        if hidden:
            text = f"its {' and '.join(hidden)} tells two worlds apart: {brief(left)} and {brief(right)}"
            raise ContractBroken(text, seat=seat, event=left)
        are_apart = True
        if not to_the_end:
            return True
    if len(one) == len(other):
        return are_apart
    extra = (one if len(one) > len(other) else other)[min(len(one), len(other))]
    if _tells_by_itself(extra):
        return True
    raise ContractBroken(f"{brief(extra)} is told in one of two worlds that looked the same", seat=seat, event=extra)


def _tells_by_itself(event: Event) -> bool:
    return bool({ITSELF, EVERYTHING} & type(event).__reveals__)
