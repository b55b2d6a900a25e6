"""Counting and drawing assignments of hitmen (T9.3), compared with enumerating them."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from deadpan_ten_to_kill.rules.casefile import draw_hitmen, members, ways, without
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from games.ten_to_kill.tests.kit import play


def tried(sets: list[int]) -> list[tuple[int, ...]]:
    """Every way to take one character from each set, all different."""
    choices = [[who for who in range(16) if each >> who & 1] for each in sets]
    return [way for way in product(*choices) if len(set(way)) == len(way)]


@pytest.mark.parametrize("number", range(5))
def test_t9_3_counting_assignments_agrees_with_enumerating_them(number: int) -> None:
    rng = Random(number)
    for _ in range(60):
        sets = [rng.getrandbits(6) & rng.getrandbits(6) | 1 << rng.randrange(6) for _ in range(number)]
        assert ways(sets) == len(tried(sets))


def test_t9_3_no_opponents_give_one_assignment_and_no_candidates_give_none() -> None:
    assert ways([]) == 1
    assert ways([0]) == ways([0, 1]) == ways([1, 1]) == ways([3, 3, 3]) == ways([7, 7, 7, 7]) == 0
    assert ways([15, 15, 15, 15]) == 24


def test_members_splits_a_mask_and_without_removes_one_character() -> None:
    assert members(0b1011) == [0b1, 0b10, 0b1000]
    assert members(0) == []
    assert without([0b11, 0b10], 0b10) == [0b01, 0]


@pytest.mark.parametrize(
    "sets", [[0b111], [0b11, 0b111], [0b11, 0b11, 0b1110], [0b111, 0b110, 0b1111], [0b11, 0b110, 0b1100, 0b11111]]
)
def test_assignments_are_drawn_uniformly(sets: list[int]) -> None:
    rng = Random(5)
    possible = tried(sets)
    found = {seat + 1: each for seat, each in enumerate(sets)}
    drawn = Counter(tuple(draw_hitmen(found, rng).values()) for _ in range(200 * len(possible)))
    assert set(drawn) == set(possible)
    assert all(140 < number < 260 for number in drawn.values())
    assert list(draw_hitmen(found, rng)) == list(found)


def test_without_hidden_hitmen_nothing_is_drawn() -> None:
    assert draw_hitmen({}, Random(0)) == {}


def test_hidden_targets_are_drawn_uniformly() -> None:
    drawing = "giraffe  crocodile  wolf  fox" + "\n_ _ _ _" * 3
    table = play(drawing, ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger"))
    view = TEN_TO_KILL.view(table.state, 0)
    rng = Random(2)
    drawn: Counter[tuple[str, str]] = Counter()
    for _ in range(600):
        hand = TEN_TO_KILL.position(TEN_TO_KILL.redeal(view, rng))["hands"][1]
        (target,) = set(hand["targets"]) - {"kangaroo", "tiger"}
        drawn[hand["hitman"], target] += 1
    three = ("crocodile", "wolf", "fox")
    assert set(drawn) == {(one, two) for one in three for two in three if one != two}
    assert all(60 < number < 140 for number in drawn.values())
