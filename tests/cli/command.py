"""Runs the command in this process: arguments in; status, standard output and standard error out."""

from __future__ import annotations

import copy
import json
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from deadpan.cli import main

POSED: dict[str, Any] = {
    "format": "deadpan/2",
    "game": "hush",
    "seats": ["Ada", "Bo"],
    "setup": {
        "hands": [1, 3],
        "played": [[], []],
        "pile": [5, 2, 6, 6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1],
        "aside": 6,
        "first": 0,
    },
    "choices": [
        {"seat": 0, "do": "play", "card": 5},
        {"seat": 1, "do": "play", "card": 2},
        {"seat": 0, "do": "guess", "whom": 1, "card": 2},
    ],
}
"""A short record with a set-up: Ada holds a 1, and guesses wrong."""


class Ran(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Its output, as JSON."""
        return json.loads(self.out)


def deadpan(*args: str | Path, stdin: bytes = b"") -> Ran:
    """Run ``deadpan`` in this process."""
    out, err = TextIOWrapper(BytesIO(), "utf-8"), TextIOWrapper(BytesIO(), "utf-8")
    with (
        patch.object(sys, "argv", ["deadpan", *map(str, args)]),
        patch.object(sys, "stdin", TextIOWrapper(BytesIO(stdin), "utf-8")),
        patch.object(sys, "stdout", out),
        patch.object(sys, "stderr", err),
        _log_filters_kept(),
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
    assert isinstance(status, int)
    return Ran(status, _text(out), _text(err))


@contextmanager
def _log_filters_kept() -> Iterator[None]:
    """Take back the filters of log handlers on exit: ``deadpan serve`` limits the handlers of its process, here also
    those by which pytest gives later tests what was logged.
    """
    before = {handler: list(handler.filters) for handler in logging.getLogger().handlers}
    try:
        yield
    finally:
        for handler, filters in before.items():
            handler.filters = filters


def _text(stream: TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode()


def changed(record: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A record with another value at ``path``, such as ``setup.pile.0``."""
    copied = copy.deepcopy(record)
    *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
    place: Any = copied
    for step in way:
        place = place[step]
    place[last] = value
    return copied


def replay(record: Any, *args: str) -> Ran:
    """Replay a record that is given as a value, or as text."""
    text = record if isinstance(record, bytes) else json.dumps(record).encode()
    return deadpan("replay", "-", *args, stdin=text)


def assert_refused(ran: Ran, *start: str) -> None:
    """Status 2, and a single line of output, which begins with one of ``start`` and has no control characters."""
    assert ran.status == 2, ran
    assert ran.out == ""
    assert ran.err.endswith("\n")
    line = ran.err[:-1]
    assert line.replace("\u202f", " ").replace("\u00a0", " ").isprintable(), line  # French has no-break spaces
    assert len(line) < 400
    assert line.startswith(start or ("record: ", "setup: ", "choice ")), line
