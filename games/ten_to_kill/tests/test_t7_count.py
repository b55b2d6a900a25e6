"""T7: the count."""

from __future__ import annotations

import pytest

from games.ten_to_kill.tests.kit import EDITIONS, play

BOARD = """
    *giraffe   walrus    _         panda
    wolf       _         _         _
    _          _         mouse     fox
    crocodile  koala     _         tiger
"""
HANDS = ("giraffe: walrus panther tiger", "crocodile: wolf kangaroo mouse", "koala: fox cat penguin")


def test_t7_1_a_hitman_at_large_counts_two_and_a_lost_one_nothing() -> None:
    assert play(BOARD, HANDS).scores == [2, 2, 2]
    assert play(BOARD.replace("koala", "_"), HANDS).scores == [2, 2, 0]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("victim", "points", "others"),
    [("walrus", 1, [2, 2]), ("crocodile", 3, [0, 2]), ("wolf", -1, [2, 2]), ("panda", -1, [2, 2])],
)
def test_t7_1_what_a_victim_counts(edition: str, victim: str, points: int, others: list[int]) -> None:
    table = play(BOARD, HANDS, {"edition": edition})
    table.do(0, "kill", who=victim)
    assert table.scores == [2 + points, *others]


def test_t7_1_an_arrest_counts_one_and_a_policeman_minus_1337() -> None:
    table = play(BOARD, HANDS, police=[12])
    table.do(0, "investigate", who="crocodile", whom=1)
    assert table.scores == [3, 0, 2]
    table.do(0, "kill", who="police-1")
    assert table.scores == [3 - 1337, 0, 2]


def test_t7_1_trophies_add_up() -> None:
    table = play(BOARD, HANDS[:2], reserve=0)
    for victim in ("walrus", "wolf", "crocodile"):
        table.do(0, "kill", who=victim)
        table.do(0, "move", who="panda", to=2)
        if victim != "crocodile":
            table.do(1, "move", who="panda", to=3)
            table.do(1, "move", who="fox", to=9 if victim == "walrus" else 10)
    assert table.scores == [2 + 1 - 1 + 3, 0]


def end(*losses: str) -> tuple[list[int], list[int], str] | None:
    """The outcome of a game without kills in which these hitmen are missing."""
    drawing = BOARD
    for who in losses:
        drawing = drawing.replace(who, "_")
    table = play(drawing, HANDS, {"max_rounds": 1})
    for seat in range(3):
        table.do(seat, "move", who="panda", to=2)
        table.do(seat, "move", who="panda", to=3)
    return table.outcome()


def test_t7_2_most_points_wins() -> None:
    assert end("crocodile", "koala") == ([2, 0, 0], [0], "T6.3")
    assert end("giraffe", "koala") == ([0, 2, 0], [1], "T6.3")


def test_t7_2_tied_players_who_never_lost_the_hitman_share_the_win() -> None:
    assert end() == ([2, 2, 2], [0, 1, 2], "T6.3")
    assert end("giraffe") == ([0, 2, 2], [1, 2], "T6.3")


ARRESTS = """
    giraffe,crocodile,koala,P1   walrus    _         panda
    wolf       _         _         _
    _          _         mouse     fox
    _          _         _         tiger
"""


@pytest.mark.parametrize("first", [0, 1, 2])
def test_t7_2_a_tie_goes_to_the_player_who_lost_the_hitman_last(first: int) -> None:
    hitmen = ("giraffe", "crocodile", "koala")
    second, third = (first + 1) % 3, (first + 2) % 3
    table = play(ARRESTS, HANDS, first=first)
    table.do(first, "investigate", who=hitmen[second], whom=second)
    table.do(first, "move", who="panda", to=2)
    table.do(second, "investigate", who=hitmen[third], whom=third)
    table.do(second, "move", who="panda", to=3)
    table.do(third, "investigate", who=hitmen[first], whom=first)
    losses = table.shown(None)["losses"]
    assert (losses[second], losses[third], losses[first]) == (1, 2, 3)
    assert table.outcome() == ([1, 1, 1], [first], "T6.2")


def test_t7_2_never_having_lost_the_hitman_beats_having_lost_it() -> None:
    hands = ("opossum: walrus panther tiger", *HANDS[1:], "giraffe: panda cockatoo dalmatian")
    table = play(ARRESTS, hands, {"max_rounds": 1})
    table.do(0, "investigate", who="koala", whom=2)
    table.do(0, "investigate", who="crocodile", whom=1)
    for seat in (1, 2, 3):
        table.do(seat, "move", who="panda", to=4)
        table.do(seat, "move", who="panda", to=5)
    assert table.outcome() == ([2, 0, 0, 2], [3], "T6.3")


def test_t7_2_hitmen_missing_from_the_start_were_lost_together_before_any_other() -> None:
    hands = ("opossum: walrus panther tiger", "dalmatian: wolf kangaroo mouse", "koala: fox cat penguin")
    table = play(ARRESTS, hands)
    assert table.shown(None)["losses"] == [0, 0, None]
    table.do(0, "move", who="panda", to=2)
    table.do(0, "investigate", who="koala", whom=2)
    assert table.shown(None)["losses"] == [0, 0, 1]
    assert table.outcome() == ([1, 0, 0], [0], "T6.2")


def test_t7_2_players_whose_hitmen_were_missing_from_the_start_share_the_win() -> None:
    hands = ("opossum: walrus panther tiger", "dalmatian: wolf kangaroo mouse")
    assert play(BOARD, hands).outcome() == ([0, 0], [0, 1], "T6.2")
