"""A3.6: accusing on another player's turn, if the option ``accuse`` allows it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.bots.judge import judge, unasked
from deadpan_au_pire_tu_meurs.bots.weights import DETECTIVE
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.choices import Accuse
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME
from deadpan_au_pire_tu_meurs.rules.state import balance

from deadpan.bots import Volunteer, bot_for, volunteered
from deadpan.kernel.errors import NotAsked, SetupError
from games.au_pire_tu_meurs.tests.brute import world_of, worlds
from games.au_pire_tu_meurs.tests.kit import hand, life, said, setup_of, table
from tests.kit import Play

ANY_TIME = {"accuse": "any-time"}
DEAD = "cata cata cata cata"
"""As many years as Zack has, who has the most."""


def posed(hands: list[str], pile: str = "duel duel duel duel", lives: list[str] | None = None, **rest: Any) -> Play:
    return table(hands, pile, lives or [""] * len(hands), options=ANY_TIME, **rest)


def test_a3_6_any_other_living_player_may_accuse_and_is_not_asked() -> None:
    play = posed(["jouvence", "", "", ""], out=[3])
    assert play.asked == [(0, "act")]
    assert play.game.may(play.state) == (1, 2)
    assert play.legal(1) == [{"do": "accuse", "whom": 0}, {"do": "accuse", "whom": 2}]
    assert play.legal(3) == []
    assert play.refused(3, "accuse", whom=0, error=NotAsked) == ("not-your-turn", "A3.2", {"asked": 0})
    assert play.refused(1, "end", error=NotAsked) == ("not-your-turn", "A3.2", {"asked": 0})
    assert play.refused(1, "accuse", whom=1) == ("accuse-yourself", "A6.1", {})
    assert play.refused(1, "accuse", whom=3) == ("aim-out", "A6.1", {"seat": 3})
    play.do(0, "play", card="jouvence")
    assert play.game.may(play.state) == (1, 2), "after the card too"


def test_a3_6_by_default_only_the_player_whose_turn_it_is_can_accuse() -> None:
    play = table(["jouvence", "", ""], "duel")
    assert play.game.may(play.state) == ()
    assert play.legal(1) == []
    assert play.refused(1, "accuse", whom=2, error=NotAsked) == ("not-your-turn", "A3.2", {"asked": 0})
    assert GAME.write_options(GAME.read_options({"accuse": "own-turn", "rest": False})) == {}
    with pytest.raises(SetupError) as caught:
        GAME.read_options({"accuse": "always"})
    assert caught.value.code == "option-value"


def test_a3_6_after_an_accusation_on_another_players_turn_that_turn_goes_on() -> None:
    play = posed(["pepin", "", "", ""], lives=["accident", DEAD, "pepin cata", ""])
    play.do(3, "accuse", whom=2)
    shown = {"event": "balance-shown", "by": 3, "whom": 2, "years": 35}
    assert next(event for event in play.heard(3) if event["event"] == "balance-shown").items() >= shown.items()
    assert said(play, 0) == ["accused"]
    assert play.asked == [(2, "retaliate")]
    play.do(2, "retaliate", card="pepin")
    assert life(play, 3) == ["pepin"]
    assert play.asked == [(0, "act")]
    play.do(3, "accuse", whom=1)
    assert play.position["out"] == [1]
    assert play.asked == [(0, "act")]
    assert play.shown(0)["question"] == {"seat": 0, "kind": "act", "played": False, "accused": []}
    assert play.can(0, "play", card="pepin", on=2), "and the card of the turn is still to be played"


@pytest.mark.parametrize(
    ("hands", "lives", "first", "then", "asked"),
    [
        (["pepin", "reverse", "", ""], [""] * 4, ("play", {"card": "pepin", "on": 1}), None, (1, "answer")),
        (["mort-subite", "", "", ""], [""] * 4, ("play", {"card": "mort-subite", "on": 1}), None, (1, "answer")),
        (["duel", "", "", ""], ["cata", "", "", ""], ("play", {"card": "duel", "on": 1}), None, (0, "prize")),
        (["pepin", "", "", ""], ["", "cata", "", ""], ("accuse", {"whom": 1}), None, (1, "retaliate")),
        (["jouvence", "", "", ""], [""] * 4, ("play", {"card": "jouvence"}), ("end", {}), (1, "identity")),
    ],
    ids=["a blow", "a Mort Subite", "a prize", "a retaliation", "an identity"],
)
def test_a3_6_no_player_can_accuse_while_another_question_is_open(
    hands: list[str], lives: list[str], first: tuple[str, Mapping[str, Any]], then: Any, asked: tuple[int, str]
) -> None:
    play = posed(hands, "duel archibald anibal", lives)
    for choice in (first, then):
        if choice is not None:
            play.do(0, choice[0], **choice[1])
    assert play.asked == [asked]
    assert play.game.may(play.state) == ()
    for seat in {0, 1, 2, 3} - {asked[0]}:
        assert play.legal(seat) == []
        assert play.refused(seat, "accuse", whom=asked[0], error=NotAsked)[0] == "not-your-turn"


def test_a3_6_no_player_can_accuse_on_a_spectres_turn_or_before_the_first_turn() -> None:
    play = posed(["jouvence", "", ""], lives=["", "cata", ""], out=[1])
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    assert play.asked == [(1, "haunt")]
    assert play.game.may(play.state) == ()
    assert play.refused(0, "accuse", whom=2, error=NotAsked) == ("not-your-turn", "A7.1", {"asked": 1})
    assert posed(["jouvence", "anibal", ""]).game.may(posed(["jouvence", "anibal", ""]).state) == ()


def test_a6_1_each_opponent_is_accused_at_most_once_from_one_own_turn_to_the_next() -> None:
    play = posed(["jouvence", "jouvence", "jouvence", ""])
    play.do(1, "accuse", whom=0)
    assert play.legal(1) == [{"do": "accuse", "whom": 2}, {"do": "accuse", "whom": 3}]
    assert play.refused(1, "accuse", whom=0) == ("accused-already", "A6.1", {"whom": 0})
    for whom in (2, 3):
        play.do(1, "accuse", whom=whom)
    assert play.game.may(play.state) == (2, 3)
    assert play.refused(1, "accuse", whom=2, error=NotAsked) == ("not-your-turn", "A3.2", {"asked": 0})
    play.do(2, "accuse", whom=1)
    play.do(0, "play", card="jouvence")
    play.do(0, "end")
    assert [choice["whom"] for choice in play.legal(1, "accuse")] == [0, 2, 3], "a turn of one's own begins anew"
    play.do(1, "accuse", whom=3)
    play.do(1, "play", card="jouvence")
    play.do(1, "end")
    assert [choice["whom"] for choice in play.legal(1)] == [0, 2], "and lasts until the next"
    assert [choice["whom"] for choice in play.legal(2, "accuse")] == [0, 1, 3]


def test_a3_6_a_player_who_is_eliminated_during_the_own_turn_loses_the_rest_of_it() -> None:
    play = posed(["pepin jouvence", "", "", ""], lives=[f"{DEAD} cata", "", "", ""])
    play.do(0, "play", card="jouvence")
    events = play.do(2, "accuse", whom=0)
    told = [event["event"] for event in events]
    assert told == ["accused", "balance-shown", "eliminated", "turn-began", "drawn", "card-drawn"]
    assert hand(play, 0) == []
    assert play.asked == [(1, "act")]
    assert play.shown(0)["spectres"] == [0]


def test_a8_1_the_last_living_player_wins_on_any_players_turn() -> None:
    play = posed(["pepin", "", ""], lives=[DEAD, "", ""], out=[2])
    play.do(1, "accuse", whom=0)
    assert play.outcome() == ([0, 1, 0], [1], "A8.1")


def test_a8_2_a_turn_with_an_accusation_is_not_barren() -> None:
    def ended(accuses: bool) -> bool:
        play = posed(["", "", ""], pile="")
        for seat in range(3):
            if accuses and seat == 1:
                play.do(2, "accuse", whom=0)
            play.do(seat, "end")
        return play.outcome() is not None

    assert (ended(False), ended(True)) == (True, False)


def test_a3_6_an_accusation_increases_the_serial() -> None:
    play = posed(["pepin", "", "", ""])
    (before,) = GAME.asks(play.state)
    play.do(1, "accuse", whom=2)
    (after,) = GAME.asks(play.state)
    assert (after.seat, after.kind, after.serial) == (before.seat, before.kind, before.serial + 1)


# -- deductions --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("whom", [0, 1], ids=["the one whose turn it is", "another"])
def test_a3_6_worlds_and_notebook_after_an_accusation_agree_with_enumeration(whom: int, seat: int) -> None:
    """A9.2, A9.3."""
    setup = setup_of(["", "duel", ""], "switch pepin", ["cata pepin", "cata", ""], "anibal jody zoe")
    moves = [(2, GAME.read_choice({"do": "accuse", "whom": whom}))]
    play = Play(GAME, ANY_TIME, 3, setup)
    play.do(2, "accuse", whom=whom)
    view, rng = GAME.view(play.state, seat), Random("any time")
    found = Counter(world_of(GAME.redeal(view, rng)) for _ in range(300))
    fitting = worlds(setup, moves, seat, ANY_TIME)
    assert found.keys() <= fitting.keys(), "a world that does not fit"
    assert {world for world, share in fitting.items() if share > 0.06} <= found.keys()
    pages = play.shown(seat)["notebook"]
    for other in {0, 1, 2} - {seat}:
        left = {balance(view.table.opening.options, world[0][other], world[2][other]) for world in fitting}
        assert pages[other]["balance"] == [min(left), max(left)]
        assert set(pages[other]["characters"]) == {CARDS[world[0][other]] for world in fitting}


# -- bots --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("blow", "unseen", "accuses"),
    [("cata", "", True), ("accident", "", False), ("accident", "cata", False)],
    ids=["certain", "certain not to be", "likely"],
)
def test_a3_6_bots_accuse_unasked_only_if_the_opponent_is_almost_certainly_dead(
    blow: str, unseen: str, accuses: bool
) -> None:
    setup = setup_of(["", f"switch {blow}", "", unseen], "reverse " * 6, characters="zack anibal jody zoe", first=1)
    play = Play(GAME, ANY_TIME, 4, setup)
    play.do(1, "play", card="switch", on=[1, 2])  # now seat 1 knows that seat 2 is Anibal, who has 20 years
    for seat in (1, 2, 3, 0):
        if seat == 3 and unseen:
            play.do(3, "play", card=unseen, on=2)
            play.do(2, "answer", card=None)
        play.do(seat, "end")
    play.do(1, "play", card=blow, on=2)
    play.do(2, "answer", card=None)
    play.do(1, "end")
    view = GAME.view(play.state, 1)
    assert play.asked == [(2, "act")]
    legal = GAME.legal(view)
    for level in ("detective", "searcher", "hard"):
        choice = volunteered(GAME.name, bot_for(GAME.name, level), view, legal, Random(1))
        assert choice == (Accuse(2) if accuses else None), level
    on_its_turn = judge(view, [Accuse(2)], DETECTIVE)[0] > 0
    assert on_its_turn == (accuses or unseen != ""), "what is only likely waits for the own turn"
    assert unasked(view, [each for each in legal if each != Accuse(2)], DETECTIVE) is None


def test_a_bot_that_crashes_or_answers_nonsense_unasked_chooses_nothing(caplog: pytest.LogCaptureFixture) -> None:
    play = posed(["pepin", "", "", ""])
    view = GAME.view(play.state, 1)

    class Odd:
        def __init__(self, answer: Any) -> None:
            self.answer = answer

        def choose(self, *args: Any) -> Any:
            raise AssertionError

        def volunteer(self, *args: Any) -> Any:
            if self.answer == "crash":
                raise ZeroDivisionError
            return self.answer

    class Silent:
        def choose(self, *args: Any) -> Any:
            raise AssertionError

    legal = GAME.legal(view)
    assert volunteered(GAME.name, Odd(legal[0]), view, legal, Random(1)) == legal[0]
    assert volunteered(GAME.name, Odd(None), view, legal, Random(1)) is None
    assert not caplog.records
    assert volunteered(GAME.name, Odd("crash"), view, legal, Random(1)) is None
    assert volunteered(GAME.name, Odd(Accuse(1)), view, legal, Random(1)) is None
    assert len(caplog.records) == 2
    assert not isinstance(Silent(), Volunteer)
    assert volunteered(GAME.name, Silent(), view, legal, Random(1)) is None
