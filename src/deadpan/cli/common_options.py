"""The options that commands share for a new game: names, seats, options and seed."""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence
from typing import Annotated, Any, Final, TypeAlias

import typer

from deadpan.cli.game_command import CHOSEN
from deadpan.game import GAMES, game_called
from deadpan.kernel.decoding import shorten
from deadpan.kernel.errors import RecordError, SetupError
from deadpan.kernel.record import ReplayError, read_record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.seats import nearest_count
from deadpan.session import Play, begin, usual_names
from deadpan.session.new_game import with_presets

GameName: TypeAlias = Annotated[str, typer.Argument(metavar="GAME", help="One of: " + ", ".join(GAMES) + ".")]
Seats: TypeAlias = Annotated[
    int | None, typer.Option("--seats", help="How many play. [default: 3 if they can, or as many as names]")
]
Names: TypeAlias = Annotated[str | None, typer.Option("--names", help="Their names, with commas between.")]
Options: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game (see `deadpan options`); the value may be JSON. `--NAME VALUE` is short for it, "
        "and sets what goes along with the value.",
    ),
]
Chosen: TypeAlias = Annotated[list[str] | None, typer.Option(CHOSEN, hidden=True)]
Seed: TypeAlias = Annotated[str | None, typer.Option("--seed", help="What chance is made of; the same deals the same.")]

USUAL_SEATS: Final = 3


def fresh(
    game: str,
    seats: int | None,
    names: str | None,
    options: Sequence[str] | None,
    chosen: Sequence[str] | None,
    seed: str | None,
    you: str | None = None,
) -> Play:
    """A game before its first choice. Raises `DeadpanError`.

    ``options`` are set one by one and take precedence; ``chosen`` also set their presets. The command line is turned
    into a record and validated like a record from a file.
    """
    rules = GAMES.get(game)
    presets = {} if rules is None else game_called(game).presets
    usual = USUAL_SEATS if rules is None else nearest_count(USUAL_SEATS, rules.players)
    raw = {
        "format": FORMAT,
        "game": game,
        "options": {**with_presets(presets, option_values(chosen or ())), **option_values(options or ())},
        "seats": _names(usual if seats is None and names is None else seats, names, you),
        "seed": secrets.token_hex(8) if seed is None else seed,
    }
    record = read_record(json.dumps(raw).encode(), GAMES)
    return begin(record, GAMES)


def _names(seats: int | None, names: str | None, you: str | None) -> list[str]:
    """The players' names; ``you`` takes the first seat."""
    found = _all_names(seats, names)
    return found if you is None else [you, *found[1:]]


def _all_names(seats: int | None, names: str | None) -> list[str]:
    if names is None:
        return usual_names(seats or 0)
    found = [name.strip() for name in names.split(",")]
    if seats is not None and seats != len(found):
        raise RecordError("names-and-seats", names=len(found), seats=seats)
    return found


def option_values(settings: Sequence[str]) -> dict[str, Any]:
    """The values of all ``--option``. Raises `ReplayError`."""
    found: dict[str, Any] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            raise ReplayError("record", SetupError("no-option-value", what=shorten(setting)))
        found[name] = _value(value)
    return found


def _value(text: str) -> Any:
    """The value as JSON if it is valid JSON, else the text itself, so that words need no second pair of quotes."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return text
