"""Converts records to games, and games to records."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec import UNSET

from deadpan.kernel.errors import DeadpanError, RecordError, SetupError
from deadpan.kernel.record import Record, ReplayError, read_move
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import choice_json
from deadpan.session.history import History
from deadpan.session.play import Play


def open_record(record: Record, games: Mapping[str, AnyRules]) -> Play:
    """The game of a record before its first choice. Raises `ReplayError`."""
    game = games[record.game]
    seed = "" if record.seed is UNSET else record.seed
    try:
        options = game.read_options(record.options)
    except SetupError as problem:
        raise ReplayError("record", problem, game.name) from None
    try:
        setup = game.deal(options, len(record.seats), seed) if record.setup is UNSET else record.setup
        step = game.pose(options, len(record.seats), setup, seed)
    except SetupError as problem:
        raise ReplayError("setup", problem, game.name) from None
    return Play(game, record, setup, step.state, History(step.told))


def make_choices(opened: Play, upto: int | None = None) -> Iterator[Play]:
    """The game after each of the first ``upto`` choices of its record (``None``: of all). Raises `ReplayError`."""
    play = opened
    for number, raw in enumerate(opened.record.choices[:upto]):
        try:
            play = play.apply(*read_move(raw, play.rules, len(play.record.seats)))
        except DeadpanError as problem:
            raise ReplayError(f"choice {number}", problem, play.rules.name) from None
        yield play


def replay(record: Record, games: Mapping[str, AnyRules], upto: int | None = None) -> Play:
    """The game of a record after its first ``upto`` choices (all of them if ``None``). Raises `ReplayError`.

    The record of a finished game contains its events. If they differ from what happens in this version, the record is
    refused.
    """
    play = open_record(record, games)
    for later in make_choices(play, upto):
        play = later
    if record.events is not UNSET:
        check_events(record.events, play.events(), whole=play.history.count == len(record.choices))
    return play


def check_events(written: list[dict[str, Any]], happened: list[dict[str, Any]], whole: bool) -> None:
    """Refuse a record whose events differ from those of its choices. Raises `ReplayError`."""
    for number, event in enumerate(happened):
        if number >= len(written) or written[number] != event:
            raise ReplayError("record", RecordError("events-differ", number=number))
    if whole and len(written) > len(happened):
        raise ReplayError("record", RecordError("events-differ", number=len(happened)))


def write_record(play: Play, version: str) -> bytes:
    """The record of a game as it is written: one line for each choice; with set-up and events if it is finished."""
    game, record = play.rules, play.record
    whole: dict[str, Any] = {
        "format": FORMAT,
        "game": record.game,
        "options": record.options,
        "seats": record.seats,
    }
    if record.seed is not UNSET:
        whole["seed"] = record.seed
    finished = game.outcome(play.state) is not None
    if finished or record.setup is not UNSET:
        whole["setup"] = play.setup
    whole["choices"] = [choice_json(seat, choice) for seat, choice in play.moves]
    if finished:
        whole["version"] = version
        whole["events"] = play.events()
    return _lines(whole)


def _lines(record: Mapping[str, Any]) -> bytes:
    """JSON with a line for each key, and for each entry of long lists, so that it is easy to read and to diff."""
    encode = msgspec.json.encode
    parts: list[bytes] = []
    for key, value in record.items():
        if key in ("choices", "events") and value:
            body = b"[\n    " + b",\n    ".join(encode(entry) for entry in value) + b"\n  ]"
        else:
            body = encode(value)
        parts.append(b"  " + encode(key) + b": " + body)
    return b"{\n" + b",\n".join(parts) + b"\n}\n"
