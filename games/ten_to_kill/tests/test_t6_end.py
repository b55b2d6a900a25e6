"""T6: the end."""

from __future__ import annotations

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from deadpan.kernel.errors import NotAsked
from games.ten_to_kill.tests.kit import EDITIONS, dealt, play
from tests.kit import Play

BOARD = """
    *giraffe   walrus    _         panda
    wolf       _         _         _
    _          _         mouse     crocodile
    _          fox       _         *koala
"""
THREE = ("giraffe: walrus panther cat", "crocodile: mouse kangaroo tiger", "koala: fox wolf panda")


def pass_turn(table: Play, seat: int) -> None:
    """Two actions that change nothing."""
    here = table.position["characters"]["panda"]
    table.do(seat, "move", who="panda", to=(here + 1) % 16)
    table.do(seat, "move", who="panda", to=here)


@pytest.mark.parametrize("edition", EDITIONS)
def test_t6_1_the_round_is_finished_when_a_player_has_no_target_left(edition: str) -> None:
    table = play(BOARD, THREE, {"edition": edition}, reserve=0)
    table.do(0, "kill", who="walrus")  # the other two were gone before
    assert table.outcome() is None
    table.do(0, "move", who="panda", to=4)
    pass_turn(table, 1)
    table.do(2, "move", who="panda", to=5)
    assert table.asked == [(2, "act")]
    assert table.do(2, "move", who="panda", to=6) == [
        {"event": "moved", "by": 2, "who": "panda", "to": 6},
        {"event": "ended", "rule": "T6.1", "scores": [3, 2, 2], "winners": [0]},
    ]
    assert table.asked == []
    assert table.outcome() == ([3, 2, 2], [0], "T6.1")
    assert table.shown(None)["over"] is True
    assert "turn" not in table.position


@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2]), (1, [0]), (2, [0, 1])])
def test_t6_1_the_last_round_ends_before_the_turn_of_the_first_player(first: int, turns: list[int]) -> None:
    table = play(BOARD, THREE, first=first, turn={"seat": 0, "left": 2, "round": 3}, reserve=0)
    table.do(0, "kill", who="walrus")
    table.do(0, "move", who="panda", to=4)
    for seat in turns[1:]:
        assert table.outcome() is None
        pass_turn(table, seat)
    assert table.outcome() == ([3, 2, 2], [0], "T6.1")


def test_t6_1_a_kill_by_the_last_player_of_the_round_ends_the_game_after_that_turn() -> None:
    hands = (THREE[1], THREE[2], THREE[0])
    table = play(BOARD, hands, turn={"seat": 2, "left": 2}, reserve=0)
    table.do(2, "kill", who="walrus")
    assert table.outcome() is None
    assert table.do(2, "move", who="panda", to=4)[1]["rule"] == "T6.1"


def test_t6_1_targets_killed_by_others_count() -> None:
    hands = ("giraffe: panther fox cat", "crocodile: walrus kangaroo tiger", "koala: mouse panda wolf")
    table = play(BOARD, hands, reserve=0)
    table.do(0, "kill", who="walrus")  # the last target of seat 1
    table.do(0, "move", who="panda", to=4)
    pass_turn(table, 1)
    pass_turn(table, 2)
    assert table.outcome() == ([1, 2, 2], [1, 2], "T6.1")


def test_t6_1_targets_count_when_others_killed_all_three() -> None:
    drawing = """
        *giraffe   walrus    _         panda
        wolf       _         _         _
        _          _         _         crocodile
        mouse      fox       _         koala
    """
    table = play(drawing, ("giraffe: fox panda koala", "crocodile: walrus wolf mouse"), reserve=0)
    for number, victim in enumerate(("walrus", "wolf", "mouse"), 1):
        assert table.position["turn"]["round"] == number
        table.do(0, "kill", who=victim)
        table.do(0, "move", who="panda", to=2)
        assert len(table.shown(None)["open"][1]["targets"]) == number
        table.do(1, "move", who="panda", to=3)
        table.do(1, "move", who="fox", to=13 + number % 2)
    assert table.outcome() == ([-1, 2], [1], "T6.1")


def test_t6_1_targets_count_when_their_owner_has_lost_the_hitman() -> None:
    hands = ("giraffe: fox panda koala", "opossum: walrus kangaroo tiger")
    table = play(BOARD, hands, reserve=0)
    table.do(0, "kill", who="walrus")
    table.do(0, "move", who="panda", to=4)
    pass_turn(table, 1)
    assert table.outcome() == ([1, 0], [0], "T6.1")


