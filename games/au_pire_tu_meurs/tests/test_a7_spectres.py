"""A7: spectres."""

from __future__ import annotations

from random import Random
from typing import Any

from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years
from deadpan_au_pire_tu_meurs.rules.choices import Haunt
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.bots import NO_BUDGET, bot_for
from deadpan.kernel.errors import NotAsked
from games.au_pire_tu_meurs.tests.brute import world_of, worlds
from games.au_pire_tu_meurs.tests.kit import hand, life, pile, said, setup_of, table
from tests.kit import Json, Play


def test_a7_1_the_hand_of_an_eliminated_player_goes_under_the_pile_shuffled() -> None:
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


def test_a7_1_a_spectre_gives_one_blow_a_turn_until_none_is_left() -> None:
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


def test_a7_2_a_spectre_does_nothing_else_and_cannot_be_aimed_at() -> None:
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


def test_a7_3_victims_of_a_mort_subite_haunt_unless_the_option_says_no() -> None:
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


def test_a7_3_rightly_accused_players_haunt_whatever_the_option_says() -> None:
    play = table(
        ["", "", ""], "pepin", ["", "cata", ""], "zack anibal zoe", options={"spectres_after_sudden_death": False}
    )
    play.do(0, "accuse", whom=1)
    play.do(0, "play", card="pepin", on=2)
    play.do(2, "answer", card=None)
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]


def test_a7_4_the_character_of_an_eliminated_player_stays_face_down_until_the_end() -> None:
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


def resting(**options: Any) -> Play:
    """It is the turn of the second seat, which is a spectre with a blow."""
    agreed = {"rest": True, **options}
    play = table(["jouvence", "", ""], "reverse " * 6, ["", "pepin cata", ""], out=[1], options=agreed)
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]
    return play


def test_a7_5_a_spectre_that_rests_has_no_more_turns_and_keeps_its_life_pile() -> None:
    play = resting()
    assert play.legal(1)[-1] == {"do": "rest"}
    assert play.do(1, "rest")[:2] == [{"event": "rested", "by": 1}, {"event": "turn-began", "seat": 2}]
    assert play.heard(0)[0] == play.heard(None)[0] == {"event": "rested", "by": 1}
    assert play.asked == [(2, "act")]
    assert life(play, 1) == ["cata", "pepin"]
    shown = play.shown(0)
    assert (shown["out"], shown["spectres"]) == ([1], [])
    for seat in (2, 0, 2, 0):
        assert play.asked == [(seat, "act")], "nobody asks the one who rests"
        play.do(seat, "end")


def test_a7_5_a_spectre_cannot_rest_if_the_option_is_off() -> None:
    play = resting(rest=False)
    assert {choice["do"] for choice in play.legal(1)} == {"haunt"}
    assert play.refused(1, "rest") == ("no-rest", "A7.5", {})


def test_a7_5_only_a_spectre_can_rest_and_only_on_its_own_turn() -> None:
    play = table(["jouvence", "", ""], life=["", "pepin", ""], out=[1], options={"rest": True})
    assert play.refused(0, "rest") == ("other-question", "A3.2", {"asked": "act"})
    assert play.refused(1, "rest", error=NotAsked) == ("not-your-turn", "A3.2", {"asked": 0})


def test_a7_5_a_spectre_that_rests_proves_that_it_has_a_blow() -> None:
    """A9.3, compared with enumeration."""
    setup = setup_of(["jouvence", "", ""], "duel", ["", "pepin", ""], out=[1])
    agreed = {"rest": True}
    play = Play(AU_PIRE_TU_MEURS, agreed, 3, setup)
    moves: list[tuple[int, Json]] = [(0, {"do": "play", "card": "jouvence"}), (0, {"do": "end"}), (1, {"do": "rest"})]
    for seat, choice in moves:
        play.do(seat, **choice)
    made = [(seat, AU_PIRE_TU_MEURS.read_choice(choice)) for seat, choice in moves]
    for seat in (0, 2):
        wanted = worlds(setup, made, seat, agreed)
        rng = Random("rest")
        view = AU_PIRE_TU_MEURS.view(play.state, seat)
        found = {world_of(AU_PIRE_TU_MEURS.redeal(view, rng)) for _ in range(60)}
        assert found == wanted.keys()
        lying = {world[2][1] for world in wanted}
        assert all(blow_years(bag) for bag in lying)


def test_a7_5_bots_do_not_rest() -> None:
    play = resting()
    view = AU_PIRE_TU_MEURS.view(play.state, 1)
    legal = AU_PIRE_TU_MEURS.legal(view)
    for level in ("greedy", "detective", "searcher", "easy", "normal", "hard"):
        choice = bot_for("au-pire-tu-meurs", level).choose(view, legal, Random(1), NO_BUDGET)
        assert isinstance(choice, Haunt), level
