"""T1: components and set-up."""

from __future__ import annotations

from itertools import permutations

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from hypothesis import given, settings
from hypothesis import strategies as st

from deadpan.kernel.errors import SetupError
from games.ten_to_kill.tests.kit import EDITIONS, dealt, drawn, options_refused, play, setup_refused
from tests.kit import Json, Play

HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger")
EVERYBODY = """
    giraffe   walrus  panther  crocodile
    cat       wolf    kangaroo tiger
    cockatoo  mouse   penguin  fox
    koala     dalmatian opossum panda
"""
TWO_ISLANDS = """
    giraffe   walrus    panther  crocodile .
    cat       wolf      kangaroo tiger     .
    .         .         .        .         .
    cockatoo  mouse     penguin  fox       .
    koala     dalmatian opossum  panda     .
"""


def test_t1_1_there_are_sixteen_characters_by_these_ids() -> None:
    table = dealt(4)
    assert list(table.position["characters"]) == [
        "giraffe", "walrus", "panther", "crocodile", "cat", "wolf", "kangaroo", "tiger",
        "cockatoo", "mouse", "penguin", "fox", "koala", "dalmatian", "opossum", "panda",
    ]  # fmt: skip
    assert len(table.position["tiles"]) == 16


def test_t1_1_two_to_four_players_can_play() -> None:
    assert list(TEN_TO_KILL.players) == [2, 3, 4]
    assert TEN_TO_KILL.name == "ten-to-kill"


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t1_2_policemen_wait_in_the_reserve_by_edition_and_players(edition: str, seats: int) -> None:
    position = dealt(seats, edition=edition).position
    assert position["police"] == []
    assert position["reserve"] == (8 if edition == "proto" else 3 if seats == 2 else 2)


@pytest.mark.parametrize("number", [0, 5, 64])
def test_t1_2_the_number_of_policemen_is_an_option(number: int) -> None:
    assert dealt(3, edition="proto", police=number).position["reserve"] == number


def test_t1_2_there_are_never_more_than_64_policemen() -> None:
    code, rule, data = options_refused(police=65)
    assert (code, rule, data["where"]) == ("option-value", None, "options.police")


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("square", "#### #### #### ####"),
        ("ring", "##### #...# #...# #...# #####"),
        ("cross", ".##. .##. #### #### .##. .##."),
        ("boulevard", "######## ########"),
        ("staircase", "####...... ..####.... ....####.. ......####"),
        ("archipelago", "##.## ##.## ..... ##.## ##.##"),
    ],
)
def test_t1_8_a_preset_is_laid_row_by_row(name: str, shape: str) -> None:
    places = [[x, y] for y, row in enumerate(shape.split()) for x, sign in enumerate(row) if sign == "#"]
    assert [tile["at"] for tile in dealt(2, board=name).position["tiles"]] == places


