"""Bots' beliefs: exact where they can be computed, and consistent with what is certain."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.bots.beliefs import Beliefs, InferenceWeights
from deadpan_au_pire_tu_meurs.bots.distribution import at_most, mean
from deadpan_au_pire_tu_meurs.bots.player_belief import PlayerBelief
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from games.au_pire_tu_meurs.tests.kit import table
from tests.kit import Play


def duel_table() -> Play:
    """Three players, after some blows."""
    setup = {
        "characters": ["zack", "zoe", "anibal"],
        "hands": [["cata", "cata", "pepin"], ["pepin"], ["jouvence"]],
        "pile": ["accident", "jouvence", "pepin", "pepin", "pepin"],
    }
    return Play(AU_PIRE_TU_MEURS, {}, 3, setup)


def test_the_giver_of_a_blow_knows_it_and_the_others_guess() -> None:
    game = duel_table()
    game.do(0, "play", card="cata", on=2)
    game.do(2, "answer", card=None)
    sharp = Beliefs(AU_PIRE_TU_MEURS.view(game.state, 0), InferenceWeights()).players[2]
    vague = Beliefs(AU_PIRE_TU_MEURS.view(game.state, 1), InferenceWeights()).players[2]
    assert sharp.life == {-20: 1.0}
    assert set(vague.life) == {-5, -10, -20}
    assert at_most(sharp.balance(), 0) > at_most(vague.balance(), 0)


def test_a_balance_that_was_shown_is_known_from_then_on() -> None:
    game = duel_table()
    game.do(0, "play", card="pepin", on=1)
    game.do(1, "answer", card=None)
    game.do(0, "accuse", whom=1)
    player = Beliefs(AU_PIRE_TU_MEURS.view(game.state, 0), InferenceWeights()).players[1]
    assert player.balance() == {55: 1.0}
    game.do(1, "retaliate", card="pepin")
    player = Beliefs(AU_PIRE_TU_MEURS.view(game.state, 0), InferenceWeights()).players[1]
    assert player.balance() == {60: 1.0}


def test_a_player_who_survives_an_accusation_is_believed_to_have_years_left() -> None:
    game = duel_table()
    game.do(0, "accuse", whom=2)
    player = Beliefs(AU_PIRE_TU_MEURS.view(game.state, 1), InferenceWeights()).players[2]
    assert at_most(player.balance(), 0) == 0
    assert mean(player.balance()) > 0


# -- shown cards (A6.1) -----------------------------------------------------------------------------------------------


def belief_about(game: Play, seat: int, whom: int, inference: InferenceWeights | None = None) -> PlayerBelief:
    """What one seat believes of another."""
    return Beliefs(AU_PIRE_TU_MEURS.view(game.state, seat), inference or InferenceWeights()).players[whom]


def shown_table(options: Mapping[str, Any] | None = None) -> Play:
    """Seat 0 has just seen, by a wrong accusation, all cards that make up the years of seat 1."""
    game = table(
        ["", "switch pioche", "", ""], "reverse duel reverse", ["", "cata pepin pepin jouvence", "", ""],
        "zack felicity zoe joshua", options,
    )  # fmt: skip
    game.do(0, "accuse", whom=1)
    game.do(1, "retaliate", card="pepin")
    game.do(0, "end")
    return game


def test_cards_that_were_shown_are_known_one_by_one() -> None:
    player = belief_about(shown_table(), 0, 1)
    assert (player.characters, player.life, player.lump) == ({70: 1.0}, {-15: 1.0}, None)
    assert (player.blows, sorted(player.seen), player.jouvences) == (2, [5, 20], 1)
    assert player.worst() == {20: 1.0}
    number = belief_about(shown_table({"shown": "number"}), 0, 1)
    assert number.lump == {55: 1.0}
    assert len(number.characters) > 1


def test_other_seats_learn_nothing_from_what_one_seat_was_shown() -> None:
    for seat in (2, 3):
        beliefs = [belief_about(shown_table(options), seat, 1) for options in ({}, {"shown": "number"})]
        assert beliefs[0].balance() == beliefs[1].balance()
        assert beliefs[0].characters == beliefs[1].characters


def test_a_character_that_was_shown_is_tracked_and_excluded_elsewhere() -> None:
    game = shown_table()
    assert 70 not in belief_about(game, 0, 2).characters
    assert 70 in belief_about(game, 3, 2).characters
    one, two = belief_about(game, 0, 2).characters[40], belief_about(game, 0, 2).characters[50]
    assert one == pytest.approx(2 * two), "Joshua and Franck"
    game.do(1, "play", card="switch", on=[1, 2])
    assert belief_about(game, 0, 2).characters == {70: 1.0}
    assert 70 not in belief_about(game, 0, 1).characters


def test_of_two_characters_with_the_same_years_one_shown_leaves_the_other() -> None:
    game = table(["", "", "", ""], "duel", characters="zack joshua zoe franck")
    before = belief_about(game, 0, 2).characters
    game.do(0, "accuse", whom=1)
    after = belief_about(game, 0, 2).characters
    assert after[40] / after[60] == pytest.approx(before[40] / before[60] / 2)


def test_a_card_leaving_a_shown_pile_is_believed_to_be_its_worst() -> None:
    game = shown_table()
    game.do(1, "play", card="pioche", take="cata")
    assert belief_about(game, 0, 1).life == {5: 1.0}
    assert belief_about(game, 0, 1).seen == [5]
    plain_mind = belief_about(game, 0, 1, InferenceWeights(reads=False))
    assert plain_mind.life == pytest.approx({-10: 0.5, 5: 0.5})


def test_a_duel_tells_the_two_which_blows_there_are() -> None:
    game = table(["duel", "", ""], "pepin", ["cata", "accident pepin duel", ""])
    game.do(0, "play", card="duel", on=1)
    player = belief_about(game, 0, 1)
    assert (player.life, player.blows, sorted(player.seen)) == ({-15: 1.0}, 2, [5, 10])
    assert player.worst() == {10: 1.0}
    assert len(belief_about(game, 2, 1).life) > 1


def test_a_bot_without_memory_forgets_what_was_shown() -> None:
    player = belief_about(shown_table(), 0, 1, InferenceWeights(remembers=False, reads=False))
    assert len(player.characters) > 1
