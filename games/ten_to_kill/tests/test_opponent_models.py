"""Models of opponents: the likelihood of turns for each kind of player."""

from __future__ import annotations

from math import log
from random import Random

import numpy as np
import pytest
from deadpan_ten_to_kill.bots.belief import belief
from deadpan_ten_to_kill.bots.board_history import number_of
from deadpan_ten_to_kill.bots.next_boards import boards_after_a_move, killers, number_of_move
from deadpan_ten_to_kill.bots.weights import SEARCHER, OpponentModel
from deadpan_ten_to_kill.rules.choices import Move
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import suspects
from msgspec.structs import replace

from deadpan.bots import bot_for
from deadpan.testing.tables import Seated, plies
from tests.bots.bot_game import BotGame


def test_killers_agrees_with_suspects_on_every_board_one_move_away() -> None:
    for ply in plies(Seated(TEN_TO_KILL, {}, 4), "setups", 40):
        view = TEN_TO_KILL.view(ply.state, ply.seat)
        where, board = view.table.where, view.table.board
        boards = boards_after_a_move(where)
        found = killers(board, boards)
        for number in {0, *range(1 + ply.seat, len(boards), 37)}:
            here = bytes(boards[number].tolist())
            for victim in range(16):
                known = suspects(board, here, victim) if here[victim] < TILES else 0
                assert sum(1 << int(who) for who in np.flatnonzero(found[number, victim])) == known
        for choice in TEN_TO_KILL.legal(view):
            if isinstance(choice, Move):
                who = number_of(choice.who)
                after = boards[number_of_move(where, who, choice.to)]
                assert bytes(after.tolist()) == where[:who] + bytes((choice.to,)) + where[who + 1 :]


def surprise(level: str, models: tuple[OpponentModel, ...]) -> float:
    """The mean log loss, in games between bots of this level, of a belief about hitmen that uses these models."""
    bot, weights = bot_for("ten-to-kill", level), replace(SEARCHER, models=models)
    total, count = 0.0, 0
    for number in range(8):
        game = BotGame(TEN_TO_KILL, [bot] * 4, f"minds {number}")
        for view in game.views(Random(number)):
            odds = belief(view, weights).odds()
            for other, loss in enumerate(view.table.facts.losses):
                if loss is None and other != view.seat:
                    total -= log(odds[other][game.state.secrets.hands[other].hitman])
                    count += 1
    return total / count


@pytest.mark.parametrize(("level", "own"), [("greedy", 0), ("detective", 1)])
def test_models_predict_hitmen_better_than_none_and_the_right_model_better_than_the_wrong_one(
    level: str, own: int
) -> None:
    either = surprise(level, SEARCHER.models)
    rightly, wrongly = (surprise(level, (SEARCHER.models[model],)) for model in (own, 1 - own))
    assert rightly < wrongly
    assert either < surprise(level, ())
    assert either - rightly < 0.5 * (wrongly - rightly)
