"""T3: kills and suspects, with the worked examples of the rulebooks as drawings."""

from __future__ import annotations

import pytest

from games.ten_to_kill.tests.kit import EDITIONS, play
from tests.kit import Play

REST = "mouse: fox koala panda"


def suspects(table: Play, seat: int, victim: str) -> list[str]:
    """Kill this victim; returns the suspects."""
    names: list[str] = table.do(seat, "kill", who=victim)[0]["suspects"]
    return names


def victims(table: Play, seat: int = 0) -> list[str]:
    return [choice["who"] for choice in table.legal(seat, "kill")]


# -- the examples --------------------------------------------------------------------------------------------------

REVOLVER = """
    _         _        _   _
    giraffe   walrus   _   _
    _         panther,cat  _  _
    _         _        _   mouse
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_4_the_giraffe_shoots_the_walrus_and_the_panther_who_is_not_alone_cannot(edition: str) -> None:
    assert play(REVOLVER, ("giraffe: walrus wolf tiger", REST), {"edition": edition}).can(0, "kill", who="walrus")
    panther = play(REVOLVER, ("panther: walrus wolf tiger", REST), {"edition": edition})
    assert not panther.can(0, "kill", who="walrus")
    assert panther.refused(0, "kill", who="walrus") == ("kill-not-alone", "T3.2", {"tile": 9})


SNIPER = """
    *crocodile   _    .   walrus
    _            _    _   _
    _            _    _   _
    _            _    .   *cat,kangaroo
    .            .    .   mouse
    .            .    .   _
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_5_the_crocodile_snipes_the_walrus_and_the_cat_who_is_not_alone_cannot(edition: str) -> None:
    assert play(SNIPER, ("crocodile: walrus wolf tiger", REST), {"edition": edition}).can(0, "kill", who="walrus")
    cat = play(SNIPER, ("cat: walrus wolf tiger", REST), {"edition": edition})
    assert cat.refused(0, "kill", who="walrus") == ("kill-not-alone", "T3.2", {"tile": 13})


KNIFE = """
    _   _                      _   _
    _   wolf,walrus,kangaroo   _   _
    _   _                      _   _
    _   _                      _   mouse
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_3_the_wolf_knifes_the_walrus_and_the_kangaroo_sees_nothing(edition: str) -> None:
    table = play(KNIFE, ("wolf: walrus cat tiger", REST), {"edition": edition})
    assert table.can(0, "kill", who="walrus")
    assert suspects(table, 0, "walrus") == ["kangaroo", "wolf"]


POLICE = """
    *tiger         _        _   _
    giraffe        P1       _   _
    kangaroo,cat   walrus   _   _
    P2             _        _   mouse
"""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("hitman", "beat"), [("giraffe", 5), ("walrus", 5), ("cat", 12)])
def test_t3_2_a_hitman_that_a_policeman_sees_cannot_kill_the_kangaroo(edition: str, hitman: str, beat: int) -> None:
    table = play(POLICE, (f"{hitman}: kangaroo panther penguin", REST), {"edition": edition})
    assert table.refused(0, "kill", who="kangaroo") == ("kill-seen-by-police", "T3.2", {"tile": beat})


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_9_the_tiger_is_the_only_suspect_since_policemen_see_all_others(edition: str) -> None:
    table = play(POLICE, ("tiger: kangaroo panther penguin", REST), {"edition": edition})
    assert table.can(0, "kill", who="kangaroo")
    assert suspects(table, 0, "kangaroo") == ["tiger"]


# -- rule by rule --------------------------------------------------------------------------------------------------

OPEN = """
    *giraffe    walrus   _        crocodile
    cat         wolf     _        _
    _           _        _        _
    fox         _        _        mouse,tiger
