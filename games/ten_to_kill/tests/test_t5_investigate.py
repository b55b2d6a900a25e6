"""T5: investigate."""

from __future__ import annotations

import pytest

from games.ten_to_kill.tests.kit import EDITIONS, play
from tests.kit import Json

HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin koala")
BOARD = """
    giraffe,walrus,P1   panther   wolf     crocodile,fox,dalmatian,P2
    cat                 tiger     mouse    kangaroo
    penguin             koala     _        _
    _                   _         _        _
"""


def answered(by: int, who: str, whom: int, yes: bool) -> Json:
    return {"event": "answered", "by": by, "who": who, "whom": whom, "yes": yes}


def test_t5_1_a_question_names_a_character_with_a_policeman_and_one_opponent() -> None:
    table = play(BOARD, HANDS, first=1)
    assert table.legal(1, "investigate") == [
        {"do": "investigate", "who": who, "whom": whom}
        for who in ("giraffe", "walrus", "crocodile", "fox", "dalmatian")
        for whom in (0, 2)
    ]


def test_t5_1_illegal_questions_are_refused() -> None:
    table = play(BOARD, HANDS)
    assert table.refused(0, "investigate", who="police-1", whom=1) == ("ask-about-police", "T5.1", {})
    assert table.refused(0, "investigate", who="panda", whom=1) == ("ask-not-in-play", "T5.1", {"who": "panda"})
    assert table.refused(0, "investigate", who="fox", whom=0) == ("ask-yourself", "T5.1", {})
    assert table.refused(0, "investigate", who="fox", whom=3) == ("ask-nobody", "T5.1", {"seats": 3})
    assert table.refused(0, "investigate", who="fox", whom=-1) == ("ask-nobody", "T5.1", {"seats": 3})
    assert table.refused(0, "investigate", who="cat", whom=1) == ("ask-without-police", "T5.1", {"who": "cat"})


def test_t5_1_without_policemen_no_question_can_be_asked() -> None:
    table = play(BOARD.replace(",P1", "").replace(",P2", ""), HANDS)
    assert table.legal(0, "investigate") == []
    assert not table.can(0, "investigate", who="fox", whom=1)


def test_t5_1_a_dead_policeman_allows_no_question() -> None:
    table = play(BOARD.replace(",P1", ""), HANDS)
    assert not table.can(0, "investigate", who="walrus", whom=1)


def test_t5_1_the_own_hitman_and_target_may_be_asked_about() -> None:
    table = play(BOARD, HANDS)
    assert table.do(0, "investigate", who="giraffe", whom=1) == [answered(0, "giraffe", 1, False)]
    assert table.do(0, "investigate", who="walrus", whom=2) == [answered(0, "walrus", 2, False)]


def test_t5_1_an_opponent_without_a_hitman_says_no() -> None:
    table = play(BOARD.replace("crocodile,", ""), HANDS)
    assert table.do(0, "investigate", who="fox", whom=1) == [answered(0, "fox", 1, False)]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t5_2_yes_is_an_arrest_without_fleeing_witnesses_or_a_policeman(edition: str) -> None:
    table = play(BOARD, HANDS, {"edition": edition}, reserve=1)
    before = table.position
    assert table.do(0, "investigate", who="crocodile", whom=1) == [
        answered(0, "crocodile", 1, True),
        {"event": "lost", "seat": 1, "who": "crocodile", "how": "arrested"},
    ]
    after = table.position
    assert after["characters"] == {who: tile for who, tile in before["characters"].items() if who != "crocodile"}
    assert (after["police"], after["reserve"]) == (before["police"], before["reserve"])
    assert after["turn"] == {"seat": 0, "left": 1, "round": 1, "killed": False}
    assert table.shown(2)["trophies"] == [[{"who": "crocodile", "as": "arrest", "points": 1}], [], []]
    assert table.shown(2)["open"][1] == {"hitman": "crocodile", "targets": []}
    assert table.shown(2)["losses"] == [None, 1, None]
    assert table.scores == [3, 0, 2]


def test_t5_3_no_spends_the_action_and_changes_nothing_on_the_board() -> None:
    table = play(BOARD, HANDS)
    before = table.position
    assert table.do(0, "investigate", who="dalmatian", whom=1) == [answered(0, "dalmatian", 1, False)]
    assert table.position == before | {"turn": {"seat": 0, "left": 1, "round": 1, "killed": False}}
    assert table.scores == [2, 2, 2]


@pytest.mark.parametrize("who", ["fox", "walrus", "giraffe", "dalmatian"])
def test_t5_3_the_answer_is_public_and_says_nothing_else(who: str) -> None:
    # Another player's hitman, the asker's target, the asker's hitman, a bystander: the event is the same.
    table = play(BOARD, HANDS)
    table.do(0, "investigate", who=who, whom=1)
    for seat in (0, 1, 2, None):
        assert table.heard(seat) == [answered(0, who, 1, False)]


def test_t5_3_the_answer_no_does_not_tell_that_the_character_is_a_target() -> None:
    table = play(BOARD.replace("wolf     crocodile", "_ wolf,crocodile"), HANDS)
    assert table.do(0, "investigate", who="wolf", whom=1) == [answered(0, "wolf", 1, False)]
    assert table.shown(0)["open"][1] == {"hitman": None, "targets": []}


def test_t5_3_a_question_after_a_kill_does_not_allow_a_second_kill() -> None:
    table = play(BOARD, HANDS, turn={"seat": 0, "left": 2, "killed": True})
    table.do(0, "investigate", who="dalmatian", whom=1)
    assert table.position["turn"]["killed"] is True


def test_t5_4_a_player_without_a_hitman_moves_and_investigates_and_can_win() -> None:
    hands = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger")
    table = play(BOARD, hands, turn={"seat": 1, "left": 2})
    assert table.do(1, "investigate", who="giraffe", whom=0)[0]["yes"] is True
    table.do(1, "move", who="police-1", to=15)
    assert {choice["do"] for choice in table.legal(0)} == {"move", "investigate"}
    table.do(0, "move", who="fox", to=4)
    table.do(0, "investigate", who="crocodile", whom=1)
    assert table.outcome() == ([1, 1], [1], "T6.2")
