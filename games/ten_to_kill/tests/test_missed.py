"""Missed deductions, and cases that are none."""

from __future__ import annotations

from games.ten_to_kill.tests.kit import setup_of
from tests.kit import Json, plain
from tests.review.records import marks, posed, short

# Seat 0 is the wolf, seat 1 the giraffe; besides them and seat 0's own targets, only the panda is in play.
HANDS = ["wolf: cat fox koala", "giraffe: panda tiger mouse"]
CALM = """
    wolf    cat      _    fox
    koala   _        _    _
    _       panda,P1 _    _
    _       _        _    giraffe
"""
LOCKED_UP = """
    wolf    cat      _    fox
    koala   _        _    _
    _       panda,P1 _    _
    _       _        _    giraffe,P2
"""
IN_REACH = """
    wolf    giraffe  _    cat
    koala   _        _    fox
    _       _        _    _
    _       panda,P1 _    _
"""
ASK = "0 investigate who=panda whom=1"
"""The answer is no: from now on the giraffe is known."""
IDLE = ["0 move who=koala to=5", "0 move who=koala to=4"]
PASS = ["1 move who=fox to=6", "1 move who=fox to=3"]


def missed(drawing: str, *choices: str, **options: str) -> list[Json]:
    record = posed("ten-to-kill", setup_of(drawing, HANDS, first=0, reserve=1), choices, options)
    return plain(marks(record))  # type: ignore[no-any-return]


def test_a_known_hitman_with_a_policeman_who_is_not_arrested_is_missed() -> None:
    found = missed(LOCKED_UP, ASK, IDLE[0], *PASS)
    assert short(found) == [(1, 0, "arrest", 1)]
    assert found[0]["choice"] == {"do": "investigate", "who": "giraffe", "whom": 1}


def test_two_candidates_and_two_questions_that_are_not_asked_are_missed() -> None:
    found = missed(LOCKED_UP, *IDLE, *PASS)
    assert short(found) == [(0, 0, "arrest", 1)]


def test_an_arrest_with_the_last_action_is_no_miss() -> None:
    assert missed(LOCKED_UP, ASK, "0 investigate who=giraffe whom=1") == []


def test_a_known_hitman_to_whom_a_policeman_could_have_been_moved_is_missed() -> None:
    found = missed(CALM, ASK, IDLE[0], *PASS, "0 move who=cat to=2", "0 move who=cat to=1", *PASS)
    assert short(found) == [(4, 0, "arrest-in-two", 1)]
    assert missed(CALM, ASK, IDLE[0], *PASS, "0 move who=police-1 to=15", "0 investigate who=giraffe whom=1") == []


def test_a_known_hitman_within_reach_who_is_not_killed_is_missed() -> None:
    found = missed(IN_REACH, ASK, IDLE[0], *PASS)
    assert short(found) == [(1, 0, "kill", 1)]
    assert found[0]["choice"] == {"do": "kill", "who": "giraffe"}
    assert missed(IN_REACH, ASK, "0 kill who=giraffe") == []


def test_a_suspect_among_several_is_no_deduction() -> None:
    assert missed(CALM, *IDLE, *PASS, *IDLE, *PASS) == []


def test_a_turn_that_the_record_does_not_finish_is_not_judged() -> None:
    assert missed(LOCKED_UP, ASK) == []


def test_a_question_with_a_known_answer_is_marked_but_a_bluff_about_the_own_hitman_is_not() -> None:
    found = missed(CALM, ASK, ASK, *PASS)
    assert short(found) == [(1, 0, "vain-question", 1)]
    assert found[0]["choice"] == {"do": "investigate", "who": "panda", "whom": 1}
    bluff = "0 investigate who=cat whom=1"
    assert missed(CALM, "0 move who=police-1 to=1", bluff, *PASS) == []


def test_killing_a_character_known_to_be_no_hitman_is_marked() -> None:
    cleared = """
        wolf    panda,P1 _    cat
        koala   _        _    fox
        _       _        _    _
        _       _        _    giraffe
    """
    away, kill = "0 move who=police-1 to=11", "0 kill who=panda"
    assert (4, 0, "innocent", None) in short(missed(cleared, ASK, away, *PASS, kill))
    found = missed(cleared.replace(",P1", ""), kill)
    assert short(found) == [], "it could have been seat 1's hitman"
