"""Records: one game in one JSON file, and its validation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from deadpan.kernel.decoding import convert, parse, shorten
from deadpan.kernel.errors import DeadpanError, MalformedChoice, RecordError
from deadpan.kernel.nearest import closest_first
from deadpan.kernel.record_formats import FORMAT, FORMATS, options_now
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice

MOST_BYTES = 16 * 1024 * 1024
MOST_CHOICES = 100_000
LONGEST_GAME = 5_000
"""Several times the length of the longest games that end. Longer records can be replayed, but a server does not keep
such a game in memory, continue it, or review it.
"""
LONGEST_NAME = 64
LONGEST_SEED = 256


class Record(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One game, with the fields of its file."""

    format: str
    game: str
    options: dict[str, Any] = {}
    seats: list[str]
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType = UNSET
    choices: list[dict[str, Any]] = []
    version: str | UnsetType = UNSET
    events: list[dict[str, Any]] | UnsetType = UNSET


class ReplayError(RecordError):
    """What is wrong with a record, and where: ``record``, ``setup`` or ``choice 7``."""

    def __init__(self, where: str, cause: DeadpanError, game: str | None = None) -> None:
        super().__init__(cause.code, cause.rule, **cause.data)
        self.where = where
        self.cause = cause
        self.game = game

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.where, self.cause, self.game)


def read_record(text: bytes, games: Mapping[str, AnyRules]) -> Record:
    """A record from the text of a file. Raises `RecordError`."""
    if len(text) > MOST_BYTES:
        raise RecordError("file-too-big", most=MOST_BYTES)
    return check_record(parse(text, RecordError), games)


def check_record(raw: Any, games: Mapping[str, AnyRules]) -> Record:
    """A record from JSON values, converted to the newest format. Raises `RecordError`."""
    record = convert(raw, Record, RecordError)
    if record.format not in FORMATS:
        raise RecordError("unknown-format", what=shorten(record.format), known=", ".join(FORMATS))
    game = game_in(games, record.game)
    check_names(record.seats, game)
    if record.seed is UNSET and record.setup is UNSET:
        raise RecordError("no-deal")
    if record.seed is not UNSET and any("\ud800" <= char <= "\udfff" for char in record.seed):
        # a lone surrogate, which cannot be encoded
        raise RecordError("wrong-value", where="seed", what=shorten(record.seed))
    if len(record.choices) > MOST_CHOICES:
        raise RecordError("too-many-choices", most=MOST_CHOICES)
    return replace(record, format=FORMAT, options=options_now(game, record.options, record.format))


def game_in(games: Mapping[str, AnyRules], name: str) -> AnyRules:
    """The game of this name. Raises `RecordError`, as `games` does itself if it can explain why the game is missing."""
    try:
        return games[name]
    except RecordError:
        raise
    except KeyError:
        what = shorten(name)
        known = closest_first(what, games)
        raise RecordError("unknown-game", what=what, known=", ".join(known), count=len(known)) from None


def check_names(names: Sequence[str], game: AnyRules) -> None:
    """Refuse names or a number of players that this game does not allow. Raises `RecordError`."""
    if len(names) not in game.players:
        raise RecordError("wrong-seats", fewest=game.players[0], most=game.players[-1], count=len(names))
    for number, name in enumerate(names):
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or name.isspace():
            raise RecordError("bad-name", where=f"seats[{number}]", most=LONGEST_NAME)


def read_move(raw: Mapping[str, Any], game: AnyRules, seats: int) -> tuple[Seat, Choice]:
    """A choice of a record, and the seat that makes it. Raises `MalformedChoice`."""
    fields = dict(raw)
    if "seat" not in fields:
        raise MalformedChoice("missing-field", where=".", what="seat")
    seat = convert(fields.pop("seat"), int, MalformedChoice, "seat")
    if not 0 <= seat < seats:
        raise MalformedChoice("no-such-seat", seats=seats, what=shorten(str(seat)))
    return seat, game.read_choice(fields)
