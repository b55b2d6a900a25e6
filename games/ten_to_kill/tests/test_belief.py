"""Bots' beliefs: exact where they can be computed, consistent with what is certain, and used to build alibis."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.judge import judge
from deadpan_ten_to_kill.bots.suspicion import SHARP, suspicion_weights
from deadpan_ten_to_kill.bots.weights import DETECTIVE, GREEDY, SEARCHER
from deadpan_ten_to_kill.rules.casefile import candidates
from deadpan_ten_to_kill.rules.choices import Kill
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.pieces import CHARACTERS

from deadpan.testing.tables import Seated, plies
from games.ten_to_kill.tests.kit import play


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
