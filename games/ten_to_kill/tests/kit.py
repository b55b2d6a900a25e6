"""What the tests of this game are written with: boards drawn as text.

A board is drawn with one cell for each tile, row by row; its tiles are numbered in that order::

    *wolf    walrus,cat   _      .
    _        P1,fox       *_     giraffe

``.`` is a hole, ``_`` an empty tile, ``*`` marks a sniper tile, ``P2`` is police-2, and a name may be abbreviated if it
stays unique (``gir``). A policeman whose number is missing below a drawn one is dead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.pieces import CHARACTERS
from hypothesis import strategies as st

from deadpan.kernel.errors import SetupError
from tests.kit import Json, Play, Refusal, fresh, not_posed

EDITIONS = ("fr", "proto", "en", "pl")


def named(short: str) -> str:
    """The character whose id begins like this."""
    found = [who for who in CHARACTERS if who.startswith(short)]
    assert len(found) == 1, f"{short!r} is {found or 'nobody'}"
    return found[0]


def drawn(drawing: str) -> Json:
    """The tiles, characters and policemen of a drawing, in the form of a set-up."""
    tiles: list[Json] = []
    characters: dict[str, int] = {}
    beat: dict[int, int] = {}
    rows = [row.split() for row in drawing.splitlines() if row.strip()]
    for y, row in enumerate(rows):
        for x, cell in enumerate(row):
            if cell == ".":
                continue
            for who in filter(None, cell.strip("*").replace("_", "").split(",")):
                if who.startswith("P"):
                    beat[int(who[1:])] = len(tiles)
                else:
                    characters[named(who)] = len(tiles)
            tiles.append({"at": [x, y], "sniper": True} if cell.startswith("*") else {"at": [x, y]})
    police = [beat.get(number) for number in range(1, max(beat, default=0) + 1)]
    return {"tiles": tiles, "characters": characters, "police": police}


def hand(text: str) -> Json:
    """``"wolf: cat fox koala"``: a hitman and three targets."""
    hitman, targets = text.split(":")
    return {"hitman": named(hitman), "targets": [named(target) for target in targets.split()]}


def setup_of(drawing: str, hands: Iterable[str], **rest: Any) -> Json:
    """A set-up from a drawing and hands; ``rest`` contains its other keys."""
    return {**drawn(drawing), "hands": [hand(each) for each in hands], **rest}


def play(drawing: str, hands: Sequence[str], options: Mapping[str, Any] | None = None, **rest: Any) -> Play:
    """A game with the board of a drawing."""
    return Play(TEN_TO_KILL, options or {}, len(hands), setup_of(drawing, hands, **rest))


def dealt(seats: int, seed: str = "", **options: Any) -> Play:
    """A fresh game."""
    return fresh(TEN_TO_KILL, seats, seed, options)


def setup_refused(setup: Mapping[str, Any], seats: int, options: Mapping[str, Any] | None = None) -> Refusal:
    """The code, rule and data with which a set-up or its options are refused."""
    return not_posed(TEN_TO_KILL, setup, seats, options or {})


def options_refused(**options: Any) -> Refusal:
    """The code, rule and data with which options are refused."""
    with pytest.raises(SetupError) as caught:
        TEN_TO_KILL.read_options(options)
    return caught.value.code, caught.value.rule, dict(caught.value.data)


@st.composite
def any_options(draw: st.DrawFn) -> Json:
    """Options, as in a record."""
    edition = draw(st.sampled_from(EDITIONS))
    boards = ["square", "ring", "cross", "boulevard", "staircase", "random", "built"]
    if edition in ("en", "pl"):
        boards.append("archipelago")
    return {
        "edition": edition,
        "mistakes": draw(st.sampled_from(("refused", "lenient", "strict"))),
        "suspects": draw(st.sampled_from(("announced", "silent"))),
        "sniper_tiles": draw(st.integers(0, 16) | st.lists(st.integers(0, 15), unique=True)),
        "board": draw(st.sampled_from(boards)),
        "police": draw(st.none() | st.integers(0, 9)),
        "max_rounds": draw(st.none() | st.integers(1, 6)),
    }


@st.composite
def any_tables(draw: st.DrawFn) -> Play:
    """A fresh game with any options and any number of players."""
    options = draw(any_options())
    return dealt(draw(st.integers(2, 4)), draw(st.text("abc", max_size=4)), **options)
