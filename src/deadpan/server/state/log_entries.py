"""The log of a table, entry by entry: everything that ever happened to it, games included.

A table is what its log says, and nothing else: it can be dropped at any time and comes back the same. Entries are
written as JSON and stay readable by later versions: fields may be added with a default, never renamed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final, TypeAlias

import msgspec

from deadpan.kernel.seats import Seat
from deadpan.server.state.access_entries import Door, DoorEntry, SeatEntry
from deadpan.server.state.entry import Entry
from deadpan.server.state.game_entries import (
    Began,
    BrokenOff,
    CameBack,
    Chose,
    Paused,
    Reopened,
    ResultTold,
    StoodIn,
    TookOver,
    Voted,
)
from deadpan.server.state.settings import Begins, Settings


class Opened(Entry, frozen=True):
    """Somebody made the table. ``begins`` is the setting of that name to start with.

    ``package`` is the distribution that the game comes from; ``None``: Deadpan itself, or the log is older than this.
    """

    game: str
    options: dict[str, Any]
    seats: int
    begins: Begins = "turn"
    package: str | None = None
    door: Door = "open"


class Joined(Entry, frozen=True):
    """A participant came; ``key`` is the fingerprint of their token.

    ``knocks``: they wait to be let in. ``ticketed``: this token moves to other devices by tickets alone; tokens of
    before there were any stood in links.
    """

    participant: int
    name: str
    key: str
    knocks: bool = False
    ticketed: bool = False


class Renamed(Entry, frozen=True):
    """A participant took another name."""

    participant: int
    name: str


class Sat(Entry, frozen=True):
    """A participant took a seat, leaving the one they had."""

    participant: int
    seat: Seat


class Stood(Entry, frozen=True):
    """A participant left their seat."""

    participant: int


class BotSat(Entry, frozen=True):
    """A bot was put in a seat."""

    seat: Seat
    level: str


class Emptied(Entry, frozen=True):
    """Whoever was in a seat is so no more."""

    seat: Seat


class Swapped(Entry, frozen=True):
    """Two seats exchanged who sits there."""

    a: Seat
    b: Seat


class Agreed(Entry, frozen=True):
    """The options and the number of seats were changed, and the game itself unless ``game`` is ``None``."""

    options: dict[str, Any]
    seats: int
    game: str | None = None
    package: str | None = None


class Paced(Entry, frozen=True):
    """Bots were told to hurry, or not to."""

    fast: bool


class HostPassed(Entry, frozen=True):
    """Another participant is the host now."""

    to: int


class Settled(Entry, frozen=True):
    """It was settled how the evening is run."""

    settings: Settings


class FirstNamed(Entry, frozen=True):
    """The question who begins was answered: whoever sat in ``seat`` then. ``None``: the answer was taken back."""

    seat: Seat | None


class Muted(Entry, frozen=True):
    """A participant was asked to be quiet, or may speak again."""

    participant: int
    on: bool


class Removed(Entry, frozen=True):
    """A participant was shown the door. Their seat is open in a lobby, a bot's after that."""

    participant: int
    level: str = "normal"


class Said(Entry, frozen=True):
    """A participant said something, in words or without, at ``at`` seconds since 1970."""

    participant: int
    at: float
    text: str | None = None
    emote: str | None = None


LobbyEntry: TypeAlias = (
    Joined
    | Renamed
    | Sat
    | Stood
    | BotSat
    | Emptied
    | Swapped
    | Agreed
    | Paced
    | HostPassed
    | Settled
    | FirstNamed
    | Muted
    | DoorEntry
)
GameEntry: TypeAlias = (
    Began | Chose | Paused | StoodIn | CameBack | TookOver | Removed | Voted | BrokenOff | Reopened | SeatEntry
)
"""What changes whether a game goes on, and who plays in it."""
AnyEntry: TypeAlias = Opened | LobbyEntry | GameEntry | ResultTold | Said

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(AnyEntry).decode


def encode_entries(entries: Iterable[AnyEntry]) -> list[bytes]:
    """Entries as they are written, one a line."""
    return [encode_entry(entry) for entry in entries]


def games_named(lines: Iterable[bytes]) -> set[str]:
    """The games that a log names. What this version cannot read names none."""
    names: set[str] = set()
    for line in lines:
        if line.startswith((b'{"entry":"opened"', b'{"entry":"agreed"')):
            with suppress(msgspec.DecodeError):
                entry = decode_entry(line)
                names |= {entry.game} if isinstance(entry, Opened | Agreed) and entry.game is not None else set()
    return names


def is_choice_of_person(entry: AnyEntry) -> bool:
    """Whether an entry is a choice that a person made, and no bot or record."""
    return isinstance(entry, Chose) and entry.by == "person"
