"""A5: answers, and that players are asked for them whatever they hold."""

from __future__ import annotations

import pytest

from deadpan.kernel.errors import NotAsked
from games.au_pire_tu_meurs.tests.kit import hand, life, pile, said, table


def test_a5_1_a_reverse_sends_a_blow_back_to_its_giver() -> None:
    play = table(["cata", "reverse", ""])
    play.do(0, "play", card="cata", on=1)
    assert play.do(1, "answer", card="reverse") == [{"event": "answered", "by": 1, "card": "reverse"}]
    assert play.asked == [(0, "answer")]
    assert play.position["flight"] == {"card": "cata", "from": 1, "to": 0}
    play.do(0, "answer", card=None)
    assert (life(play, 0), life(play, 1)) == (["cata"], [])
    assert pile(play) == ["reverse"]


@pytest.mark.parametrize("reverses", range(6))
def test_a5_2_an_even_number_of_reverses_leaves_the_blow_where_it_was_aimed(reverses: int) -> None:
    mine, theirs = reverses // 2, reverses - reverses // 2
    play = table(["cata" + " reverse" * mine, "reverse " * theirs, ""])
    play.do(0, "play", card="cata", on=1)
    for number in range(reverses):
        play.do(1 - number % 2, "answer", card="reverse")
    last = 1 - reverses % 2
    assert play.asked == [(last, "answer")]
    play.do(last, "answer", card=None)
    assert life(play, last) == ["cata"]
    assert pile(play) == ["reverse"] * reverses


def test_a5_2_a_spectres_blow_can_be_sent_back_to_its_pile() -> None:
    play = table(["jouvence", "", "reverse"], life=["", "cata", ""], out=[1])
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    play.do(1, "haunt", card="cata", on=2)
    assert play.do(2, "answer", card="reverse")[:2] == [
        {"event": "answered", "by": 2, "card": "reverse"},
        {"event": "landed", "on": 1},
    ]
    assert life(play, 1) == ["cata"]
    assert play.asked == [(2, "act")], "and the spectre's turn is over"


def test_a5_2_reverse_works_on_the_prize_of_a_duel() -> None:
    play = table(["duel pepin", "reverse", ""], life=["accident", "", ""])
    play.do(0, "play", card="duel", on=1)
    play.do(0, "prize", card="pepin")
    play.do(1, "answer", card="reverse")
    play.do(0, "answer", card=None)
    assert life(play, 0) == ["accident", "pepin"]


def test_a5_2_reverse_does_not_work_on_a_mort_subite_a_punition_or_a_retaliation() -> None:
    play = table(["mort-subite", "reverse", ""])
    play.do(0, "play", card="mort-subite", on=1)
    assert play.legal(1) == [{"do": "answer", "card": None}]
    assert play.refused(1, "answer", card="reverse") == ("no-answer", "A5.2", {"card": "reverse"})

    play = table(["punition", "reverse reverse", ""])
    play.do(0, "play", card="punition", on=1)
    assert play.asked == [(0, "act")]

    play = table(["reverse", "", ""], life=["", "pepin", ""])
    play.do(0, "accuse", whom=1)
    play.do(1, "retaliate", card="pepin")
    assert play.asked == [(0, "act")]


def test_a5_3_miracle_answers_a_mort_subite_and_nothing_else() -> None:
    play = table(["cata", "miracle", ""])
    play.do(0, "play", card="cata", on=1)
    assert play.refused(1, "answer", card="miracle") == ("no-answer", "A5.3", {"card": "miracle"})
    assert play.refused(1, "answer", card="pepin") == ("no-answer", "A5.1", {"card": "pepin"})
    play = table(["mort-subite", "pepin", ""])
    play.do(0, "play", card="mort-subite", on=1)
    assert play.refused(1, "answer", card="pepin") == ("no-answer", "A5.3", {"card": "pepin"})
    assert play.refused(1, "answer", card="miracle") == ("not-in-hand", "A5.3", {"card": "miracle"})


@pytest.mark.parametrize("held", ["", "reverse", "miracle", "reverse miracle"])
def test_a5_4_players_are_asked_every_time_so_that_others_cannot_tell_what_they_hold(held: str) -> None:
    for card in ("cata", "mort-subite"):
        play = table([card, held, ""])
        play.do(0, "play", card=card, on=1)
        assert play.asked == [(1, "answer")]
        assert play.refused(0, "answer", card=None, error=NotAsked) == ("not-your-turn", "A5.4", {"asked": 1})
        assert {"do": "answer", "card": None} in play.legal(1)
        assert said(play, 2) == (["given"] if card == "cata" else ["played"])
        assert play.refused(1, "end") == ("other-question", "A5.4", {"asked": "answer"})


def test_a5_4_an_answer_that_is_not_in_the_hand_is_refused() -> None:
    play = table(["cata", "pepin", ""])
    play.do(0, "play", card="cata", on=1)
    assert play.refused(1, "answer", card="reverse") == ("not-in-hand", "A5.1", {"card": "reverse"})
    assert hand(play, 1) == ["pepin"]


def test_a5_4_a_spectre_is_never_asked() -> None:
    play = table(["jouvence", "", "reverse"], life=["", "cata", ""], out=[1])
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    play.do(1, "haunt", card="cata", on=2)
    play.do(2, "answer", card="reverse")
    assert (1, "answer") not in play.asked
