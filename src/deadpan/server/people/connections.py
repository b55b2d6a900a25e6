"""Who is looking at a table right now, and what they are told of it."""

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
"""The close code that tells a client that it is not welcome as what it came."""


class Transport(Protocol):
    """The way to one client. Neither call waits: a client that does not listen holds up nobody."""

    def send(self, frame: bytes) -> None:
        """Say something."""

    def close(self, code: int, reason: str) -> None:
        """Hang up, with a WebSocket close code."""


class Connection(Struct, eq=False):
    """One client with an open line: a participant, or an onlooker without a name."""

    transport: Transport
    participant: int | None
    lang: Language
    also: tuple[int, ...] = ()
    """Other participants who are here by this line. What it is told and says is not theirs."""
    quiet: bool = False
    """Whether this line is told nothing of the game."""
    queue_key: QueueKey = NO_QUEUE_KEY
    invitation: str | None = None
    """What lets one in without a token where the table is closed."""
    you: dict[str, Any] = {}
    """What the client was last told of who it is."""

    @property
    def owner(self) -> int | None:
        """The participant whose line this is, if it is anybody's."""
        return self.participant if self.participant is not None else next(iter(self.also), None)


class Connections:
    """Everybody with an open line to one table."""

    def __init__(self, state: TableState, limits: Limits) -> None:
        self._state = state
        self._limits = limits
        self._here: list[Connection] = []

    def __len__(self) -> int:
        return len(self._here)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._here

    def add(self, connection: Connection) -> None:
        """One more. Raises `TooMuch`: each participant has room of their own, all who have no token share theirs."""
        most = self._limits.anonymous_connections if connection.owner is None else self._limits.connections_each
        if sum(each.owner == connection.owner for each in self._here) >= most:
            raise TooMuch("too-many-visitors", most=most)
        self._here.append(connection)

    def remove(self, connection: Connection) -> None:
        """One less."""
        self._here.remove(connection)

    @property
    def participants(self) -> list[int]:
        """The participants who are connected, in the order they came."""
        numbers = (number for each in self._here for number in (each.participant, *each.also))
        return list(dict.fromkeys(number for number in numbers if number is not None))

    @property
    def spectators(self) -> int:
        """How many lines watch without anybody at them who has a seat."""
        seat_of = self._state.seat_of
        return sum(all(seat_of(number) is None for number in (each.participant, *each.also)) for each in self._here)

    def queue_key(self) -> QueueKey:
        """Who pays for what a bot of this table thinks: the household of who has been here longest, one with a seat if
        there is one, and in it this table.
        """
        seat_of = self._state.seat_of
        longest = min(self._here, key=lambda each: seat_of(each.participant) is None, default=None)
        return (*(NO_QUEUE_KEY if longest is None else longest.queue_key), self._state.code)

    def audiences(self) -> dict[Seat | None, list[Connection]]:
        """Everybody who is told of the game, by seat; those without one under ``None``."""
        found: dict[Seat | None, list[Connection]] = {}
        seats = {place.participant: seat for seat, place in enumerate(self._state.places)}
        for each in self._here:
            if each.quiet:
                continue
            seat = None if each.participant is None else seats.get(each.participant)
            found.setdefault(seat, []).append(each)
        return found

    def send_table(self, table: dict[str, Any], but: Connection | None = None) -> list[Connection]:
        """Tell everybody what the table is like now; those who are somebody else now, that too.

        Those who have another seat than before, and are told of the game.
        """
        frame = encode({"type": "table", "table": table})
        moved = []
        for connection in list(self._here):
            seat = connection.you.get("seat")
            if connection is not but and not self.send_welcome(connection, table, again=False):
                connection.transport.send(frame)
            if connection.you.get("seat") != seat and not connection.quiet:
                moved.append(connection)
        return moved

    def send_all(self, frame: bytes) -> None:
        """Tell everybody the same."""
        for connection in self._here:
            connection.transport.send(frame)

    def send_game(self, frame: bytes) -> None:
        """Tell everybody the same who is told of the game at all."""
        for connection in self._here:
            if not connection.quiet:
                connection.transport.send(frame)

    def disconnect(self, participant: int, why: Forbidden) -> None:
        """Hang up on a participant, for good."""
        for connection in list(self._here):
            connection.also = tuple(number for number in connection.also if number != participant)
            if connection.participant == participant:
                self._dismiss(connection, why)

    def disconnect_anonymous(self) -> None:
        """Hang up on those who look on without a token or the invitation: the table is closed."""
        for connection in list(self._here):
            if connection.owner is None and not self._state.access.invites(connection.invitation):
                self._dismiss(connection, Forbidden("table-closed"))

    def _dismiss(self, connection: Connection, why: Forbidden) -> None:
        self._here.remove(connection)
        connection.transport.send(refusal(why, connection.lang))
        connection.transport.close(REFUSED, why.code)

    def send_welcome(self, connection: Connection, table: dict[str, Any], again: bool = True) -> bool:
        """Tell a client who it is, if it does not know it yet; whether that was so."""
        you = self._you(connection)
        if not again and you == connection.you:
            return False
        connection.you = you
        connection.transport.send(encode({"type": "welcome", "you": you, "table": table}))
        return True

    def close_all(self, code: int, reason: str) -> None:
        """Close every line."""
        for connection in list(self._here):
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
    """The language that a client asked for, or English."""
    wanted = tag[:2].lower()
    return next((lang for lang in LANGUAGES if lang == wanted), "en")
