"""The memory behind a view: worked out from its log alone, and gone on with where an earlier view's is at hand."""

from __future__ import annotations

from typing import Any, Final

from deadpan.kernel.event_log import EventLog
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.rules.cache import LogCache
from deadpan_au_pire_tu_meurs.rules.card_counts import cards_in
from deadpan_au_pire_tu_meurs.rules.events import Dealt
from deadpan_au_pire_tu_meurs.rules.lineages import Lineages
from deadpan_au_pire_tu_meurs.rules.memory import Known, Memory
from deadpan_au_pire_tu_meurs.rules.revealing import reveal
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Frame, Haunting, Opening, Prizing, Retaliating
from deadpan_au_pire_tu_meurs.rules.view import View

_MEMORIES: Final[LogCache[tuple[EventLog, Memory[Any]]]] = LogCache()
"""By public log, seat and kind: the private log that a memory comes from as well, and the memory."""


def memory_of(view: View, known: type[Known]) -> Memory[Known]:
    """What the seat of this view can work out from what it was told. It is shared: copy it before you change it.

    With `Worlds` it holds a world that fits; `Lineages` will do for what is certain.
    """
    public, private = view.table.log, view.private
    memory, events = _earlier(view, known)
    if events:
        memory = memory.copy()
        memory.hear(events)
    _MEMORIES.put(public, (view.seat, known), (private, memory))
    return memory


def _earlier(view: View, known: type[Known]) -> tuple[Memory[Known], list[Event]]:
    """The latest memory that this view goes on from, and what was told since."""
    since: list[EventLog] = []
    node = view.table.log
    while node.before is not None:
        kept = _MEMORIES.get(node, (view.seat, known))
        if kept is not None:
            aside = _since(view.private, kept[0])
            if aside is not None and (not aside or aside[-1].number > node.number):
                return kept[1], _merged(since, aside)
        since.append(node)
        node = node.before
    return Memory(view.table.opening, known), _merged(since, _since(view.private, None) or [])


def _since(log: EventLog, end: EventLog | None) -> list[EventLog] | None:
    """What a log holds after ``end``, the latest first; ``None`` if it does not go on from there."""
    found: list[EventLog] = []
    node = log
    while node is not end:
        if node.before is None:
            return found if end is None else None
        found.append(node)
        node = node.before
    return found


def _merged(public: list[EventLog], aside: list[EventLog]) -> list[Event]:
    """What was told to all and aside, both the latest first, as one list in order."""
    events: list[Event] = []
    waiting = len(aside) - 1
    for node in reversed(public):
        while waiting >= 0 and aside[waiting].number <= node.number:
            events.append(_event(aside[waiting]))
            waiting -= 1
        events.append(_event(node))
    events += (_event(node) for node in reversed(aside[: waiting + 1]))
    return events


def _event(node: EventLog) -> Event:
    assert node.event is not None
    return node.event


def _was_dealt_to(private: EventLog) -> bool:
    node = private
    while node.number > 1 and node.before is not None:
        node = node.before
    return isinstance(node.event, Dealt)


def complete(view: View, known: type[Known]) -> Memory[Known]:
    """A memory of one's own that also knows what lies before the seat of this view, and what is awaited of others.

    A seat that was never dealt to sits in a world drawn for somebody else. It did not see how its cards came to it, so
    it goes by where cards can be now.
    """
    if view.seat is not None and not _was_dealt_to(view.private):
        memory = memory_of(view, Lineages).present(known)
    else:
        memory = memory_of(view, known).copy()
    worlds, seat, frames = memory.worlds, view.seat, view.table.frames
    if seat is not None and frames:
        worlds.restrict(memory.identities[seat], 1 << view.character)
        memory.hands[seat] = reveal(worlds, memory.hands[seat], [*cards_in(view.hand), *view.unsettled])
        memory.lives[seat] = reveal(worlds, memory.lives[seat], cards_in(view.life))
        if view.flight != NO_CARD:
            worlds.restrict(memory.flight, 1 << view.flight)
        if view.newcomer != NO_CARD:
            worlds.restrict(memory.newcomer, 1 << view.newcomer)
    if frames and frames[-1].seat != seat and _has_blow(frames[-1], view.table.opening):
        memory.awaits_blow(frames[-1].seat)
    return memory


def _has_blow(frame: Frame, opening: Opening) -> bool:
    """Whether the life pile of whoever is asked holds a blow for certain (A4.3, A6.3, A7.1)."""
    if isinstance(frame, Prizing):
        return opening.options.duel_prize != "hand"
    return isinstance(frame, Haunting | Retaliating)
