"""T4: what follows a kill, before anything else."""

from __future__ import annotations

import pytest

from deadpan.kernel.errors import MalformedChoice, NotAsked
from games.ten_to_kill.tests.kit import EDITIONS, play
from tests.kit import Play

HANDS = ("giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin koala")
BOARD = """
    *giraffe   walrus   panther   crocodile
    wolf       _        _         _
    mouse      _        _         panda
    koala      tiger    kangaroo  fox,penguin,cat
"""
CROWD = """
    giraffe    walrus,crocodile,mouse,P1   panther   wolf
    _          _        _         _
    _          _        _         panda
    koala      tiger    kangaroo  fox,penguin,cat
"""


def killed(by: int, victim: str, kind: str, owner: int | None, *suspects: str) -> dict[str, object]:
    return {"event": "killed", "by": by, "victim": victim, "as": kind, "owner": owner, "suspects": list(suspects)}


def posted(who: str, to: int, by: int | None = None) -> dict[str, object]:
    return {"event": "posted", "who": who, "to": to, "by": by}


def opened(table: Play, seat: int) -> dict[str, object]:
    found: dict[str, object] = table.shown(None)["open"][seat]
    return found


def test_t4_1_the_victim_leaves_the_board_and_stands_in_front_of_the_killer() -> None:
    table = play(BOARD, HANDS)
    table.do(0, "kill", who="mouse")
    assert "mouse" not in table.position["characters"]
    assert table.shown(1)["trophies"] == [[{"who": "mouse", "as": "innocent", "points": -1}], [], []]


def test_t4_1_trophies_stand_in_the_order_they_were_won() -> None:
    table = play(BOARD, HANDS[:2], reserve=0)
    table.do(0, "kill", who="mouse")
    for seat, to in ((0, 5), (1, 6), (1, 5)):
        table.do(seat, "move", who="panda", to=to)
    table.do(0, "kill", who="walrus")
    assert table.shown(None)["trophies"] == [
        [{"who": "mouse", "as": "innocent", "points": -1}, {"who": "walrus", "as": "target", "points": 1}], [],
    ]  # fmt: skip


def test_t4_2_the_killer_turns_the_own_target_face_up() -> None:
    table = play(BOARD, HANDS)
    assert table.do(0, "kill", who="walrus") == [
        killed(0, "walrus", "target", None, "giraffe", "panther"), posted("police-1", 1),
    ]  # fmt: skip
    assert opened(table, 0) == {"hitman": None, "targets": ["walrus"]}
    assert table.scores == [3, 2, 2]


def test_t4_3_another_players_hitman_is_lost_and_counts_for_the_killer() -> None:
    table = play(BOARD, HANDS)
    assert table.do(0, "kill", who="crocodile") == [
        killed(0, "crocodile", "hitman", 1, "giraffe", "panther"),
        {"event": "lost", "seat": 1, "who": "crocodile", "how": "killed"},
        posted("police-1", 3),
    ]
    assert opened(table, 1) == {"hitman": "crocodile", "targets": []}
    assert table.shown(2)["losses"] == [None, 1, None]
    assert table.shown(2)["trophies"][0] == [{"who": "crocodile", "as": "hitman", "points": 3}]
    assert table.scores == [5, 0, 2]


def test_t4_4_another_players_target_is_an_innocent_and_is_turned_face_up() -> None:
    table = play(BOARD, HANDS)
    assert table.do(0, "kill", who="wolf")[0] == killed(0, "wolf", "innocent", 1, "giraffe", "mouse")
    assert opened(table, 1) == {"hitman": None, "targets": ["wolf"]}
    assert opened(table, 0) == {"hitman": None, "targets": []}
    assert table.scores == [1, 2, 2]


