"""The probability of winning, given the whole state."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.bots.expert import EXPERT
from deadpan_au_pire_tu_meurs.bots.win_probability import MANY, TRAITS, chance, learnt, traits
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.bots import bot_for
from games.au_pire_tu_meurs.tests.kit import dealt, table
from tests.bots.bot_game import BotGame


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_probabilities_of_the_living_add_up_to_one(seats: int) -> None:
    state = dealt(seats).state
    chances = [chance(state, seat) for seat in range(seats)]
    assert sum(chances) == pytest.approx(1.0)
    assert all(0.02 < each < 0.9 for each in chances)


def test_there_are_weights_for_every_trait() -> None:
    assert list(learnt()) == list(range(2, MANY + 1))
    assert len(TRAITS) == len(traits(dealt(3).state, 0))
    assert {len(weights) for weights in learnt().values()} == {len(TRAITS)}


def test_years_and_good_cards_raise_the_probability_of_winning() -> None:
    """All players are equal except for one card of the first player."""
    for hand, life in (("mort-subite", ""), ("miracle", ""), ("reverse", ""), ("", "jouvence")):
        state = table([hand, "", ""], "duel", [life, "", ""], characters="joshua franck jody").state
        assert chance(state, 0) > chance(state, 1)
    worse = table(["", "", ""], "duel", ["cata cata", "", ""], characters="joshua franck jody").state
    assert chance(worse, 0) < chance(worse, 1)


def test_a_mort_subite_is_worth_more_with_fewer_living_players() -> None:
    def odds(seats: int, out: list[int]) -> float:
        hands = ["mort-subite", *[""] * (seats - 1)]
        state = table(hands, "duel", characters="joshua franck jody zoe felicity", out=out).state
        return chance(state, 0) / chance(state, 1)

    assert odds(5, [2, 3, 4]) > odds(5, [3, 4]) > odds(5, [])


def turns_of(number: int) -> tuple[list[Any], tuple[int, ...]]:
    """The states at the beginnings of turns of a game that the weights were not fitted to, and its winners."""
    bot = bot_for("au-pire-tu-meurs", "detective")
    game = BotGame(AU_PIRE_TU_MEURS, [bot] * 4, f"foretold {number}")
    found: list[Any] = []
    for _ in game.views(Random(number)):
        state = game.state
        kind = AU_PIRE_TU_MEURS.asks(state)[0].kind
        if kind == "act" and (not found or found[-1].table.turn != state.table.turn):
            found.append(state)
    outcome = AU_PIRE_TU_MEURS.outcome(game.state)
    assert outcome is not None
    return found, outcome.winners


def test_predictions_are_better_than_equal_probabilities() -> None:
    surprise = nothing = 0.0
    for number in range(40):
        turns, winners = turns_of(number)
        for state in turns:
            surprise -= sum(log(chance(state, seat)) for seat in winners) / len(winners) / len(turns)
            nothing += log(state.table.living.bit_count()) / len(turns)
    assert surprise < 0.95 * nothing


def test_a_playout_stops_when_the_next_turn_begins() -> None:
    play = table(["pepin cata", "reverse", ""], "duel accident switch")
    start = play.state
    play.do(0, "play", card="cata", on=1)
    assert not EXPERT.is_far(start, play.state)  # the blow is on its way
    play.do(1, "answer", card=None)
    assert not EXPERT.is_far(start, play.state)  # the player may still accuse
    play.do(0, "end")
    assert EXPERT.is_far(start, play.state)
    assert EXPERT.value(play.state, 1) == chance(play.state, 1)


def test_an_eliminated_player_has_value_zero_and_the_winner_one() -> None:
    play = table(["mort-subite pepin", "cata", ""], "duel", out=[2])
    assert EXPERT.value(play.state, 2) == 0.0
    play.do(0, "play", card="mort-subite", on=1)
    play.do(1, "answer", card=None)
    assert [EXPERT.value(play.state, seat) for seat in range(3)] == [1.0, 0.0, 0.0]
