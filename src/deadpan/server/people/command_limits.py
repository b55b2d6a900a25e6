"""Limits on the changes of a table by its participants, and a filter for those without effect."""

from __future__ import annotations

from collections.abc import Iterable

from deadpan.server.errors import TooMuch
from deadpan.server.limits import Limits, ParticipantRateLimits
from deadpan.server.messages import (
    Back,
    Consent,
    DoorMessage,
    End,
    Extend,
    LobbyMessage,
    Pause,
    PeopleMessage,
    Remove,
    Rename,
    Sit,
    Stand,
    Take,
)
from deadpan.server.scheduling import Clock
from deadpan.server.state import (
    Agreed,
    AnyEntry,
    AskedFor,
    BotSat,
    CameBack,
    Consented,
    DoorSet,
    Emptied,
    FirstNamed,
    HostPassed,
    Muted,
    Paced,
    Paused,
    Renamed,
    Sat,
    SeatAssignment,
    Settled,
    Stood,
    StoodIn,
    Swapped,
    TableState,
    Voted,
    first_player_of,
    options_from_log,
)


class CommandLimits:
    """Counts the changes that participants make at one table."""

    def __init__(self, state: TableState, limits: Limits, clock: Clock) -> None:
        self._state = state
        self._limits = limits
        self._buckets = ParticipantRateLimits(limits.change_rate, clock.now)

    def count(self, message: LobbyMessage | PeopleMessage | DoorMessage | Extend, who: int) -> None:
        """Count a change by participant ``who``. Raises `TooMuch`."""
        if not _is_always_open(message):
            self.check_capacity()
        if isinstance(message, Rename | Sit | Stand | Take) and who != self._state.host:
            most = self._limits.moves_each
            if self._state.participants[who].moves >= most:
                raise TooMuch("too-restless", most=most)
        self._buckets.take(who)

    def check_capacity(self) -> None:
        """Refuse a change if the table has had too many. Raises `TooMuch`."""
        most = self._limits.changes
        if self._state.changes >= most:
            raise TooMuch("too-many-changes", most=most)


def _is_always_open(message: LobbyMessage | PeopleMessage | DoorMessage | Extend) -> bool:
    """Whether a message is accepted after too many changes: it helps to end a game, and has an effect only once."""
    match message:
        case Pause(on):
            return not on
        case End(agree):
            return agree
        case Remove(_, on):
            return on
        case Consent(_, agree):
            return not agree
        case _:
            return isinstance(message, Back | Extend)


def effective_entries(entries: Iterable[AnyEntry], state: TableState) -> list[AnyEntry]:
    """Those of some independent entries that would change the state."""
    return [entry for entry in entries if _has_effect(entry, state)]


def _has_effect(entry: AnyEntry, state: TableState) -> bool:
    places, play = state.places, state.play
    match entry:
        case Renamed(number, name):
            return state.participants[number].name != name
        case Sat(number, seat):
            return places[seat] != SeatAssignment(number)
        case Stood(number):
            return state.seat_of(number) is not None
        case BotSat(seat, level):
            return places[seat] != SeatAssignment(None, level)
        case Emptied(seat):
            return not places[seat].is_open
        case Swapped(a, b):
            return places[a] != places[b]
        case Agreed(options, seats, game):
            changed = game not in (None, state.game.name)
            return changed or (options_from_log(state.game, options), seats) != (state.options, len(places))
        case Paced(fast):
            return fast != state.fast_bots
        case HostPassed(to):
            return to != state.host
        case Settled(settings):
            return settings != state.settings
        case FirstNamed(seat):
            return seat != first_player_of(state).seat
        case Muted(number, on):
            return on != state.participants[number].is_muted
        case StoodIn(seat):
            return places[seat].level is None
        case CameBack(seat):
            return places[seat].level is not None
        case Paused(on):
            return play is None or on != play.is_paused
        case DoorSet(door):
            return door != state.access.door
        case AskedFor(number, seat):
            return play is None or number not in play.claims or play.claims[number].seat != seat
        case Consented(number, by):
            return play is None or by not in play.claims[number].agreed
        case Voted(seat, agree):
            return play is None or agree != (seat in play.agreed)
        case _:
            return True
