"""The chat of a table: its latest lines and emotes, which every client gets when it connects."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import encode

from deadpan.kernel.seats import Seat
from deadpan.server.state.log_entries import Said

Emote: TypeAlias = Literal["deadpan", "gasp", "laugh", "innocent", "suspicious", "clap", "nudge"]
"""The emotes: chat lines without text."""

KEPT: Final = 500
"""How many of the latest lines a client gets when it connects."""


class ChatLine(Struct, frozen=True):
    """A chat line as clients get it, with the name and the seat of its author at that time."""

    n: int
    participant: int
    name: str
    seat: Seat | None
    text: str | None
    emote: str | None
    at: str


class ChatLog:
    """The chat of one table."""

    def __init__(self) -> None:
        self.count = 0
        """The number of lines so far."""
        self._lines: deque[bytes] = deque(maxlen=KEPT)

    def add(self, said: Said, name: str, seat: Seat | None) -> None:
        """Add a line; ``name`` and ``seat`` are those of its author now."""
        self.count += 1
        at = datetime.fromtimestamp(int(said.at), UTC).isoformat().replace("+00:00", "Z")
        self._lines.append(encode(ChatLine(self.count, said.participant, name, seat, said.text, said.emote, at)))

    def all(self) -> bytes:
        """A frame with all lines that are remembered."""
        return b'{"type":"chat","lines":[%b]}' % b",".join(self._lines)

    def last(self) -> bytes:
        """A frame with the latest line."""
        return b'{"type":"chat","lines":[%b]}' % self._lines[-1]
