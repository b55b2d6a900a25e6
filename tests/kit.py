"""Helpers for tests: games played with choices as in records, and boards drawn as text.

A board is drawn with one cell for each tile, row by row; its tiles are numbered in that order::

    *wolf    walrus,cat   _      .
    _        P1,fox       *_     giraffe

``.`` is a hole, ``_`` an empty tile, ``*`` marks a sniper tile, ``P2`` is police-2, and a name may be abbreviated if it
stays unique (``gir``). A policeman whose number is missing below a drawn one is dead.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias

import msgspec
import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.pieces import CHARACTERS
from hypothesis import strategies as st

from deadpan.kernel.errors import IllegalChoice, RulesError, SetupError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Told

Json: TypeAlias = dict[str, Any]
Refusal: TypeAlias = tuple[str, str | None, Json]

EDITIONS = ("fr", "proto", "en", "pl")


def plain(value: Any) -> Any:
    """A value as plain JSON values."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Play:
    """A game in a test: ``state`` is the current state, ``told`` what the last choice told."""

    def __init__(
        self, game: AnyRules, options: Mapping[str, Any], seats: int, setup: Mapping[str, Any], seed: str = ""
    ):
        self.game = game
        self.seats = seats
        step = game.pose(game.read_options(options), seats, setup, seed)
        self.state: Any = step.state
        self.told: tuple[Told, ...] = step.told

    def do(self, seat: int, do: str, **fields: Any) -> list[Json]:
        """Make a choice, written as in a record; returns the events that follow."""
        step = self.game.apply(self.state, seat, self.game.read_choice({"do": do, **fields}))
        self.state, self.told = step.state, step.told
        return self.events

    @property
    def events(self) -> list[Json]:
        """The events of the last choice, in full."""
        return [plain(each.whole) for each in self.told]

    def heard(self, seat: int | None) -> list[Json]:
        """The events of the last choice that a seat (``None``: a spectator) was told."""
        return [plain(event) for event in (each.heard_by(seat) for each in self.told) if event is not None]

    def refused(self, seat: int, do: str, *, error: type[RulesError] = IllegalChoice, **fields: Any) -> Refusal:
        """The code, rule and data with which a choice is refused; fails if it is not, or with another error class."""
        before = self.game.dump(self.state)
        with pytest.raises(RulesError) as caught:
            self.game.apply(self.state, seat, self.game.read_choice({"do": do, **fields}))
        assert type(caught.value) is error
        assert self.game.dump(self.state) == before
        return caught.value.code, caught.value.rule, dict(caught.value.data)

    def can(self, seat: int, do: str, **fields: Any) -> bool:
        """Whether a choice is legal; fails if `legal_in` and `apply` disagree about it."""
        choice = self.game.read_choice({"do": do, **fields})
        offered = choice in self.game.legal_in(self.state, seat)
        try:
            self.game.apply(self.state, seat, choice)
        except RulesError:
            assert not offered, f"{choice} is offered and refused"
        else:
            assert offered, f"{choice} is taken and not offered"
        return offered

    def legal(self, seat: int, do: str | None = None) -> list[Json]:
        """The legal choices of a seat, of one kind if ``do`` names it; fails if `legal` and `legal_in` differ."""
        found = self.game.legal(self.game.view(self.state, seat))
        assert found == self.game.legal_in(self.state, seat)
        return [choice for choice in plain(found) if do is None or choice["do"] == do]

    @property
    def asked(self) -> list[tuple[int, str]]:
        """The asked seats, each with the kind of its question."""
        return [(ask.seat, ask.kind) for ask in self.game.asks(self.state)]

    @property
    def scores(self) -> list[int]:
        return list(self.game.scores(self.state))

    def outcome(self) -> tuple[list[int], list[int], str] | None:
        """Scores, winners and rule, or ``None`` while the game goes on."""
        end = self.game.outcome(self.state)
        return None if end is None else (list(end.scores), list(end.winners), end.rule)

    @property
    def position(self) -> Json:
        return self.game.position(self.state)

    def shown(self, seat: int | None) -> Json:
        """The view of a seat, as JSON values."""
        shown: Json = plain(self.game.show(self.game.view(self.state, seat)))
        return shown

    def screen(self, seat: int | None) -> bytes:
        """The view of a seat, as bytes."""
        return msgspec.json.encode(self.game.show(self.game.view(self.state, seat)))


# -- 10' to Kill ---------------------------------------------------------------------------------------------------


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
    """A game of 10' to Kill with the board of a drawing."""
    return Play(TEN_TO_KILL, options or {}, len(hands), setup_of(drawing, hands, **rest))


def fresh(game: AnyRules, seats: int, seed: str, options: Mapping[str, Any]) -> Play:
    """A fresh game."""
    return Play(game, options, seats, game.deal(game.read_options(options), seats, seed), seed)


def not_posed(game: AnyRules, setup: Mapping[str, Any], seats: int, options: Mapping[str, Any]) -> Refusal:
    """The code, rule and data with which a set-up or its options are refused."""
    with pytest.raises(SetupError) as caught:
        game.pose(game.read_options(options), seats, setup, "")
    return caught.value.code, caught.value.rule, dict(caught.value.data)


def dealt(seats: int, seed: str = "", **options: Any) -> Play:
    """A fresh game of 10' to Kill."""
    return fresh(TEN_TO_KILL, seats, seed, options)


def setup_refused(setup: Mapping[str, Any], seats: int, options: Mapping[str, Any] | None = None) -> Refusal:
    """The code, rule and data with which a set-up of 10' to Kill or its options are refused."""
    return not_posed(TEN_TO_KILL, setup, seats, options or {})


def options_refused(**options: Any) -> Refusal:
    """The code, rule and data with which options of 10' to Kill are refused."""
    with pytest.raises(SetupError) as caught:
        TEN_TO_KILL.read_options(options)
    return caught.value.code, caught.value.rule, dict(caught.value.data)


@st.composite
def options_of_ten_to_kill(draw: st.DrawFn) -> Json:
    """Options of 10' to Kill, as in a record."""
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
def tables_of_ten_to_kill(draw: st.DrawFn) -> Play:
    """A fresh game of 10' to Kill with any options and any number of players."""
    options = draw(options_of_ten_to_kill())
    return dealt(draw(st.integers(2, 4)), draw(st.text("abc", max_size=4)), **options)
