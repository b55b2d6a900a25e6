"""How a game begins, with its players, options and seed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from deadpan.kernel.decoding import plain
from deadpan.kernel.record import Record, ReplayError, check_record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.rules import AnyRules
from deadpan.session.play import Play
from deadpan.session.records import open_record

USUAL_NAMES: Final = ("Ada", "Bo", "Cy", "Dee", "Eli", "Fay", "Gus", "Hal")


def usual_names(count: int) -> list[str]:
    """Default names for this many players."""
    more = (f"No. {number}" for number in range(len(USUAL_NAMES) + 1, count + 1))
    return [*USUAL_NAMES, *more][: max(count, 0)]


def new_play(
    rules: AnyRules, players: Sequence[str] | int, options: Mapping[str, Any], seed: str | None = None
) -> Play:
    """A new game. Raises `DeadpanError`."""
    if isinstance(players, str):
        raise TypeError("players are a list of names, or how many there are")
    raw = {
        "format": FORMAT,
        "game": rules.name,
        "options": plain(dict(options)),
        "seats": usual_names(players) if isinstance(players, int) else list(players),
        "seed": secrets.token_hex(8) if seed is None else seed,
    }
    try:
        return begin(check_record(raw, {rules.name: rules}), {rules.name: rules})
    except ReplayError as problem:
        raise problem.cause from None  # there is no record whose place the error could name


def begin(record: Record, games: Mapping[str, AnyRules]) -> Play:
    """The game of a record before its first choice, without options that equal their defaults. Raises `ReplayError`."""
    play = open_record(record, games)
    agreed = play.rules.write_options(play.rules.read_options(record.options))
    return replace(play, record=replace(record, options=agreed))


def with_presets(presets: Mapping[str, Mapping[str, Mapping[str, Any]]], options: Mapping[str, Any]) -> dict[str, Any]:
    """These options, plus those that a preset sets with them (`Game.presets`) unless given explicitly."""
    found: dict[str, Any] = {}
    for name, value in options.items():
        if isinstance(value, str):
            found |= presets.get(name, {}).get(value, {})
    return {**found, **options}
