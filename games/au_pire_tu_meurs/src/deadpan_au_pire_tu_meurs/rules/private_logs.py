"""The private logs of the other seats in a sampled world, rebuilt from the cards that a `Memory` followed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeAlias

from deadpan.kernel.event_log import EMPTY, EventLog
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event, audience_of
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.card_counts import BLOW_DIGITS, bag_of, blow_years, names_in
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.lineages import Lineage, Lineages
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.state import balance

Cards: TypeAlias = tuple[Lineage, ...]


class PrivateEvent(NamedTuple):
    """An event that only some seats were told, with the cards it is about; a node of a linked list."""

    before: PrivateEvent | None
    number: int
    """The number of public events before it."""
    kind: type[Event]
    seats: tuple[Seat, ...]
    cards: tuple[Cards, ...]


def private_logs(
    last: PrivateEvent | None, known: Lineages, options: Options, seats: int, own: Seat | None, heard: EventLog
) -> tuple[EventLog, ...]:
    """By seat, its private log in this world; the log of the seat ``own`` is known: ``heard``."""
    logs = [EMPTY] * seats
    for whisper in _oldest_first(last):
        event = _event(whisper, known, options)
        for seat in audience_of(event).seats or ():
            logs[seat] = EventLog(logs[seat], event, whisper.number)
    return tuple(heard if seat == own else log for seat, log in enumerate(logs))


def _oldest_first(last: PrivateEvent | None) -> Iterator[PrivateEvent]:
    found = []
    while last is not None:
        found.append(last)
        last = last.before
    return reversed(found)


def _event(whisper: PrivateEvent, known: Lineages, options: Options) -> Event:
    bags = [[known.kind(lineage) for lineage in cards] for cards in whisper.cards]
    names = [tuple(CARDS[kind] for kind in sorted(kinds)) for kinds in bags]
    kind, seats = whisper.kind, whisper.seats
    if kind is told.Dealt:
        return told.Dealt(seats[0], names[0][0], names[1], names[2])
    if kind is told.CharactersSeen:
        return told.CharactersSeen(seats, (names[0][0], names[1][0]))
    if kind is told.BalanceShown:
        by, whom = seats
        years = balance(options, bags[0][0], bag_of(bags[1]))
        if options.shown == "number":
            return told.BalanceShown(by, whom, years)
        return told.BalanceShown(by, whom, years, names[0][0], names[1])
    if kind is told.SumsShown:
        by, on = seats
        own, other = (bag_of(kinds) & BLOW_DIGITS for kinds in bags)
        if options.shown == "number":
            return told.SumsShown(by, on, blow_years(own), blow_years(other))
        return told.SumsShown(by, on, blow_years(own), blow_years(other), names_in(own), names_in(other))
    event: Event = kind(*seats, names[0][0])
    return event
