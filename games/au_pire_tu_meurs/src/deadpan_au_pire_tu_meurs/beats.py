"""How the events of Au pire tu meurs are grouped into beats.

A turn is one beat, which grows: the draw, the card that is played, the answers to it. A character that came, an
accusation with its result and the prize of a duel are beats of their own; consecutive accusations of one player are one
beat. Private events (the card that was drawn, the hit) are the aside of the beat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from deadpan.kernel.beats import BeatText, Said, Sentence, Texts, Weight, alone
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.rules.cards import Card
from deadpan_au_pire_tu_meurs.rules.events import (
    Accused,
    Answered,
    BlowSeen,
    CharacterCame,
    CharactersSeen,
    Dealt,
    Drawn,
    Duelled,
    Eliminated,
    Ended,
    Given,
    Haunted,
    Landed,
    NoPrize,
    NoRetaliation,
    Played,
    Punished,
    Rejuvenated,
    Rested,
    Retaliated,
    Revealed,
    Settled,
    Spared,
    TurnBegan,
)


class Out(Sentence, frozen=True):
    """The reader is out, and a spectre from now on (A7.1)."""


class Swapped(Sentence, frozen=True):
    """The characters after an exchange between the reader and another player (A4.9)."""

    mine: Card
    whom: Seat
    theirs: Card


Kind: TypeAlias = Literal["turn", "character", "hit", "card", "death", "accusation", "end", "done"]
_WEIGHTS: Final[Mapping[str, Weight]] = {"duel": "big", "mort-subite": "big", "transfert": "small", "pioche": "small"}
"""The weights of cards that are played openly; those not listed are ``plain``."""


class Memory(Struct, frozen=True, gc=False):
    """The last beat, which can still grow."""

    reader: Seat | None
    n: int = 0
    kind: Kind = "done"
    """What the beat is about; ``turn``: only a draw so far."""
    text: BeatText = BeatText(())


class AuPireTuMeursBeats:
    """Groups the events that one seat heard."""

    sentences: Final = (Out, Swapped)

    def begin(self, reader: Seat | None) -> Memory:
        """The memory before the first event."""
        return Memory(reader)

    def hear(self, memory: Memory, event: Event, n: int) -> tuple[Memory, Texts]:
        """The next memory, and the beats that this event, the ``n``-th, adds or changes."""
        if type(event).__to__ is None:
            found = (
                _turn(memory, event, n)
                or _hit(memory, event, n)
                or _card(memory, event, n)
                or _accusation(memory, event, n)
                or _end(memory, event, n)
                or _new(memory, n, "done", alone(event))
            )
        elif isinstance(event, Dealt) or not memory.text.says:
            return memory, ((n, alone(event)),)
        else:  # a private event belongs to the last beat
            found = _aside(memory, _for_reader(event, memory.reader))
        return found, ((found.n, found.text),)

    def remarks(self, view: Any) -> Mapping[int, BeatText]:
        """None."""
        return {}


def _new(memory: Memory, n: int, kind: Kind, text: BeatText) -> Memory:
    return Memory(memory.reader, n, kind, text)


def _in_turn(memory: Memory, n: int, kind: Kind, text: BeatText) -> Memory:
    """A beat that replaces the beat of its player's draw, if the turn has no other beat yet."""
    is_bare = memory.kind == "turn" and memory.text.who == text.who
    return _new(memory, memory.n if is_bare else n, kind, text)


def _grown(memory: Memory, *says: Said, kind: Kind, whom: Seat | None = None) -> Memory:
    """Add sentences to the last beat; it gets the weight ``yours`` if ``whom`` is the reader."""
    text = memory.text
    weight = "yours" if whom is not None and whom == memory.reader else text.weight
    return replace(memory, kind=kind, text=replace(text, says=(*text.says, *says), weight=weight))


def _aside(memory: Memory, said: Said) -> Memory:
    return replace(memory, text=replace(memory.text, aside=(*memory.text.aside, said)))


def _for_reader(event: Event, reader: Seat | None) -> Said:
    """A private event as it is told to this reader."""
    if not isinstance(event, CharactersSeen) or reader not in event.seats:
        return event
    mine = event.seats.index(reader)
    return Swapped(event.cards[mine], event.seats[1 - mine], event.cards[1 - mine])


