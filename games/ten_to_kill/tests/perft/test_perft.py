"""Counts of choice sequences, compared with the stored files and with a second implementation of the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.state import State
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import astuple

from deadpan.kernel.types import Choice, Told
from games.ten_to_kill.tests.kit import any_tables
from games.ten_to_kill.tests.perft.counting import count, files, lines, opened, read
from games.ten_to_kill.tests.perft.naive import Move, Naive
from tests.kit import Play, plain

pytestmark = pytest.mark.slow

FILES = pytest.mark.parametrize("file", files(), ids=lambda file: file.stem)
TINY = 900_000
"""Positions with fewer sequences of three choices are walked three choices deep by the naive rules, others two."""


def spelt(choice: Choice) -> Move:
    """A choice of the game in the notation of the naive rules."""
    return (choice.__struct_config__.tag, *astuple(choice))


def check_told(game: Naive, move: Move, told: tuple[Told, ...]) -> None:
    """Check that the suspects told of a kill agree with the naive rules."""
    if move[0] == "kill":
        assert plain(told[0].whole)["suspects"] == game.suspects(move[1])


def check_same(state: State, game: Naive) -> list[Choice]:
    """Check that game and naive rules agree on the question, the legal choices and the count; returns the choices."""
    assert list(TEN_TO_KILL.scores(state)) == game.scores()
    asks = TEN_TO_KILL.asks(state)
    outcome = TEN_TO_KILL.outcome(state)
    if outcome is not None:
        assert (asks, outcome.rule, list(outcome.winners)) == ((), game.over, game.winners())
        return []
    assert [(ask.seat, ask.kind) for ask in asks] == [(game.asked, game.asks_for)]
    choices = TEN_TO_KILL.legal_in(state, game.asked)
    legal = game.legal()
    assert len(choices) == len(legal)
    assert {spelt(choice) for choice in choices} == set(legal)
    return list(choices)


def walk(state: State, game: Naive, depth: int) -> list[int]:
    """The number of sequences of each length up to ``depth``; compares both implementations at every step."""
    choices = check_same(state, game)
    numbers = [len(choices)] + [0] * (depth - 1)
    if depth > 1:
        for choice in choices:
            move = spelt(choice)
            step = TEN_TO_KILL.apply(state, game.asked, choice)
            check_told(game, move, step.told)
            for length, number in enumerate(walk(step.state, game.after(move), depth - 1), 1):
                numbers[length] += number
    return numbers


@FILES
def test_the_game_counts_as_many_sequences_as_the_file(file: Path) -> None:
    perft = read(file)
    assert [count(opened(perft), depth) for depth in range(1, len(perft.nodes) + 1)] == perft.nodes


@FILES
def test_the_naive_rules_count_as_many_sequences_as_the_file(file: Path) -> None:
    perft = read(file)
    depth = 3 if perft.nodes[2] < TINY else 2
    naive = Naive(perft.options, perft.seats, perft.setup)
    assert walk(opened(perft), naive, depth) == perft.nodes[:depth]


@FILES
def test_every_file_has_the_canonical_format(file: Path) -> None:
    assert file.read_text(encoding="utf-8").splitlines() == list(lines(read(file)))


def test_there_are_at_least_twelve_files_and_some_are_tiny() -> None:
    sizes = [read(file).nodes[2] for file in files()]
    assert len(sizes) >= 12
    assert sum(size < TINY for size in sizes) >= 6


def naive_of(table: Play) -> Naive:
    """The naive rules at the opening of a table."""
    options: dict[str, Any] = TEN_TO_KILL.write_options(table.state.table.options)
    return Naive(options, table.seats, table.position)


@settings(max_examples=100, deadline=None)
@given(table=any_tables(), seed=st.integers(0, 2**32))
def test_the_naive_rules_agree_in_whole_random_games(table: Play, seed: int) -> None:
    rng = Random(seed)
    game = naive_of(table)
    for _ in range(120):
        choices = check_same(table.state, game)
        if not choices:
            break
        telling = [choice for choice in choices if spelt(choice)[0] in ("kill", "investigate")]
        choice = rng.choice(telling if telling and rng.random() < 0.4 else choices)
        step = TEN_TO_KILL.apply(table.state, game.asked, choice)
        check_told(game, spelt(choice), step.told)
        game = game.after(spelt(choice))
        table.state = step.state
        for event in (plain(each.whole) for each in step.told):
            if event["event"] == "placed":
                game.stand(event["characters"])
