"""Missed deductions, and cases that are none."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import setup_of as cards
from tests.kit import Json, plain, setup_of
from tests.review.records import gone_through, lively, marks, posed
from tests.tables import TABLES

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


def ten(drawing: str, *choices: str, **options: str) -> list[Json]:
    record = posed("ten-to-kill", setup_of(drawing, HANDS, first=0, reserve=1), choices, options)
    return plain(marks(record))  # type: ignore[no-any-return]


def short(found: list[Json]) -> list[tuple[int, int, str, int | None]]:
    return [(mark["n"], mark["seat"], mark["kind"], mark["whom"]) for mark in found]


def test_a_known_hitman_with_a_policeman_who_is_not_arrested_is_missed() -> None:
    found = ten(LOCKED_UP, ASK, IDLE[0], *PASS)
    assert short(found) == [(1, 0, "arrest", 1)]
    assert found[0]["choice"] == {"do": "investigate", "who": "giraffe", "whom": 1}


def test_two_candidates_and_two_questions_that_are_not_asked_are_missed() -> None:
    found = ten(LOCKED_UP, *IDLE, *PASS)
    assert short(found) == [(0, 0, "arrest", 1)]


def test_an_arrest_with_the_last_action_is_no_miss() -> None:
    assert ten(LOCKED_UP, ASK, "0 investigate who=giraffe whom=1") == []


def test_a_known_hitman_to_whom_a_policeman_could_have_been_moved_is_missed() -> None:
    found = ten(CALM, ASK, IDLE[0], *PASS, "0 move who=cat to=2", "0 move who=cat to=1", *PASS)
    assert short(found) == [(4, 0, "arrest-in-two", 1)]
    assert ten(CALM, ASK, IDLE[0], *PASS, "0 move who=police-1 to=15", "0 investigate who=giraffe whom=1") == []


def test_a_known_hitman_within_reach_who_is_not_killed_is_missed() -> None:
    found = ten(IN_REACH, ASK, IDLE[0], *PASS)
    assert short(found) == [(1, 0, "kill", 1)]
    assert found[0]["choice"] == {"do": "kill", "who": "giraffe"}
    assert ten(IN_REACH, ASK, "0 kill who=giraffe") == []


def test_a_suspect_among_several_is_no_deduction() -> None:
    assert ten(CALM, *IDLE, *PASS, *IDLE, *PASS) == []


def test_a_turn_that_the_record_does_not_finish_is_not_judged() -> None:
    assert ten(LOCKED_UP, ASK) == []


def test_a_question_with_a_known_answer_is_marked_but_a_bluff_about_the_own_hitman_is_not() -> None:
    found = ten(CALM, ASK, ASK, *PASS)
    assert short(found) == [(1, 0, "vain-question", 1)]
    assert found[0]["choice"] == {"do": "investigate", "who": "panda", "whom": 1}
    bluff = "0 investigate who=cat whom=1"
    assert ten(CALM, "0 move who=police-1 to=1", bluff, *PASS) == []


def test_killing_a_character_known_to_be_no_hitman_is_marked() -> None:
    cleared = """
        wolf    panda,P1 _    cat
        koala   _        _    fox
        _       _        _    _
        _       _        _    giraffe
    """
    away, kill = "0 move who=police-1 to=11", "0 kill who=panda"
    assert (4, 0, "innocent", None) in short(ten(cleared, ASK, away, *PASS, kill))
    found = ten(cleared.replace(",P1", ""), kill)
    assert short(found) == [], "it could have been seat 1's hitman"


def test_the_marks_of_a_game_are_in_order_and_about_seats_that_were_asked() -> None:
    for table in TABLES[::3]:
        record = lively(table, "marks", 80)
        again, found = gone_through(record), marks(record)
        assert [mark.n for mark in found] == sorted(mark.n for mark in found)
        for mark in found:
            assert again.moves[mark.n][0] == mark.seat


# -- Au pire tu meurs --------------------------------------------------------------------------------------------------

REVERSES = "reverse reverse reverse reverse"
"""A pile without any card that could be played."""


def pire(*choices: str) -> list[Json]:
    """Seat 1 is Anibal, who has 20 years to live, and holds no card to answer with."""
    setup = cards(["cata jouvence", "", ""], REVERSES, ["", "", "accident accident"], "zack anibal zoe", first=0)
    return plain(marks(posed("au-pire-tu-meurs", setup, choices)))  # type: ignore[no-any-return]


SHOWN = ["0 accuse whom=1", "0 play card=cata on=1", "1 answer card=-", "0 end", "1 end", "2 end"]
"""Seat 0 has seen that seat 1 has 20 years, takes them, and may accuse again in its next turn."""


def test_a_player_proved_to_be_dead_who_is_not_accused_is_missed() -> None:
    unseen = pire(*SHOWN[1:], "0 play card=jouvence", "0 end")
    assert short(unseen) == [], "nobody knows who seat 1 is"
    found = pire(*SHOWN, "0 play card=jouvence", "0 end")
    assert short(found)[-1:] == [(7, 0, "accuse", 1)]
    assert found[-1]["choice"] == {"do": "accuse", "whom": 1}
    assert "accuse" not in [mark["kind"] for mark in pire(*SHOWN, "0 play card=jouvence", "0 accuse whom=1", "0 end")]


def test_a_dead_player_about_whom_nothing_is_proved_is_no_miss() -> None:
    setup = cards(["", "", ""], life=["", "cata cata cata", ""], characters="zoe zack anibal", first=0)
    assert marks(posed("au-pire-tu-meurs", setup, ["0 end", "1 end"])) == []


def test_accusing_a_player_with_proved_years_is_marked() -> None:
    found = pire("0 accuse whom=1")
    assert short(found) == [(0, 0, "accused-alive", 1)], "nothing lies on that life pile"
    assert found[0]["choice"] == {"do": "accuse", "whom": 1}
    assert pire("0 accuse whom=2") == [], "two blows could be the end of some"
