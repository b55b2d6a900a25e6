"""A7: those who are out."""

from __future__ import annotations

from tests.games.au_pire_tu_meurs.kit import hand, life, pile, said, table


def test_a7_1_the_hand_goes_under_the_pile_shuffled() -> None:
    orders = set()
    for number in range(30):
        play = table(
            ["", "duel switch pioche", ""], "pepin pepin", ["", "cata cata", ""], "zack anibal zoe", seed=str(number)
        )
        play.do(0, "accuse", whom=1)
        assert hand(play, 1) == []
        assert pile(play)[0] == "pepin"
        orders.add(tuple(pile(play)[1:]))
    assert len(orders) == 6


def test_a7_1_a_spectre_gives_its_blows_one_a_turn_until_none_is_left() -> None:
    play = table(["", "", "", ""], "reverse " * 6, ["", "cata jouvence pepin", "", ""], out=[1])
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]
    assert play.legal(1) == [
        {"do": "haunt", "card": card, "on": seat} for card in ("pepin", "cata") for seat in (0, 2, 3)
    ]
    assert play.refused(1, "haunt", card="accident", on=0) == ("not-on-life-pile", "A7.1", {"card": "accident"})
    assert play.refused(1, "haunt", card="jouvence", on=0) == ("not-a-blow", "A7.1", {"card": "jouvence"})
    assert play.refused(1, "haunt", card="cata", on=1) == ("aim-out", "A7.1", {"seat": 1})
    assert play.refused(1, "haunt", card="cata", on=5) == ("aim-nobody", "A7.1", {"what": 5})
    play.do(1, "haunt", card="cata", on=0)
    assert said(play, 3) == ["haunted"]
    assert play.heard(0)[-1] == {"event": "blow-seen", "by": 1, "to": 0, "card": "cata"}
    play.do(0, "answer", card=None)
    assert life(play, 0) == ["cata"]
    assert play.asked == [(2, "act")]
    for seat in (2, 3, 0):
        play.do(seat, "end")
    play.do(1, "haunt", card="pepin", on=2)
    play.do(2, "answer", card=None)
    play.do(2, "end")
    play.do(3, "end")
    play.do(0, "end")
    assert {"event": "faded", "seat": 1} in play.heard(None)
    assert play.asked == [(2, "act")]


def test_a7_2_a_spectre_does_nothing_else_and_is_aimed_at_by_nothing() -> None:
    play = table(
        ["punition duel mort-subite pepin switch", "", "pepin"], "pepin pepin", ["", "pepin", ""], out=[1]
    )  # fmt: skip
    assert {choice.get("on") for choice in play.legal(0, "play") if isinstance(choice.get("on"), int)} == {2}
    assert play.legal(0, "accuse") == [{"do": "accuse", "whom": 2}]
    play.do(0, "play", card="pepin", on=2)
    play.do(2, "answer", card=None)
    play.do(0, "end")
    assert pile(play) == ["pepin"], "a spectre draws nothing"
    assert play.refused(1, "accuse", whom=0) == ("other-question", "A7.1", {"asked": "haunt"})
    assert play.refused(1, "end") == ("other-question", "A7.1", {"asked": "haunt"})
    assert play.refused(1, "play", card="pepin", on=0) == ("other-question", "A7.1", {"asked": "haunt"})


def test_a7_3_those_hit_by_mort_subite_haunt_too_unless_the_option_says_no() -> None:
    for option, asked in ((True, [(1, "haunt")]), (False, [(2, "act")])):
        play = table(
            ["mort-subite", "", "", ""],
            life=["", "pepin", "", ""],
            options={"spectres_after_sudden_death": option},
        )
        play.do(0, "play", card="mort-subite", on=1)
        play.do(1, "answer", card=None)
        play.do(0, "end")
        assert play.asked == asked
        assert life(play, 1) == ["pepin"]
        assert play.shown(2)["spectres"] == ([1] if option else [])


def test_a7_3_those_accused_rightly_haunt_whatever_the_option_says() -> None:
    play = table(
        ["", "", ""], "pepin", ["", "cata", ""], "zack anibal zoe", options={"spectres_after_sudden_death": False}
    )
    play.do(0, "accuse", whom=1)
    play.do(0, "play", card="pepin", on=2)
    play.do(2, "answer", card=None)
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]


def test_a7_4_the_character_of_one_who_is_out_stays_face_down_until_the_end() -> None:
    play = table(["mort-subite", "", "", ""])
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    play.do(0, "accuse", whom=3)
    for seat in (0, 2, 3, None):
        assert "felicity" not in str(play.shown(seat)["events"])


def test_a7_4_at_the_end_everything_is_face_up() -> None:
    play = table(["mort-subite", "duel", ""], life=["", "pepin", "cata cata"], characters="zack zoe anibal")
    play.do(0, "accuse", whom=2)
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert [event for event in play.heard(None) if event["event"] == "revealed"] == [
        {"event": "revealed", "seat": 0, "character": "zack", "hand": [], "life": [], "years": 80},
        {"event": "revealed", "seat": 1, "character": "zoe", "hand": [], "life": ["pepin"], "years": 55},
        {"event": "revealed", "seat": 2, "character": "anibal", "hand": [], "life": ["cata", "cata"], "years": -20},
    ]
