"""A3: a turn, from the draw to its end, and what goes under the pile; with the rulebook's demonstration turn."""

from __future__ import annotations

from games.au_pire_tu_meurs.tests.kit import hand, life, pile, said, table


def test_the_demonstration_turn_of_the_rulebook() -> None:
    play = table(["reverse", "reverse", ""], "cata", ["", "cata accident", ""], "zack joshua zoe")
    assert hand(play, 0) == ["cata", "reverse"]
    play.do(0, "play", card="cata", on=1)
    play.do(1, "answer", card="reverse")
    play.do(0, "answer", card="reverse")
    play.do(1, "answer", card=None)
    assert life(play, 1) == ["accident", "cata", "cata"]
    events = play.do(0, "accuse", whom=1)
    shown = {"event": "balance-shown", "by": 0, "whom": 1, "years": -10, "character": "joshua"}
    assert {**shown, "life": ["accident", "cata", "cata"]} in events
    assert {"event": "eliminated", "seat": 1, "how": "accused"} in events
    play.do(0, "end")
    assert play.asked == [(1, "haunt")], "a spectre as soon as the turn comes round"
    assert pile(play) == ["reverse", "reverse"]


def test_a3_1_a_turn_begins_with_a_draw_that_the_others_do_not_see() -> None:
    play = table(["", "", ""], "duel pepin")
    assert hand(play, 0) == ["duel"]
    assert said(play, 0)[-3:] == ["turn-began", "drawn", "card-drawn"]
    assert said(play, 1)[-2:] == ["turn-began", "drawn"]
    assert said(play, None)[-2:] == ["turn-began", "drawn"]
    assert play.shown(1)["hand_sizes"] == [1, 0, 0]
    assert play.shown(1)["pile"] == 1


def test_a3_1_with_an_empty_pile_there_is_no_draw() -> None:
    play = table(["pepin", "", ""])
    assert hand(play, 0) == ["pepin"]
    assert said(play, 0)[-1] == "turn-began"


def test_a3_2_one_card_is_played_either_the_drawn_one_or_another() -> None:
    for card in ("pepin", "cata"):
        play = table(["pepin", "", ""], "cata")
        assert not play.can(0, "end")
        assert play.refused(0, "end") == ("card-owed", "A3.2", {})
        play.do(0, "play", card=card, on=1)
        play.do(1, "answer", card=None)
        left = "cata" if card == "pepin" else "pepin"
        assert hand(play, 0) == [left]
        assert play.refused(0, "play", card=left, on=1) == ("played-already", "A3.2", {})
        assert play.can(0, "end")


def test_a3_2_reverse_and_miracle_can_only_be_answers() -> None:
    play = table(["reverse miracle", "", ""])
    for card in ("reverse", "miracle"):
        assert play.refused(0, "play", card=card, on=1) == ("only-an-answer", "A3.2", {"card": card})
    assert play.can(0, "end"), "with nothing playable the turn ends without a card"


def test_a3_2_whether_a_card_is_owed_is_decided_when_the_turn_is_ended() -> None:
    play = table(["transfert", "", ""], life=["", "pepin", ""])
    assert play.can(0, "end")
    play.do(0, "accuse", whom=1)
    play.do(1, "retaliate", card="pepin")
    assert play.refused(0, "end") == ("card-owed", "A3.2", {}), "now there is something to take back"
    play.do(0, "play", card="transfert", take="pepin")
    assert play.can(0, "end")


def test_a3_2_a_card_without_a_legal_aim_is_not_owed() -> None:
    """A4.4: players with an empty hand cannot be punished, nor can the player of the card."""
    play = table(["", "punition", ""], first=1)
    assert play.can(1, "end")
    assert table(["", "punition", "duel"], first=1).refused(1, "end") == ("card-owed", "A3.2", {})


def test_a3_2_a_card_that_is_not_in_the_hand_is_refused_and_so_is_a_character() -> None:
    play = table(["pepin", "cata", ""], characters="zoe zack jody")
    assert play.refused(0, "play", card="cata", on=1) == ("not-in-hand", "A3.2", {"card": "cata"})
    assert play.refused(0, "play", card="zoe", on=1) == ("not-in-hand", "A3.2", {"card": "zoe"})


def test_a3_3_a_drawn_character_may_be_taken() -> None:
    play = table(["pepin", "", ""], "anibal duel", ["accident", "", ""])
    assert play.asked == [(0, "identity")]
    assert said(play, 1)[-2:] == ["drawn", "character-came"]
    assert play.heard(0)[-1] == {"event": "character-seen", "seat": 0, "card": "anibal"}
    assert play.refused(0, "play", card="pepin", on=1) == ("other-question", "A3.3", {"asked": "identity"})
    assert play.legal(0) == [{"do": "identity", "take": True}, {"do": "identity", "take": False}]
    assert play.do(0, "identity", take=True) == [{"event": "settled", "by": 0, "taken": True}]
    assert play.position["characters"] == ["anibal", "felicity", "zoe"]
    assert life(play, 0) == ["accident"]
    assert pile(play) == ["duel", "zack"]
    assert play.asked == [(0, "act")], "no second draw, and a card is still played"
    assert hand(play, 0) == ["pepin"]


def test_a3_3_a_drawn_character_may_be_put_under_the_pile() -> None:
    play = table(["pepin", "", ""], "anibal duel")
    play.do(0, "identity", take=False)
    assert play.position["characters"][0] == "zack"
    assert pile(play) == ["duel", "anibal"]
    assert play.refused(0, "identity", take=False) == ("other-question", "A3.2", {"asked": "act"})


def test_a3_4_a_player_may_accuse_before_or_after_the_card_and_ends_the_turn_explicitly() -> None:
    play = table(["jouvence", "", ""])
    play.do(0, "accuse", whom=1)
    play.do(0, "play", card="jouvence")
    assert play.asked == [(0, "act")]
    play.do(0, "accuse", whom=2)
    play.do(0, "end")
    assert play.asked == [(1, "act")]


def test_a3_5_used_cards_go_to_the_bottom_of_the_pile_in_order() -> None:
    play = table(["switch", "pioche", ""], "accident pepin duel duel", ["", "cata", ""])
    play.do(0, "play", card="switch", on=[1, 2])
    assert pile(play) == ["pepin", "duel", "duel", "switch"]
    play.do(0, "end")
    play.do(1, "play", card="pioche", take="cata")
    assert pile(play) == ["duel", "duel", "switch", "cata", "pioche"], "the open card below what it put away"


def test_a3_5_an_answer_goes_under_before_the_duel_that_caused_it() -> None:
    play = table(["duel pepin", "reverse", ""], life=["cata", "", ""])
    play.do(0, "play", card="duel", on=1)
    assert pile(play) == []
    assert play.shown(2)["open"] == "duel"
    play.do(0, "prize", card="pepin")
    play.do(1, "answer", card="reverse")
    assert pile(play) == ["reverse"]
    play.do(0, "answer", card=None)
    assert pile(play) == ["reverse", "duel"]


def test_a3_5_the_hand_of_the_victim_of_a_mort_subite_goes_under_the_pile_before_it() -> None:
    play = table(["mort-subite", "pepin miracle", ""])
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert sorted(pile(play)[:2]) == ["miracle", "pepin"]
    assert pile(play)[2] == "mort-subite"
