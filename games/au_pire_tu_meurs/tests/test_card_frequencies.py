"""What the cards that a player plays tell about the player's years."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.bots.beliefs import InferenceWeights, balances
from deadpan_au_pire_tu_meurs.bots.card_frequencies import BLOW, MOST, STEP, learnt, level, likelier, seen_as
from deadpan_au_pire_tu_meurs.bots.distribution import mean
from deadpan_au_pire_tu_meurs.bots.fast_playout import years_left
from deadpan_au_pire_tu_meurs.rules.cards import PLAYING_CARDS
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.bots import bot_for
from games.au_pire_tu_meurs.tests.kit import table
from tests.bots.bot_game import BotGame
from tests.kit import Play

PLAIN, KNOWING = InferenceWeights(), InferenceWeights(knows_frequencies=True)


@pytest.mark.parametrize(("years", "at"), [(-30, 0), (0, 0), (1, 10), (10, 10), (11, 20), (80, 80), (130, 80)])
def test_years_are_rounded_to_levels(years: int, at: int) -> None:
    assert level(years) == at


def test_exactly_the_cards_that_can_be_played_have_frequencies() -> None:
    answers = {"reverse", "miracle"}
    assert set(learnt()) == {seen_as(card) for card in PLAYING_CARDS if card not in answers}
    assert all(list(row) == list(range(0, MOST + STEP, STEP)) for row in learnt().values())
    assert likelier("reverse", 40) == 1.0


def test_players_with_many_years_give_blows_and_players_with_few_raise_their_years() -> None:
    assert likelier(BLOW, 75) > 2 * likelier(BLOW, 20)
    for card in ("jouvence", "pioche", "switch"):
        assert likelier(card, 20) > 3 * likelier(card, 75)


def believed(play: Play, inference: InferenceWeights) -> float:
    """The years of seat 1 that seat 0 expects."""
    return mean(balances(AU_PIRE_TU_MEURS.view(play.state, 0), inference)[1])


def test_a_jouvence_lowers_the_believed_years_and_a_blow_raises_them() -> None:
    play = table(["", "jouvence cata", "", ""], first=1)
    assert believed(play, KNOWING) == believed(play, PLAIN)
    play.do(1, "play", card="jouvence")
    assert believed(play, KNOWING) < believed(play, PLAIN) - 5
    play = table(["", "jouvence cata", "", ""], first=1)
    play.do(1, "play", card="cata", on=2)
    assert believed(play, KNOWING) > believed(play, PLAIN) + 5


def test_certain_years_are_not_changed_by_frequencies() -> None:
    play = table(["pepin", "jouvence", ""], "duel duel duel", ["", "pepin", ""], first=0)
    play.do(0, "accuse", whom=1)
    play.do(1, "retaliate", card="pepin")
    play.do(0, "play", card="pepin", on=2)
    play.do(2, "answer", card=None)
    play.do(0, "end")
    play.do(1, "play", card="jouvence")
    assert believed(play, KNOWING) == believed(play, PLAIN) == 80


def test_only_the_card_of_the_players_own_turn_is_evidence() -> None:
    """A4.3: the prize of a duel is not chosen among all cards, so it is no evidence."""
    play = table(["", "cata", "duel", ""], "", ["", "pepin", "", ""], first=2)
    play.do(2, "play", card="duel", on=1)
    play.do(1, "prize", card="cata")
    play.do(2, "answer", card=None)
    assert believed(play, KNOWING) == pytest.approx(believed(play, PLAIN))


@pytest.mark.parametrize("bots", ["greedy", "detective"])
def test_frequencies_bring_beliefs_nearer_to_the_truth(bots: str) -> None:
    bot, off = bot_for("au-pire-tu-meurs", bots), {PLAIN: 0.0, KNOWING: 0.0}
    for number in range(50):
        game = BotGame(AU_PIRE_TU_MEURS, [bot] * 4, f"habits of {number}")
        for view in islice(game.views(Random(number)), 14, 90, 15):
            if game.state.table.living >> view.seat & 1:
                for inference in off:
                    for other, spread in balances(view, inference).items():
                        off[inference] += (mean(spread) - years_left(game.state, other, 10)) ** 2
    assert off[KNOWING] < 0.9 * off[PLAIN]
