"""A replayed record, with a snapshot of every moment of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UNSET
from msgspec.structs import replace

from deadpan.frames import Snapshot
from deadpan.kernel.decoding import plain
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import LONGEST_GAME, Record, check_record
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.session import Play, check_events, make_choices, open_record


class ReplayedGame:
    """A game from its opening on: ``moments[n]`` is after ``n`` choices, ``moves[n]`` the choice made then."""

    number: Final = 1

    def __init__(self, opened: Play) -> None:
        self.game: AnyRules = opened.rules
        self.seats = len(opened.record.seats)
        plays = [opened, *make_choices(opened)]
        self.moments = [Snapshot(n, play.state, play.history.told_last) for n, play in enumerate(plays)]
        self.moves: tuple[tuple[Seat, Choice], ...] = plays[-1].moves

    def at(self, n: int) -> Snapshot | None:
        """The game after ``n`` choices."""
        return self.moments[n] if 0 <= n < len(self.moments) else None

    def events(self) -> list[dict[str, Any]]:
        """All events, complete and in order."""
        return [plain(told.whole) for moment in self.moments for told in moment.told]


def read(raw: Any, games: Mapping[str, AnyRules]) -> Record:
    """A record that is short enough to be reviewed. Raises `RecordError`."""
    record = check_record(raw, games)
    if len(record.choices) > LONGEST_GAME:
        raise RecordError("too-many-choices", most=LONGEST_GAME)
    return record


def replayed_game(record: Record, games: Mapping[str, AnyRules], without: str | None = None) -> ReplayedGame:
    """The game of a record. Raises `ReplayError`.

    ``without`` names the option of a help that is turned off in its views. The help (the case file or the notebook) is
    the most expensive part of a view, and a review shows it elsewhere (`Insight`).
    """
    options = record.options if without is None else {**record.options, without: "off"}
    again = ReplayedGame(open_record(replace(record, options=options), games))
    if record.events is not UNSET:
        check_events(record.events, again.events(), whole=True)
    return again


def check_seat(record: Record, seat: Seat | None) -> None:
    """Refuse a seat that this game does not have. Raises `RecordError`."""
    if seat is not None and not 0 <= seat < len(record.seats):
        raise RecordError("no-such-seat", seats=len(record.seats), what=str(seat)[:20])
