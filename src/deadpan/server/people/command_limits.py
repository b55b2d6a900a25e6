"""What participants may change around the games of a table: how often, how much, and only what makes a difference."""

from __future__ import annotations

from collections.abc import Iterable

from deadpan.server.errors import TooMuch
from deadpan.server.limits import ParticipantRateLimits
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
from deadpan.server.services import Services
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
    """The participants of one table, when they change something about it."""

    def __init__(self, ledger: TableState, house: Services) -> None:
        self._ledger = ledger
        self._limits = house.limits
        self._buckets = ParticipantRateLimits(house.limits.change, house.clock.now)

    def count(self, message: LobbyMessage | PeopleMessage | DoorMessage | Extend, who: int) -> None:
        """Count a change that participant ``who`` makes. Raises `TooMuch`."""
        if not _is_always_open(message):
            self.check_room()
        if isinstance(message, Rename | Sit | Stand | Take) and who != self._ledger.host:
            most = self._limits.restlessness
            if self._ledger.participants[who].moves >= most:
                raise TooMuch("too-restless", most=most)
        self._buckets.take(who)

    def check_room(self) -> None:
        """Refuse what the table can hold no more of. Raises `TooMuch`."""
        most = self._limits.changes
        if self._ledger.changes >= most:
            raise TooMuch("too-many-changes", most=most)


def _is_always_open(message: LobbyMessage | PeopleMessage | DoorMessage | Extend) -> bool:
    """Whether even a table that is full takes this: it lets a game come to its end, and cannot be done for ever."""
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


def that_matter(entries: Iterable[AnyEntry], ledger: TableState) -> list[AnyEntry]:
    """Those of some entries, none of which depends on another, after which something would be different."""
    return [entry for entry in entries if _matters(entry, ledger)]


def _matters(entry: AnyEntry, ledger: TableState) -> bool:
    places, play = ledger.places, ledger.play
    match entry:
        case Renamed(number, name):
            return ledger.participants[number].name != name
        case Sat(number, seat):
            return places[seat] != SeatAssignment(number)
        case Stood(number):
            return ledger.seat_of(number) is not None
        case BotSat(seat, level):
            return places[seat] != SeatAssignment(None, level)
        case Emptied(seat):
            return not places[seat].is_open
        case Swapped(a, b):
            return places[a] != places[b]
        case Agreed(options, seats, game):
            changed = game not in (None, ledger.game.name)
            return changed or (options_from_log(ledger.game, options), seats) != (ledger.options, len(places))
        case Paced(fast):
            return fast != ledger.fast_bots
        case HostPassed(to):
            return to != ledger.host
        case Settled(settings):
            return settings != ledger.settings
        case FirstNamed(seat):
            return seat != first_player_of(ledger).seat
        case Muted(number, on):
            return on != ledger.participants[number].is_muted
        case StoodIn(seat):
            return places[seat].level is None
        case CameBack(seat):
            return places[seat].level is not None
        case Paused(on):
            return play is None or on != play.is_paused
        case DoorSet(door):
            return door != ledger.doorway.door
        case AskedFor(number, seat):
            return play is None or number not in play.claims or play.claims[number].seat != seat
        case Consented(number, by):
            return play is None or by not in play.claims[number].agreed
        case Voted(seat, agree):
            return play is None or agree != (seat in play.agreed)
        case _:
            return True
