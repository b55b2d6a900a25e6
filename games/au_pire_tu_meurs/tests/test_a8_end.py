"""A8: the end of the game."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME

from deadpan.kernel.errors import NotAsked
from games.au_pire_tu_meurs.tests.kit import table
from tests.kit import Play


def let_go(play: Play, turns: int) -> None:
    """End that many turns in a row."""
    for _ in range(turns):
        play.do(play.asked[0][0], "end")


def test_a8_1_the_last_living_player_wins_whatever_the_balance() -> None:
    play = table(["mort-subite", "", ""], "pepin", ["cata cata", "", ""], "anibal zack zoe", out=[2])
    assert play.outcome() is None
    assert play.scores == [0, 0, 0]
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert play.outcome() == ([1, 0, 0], [0], "A8.1")
    assert play.asked == []
    assert play.events[-1] == {"event": "ended", "rule": "A8.1", "scores": [1, 0, 0], "winners": [0]}
    assert play.refused(0, "end", error=NotAsked) == ("game-over", "A8.1", {})


def test_a8_1_a_set_up_with_one_living_player_is_over_at_once() -> None:
    assert table(["", "", ""], "pepin", out=[0, 2]).outcome() == ([0, 1, 0], [1], "A8.1")


def test_a8_2_the_game_ends_after_a_round_of_barren_turns() -> None:
    play = table(["reverse", "miracle", ""], life=["cata", "", ""], characters="zack jody zoe")
    let_go(play, 2)
    assert play.outcome() is None
    let_go(play, 1)
    assert play.outcome() == ([1, 0, 1], [0, 2], "A8.2"), "equal balances share"
    assert play.refused(1, "end", error=NotAsked) == ("game-over", "A8.2", {})


def test_a8_2_a_turn_with_a_card_an_accusation_or_a_haunting_is_not_barren() -> None:
    play = table(["", "", "jouvence"])
    let_go(play, 2)
    play.do(2, "play", card="jouvence")
    let_go(play, 3)
    assert play.outcome() is None
    let_go(play, 1)
    assert play.outcome() is not None

    play = table(["", "", ""])
    let_go(play, 2)
    play.do(2, "accuse", whom=0)
    let_go(play, 3)
    assert play.outcome() is None

    play = table(["", "", ""], life=["", "pepin", ""], out=[1])
    let_go(play, 1)
    play.do(1, "haunt", card="pepin", on=0)
    play.do(0, "answer", card=None)
    let_go(play, 1)
    assert play.outcome() is None, "two live, and only one turn went by since the blow"
    let_go(play, 1)
    assert play.outcome() is not None


def test_a8_2_a_turn_begun_with_cards_in_the_pile_is_not_barren() -> None:
    play = table(["", "", ""], "reverse")
    let_go(play, 3)
    assert play.outcome() is None
    let_go(play, 1)
    assert play.outcome() is not None


def test_a8_2_after_max_turns_the_balances_are_compared() -> None:
    play = table(["", "", ""], life=["", "", "cata"], characters="joshua zoe anibal", options={"max_turns": 2})
    let_go(play, 2)
    assert play.outcome() == ([0, 1, 0], [1], "A8.2")
    assert play.position["out"] == [2], "zero or less is out"
    assert {"event": "eliminated", "seat": 2, "how": "reckoning"} in play.events


def test_a8_2_if_all_are_at_zero_or_less_no_player_is_out_and_the_highest_wins() -> None:
    play = table(
        ["", "", ""],
        life=["cata cata cata", "cata pepin pepin", "cata cata"],
        characters="anibal archibald joshua",
        options={"max_turns": 1},
    )
    let_go(play, 1)
    assert play.outcome() == ([0, 1, 1], [1, 2], "A8.2")
    assert play.position["out"] == []


def test_a8_2_a_haunting_is_a_turn_and_a_spectre_without_a_blow_has_none() -> None:
    play = table(["", "", ""], "reverse reverse", ["", "pepin", ""], out=[1], options={"max_turns": 4})
    let_go(play, 1)
    play.do(1, "haunt", card="pepin", on=0)
    play.do(0, "answer", card=None)
    let_go(play, 1)
    assert play.outcome() is None
    assert play.asked == [(0, "act")], "three turns have gone by: two of the living, one of the spectre"
    let_go(play, 1)
    assert (play.outcome() or ([], [], ""))[2] == "A8.2"


def test_a8_2_a_player_with_a_single_year_left_survives_the_comparison() -> None:
    options = {"max_turns": 1, "jouvence_years": 1}
    lives = ["cata", "cata jouvence", ""]
    play = table(["", "", ""], life=lives, characters="anibal archibald zoe", options=options)
    play.do(0, "end")
    assert play.shown(1)["out"] == [0]
    lives = ["cata", "cata accident jouvence", "cata cata cata"]
    play = table(["", "", ""], life=lives, characters="anibal archibald zoe", options=options)
    play.do(0, "end")
    assert (play.shown(1)["out"], play.outcome()) == ([0, 2], ([0, 1, 0], [1], "A8.2"))


def test_a8_after_the_end_no_seat_has_legal_choices() -> None:
    play = table(["mort-subite pepin", "cata", ""], "duel", out=[2])
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    for seat in range(3):
        assert GAME.legal(GAME.view(play.state, seat)) == GAME.legal_in(play.state, seat) == ()
