"""Runs the command in this process: arguments in; status, standard output and standard error out."""

from __future__ import annotations

import json
import sys
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from deadpan.cli import main

POSED: dict[str, Any] = {
    "format": "deadpan/2",
    "game": "ten-to-kill",
    "seats": ["Ada", "Bo"],
    "setup": {
        "tiles": [{"at": [n % 4, n // 4], "sniper": n == 0} for n in range(16)],
        "characters": {"giraffe": 0, "walrus": 1, "cat": 1, "tiger": 15, "wolf": 15, "fox": 10},
        "police": [],
        "reserve": 2,
        "hands": [
            {"hitman": "giraffe", "targets": ["walrus", "panda", "koala"]},
            {"hitman": "tiger", "targets": ["cat", "mouse", "opossum"]},
        ],
    },
    "choices": [
        {"seat": 0, "do": "kill", "who": "walrus"},
        {"seat": 1, "do": "flee", "who": "cat", "to": 2},
        {"seat": 0, "do": "move", "who": "police-1", "to": 15},
        {"seat": 1, "do": "investigate", "who": "wolf", "whom": 0},
    ],
}
"""A short record with a set-up: Ada's giraffe stands next to its last target, and the cat with it."""


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
    ):
        try:
            main()
        except SystemExit as end:
            status = end.code
    assert isinstance(status, int)
    return Ran(status, _text(out), _text(err))


def _text(stream: TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, BytesIO)
    return buffer.getvalue().decode()


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
    assert line.isprintable(), line
    assert len(line) < 400
    assert line.startswith(start or ("record: ", "setup: ", "choice ")), line
