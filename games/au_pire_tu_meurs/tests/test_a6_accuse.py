"""A6: accusations."""

from __future__ import annotations

import pytest

from games.au_pire_tu_meurs.tests.kit import life, said, table
from tests.kit import Json

NUMBER = {"shown": "number"}
DUEL = {"do": "play", "card": "duel"}


@pytest.mark.parametrize("characters", ["zack felicity zoe", "zack anibal zoe"], ids=["wrongly", "rightly"])
def test_a6_1_the_character_and_every_card_of_the_life_pile_are_shown_to_the_accuser_alone(characters: str) -> None:
    play = table(["", "", ""], life=["", "cata jouvence pepin duel", ""], characters=characters)
    accused = characters.split()[1]
    play.do(0, "accuse", whom=1)
    shown = {
        "event": "balance-shown", "by": 0, "whom": 1, "years": {"felicity": 70, "anibal": 20}[accused] - 25 + 10,
        "character": accused, "life": ["pepin", "cata", "duel", "jouvence"],
    }  # fmt: skip
    assert shown in play.heard(0)
    assert shown in play.heard(1)
    for seat in (2, None):
        assert said(play, seat) == [event for event in said(play, 0) if event != "balance-shown"]
        assert accused not in str(play.heard(seat))


def test_a6_1_with_numbers_the_balance_is_all_that_is_shown() -> None:
    play = table(["", "", ""], life=["", "cata jouvence pepin", ""], options=NUMBER)
    play.do(0, "accuse", whom=1)
    shown = {"event": "balance-shown", "by": 0, "whom": 1, "years": 70 - 25 + 10}
    assert shown in play.heard(0)
    assert shown in play.heard(1)
    assert said(play, 2) == said(play, None) == ["accused"]


def test_a6_1_duellists_show_each_other_their_blows_and_nothing_else() -> None:
    play = table(["duel", "", ""], life=["cata jouvence", "accident pepin reverse accident", ""])
    play.do(0, "play", card="duel", on=1)
    shown = {
        "event": "sums-shown", "by": 0, "on": 1, "own": 20, "other": 25,
        "own_blows": ["cata"], "other_blows": ["pepin", "accident", "accident"],
    }  # fmt: skip
    assert shown in play.heard(0)
    assert shown in play.heard(1)
    assert said(play, 2) == said(play, None) == ["played", "duelled"]
    assert "reverse" not in str(play.heard(0))


def test_a6_1_an_empty_pile_is_shown_as_an_empty_list() -> None:
    play = table(["duel", "", ""])
    play.do(0, "accuse", whom=1)
    assert play.heard(0)[1]["life"] == []
    play.do(0, "play", card="duel", on=2)
    assert (play.heard(0)[1]["own_blows"], play.heard(0)[1]["other_blows"]) == ([], [])


@pytest.mark.parametrize("options", [{}, NUMBER], ids=["cards", "number"])
@pytest.mark.parametrize("seat", [2, None], ids=["a third seat", "a spectator"])
def test_a9_2_twins_that_differ_only_in_what_was_shown_to_another_are_equal(seat: int | None, options: Json) -> None:
    """The views of all other seats are the same bytes, whatever an accusation or a duel showed."""
    seen = set()
    one, other = "cata jouvence pepin", "pepin duel accident"
    for characters, life_pile, hand in (("zack felicity zoe jody", one, other), ("zack jody zoe felicity", other, one)):
        play = table(["duel", "", "", hand], "switch", ["", life_pile, "", ""], characters, options)
        told = []
        for do in ({"do": "accuse", "whom": 1}, {"do": "retaliate", "card": "pepin"}, {**DUEL, "on": 1}):
            play.do(play.asked[0][0], **do)
            told.append((play.heard(seat), play.screen(seat)))
        seen.add(str(told))
    assert len(seen) == 1


def test_a9_3_a_shown_character_is_certain_until_it_is_exchanged() -> None:
    """With numbers alone it is not: Felicity with a Cata, a Pépin and a Jouvence has 55 years, and so has Zoe with a
    Pépin and two cards without effect."""
    for options, known in (({}, ["felicity"]), (NUMBER, ["felicity", "zoe"])):
        play = table(
            ["pepin", "switch duel", "", ""], "reverse reverse reverse", ["", "cata jouvence pepin", "", ""],
            "zack felicity zoe anibal", options,
        )  # fmt: skip
        play.do(0, "accuse", whom=1)
        assert play.shown(0)["notebook"][1]["characters"] == known
        play.do(1, "retaliate", card="pepin")
        assert play.shown(0)["notebook"][1]["balance"] == [60, 60]
        play.do(0, "play", card="pepin", on=2)
        play.do(2, "answer", card=None)
        play.do(0, "end")
        play.do(1, "play", card="switch", on=[1, 2])
        pages = play.shown(0)["notebook"]
        assert len(pages[1]["characters"]) > 1, "doubtful again"
        if not options:
            assert (pages[1]["characters"], pages[1]["balance"]) == (["zoe", "anibal"], [20 - 10, 60 - 10])
            assert pages[2]["characters"] == ["felicity"]


def test_a9_3_after_an_unseen_card_left_a_shown_pile_the_rest_stays_partly_known() -> None:
    """Whichever card was buried, at least one of the two Pépins is still there."""
    life_pile = "cata pepin pepin pepin jouvence"
    play = table(["", "pioche", ""], "duel duel duel duel", ["", life_pile, ""], "zack felicity zoe")
    play.do(0, "accuse", whom=1)
    page = {"blows": ["pepin", "pepin", "pepin", "cata"], "balance": [45, 45], "characters": ["felicity"]}
    assert play.shown(0)["notebook"][1] == page
    play.do(1, "retaliate", card="pepin")
    play.do(0, "play", card="duel", on=2)
    play.do(0, "prize", card=None)
    play.do(0, "end")
    play.do(1, "play", card="pioche", take="cata")
    page = {"blows": ["pepin"], "balance": [50 - 10, 50 + 20], "characters": ["felicity"]}
    assert play.shown(0)["notebook"][1] == page


def test_a6_1_each_other_living_player_can_be_accused_once_a_turn() -> None:
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


def test_a6_2_an_accused_player_with_zero_years_or_less_is_out() -> None:
    for blows, out in (("cata pepin", []), ("cata accident", [1]), ("cata cata", [1])):
        play = table(["", "", ""], life=["", blows, ""], characters="zack archibald zoe")
        play.do(0, "accuse", whom=1)
        assert play.position["out"] == out


def test_a6_3_the_accused_passes_on_a_blow_of_the_own_pile() -> None:
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


def test_a6_4_a_player_with_zero_years_or_less_plays_on_until_accused() -> None:
    play = table(["jouvence", "pepin", ""], life=["", "cata cata", ""], characters="zack anibal zoe")
    assert play.shown(1)["balance"] == -20
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    assert play.asked == [(1, "act")]
    play.do(1, "play", card="pepin", on=0)
    play.do(0, "answer", card=None)
    assert play.position["out"] == []


def test_a6_2_a_player_with_a_single_year_left_is_alive() -> None:
    for life_pile, out in (("cata jouvence", []), ("cata", [1])):
        play = table(
            ["", "", ""], "duel duel", ["", life_pile, ""], characters="zoe anibal zack", options={"jouvence_years": 1}
        )
        play.do(0, "accuse", whom=1)
        assert play.shown(0)["out"] == out
