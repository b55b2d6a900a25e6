"""The state of a table, folded from its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, assert_never

from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Step
from deadpan.server.state.access import TableAccess
from deadpan.server.state.access_entries import AskedFor, Consented, Declined, DoorEntry, PutOut, TakenBack
from deadpan.server.state.chat_log import ChatLog
from deadpan.server.state.finished_games import FinishedGames, finished_game
from deadpan.server.state.first_player_answers import FirstPlayerAnswers
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
from deadpan.server.state.installed_rules import installed_rules
from deadpan.server.state.log_entries import (
    Agreed,
    AnyEntry,
    BotSat,
    Emptied,
    FirstNamed,
    HostPassed,
    Joined,
    Muted,
    Opened,
    Paced,
    Removed,
    Renamed,
    Said,
    Sat,
    Settled,
    Stood,
    Swapped,
    is_choice_of_person,
)
from deadpan.server.state.logged_options import options_from_log
from deadpan.server.state.seats import Participant, SeatAssignment, bot_name
from deadpan.server.state.settings import Settings
from deadpan.server.state.table_game import TableGame
from deadpan.server.state.written_game import WrittenGame


class TableState:
    """The state of one table. Only `apply` changes it."""

    def __init__(self, code: str, games: Mapping[str, AnyRules], opened: Opened) -> None:
        self.code = code
        self._games = games
        self.game = installed_rules(games, opened.game, opened.package)
        self.options = options_from_log(self.game, opened.options)
        self.places = [SeatAssignment() for _ in range(opened.seats)]
        self.participants: dict[int, Participant] = {}
        self.access = TableAccess(opened.door, self.participants)
        self.host: int | None = None
        self.fast_bots = False
        self.settings = Settings(begins=opened.begins)
        self.in_lobby = True
        self.plays = 0
        self.play: TableGame | None = None
        self.finished_games = FinishedGames()
        self.answers = FirstPlayerAnswers()
        """The answers to the questions who begins."""
        self.chat_log = ChatLog()
        self._written: WrittenGame | None = None
        """The position of the game, which may be secret: only `written_game` reads it."""
        self._began_at = 0
        self.entries = 1
        self.changes = 1
        """How many entries there are other than choices and chat."""
        self.is_played = False
        """Whether a person ever made a choice here."""

    def seat_of(self, participant: int | None) -> Seat | None:
        """The seat of a participant."""
        if participant is None:
            return None
        return next((seat for seat, place in enumerate(self.places) if place.participant == participant), None)

    def name_at(self, seat: Seat) -> str | None:
        """The name of the player in a seat."""
        place = self.places[seat]
        if place.participant is not None:
            return self.participants[place.participant].name
        return None if place.is_open else bot_name(seat)

    def names(self) -> list[str]:
        """The names of the players by seat; an open seat has its number."""
        return [self.name_at(seat) or str(seat + 1) for seat in range(len(self.places))]

    def apply(self, entry: AnyEntry, step: Step[Any] | None = None) -> None:
        """Apply an entry of the log. ``step`` is the result of a choice, if it was computed already."""
        self.entries += 1
        self.changes += not isinstance(entry, Chose | ResultTold | Said)
        self.is_played |= is_choice_of_person(entry)
        if isinstance(entry, Renamed | Sat | Stood):
            self.participants[entry.participant].moves += 1
        if isinstance(entry, DoorEntry):
            self.access.apply(entry)
            return
        match entry:
            case Opened():
                raise ValueError("a table is opened once")
            case Joined(number, name, key, knocks, ticketed):
                self.access.join(Participant(number, name, key, "knocking" if knocks else "in", ticketed))
                if self.host is None:
                    self.host = number
            case Renamed(number, name):
                self.participants[number].name = name
            case Sat(number, seat):
                self._leave(number, SeatAssignment())
                self.places[seat] = SeatAssignment(number)
            case Stood(number):
                self._leave(number, SeatAssignment())
            case BotSat(seat, level):
                self.places[seat] = SeatAssignment(None, level)
            case Emptied(seat):
                self.places[seat] = SeatAssignment()
            case Swapped(a, b):
                self.places[a], self.places[b] = self.places[b], self.places[a]
                self.answers.swap(a, b)
            case Agreed(options, seats, game, package):
                self.game = self.game if game is None else installed_rules(self._games, game, package)
                self.options = options_from_log(self.game, options)
                self.places = [self.places[n] if n < len(self.places) else SeatAssignment() for n in range(seats)]
            case Paced(fast):
                self.fast_bots = fast
            case HostPassed(to):
                self.host = to
            case Began():
                self.plays += 1
                self.in_lobby = False
                self._began_at = self.entries - 1
                self.play = TableGame(self.game, self.plays, entry, self.places, self.settings)
                self._written = WrittenGame(self.play)
            case Chose(seat, raw):
                rules, written = self._playing.game, self._log_game
                self._playing.is_played_on |= entry.by == "record"  # older logs have no ``played_on``
                written.append(entry, step or rules.apply(written.latest.state, seat, rules.read_choice(raw)))
            case ResultTold(n):
                self._log_game.mark_sent(n)
            case Reopened():
                self.in_lobby = True
            case Said(number):
                self.participants[number].said += 1
                self.chat_log.add(entry, self.participants[number].name, self.seat_of(number))
            case Settled(settings):
                self.settings = settings
            case FirstNamed(seat):
                self.answers.give(self.game.name, seat, self.places)
            case Muted(number, on):
                self.participants[number].is_muted = on
            case PutOut(number, level):
                self.participants[number].standing = "out"
                self._withdraw(number)
                self._leave(number, SeatAssignment(None, level))
            case TakenBack(number):
                self.participants[number].standing = "in"
                seat_before = self.may_go_back_to(number)
                if seat_before is not None:
                    self._take_seat(number, seat_before)
            case AskedFor(number):
                self.participants[number].moves += 1
                self._playing.apply(entry)
            case Consented() | Declined() | Paused() | Voted():
                self._playing.apply(entry)
            case Removed(number, level):
                self.participants[number].is_removed = True
                self._withdraw(number)
                self._leave(number, SeatAssignment() if self.in_lobby else SeatAssignment(None, level))
            case StoodIn(seat, level):
                self.places[seat].level = level
            case CameBack(seat):
                self.places[seat].level = None
            case TookOver(number, seat):
                self.participants[number].standing = "in"
                self._take_seat(number, seat)
            case BrokenOff():
                self._log_game.break_off(entry)
            case _:
                assert_never(entry)
        if isinstance(entry, Chose | BrokenOff | Renamed | TookOver) and not self.in_lobby and self._log_game.is_over:
            self._finish(self._playing)

    @property
    def _playing(self) -> TableGame:
        assert self.play is not None
        return self.play

    @property
    def _log_game(self) -> WrittenGame:
        assert self._written is not None
        return self._written

    def _finish(self, play: TableGame) -> None:
        """Add a game that ended to the finished games, or update it.

        Until the next game, a rename changes the names in the finished game too. Otherwise a rename would show whether
        the end is in the log already, before clients know of it.
        """
        last, asked = self._log_game.latest.state, play.game.first_asked
        if asked is not None and asked.after is not None:
            first = asked.after(play.game.view(last, None))
            if first is not None or not play.is_broken_off:  # a game that was broken off gave no answer
                self.answers.settle(play.game.name, first, play.people)
        names = {number: each.name for number, each in self.participants.items()}
        self.finished_games.keep(finished_game(play, last, names, self._began_at, self.entries))

    def may_go_back_to(self, participant: int) -> Seat | None:
        """The seat that a participant had in this game, if a bot has it now and no other participant had it since."""
        if self.in_lobby or self.play is None:
            return None
        seat = self.play.seat_had.get(participant)
        is_theirs = seat is not None and self.play.people[seat] == participant
        return seat if is_theirs and seat is not None and self.places[seat].participant is None else None

    def _take_seat(self, participant: int, seat: Seat) -> None:
        """Give a bot's seat to a participant during a game."""
        self.places[seat] = SeatAssignment(participant)
        self._playing.take_seat(participant, seat)

    def _withdraw(self, participant: int) -> None:
        if self.play is not None:
            self.play.withdraw(participant)

    def _leave(self, participant: int, place: SeatAssignment) -> None:
        """Take a participant out of their seat, if they have one, and assign the seat anew."""
        seat = self.seat_of(participant)
        if seat is not None:
            self.places[seat] = place
            if self.play is not None:
                self.play.agreed.discard(seat)


def read_state(code: str, games: Mapping[str, AnyRules], entries: Iterable[AnyEntry]) -> TableState:
    """The state that results from the entries of a log. Raises `GameNotInstalled`."""
    first, *rest = entries
    if not isinstance(first, Opened):
        raise ValueError("a log begins with the opening of its table")
    state = TableState(code, games, first)
    for entry in rest:
        state.apply(entry)
    return state
