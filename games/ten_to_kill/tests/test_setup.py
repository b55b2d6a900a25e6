"""Set-ups from records: optional parts, refusals, and positions written and read back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from hypothesis import given, settings
from hypothesis import strategies as st

from deadpan.kernel.errors import MalformedChoice
from games.ten_to_kill.tests.kit import any_tables, hand, setup_of, setup_refused
from tests.kit import Json, Play

BOARD = """
    *giraffe   walrus    _         panda
    wolf       _         _         _
    _          _         mouse     crocodile
    _          fox       _         *koala
"""
HANDS = ("giraffe: walrus fox cat", "crocodile: mouse kangaroo tiger")
SETUP = setup_of(BOARD, HANDS)


def posed(**changes: Any) -> Play:
    """The set-up with some keys changed; ``None`` leaves one out."""
    setup = {key: value for key, value in (SETUP | changes).items() if value is not None}
    return Play(TEN_TO_KILL, {}, 2, setup)


def refused(**changes: Any) -> tuple[str, str | None, Json]:
    return setup_refused(SETUP | changes, 2)


def test_tiles_and_hands_are_enough_for_a_set_up() -> None:
    table = Play(TEN_TO_KILL, {}, 2, {"tiles": SETUP["tiles"], "hands": SETUP["hands"]})
    assert table.position == {
        "tiles": SETUP["tiles"], "characters": {}, "police": [], "reserve": 3, "first": 0, "hands": SETUP["hands"],
    }  # fmt: skip
    assert table.outcome() == ([0, 0], [0, 1], "T6.2")


def test_t1_2_without_a_reserve_the_set_up_gets_the_policemen_that_the_edition_leaves() -> None:
    assert posed(police=None).position["reserve"] == 3
    assert posed(police=[5]).position["reserve"] == 2
    assert posed(police=[5, None, 6]).position["reserve"] == 0
    assert posed(police=[5, 5, 5, 5]).position["reserve"] == 0
    assert posed(police=[5], reserve=60).position["reserve"] == 60
    proto = Play(TEN_TO_KILL, {"edition": "proto"}, 2, SETUP | {"police": [5]})
    assert proto.position["reserve"] == 7


def test_t1_2_policemen_are_numbered_by_their_places_dead_ones_included() -> None:
    table = posed(police=[5, None, 6], reserve=1)
    assert table.position["police"] == [5, None, 6]
    assert table.can(0, "move", who="police-1", to=6)
    assert table.refused(0, "move", who="police-2", to=6) == ("move-not-in-play", "T2.2", {"who": "police-2"})
    assert table.can(0, "move", who="police-3", to=5)
    assert table.refused(0, "move", who="police-4", to=6) == ("move-reserve", "T2.3", {"who": "police-4"})


def test_a_hitman_missing_from_the_board_is_lost_and_a_missing_target_is_face_up() -> None:
    table = posed(hands=[hand("penguin: walrus fox cat"), hand(HANDS[1])])
    assert table.shown(None)["open"] == [
        {"hitman": "penguin", "targets": ["cat"]}, {"hitman": None, "targets": ["kangaroo", "tiger"]},
    ]  # fmt: skip
    assert table.shown(None)["losses"] == [0, None]
    assert table.scores == [0, 2]


def test_the_first_player_begins_unless_the_set_up_names_a_turn() -> None:
    assert posed().asked == [(0, "act")]
    assert posed().position["turn"] == {"seat": 0, "left": 2, "round": 1, "killed": False}
    assert posed(first=1).position["turn"] == {"seat": 1, "left": 2, "round": 1, "killed": False}
    turn = {"seat": 0, "left": 1, "round": 7, "killed": True}
    table = posed(first=1, turn=turn)
    assert table.position["turn"] == turn
    assert table.position["first"] == 1
    assert table.legal(0, "kill") == []
    assert posed(turn={"seat": 1}).position["turn"] == {"seat": 1, "left": 2, "round": 1, "killed": False}


def test_a_half_built_board_is_continued_by_the_next_player() -> None:
    tiles: list[Json] = [{"at": None} for _ in range(16)]
    tiles[3] = {"at": [0, 0], "sniper": True}
    tiles[9] = {"at": [0, 1]}
    tiles[0] = {"at": [1, 1]}
    table = Play(TEN_TO_KILL, {}, 2, {"tiles": tiles, "hands": SETUP["hands"], "first": 1})
    assert table.asked == [(0, "lay")]  # three tiles are laid, seat 1 laid the first
    assert table.position == {
        "tiles": tiles, "characters": {}, "police": [], "reserve": 3, "first": 1, "hands": SETUP["hands"],
    }  # fmt: skip
    assert table.shown(0)["losses"] == [None, None]
    assert table.shown(0)["open"] == [{"hitman": None, "targets": []}] * 2
    assert len(table.legal(0)) == 13 * 7


def half_built(*places: list[int]) -> list[Json]:
    return [{"at": at} for at in places] + [{"at": None}] * (16 - len(places))


def test_t1_8_a_half_built_board_is_connected_contains_0_0_and_has_no_pieces() -> None:
    bare: Json = {"characters": {}, "police": []}
    assert refused(tiles=half_built([0, 0])) == ("laying-with-pieces", "T1.8", {})
    assert refused(tiles=half_built([0, 0]), characters={}, police=[None]) == ("laying-with-pieces", "T1.8", {})
    for places in ([[1, 0]], [[0, 1]], [[0, 0], [1, 1]], [[0, 0], [0, 0]], [[1, 0], [2, 0]]):
        assert refused(tiles=half_built(*places), **bare) == ("laying-apart", "T1.8", {"where": "tiles"})
    assert refused(tiles=half_built()[:15], **bare) == ("tile-count", "T1.3", {"where": "tiles", "count": 15})
    assert posed(tiles=half_built([0, 0]), **bare).asked == [(1, "lay")]
    three = SETUP | bare | {"hands": [*SETUP["hands"], hand("panda: wolf koala panther")], "first": 2}
    table = Play(TEN_TO_KILL, {}, 3, three | {"tiles": half_built([0, 0], [0, 1], [-1, 1], [-2, 1])})
    assert table.asked == [(0, "lay")]


def test_t1_8_a_turn_in_the_set_up_is_ignored_while_the_board_is_built() -> None:
    table = posed(tiles=half_built(), characters={}, police=[], turn={"seat": 1, "left": 1, "round": 9, "killed": True})
    assert table.asked == [(0, "lay")]
    for number in range(16):
        table.do(number % 2, "lay", tile=number, at=[number, 0])
    assert table.position["turn"] == {"seat": 0, "left": 2, "round": 1, "killed": False}


def test_t1_3_an_illegal_shape_is_refused_with_its_place_in_the_set_up() -> None:
    tiles = SETUP["tiles"]
    assert refused(tiles=tiles[:15]) == ("tile-count", "T1.3", {"where": "tiles", "count": 15})
    assert refused(tiles=[]) == ("tile-count", "T1.3", {"where": "tiles", "count": 0})
    assert refused(tiles=[*tiles[:15], {"at": [0, 0]}]) == (
        "tiles-overlap", "T1.3", {"where": "tiles[15]", "other": 0},
    )  # fmt: skip
    assert refused(tiles=[*tiles[:15], {"at": [0, 1000]}]) == (
        "tile-too-far", "T1.3", {"where": "tiles[15]", "most": 999},
    )  # fmt: skip
    assert refused(tiles=[*tiles[:15], {"at": [5, 5]}]) == ("tile-alone", "T1.3", {"where": "tiles[15]"})


def test_t1_1_unknown_characters_are_refused() -> None:
    assert refused(characters={"dog": 0}) == ("unknown-character", "T1.1", {"where": "characters", "what": "dog"})
    assert refused(characters={"police-1": 0}) == (
        "unknown-character", "T1.1", {"where": "characters", "what": "police-1"},
    )  # fmt: skip
    assert refused(hands=[SETUP["hands"][0], {"hitman": "dog", "targets": ["mouse", "tiger", "wolf"]}]) == (
        "unknown-character", "T1.1", {"where": "hands[1]", "what": "dog"},
    )  # fmt: skip


def test_t1_5_pieces_off_the_board_are_refused() -> None:
    for tile in (16, -1):
        assert refused(characters={"fox": tile}) == (
            "tile-number", "T1.5", {"where": "characters.fox", "what": str(tile)},
        )  # fmt: skip
        assert refused(police=[3, tile]) == ("tile-number", "T1.5", {"where": "police[1]", "what": str(tile)})
    assert posed(police=[15, 0]).position["police"] == [15, 0]


def test_t1_6_hands_are_one_hitman_and_three_targets_each_and_no_tile_twice() -> None:
    one, two = SETUP["hands"]
    assert refused(hands=[one]) == ("hand-count", "T1.6", {"count": 1, "seats": 2})
    assert refused(hands=[one, two, hand("panda: wolf koala panther")]) == (
        "hand-count", "T1.6", {"count": 3, "seats": 2},
    )  # fmt: skip
    for targets in (["mouse", "tiger"], ["mouse", "tiger", "wolf", "panda"]):
        bad = {"hitman": "crocodile", "targets": targets}
        assert refused(hands=[one, bad]) == ("target-count", "T1.6", {"where": "hands[1]", "count": len(targets)})
    for hitman, targets, twice in (
        ("giraffe", ["mouse", "tiger", "wolf"], "giraffe"),
        ("crocodile", ["mouse", "tiger", "mouse"], "mouse"),
        ("crocodile", ["crocodile", "tiger", "mouse"], "crocodile"),
        ("walrus", ["panda", "tiger", "mouse"], "walrus"),
    ):
        bad = {"hitman": hitman, "targets": targets}
        assert refused(hands=[one, bad]) == ("dealt-twice", "T1.6", {"where": "hands[1]", "who": twice})


def test_t1_2_a_set_up_has_at_most_64_policemen() -> None:
    assert refused(reserve=65) == ("police-count", "T1.2", {"most": 64})
    assert refused(police=[0] * 5, reserve=60) == ("police-count", "T1.2", {"most": 64})
    assert posed(police=[0] * 4, reserve=60).position["reserve"] == 60


def test_t1_7_and_t2_1_the_first_player_and_the_turn_must_be_seats_of_the_table() -> None:
    assert refused(first=2) == ("no-first", "T1.7", {"seats": 2})
    assert refused(turn={"seat": 2}) == ("turn-wrong", "T2.1", {"where": "turn.seat", "seats": 2})
    for turn in ({"seat": 0, "left": 0}, {"seat": 0, "left": 3}, {"seat": 0, "round": 0}, {"seat": -1}):
        assert refused(turn=turn)[0] == "wrong-value"


@pytest.mark.parametrize(
    ("change", "code", "where"),
    [
        ({"extra": 1}, "unknown-field", "."),
        ({"tiles": [{"at": [0, 0], "colour": "blue"}]}, "unknown-field", "tiles[0]"),
        ({"tiles": [{}]}, "missing-field", "tiles[0]"),
        ({"tiles": [{"at": [0]}]}, "wrong-value", "tiles[0].at"),
        ({"tiles": [{"at": ["0", 0]}]}, "wrong-type", "tiles[0].at[0]"),
        ({"characters": ["fox"]}, "wrong-type", "characters"),
        ({"characters": {"fox": "0"}}, "wrong-type", "characters.*"),
        ({"police": [True]}, "wrong-type", "police.*"),
        ({"reserve": -1}, "wrong-value", "reserve"),
        ({"reserve": 1.5}, "wrong-type", "reserve"),
        ({"first": -1}, "wrong-value", "first"),
        ({"hands": [{"hitman": "fox"}]}, "missing-field", "hands[0]"),
        ({"turn": {"seat": 0, "who": 1}}, "unknown-field", "turn"),
    ],
)
def test_a_malformed_set_up_is_refused_with_the_place_of_the_error(change: Json, code: str, where: str) -> None:
    found, rule, data = refused(**change)
    assert (found, rule) == (code, None)
    assert data["where"] == where or where.endswith("*")


def test_long_names_are_shortened_in_a_refusal() -> None:
    long = "x" * 1000
    assert refused(characters={long: 0})[2]["what"] == "x" * 59 + "…"
    assert posed().refused(0, "move", who=f"\n{long}", to=0, error=MalformedChoice) == (
        "unknown-piece", None, {"what": "\ufffd" + "x" * 58 + "…"},
    )  # fmt: skip
    assert posed().refused(0, "move", who="fox", to=10**100)[2] == {"what": "1" + "0" * 58 + "…"}


# -- positions -----------------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(table=any_tables(), seed=st.integers(0, 99))
def test_a_position_posed_again_is_the_same_position(table: Play, seed: int) -> None:
    rng = Random(seed)
    options = TEN_TO_KILL.write_options(table.state.table.options)
    for _ in range(60):
        if not table.asked:
            break
        seat, kind = table.asked[0]
        if kind in ("act", "lay"):
            again = Play(TEN_TO_KILL, options, table.seats, table.position)
            assert again.position == table.position
            assert again.asked == table.asked
            for other in range(table.seats):
                assert again.legal(other) == table.legal(other)
        choices = table.legal(seat)
        telling = [choice for choice in choices if choice["do"] in ("kill", "investigate")]
        table.do(seat, **rng.choice(telling if telling and rng.random() < 0.3 else choices))


def test_a_position_shows_dead_policemen_lost_hitmen_and_what_is_left_in_reserve() -> None:
    table = posed(police=[12, 3], reserve=1)
    table.do(0, "kill", who="police-1")
    assert table.position == {
        "tiles": SETUP["tiles"],
        "characters": SETUP["characters"],
        "police": [None, 3, 12],
        "reserve": 0,
        "first": 0,
        "turn": {"seat": 0, "left": 1, "round": 1, "killed": True},
        "hands": SETUP["hands"],
    }


@pytest.mark.parametrize("board", ["square", "built"])
def test_a_state_written_and_read_is_the_same_state(board: str) -> None:
    rng = Random(1)
    options = TEN_TO_KILL.read_options({"board": board, "suspects": "silent", "mistakes": "strict"})
    table = Play(
        TEN_TO_KILL, {"board": board, "suspects": "silent", "mistakes": "strict"}, 3, TEN_TO_KILL.deal(options, 3, "x")
    )
    for _ in range(80):
        again = TEN_TO_KILL.load(TEN_TO_KILL.dump(table.state))
        assert again == table.state
        assert TEN_TO_KILL.dump(again) == TEN_TO_KILL.dump(table.state)
        if not table.asked:
            break
        seat, _ = table.asked[0]
        table.do(seat, **rng.choice(table.legal(seat)))
