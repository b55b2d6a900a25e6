"""Records: one game in one JSON file, written, read and replayed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from deadpan.kernel.errors import DeadpanError, MalformedChoice, RecordError, SetupError
from deadpan.kernel.formats import FORMAT, FORMATS, options_now
from deadpan.kernel.play import Choice, Step, Told, choice_json
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.wire import convert, parse, plain, shorten

MOST_BYTES = 16 * 1024 * 1024
MOST_CHOICES = 100_000
LONGEST_GAME = 5_000
"""Several times as many choices as the longest games have that come to an end. Whoever keeps a game in memory, plays it
on or looks through it goes no further; a longer record can still be replayed."""
LONGEST_NAME = 64
LONGEST_SEED = 256


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game, as it lies in a file."""

    format: str
    game: str
    options: dict[str, Any] = {}
    seats: list[str]
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType = UNSET
    choices: list[dict[str, Any]] = []
    version: str | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET


class Played(Struct, frozen=True):
    """A record replayed up to some choice: the game, where it stands, and all that was told."""

    game: AnyRules
    record: Record
    setup: Mapping[str, Any]
    state: Any
    told: tuple[Told, ...]
    moves: tuple[tuple[Seat, Choice], ...]

    def events(self) -> list[dict[str, Any]]:
        """What really happened, in order."""
        return [plain(each.whole) for each in self.told]

    def events_heard(self, seat: Seat | None) -> list[dict[str, Any]]:
        """What one seat (``None``: a spectator) was told of it, in order."""
        heard = (each.heard_by(seat) for each in self.told)
        return [plain(event) for event in heard if event is not None]


class Made(Struct, frozen=True):
    """A choice of a record, and what came of it."""

    seat: Seat
    choice: Choice
    step: Step[Any]


class ReplayError(DeadpanError):
    """What is wrong with a record, and where: ``record``, ``setup`` or ``choice 7``."""

    def __init__(self, where: str, cause: DeadpanError) -> None:
        super().__init__(cause.code, cause.rule, **cause.data)
        self.where = where
        self.cause = cause

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.where, self.cause)


def read_record(text: bytes, games: Mapping[str, AnyRules]) -> Record:
    """A record from the text of a file. Raises `RecordError`."""
    if len(text) > MOST_BYTES:
        raise RecordError("file-too-big", most=MOST_BYTES)
    return check_record(parse(text, RecordError), games)


def check_record(raw: Any, games: Mapping[str, AnyRules]) -> Record:
    """A record from plain values, as the newest format has it. Raises `RecordError`."""
    record = convert(raw, Record, RecordError)
    if record.format not in FORMATS:
        raise RecordError("unknown-format", what=shorten(record.format), known=", ".join(FORMATS))
    if record.game not in games:
        raise RecordError("unknown-game", what=shorten(record.game))
    check_names(record.seats, games[record.game])
    if record.seed is UNSET and record.setup is UNSET:
        raise RecordError("no-deal")
    if record.seed is not UNSET and any("\ud800" <= char <= "\udfff" for char in record.seed):
        raise RecordError("wrong-value", where="seed", what=shorten(record.seed))  # half a character: cannot be written
    if len(record.choices) > MOST_CHOICES:
        raise RecordError("too-many-choices", most=MOST_CHOICES)
    return replace(record, format=FORMAT, options=options_now(games[record.game], record.options, record.format))


def check_names(names: Sequence[str], game: AnyRules) -> None:
    """Refuse a table that this game cannot seat. Raises `RecordError`."""
    if len(names) not in game.players:
        raise RecordError("wrong-seats", fewest=game.players[0], most=game.players[-1], count=len(names))
    for number, name in enumerate(names):
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace():
            raise RecordError("bad-name", where=f"seats[{number}]", most=LONGEST_NAME)