def test_t4_4_a_bystander_is_an_innocent_without_an_owner() -> None:
    table = play(BOARD.replace("wolf", "dalmatian"), HANDS)
    assert table.do(0, "kill", who="dalmatian")[0] == killed(0, "dalmatian", "innocent", None, "giraffe", "mouse")
    assert [opened(table, seat)["targets"] for seat in range(3)] == [[], ["wolf"], []]
    assert table.scores == [1, 2, 2]


def test_t4_4_a_policeman_is_no_innocent() -> None:
    table = play(BOARD, HANDS, police=[12])
    assert table.do(0, "kill", who="police-1")[0] == killed(0, "police-1", "police", None, "giraffe")


@pytest.mark.parametrize(("killer", "next_seat"), [(0, 1), (1, 2), (2, 0)])
def test_t4_5_the_player_after_the_killer_places_the_witnesses(killer: int, next_seat: int) -> None:
    hands = list(HANDS)
    hands[0], hands[killer] = hands[killer], hands[0]
    table = play(BOARD.replace("walrus", "walrus,dalmatian,opossum"), hands, first=killer)
    table.do(killer, "kill", who="walrus")
    assert table.asked == [(next_seat, "flee")]
    assert table.shown(killer)["question"] == {
        "seat": next_seat, "kind": "flee", "scene": 1, "witnesses": ["dalmatian", "opossum"],
    }  # fmt: skip
    assert table.legal(next_seat) == [
        {"do": "flee", "who": who, "to": to} for who in ("dalmatian", "opossum") for to in range(16) if to != 1
    ]
    assert table.refused(killer, "flee", who="opossum", to=3, error=NotAsked) == (
        "not-your-turn", "T4.5", {"asked": next_seat},
    )  # fmt: skip
    assert table.do(next_seat, "flee", who="opossum", to=0) == [
        {"event": "fled", "by": next_seat, "who": "opossum", "to": 0}
    ]
    assert table.asked == [(next_seat, "flee")]
    assert table.do(next_seat, "flee", who="dalmatian", to=15) == [
        {"event": "fled", "by": next_seat, "who": "dalmatian", "to": 15},
        posted("police-1", 1),
    ]
    assert table.asked == [(killer, "act")]
    assert table.position["characters"] | {"opossum": 0, "dalmatian": 15} == table.position["characters"]


