"""The state in the form of a set-up, during every kind of question."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import table


def test_a_position_equals_its_set_up_except_for_the_first_draw() -> None:
    play = table(["pepin", "cata", ""], "duel switch", ["", "miracle", ""], first=1, out=[2])
    assert play.position == {
        "characters": ["zack", "felicity", "zoe"],
        "hands": [["pepin"], ["cata", "duel"], []],
        "pile": ["switch"],
        "life": [[], ["miracle"], []],
        "out": [2],
        "first": 1,
    }


def test_a_position_contains_the_eliminated_seats_and_the_turn() -> None:
    play = table(["pepin", "mort-subite", ""], "duel switch", first=1)
    play.do(1, "play", card="mort-subite", on=0)
    play.do(0, "answer", card=None)
    assert (play.position["out"], play.position["first"]) == ([0], 1)
    play.do(1, "end")
    assert play.position["first"] == 2


def test_a_position_contains_the_open_card_and_the_blow_on_its_way() -> None:
    play = table(["pepin duel", "", ""], "switch", ["cata", "", ""])
    assert "open" not in play.position
    play.do(0, "play", card="duel", on=1)
    assert play.position["open"] == "duel"
    assert "flight" not in play.position
    play.do(0, "prize", card="pepin")
    assert (play.position["open"], play.position["flight"]) == ("duel", {"card": "pepin", "from": 0, "to": 1})
    play.do(1, "answer", card=None)
    assert play.position.keys() == {"characters", "hands", "pile", "life", "out", "first"}


def test_a_position_lists_a_character_that_is_asked_about_in_its_hand() -> None:
    play = table(["pepin", "cata zoe", ""], "duel", characters="zack jody anibal")
    assert play.asked == [(1, "identity")]
    assert play.position["hands"] == [["pepin"], ["cata", "zoe"], []]
