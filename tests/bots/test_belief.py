"""Bots' beliefs: exact where they can be computed, consistent with what is certain, and used to build alibis."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import permutations
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.bots.beliefs import Beliefs, InferenceWeights
from deadpan_au_pire_tu_meurs.bots.distribution import at_most, mean
from deadpan_au_pire_tu_meurs.bots.player_belief import PlayerBelief
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.judge import judge
from deadpan_ten_to_kill.bots.suspicion import SHARP, suspicion_weights
from deadpan_ten_to_kill.bots.weights import DETECTIVE, GREEDY, SEARCHER
from deadpan_ten_to_kill.rules.casefile import candidates
from deadpan_ten_to_kill.rules.choices import Kill
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.pieces import CHARACTERS

from deadpan.testing.tables import Seated, plies
from games.au_pire_tu_meurs.tests.kit import table
from tests.kit import Play, play


def test_the_joint_belief_equals_a_count_of_all_assignments() -> None:
    for number, ply in enumerate(plies(Seated(TEN_TO_KILL, {}, 4), "belief", 60)):
        if number % 12:
            continue
        view = TEN_TO_KILL.view(ply.state, ply.seat)
        masks = candidates(view.table, view.seat, view.hand)
        likely = suspicion_weights(view, SHARP)
        total, sums = 0.0, {(seat, who): 0.0 for seat in masks for who in range(16)}
        for assignment in permutations(range(16), len(masks)):
            weight = 1.0
            for seat, who in zip(masks, assignment, strict=True):
                weight *= likely[seat][who] if masks[seat] >> who & 1 else 0.0
            total += weight
            for seat, who in zip(masks, assignment, strict=True):
                sums[seat, who] += weight
        odds = belief(view, DETECTIVE).odds()
        for (seat, who), weight in sums.items():
            assert odds[seat][who] == pytest.approx(weight / total)


@pytest.mark.parametrize("seats", TEN_TO_KILL.players)
def test_belief_never_excludes_the_truth(seats: int) -> None:
    for number in range(4):
        for ply in plies(Seated(TEN_TO_KILL, {}, seats), f"truth {number}", 80):
            view = TEN_TO_KILL.view(ply.state, ply.seat)
            for weights in (GREEDY, DETECTIVE, SEARCHER):
                odds = belief(view, weights).odds()
                for other, loss in enumerate(view.table.facts.losses):
                    if other != ply.seat and loss is None:
                        assert odds[other][ply.state.secrets.hands[other].hitman] > 0


def test_draws_follow_the_belief() -> None:
    *_, ply = plies(Seated(TEN_TO_KILL, {}, 3), "draws", 40)
    view = TEN_TO_KILL.view(ply.state, ply.seat)
    believed = belief(view, DETECTIVE)
    odds, rng, draws = believed.odds(), Random(8), 4_000
    counts: dict[tuple[int, int], int] = {}
    for _ in range(draws):
        drawn = believed.draw(rng)
        assert len(set(drawn.values())) == len(drawn)
        for seat, who in drawn.items():
            counts[seat, who] = counts.get((seat, who), 0) + 1
    for seat, row in enumerate(odds):
        for who, share in enumerate(row):
            assert counts.get((seat, who), 0) / draws == pytest.approx(share, abs=0.04)


TASTES = {"greedy": GREEDY, "detective": DETECTIVE}

BOARD = """
    giraffe   walrus    fox       mouse
    penguin   _         _         koala
    wolf      tiger     _         cat
    panda     _         _         opossum
"""


def test_a_move_right_before_a_kill_makes_its_beneficiary_suspect() -> None:
    game = play(BOARD, ["tiger: giraffe cat koala", "fox: mouse panda opossum"], first=0)
    game.do(0, "move", who="tiger", to=0)
    game.do(0, "kill", who="giraffe")
    seen = TEN_TO_KILL.view(game.state, 1)
    odds = belief(seen, DETECTIVE).odds()[0]
    assert max(range(16), key=lambda who: odds[who]) == CHARACTERS.index("tiger")
    assert belief(seen, GREEDY).odds()[0][CHARACTERS.index("tiger")] < odds[CHARACTERS.index("tiger")]


ALIBI = """
    penguin   walrus    fox       mouse
    _         tiger     _         _
    _         koala     _         _
    _         P1,cat    wolf      _
"""


@pytest.mark.parametrize("level", ["greedy", "detective"])
def test_t3_9_killers_build_alibis(level: str) -> None:
    # Walrus and koala are both targets in the tiger's reach. If the walrus dies, the penguin and the fox are suspects
    # too; near the koala there is nobody whom the policeman does not see.
    game = play(ALIBI, ["tiger: walrus koala panda", "mouse: penguin wolf cat"], first=0)
    view = TEN_TO_KILL.view(game.state, 0)
    kills = [choice for choice in TEN_TO_KILL.legal(view) if isinstance(choice, Kill)]
    assert {kill.who for kill in kills} >= {"walrus"}
    worths = dict(zip((kill.who for kill in kills), judge(view, kills, TASTES[level]), strict=True))
    assert max(worths, key=lambda who: worths[who]) == "walrus"


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