def test_t6_1_two_lost_targets_do_not_end_the_game() -> None:
    table = play(BOARD, THREE, reserve=0)
    for seat in range(3):
        pass_turn(table, seat)
    assert table.outcome() is None
    assert table.position["turn"] == {"seat": 0, "left": 2, "round": 2, "killed": False}


def test_t6_1_a_position_without_targets_ends_with_its_round() -> None:
    hands = ("giraffe: panther opossum cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD, hands)
    assert table.asked == [(0, "act")]
    pass_turn(table, 0)
    pass_turn(table, 1)
    assert table.outcome() == ([2, 2], [0, 1], "T6.1")


def test_t6_2_the_game_ends_at_once_when_the_last_hitman_is_arrested() -> None:
    table = play(BOARD, ("opossum: walrus panther cat", "crocodile: mouse kangaroo tiger"), police=[11])
    assert table.do(0, "investigate", who="crocodile", whom=1) == [
        {"event": "answered", "by": 0, "who": "crocodile", "whom": 1, "yes": True},
        {"event": "lost", "seat": 1, "who": "crocodile", "how": "arrested"},
        {"event": "ended", "rule": "T6.2", "scores": [1, 0], "winners": [0]},
    ]
    assert table.asked == []
    assert table.outcome() == ([1, 0], [0], "T6.2")


def test_t6_2_the_game_goes_on_while_one_hitman_is_left() -> None:
    table = play(BOARD, ("giraffe: walrus panther cat", "crocodile: mouse kangaroo tiger"), police=[11])
    assert len(table.do(0, "investigate", who="crocodile", whom=1)) == 2
    assert table.asked == [(0, "act")]


def test_t6_2_comes_before_t6_1() -> None:
    hands = ("opossum: walrus panther cat", "crocodile: dalmatian kangaroo tiger")
    table = play(BOARD, hands, police=[11], first=1, turn={"seat": 0, "left": 1})
    assert table.do(0, "investigate", who="crocodile", whom=1)[2]["rule"] == "T6.2"


def test_t6_2_a_position_without_hitmen_is_over_at_once() -> None:
    table = play(BOARD, ("opossum: walrus panther cat", "penguin: mouse kangaroo tiger"))
    assert table.events[-1] == {"event": "ended", "rule": "T6.2", "scores": [0, 0], "winners": [0, 1]}
    assert table.heard(1)[-1] == table.shown(1)["events"][-1] == table.events[-1]
    assert table.asked == []
    assert table.outcome() == ([0, 0], [0, 1], "T6.2")


def test_t6_2_after_the_end_choices_are_refused_with_the_rule_that_ended_the_game() -> None:
    table = play(BOARD, ("opossum: walrus panther cat", "penguin: mouse kangaroo tiger"))
    assert table.legal(0) == table.legal(1) == []
    assert table.refused(0, "move", who="fox", to=0, error=NotAsked) == ("game-over", "T6.2", {})
    ended = play(BOARD, THREE[:2], {"max_rounds": 1})
    pass_turn(ended, 0)
    pass_turn(ended, 1)
    assert ended.refused(0, "move", who="fox", to=0, error=NotAsked) == ("game-over", "T6.3", {})


@pytest.mark.parametrize("most", [1, 2])
def test_t6_3_max_rounds_ends_an_endless_game_with_the_usual_count(most: int) -> None:
    hands = ("giraffe: walrus fox cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD, hands, {"max_rounds": most}, first=1, reserve=0)
    for number in range(1, most + 1):
        assert table.position["turn"]["round"] == number
        pass_turn(table, 1)
        assert table.outcome() is None
        pass_turn(table, 0)
    assert table.outcome() == ([2, 2], [0, 1], "T6.3")


def test_t6_3_a_round_beyond_max_rounds_is_the_last() -> None:
    table = play(BOARD, THREE[:2], {"max_rounds": 2}, turn={"seat": 1, "left": 2, "round": 9})
    pass_turn(table, 1)
    assert table.outcome() == ([2, 2], [0, 1], "T6.3")


def test_t6_3_is_named_only_where_t6_1_does_not_end_the_round_anyway() -> None:
    hands = ("giraffe: panther opossum cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD, hands, {"max_rounds": 1})
    pass_turn(table, 0)
    pass_turn(table, 1)
    assert table.outcome() == ([2, 2], [0, 1], "T6.1")


def test_t6_3_by_default_the_number_of_rounds_is_not_limited() -> None:
    table = play(BOARD, THREE[:2])
    for _ in range(50):
        pass_turn(table, 0)
        pass_turn(table, 1)
    assert table.position["turn"]["round"] == 51


def test_t6_1_the_last_flight_and_post_come_before_the_end_of_a_turn_that_is_not_the_last() -> None:
    hands = ("giraffe: walrus panther cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD.replace("walrus ", "walrus,penguin "), hands, reserve=1, turn={"seat": 0, "left": 1})
    table.do(0, "kill", who="walrus")
    table.do(1, "flee", who="penguin", to=15)
    assert table.position["police"] == [1]
    pass_turn(table, 1)
    assert table.outcome() == ([3, 2], [0], "T6.1")
    assert (table.position["police"], table.position["reserve"]) == ([1], 0)


# -- telling that it is the last round ---------------------------------------------------------------------------------


def last_round(table: Play) -> tuple[list[int], list[int]] | None:
    """The seats that play in the last round and those that still do; checks that all views agree."""
    views = [table.shown(seat) for seat in (None, *range(table.seats))]
    found = [view["last_round"] for view in views]
    if None in found:
        assert found == [None] * len(found)
        return None
    for view, last in zip(views, found, strict=True):
        assert (last["seats"], last["left"]) == (found[0]["seats"], found[0]["left"])
        assert view["events"][last["since"] :] == views[0]["events"][found[0]["since"] :]
        assert len(view["events"]) >= last["since"]
    return found[0]["seats"], found[0]["left"]


@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1, 2]), (1, [0]), (2, [0, 1])])
def test_t6_1_all_are_told_when_the_last_round_begins_and_who_still_plays(first: int, turns: list[int]) -> None:
    table = play(BOARD, THREE, first=first, turn={"seat": 0, "left": 2, "round": 3}, reserve=0)
    assert last_round(table) is None
    told = table.do(0, "kill", who="walrus")
    view = table.shown(1)
    assert view["events"][view["last_round"]["since"] - 1] == told[-1]
    assert last_round(table) == (turns, turns)
    table.do(0, "move", who="panda", to=4)
    for done, seat in enumerate(turns[1:], 1):
        assert last_round(table) == (turns, turns[done:])
        pass_turn(table, seat)
    assert table.outcome() is not None
    assert last_round(table) == (turns, [])


