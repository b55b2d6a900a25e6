"""How much there may be of what."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.record import LONGEST_GAME
from deadpan.server.limits.rate_limit import Rate


class Limits(Struct, frozen=True):
    """How much there may be of what."""

    tables: int = 10_000
    """Tables in the store."""
    participants: int = 64
    """People who joined one table and were not removed."""
    knocking: int = 8
    """People who wait at the door of one table."""
    knocks: int = 500
    """How often anybody may ever knock at one table. So nobody can use up its changes."""
    tickets: int = 100
    """How many tickets one participant may ever get at one table."""
    anonymous_connections: int = 48
    """Open lines to one table of people without a token."""
    connections_each: int = 8
    """Open lines of one participant to one table. So nobody can take the place of another there."""
    chat_rate: Rate = Rate(0.5, 5)
    """What one participant may say."""
    chat_lines: int = 20_000
    """What may ever be said at one table: all of it is kept."""
    change_rate: Rate = Rate(1, 60)
    """What one participant may change around the games of a table."""
    moves_each: int = 100
    """How often one participant may take another name or seat, the host apart. So nobody can use up the changes."""
    guest_lines: int = 250
    """What one participant without a seat may ever say, the host apart. So nobody can use up the lines."""
    changes: int = 10_000
    """What may ever be changed around the games of one table: all of it is kept."""
    choices: int = LONGEST_GAME
    """Choices of one game, after which it is broken off: a table that wakes makes all of them again."""
    unload_after: float = 300.0
    """Seconds without a visitor after which a table is dropped from memory. Its log stays."""
    keep_lobby: float = 2 * 86_400.0
    """For how many seconds of the server's life after the last entry a table is kept at which no person ever chose."""
    keep_playing: float = 60 * 86_400.0
    keep_over: float = 180 * 86_400.0
    keep_archived: float = 30 * 86_400.0
    """For how many more a table is kept that was put aside because it is that old."""
    archived_each_hour: int = 20
    """How many tables may be put aside in an hour, and deleted; or one in a hundred of all, if that is more."""
