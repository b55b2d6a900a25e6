"""Perft: the number of sequences of choices of each length that a position allows.

The files beside this one hold small set-ups and these numbers. Every rule of legality influences them, so a changed
number is a changed rule. ``python -m games.ten_to_kill.tests.perft`` counts again and rewrites the files; read the
diff.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.state import State
from msgspec import Meta, Struct

FOLDER = Path(__file__).parent


class Perft(Struct, forbid_unknown_fields=True):
    """One file: a position, and the number of sequences of one, two, three… choices."""

    about: str
    seats: int
    options: dict[str, Any]
    setup: dict[str, Any]
    nodes: Annotated[list[int], Meta(min_length=3)]


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.json"))


def read(file: Path) -> Perft:
    return msgspec.json.decode(file.read_bytes(), type=Perft)


def opened(perft: Perft) -> State:
    """The position of a file."""
    options = TEN_TO_KILL.read_options(perft.options)
    return TEN_TO_KILL.pose(options, perft.seats, perft.setup, "perft").state


def count(state: State, depth: int) -> int:
    """The number of sequences of ``depth`` choices from here; sequences that the game ends early do not count."""
    asks = TEN_TO_KILL.asks(state)
    if not asks:
        return 0
    seat = asks[0].seat
    choices = TEN_TO_KILL.legal_in(state, seat)
    if depth == 1:
        return len(choices)
    return sum(count(TEN_TO_KILL.apply(state, seat, choice).state, depth - 1) for choice in choices)


def lines(perft: Perft) -> Iterator[str]:
    """The lines of a file: one for each tile, hand and number."""

    def text(value: Any) -> str:
        return msgspec.json.format(msgspec.json.encode(value), indent=0).decode()

    yield "{"
    yield f'  "about": {text(perft.about)},'
    yield f'  "seats": {perft.seats},'
    yield f'  "options": {text(perft.options)},'
    yield '  "setup": {'
    last = len(perft.setup) - 1
    for number, (key, value) in enumerate(perft.setup.items()):
        comma = "," if number < last else ""
        if key in ("tiles", "hands"):
            yield f'    "{key}": ['
            yield from (f"      {text(entry)}," for entry in value[:-1])
            yield f"      {text(value[-1])}"
            yield f"    ]{comma}"
        else:
            yield f'    "{key}": {text(value)}{comma}'
    yield "  },"
    yield f'  "nodes": {text(perft.nodes)}'
    yield "}"
