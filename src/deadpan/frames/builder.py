"""Builds the frames that clients receive, as bytes: each from the view and the events of one audience.

A frame depends on a snapshot of the game and nothing else, so it can be built again for a client that missed it. What
is the same for all audiences is built and encoded once: events, and the changes where a choice changes nothing secret.
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
from deadpan.kernel.types import Event
from deadpan.locales import Language, Words

encode: Final = msgspec.json.Encoder().encode


class GameSource(Protocol):
    """What a `FrameBuilder` needs of a game, be it live or replayed."""

    @property
    def game(self) -> AnyRules:
        """The rules of the game."""

    @property
    def number(self) -> int:
        """The number of the game at its table."""

    def at(self, n: int) -> Snapshot | None:
        """The snapshot after ``n`` choices, if it is still remembered."""


def view_frame(stream: str, n: int, shown: dict[str, Any], beats: Sequence[Beat], question: bytes) -> bytes:
    """A frame with a whole view and all beats; ``question`` is its end."""
    return encode({"type": "view", "stream": stream, "n": n, "view": shown, "beats": beats})[:-1] + question


def step_frame(n: int, events: bytes, beats: Sequence[Beat], patch: bytes, at: int, question: bytes) -> bytes:
    """A frame with what a choice changed, and the beats that are new or have grown; ``question`` is its end."""
    return b'{"type":"step","n":%d,"events":[%b],"beats":%b,"patch":%b,"at":%d%b' % (
        n, events, encode(beats), patch, at, question,
    )  # fmt: skip


def refusal(problem: DeadpanError, lang: Language, choice: str | None = None, text: str | None = None) -> bytes:
    """A frame that refuses a choice, by its id, or any other message."""
    start = {"type": "error"} if choice is None else {"type": "refused", "id": choice}
    said = Words(lang).refuse(problem) if text is None else text
    return encode({**start, "code": problem.code, "rule": problem.rule, "data": problem.data, "text": said})


class _SharedParts:
    """What the frames of one step have in common."""

    __slots__ = ("_encoded", "_told", "n", "patch")

    def __init__(self, game: AnyRules, before: Snapshot, snapshot: Snapshot) -> None:
        self.n = snapshot.n
        self._told = snapshot.told
        self._encoded = [encode(each.event) for each in snapshot.told]
        then, now = game.view(before.state, None), game.view(snapshot.state, None)
        self.patch = encode(game.changes(then, now)) if game.changes_alike(then, now) else None
        """The changes of every view; ``None``: they differ between the audiences."""

    def heard_by(self, seat: Seat | None) -> tuple[list[Event], bytes]:
        """The events that a seat hears, and the same encoded."""
        heard, encoded = [], []
        for each, text in zip(self._told, self._encoded, strict=True):
            if each.to.seats is None or each.to.hears(seat):
                heard.append(each.event)
                encoded.append(text)
        return heard, b",".join(encoded)


class FrameBuilder:
    """Builds the frames of one game for its seats and its spectators.

    ``offers``: whether a seat that is asked gets the list of its legal choices. A review needs none.
    """

    def __init__(self, play: GameSource, *, offers: bool = True) -> None:
        self._game = play.game
        self._play = play
        self._offers = offers
        self._shared: _SharedParts | None = None
        self._beats = FrameBeats(play.game)
        self._at: dict[int, int] = {}
        self._is_closed = False

    def close(self) -> None:
        """Mark the game as broken off: from now on, frames ask nobody."""
        self._is_closed = True

    def stream(self, seat: Seat | None) -> str:
        """The name of the stream of frames for one audience; it is the same after a restart."""
        return f"{self._play.number}.{'-' if seat is None else seat}"

    def view(self, snapshot: Snapshot, seat: Seat | None) -> bytes:
        """A frame with the whole view, which starts a stream or replaces what the client has."""
        game = self._game
        view = game.view(snapshot.state, seat)
        beats, question = self._beats.all(snapshot.n, seat, view), self.question(snapshot, seat, view)
        return view_frame(self.stream(seat), snapshot.n, game.show(view), beats, question)

    def step(self, snapshot: Snapshot, seat: Seat | None) -> bytes | None:
        """A frame with what a choice changed; ``None`` if the snapshot before it is not remembered any more."""
        before = self._play.at(snapshot.n - 1)
        if before is None:
            return None
        game = self._game
        view, shared = game.view(snapshot.state, seat), self._shared_parts(before, snapshot)
        heard, events = shared.heard_by(seat)
        patch = shared.patch
        if patch is None:
            patch = encode(game.changes(game.view(before.state, seat), view))
        beats = self._beats.changed(before, snapshot, seat, view, heard)
        return step_frame(
            snapshot.n, events, beats, patch, self._at.get(snapshot.n, 0), self.question(snapshot, seat, view)
        )

    def note_delay(self, snapshot: Snapshot, milliseconds: int) -> None:
        """Remember how long after the one before it a snapshot was sent."""
        self._at[snapshot.n] = milliseconds
        self._at.pop(snapshot.n - REMEMBERED, None)

    def _shared_parts(self, before: Snapshot, snapshot: Snapshot) -> _SharedParts:
        if self._shared is None or self._shared.n != snapshot.n:
            self._shared = _SharedParts(self._game, before, snapshot)
        return self._shared

    def question(self, snapshot: Snapshot, seat: Seat | None, view: Any) -> bytes:
        """The end of a frame: which seats are asked, the question to this seat, its legal choices, or the outcome."""
        asks = () if self._is_closed else self._game.asks(snapshot.state)
        outcome = None if asks or self._is_closed else self._game.outcome(snapshot.state)
        if outcome is not None:
            return b',"waiting":[],"ask":null,"legal":[],"outcome":%b}' % encode(outcome)
        waiting = b",".join(b"%d" % ask.seat for ask in asks)
        mine = next((ask for ask in asks if ask.seat == seat), None)
        is_free = mine is None and bool(asks) and seat in self._game.may(snapshot.state)
        if not self._offers or (mine is None and not is_free):
            return b',"waiting":[%b],"ask":null,"legal":[]}' % waiting
        legal = encode(self._game.legal(view))
        if mine is None:
            return b',"waiting":[%b],"ask":null,"may":%d,"legal":%b}' % (waiting, asks[0].serial, legal)
        ask = encode({"kind": mine.kind, "serial": mine.serial})
        return b',"waiting":[%b],"ask":%b,"legal":%b}' % (waiting, ask, legal)
