"""What is said at a table: lines and emotes, kept with it and told again to whoever comes."""

from __future__ import annotations

from collections import deque
from datetime import UTC, datetime
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.json import encode

from deadpan.kernel.seats import Seat
from deadpan.server.state.log_entries import Said

Emote: TypeAlias = Literal["deadpan", "gasp", "laugh", "innocent", "suspicious", "clap", "nudge"]
"""What can be said without a word."""

KEPT: Final = 500
"""How many of the last lines are told to whoever comes."""


class ChatLine(Struct, frozen=True):
    """A line as everybody hears it: its number, who said it under what name and in which seat then, what, and when."""

    n: int
    participant: int
    name: str
    seat: Seat | None
    text: str | None
    emote: str | None
    at: str


class ChatLog:
    """All that was said at one table."""

    def __init__(self) -> None:
        self.count = 0
        """How many lines there ever were."""
        self._kept: deque[bytes] = deque(maxlen=KEPT)

    def add(self, said: Said, name: str, seat: Seat | None) -> None:
        """Add a line, which a participant wrote under a name and in a seat."""
        self.count += 1
        at = datetime.fromtimestamp(int(said.at), UTC).isoformat().replace("+00:00", "Z")
        self._kept.append(encode(ChatLine(self.count, said.participant, name, seat, said.text, said.emote, at)))

    def all(self) -> bytes:
        """The frame that tells every line that is kept."""
        return b'{"type":"chat","lines":[%b]}' % b",".join(self._kept)

    def last(self) -> bytes:
        """The frame that tells the last line."""
        return b'{"type":"chat","lines":[%b]}' % self._kept[-1]
