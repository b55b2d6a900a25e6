"""A view as JSON values: the open question and the public table."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import table
from tests.kit import Json, Play


def question(play: Play) -> Json | None:
    """The open question; checks that all views agree on it."""
    asked: list[Json | None] = [play.shown(seat)["question"] for seat in (0, 1, 2, None)]
    assert all(each == asked[0] for each in asked)
    return asked[0]


def test_a_turn_is_shown_with_what_was_done_in_it() -> None:
    play = table(["jouvence", "", ""], "duel", ["", "", ""])
    assert question(play) == {"seat": 0, "kind": "act", "played": False, "accused": []}
    play.do(0, "play", card="jouvence")
    play.do(0, "accuse", whom=2)
    assert question(play) == {"seat": 0, "kind": "act", "played": True, "accused": [2]}


def test_the_question_for_an_answer_names_the_sender_of_the_blow() -> None:
    play = table(["pepin", "reverse", ""], "duel")
    play.do(0, "play", card="pepin", on=1)
    assert question(play) == {"seat": 1, "kind": "answer", "from": 0}
    play.do(1, "answer", card="reverse")
    assert question(play) == {"seat": 0, "kind": "answer", "from": 1}


def test_the_question_for_an_answer_to_a_mort_subite_names_no_sender() -> None:
    play = table(["mort-subite", "", ""], "duel")
    play.do(0, "play", card="mort-subite", on=1)
    assert question(play) == {"seat": 1, "kind": "answer"}


def test_the_question_for_a_prize_names_the_loser() -> None:
    play = table(["duel", "", ""], "duel", ["", "", "cata"])
    play.do(0, "play", card="duel", on=2)
    assert question(play) == {"seat": 2, "kind": "prize", "loser": 0}


def test_the_question_for_a_retaliation_names_the_accuser() -> None:
    play = table(["duel", "", ""], "duel", ["", "", "cata"])
    play.do(0, "accuse", whom=2)
    assert question(play) == {"seat": 2, "kind": "retaliate", "accuser": 0}


def test_the_questions_for_a_character_and_a_haunting_name_no_other_player() -> None:
    play = table(["", "", ""], "anibal pepin duel", ["", "cata", ""], out=[1])
    assert question(play) == {"seat": 0, "kind": "identity"}
    play.do(0, "identity", take=True)
    play.do(0, "end")
    assert question(play) == {"seat": 1, "kind": "haunt"}


def test_a_view_shows_its_seat_and_the_options() -> None:
    play = table(["pepin", "", ""], "duel duel", ["", "cata", ""], out=[1], options={"jouvence_years": 15})
    for seat in (0, 2, None):
        shown = play.shown(seat)
        assert shown["seat"] == seat
        assert shown["options"]["jouvence_years"] == 15
        assert shown["cards"] == {"pepin": 1, "cata": 1, "duel": 2, "zack": 1, "felicity": 1, "zoe": 1}
        assert (shown["out"], shown["spectres"], shown["open"], shown["over"]) == ([1], [1], None, False)


def test_after_the_game_no_question_is_shown() -> None:
    for living, out in ((0, [1, 2]), (1, [0, 2]), (2, [0, 1])):
        shown = table(["", "", ""], "pepin", out=out, first=living).shown(living)
        assert (shown["over"], shown["question"], shown["out"]) == (True, None, out)
        assert "notebook" not in shown


def test_changes_contains_exactly_the_differences_between_two_views() -> None:
    play = table(["jouvence", "", ""], "duel")
    then = play.game.view(play.state, 2)
    assert play.game.changes(then, then) == {}
    play.do(0, "play", card="jouvence")
    changed = play.game.changes(then, play.game.view(play.state, 2))
    assert changed.keys() == {"hand_sizes", "life_sizes", "question", "notebook"}
    assert changed["life_sizes"] == [1, 0, 0]