def _turn(memory: Memory, event: Event, n: int) -> Memory | None:
    """The start of a turn (A3.1), a character to be settled (A2.3, A3.3), a spectre that rests (A7.5)."""
    match event:
        case TurnBegan():
            return _new(memory, n, "turn", alone(event, "small"))
        case Drawn():
            return _in_turn(memory, n, "turn", alone(event, "small"))
        case CharacterCame():
            return _in_turn(memory, n, "character", alone(event))
        case Settled() if memory.kind == "character":
            return _grown(memory, event, kind="done")
        case Rested():
            return _in_turn(memory, n, "done", alone(event))
        case _:
            return None


def _hit(memory: Memory, event: Event, n: int) -> Memory | None:
    """A hit on its way, and the answers to it (A4.1, A5, A7.1)."""
    match event:
        case Given() | Haunted():
            return _in_turn(memory, n, "hit", alone(event))
        case Answered() if memory.kind == "hit":
            return _grown(memory if event.card is None else _sent_back(memory), event, kind="hit")
        case Landed() if memory.kind == "hit":
            answer = memory.text.says[-1]
            went_back = isinstance(answer, Answered) and answer.card is not None  # to a spectre, which is not asked
            return _grown(memory, *((event,) if went_back else ()), kind="done", whom=event.on)
        case _:
            return None


def _sent_back(memory: Memory) -> Memory:
    """The hit is on its way to its sender: the aside says which card that is, and for whom."""
    aside = (
        replace(said, by=said.to, to=said.by) if isinstance(said, BlowSeen) else said for said in memory.text.aside
    )
    return replace(memory, text=replace(memory.text, aside=tuple(aside)))


def _card(memory: Memory, event: Event, n: int) -> Memory | None:
    """A card that is played openly, and its effects (A4.2 to A4.9)."""
    match event:
        case Rejuvenated():
            return _in_turn(memory, n, "done", alone(event, "small"))
        case Played():
            is_mine = memory.reader in event.on and event.card != "duel"
            text = alone(event, "yours" if is_mine else _WEIGHTS.get(event.card, "plain"))
            return _in_turn(memory, n, "death" if event.card == "mort-subite" else "card", text)
        case Duelled() | Punished() | NoPrize() if memory.kind == "card":
            return _grown(memory, event, kind="card")
        case Answered() if memory.kind == "death":
            return _grown(memory, *(() if event.card is None else (event,)), kind="death")
        case Spared() if memory.kind == "death":
            return _grown(memory, event, kind="done")
        case Eliminated() if memory.kind == "death":
            return _out(memory, event, "done")
        case _:
            return None


def _out(memory: Memory, event: Eliminated, kind: Kind) -> Memory:
    """A player is out: the reader is told what a spectre can do."""
    found = _grown(memory, event, kind=kind, whom=event.seat)
    return _aside(found, Out()) if event.seat == memory.reader else found


def _accusation(memory: Memory, event: Event, n: int) -> Memory | None:
    """An accusation and its result (A6)."""
    match event:
        case Accused() if memory.kind == "accusation" and memory.text.who == event.by:
            return _grown(memory, event, kind="accusation", whom=event.whom)
        case Accused():
            text = alone(event, "yours" if event.whom == memory.reader else "big")
            return _in_turn(memory, n, "accusation", text)
        case Eliminated() if memory.kind == "accusation":
            return _out(memory, event, "accusation")
        case Retaliated() if memory.kind == "accusation":
            return _grown(memory, event, kind="accusation", whom=event.to)
        case NoRetaliation() if memory.kind == "accusation":
            return _grown(memory, event, kind="accusation")
        case _:
            return None


def _end(memory: Memory, event: Event, n: int) -> Memory | None:
    """The end (A8), with the cards that are turned face up."""
    match event:
        case Revealed() | Ended():
            return _new(memory, memory.n if memory.kind == "end" else n, "end", alone(event, "big"))
        case Eliminated():  # when balances are compared (A8.2)
            return _new(memory, n, "done", alone(event, "yours" if event.seat == memory.reader else "big"))
        case _:
            return None


BEATS: Final = AuPireTuMeursBeats()