@pytest.mark.parametrize("edition", ["fr", "proto"])
def test_t1_3_islands_are_refused_in_editions_that_lay_tiles_one_by_one(edition: str) -> None:
    setup = drawn(TWO_ISLANDS) | {"hands": dealt(2).position["hands"]}
    assert setup_refused(setup, 2, {"edition": edition}) == (
        "board-in-parts", "T1.3", {"where": "tiles", "edition": edition},
    )  # fmt: skip
    assert options_refused(edition=edition, board="archipelago") == (
        "board-in-parts", "T1.3", {"where": "options.board", "edition": edition},
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_t1_3_islands_are_allowed_in_the_other_editions(edition: str) -> None:
    assert play(TWO_ISLANDS, HANDS, {"edition": edition}).asked == [(0, "act")]
    assert len(dealt(2, edition=edition, board="archipelago").position["tiles"]) == 16


@pytest.mark.parametrize("edition", EDITIONS)
def test_t1_3_a_tile_that_touches_others_only_at_a_corner_is_refused(edition: str) -> None:
    drawing = """
        giraffe walrus panther crocodile .
        cat     wolf   kangaroo tiger    .
        cockatoo mouse penguin fox       .
        koala  dalmatian opossum .       .
        .      .         .      .        panda
    """
    setup = drawn(drawing) | {"hands": []}
    assert setup_refused(setup, 2, {"edition": edition}) == ("tile-alone", "T1.3", {"where": "tiles[15]"})


def test_t1_3_a_drawn_board_is_connected_in_an_edition_without_islands() -> None:
    for seed in "abcdefghijklmnopqrst":
        assert len(parts(dealt(2, seed, edition="fr", board="random").position)) == 1


def test_t1_3_a_random_board_has_islands_now_and_then_where_they_are_allowed() -> None:
    sizes = [
        sorted(len(part) for part in parts(dealt(2, f"{number}", board="random").position)) for number in range(60)
    ]
    assert all(sum(each) == 16 and min(each) >= 2 for each in sizes)
    assert {len(each) for each in sizes} >= {1, 2, 3}


def parts(position: Json) -> list[set[tuple[int, int]]]:
    """The islands of a board, found by joining sets that touch."""
    found: list[set[tuple[int, int]]] = []
    for tile in position["tiles"]:
        x, y = tile["at"]
        joined = {(x, y)}
        beside = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
        for part in [part for part in found if part & beside]:
            joined |= part
            found.remove(part)
        found.append(joined)
    return found


@settings(max_examples=60, deadline=None)
@given(seed=st.text(max_size=3), edition=st.sampled_from(EDITIONS))
def test_t1_8_a_random_board_begins_in_the_corner_and_is_legal(seed: str, edition: str) -> None:
    table = dealt(2, seed, edition=edition, board="random")
    places = [tile["at"] for tile in table.position["tiles"]]
    assert min(x for x, _ in places) == 0
    assert min(y for _, y in places) == 0
    assert places == sorted(places, key=lambda at: (at[1], at[0]))
    assert all(len(part) >= 2 for part in parts(table.position))


def test_t1_8_random_boards_differ() -> None:
    shapes = {str(dealt(2, seed, board="random").position["tiles"]) for seed in "abcdefgh"}
    assert len(shapes) == 8


def test_t1_8_the_host_can_draw_a_shape() -> None:
    line = [[number, 0] for number in range(16)]
    assert [tile["at"] for tile in dealt(2, edition="fr", board=line).position["tiles"]] == line


def test_t1_3_an_illegal_shape_is_refused() -> None:
    line = [[number, 0] for number in range(16)]
    where = "options.board"
    assert options_refused(board=line[:15]) == ("tile-count", "T1.3", {"where": where, "count": 15})
    assert options_refused(board=[*line, [16, 0]]) == ("tile-count", "T1.3", {"where": where, "count": 17})
    assert options_refused(board=[*line[:15], [3, 0]]) == (
        "tiles-overlap", "T1.3", {"where": "options.board[15]", "other": 3},
    )  # fmt: skip
    assert options_refused(board=[[x, -1000] for x, _ in line]) == (
        "tile-too-far", "T1.3", {"where": "options.board[0]", "most": 999},
    )  # fmt: skip
    assert options_refused(board=[[984 + x, 0] for x in range(1, 17)]) == (
        "tile-too-far", "T1.3", {"where": "options.board[15]", "most": 999},
    )  # fmt: skip
    assert len(dealt(2, board=[[984 + x, -999] for x in range(16)]).position["tiles"]) == 16
    assert options_refused(board=[*line[:15], [16, 0]]) == ("tile-alone", "T1.3", {"where": "options.board[15]"})


def test_t1_4_eight_tiles_carry_the_target_symbol_by_default() -> None:
    assert marks(dealt(2)) == 8
    for number in (0, 1, 16):
        assert marks(dealt(2, sniper_tiles=number)) == number
    assert options_refused(sniper_tiles=17)[0] == "option-value"
    assert options_refused(sniper_tiles=-1)[0] == "option-value"


def test_t1_4_the_host_can_mark_the_tiles() -> None:
    table = dealt(2, sniper_tiles=[11, 0, 15])
    assert [tile for tile, each in enumerate(table.position["tiles"]) if each.get("sniper")] == [0, 11, 15]
    assert marks(dealt(2, sniper_tiles=[])) == 0
    assert marks(dealt(2, sniper_tiles=list(range(16)))) == 16
    assert marks(dealt(2, board="built", sniper_tiles=[3, 4])) == 2


def test_t1_4_marking_the_tiles_changes_nothing_else_in_the_deal() -> None:
    def unmarked(sniper_tiles: int | list[int]) -> Json:
        position = dealt(3, "x", board="random", sniper_tiles=sniper_tiles).position
        return {**position, "tiles": [tile["at"] for tile in position["tiles"]]}

    assert unmarked(8) == unmarked(3) == unmarked([1, 2, 3])


def test_t1_4_marks_are_written_as_they_were_given() -> None:
    read = TEN_TO_KILL.read_options({"sniper_tiles": [4, 2]})
    assert TEN_TO_KILL.write_options(read) == {"sniper_tiles": [4, 2]}
    assert dealt(2, sniper_tiles=[4, 2]).shown(0)["options"]["sniper_tiles"] == [4, 2]


def test_t1_4_marks_out_of_range_or_repeated_are_refused() -> None:
    where = "options.sniper_tiles"
    assert options_refused(sniper_tiles=[0, 16]) == ("tile-number", "T1.4", {"where": f"{where}[1]", "what": "16"})
    assert options_refused(sniper_tiles=[-1]) == ("tile-number", "T1.4", {"where": f"{where}[0]", "what": "-1"})
    assert options_refused(sniper_tiles=[7, 3, 7]) == ("marked-twice", "T1.4", {"where": f"{where}[2]", "tile": 7})
    assert options_refused(sniper_tiles=[1.5])[0] == "wrong-type"
    assert options_refused(sniper_tiles=[True])[0] == "wrong-type"
    assert options_refused(sniper_tiles="all")[0] == "option-value"


def test_t1_4_chance_marks_the_tiles() -> None:
    drawn_marks = {tuple("sniper" in tile for tile in dealt(2, seed).position["tiles"]) for seed in "abcdef"}
    assert len(drawn_marks) == 6


def marks(table: Play) -> int:
    return sum(tile.get("sniper", False) for tile in table.position["tiles"])


def test_t1_5_one_character_stands_on_each_tile() -> None:
    assert sorted(dealt(3).position["characters"].values()) == list(range(16))


def test_t1_5_chance_places_the_characters() -> None:
    placed = {tuple(dealt(3, seed).position["characters"].values()) for seed in "abcdef"}
    assert len(placed) == 6


def test_t1_5_the_same_seed_deals_the_same_game_and_another_seed_another_game() -> None:
    assert dealt(3, "x").position == dealt(3, "x").position
    assert dealt(3, "x").position != dealt(3, "y").position


@pytest.mark.parametrize(("seats", "bystanders"), [(2, 8), (3, 4), (4, 0)])
def test_t1_6_each_player_draws_a_hitman_and_three_targets_and_no_tile_is_drawn_twice(
    seats: int, bystanders: int
) -> None:
    table = dealt(seats)
    hands = table.position["hands"]
    drawn_tiles = [who for hand in hands for who in (hand["hitman"], *hand["targets"])]
    assert len(hands) == seats
    assert all(len(hand["targets"]) == 3 for hand in hands)
    assert len(set(drawn_tiles)) == len(drawn_tiles) == 16 - bystanders


def test_t1_6_hands_are_independent_of_the_places_of_the_characters() -> None:
    hitmen = {
        (table.position["characters"][table.position["hands"][0]["hitman"]])
        for table in (dealt(2, f"{number}") for number in range(80))
    }
    assert hitmen == set(range(16))


def test_t1_6_only_the_owner_is_told_of_the_tiles_in_a_hand() -> None:
    table = play(EVERYBODY, HANDS, first=1)
    started = {"event": "started", "first": 1}
    ours = {"event": "dealt", "seat": 0, "hitman": "giraffe", "targets": ["walrus", "panther", "cat"]}
    theirs = {"event": "dealt", "seat": 1, "hitman": "crocodile", "targets": ["wolf", "kangaroo", "tiger"]}
    assert table.events == [started, ours, theirs]
    assert table.heard(0) == table.shown(0)["events"] == [started, ours]
    assert table.heard(1) == table.shown(1)["events"] == [started, theirs]
    assert table.heard(None) == table.shown(None)["events"] == [started]


def test_t1_7_chance_names_the_first_player() -> None:
    assert {dealt(3, f"{number}").position["first"] for number in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("first", [0, 1, 2])
def test_t1_7_an_option_names_the_first_player(first: int) -> None:
    table = dealt(3, first=first)
    assert table.position["first"] == first
    assert table.asked == [(first, "act")]
    assert table.events[0] == {"event": "started", "first": first}


def test_t1_7_a_first_player_without_a_seat_is_refused() -> None:
    options = TEN_TO_KILL.read_options({"first": 3})
    with pytest.raises(SetupError) as caught:
        TEN_TO_KILL.deal(options, 3, "")
    assert (caught.value.code, caught.value.rule, caught.value.data) == ("wrong-option-first", "T1.7", {"seats": 3})
    assert options_refused(first=-1)[0] == "option-value"


@pytest.mark.parametrize("edition", EDITIONS)
def test_t1_10_every_view_shows_the_first_player_token(edition: str) -> None:
    board = {"board": "built"} if edition == "proto" else {}
    table = dealt(3, first=2, edition=edition, **board)
    assert [table.shown(seat)["first"] for seat in (None, 0, 1, 2)] == [2] * 4


def test_t1_7_the_last_killer_is_found_in_public_events() -> None:
    drawing = """
        *giraffe   walrus    _         panda
        _          _         _         crocodile
        _          _         _         _
        fox        _         P1        koala
    """
    hands = ("giraffe: walrus panther cat", "crocodile: mouse kangaroo tiger", "koala: fox wolf panda")

    def last_killer(table: Play) -> int | None:
        asked = TEN_TO_KILL.first_asked
        assert asked is not None
        assert asked.after is not None
        return asked.after(TEN_TO_KILL.view(table.state, None))

    table = play(drawing, hands, {"mistakes": "lenient"}, reserve=0)
    assert last_killer(table) is None
    table.do(0, "kill", who="walrus")
    table.do(0, "move", who="panda", to=2)
    assert last_killer(table) == 0
    for _ in range(2):
        table.do(1, "move", who="panda", to=5 if table.position["characters"]["panda"] == 2 else 2)
    assert last_killer(table) == 0
    table.do(2, "kill", who="fox")  # a mistake, since a policeman sees the hitman
    assert {"event": "lost", "seat": 2, "who": "koala", "how": "mistake"} in table.events
    assert last_killer(table) == 2


def test_t1_8_a_board_is_built_at_the_table_from_the_first_player_on() -> None:
    table = dealt(3, first=1, board="built", sniper_tiles=5)
    assert table.position["characters"] == {}
    assert table.position["reserve"] == 2
    assert "turn" not in table.position
    assert marks(table) == 5  # the marks are known before a tile is laid
    assert all(tile["at"] is None for tile in table.position["tiles"])
    assert table.legal(1) == [{"do": "lay", "tile": tile, "at": [0, 0]} for tile in range(16)]
    assert table.legal(0) == table.legal(2) == []

    assert table.do(1, "lay", tile=7, at=[0, 0]) == [{"event": "laid", "by": 1, "tile": 7, "at": [0, 0]}]
    assert table.asked == [(2, "lay")]
    assert table.legal(2) == [
        {"do": "lay", "tile": tile, "at": at}
        for tile in range(16)
        if tile != 7
        for at in ([-1, 0], [0, -1], [0, 1], [1, 0])
    ]
    table.do(2, "lay", tile=0, at=[0, -1])
    assert table.asked == [(0, "lay")]
    assert table.position["tiles"][0]["at"] == [0, -1]
    assert table.position["tiles"][7]["at"] == [0, 0]
    table.do(0, "lay", tile=1, at=[1, 0])
    assert table.asked == [(1, "lay")]


def test_t1_8_illegal_layings_are_refused() -> None:
    table = dealt(2, first=0, board="built")
    assert table.refused(0, "lay", tile=0, at=[1, 0]) == ("lay-first", "T1.8", {})
    assert table.refused(0, "lay", tile=16, at=[0, 0]) == ("no-such-tile", "T1.8", {"what": "16"})
    assert table.refused(0, "move", who="cat", to=3) == ("other-question", "T1.8", {"asked": "lay"})
    table.do(0, "lay", tile=4, at=[0, 0])
    assert table.refused(1, "lay", tile=4, at=[1, 0]) == ("lay-lies-already", "T1.8", {"tile": 4})
    assert table.refused(1, "lay", tile=5, at=[0, 0]) == ("lay-taken", "T1.8", {})
    assert table.refused(1, "lay", tile=5, at=[1, 1]) == ("lay-apart", "T1.8", {})
    assert table.can(1, "lay", tile=5, at=[1, 0])


@pytest.mark.parametrize(("seats", "first"), [(2, 1), (3, 2), (4, 0)])
def test_t1_8_after_the_last_tile_characters_are_placed_and_the_first_player_begins(seats: int, first: int) -> None:
    table = dealt(seats, first=first, board="built")
    hands = table.position["hands"]
    for number in range(16):
        assert table.asked == [((first + number) % seats, "lay")]
        events = table.do((first + number) % seats, "lay", tile=15 - number, at=[number, 0])
        assert [event["event"] for event in events] == (["laid"] if number < 15 else ["laid", "placed"])
    placed = events[1]["characters"]
    assert table.position["characters"] == {who: placed.index(who) for who in placed}
    assert sorted(placed) == sorted(dealt(2).position["characters"])
    assert table.heard(None) == events
    assert table.asked == [(first, "act")]
    assert table.position["turn"] == {"seat": first, "left": 2, "round": 1, "killed": False}
    assert table.position["hands"] == hands
    assert table.position["tiles"][15]["at"] == [0, 0]
    assert table.outcome() is None


def test_t1_8_chance_places_the_characters_on_a_built_board() -> None:
    def placed(seed: str) -> tuple[str, ...]:
        table = dealt(2, seed, first=0, board="built")
        for number in range(16):
            events = table.do(number % 2, "lay", tile=number, at=[number, 0])
        return tuple(events[1]["characters"])

    assert len({placed(seed) for seed in "abcdef"}) == 6


def test_t1_3_tiles_are_adjacent_by_an_edge_and_never_by_a_corner() -> None:
    hands = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger")
    cells = ["_"] * 16
    cells[5] = "giraffe"
    for tile, who in zip((1, 4, 6, 9), ("walrus", "panther", "cat", "crocodile"), strict=True):
        cells[tile] = who
    for tile, who in zip((0, 2, 8, 10), ("wolf", "kangaroo", "tiger", "fox"), strict=True):
        cells[tile] = who
    drawing = "\n".join(" ".join(cells[row : row + 4]) for row in range(0, 16, 4))
    table = play(drawing, hands)
    assert {choice["who"] for choice in table.legal(0, "kill")} == {"walrus", "panther", "cat", "crocodile"}


@pytest.mark.parametrize("order", list(permutations(range(3)))[:3])
def test_t1_6_the_order_of_targets_in_a_hand_is_kept(order: tuple[int, ...]) -> None:
    names = ["walrus", "panther", "cat"]
    targets = [names[index] for index in order]
    table = play(EVERYBODY, (f"giraffe: {' '.join(targets)}", HANDS[1]))
    assert table.shown(0)["hand"] == {"hitman": "giraffe", "targets": targets}
