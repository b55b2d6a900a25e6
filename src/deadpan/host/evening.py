"""The games that a table has behind it: what came of each, and its record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from deadpan import __version__
from deadpan.host.entries import Began, Chose, read_entry
from deadpan.kernel.game import AnyGame
from deadpan.kernel.play import Outcome
from deadpan.kernel.record import FORMAT, Record, replay, write_record


class Finished(Struct, frozen=True):
    """A game that ended; its choices stay in the log of the table, from entry ``start`` to before entry ``stop``."""

    game: str
    number: int
    names: tuple[str, ...]
    people: tuple[int | None, ...]
    """The participants by seat, ``None`` for a bot."""
    outcome: Outcome | None
    """How it ended; ``None`` if it was broken off."""
    start: int
    stop: int


class Written(Struct, frozen=True):
    """The record of a game as text."""

    game: str
    number: int
    text: bytes


def write_finished(finished: Finished, log: Sequence[bytes], games: Mapping[str, AnyGame]) -> Written:
    """The record of a game that ended, out of the log of its table."""
    began, *later = map(read_entry, log[finished.start : finished.stop])
    assert isinstance(began, Began)
    choices: list[dict[str, Any]] = [
        {"seat": entry.seat, **entry.choice} for entry in later if isinstance(entry, Chose)
    ]
    record = Record(
        format=FORMAT,
        game=finished.game,
        options=began.options,
        seats=list(finished.names),
        seed=began.seed,
        setup=began.setup,
        choices=choices,
    )
    return Written(finished.game, finished.number, write_record(replay(record, games), __version__))
