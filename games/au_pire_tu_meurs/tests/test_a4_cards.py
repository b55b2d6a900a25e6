"""A4: the effects of the cards."""

from __future__ import annotations

from typing import Any

import pytest

from games.au_pire_tu_meurs.tests.kit import hand, life, pile, said, table


@pytest.mark.parametrize("card", ["pepin", "accident", "cata"])
def test_a4_1_a_blow_is_given_face_down_and_only_giver_and_receiver_see_it(card: str) -> None:
    play = table([card, "", ""])
    play.do(0, "play", card=card, on=2)
    assert play.heard(1) == [{"event": "given", "by": 0, "to": 2}]
    assert play.heard(None) == [{"event": "given", "by": 0, "to": 2}]
    for seat in (0, 2):
        assert play.heard(seat)[-1] == {"event": "blow-seen", "by": 0, "to": 2, "card": card}
        assert play.shown(seat)["flight"] == card
    assert play.shown(1)["flight"] is None
    assert play.position["flight"] == {"card": card, "from": 0, "to": 2}
    assert life(play, 2) == []
    assert play.asked == [(2, "answer")]
    assert play.do(2, "answer", card=None) == [
        {"event": "answered", "by": 2, "card": None},
        {"event": "landed", "on": 2},
    ]
    assert life(play, 2) == [card]


def test_a4_1_a_blow_aims_at_another_living_player() -> None:
    play = table(["pepin", "", "", ""], "pepin", out=[2])
    assert play.refused(0, "play", card="pepin", on=0) == ("aim-yourself", "A4.1", {"card": "pepin"})
    assert play.refused(0, "play", card="pepin", on=2) == ("aim-out", "A4.1", {"seat": 2})
    assert play.refused(0, "play", card="pepin", on=4) == ("aim-nobody", "A4.1", {"what": 4})
    assert play.refused(0, "play", card="pepin", on=-1) == ("aim-nobody", "A4.1", {"what": -1})
    assert play.refused(0, "play", card="pepin") == ("aim-one", "A4.1", {"card": "pepin"})
    assert play.refused(0, "play", card="pepin", on=[1, 3]) == ("aim-one", "A4.1", {"card": "pepin"})
    assert play.refused(0, "play", card="pepin", on=1, take="cata") == ("aim-one", "A4.1", {"card": "pepin"})
    assert [choice["on"] for choice in play.legal(0, "play")] == [1, 3]


def test_a4_2_a_jouvence_goes_on_the_own_life_pile_and_is_public() -> None:
    play = table(["jouvence", "", ""])
    assert play.refused(0, "play", card="jouvence", on=1) == ("aim-none", "A4.2", {"card": "jouvence"})
    assert play.refused(0, "play", card="jouvence", on=0) == ("aim-none", "A4.2", {"card": "jouvence"})
    assert play.refused(0, "play", card="jouvence", take="cata") == ("aim-none", "A4.2", {"card": "jouvence"})
    play.do(0, "play", card="jouvence")
    assert play.heard(None) == [{"event": "rejuvenated", "by": 0}]
    assert life(play, 0) == ["jouvence"]
    assert play.shown(0)["balance"] == 90


def test_a4_3_the_higher_sum_of_blows_wins_and_only_the_duellists_see_the_blows() -> None:
    play = table(["duel cata", "pepin", ""], life=["accident jouvence", "pepin duel", ""])
    play.do(0, "play", card="duel", on=1)
    assert said(play, 2) == ["played", "duelled"]
    assert play.heard(2)[-1] == {"event": "duelled", "by": 0, "on": 1, "winner": 0}
    shown = {"event": "sums-shown", "by": 0, "on": 1, "own": 10, "other": 5}
    shown |= {"own_blows": ["accident"], "other_blows": ["pepin"]}
    assert shown in play.heard(0)
    assert shown in play.heard(1)
    assert play.asked == [(0, "prize")]
    assert play.refused(0, "prize", card=None) == ("prize-owed", "A4.3", {})
    assert play.refused(0, "prize", card="pepin") == ("not-in-hand", "A4.3", {"card": "pepin"})
    assert play.refused(0, "prize", card="duel") == ("not-a-blow", "A4.3", {"card": "duel"})
    play.do(0, "prize", card="cata")
    assert said(play, 2) == ["given"]
    assert play.asked == [(1, "answer")]
    play.do(1, "answer", card=None)
    assert life(play, 1) == ["cata", "duel", "pepin"]
    assert pile(play) == ["duel"]


def test_a4_3_the_challenged_player_can_win() -> None:
    play = table(["duel", "pepin", ""], life=["", "pepin", ""])
    play.do(0, "play", card="duel", on=1)
    assert play.asked == [(1, "prize")]
    assert play.legal(1) == [{"do": "prize", "card": "pepin"}]
    play.do(1, "prize", card="pepin")
    assert play.asked == [(0, "answer")]
    play.do(0, "answer", card=None)
    assert life(play, 0) == ["pepin"]
    assert play.asked == [(0, "act")]


