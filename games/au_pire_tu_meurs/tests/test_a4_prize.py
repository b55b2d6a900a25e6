"""A4.3: the option that says where the prize of a duel comes from."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.bots.beliefs import Beliefs, InferenceWeights
from deadpan_au_pire_tu_meurs.bots.distribution import mean
from deadpan_au_pire_tu_meurs.bots.judge import judge
from deadpan_au_pire_tu_meurs.bots.weights import DETECTIVE
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME
from deadpan_au_pire_tu_meurs.rules.state import balance

from deadpan.kernel.errors import SetupError
from games.au_pire_tu_meurs.tests.brute import world_of, worlds
from games.au_pire_tu_meurs.tests.hearing import BLOWS, can_be, heard, opening, years
from games.au_pire_tu_meurs.tests.kit import hand, life, pile, setup_of, table
from tests.kit import Json, Play

LIVES = ("accident cata", "pepin", "")
DUEL: Json = {"do": "play", "card": "duel", "on": 1}
PRIZES = ["hand", "life", "either"]


def taken(source: str) -> Json:
    """The field that says where a prize comes from."""
    return {"from": source}


HAND, LIFE = taken("hand"), taken("life")


def won(prize: str, holds: str = "duel", rest: str = "reverse") -> Play:
    """Zack has won a duel against Felicity, 30 years of blows to 5."""
    play = table([holds, rest, ""], "duel", LIVES, options={"duel_prize": prize})
    play.do(0, "play", card="duel", on=1)
    return play


@pytest.mark.parametrize(
    ("prize", "choices"),
    [
        ("hand", [{"card": None}]),
        ("life", [{"card": "accident"}, {"card": "cata"}]),
        ("either", [{"card": "accident", "from": "life"}, {"card": "cata", "from": "life"}]),
    ],
)
def test_a4_3_a_winner_without_a_blow_in_hand_has_one_on_the_life_pile(prize: str, choices: list[Json]) -> None:
    assert won(prize).legal(0) == [{"do": "prize", **choice} for choice in choices]


def test_a4_3_a_prize_off_the_life_pile_changes_both_sums() -> None:
    play = won("life", "duel cata")
    assert (play.shown(0)["balance"], play.shown(1)["balance"]) == (50, 65)
    play.do(0, "prize", card="cata")
    play.do(1, "answer", card=None)
    assert (life(play, 0), life(play, 1)) == (["accident"], ["cata", "pepin"])
    assert (play.shown(0)["balance"], play.shown(1)["balance"]) == (70, 45)
    assert hand(play, 0) == ["cata", "duel"], "the hand is as it was"
    assert pile(play) == ["duel"]


def test_a4_3_all_see_where_a_prize_comes_from_and_only_the_duellists_see_which_blow_it_is() -> None:
    given = {"event": "given", "by": 0, "to": 1}
    for prize, source, said in (
        ("hand", None, given),
        ("life", None, {**given, "from": "life"}),
        ("either", "life", {**given, "from": "life"}),
        ("either", "hand", given),
    ):
        play = won(prize, "duel cata")
        play.do(0, "prize", card="cata", **({} if source is None else {"from": source}))
        assert play.heard(2) == play.heard(None) == [said]
        assert play.events == [said, {"event": "blow-seen", "by": 0, "to": 1, "card": "cata"}]
        assert play.heard(0) == play.heard(1) == play.events
        assert [play.shown(seat)["flight"] for seat in (0, 1, 2)] == ["cata", "cata", None]
        left = (hand(play, 0).count("cata"), life(play, 0).count("cata"))
        assert left == ((1, 0) if "from" in said else (0, 1))


def test_a4_3_a_prize_off_the_life_pile_can_be_returned_by_a_reverse() -> None:
    play = won("life")
    play.do(0, "prize", card="cata")
    assert play.asked == [(1, "answer")]
    play.do(1, "answer", card="reverse")
    play.do(0, "answer", card=None)
    assert (life(play, 0), life(play, 1)) == (["accident", "cata"], ["pepin"])


def test_a4_3_the_winner_names_the_source_only_if_the_option_allows_either() -> None:
    play = won("either", "duel cata pepin")
    assert play.refused(0, "prize", card="cata") == ("prize-from", "A4.3", {})
    assert play.refused(0, "prize", card="accident", **HAND)[:2] == ("not-in-hand", "A4.3")
    assert play.refused(0, "prize", card="pepin", **LIFE)[:2] == ("not-on-life-pile", "A4.3")
    assert play.refused(0, "prize", card="duel", **LIFE)[:2] == ("not-a-blow", "A4.3")
    held = [{"do": "prize", "card": card, "from": "hand"} for card in ("pepin", "cata")]
    assert play.legal(0) == held + [{"do": "prize", "card": card, "from": "life"} for card in ("accident", "cata")]
    assert won("life", "duel cata").refused(0, "prize", card="pepin")[:2] == ("not-on-life-pile", "A4.3")
    for prize in ("hand", "life"):
        for card in ("cata", None):
            play = won(prize)
            assert play.refused(0, "prize", card=card, **taken(prize)) == ("prize-not-from", "A4.3", {})
    for prize in PRIZES:
        assert won(prize, "duel cata").refused(0, "prize", card=None) == ("prize-owed", "A4.3", {})
    for prize in ("life", "either"):
        assert won(prize).refused(0, "prize", card=None) == ("prize-owed", "A4.3", {})


def test_a4_3_another_source_of_the_prize_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        GAME.read_options({"duel_prize": "pile"})
    assert caught.value.code == "option-value"
    assert GAME.write_options(GAME.read_options({"duel_prize": "hand"})) == {}


# -- deductions --------------------------------------------------------------------------------------------------------

FOUGHT = (told.TurnBegan(0), told.Played(0, "duel", (1,)), told.Duelled(0, 1, 0))


def test_a4_3_a_prize_off_the_life_pile_leaves_that_pile() -> None:
    start = opening(life=(2, 0, 0))
    for seen, known, low in ((), BLOWS, 5), ((told.BlowSeen(0, 1, "cata"),), "cata", 20):
        memory = heard(start, *FOUGHT, told.Given(0, 1, "life"), *seen, told.Landed(1))
        assert can_be(memory, memory.lives[1]) == [known]
        assert [len(memory.lives[0]), len(memory.hands[0])] == [1, 2]
        assert years(memory, 1)[1] == (low, 20)


CASES: dict[str, tuple[str, Json]] = {
    "off the life pile": ("life", {"do": "prize", "card": "accident"}),
    "the one or the other, and it was the life pile": ("either", {"do": "prize", "card": "accident", "from": "life"}),
    "the one or the other, and it was the hand": ("either", {"do": "prize", "card": "cata", "from": "hand"}),
}


@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("case", CASES)
def test_a4_3_worlds_and_notebook_after_a_prize_agree_with_enumeration(case: str, seat: int) -> None:
    """A9.2, A9.3: after a duel between seats 1 and 2, for the duellists and for seat 0."""
    prize, given = CASES[case]
    setup = setup_of(["", "duel cata", ""], "pepin", ["", "accident", "pepin"], first=1)
    agreed = {"duel_prize": prize}
    moves = [
        (mover, GAME.read_choice(raw))
        for mover, raw in ((1, {**DUEL, "on": 2}), (1, given), (2, {"do": "answer", "card": None}))
    ]
    play = Play(GAME, agreed, 3, setup)
    for upto, (mover, choice) in enumerate(moves, 1):
        play.state = GAME.apply(play.state, mover, choice).state
        view, rng = GAME.view(play.state, seat), Random("prize")
        found = Counter(world_of(GAME.redeal(view, rng)) for _ in range(400))
        wanted = worlds(setup, moves[:upto], seat, agreed)
        assert found.keys() <= wanted.keys(), "a world that does not fit"
        assert {world for world, share in wanted.items() if share > 0.05} <= found.keys()
        pages = play.shown(seat)["notebook"]
        for other in {0, 1, 2} - {seat}:
            left = {balance(view.table.opening.options, world[0][other], world[2][other]) for world in wanted}
            assert pages[other]["balance"] == [min(left), max(left)]
            assert set(pages[other]["characters"]) == {CARDS[world[0][other]] for world in wanted}


def test_a4_3_while_a_prize_off_the_life_pile_is_owed_a_world_of_a_drawn_world_has_a_blow_there() -> None:
    play = won("life", "duel switch miracle")
    world = GAME.redeal(GAME.view(play.state, 2), Random(1))
    for number in range(40):
        again = GAME.redeal(GAME.view(world, 1), Random(number))
        assert GAME.read_choice({"do": "prize", "card": None}) not in GAME.legal_in(again, 0), "a blow must be there"


# -- bots --------------------------------------------------------------------------------------------------------------


def wanted(play: Play) -> dict[str, Any]:
    view = GAME.view(play.state, 0)
    legal = GAME.legal(view)
    worths = judge(view, legal, DETECTIVE)
    best = play.legal(0)[max(range(len(legal)), key=worths.__getitem__)]
    return {key: value for key, value in best.items() if key != "do"}


def test_bots_prefer_giving_a_blow_off_the_life_pile_to_one_of_the_hand() -> None:
    """A4.3."""
    assert wanted(won("hand", "duel pepin cata")) == {"card": "cata"}
    assert wanted(won("life", "duel cata")) == {"card": "cata"}
    assert wanted(won("either", "duel cata")) == {"card": "cata", "from": "life"}


def test_a_duel_is_worth_more_if_the_prize_comes_off_the_life_pile() -> None:
    def worth(prize: str) -> float:
        play = table(["duel cata", "", ""], "pepin", LIVES, options={"duel_prize": prize})
        view = GAME.view(play.state, 0)
        return judge(view, [GAME.read_choice(DUEL)], DETECTIVE)[0]

    assert worth("hand") < worth("life") == worth("either")


def test_beliefs_of_bots_follow_a_prize_off_the_life_pile() -> None:
    play = won("life")
    before = Beliefs(GAME.view(play.state, 2), InferenceWeights()).players
    play.do(0, "prize", card="cata")
    play.do(1, "answer", card=None)
    seen, unseen = (Beliefs(GAME.view(play.state, seat), InferenceWeights()).players for seat in (1, 2))
    assert mean(unseen[0].balance()) > mean(before[0].balance()) + 10
    assert mean(unseen[1].balance()) < mean(before[1].balance()) - 10
    assert seen[0].balance() == {years - 10: odds for years, odds in seen[0].characters.items()}
