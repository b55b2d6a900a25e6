"""The entries of a table's log, and their encoding as JSON.

The state of a table is folded from its log and from nothing else, so a table can be unloaded at any time. Later
versions must read the entries of earlier ones: fields may be added with a default, never renamed.
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
    """The table was created. ``begins`` is the first value of that setting.

    ``package`` is the distribution of the game; ``None``: Deadpan itself, or the log is older than this field.
    """

    game: str
    options: dict[str, Any]
    seats: int
    begins: Begins = "turn"
    package: str | None = None
    door: Door = "open"


class Joined(Entry, frozen=True):
    """A participant joined; ``key`` is the fingerprint of their token.

    ``knocks``: they wait to be let in. ``ticketed``: this token moves to other devices only by tickets; older tokens
    are in links.
    """

    participant: int
    name: str
    key: str
    knocks: bool = False
    ticketed: bool = False


class Renamed(Entry, frozen=True):
    """A participant changed their name."""

    participant: int
    name: str


class Sat(Entry, frozen=True):
    """A participant took a seat, and left the one they had."""

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
    """A seat was cleared."""

    seat: Seat


class Swapped(Entry, frozen=True):
    """The players of two seats exchanged them."""

    a: Seat
    b: Seat


class Agreed(Entry, frozen=True):
    """The options and the number of seats were changed, and the game unless ``game`` is ``None``."""

    options: dict[str, Any]
    seats: int
    game: str | None = None
    package: str | None = None


class Paced(Entry, frozen=True):
    """The delay of bots was set to fast or normal."""

    fast: bool


class HostPassed(Entry, frozen=True):
    """Another participant became the host."""

    to: int


class Settled(Entry, frozen=True):
    """The settings of the table were changed."""

    settings: Settings


class FirstNamed(Entry, frozen=True):
    """The question who begins was answered: the player in ``seat``. ``None``: the answer was deleted."""

    seat: Seat | None


class Muted(Entry, frozen=True):
    """A participant was muted, or may write in the chat again."""

    participant: int
    on: bool


class Removed(Entry, frozen=True):
    """A participant was removed from the table. Their seat is open in a lobby; in a game a bot gets it."""

    participant: int
    level: str = "normal"


class Said(Entry, frozen=True):
    """A participant wrote a chat line or sent an emote, at ``at`` seconds since 1970."""

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
"""The entries that change whether a game continues, and who plays in it."""
AnyEntry: TypeAlias = Opened | LobbyEntry | GameEntry | ResultTold | Said

encode_entry: Final = msgspec.json.Encoder().encode
decode_entry: Final = msgspec.json.Decoder(AnyEntry).decode


def encode_entries(entries: Iterable[AnyEntry]) -> list[bytes]:
    """Encode entries, each as one line of JSON."""
    return [encode_entry(entry) for entry in entries]


def games_named(lines: Iterable[bytes]) -> set[str]:
    """The names of the games in a log. Entries that cannot be decoded are ignored."""
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