def test_a4_3_a_winner_without_a_blow_is_still_asked() -> None:
    play = table(["duel", "reverse", ""], life=["pepin", "", ""])
    play.do(0, "play", card="duel", on=1)
    assert play.legal(0) == [{"do": "prize", "card": None}]
    assert play.do(0, "prize", card=None) == [{"event": "no-prize", "by": 0, "to": 1}]
    assert pile(play) == ["duel"]
    assert play.asked == [(0, "act")]


def test_a4_3_a_draw_has_no_effect() -> None:
    play = table(["duel pepin", "pepin", ""], life=["accident", "pepin pepin", ""])
    play.do(0, "play", card="duel", on=1)
    assert play.heard(2)[-1] == {"event": "duelled", "by": 0, "on": 1, "winner": None}
    assert play.asked == [(0, "act")]
    assert pile(play) == ["duel"]


def test_a4_4_a_punition_lays_a_random_card_of_a_hand_on_its_owners_life_pile() -> None:
    found = set()
    for number in range(40):
        play = table(["punition", "cata jouvence reverse", ""], seed=str(number))
        play.do(0, "play", card="punition", on=1)
        assert said(play, 0) == ["played", "punished"]
        assert said(play, 1) == ["played", "punished", "punishment-seen"]
        (card,) = life(play, 1)
        assert play.heard(1)[-1] == {"event": "punishment-seen", "seat": 1, "card": card}
        assert play.shown(1)["balance"] == {"cata": 50, "jouvence": 80, "reverse": 70}[card]
        assert play.asked == [(0, "act")], "it cannot be answered"
        assert pile(play) == ["punition"]
        found.add(card)
    assert found == {"cata", "jouvence", "reverse"}


def test_a4_4_a_player_with_an_empty_hand_cannot_be_punished() -> None:
    play = table(["punition", "", "cata"])
    assert play.refused(0, "play", card="punition", on=1) == ("empty-hand", "A4.4", {"seat": 1})
    assert play.legal(0, "play") == [{"do": "play", "card": "punition", "on": 2}]
    assert table(["punition", "", ""]).can(0, "end"), "a Punition with nobody to punish is not playable"


def test_a4_5_mort_subite_eliminates_unless_it_is_answered() -> None:
    play = table(["mort-subite", "miracle cata", "", ""], "pepin", ["", "pepin", "", ""])
    play.do(0, "play", card="mort-subite", on=1)
    assert play.asked == [(1, "answer")]
    assert play.legal(1) == [{"do": "answer", "card": "miracle"}, {"do": "answer", "card": None}]
    play.do(1, "answer", card=None)
    assert {"event": "eliminated", "seat": 1, "how": "mort-subite"} in play.events
    assert play.position["out"] == [1]
    assert hand(play, 1) == []
    assert life(play, 1) == ["pepin"]


def test_a4_6_after_a_miracle_the_mort_subite_stays_with_the_survivor() -> None:
    play = table(["mort-subite", "miracle", ""])
    play.do(0, "play", card="mort-subite", on=1)
    assert play.do(1, "answer", card="miracle") == [
        {"event": "answered", "by": 1, "card": "miracle"},
        {"event": "spared", "seat": 1},
    ]
    assert hand(play, 1) == ["mort-subite"]
    assert pile(play) == ["miracle"]
    assert play.asked == [(0, "act")]


def test_a4_7_transfert_takes_a_card_of_the_own_life_pile_into_the_hand() -> None:
    play = table(["transfert", "", ""], life=["cata jouvence reverse", "pepin", ""])
    assert [choice["take"] for choice in play.legal(0, "play")] == ["cata", "reverse", "jouvence"]
    assert play.refused(0, "play", card="transfert", take="pepin") == (
        "not-on-life-pile", "A4.7", {"card": "pepin"},
    )  # fmt: skip
    assert play.refused(0, "play", card="transfert", take="zack")[:2] == ("not-on-life-pile", "A4.7")
    assert play.refused(0, "play", card="transfert") == ("take-one", "A4.7", {"card": "transfert"})
    assert play.refused(0, "play", card="transfert", take="cata", on=0)[:2] == ("take-one", "A4.7")
    play.do(0, "play", card="transfert", take="cata")
    assert hand(play, 0) == ["cata"]
    assert life(play, 0) == ["jouvence", "reverse"]
    assert said(play, 1) == ["played"]
    assert play.heard(0)[-1] == {"event": "card-taken", "by": 0, "card": "cata"}
    assert table(["transfert", "", ""]).can(0, "end"), "needs a card there"