def test_t6_1_a_killer_whose_turn_is_over_does_not_play_on_while_witnesses_flee() -> None:
    hands = ("giraffe: walrus panther cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD.replace("walrus ", "walrus,penguin "), hands, reserve=1, turn={"seat": 0, "left": 1})
    since = len(table.shown(None)["events"]) + len(table.do(0, "kill", who="walrus"))
    assert table.asked == [(1, "flee")]
    assert last_round(table) == ([1], [1])
    table.do(1, "flee", who="penguin", to=15)
    assert last_round(table) == ([1], [1])
    assert table.shown(None)["last_round"]["since"] == since


def test_t6_1_targets_that_were_gone_before_make_the_first_round_the_last() -> None:
    hands = ("giraffe: panther opossum cat", "crocodile: mouse kangaroo tiger")
    table = play(BOARD, hands, first=1, turn={"seat": 1})
    assert last_round(table) == ([1, 0], [1, 0])
    assert table.shown(0)["last_round"]["since"] == 2  # the start, and the seat's own tiles
    assert table.shown(None)["last_round"]["since"] == 1


def test_t6_1_a_kill_that_ends_the_game_at_once_begins_no_last_round() -> None:
    table = play(BOARD, THREE, turn={"seat": 0, "left": 1}, first=1, reserve=0)
    table.do(0, "kill", who="walrus")
    assert table.outcome() is not None
    assert last_round(table) is None


def test_t6_3_the_last_round_is_told_when_it_begins() -> None:
    table = play(BOARD, THREE[:2], {"max_rounds": 2}, first=1, turn={"seat": 1})
    pass_turn(table, 1)
    assert last_round(table) is None
    pass_turn(table, 0)
    assert last_round(table) == ([1, 0], [1, 0])
    built = dealt(2, max_rounds=1, board="built", first=0)
    assert last_round(built) is None
    for tile in range(16):
        built.do(tile % 2, "lay", tile=tile, at=[tile, 0])
    assert last_round(built) == ([0, 1], [0, 1])
    assert built.told[-1].event == TEN_TO_KILL.heard(built.game.view(built.state, None))[-1]
