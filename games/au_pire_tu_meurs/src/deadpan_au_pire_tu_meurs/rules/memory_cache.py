"""The memory of a view's seat, folded from its logs. A cache lets a view extend the memory of an earlier view."""

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
"""By public log, seat and class: the private log that the memory was folded from, and the memory."""


def memory_of(view: View, known: type[Known]) -> Memory[Known]:
    """What the seat of this view can deduce from what it was told. The result is shared: copy it before changing it.

    With `Worlds` the memory holds a consistent world; `Lineages` is enough for what is certain.
    """
    public, private = view.table.log, view.private
    memory, events = _earlier(view, known)
    if events:
        memory = memory.copy()
        memory.hear(events)
    _MEMORIES.put(public, (view.seat, known), (private, memory))
    return memory


def _earlier(view: View, known: type[Known]) -> tuple[Memory[Known], list[Event]]:
    """The latest cached memory that this view extends, and the events told since."""
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
    """The entries of a log after ``end``, the latest first; ``None`` if the log does not extend ``end``."""
    found: list[EventLog] = []
    node = log
    while node is not end:
        if node.before is None:
            return found if end is None else None
        found.append(node)
        node = node.before
    return found


def _merged(public: list[EventLog], aside: list[EventLog]) -> list[Event]:
    """The public and the private entries, both given latest first, merged into one list of events, oldest first."""
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
    """A copy of the memory that also knows the seat's own cards, and what the open question says of the asked seat.

    In a world that was drawn for another seat, the private log of this seat can be empty: it does not tell how the seat
    got its cards. Then only the places where cards can be now are used.
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
    """Whether this question proves that the asked seat's life pile holds a blow (A4.3, A6.3, A7.1)."""
    if isinstance(frame, Prizing):
        return opening.options.duel_prize != "hand"
    return isinstance(frame, Haunting | Retaliating)