def test_a4_8_pioche_puts_a_card_of_the_own_life_pile_under_the_draw_pile() -> None:
    play = table(["pioche", "", ""], life=["cata pepin", "", ""])
    assert play.refused(0, "play", card="pioche", take="duel") == ("not-on-life-pile", "A4.8", {"card": "duel"})
    play.do(0, "play", card="pioche", take="cata")
    assert life(play, 0) == ["pepin"]
    assert pile(play) == ["cata", "pioche"]
    assert said(play, 1) == ["played"]
    assert play.heard(0)[-1] == {"event": "card-buried", "by": 0, "card": "cata"}
    assert table(["pioche", "", ""]).can(0, "end")


def test_a4_9_switch_exchanges_two_characters_and_only_those_two_see_them() -> None:
    play = table(["switch", "", "", ""], life=["pepin", "", "", ""])
    pairs = [choice["on"] for choice in play.legal(0, "play")]
    assert pairs == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]
    play.do(0, "play", card="switch", on=[3, 1])
    assert play.position["characters"] == ["zack", "jody", "zoe", "felicity"]
    assert life(play, 0) == ["pepin"]
    assert said(play, 0) == said(play, 2) == ["played"]
    seen = {"event": "characters-seen", "seats": [1, 3], "cards": ["jody", "felicity"]}
    assert play.heard(1)[-1] == play.heard(3)[-1] == seen
    assert pile(play) == ["switch"]


def test_a4_9_a_switch_needs_two_living_players() -> None:
    play = table(["switch", "", "", ""], "switch", out=[2])
    assert play.refused(0, "play", card="switch", on=[1, 2]) == ("aim-out", "A4.9", {"seat": 2})
    assert play.refused(0, "play", card="switch", on=[1, 1]) == ("aim-twice", "A4.9", {"seat": 1})
    assert play.refused(0, "play", card="switch", on=[1, 7]) == ("aim-nobody", "A4.9", {"what": 7})
    assert play.refused(0, "play", card="switch", on=1) == ("aim-two", "A4.9", {"card": "switch"})
    assert play.refused(0, "play", card="switch", on=[0, 1], take="pepin")[:2] == ("aim-two", "A4.9")
    play.do(0, "play", card="switch", on=[1, 0])
    assert play.position["characters"][:2] == ["felicity", "zack"]


@pytest.mark.parametrize(
    ("card", "rule"), [("cata", "A4.1"), ("duel", "A4.3"), ("punition", "A4.4"), ("mort-subite", "A4.5")]
)
def test_a4_an_illegal_aim_is_refused_with_the_rule_of_the_card(card: str, rule: str) -> None:
    play = table([card, "pepin", ""], "pepin", out=[2])
    assert play.refused(0, "play", card=card, on=0) == ("aim-yourself", rule, {"card": card})
    assert play.refused(0, "play", card=card, on=2) == ("aim-out", rule, {"seat": 2})
    assert play.refused(0, "play", card=card, on=3) == ("aim-nobody", rule, {"what": 3})
    assert play.refused(0, "play", card=card) == ("aim-one", rule, {"card": card})


def test_a4_9_both_sides_of_an_exchange_must_be_living_players() -> None:
    play = table(["switch", "", "", ""], "pepin", out=[1])
    assert play.refused(0, "play", card="switch", on=[1, 2]) == ("aim-out", "A4.9", {"seat": 1})
    assert play.refused(0, "play", card="switch", on=[2, 1]) == ("aim-out", "A4.9", {"seat": 1})
    assert play.refused(0, "play", card="switch", on=[-1, 2]) == ("aim-nobody", "A4.9", {"what": -1})


@pytest.mark.parametrize("card", ["transfert", "pioche"])
def test_a4_7_a_character_is_never_taken_off_a_life_pile(card: str) -> None:
    play = table([card, "", ""], "pepin", ["cata", "", ""])
    rule = "A4.7" if card == "transfert" else "A4.8"
    assert play.refused(0, "play", card=card, take="zack") == ("not-on-life-pile", rule, {"card": "zack"})


@pytest.mark.parametrize(
    ("card", "aim"),
    [
        ("transfert", {"take": "cata"}),
        ("pioche", {"take": "cata"}),
        ("punition", {"on": 1}),
        ("switch", {"on": [0, 1]}),
    ],
)
def test_a4_an_open_card_goes_under_the_pile_when_it_is_done(card: str, aim: dict[str, Any]) -> None:
    play = table([card, "duel", ""], "pepin", ["cata", "", ""])
    play.do(0, "play", card=card, **aim)
    assert pile(play)[-1] == card
    assert play.shown(2)["open"] is None


def test_a4_5_all_are_told_that_a_mort_subite_was_not_answered() -> None:
    play = table(["mort-subite", "miracle", ""], "pepin pepin")
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert said(play, 2) == ["answered", "eliminated"]
