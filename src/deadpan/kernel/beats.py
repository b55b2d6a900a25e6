"""Groups the events that a seat heard into beats, which are few enough for a reader to follow.

A *beat* is one happening: a turn, a kill, an accusation with its result. It groups events of the stream of one seat or
of a spectator, and is told in short sentences. A sentence is an event, told by its own message, or a `Sentence`, with a
message for what no single event says.

A game brings a `BeatGrouper`; without one, each event is a beat (`EventByEvent`). A grouper gets the events that one
seat heard, one after the other, and nothing else: no state, no view, no events of other seats. So beats are the same
live, after a reconnect and from a record, and cannot reveal a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field
from msgspec.structs import fields

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event, kebab

M = TypeVar("M")
Weight: TypeAlias = Literal["small", "plain", "big", "yours"]
"""How much attention a beat deserves; ``yours``: it happens to the reader."""

CAN_GROW: Final = 8
"""How many of the last beats of a stream can still grow."""


class Sentence(Struct, frozen=True, gc=False, tag_field="sentence", tag=kebab):
    """A sentence of a beat that no event says. The class `HitmanLost` has the message ``GAME-beat-hitman-lost``."""


Said: TypeAlias = Event | Sentence


class BeatText(Struct, frozen=True, gc=False, omit_defaults=True):
    """What a beat says of its events so far."""

    says: tuple[Said, ...]
    """What everybody hears. It is derived from public events only, unless all events of the beat are private."""
    aside: tuple[Said, ...] = ()
    """What only this reader knows of it, or what it means for the reader. It is hidden while the screen is covered."""
    who: Seat | None = None
    """The seat that acts."""
    weight: Weight = "plain"


class Beat(BeatText, frozen=True, gc=False, omit_defaults=True, kw_only=True):
    """One happening in the stream of one seat. While it grows, a later value with the same ``n`` replaces it."""

    n: int
    """Its number in this stream."""
    events: tuple[int, ...]
    """The numbers of its events in this stream. A beat that only makes a remark has none."""
    is_secret: bool = field(default=False, name="secret")
    """Whether it is hidden from some seats: all its events are private."""


Texts: TypeAlias = Sequence[tuple[int, BeatText]]
"""New texts of beats, by their numbers. The first of these beats gets the event."""


class BeatGrouper(Protocol[M]):
    """Groups the events of one seat's stream into beats. It is pure: its memory is ``M``, a value."""

    @property
    def sentences(self) -> tuple[type[Sentence], ...]:
        """Every kind of sentence that its beats use besides events."""

    def begin(self, reader: Seat | None) -> M:
        """Its memory before the first event of a seat (``None``: of a spectator, or of all events)."""

    def hear(self, memory: M, event: Event, n: int) -> tuple[M, Texts]:
        """The memory after an event, and the texts that it changes. ``n`` is the number of the next beat: a text for it
        opens a beat, a text for a smaller number replaces that beat's. That has to be one of the last beats
        (`CAN_GROW`); an older one is not changed, and the text opens a beat.
        """

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        """Additional texts, by the number of public events before each.

        They are derived from a view of the reader's, and must not change later.
        """


class EventByEvent:
    """The grouper of a game that brings none: each event is a beat."""

    sentences: Final = ()

    def begin(self, reader: Seat | None) -> None:
        """Nothing to remember."""

    def hear(self, memory: None, event: Event, n: int) -> tuple[None, Texts]:
        """A beat of its own."""
        return None, ((n, alone(event)),)

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        """Nothing."""
        return {}


def alone(event: Event, weight: Weight = "plain") -> BeatText:
    """The text of a beat that is this event. The acting seat is its first field of type `Seat`."""
    who = _first_seat(type(event))
    return BeatText((event,), (), None if who is None else getattr(event, who), weight)


@cache
def _first_seat(kind: type[Event]) -> str | None:
    optional = Seat | None
    return next((each.name for each in fields(kind) if each.type in (Seat, optional)), None)


class BeatStream(Struct, frozen=True):
    """The beats of one seat's stream, an immutable value. It keeps only what is needed to continue."""

    grouper: BeatGrouper[Any]
    memory: Any
    heard: int = 0
    """The number of events heard."""
    public: int = 0
    """The number of public ones among them."""
    count: int = 0
    """The number of beats."""
    last: tuple[Beat, ...] = ()
    """The beats that can still grow."""

    def after(
        self, events: Iterable[Event], remarks: Mapping[int, BeatText] | None = None
    ) -> tuple[BeatStream, tuple[Beat, ...]]:
        """The stream after more events, and the beats that are new or have grown, in order."""
        hear, memory, heard, public = self.grouper.hear, self.memory, self.heard, self.public
        beats = _Beats(self.count, list(self.last))
        for event in events:
            is_private = type(event).__to__ is not None
            memory, texts = hear(memory, event, beats.count)
            numbers: tuple[int, ...] = (heard,)
            for n, text in texts or ((beats.count, alone(event)),):
                beats.write(n, text, numbers, is_private)
                numbers = ()
            heard += 1
            if not is_private:
                public += 1
                if remarks and public in remarks:
                    beats.write(beats.count, remarks[public], (), False)
        stream = BeatStream(self.grouper, memory, heard, public, beats.count, tuple(beats.last[-CAN_GROW:]))
        changed = beats.changed
        return stream, tuple(changed[n] for n in sorted(changed)) if len(changed) > 1 else tuple(changed.values())

    def up_to(self, heard: Sequence[Event], view: Any) -> tuple[BeatStream, tuple[Beat, ...]]:
        """The same with all that the reader of a view has ``heard`` so far."""
        return self.after(heard[self.heard :], self.grouper.remarks(view))


def begin_beats(grouper: BeatGrouper[Any], reader: Seat | None) -> BeatStream:
    """The stream of a reader who has heard nothing yet."""
    return BeatStream(grouper, grouper.begin(reader))


class _Beats:
    """The last beats of a stream while events are added: all numbers up to ``count``, without a gap."""

    __slots__ = ("changed", "count", "last")

    def __init__(self, count: int, last: list[Beat]) -> None:
        self.count = count
        self.last = last
        self.changed: dict[int, Beat] = {}

    def write(self, n: int, text: BeatText, numbers: tuple[int, ...], is_private: bool) -> None:
        """Set the text of a beat, and add these events to it. If it cannot grow any more, a new beat is opened."""
        place = n - self.count  # counted from the end; 0: the next one
        if -min(len(self.last), CAN_GROW) <= place < 0:
            before = self.last[place]
            beat = Beat(
                text.says, text.aside, text.who, text.weight, n=n,
                events=before.events + numbers, is_secret=before.is_secret and is_private,
            )  # fmt: skip
            self.last[place] = beat
        else:
            n = self.count
            beat = Beat(text.says, text.aside, text.who, text.weight, n=n, events=numbers, is_secret=is_private)
            self.last.append(beat)
            self.count += 1
        self.changed[n] = beat
