"""T9: what each seat may know."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from games.ten_to_kill.tests.kit import dealt, play, setup_of
from games.ten_to_kill.tests.worlds import suspected, worlds
from tests.kit import Json, Play

HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin koala")
BOARD = """
    giraffe,walrus,P1   panther   wolf     crocodile
    cat                 tiger     mouse    *kangaroo
    penguin             koala     _        _
    fox                 panda     _        opossum
"""


def test_t9_1_a_player_sees_the_board_everything_face_up_and_the_own_tiles() -> None:
    table = play(BOARD, HANDS)
    shown = table.shown(1)
    position = table.position
    assert set(shown) == {
        "seat", "options", "tiles", "characters", "police", "reserve", "first", "turn", "hand", "open", "losses",
        "trophies", "scores", "last_round", "question", "over", "events", "case_file",
    }  # fmt: skip
    assert {key: shown[key] for key in position if key != "hands"} == {
        key: value for key, value in position.items() if key != "hands"
    }
    assert shown["seat"] == 1
    assert shown["hand"] == {"hitman": "crocodile", "targets": ["wolf", "kangaroo", "tiger"]}
    assert shown["open"] == [{"hitman": None, "targets": []}] * 3
    assert shown["losses"] == [None, None, None]
    assert shown["trophies"] == [[], [], []]
    assert shown["scores"] == [2, 2, 2]
    assert shown["question"] == {"seat": 0, "kind": "act"}
    assert shown["over"] is False


def test_t9_1_a_spectator_sees_no_hand_and_gets_no_case_file() -> None:
    shown = play(BOARD, HANDS).shown(None)
    assert shown["seat"] is None
    assert shown["hand"] is None
    assert "case_file" not in shown
    assert "hands" not in shown


def test_t9_1_the_whole_history_can_be_read_off_a_view() -> None:
    table = play(BOARD, HANDS, reserve=0)
    told = {seat: table.heard(seat) for seat in (0, 1, 2, None)}
    for seat, choice in (
        (0, {"do": "move", "who": "police-1", "to": 15}),
        (0, {"do": "kill", "who": "walrus"}),
        (1, {"do": "flee", "who": "giraffe", "to": 3}),
        (1, {"do": "move", "who": "panda", "to": 0}),
        (1, {"do": "investigate", "who": "panda", "whom": 2}),
    ):
        table.do(seat, **choice)
        for listener, heard in told.items():
            heard += table.heard(listener)
            assert table.shown(listener)["events"] == heard
            assert len(TEN_TO_KILL.heard(TEN_TO_KILL.view(table.state, listener))) == len(heard)


def test_t9_1_everything_is_face_up_when_the_game_is_over() -> None:
    table = play(BOARD, ("dalmatian: walrus panther cat", "crocodile: wolf kangaroo tiger"), police=[3])
    table.do(0, "investigate", who="crocodile", whom=1)
    for seat in (0, 1, None):
        shown = table.shown(seat)
        assert shown["hands"] == table.position["hands"]
        assert shown["winners"] == [0]
        assert shown["over"] is True
        assert shown["question"] is None
        assert "case_file" not in shown


def test_t9_1_nothing_is_turned_face_up_before_the_end() -> None:
    table = play(BOARD, HANDS)
    for seat in (0, 1, 2, None):
        shown = table.shown(seat)
        assert "hands" not in shown
        assert "winners" not in shown


def test_t9_2_another_deal_of_what_is_face_down_gives_the_same_bytes() -> None:
    table = play(BOARD, HANDS)
    swapped = play(BOARD, (HANDS[0], "mouse: fox opossum panda", "tiger: crocodile penguin wolf"))
    assert table.screen(0) == swapped.screen(0)
    assert table.screen(None) == swapped.screen(None)
    assert table.legal(0) == swapped.legal(0)
    assert table.refused(0, "kill", who="fox") == swapped.refused(0, "kill", who="fox")
    assert table.refused(0, "kill", who="mouse") == swapped.refused(0, "kill", who="mouse")


def test_t9_2_the_order_of_targets_turned_up_does_not_depend_on_the_hand() -> None:
    def screens(targets: str) -> bytes:
        table = play(BOARD, (HANDS[0], f"crocodile: {targets}", HANDS[2]), turn={"seat": 0, "left": 2})
        table.do(0, "move", who="police-1", to=15)
        table.do(0, "kill", who="walrus")
        return table.screen(2)

    assert screens("wolf kangaroo dalmatian") == screens("dalmatian kangaroo wolf")


def test_t9_2_the_legal_choices_of_another_seat_are_not_shown() -> None:
    table = play(BOARD, HANDS)
    assert table.legal(1) == table.legal(2) == []
    assert TEN_TO_KILL.legal(TEN_TO_KILL.view(table.state, None)) == ()


# -- the case file -------------------------------------------------------------------------------------------------


def case_file(table: Play, seat: int) -> list[list[str] | None]:
    found: list[list[str] | None] = table.shown(seat)["case_file"]
    return found


@pytest.mark.parametrize(("option", "is_shown"), [("off", False), ("manual", False), ("assisted", True)])
def test_t9_3_only_an_assisted_table_gets_a_case_file(option: str, is_shown: bool) -> None:
    assert ("case_file" in play(BOARD, HANDS, {"case_file": option}).shown(0)) is is_shown


def test_t9_3_at_first_every_character_but_the_own_ones_can_be_each_opponents_hitman() -> None:
    table = play(BOARD, HANDS)
    others = sorted(set(table.position["characters"]) - {"crocodile", "wolf", "kangaroo", "tiger"})
    assert case_file(table, 1) == [others, None, others]


def test_t9_3_while_the_board_is_built_all_sixteen_are_possible() -> None:
    table = dealt(2, first=0, board="built")
    hand = table.position["hands"][0]
    everybody = set(dealt(2).position["characters"])
    assert case_file(table, 0) == [None, sorted(everybody - {hand["hitman"], *hand["targets"]})]


def test_t9_3_a_kill_leaves_the_suspects_and_an_answer_strikes_one() -> None:
    table = play(BOARD.replace("P1", "cockatoo"), HANDS, reserve=0)
    table.do(0, "kill", who="walrus")
    assert table.events[0]["suspects"] == ["cat", "cockatoo", "giraffe", "panther"]
    # The walrus is dead, and seat 1 leaves out its own tiles.
    assert case_file(table, 1)[0] == ["cat", "cockatoo", "giraffe", "panther"]
    assert case_file(table, 2)[0] == ["cat", "cockatoo", "giraffe", "panther"]


def test_t9_3_an_answer_no_strikes_that_character_for_that_player_alone() -> None:
    table = play(BOARD, HANDS)
    table.do(0, "investigate", who="walrus", whom=1)
    before = case_file(table, 2)
    table.do(0, "investigate", who="giraffe", whom=1)
    after = case_file(table, 2)
    assert before[0] == after[0]
    assert "walrus" not in (before[1] or [])
    assert [who for who in before[1] or [] if who != "giraffe"] == after[1]


def test_t9_3_of_an_opponent_who_lost_the_hitman_the_case_file_lists_that_one_alone() -> None:
    table = play(BOARD, HANDS, police=[3])
    table.do(0, "investigate", who="crocodile", whom=1)
    assert case_file(table, 0)[1] == case_file(table, 2)[1] == ["crocodile"]
    assert case_file(table, 1)[1] is None
    gone = play(BOARD.replace("crocodile", "_"), HANDS)
    assert case_file(gone, 0)[1] == ["crocodile"]


def test_t9_3_two_opponents_who_share_two_candidates_leave_them_to_no_third() -> None:
    drawing = """
        giraffe   crocodile,fox,koala,P1   _   _
        _         _         _   _
        _         _         _   _
        _         _         _   _
    """
    hands = (
        "giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin opossum",
        "koala: panda cockatoo dalmatian",
    )  # fmt: skip
    table = play(drawing, hands)
    assert case_file(table, 0) == [None, *([["crocodile", "fox", "koala"]] * 3)]
    table.do(0, "investigate", who="koala", whom=1)
    assert case_file(table, 0) == [
        None,
        ["crocodile", "fox"],
        ["crocodile", "fox", "koala"],
        ["crocodile", "fox", "koala"],
    ]
    table.do(0, "investigate", who="koala", whom=2)
    assert case_file(table, 0) == [None, ["crocodile", "fox"], ["crocodile", "fox"], ["koala"]]
    # The owner of the crocodile heard the same: the fox or the giraffe is left for seat 2, and never the koala.
    assert case_file(table, 1) == [["fox", "giraffe", "koala"], None, ["fox", "giraffe"], ["fox", "giraffe", "koala"]]


SMALL = """
    giraffe,walrus    crocodile   wolf    _
    *fox              P1          _       _
    mouse             _           _       panda
    _                 _           _       *koala
