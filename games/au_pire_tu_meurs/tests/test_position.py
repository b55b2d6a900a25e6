"""The table in the form of a set-up, whatever is going on at it."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import table


def test_a_position_is_the_set_up_it_was_posed_from_but_for_the_first_draw() -> None:
    play = table(["pepin", "cata", ""], "duel switch", ["", "miracle", ""], first=1, out=[2])
    assert play.position == {
        "characters": ["zack", "felicity", "zoe"],
        "hands": [["pepin"], ["cata", "duel"], []],
        "pile": ["switch"],
        "life": [[], ["miracle"], []],
        "out": [2],
        "first": 1,
    }


def test_who_is_out_and_whose_turn_it_is_are_in_a_position() -> None:
    play = table(["pepin", "mort-subite", ""], "duel switch", first=1)
    play.do(1, "play", card="mort-subite", on=0)
    play.do(0, "answer", card=None)
    assert (play.position["out"], play.position["first"]) == ([0], 1)
    play.do(1, "end")
    assert play.position["first"] == 2


def test_an_open_card_and_a_blow_on_its_way_are_in_a_position() -> None:
    play = table(["pepin duel", "", ""], "switch", ["cata", "", ""])
    assert "open" not in play.position
    play.do(0, "play", card="duel", on=1)
    assert play.position["open"] == "duel"
    assert "flight" not in play.position
    play.do(0, "prize", card="pepin")
    assert (play.position["open"], play.position["flight"]) == ("duel", {"card": "pepin", "from": 0, "to": 1})
    play.do(1, "answer", card=None)
    assert play.position.keys() == {"characters", "hands", "pile", "life", "out", "first"}


def test_a_character_that_is_asked_about_lies_in_the_hand_it_came_to() -> None:
    play = table(["pepin", "cata zoe", ""], "duel", characters="zack jody anibal")
    assert play.asked == [(1, "identity")]
    assert play.position["hands"] == [["pepin"], ["cata", "zoe"], []]