"""


def test_t3_1_only_the_own_hitman_kills_and_never_itself() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST))
    assert victims(table) == ["walrus", "crocodile", "cat", "fox"]
    assert table.refused(0, "kill", who="giraffe") == ("kill-yourself", "T3.1", {})
    assert table.refused(0, "kill", who="tiger") == ("kill-out-of-reach", "T3.5", {"who": "tiger"})
    assert table.refused(0, "kill", who="panda") == ("kill-not-in-play", "T3.1", {"who": "panda"})
    assert table.refused(0, "kill", who="police-1") == ("kill-not-in-play", "T3.1", {"who": "police-1"})


def test_t3_1_a_lost_hitman_cannot_kill() -> None:
    table = play(OPEN, ("opossum: walrus cat wolf", REST))
    assert victims(table) == []
    assert table.refused(0, "kill", who="walrus") == ("kill-no-hitman", "T3.1", {})


@pytest.mark.parametrize(("beat", "tile"), [(0, 0), (1, 1), (4, 4)])
def test_t3_2_a_policeman_on_the_tile_or_beside_it_sees_every_weapon(beat: int, tile: int) -> None:
    drawing = OPEN.replace("*giraffe", "*giraffe,panda")
    table = play(drawing, ("giraffe: walrus cat wolf", "mouse: fox koala panda"), police=[beat])
    for victim in ("panda", "walrus", "crocodile"):
        assert table.refused(0, "kill", who=victim) == ("kill-seen-by-police", "T3.2", {"tile": tile})
    assert victims(table) == []


@pytest.mark.parametrize("beat", [2, 3, 5, 8, 12])
def test_t3_2_a_policeman_farther_off_or_at_a_corner_sees_nothing(beat: int) -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), police=[beat])
    assert table.can(0, "kill", who="walrus")
    assert table.can(0, "kill", who="crocodile")


def test_t3_2_the_refusal_names_the_policeman_on_the_tile_else_the_first_beside_it() -> None:
    def seen(*police: int) -> object:
        return play(OPEN, ("wolf: walrus cat giraffe", REST), police=list(police)).refused(0, "kill", who="walrus")[2]

    assert seen(9, 6, 4) == {"tile": 4}
    assert seen(9, 5, 1) == {"tile": 5}
    assert seen(9) == {"tile": 9}


def test_t3_2_another_piece_on_the_tile_prevents_pistol_and_rifle_but_not_the_knife() -> None:
    table = play(OPEN.replace("*giraffe", "*giraffe,koala"), ("giraffe: walrus cat wolf", REST))
    assert victims(table) == ["koala"]
    assert table.refused(0, "kill", who="walrus") == ("kill-not-alone", "T3.2", {"tile": 0})
    assert table.refused(0, "kill", who="crocodile") == ("kill-not-alone", "T3.2", {"tile": 0})


def test_t3_3_the_knife_reaches_every_other_character_on_the_own_tile() -> None:
    drawing = OPEN.replace("mouse,tiger", "mouse,tiger,koala")
    assert victims(play(drawing, ("tiger: walrus cat wolf", REST))) == ["mouse", "koala"]


def test_t3_4_the_pistol_reaches_the_four_tiles_beside_and_no_corner() -> None:
    drawing = """
        fox      walrus    koala  _
        cat      wolf      tiger  crocodile
        panda    giraffe   mouse  _
        _        opossum   _      _
    """
    table = play(drawing, ("wolf: walrus cat giraffe", REST))
    assert victims(table) == ["giraffe", "walrus", "cat", "tiger"]
    assert table.refused(0, "kill", who="crocodile") == ("kill-out-of-reach", "T3.5", {"who": "crocodile"})


def test_t3_5_the_rifle_can_only_be_used_on_a_sniper_tile() -> None:
    assert victims(play(OPEN.replace("*", ""), ("giraffe: walrus cat wolf", REST))) == ["walrus", "cat"]
    marked_victim = OPEN.replace("*", "").replace("crocodile", "*crocodile")
    assert victims(play(marked_victim, ("giraffe: walrus cat wolf", REST))) == ["walrus", "cat"]


@pytest.mark.parametrize("edition", ["en", "pl"])
def test_t3_5_the_rifle_carries_across_gaps_past_characters_and_between_islands(edition: str) -> None:
    drawing = """
        *giraffe  walrus  .  .  .  .  .  fox  koala
        cat       _       .  .  .  .  .  _    _
        .         .       .  .  .  .  .  .    .
        wolf      tiger   .  .  .  .  .  _    mouse
        _         _       .  .  .  .  .  _    panda
    """
    table = play(drawing, ("giraffe: walrus cat wolf", REST), {"edition": edition})
    assert victims(table) == ["walrus", "cat", "wolf", "fox", "koala"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_5_the_rifle_carries_across_a_hole_in_every_edition(edition: str) -> None:
    drawing = """
        giraffe   walrus  _  fox  koala
        *cat      .       .  .    panda
        _         .       .  .    tiger
        _         .       .  .    _
        wolf      _       _  _    mouse
    """
    table = play(drawing, ("cat: walrus crocodile giraffe", REST), {"edition": edition})
    assert victims(table) == ["giraffe", "wolf", "panda"]


def test_t3_5_the_rifle_does_not_reach_diagonally() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST))
    assert not table.can(0, "kill", who="wolf")
    assert not table.can(0, "kill", who="mouse")


def test_t3_6_a_victim_beside_a_policeman_can_be_killed() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), police=[2])
    assert table.can(0, "kill", who="walrus")


def test_t3_6_a_victim_who_stands_with_a_policeman_can_be_killed() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), police=[3, 12])
    assert table.can(0, "kill", who="crocodile")
    assert table.can(0, "kill", who="fox")


def test_t3_7_a_policeman_in_the_line_of_the_rifle_can_be_killed_and_it_costs() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), police=[12, 2], reserve=0)
    assert victims(table) == ["walrus", "crocodile", "cat", "fox", "police-1", "police-2"]
    assert table.do(0, "kill", who="police-2") == [
        {
            "event": "killed", "by": 0, "victim": "police-2", "as": "police", "owner": None,
            "suspects": ["giraffe"],
        },
        {"event": "posted", "who": "police-1", "to": 2, "by": None},
    ]  # fmt: skip
    assert table.scores == [2 - 1337, 2]
    assert table.position["police"] == [2, None]
    assert table.refused(0, "move", who="police-2", to=0) == ("move-not-in-play", "T2.2", {"who": "police-2"})


def test_t3_7_knife_and_pistol_never_reach_a_policeman() -> None:
    for beat in (0, 1, 4):
        assert victims(play(OPEN, ("giraffe: walrus cat wolf", REST), police=[beat])) == []


def test_t3_7_the_rifle_cannot_kill_a_policeman_while_another_sees_the_hitman() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), police=[12, 4])
    assert table.refused(0, "kill", who="police-1") == ("kill-seen-by-police", "T3.2", {"tile": 4})


def test_t3_8_the_killer_names_the_victim_and_nothing_else_is_told() -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), reserve=0)
    table.do(0, "kill", who="crocodile")
    for seat in (0, 1, None):
        assert table.heard(seat) == [
            {
                "event": "killed", "by": 0, "victim": "crocodile", "as": "innocent", "owner": None,
                "suspects": ["giraffe"],
            }
        ]  # fmt: skip


def test_t3_9_the_suspects_are_all_characters_that_could_have_killed_sorted_by_id() -> None:
    drawing = """
        *panda    _     _        *giraffe
        _         cat   wolf,fox _
        *crocodile _    walrus   tiger,koala
        _         _     mouse    *opossum
    """
    table = play(drawing, ("mouse: walrus cat wolf", "fox: koala panda giraffe"))
    # panda, giraffe and opossum are out of line; wolf and fox, tiger and koala are not alone; cat is at a corner.
    assert suspects(table, 0, "walrus") == ["crocodile", "mouse"]


def test_t3_9_every_other_character_on_the_victims_tile_is_a_suspect() -> None:
    table = play(KNIFE, ("kangaroo: walrus cat tiger", REST))
    assert suspects(table, 0, "wolf") == ["kangaroo", "walrus"]


def test_t3_9_characters_that_a_policeman_sees_are_no_suspects() -> None:
    table = play(OPEN.replace("cat", "cat,panda"), ("giraffe: walrus cat wolf", REST), police=[2])
    # The wolf beside the walrus is unseen (the policeman is at its corner), the crocodile is beside the policeman.
    assert suspects(table, 0, "walrus") == ["giraffe", "wolf"]


def test_t3_9_a_policeman_is_never_a_suspect() -> None:
    table = play(KNIFE, ("wolf: walrus cat tiger", REST), police=[15])
    assert suspects(table, 0, "kangaroo") == ["walrus", "wolf"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_9_silent_suspects_are_in_the_truth_and_told_to_no_seat(edition: str) -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), {"edition": edition, "suspects": "silent"}, reserve=0)
    truth = {
        "event": "killed", "by": 0, "victim": "walrus", "as": "target", "owner": None, "suspects": ["giraffe", "wolf"],
    }  # fmt: skip
    told = {key: value for key, value in truth.items() if key != "suspects"}
    assert table.do(0, "kill", who="walrus") == [truth]
    for seat in (0, 1, None):
        assert table.heard(seat) == [told]
        assert table.shown(seat)["events"][-1] == told


@pytest.mark.parametrize("edition", EDITIONS)
def test_t3_9_announced_suspects_are_the_default(edition: str) -> None:
    table = play(OPEN, ("giraffe: walrus cat wolf", REST), {"edition": edition}, reserve=0)
    table.do(0, "kill", who="walrus")
    assert table.heard(None)[0]["suspects"] == ["giraffe", "wolf"]
    assert table.shown(1)["events"][-1]["suspects"] == ["giraffe", "wolf"]
