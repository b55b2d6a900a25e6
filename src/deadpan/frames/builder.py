"""What is said to a client, as bytes: each frame made from the view and the events of whom it is for.

A frame is built from a moment of the game and nothing else, so it can be built again for one who missed it. What
everybody may see is encoded once for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import msgspec

from deadpan.frames.beats import FrameBeats
from deadpan.frames.snapshot import REMEMBERED, Snapshot
from deadpan.kernel.beats import Beat
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.locales import Language, Words

encode: Final = msgspec.json.Encoder().encode


class GameSource(Protocol):
    """A game on its way, or gone through again: what a teller needs of it."""

    @property
    def game(self) -> AnyRules:
        """Its rules."""

    @property
    def number(self) -> int:
        """Which game of its table it is."""

    def at(self, n: int) -> Snapshot | None:
        """The game after ``n`` choices, if that is at hand."""


def view_frame(stream: str, n: int, shown: dict[str, Any], beats: Sequence[Beat], question: bytes) -> bytes:
    """The whole of a view, and all beats; ``question`` ends it."""
    return encode({"type": "view", "stream": stream, "n": n, "view": shown, "beats": beats})[:-1] + question


def step_frame(n: int, events: bytes, beats: Sequence[Beat], patch: dict[str, Any], at: int, question: bytes) -> bytes:
    """What a choice changed, and the beats that are new or have grown; ``question`` ends it."""
    return b'{"type":"step","n":%d,"events":[%b],"beats":%b,"patch":%b,"at":%d%b' % (
        n, events, encode(beats), encode(patch), at, question,
    )  # fmt: skip


def refusal(problem: DeadpanError, lang: Language, choice: str | None = None, text: str | None = None) -> bytes:
    """A frame that says no: to a choice by its id, or to anything else."""
    start = {"type": "error"} if choice is None else {"type": "refused", "id": choice}
    said = Words(lang).refuse(problem) if text is None else text
    return encode({**start, "code": problem.code, "rule": problem.rule, "data": problem.data, "text": said})


class FrameBuilder:
    """Tells one game to its seats and its spectators.

    ``offers``: whether those who are asked get the list of what they can choose. Who looks back needs none.
    """

    def __init__(self, play: GameSource, *, offers: bool = True) -> None:
        self._game = play.game
        self._play = play
        self._offers = offers
        self._told: tuple[int, list[bytes]] = (-1, [])
        self._beats = FrameBeats(play.game)
        self._at: dict[int, int] = {}
        self._is_closed = False

    def close(self) -> None:
        """The game was broken off: whatever is told of it from now on asks nobody."""
        self._is_closed = True

    def stream(self, seat: Seat | None) -> str:
        """The name of what one audience is told of this game; the same after a restart."""
        return f"{self._play.number}.{'-' if seat is None else seat}"

    def view(self, moment: Snapshot, seat: Seat | None) -> bytes:
        """The whole view: the start of a stream, or a fresh start."""
        game = self._game
        view = game.view(moment.state, seat)
        beats, question = self._beats.all(moment.n, seat, view), self.question(moment, seat, view)
        return view_frame(self.stream(seat), moment.n, game.show(view), beats, question)

    def step(self, moment: Snapshot, seat: Seat | None) -> bytes | None:
        """What a choice changed, if the moment before it is still at hand."""
        before = self._play.at(moment.n - 1)
        if before is None:
            return None
        game = self._game
        view = game.view(moment.state, seat)
        patch = game.changes(game.view(before.state, seat), view)
        events, question = self._heard(moment, seat), self.question(moment, seat, view)
        beats = self._beats.changed(before, moment, seat, view)
        return step_frame(moment.n, events, beats, patch, self._at.get(moment.n, 0), question)

    def mark(self, moment: Snapshot, milliseconds: int) -> None:
        """Keep how long after the one before it a moment was told."""
        self._at[moment.n] = milliseconds
        self._at.pop(moment.n - REMEMBERED, None)

    def _heard(self, moment: Snapshot, seat: Seat | None) -> bytes:
        n, events = self._told
        if n != moment.n:
            events = [encode(each.event) for each in moment.told]
            self._told = moment.n, events
        return b",".join(
            event
            for each, event in zip(moment.told, events, strict=True)
            if each.to.seats is None or each.to.hears(seat)
        )

    def question(self, moment: Snapshot, seat: Seat | None, view: Any) -> bytes:
        """Who is asked, what of this seat, and what it can choose, or how the game ended: the end of a frame."""
        asks = () if self._is_closed else self._game.asks(moment.state)
        outcome = None if asks or self._is_closed else self._game.outcome(moment.state)
        if outcome is not None:
            return b',"waiting":[],"ask":null,"legal":[],"outcome":%b}' % encode(outcome)
        waiting = b",".join(b"%d" % ask.seat for ask in asks)
        mine = next((ask for ask in asks if ask.seat == seat), None)
        is_free = mine is None and bool(asks) and seat in self._game.may(moment.state)
        if not self._offers or (mine is None and not is_free):
            return b',"waiting":[%b],"ask":null,"legal":[]}' % waiting
        legal = encode(self._game.legal(view))
        if mine is None:
            return b',"waiting":[%b],"ask":null,"may":%d,"legal":%b}' % (waiting, asks[0].serial, legal)
        ask = encode({"kind": mine.kind, "serial": mine.serial})
        return b',"waiting":[%b],"ask":%b,"legal":%b}' % (waiting, ask, legal)