def test_t4_5_witnesses_flee_to_different_tiles_and_none_to_the_scene() -> None:
    table = play(CROWD.replace("P1", "opossum"), HANDS)
    table.do(0, "kill", who="walrus")
    assert table.refused(1, "flee", who="mouse", to=1) == ("flee-to-scene", "T4.5", {"tile": 1})
    assert table.refused(1, "flee", who="mouse", to=16) == ("no-such-tile", "T4.5", {"what": "16"})
    assert table.refused(1, "flee", who="cat", to=3) == ("flee-no-witness", "T4.5", {"who": "cat"})
    assert table.refused(1, "flee", who="dog", to=3, error=MalformedChoice)[0] == "unknown-piece"
    assert table.refused(1, "move", who="mouse", to=3) == ("other-question", "T4.5", {"asked": "flee"})
    table.do(1, "flee", who="mouse", to=15)
    assert table.refused(1, "flee", who="mouse", to=3) == ("flee-no-witness", "T4.5", {"who": "mouse"})
    assert table.refused(1, "flee", who="opossum", to=15) == ("flee-taken", "T4.5", {"tile": 15})
    assert table.legal(1) == [
        {"do": "flee", "who": who, "to": to}
        for who in ("crocodile", "opossum")
        for to in range(16)
        if to not in (1, 15)
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t4_5_policemen_on_the_scene_flee_too(edition: str) -> None:
    drawing = """
        *giraffe   _     walrus,mouse,P1,P2   _
        _          _     _         panther
        _          _     _         wolf
        _          _     _         crocodile
    """
    table = play(drawing, HANDS[:2], {"edition": edition}, reserve=1)
    table.do(0, "kill", who="walrus")
    assert table.shown(0)["question"]["witnesses"] == ["mouse", "police-1", "police-2"]
    table.do(1, "flee", who="police-2", to=0)
    table.do(1, "flee", who="mouse", to=4)
    assert table.do(1, "flee", who="police-1", to=5)[1] == posted("police-3", 2)
    assert table.position["police"] == [5, 0, 2]
    assert table.position["reserve"] == 0


def test_t4_5_the_killers_own_hitman_flees_after_the_knife() -> None:
    table = play(BOARD.replace("*giraffe   walrus", "_ giraffe,walrus"), HANDS)
    table.do(0, "kill", who="walrus")
    assert table.shown(1)["question"]["witnesses"] == ["giraffe"]
    table.do(1, "flee", who="giraffe", to=14)
    assert table.position["characters"]["giraffe"] == 14
    assert table.position["police"] == [1]


def test_t4_5_no_witness_flees_if_the_victim_stood_alone() -> None:
    table = play(BOARD, HANDS)
    assert [event["event"] for event in table.do(0, "kill", who="walrus")] == ["killed", "posted"]
    assert table.asked == [(0, "act")]


def test_t4_5_no_tile_gets_a_second_witness_before_every_other_tile_has_one() -> None:
    crowd = "walrus,panther,cat,crocodile,wolf,kangaroo,tiger,cockatoo,mouse,penguin,fox,koala,dalmatian,opossum,panda"
    drawing = f"""
        *giraffe   _     {crowd},P1,P2,P3   _
        _          _     _         _
        _          _     _         _
        _          _     _         _
    """
    table = play(drawing, HANDS)
    table.do(0, "kill", who="walrus")
    witnesses = table.shown(None)["question"]["witnesses"]
    assert len(witnesses) == 17
    free = [tile for tile in range(16) if tile != 2]
    for number, who in enumerate(witnesses[:15]):
        assert [choice["to"] for choice in table.legal(1) if choice["who"] == who] == free[number:]
        table.do(1, "flee", who=who, to=free[number])
    assert table.legal(1) == [{"do": "flee", "who": who, "to": to} for who in witnesses[15:] for to in free]
    table.do(1, "flee", who=witnesses[15], to=0)
    assert table.refused(1, "flee", who=witnesses[16], to=0) == ("flee-taken", "T4.5", {"tile": 0})
    table.do(1, "flee", who=witnesses[16], to=15)
    assert table.asked == [(1, "post")]


def test_t4_6_policemen_come_from_the_reserve_by_their_numbers() -> None:
    table = play(BOARD, HANDS[:2], reserve=2)
    assert table.do(0, "kill", who="walrus")[1] == posted("police-1", 1)
    assert (table.position["police"], table.position["reserve"]) == ([1], 1)
    for seat, who, to in ((0, "police-1", 5), (1, "police-1", 6), (1, "police-1", 9)):
        table.do(seat, "move", who=who, to=to)
    assert table.do(0, "kill", who="wolf")[1] == posted("police-2", 4)
    assert (table.position["police"], table.position["reserve"]) == ([9, 4], 0)


def test_t4_6_with_an_empty_reserve_the_next_player_picks_one_in_play() -> None:
    table = play(BOARD, HANDS, police=[13, 10], reserve=0)
    assert [event["event"] for event in table.do(0, "kill", who="walrus")] == ["killed"]
    assert table.asked == [(1, "post")]
    assert table.shown(None)["question"] == {"seat": 1, "kind": "post", "scene": 1}
    assert table.legal(1) == [{"do": "post", "who": "police-1"}, {"do": "post", "who": "police-2"}]
    assert table.legal(0) == []
    assert table.refused(0, "post", who="police-1", error=NotAsked) == ("not-your-turn", "T4.6", {"asked": 1})
    assert table.refused(1, "move", who="cat", to=1) == ("other-question", "T4.6", {"asked": "post"})
    assert table.refused(1, "post", who="cat") == ("post-no-policeman", "T4.6", {"who": "cat"})
    assert table.refused(1, "post", who="panda") == ("post-no-policeman", "T4.6", {"who": "panda"})
    assert table.refused(1, "post", who="police-3", error=MalformedChoice)[0] == "unknown-piece"
    assert table.do(1, "post", who="police-2") == [posted("police-2", 1, 1)]
    assert table.position["police"] == [13, 1]
    assert table.asked == [(0, "act")]


def test_t4_6_two_policemen_on_one_tile_are_still_a_choice() -> None:
    table = play(BOARD, HANDS, police=[10, 10], reserve=0)
    table.do(0, "kill", who="walrus")
    assert table.legal(1) == [{"do": "post", "who": "police-1"}, {"do": "post", "who": "police-2"}]


def test_t4_6_a_single_policeman_in_play_comes_without_a_choice() -> None:
    table = play(BOARD, HANDS, police=[None, 10, None], reserve=0)
    assert table.do(0, "kill", who="walrus")[1:] == [posted("police-2", 1)]
    assert table.position["police"] == [None, 1, None]
    assert table.asked == [(0, "act")]


def test_t4_6_a_dead_policeman_cannot_be_posted() -> None:
    table = play(BOARD, HANDS, police=[10, None, 13], reserve=0)
    table.do(0, "kill", who="walrus")
    assert table.legal(1) == [{"do": "post", "who": "police-1"}, {"do": "post", "who": "police-3"}]
    assert table.refused(1, "post", who="police-2") == ("post-not-in-play", "T4.6", {"who": "police-2"})


@pytest.mark.parametrize("police", [[], [None, None]])
def test_t4_6_without_policemen_none_comes_to_the_scene(police: list[None]) -> None:
    table = play(BOARD, HANDS, police=police, reserve=0)
    assert len(table.do(0, "kill", who="walrus")) == 1
    assert table.asked == [(0, "act")]


def test_t4_6_after_the_last_policeman_was_killed_none_comes_to_the_scene() -> None:
    table = play(BOARD, HANDS, police=[12], reserve=0)
    assert [event["event"] for event in table.do(0, "kill", who="police-1")] == ["killed"]
    assert table.do(1, "flee", who="koala", to=8) == [{"event": "fled", "by": 1, "who": "koala", "to": 8}]
    assert table.position["police"] == [None]
    assert table.asked == [(0, "act")]


def test_t4_6_a_policeman_who_fled_can_be_called_back() -> None:
    table = play(BOARD, HANDS, police=[10, 3], reserve=0)
    table.do(0, "kill", who="crocodile")
    table.do(1, "flee", who="police-2", to=5)
    table.do(1, "post", who="police-2")
    assert table.position["police"] == [10, 3]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t4_6_with_all_eight_policemen_used_up_one_in_play_is_picked(edition: str) -> None:
    table = play(BOARD, HANDS, {"edition": edition}, police=[15] * 8)
    assert table.position["reserve"] == 0
    table.do(0, "kill", who="walrus")
    assert table.legal(1) == [{"do": "post", "who": f"police-{number}"} for number in range(1, 9)]


def test_t4_6_the_eighth_policeman_of_proto_comes_from_the_reserve() -> None:
    table = play(BOARD, HANDS, {"edition": "proto"}, police=[15] * 7)
    assert table.position["reserve"] == 1
    assert table.do(0, "kill", who="walrus")[1] == posted("police-8", 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_t4_7_a_kill_as_first_action_leaves_the_second(edition: str) -> None:
    table = play(BOARD, HANDS, {"edition": edition})
    table.do(0, "kill", who="walrus")
    assert table.position["turn"] == {"seat": 0, "left": 1, "round": 1, "killed": True}
    table.do(0, "move", who="police-1", to=0)
    assert table.position["turn"] == {"seat": 1, "left": 2, "round": 1, "killed": False}


def test_t4_7_a_kill_as_second_action_ends_the_turn_once_t4_is_done() -> None:
    table = play(CROWD.replace(",P1", ""), HANDS, turn={"seat": 0, "left": 1})
    table.do(0, "kill", who="walrus")
    table.do(1, "flee", who="crocodile", to=0)
    assert table.position["turn"] == {"seat": 0, "left": 0, "round": 1, "killed": True}
    table.do(1, "flee", who="mouse", to=4)
    assert table.position["turn"] == {"seat": 1, "left": 2, "round": 1, "killed": False}


def test_t4_7_picking_a_policeman_after_the_second_action_ends_the_turn() -> None:
    table = play(BOARD, HANDS, police=[10, 11], reserve=0, turn={"seat": 0, "left": 1, "round": 4})
    table.do(0, "kill", who="walrus")
    table.do(1, "post", who="police-1")
    assert table.position["turn"] == {"seat": 1, "left": 2, "round": 4, "killed": False}


LAST = """
    *giraffe   walrus,mouse   _   _
    _          _     _   panther
    _          _     _   fox
    _          _     _   koala
"""


def test_t4_8_no_witness_flees_when_the_kill_ends_the_game_at_once() -> None:
    hands = ("giraffe: crocodile panther cat", "walrus: wolf kangaroo tiger")
    table = play(LAST.replace("*giraffe", "giraffe,penguin"), hands, {"mistakes": "lenient"})
    # The giraffe is not alone: the kill is a mistake, and both hitmen are lost.
    events = table.do(0, "kill", who="walrus")
    assert [event["event"] for event in events] == ["killed", "lost", "lost", "ended"]
    assert events[3]["rule"] == "T6.2"
    assert table.asked == []
    assert table.position["characters"]["mouse"] == 1
    assert table.position["police"] == []


@pytest.mark.parametrize(("options", "rule"), [({}, "T6.1"), ({"max_rounds": 3}, "T6.3")])
def test_t4_8_no_witness_flees_after_the_last_action_of_the_last_round(options: dict[str, int], rule: str) -> None:
    targets = "walrus cat wolf" if rule == "T6.1" else "walrus panther fox"
    hands = ("giraffe: " + targets, "koala: mouse penguin tiger")
    table = play(LAST, hands, options, first=1, turn={"seat": 0, "left": 1, "round": 3})
    events = table.do(0, "kill", who="walrus")
    assert [event["event"] for event in events] == ["killed", "ended"]
    assert events[1]["rule"] == rule
    assert table.position["characters"]["mouse"] == 1
    assert table.position["police"] == []
    assert table.position["reserve"] == 3


def test_t4_8_witnesses_flee_while_an_action_of_the_last_round_is_left() -> None:
    table = play(LAST, ("giraffe: walrus cat wolf", "koala: mouse penguin tiger"), first=1, turn={"seat": 0, "left": 2})
    table.do(0, "kill", who="walrus")
    assert table.asked == [(1, "flee")]


def test_t4_8_witnesses_flee_while_a_turn_of_the_last_round_is_left() -> None:
    table = play(LAST, ("giraffe: walrus cat wolf", "koala: mouse penguin tiger"), first=0, turn={"seat": 0, "left": 1})
    table.do(0, "kill", who="walrus")
    assert table.asked == [(1, "flee")]


def test_t4_8_witnesses_flee_after_the_last_action_of_an_earlier_round() -> None:
    hands = ("giraffe: walrus panther wolf", "koala: mouse fox tiger")
    table = play(LAST, hands, {"max_rounds": 4}, first=1, turn={"seat": 0, "left": 1, "round": 3})
    table.do(0, "kill", who="walrus")
    assert table.asked == [(1, "flee")]
    table.do(1, "flee", who="mouse", to=0)
    assert table.position["turn"] == {"seat": 1, "left": 2, "round": 4, "killed": False}
