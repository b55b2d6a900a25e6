"""What commands share: reading and writing files, and refusals in one line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, NoReturn, TypeAlias

import typer

from deadpan.kernel.errors import DeadpanError, RecordError
from deadpan.kernel.record import MOST_BYTES, ReplayError
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Language, Words

Lang: TypeAlias = Annotated[Language, typer.Option("--lang", help="The language to speak.")]
Data: TypeAlias = Annotated[Path | None, typer.Option("--data", help="The folder that keeps the tables.")]
Output: TypeAlias = Annotated[Path | None, typer.Option("--output", "-o", help="Where to write the record.")]


def read_bytes(file: str) -> bytes:
    """The content of a file (``-``: standard input), up to the longest record. Raises `RecordError`."""
    try:
        if file == "-":
            return sys.stdin.buffer.read(MOST_BYTES + 1)
        with open(file, "rb") as stream:
            return stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as problem:  # ValueError: not a valid file name
        raise RecordError("unreadable", what=reason(problem)) from None


def write_bytes(content: bytes, file: Path | None) -> None:
    """Write to a file, or to standard output. Raises `RecordError`."""
    if file is None:
        sys.stdout.write(content.decode())
        return
    try:
        file.write_bytes(content)
    except (OSError, ValueError) as problem:
        raise RecordError("unwritable", what=reason(problem)) from None


def reason(problem: Exception) -> str:
    """The reason that an exception gives."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem)


def refuse(
    problem: DeadpanError,
    words: Words,
    game: AnyRules | None = None,
    names: Sequence[str] = (),
    where: str = "record",
) -> NoReturn:
    """Print what is wrong and where in one line (``choice 7: T3.2: …``), and exit."""
    where = problem.where if isinstance(problem, ReplayError) else where
    rule = f"{problem.rule}: " if problem.rule else ""
    print(f"{where}: {rule}{words.refuse(problem, game, names)}", file=sys.stderr)
    raise typer.Exit(2)


def data_folder() -> Path:
    """The folder for the data of programs on this system."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "deadpan"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "deadpan"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "deadpan"