"""
SMALL_HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse panda opossum")
MOVES: tuple[tuple[int, Json], ...] = (
    (0, {"do": "move", "who": "police-1", "to": 15}),
    (0, {"do": "investigate", "who": "koala", "whom": 2}),
    (1, {"do": "kill", "who": "giraffe"}),
    (2, {"do": "flee", "who": "walrus", "to": 15}),
    (2, {"do": "post", "who": "police-1"}),
    (1, {"do": "move", "who": "police-1", "to": 15}),
    (2, {"do": "investigate", "who": "walrus", "whom": 1}),
    (2, {"do": "kill", "who": "mouse"}),
    (0, {"do": "post", "who": "police-2"}),
    (0, {"do": "investigate", "who": "koala", "whom": 1}),
    (0, {"do": "investigate", "who": "walrus", "whom": 2}),
    (1, {"do": "kill", "who": "wolf"}),
)


def played(options: Json, setup: Json, moves: Sequence[tuple[int, Json]]) -> Iterator[tuple[Play, int]]:
    """The table before the first of these choices and after each, and how many were made."""
    table = Play(TEN_TO_KILL, options, 3, setup)
    yield table, 0
    for number, (seat, choice) in enumerate(moves, 1):
        table.do(seat, **choice)
        yield table, number


@pytest.mark.parametrize(
    "options", [{}, {"suspects": "silent"}, {"mistakes": "lenient"}, {"mistakes": "strict", "suspects": "silent"}]
)
def test_t9_3_the_case_file_agrees_with_enumerating_all_deals(options: Json) -> None:
    setup = setup_of(SMALL, SMALL_HANDS, police=[5, 10], reserve=0)
    sizes = []
    for table, made in played(options, setup, MOVES):
        for seat in range(3) if made in (0, 2, 3, 7, 8, 10, 12) else ():
            found = worlds(options, setup, MOVES[:made], seat)
            assert case_file(table, seat) == suspected(found, seat, 3)
            sizes.append(len(found))
    assert max(sizes) > 100
    assert min(sizes) == 2


def brute_force(table: Play, seat: int) -> list[list[str] | None]:
    """The case file, computed by enumerating all combinations from a seat's events and the pieces on the board."""
    shown = table.shown(seat)
    own = {shown["hand"]["hitman"], *shown["hand"]["targets"]}
    could = [set(shown["characters"]) - own for _ in range(table.seats)]
    for event in shown["events"]:
        if event["event"] == "killed":
            could[event["by"]] &= set(event["suspects"])
        if event["event"] == "answered" and not event["yes"]:
            could[event["whom"]] -= {event["who"]}
    for other, face_up in enumerate(shown["open"]):
        if face_up["hitman"] is not None:
            could[other] = {face_up["hitman"]}
    opponents = [other for other in range(table.seats) if other != seat]
    ways = [way for way in product(*(could[other] for other in opponents)) if len(set(way)) == len(way)]
    file: list[list[str] | None] = [None] * table.seats
    for index, other in enumerate(opponents):
        file[other] = sorted({way[index] for way in ways})
    return file


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_t9_3_in_whole_games_the_case_file_agrees_with_enumerating_all_combinations(seats: int, seed: int) -> None:
    rng = Random(seed)
    table = dealt(seats, f"{seed}", edition="proto", max_rounds=12, sniper_tiles=16)
    while table.asked:
        seat, _ = table.asked[0]
        choices = table.legal(seat)
        telling = [choice for choice in choices if choice["do"] in ("kill", "investigate")]
        if telling and rng.random() < 0.5:
            choices = telling
        table.do(seat, **rng.choice(choices))
        if table.asked and table.events[-1]["event"] not in ("moved", "fled"):
            for other in range(seats):
                assert case_file(table, other) == brute_force(table, other)
