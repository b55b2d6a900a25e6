"""The limits of a server and of one table, as numbers."""

from __future__ import annotations

from msgspec import Struct

from deadpan.kernel.record import LONGEST_GAME
from deadpan.server.limits.rate_limit import Rate


class Limits(Struct, frozen=True):
    """Limits of a server and of each table. Each participant has limits of their own, so that nobody blocks others."""

    tables: int = 10_000
    """Tables in the store."""
    participants: int = 64
    """Participants of one table who were not removed."""
    knocking: int = 8
    """Participants of one table who wait to be let in."""
    knocks: int = 500
    """How often people may knock at one table in all, to protect ``changes``."""
    tickets: int = 100
    """Tickets that one participant may get in all."""
    anonymous_connections: int = 48
    """Connections to one table without a token."""
    connections_each: int = 8
    """Connections of one participant to one table."""
    chat_rate: Rate = Rate(0.5, 5)
    """Chat lines of one participant."""
    chat_lines: int = 20_000
    """Chat lines of one table in all: every line stays in the log."""
    change_rate: Rate = Rate(1, 60)
    """Changes of a table by one participant, other than choices and chat."""
    moves_each: int = 100
    """Renames and seat changes of one participant in all, to protect ``changes``. The host is exempt."""
    guest_lines: int = 250
    """Chat lines of one guest (without a seat) in all, to protect ``chat_lines``. The host is exempt."""
    changes: int = 10_000
    """Changes of one table in all, other than choices and chat: every change stays in the log."""
    choices: int = LONGEST_GAME
    """Choices of one game, which is then broken off: loading a table replays all of them."""
    unload_after: float = 300.0
    """Seconds without a connection after which a table is unloaded. Its log stays in the store."""
    keep_lobby: float = 2 * 86_400.0
    """Seconds of uptime after its last entry for which a table is kept at which no person ever chose."""
    keep_playing: float = 60 * 86_400.0
    """The same for a table with a game under way."""
    keep_over: float = 180 * 86_400.0
    """The same for a table whose last game is over."""
    keep_archived: float = 30 * 86_400.0
    """Seconds of uptime for which an archived table is kept before it is deleted."""
    archived_each_hour: int = 20
    """Tables that may be archived in an hour, and deleted; or one in a hundred of all tables, if that is more."""
