"""The open connections of a table, and what is sent to them."""

from __future__ import annotations

from typing import Any, Final, Protocol

from msgspec import Struct

from deadpan.frames import encode, refusal
from deadpan.kernel.seats import Seat
from deadpan.locales import LANGUAGES, Language
from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import Limits
from deadpan.server.scheduling import NO_QUEUE_KEY, QueueKey
from deadpan.server.state import TableState

REFUSED: Final = 1008
"""The WebSocket close code that tells a client not to connect again with these credentials."""


class Transport(Protocol):
    """A client's transport. Both calls return at once: a slow client cannot block others."""

    def send(self, frame: bytes) -> None:
        """Queue a frame for sending."""

    def close(self, code: int, reason: str) -> None:
        """Close the connection, with a WebSocket close code."""


class Connection(Struct, eq=False):
    """One connected client: that of a participant, or of a spectator without a token."""

    transport: Transport
    participant: int | None
    lang: Language
    also: tuple[int, ...] = ()
    """Other participants on the same device. They count as connected; messages and frames are not theirs."""
    quiet: bool = False
    """Whether the client gets no frames of the game."""
    queue_key: QueueKey = NO_QUEUE_KEY
    """The networks of the client, for fair queues."""
    invitation: str | None = None
    """An invitation, which lets a client without a token connect to a closed table."""
    you: dict[str, Any] = {}
    """The identity that was last sent to the client."""

    @property
    def owner(self) -> int | None:
        """The participant whose limits the connection counts for, if any."""
        return self.participant if self.participant is not None else next(iter(self.also), None)


class Connections:
    """All open connections of one table."""

    def __init__(self, state: TableState, limits: Limits) -> None:
        self._state = state
        self._limits = limits
        self._open: list[Connection] = []

    def __len__(self) -> int:
        return len(self._open)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._open

    def add(self, connection: Connection) -> None:
        """Add a connection. Raises `TooMuch`: each participant has a limit, and all without a token share one."""
        most = self._limits.anonymous_connections if connection.owner is None else self._limits.connections_each
        if sum(each.owner == connection.owner for each in self._open) >= most:
            raise TooMuch("too-many-visitors", most=most)
        self._open.append(connection)

    def remove(self, connection: Connection) -> None:
        """Remove a connection."""
        self._open.remove(connection)

    @property
    def participants(self) -> list[int]:
        """The connected participants, in the order of their connections."""
        numbers = (number for each in self._open for number in (each.participant, *each.also))
        return list(dict.fromkeys(number for number in numbers if number is not None))

    @property
    def spectators(self) -> int:
        """The number of connections of which no participant has a seat."""
        seat_of = self._state.seat_of
        return sum(all(seat_of(number) is None for number in (each.participant, *each.also)) for each in self._open)

    def queue_key(self) -> QueueKey:
        """The queue key for the bots of this table: the network of its oldest connection, preferably of a player's."""
        seat_of = self._state.seat_of
        longest = min(self._open, key=lambda each: seat_of(each.participant) is None, default=None)
        return (*(NO_QUEUE_KEY if longest is None else longest.queue_key), self._state.code)

    def audiences(self) -> dict[Seat | None, list[Connection]]:
        """The connections that get frames of the game, by seat; those without a seat under ``None``."""
        found: dict[Seat | None, list[Connection]] = {}
        seats = {place.participant: seat for seat, place in enumerate(self._state.places)}
        for each in self._open:
            if each.quiet:
                continue
            seat = None if each.participant is None else seats.get(each.participant)
            found.setdefault(seat, []).append(each)
        return found

    def send_table(self, table: dict[str, Any], but: Connection | None = None) -> list[Connection]:
        """Send the table to all clients, with a new identity to those whose identity changed.

        Returns the connections that have another seat than before and get frames of the game.
        """
        frame = encode({"type": "table", "table": table})
        moved = []
        for connection in list(self._open):
            seat = connection.you.get("seat")
            if connection is not but and not self.send_welcome(connection, table, again=False):
                connection.transport.send(frame)
            if connection.you.get("seat") != seat and not connection.quiet:
                moved.append(connection)
        return moved

    def send_all(self, frame: bytes) -> None:
        """Send a frame to all clients."""
        for connection in self._open:
            connection.transport.send(frame)

    def send_game(self, frame: bytes) -> None:
        """Send a frame to all clients that get frames of the game."""
        for connection in self._open:
            if not connection.quiet:
                connection.transport.send(frame)

    def disconnect(self, participant: int, why: Forbidden) -> None:
        """Close the connections of a participant, who may not return."""
        for connection in list(self._open):
            connection.also = tuple(number for number in connection.also if number != participant)
            if connection.participant == participant:
                self._refuse(connection, why)

    def disconnect_anonymous(self) -> None:
        """Close the connections without a token or the invitation, because the table was closed."""
        for connection in list(self._open):
            if connection.owner is None and not self._state.access.invites(connection.invitation):
                self._refuse(connection, Forbidden("table-closed"))

    def _refuse(self, connection: Connection, why: Forbidden) -> None:
        self._open.remove(connection)
        connection.transport.send(refusal(why, connection.lang))
        connection.transport.close(REFUSED, why.code)

    def send_welcome(self, connection: Connection, table: dict[str, Any], again: bool = True) -> bool:
        """Send a client its identity, unless it is not ``again`` and unchanged; whether it was sent."""
        you = self._you(connection)
        if not again and you == connection.you:
            return False
        connection.you = you
        connection.transport.send(encode({"type": "welcome", "you": you, "table": table}))
        return True

    def close_all(self, code: int, reason: str) -> None:
        """Close all connections."""
        for connection in list(self._open):
            connection.transport.close(code, reason)

    def _you(self, connection: Connection) -> dict[str, Any]:
        state, number = self._state, connection.participant
        each = None if number is None else state.participants[number]
        may_invite = (
            each is not None and each.standing == "in" and (number == state.host or state.seat_of(number) is not None)
        )
        return {
            "participant": number,
            "seat": state.seat_of(number),
            "host": number is not None and number == state.host,
            "name": None if each is None else each.name,
            "standing": None if each is None else each.standing,
            "invitation": state.access.invitation if may_invite else None,
            "exchange": each is not None and not each.is_ticketed,
            "back_to": state.may_go_back_to(each.number) if each is not None and each.standing == "out" else None,
        }


def language(tag: str) -> Language:
    """The language that a client prefers, or English."""
    wanted = tag[:2].lower()
    return next((lang for lang in LANGUAGES if lang == wanted), "en")
