"""T8: mistakes."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill import GAME
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from games.ten_to_kill.tests.kit import EDITIONS, play
from tests.kit import Json

BOARD = """
    giraffe,cat   walrus    _         panda
    wolf          _         _         _
    _             _         mouse     koala
    crocodile     _         _         tiger,penguin
"""
HANDS = ("giraffe: walrus panther tiger", "crocodile: wolf kangaroo mouse", "koala: fox cat penguin")
LOST = {"event": "lost", "seat": 0, "who": "giraffe", "how": "mistake"}
BOTH = ["lenient", "strict"]


def killed(victim: str, kind: str, owner: int | None, *suspects: str) -> Json:
    return {"event": "killed", "by": 0, "victim": victim, "as": kind, "owner": owner, "suspects": list(suspects)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_t8_1_a_mistake_is_refused_by_default_with_the_reason_and_nothing_changes(edition: str) -> None:
    table = play(BOARD, HANDS, {"edition": edition})
    assert table.refused(0, "kill", who="walrus") == ("kill-not-alone", "T3.2", {"tile": 0})
    assert table.legal(0, "kill") == [{"do": "kill", "who": "cat"}]
    assert table.asked == [(0, "act")]


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_1_if_mistakes_are_possible_every_other_piece_in_play_can_be_named(mistakes: str) -> None:
    table = play(BOARD, HANDS, {"mistakes": mistakes}, police=[15, None], reserve=1)
    everybody = ("walrus", "crocodile", "cat", "wolf", "tiger", "mouse", "penguin", "koala", "panda", "police-1")
    assert table.legal(0, "kill") == [{"do": "kill", "who": who} for who in everybody]
    assert table.refused(0, "kill", who="giraffe") == ("kill-yourself", "T3.1", {})
    assert table.refused(0, "kill", who="police-2") == ("kill-not-in-play", "T3.1", {"who": "police-2"})
    assert table.refused(0, "kill", who="police-3") == ("kill-not-in-play", "T3.1", {"who": "police-3"})


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_1_only_a_player_with_a_hitman_and_no_kill_this_turn_can_name_a_victim(mistakes: str) -> None:
    spent = play(BOARD, HANDS, {"mistakes": mistakes}, turn={"seat": 0, "left": 1, "killed": True})
    assert spent.legal(0, "kill") == []
    assert spent.refused(0, "kill", who="walrus") == ("kill-twice", "T2.1", {})
    lost = play(BOARD.replace("giraffe,", ""), HANDS, {"mistakes": mistakes})
    assert lost.legal(0, "kill") == []
    assert lost.refused(0, "kill", who="walrus") == ("kill-no-hitman", "T3.1", {})


def test_t8_2_lenient_the_kill_counts_as_usual_and_the_hitman_is_lost() -> None:
    table = play(BOARD, HANDS, {"mistakes": "lenient"})
    assert table.do(0, "kill", who="walrus") == [
        killed("walrus", "target", None), LOST, {"event": "posted", "who": "police-1", "to": 1, "by": None},
    ]  # fmt: skip
    assert "giraffe" not in table.position["characters"]
    assert table.shown(1)["open"][0] == {"hitman": "giraffe", "targets": ["panther", "walrus"]}
    assert table.shown(1)["losses"] == [1, None, None]
    assert table.scores == [1, 2, 2]


@pytest.mark.parametrize(
    ("victim", "lenient", "strict"),
    [("walrus", 1, 0), ("crocodile", 3, 0), ("wolf", -1, -1), ("panda", -1, -1), ("police-1", -1337, -1337)],
)
def test_t8_3_strict_takes_the_points_and_leaves_the_minus(victim: str, lenient: int, strict: int) -> None:
    for mistakes, points in (("lenient", lenient), ("strict", strict)):
        table = play(BOARD, HANDS, {"mistakes": mistakes}, police=[9])
        table.do(0, "kill", who=victim)
        assert table.scores[0] == points
        assert table.shown(2)["trophies"][0][0]["points"] == points


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_2_a_kill_within_the_rules_is_no_mistake(mistakes: str) -> None:
    table = play(BOARD.replace("giraffe,cat", "giraffe"), HANDS, {"mistakes": mistakes})
    assert table.do(0, "kill", who="walrus")[0] == killed("walrus", "target", None, "giraffe")
    assert table.scores == [3, 2, 2]
    knife = play(BOARD, HANDS, {"mistakes": mistakes})
    assert knife.do(0, "kill", who="cat")[0] == killed("cat", "innocent", 2, "giraffe", "walrus", "wolf")
    assert knife.shown(1)["question"]["witnesses"] == ["giraffe"]
    assert knife.scores == [1, 2, 2]


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_2_a_hitman_killed_by_mistake_is_lost_before_the_killers_hitman(mistakes: str) -> None:
    table = play(BOARD, HANDS, {"mistakes": mistakes})
    assert table.do(0, "kill", who="crocodile")[:3] == [
        killed("crocodile", "hitman", 1),
        {"event": "lost", "seat": 1, "who": "crocodile", "how": "killed"},
        LOST,
    ]
    assert table.shown(None)["losses"] == [2, 1, None]


def test_t8_2_no_player_scores_for_the_lost_hitman() -> None:
    table = play(BOARD, HANDS, {"mistakes": "lenient"})
    table.do(0, "kill", who="mouse")
    assert table.scores == [-1, 2, 2]
    assert [len(row) for row in table.shown(None)["trophies"]] == [1, 0, 0]


def test_t8_2_the_suspects_of_a_mistake_are_the_characters_that_could_have_killed() -> None:
    table = play(BOARD.replace("walrus    _", "walrus fox"), HANDS, {"mistakes": "lenient"}, reserve=0)
    assert table.do(0, "kill", who="walrus")[0] == killed("walrus", "target", None, "fox")


def test_t8_3_a_target_killed_by_mistake_counts_as_gone() -> None:
    hands = ("giraffe: walrus panther fox", "crocodile: wolf kangaroo mouse")
    table = play(BOARD, hands, {"mistakes": "strict"}, first=1, turn={"seat": 0, "left": 1})
    assert table.do(0, "kill", who="walrus") == [
        killed("walrus", "target", None), LOST, {"event": "ended", "rule": "T6.1", "scores": [0, 2], "winners": [1]},
    ]  # fmt: skip


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_4_t4_is_carried_out_and_the_lost_hitman_is_gone_already(mistakes: str) -> None:
    table = play(BOARD, HANDS, {"mistakes": mistakes}, police=[4], reserve=0)
    table.do(0, "kill", who="cat")  # the knife, seen by the policeman beside the tile: no piece is left there
    assert table.position["police"] == [0]
    assert table.asked == [(0, "act")]
    assert table.position["turn"] == {"seat": 0, "left": 1, "round": 1, "killed": True}


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_4_the_others_on_the_scene_flee_after_a_mistake(mistakes: str) -> None:
    table = play(BOARD, HANDS, {"mistakes": mistakes})
    table.do(0, "kill", who="tiger")
    assert table.asked == [(1, "flee")]
    assert table.legal(1)[0] == {"do": "flee", "who": "penguin", "to": 0}
    assert table.do(1, "flee", who="penguin", to=3)[1] == {"event": "posted", "who": "police-1", "to": 15, "by": None}


@pytest.mark.parametrize(("mistakes", "scores", "winners"), [("lenient", [3, 0], [0]), ("strict", [0, 0], [0])])
def test_t8_4_the_end_by_t6_2_comes_first(mistakes: str, scores: list[int], winners: list[int]) -> None:
    table = play(BOARD, HANDS[:2], {"mistakes": mistakes})
    events = table.do(0, "kill", who="crocodile")
    assert [event["event"] for event in events] == ["killed", "lost", "lost", "ended"]
    # T7.2: the killer's own hitman was lost last.
    assert table.outcome() == (scores, winners, "T6.2")


@pytest.mark.parametrize("mistakes", BOTH)
def test_t8_2_after_a_mistake_the_player_goes_on_without_a_hitman(mistakes: str) -> None:
    table = play(BOARD, HANDS, {"mistakes": mistakes})
    table.do(0, "kill", who="walrus")
    assert {choice["do"] for choice in table.legal(0)} == {"move"}
    table.do(0, "move", who="cat", to=1)
    table.do(1, "investigate", who="cat", whom=0)
    assert table.events == [{"event": "answered", "by": 1, "who": "cat", "whom": 0, "yes": False}]


def test_t8_5_every_edition_has_its_row_and_every_row_can_be_played() -> None:
    """The option ``edition`` itself sets no other option, so records keep their meaning."""
    rows = GAME.presets["edition"]
    assert sorted(rows) == sorted(EDITIONS)
    for edition, along in rows.items():
        written = TEN_TO_KILL.write_options(TEN_TO_KILL.read_options({**along, "edition": edition}))
        assert {**along, "edition": edition}.items() >= written.items()
        alone = TEN_TO_KILL.write_options(TEN_TO_KILL.read_options({"edition": edition}))
        assert alone.keys() <= {"edition"}
