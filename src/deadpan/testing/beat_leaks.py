"""Deliberate leaks through beats: groupers that remember what other seats heard."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Any

import msgspec

from deadpan.kernel.beats import BeatGrouper, BeatText, Texts
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan.testing.leaking import Leak


class _Gossip:
    """A grouper that remembers what every seat heard, outside of the memory that it returns."""

    def __init__(self, grouper: BeatGrouper[Any]) -> None:
        self.grouper = grouper
        self.sentences = grouper.sentences
        self.heard: list[tuple[Seat | None, Event]] = []

    def begin(self, reader: Seat | None) -> tuple[Seat | None, Any]:
        return reader, self.grouper.begin(reader)

    def hear(self, memory: tuple[Seat | None, Any], event: Event, n: int) -> tuple[Any, Texts]:
        reader, own = memory
        if type(event).__to__ is not None:
            self.heard = [*self.heard[-20:], (reader, event)]
        rumours = [rumour for heard_by, rumour in self.heard if heard_by != reader]
        own, texts = self.grouper.hear(own, event, n)
        return (reader, own), self.bent(list(texts), rumours[-1], n) if rumours else texts

    def bent(self, texts: list[tuple[int, BeatText]], rumour: Event, n: int) -> Texts:
        place, text = texts[0]
        return [(place, msgspec.structs.replace(text, aside=(*text.aside, rumour))), *texts[1:]]

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        return self.grouper.remarks(view)


class _GossipByNumber(_Gossip):
    """It tells nothing of what others heard, but adds a beat depending on it."""

    def bent(self, texts: list[tuple[int, BeatText]], rumour: Event, n: int) -> Texts:
        coin = blake2b(msgspec.json.encode(rumour), digest_size=1).digest()[0] & 1
        more = max(n, *(place + 1 for place, _ in texts))
        return [*texts, (more, BeatText(texts[0][1].says))] if coin else texts


def beat_leaks() -> list[Leak]:
    """The leaks through beats."""
    return [
        Leak("says in a beat what another seat was told", group=_Gossip),
        Leak("makes one beat more by what another seat was told", group=_GossipByNumber),
    ]