def open_record(record: Record, games: Mapping[str, AnyRules]) -> Played:
    """The game of a record before its first choice. Raises `ReplayError`."""
    game = games[record.game]
    seed = "" if record.seed is UNSET else record.seed
    try:
        options = game.read_options(record.options)
    except SetupError as problem:
        raise ReplayError("record", problem) from None
    try:
        setup = game.deal(options, len(record.seats), seed) if record.setup is UNSET else record.setup
        step = game.pose(options, len(record.seats), setup, seed)
    except SetupError as problem:
        raise ReplayError("setup", problem) from None
    return Played(game, record, setup, step.state, step.told, ())


def read_move(raw: Mapping[str, Any], game: AnyRules, seats: int) -> tuple[Seat, Choice]:
    """A choice and the seat that makes it, as they stand in a record. Raises `MalformedChoice`."""
    fields = dict(raw)
    if "seat" not in fields:
        raise MalformedChoice("missing-field", where=".", what="seat")
    seat = convert(fields.pop("seat"), int, MalformedChoice, "seat")
    if not 0 <= seat < seats:
        raise MalformedChoice("no-such-seat", seats=seats, what=shorten(str(seat)))
    return seat, game.read_choice(fields)


def make_choices(opened: Played, upto: int | None = None) -> Iterator[Made]:
    """Make the first ``upto`` choices of a record (all of them if ``None``), one by one. Raises `ReplayError`."""
    game, record, state = opened.game, opened.record, opened.state
    for number, raw in enumerate(record.choices[:upto]):
        try:
            seat, choice = read_move(raw, game, len(record.seats))
            step = game.apply(state, seat, choice)
        except DeadpanError as problem:
            raise ReplayError(f"choice {number}", problem) from None
        state = step.state
        yield Made(seat, choice, step)


def replay(record: Record, games: Mapping[str, AnyRules], upto: int | None = None) -> Played:
    """Play a record through its first ``upto`` choices (all of them if ``None``). Raises `ReplayError`.

    A finished game's record carries what happened in it; if that is not what happens now, the record is refused rather
    than told differently.
    """
    opened = open_record(record, games)
    state, told = opened.state, list(opened.told)
    moves: list[tuple[Seat, Choice]] = []
    for made in make_choices(opened, upto):
        state = made.step.state
        told += made.step.told
        moves.append((made.seat, made.choice))
    played = Played(opened.game, record, opened.setup, state, tuple(told), tuple(moves))
    if record.events is not UNSET:
        whole = len(moves) == len(record.choices)
        check_events(record.events, played.events(), whole)
    return played


def check_events(written: list[dict[str, Any]], happened: list[dict[str, Any]], whole: bool) -> None:
    """Refuse a record whose events are not what its choices lead to. Raises `ReplayError`."""
    for number, event in enumerate(happened):
        if number >= len(written) or written[number] != event:
            raise ReplayError("record", RecordError("events-differ", number=number))
    if whole and len(written) > len(happened):
        raise ReplayError("record", RecordError("events-differ", number=len(happened)))


def write_record(played: Played, version: str) -> bytes:
    """The record of a game as the software writes it: one choice a line, finished games with set-up and events."""
    game, record = played.game, played.record
    whole: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
    }
    if record.seed is not UNSET:
        whole["seed"] = record.seed
    finished = game.outcome(played.state) is not None
    if finished or record.setup is not UNSET:
        whole["setup"] = played.setup
    whole["choices"] = [choice_json(seat, choice) for seat, choice in played.moves]
    if finished:
        whole["version"] = version
        whole["events"] = played.events()
    return _lines(whole)


def _lines(record: Mapping[str, Any]) -> bytes:
    """JSON with a line for each key, and one for each entry of the long lists, so that it reads and diffs well."""
    encode = msgspec.json.encode
    parts: list[bytes] = []
    for key, value in record.items():
        if key in ("choices", "events") and value:
            body = b"[\n    " + b",\n    ".join(encode(entry) for entry in value) + b"\n  ]"
        else:
            body = encode(value)
        parts.append(b"  " + encode(key) + b": " + body)
    return b"{\n" + b",\n".join(parts) + b"\n}\n"
