"""How the events of 10' to Kill are grouped into beats.

A kill is one beat, with the kind of the victim; the suspects, the fleeing witnesses and the policeman are the next one.
A question, its answer and the arrest are one beat. Every other event is a beat of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET, Struct
from msgspec.structs import replace

from deadpan.kernel.beats import BeatText, Said, Sentence, Texts, Weight, alone
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_ten_to_kill.rules.events import Answered, Ended, Fled, Killed, Laid, Lost, Moved, Posted
from deadpan_ten_to_kill.rules.pieces import Piece
from deadpan_ten_to_kill.rules.view import View


class Suspects(Sentence, frozen=True):
    """The suspects of the kill before (T3.9)."""

    suspects: tuple[Piece, ...]


class FledTogether(Sentence, frozen=True):
    """Several witnesses were placed elsewhere (T4.5); the tiles are in the single events."""

    by: Seat
    witnesses: tuple[Piece, ...]


class HitmanLost(Sentence, frozen=True):
    """The reader's own hitman is out of play (T4.3, T5.2, T8.2)."""


class TargetLost(Sentence, frozen=True):
    """Another player has killed one of the reader's targets (T4.4)."""


class LastRound(Sentence, frozen=True):
    """The last round has begun, and these seats still play in it (T6.1)."""

    seats: tuple[Seat, ...]


NONE: Final = -1
"""The number of a beat that does not exist."""
_WEIGHTS: Final[Mapping[type[Event], Weight]] = {Moved: "small", Laid: "small", Ended: "big"}
"""The weights of events that are always beats of their own."""


class Memory(Struct, frozen=True):
    """The beats that can still grow, and their numbers."""

    reader: Seat | None
    crime: int = NONE
    """The beat of the last kill."""
    kill: BeatText | None = None
    aftermath: int = NONE
    """The beat of what followed the kill."""
    followed: BeatText = BeatText(())
    fled: tuple[Piece, ...] = ()
    question: int = NONE
    """The beat of a question that was just answered."""
    answer: BeatText | None = None

    @property
    def is_new(self) -> bool:
        """Whether no beat can grow."""
        return self.crime == self.aftermath == self.question == NONE


class TenToKillBeats:
    """Groups the events that one seat heard."""

    sentences: Final = (Suspects, FledTogether, HitmanLost, TargetLost, LastRound)

    def begin(self, reader: Seat | None) -> Memory:
        """The memory before the first event."""
        return Memory(reader)

    def hear(self, memory: Memory, event: Event, n: int) -> tuple[Memory, Texts]:
        """The next memory, and the beats that this event, the ``n``-th, adds or changes."""
        reader = memory.reader
        weight = _WEIGHTS.get(type(event))
        if weight is not None:  # most events of a game: pieces that move
            return memory if memory.is_new else Memory(reader), ((n, alone(event, weight)),)
        match event:
            case Killed():
                return _killed(event, reader, n)
            case Lost():
                return _lost(memory, event, n)
            case Fled():
                fled = (*memory.fled, event.who)
                told = event if len(fled) == 1 else FledTogether(event.by, fled)
                suspects = [said for said in memory.followed.says if isinstance(said, Suspects)]
                return _followed(replace(memory, fled=fled), BeatText((*suspects, told), (), event.by), n)
            case Posted():
                before = memory.followed
                return _followed(memory, replace(before, says=(*before.says, event), who=before.who or event.by), n)
            case Answered():
                text = alone(event, "yours" if event.whom == reader else "big" if event.yes else "plain")
                return Memory(reader, question=n, answer=text), ((n, text),)
            case _:
                return Memory(reader), ((n, alone(event)),)

    def remarks(self, view: View) -> Mapping[int, BeatText]:
        """The start of the last round (T6.1), by the number of events before it."""
        last = view.table.last_round
        return {} if last is None else {last.since + 1: BeatText((LastRound(last.seats),), (), None, "big")}


def _killed(event: Killed, reader: Seat | None, n: int) -> tuple[Memory, Texts]:
    """A kill, and its suspects if they are announced."""
    aside: tuple[Said, ...] = ()
    if reader is not None and event.owner == reader:
        aside = (HitmanLost(),) if event.kind == "hitman" else (TargetLost(),)
    kill = BeatText((replace(event, suspects=UNSET),), aside, event.by, "yours" if aside else "big")
    if event.suspects is UNSET:
        return Memory(reader, crime=n, kill=kill), ((n, kill),)
    followed = BeatText((Suspects(event.suspects),))
    return Memory(reader, crime=n, kill=kill, aftermath=n + 1, followed=followed), ((n, kill), (n + 1, followed))


def _lost(memory: Memory, event: Lost, n: int) -> tuple[Memory, Texts]:
    """Add a loss to the beat of the kill or question that caused it; a kill already tells that its victim is lost."""
    place, before = (memory.question, memory.answer) if event.how == "arrested" else (memory.crime, memory.kill)
    if before is None:
        return memory, ((n, alone(event, "yours" if event.seat == memory.reader else "big")),)
    says = before.says if event.how == "killed" else (*before.says, event)
    text = replace(before, says=says)
    if event.seat == memory.reader:
        text = replace(text, aside=(HitmanLost(),), weight="yours")
    return replace(memory, kill=text) if place == memory.crime else memory, ((place, text),)


def _followed(memory: Memory, text: BeatText, n: int) -> tuple[Memory, Texts]:
    """Begin the aftermath of a kill, or replace its text."""
    place = n if memory.aftermath == NONE else memory.aftermath
    return replace(memory, aftermath=place, followed=text), ((place, text),)


BEATS: Final = TenToKillBeats()
