"""A6: T'es mort !"""

from __future__ import annotations

from tests.games.au_pire_tu_meurs.kit import life, said, table


def test_a6_1_the_balance_is_shown_to_the_accuser_alone() -> None:
    play = table(["", "", ""], life=["", "cata jouvence pepin", ""])
    play.do(0, "accuse", whom=1)
    shown = {"event": "balance-shown", "by": 0, "whom": 1, "years": 70 - 25 + 10}
    assert shown in play.heard(0)
    assert shown in play.heard(1)
    assert said(play, 2) == said(play, None) == ["accused"]


def test_a6_1_each_other_living_player_once_a_turn() -> None:
    play = table(["", "", "", ""], "jouvence", out=[3])
    assert [choice["whom"] for choice in play.legal(0, "accuse")] == [1, 2]
    assert play.refused(0, "accuse", whom=0) == ("accuse-yourself", "A6.1", {})
    assert play.refused(0, "accuse", whom=3) == ("aim-out", "A6.1", {"seat": 3})
    assert play.refused(0, "accuse", whom=9) == ("aim-nobody", "A6.1", {"what": 9})
    play.do(0, "accuse", whom=1)
    assert play.refused(0, "accuse", whom=1) == ("accused-already", "A6.1", {"whom": 1})
    play.do(0, "play", card="jouvence")
    assert play.refused(0, "accuse", whom=1) == ("accused-already", "A6.1", {"whom": 1})
    assert [choice["whom"] for choice in play.legal(0, "accuse")] == [2]
    play.do(0, "end")
    play.do(1, "accuse", whom=0)


def test_a6_2_zero_or_less_is_out() -> None:
    for blows, out in (("cata pepin", []), ("cata accident", [1]), ("cata cata", [1])):
        play = table(["", "", ""], life=["", blows, ""], characters="zack archibald zoe")
        play.do(0, "accuse", whom=1)
        assert play.position["out"] == out


def test_a6_3_the_accused_passes_a_blow_of_the_own_pile_on() -> None:
    play = table(["", "", ""], life=["", "cata jouvence pepin", ""])
    play.do(0, "accuse", whom=1)
    assert play.asked == [(1, "retaliate")]
    assert play.legal(1) == [{"do": "retaliate", "card": "pepin"}, {"do": "retaliate", "card": "cata"}]
    assert play.refused(1, "retaliate", card="accident") == ("not-on-life-pile", "A6.3", {"card": "accident"})
    assert play.refused(1, "retaliate", card="jouvence") == ("not-a-blow", "A6.3", {"card": "jouvence"})
    assert play.refused(1, "answer", card=None) == ("other-question", "A6.3", {"asked": "retaliate"})
    play.do(1, "retaliate", card="cata")
    assert said(play, 2) == ["retaliated"]
    assert play.heard(0)[-1] == {"event": "blow-seen", "by": 1, "to": 0, "card": "cata"}
    assert (life(play, 0), life(play, 1)) == (["cata"], ["jouvence", "pepin"])
    assert play.asked == [(0, "act")]


def test_a6_3_without_a_blow_there_is_no_retaliation() -> None:
    play = table(["", "", ""], life=["", "jouvence duel", ""])
    assert play.do(0, "accuse", whom=1)[-1] == {"event": "no-retaliation", "by": 1, "to": 0}
    assert play.asked == [(0, "act")]


def test_a6_4_nobody_has_to_own_up() -> None:
    play = table(["jouvence", "pepin", ""], life=["", "cata cata", ""], characters="zack anibal zoe")
    assert play.shown(1)["balance"] == -20
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    assert play.asked == [(1, "act")]
    play.do(1, "play", card="pepin", on=0)
    play.do(0, "answer", card=None)
    assert play.position["out"] == []


def test_a6_2_a_single_year_is_still_a_life() -> None:
    for life_pile, out in (("cata jouvence", []), ("cata", [1])):
        play = table(
            ["", "", ""], "duel duel", ["", life_pile, ""], characters="zoe anibal zack", options={"jouvence_years": 1}
        )
        play.do(0, "accuse", whom=1)
        assert play.shown(0)["out"] == out
