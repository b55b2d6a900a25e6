"""A game under way, as an immutable value."""

from __future__ import annotations

from collections.abc import Mapping
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast, get_args

from msgspec import Struct

from deadpan.game import grouper_of
from deadpan.kernel.beats import Beat, begin_beats
from deadpan.kernel.decoding import plain, shorten
from deadpan.kernel.errors import DeadpanError, MalformedChoice, RulesError
from deadpan.kernel.record import Record
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice, Event, Outcome, Told
from deadpan.session.history import History

if TYPE_CHECKING:
    from deadpan.locales import Language, Words


class Play(Struct, frozen=True):
    """One game, from its opening to the current position. It never changes: `apply` returns a new one.

    It contains the secrets of all seats. What a seat may know is in `view`, `legal`, `heard` and `tell` of that seat. A
    seat is a number from 0 on; ``None`` stands for a spectator.
    """

    rules: AnyRules
    record: Record
    """The players, the options and the seed. Its ``choices`` are those of the file that it was read from."""
    setup: Mapping[str, Any]
    """The position it began from."""
    state: Any
    """The current state: a value of the game's own class."""
    history: History

    # -- players and position --------------------------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(self.record.seats)

    @property
    def to_move(self) -> Seat | None:
        """The seat that is asked now; ``None`` when the game is over."""
        asks = self.rules.asks(self.state)
        return asks[0].seat if asks else None

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.rules.outcome(self.state) is not None

    @property
    def outcome(self) -> Outcome:
        """How the game ended: ``scores``, ``winners``, and the ``rule`` that ended it. Raises `RulesError` before."""
        outcome = self.rules.outcome(self.state)
        if outcome is None:
            raise RulesError("not-over")
        return outcome

    @property
    def scores(self) -> tuple[int, ...]:
        """The points by seat so far."""
        return self.rules.scores(self.state)

    def view(self, seat: Seat | None = None) -> Any:
        """All that a seat may know, with perfect recall: a value of the game's own class."""
        return self.rules.view(self.state, self._checked(seat))

    def show(self, seat: Seat | None = None) -> dict[str, Any]:
        """The same as JSON values."""
        return self.rules.show(self.view(seat))

    # -- choices ---------------------------------------------------------------------------------------------------

    def legal(self, seat: Seat) -> tuple[Choice, ...]:
        """What a seat can choose now, in a canonical order; nothing if it may not choose."""
        if self._checked(seat) is None:
            return ()
        return self.rules.legal_in(self.state, seat)

    def apply(self, seat: Seat, choice: Choice) -> Play:
        """The game after a choice. Raises `RulesError` (`IllegalChoice`, …) for one that cannot be made."""
        self._checked(seat)
        step = self.rules.apply(self.state, seat, choice)
        return Play(self.rules, self.record, self.setup, step.state, self.history.added(seat, choice, step.told))

    # -- events ----------------------------------------------------------------------------------------------------

    @property
    def moves(self) -> tuple[tuple[Seat, Choice], ...]:
        """Every choice that was made, and who made it."""
        return tuple((seat, choice) for seat, choice, _ in self.history.entries())

    @property
    def told(self) -> tuple[Told, ...]:
        """Every event that was told, with its audience."""
        later = (told for _, _, told in self.history.entries())
        return (*self.history.opening, *(each for told in later for each in told))

    def heard(self, seat: Seat | None = None) -> list[Event]:
        """The events that a seat was told, in order."""
        self._checked(seat)
        return [event for each in self.told if (event := each.heard_by(seat)) is not None]

    def events(self) -> list[dict[str, Any]]:
        """All events, complete and in order, as JSON values."""
        return [plain(each.whole) for each in self.told]

    def events_heard(self, seat: Seat | None) -> list[dict[str, Any]]:
        """The events that a seat was told, in order, as JSON values."""
        return [plain(event) for event in self.heard(seat)]

    # -- words and files -------------------------------------------------------------------------------------------

    def beats(self, seat: Seat | None = None, *, face_up: bool = False) -> tuple[Beat, ...]:
        """What a seat was told, grouped into beats; with ``face_up``, all events complete."""
        grouper = grouper_of(self.rules.name)
        events = self._told_to(seat, face_up)
        return begin_beats(grouper, None if face_up else seat).up_to(events, self.view(seat))[1]

    def tell(
        self, lang: Language = "en", seat: Seat | None = None, *, face_up: bool = False, every: bool = False
    ) -> list[str]:
        """What a seat was told, a line for each beat, with the seat addressed as *you*.

        ``every``: a line for each event; ``face_up``: all events complete, with no seat addressed.
        """
        words, name, names = _words(lang), self.rules.name, self.record.seats
        reader = None if face_up else seat
        if every:
            return [words.tell(name, event, names, reader) for event in self._told_to(seat, face_up)]
        return [words.tell_beat(name, beat, names, reader) for beat in self.beats(seat, face_up=face_up)]

    def _told_to(self, seat: Seat | None, face_up: bool) -> list[Event]:
        return [each.whole for each in self.told] if face_up else self.heard(seat)

    def explain(self, error: DeadpanError, lang: Language = "en") -> str:
        """The sentence for an error."""
        return _words(lang).refuse(error, self.rules, self.record.seats)

    def to_json(self) -> bytes:
        """The record of the game: with all choices so far, and with its set-up and events when it is over."""
        from deadpan import __version__
        from deadpan.session.records import write_record

        return write_record(self, __version__)

    def save(self, file: str | PathLike[str]) -> None:
        """Write the record to a file. Raises `OSError` if that fails."""
        Path(file).write_bytes(self.to_json())

    def __repr__(self) -> str:
        asked = self.to_move
        state = "over" if asked is None else f"{self.record.seats[asked]!r} to move"
        return f"<Play of {self.rules.name}: {', '.join(self.names)}; {self.history.count} choices, {state}>"

    def _checked(self, seat: Seat | None) -> Seat | None:
        """The same seat. Raises `MalformedChoice` for one that this game does not have."""
        if seat is not None and not 0 <= seat < len(self.record.seats):
            raise MalformedChoice("no-such-seat", seats=len(self.record.seats), what=shorten(str(seat)))
        return seat


def _words(lang: str) -> Words:
    from deadpan.locales import Language, Words

    if lang not in get_args(Language):
        raise ValueError(f"there are no words in {lang!r}, only in {', '.join(get_args(Language))}")
    return Words(cast(Language, lang))
