"""T2: a turn."""

from __future__ import annotations

import pytest

from deadpan.kernel.errors import MalformedChoice, NotAsked
from games.ten_to_kill.tests.kit import EDITIONS, play
from tests.kit import Play

HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin koala")
BOARD = """
    giraffe,walrus  panther   _          crocodile
    cat             wolf      _          tiger
    kangaroo        mouse     penguin    fox
    koala           _         P1         _
"""


def turn(table: Play) -> tuple[int, int, int, bool]:
    now = table.position["turn"]
    return now["seat"], now["left"], now["round"], now["killed"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t2_1_a_turn_is_two_actions_and_goes_round_in_seat_order(edition: str) -> None:
    table = play(BOARD, HANDS, {"edition": edition}, first=1)
    seen = []
    for seat in (1, 1, 2, 2, 0, 0, 1):
        seen.append(turn(table))
        assert table.asked == [(seat, "act")]
        here = table.position["characters"]["walrus"]
        assert table.do(seat, "move", who="walrus", to=1 - here) == [
            {"event": "moved", "by": seat, "who": "walrus", "to": 1 - here}
        ]
    assert seen == [
        (1, 2, 1, False), (1, 1, 1, False), (2, 2, 1, False), (2, 1, 1, False), (0, 2, 1, False), (0, 1, 1, False),
        (1, 2, 2, False),
    ]  # fmt: skip


def test_t2_1_every_choice_is_counted_by_the_serial_of_the_question() -> None:
    table = play(BOARD, HANDS)
    for number in range(3):
        assert table.game.asks(table.state)[0].serial == number
        table.do(number // 2, "move", who="walrus", to=number + 1)


def test_t2_1_a_player_cannot_pass() -> None:
    table = play(BOARD, HANDS)
    assert {choice["do"] for choice in table.legal(0)} == {"move", "kill"}
    assert table.refused(0, "pass", error=MalformedChoice)[0] == "wrong-value"


def test_t2_1_the_same_action_can_be_taken_twice() -> None:
    table = play(BOARD, HANDS)
    table.do(0, "move", who="fox", to=14)
    table.do(0, "move", who="fox", to=15)
    assert turn(table) == (1, 2, 1, False)
    table.do(1, "move", who="fox", to=14)
    table.do(1, "investigate", who="fox", whom=0)
    table.do(2, "investigate", who="fox", whom=0)
    table.do(2, "investigate", who="fox", whom=0)
    assert turn(table) == (0, 2, 2, False)


def test_t2_1_a_second_kill_in_a_turn_is_refused() -> None:
    table = play(BOARD, HANDS)
    table.do(0, "kill", who="walrus")
    table.do(1, "flee", who="giraffe", to=2)
    assert turn(table) == (0, 1, 1, True)
    assert table.legal(0, "kill") == []
    assert table.refused(0, "kill", who="panther") == ("kill-twice", "T2.1", {})
    table.do(0, "move", who="cat", to=0)
    assert turn(table) == (1, 2, 1, False)
    for seat, to in ((1, 13), (1, 14), (2, 13), (2, 14)):
        table.do(seat, "move", who="koala", to=to)
    assert table.can(0, "kill", who="panther")


def test_t2_1_a_kill_may_be_the_second_action() -> None:
    table = play(BOARD, HANDS)
    table.do(0, "move", who="fox", to=1)
    assert table.can(0, "kill", who="walrus")


def test_t2_1_a_player_without_a_hitman_keeps_the_turns() -> None:
    table = play(BOARD.replace("crocodile", "_"), HANDS)
    table.do(0, "move", who="fox", to=14)
    table.do(0, "move", who="fox", to=15)
    assert table.asked == [(1, "act")]
    assert table.legal(1, "kill") == []
    assert table.refused(1, "kill", who="wolf") == ("kill-no-hitman", "T3.1", {})
    table.do(1, "move", who="fox", to=14)
    assert table.can(1, "investigate", who="fox", whom=2)


def test_t2_1_a_seat_that_is_not_asked_is_refused_with_the_rule_of_the_question() -> None:
    table = play(BOARD, HANDS)
    assert table.refused(1, "move", who="cat", to=0, error=NotAsked) == ("not-your-turn", "T2.1", {"asked": 0})
    assert table.legal(1) == []
    assert table.refused(0, "flee", who="cat", to=0) == ("other-question", "T2.1", {"asked": "act"})
    assert table.refused(0, "post", who="police-1") == ("other-question", "T2.1", {"asked": "act"})
    assert table.refused(0, "lay", tile=0, at=[0, 0]) == ("other-question", "T2.1", {"asked": "act"})


def test_t2_2_any_piece_in_play_can_move_to_any_other_tile() -> None:
    table = play(BOARD, HANDS)
    position = table.position
    where = dict(position["characters"]) | {"police-1": position["police"][0]}
    assert table.legal(0, "move") == [
        {"do": "move", "who": who, "to": to} for who in where for to in range(16) if to != where[who]
    ]
    table.do(0, "move", who="police-1", to=0)
    assert table.position["police"] == [0]
    table.do(0, "move", who="fox", to=0)
    assert table.position["characters"] == position["characters"] | {"fox": 0}


def test_t2_2_a_move_to_the_same_tile_or_off_the_board_is_refused() -> None:
    table = play(BOARD, HANDS)
    assert table.refused(0, "move", who="walrus", to=0) == ("move-same-tile", "T2.2", {"who": "walrus", "tile": 0})
    assert table.refused(0, "move", who="walrus", to=16) == ("no-such-tile", "T2.2", {"what": "16"})
    assert table.refused(0, "move", who="walrus", to=-1) == ("no-such-tile", "T2.2", {"what": "-1"})
    assert table.can(0, "move", who="walrus", to=15)
    assert table.refused(0, "move", who="opossum", to=0) == ("move-not-in-play", "T2.2", {"who": "opossum"})


def test_t2_2_a_piece_that_left_the_board_cannot_move() -> None:
    table = play(BOARD.replace("P1", "P2"), HANDS, reserve=1)
    assert table.refused(0, "move", who="police-1", to=0) == ("move-not-in-play", "T2.2", {"who": "police-1"})
    table.do(0, "kill", who="walrus")
    table.do(1, "flee", who="giraffe", to=3)
    assert table.refused(0, "move", who="walrus", to=0) == ("move-not-in-play", "T2.2", {"who": "walrus"})


def test_t2_3_a_policeman_in_the_reserve_cannot_be_moved() -> None:
    table = play(BOARD, HANDS, reserve=1)
    assert table.refused(0, "move", who="police-2", to=0) == ("move-reserve", "T2.3", {"who": "police-2"})
    assert {"police-1"} == {choice["who"] for choice in table.legal(0, "move") if choice["who"].startswith("police")}
    assert table.refused(0, "move", who="police-3", to=0, error=MalformedChoice) == (
        "unknown-piece", None, {"what": "police-3"},
    )  # fmt: skip
    assert table.refused(0, "move", who="dog", to=0, error=MalformedChoice) == ("unknown-piece", None, {"what": "dog"})


def test_t2_3_a_policeman_can_be_moved_once_called() -> None:
    table = play(BOARD, HANDS, reserve=1)
    table.do(0, "kill", who="walrus")
    table.do(1, "flee", who="giraffe", to=3)
    assert table.can(0, "move", who="police-2", to=5)
