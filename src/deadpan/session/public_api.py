"""The functions of ``import deadpan``: the installed games, one of them, and the game of a record."""

from __future__ import annotations

from os import PathLike
from pathlib import Path

from deadpan.game import GAMES, Game, game_called, registry
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import read_record
from deadpan.session.play import Play
from deadpan.session.records import replay as replay_record


def games() -> tuple[str, ...]:
    """The names of the installed games."""
    return tuple(registry().games)


def load(name: str) -> Game:
    """The game of this name. Raises `RecordError` if it is not installed or cannot be loaded."""
    return game_called(name)


def replay(source: str | PathLike[str] | bytes, upto: int | None = None) -> Play:
    """The game of a record, after its first ``upto`` choices (``None``: after all of them).

    ``source`` is the name of a file, or its content as bytes. Raises `RecordError` for what is no valid record of a
    game, and `OSError` if the file cannot be read.
    """
    text = source if isinstance(source, bytes) else Path(source).read_bytes()
    if upto is not None and upto < 0:
        raise RecordError("negative-count", what=upto)
    return replay_record(read_record(text, GAMES), GAMES, upto)
