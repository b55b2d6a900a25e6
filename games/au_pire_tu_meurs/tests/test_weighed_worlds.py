"""The worlds that the search plays out, weighed by the players' choices."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest
from deadpan_au_pire_tu_meurs.bots.expert import EXPERT
from deadpan_au_pire_tu_meurs.bots.fast_playout import years_left
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

from deadpan.bots import bot_for
from tests.bots.bot_game import BotGame


def errors(level: str, games: int, worlds: int) -> tuple[float, float]:
    """The summed squared errors of the expected balances of opponents, with unweighed and with weighed worlds."""
    bot = bot_for("au-pire-tu-meurs", level)
    plain = weighed = 0.0
    for number in range(games):
        game, rng = BotGame(AU_PIRE_TU_MEURS, [bot] * 4, f"weighed {number}"), Random(number)
        for view in islice(game.views(rng), 19, 60, 20):
            living = game.state.table.living
            if not living >> view.seat & 1:
                continue
            drawn = list(islice(EXPERT.worlds(view, rng), worlds))
            total = sum(weight for _, weight in drawn)
            for other in range(4):
                if living >> other & 1 and other != view.seat:
                    truth = years_left(game.state, other, 10)
                    years = [years_left(world, other, 10) for world, _ in drawn]
                    guess = sum(each * weight for each, (_, weight) in zip(years, drawn, strict=True)) / total
                    plain += (truth - sum(years) / worlds) ** 2
                    weighed += (truth - guess) ** 2
    return plain, weighed


@pytest.mark.parametrize("level", ["greedy", "detective"])
def test_weighing_worlds_by_choices_brings_balances_nearer_to_the_truth(level: str) -> None:
    plain, weighed = errors(level, games=20, worlds=32)
    assert weighed < 0.9 * plain
