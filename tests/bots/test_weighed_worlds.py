"""Worlds of Au pire tu meurs that a searcher plays out: likelier where choices say so."""

from __future__ import annotations

from itertools import islice
from random import Random

import pytest

from deadpan.bots import Budget, bot_for
from deadpan.bots.au_pire_tu_meurs.expert import EXPERT
from deadpan.bots.au_pire_tu_meurs.quick import years_left
from deadpan.games.au_pire_tu_meurs.game import AU_PIRE_TU_MEURS


def errors(level: str, games: int, worlds: int) -> tuple[float, float]:
    """How far off the balances of others are on average (squared): in worlds as they come, and in weighed ones."""
    bot, options = bot_for("au-pire-tu-meurs", level), AU_PIRE_TU_MEURS.read_options({})
    plain = weighed = 0.0
    for number in range(games):
        seed, rng = f"weighed {number}", Random(number)
        state = AU_PIRE_TU_MEURS.pose(options, 4, AU_PIRE_TU_MEURS.deal(options, 4, seed), seed).state
        for step in range(60):
            asks = AU_PIRE_TU_MEURS.asks(state)
            if not asks:
                break
            seat = asks[0].seat
            view = AU_PIRE_TU_MEURS.view(state, seat)
            if step % 20 == 19 and state.table.living >> seat & 1:
                drawn = list(islice(EXPERT.worlds(view, rng), worlds))
                total = sum(weight for _, weight in drawn)
                for other in range(4):
                    if state.table.living >> other & 1 and other != seat:
                        truth = years_left(state, other, 10)
                        years = [years_left(world, other, 10) for world, _ in drawn]
                        guess = sum(each * weight for each, (_, weight) in zip(years, drawn, strict=True)) / total
                        plain += (truth - sum(years) / worlds) ** 2
                        weighed += (truth - guess) ** 2
            choice = bot.choose(view, AU_PIRE_TU_MEURS.legal(view), rng, Budget())
            state = AU_PIRE_TU_MEURS.apply(state, seat, choice).state
    return plain, weighed


@pytest.mark.parametrize("level", ["greedy", "detective"])
def test_what_is_read_into_choices_brings_worlds_nearer_to_the_truth(level: str) -> None:
    plain, weighed = errors(level, games=20, worlds=32)
    assert weighed < 0.9 * plain
