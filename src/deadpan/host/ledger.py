"""What the log of a table adds up to."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any, Final, assert_never

from msgspec import Struct

from deadpan import __version__
from deadpan.host.entries import (
    Agreed,
    AnyEntry,
    Began,
    BotSat,
    Chose,
    Emptied,
    HostPassed,
    Joined,
    Opened,
    Paced,
    Renamed,
    Reopened,
    Sat,
    Stood,
    Swapped,
)
from deadpan.host.store import Phase
from deadpan.kernel.game import AnyGame
from deadpan.kernel.play import Choice, Step, Told, choice_json
from deadpan.kernel.record import FORMAT, Record, replay, write_record
from deadpan.kernel.seats import Seat

REMEMBERED: Final = 64
"""How many of the last moments of a game are at hand for those who missed them."""

_BOT_NAMES: Final = ("Alder", "Birch", "Cedar", "Elm", "Hazel", "Linden", "Rowan", "Yew")


class Participant(Struct):
    """Somebody who came to the table with a name."""

    number: int
    name: str
    key: str


class Place(Struct):
    """A seat, and who sits there: a participant, a bot of some level, or nobody."""

    participant: int | None = None
    level: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.participant is None and self.level is None


class Moment(Struct, frozen=True):
    """A game after ``n`` choices, and what the last of them (at 0: the opening) made happen."""

    n: int
    state: Any
    told: tuple[Told, ...]


class Play:
    """One game at the table, from its opening on."""

    def __init__(self, game: AnyGame, number: int, began: Began, seats: int) -> None:
        self.game = game
        self.number = number
        self.began = began
        self.seats = seats
        step = game.pose(game.read_options(began.options), seats, began.setup, began.seed)
        self.moments: deque[Moment] = deque([Moment(0, step.state, step.told)], REMEMBERED)
        self.choices: list[dict[str, Any]] = []
        self.made: dict[tuple[Seat, str], int] = {}
        """By seat and id, which choice it was: what is sent again counts once."""

    @property
    def now(self) -> Moment:
        """Where the game stands."""
        return self.moments[-1]

    def at(self, n: int) -> Moment | None:
        """The game after ``n`` choices, if it is still at hand."""
        index = n - self.moments[0].n
        return self.moments[index] if 0 <= index < len(self.moments) else None

    def follow(self, chose: Chose, choice: Choice, step: Step[Any]) -> None:
        """Go on by a choice that was made."""
        n = self.now.n + 1
        self.moments.append(Moment(n, step.state, step.told))
        self.choices.append(choice_json(chose.seat, choice))
        if chose.id is not None:
            self.made[chose.seat, chose.id] = n

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return not self.game.asks(self.now.state)


class Ledger:
    """A table as its log has it. It changes by `enter` alone."""

    def __init__(self, code: str, games: Mapping[str, AnyGame], opened: Opened) -> None:
        self.code = code
        self.game = games[opened.game]
        self.options = opened.options
        self.places = [Place() for _ in range(opened.seats)]
        self.participants: dict[int, Participant] = {}
        self.host: int | None = None
        self.fast_bots = False
        self.in_lobby = True
        self.plays = 0
        self.play: Play | None = None
        self.entries = 1

    @property
    def phase(self) -> Phase:
        """What is going on at the table."""
        if self.in_lobby or self.play is None:
            return "lobby"
        return "over" if self.play.is_over else "playing"

    def seat_of(self, participant: int | None) -> Seat | None:
        """Where a participant sits."""
        if participant is None:
            return None
        return next((seat for seat, place in enumerate(self.places) if place.participant == participant), None)

    def name_at(self, seat: Seat) -> str | None:
        """The name of whoever sits there."""
        place = self.places[seat]
        if place.participant is not None:
            return self.participants[place.participant].name
        return None if place.is_open else _BOT_NAMES[seat % len(_BOT_NAMES)]

    def names(self) -> list[str]:
        """The names by seat, with a number for those that are open."""
        return [self.name_at(seat) or str(seat + 1) for seat in range(len(self.places))]

    def record(self) -> bytes:
        """The record of the game at the table."""
        play = self.play
        assert play is not None
        record = Record(
            format=FORMAT,
            game=play.game.name,
            options=play.began.options,
            seats=self.names(),
            seed=play.began.seed,
            setup=play.began.setup,
            choices=play.choices,
        )
        return write_record(replay(record, {play.game.name: play.game}), __version__)

    def enter(self, entry: AnyEntry, step: tuple[Choice, Step[Any]] | None = None) -> None:
        """Let an entry count. ``step`` is what a choice leads to, where that is known already."""
        self.entries += 1
        match entry:
            case Opened():
                raise ValueError("a table is opened once")
            case Joined(number, name, key):
                self.participants[number] = Participant(number, name, key)
                if self.host is None:
                    self.host = number
            case Renamed(number, name):
                self.participants[number].name = name
            case Sat(number, seat):
                self._leave(number)
                self.places[seat] = Place(number)
            case Stood(number):
                self._leave(number)
            case BotSat(seat, level):
                self.places[seat] = Place(None, level)
            case Emptied(seat):
                self.places[seat] = Place()
            case Swapped(a, b):
                self.places[a], self.places[b] = self.places[b], self.places[a]
            case Agreed(options, seats):
                self.options = options
                self.places = [self.places[n] if n < len(self.places) else Place() for n in range(seats)]
            case Paced(fast):
                self.fast_bots = fast
            case HostPassed(to):
                self.host = to
            case Began():
                self.plays += 1
                self.in_lobby = False
                self.play = Play(self.game, self.plays, entry, len(self.places))
            case Chose(seat, raw):
                assert self.play is not None
                if step is None:
                    choice = self.game.read_choice(raw)
                    step = choice, self.game.apply(self.play.now.state, seat, choice)
                self.play.follow(entry, *step)
            case Reopened():
                self.in_lobby = True
            case _:
                assert_never(entry)

    def _leave(self, participant: int) -> None:
        seat = self.seat_of(participant)
        if seat is not None:
            self.places[seat] = Place()


def read_ledger(code: str, games: Mapping[str, AnyGame], entries: Iterable[AnyEntry]) -> Ledger:
    """The table that a log describes."""
    first, *rest = entries
    if not isinstance(first, Opened):
        raise ValueError("a log begins with the opening of its table")
    ledger = Ledger(code, games, first)
    for entry in rest:
        ledger.enter(entry)
    return ledger
