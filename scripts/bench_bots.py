"""Speed of the bots and of the arena: milliseconds per decision, games per minute."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

from deadpan.arena.match import Match
from deadpan.arena.runner import play_matches
from deadpan.bots import Bot, Budget, bot_for, levels_of
from deadpan.bots.sampler import SamplerBot
from deadpan.bots.search import Searcher
from deadpan.game import GAMES, game_called
from deadpan.kernel.rules import AnyRules

Row = tuple[str, str, float, str]

POSITIONS = 150
SEARCHED_POSITIONS = 15
BUDGET_MS = 300.0


def rows() -> Iterator[Row]:
    """Every figure of this section."""
    for game in GAMES.values():
        views = list(_views(game, POSITIONS))
        for level in levels_of(game.name):
            searches = isinstance(bot_for(game.name, level), Searcher | SamplerBot)
            budget = Budget(ms=BUDGET_MS) if searches else Budget()
            ms = sorted(
                _ms(bot_for(game.name, level), game, views[:: POSITIONS // SEARCHED_POSITIONS], budget)
                if searches
                else _ms(bot_for(game.name, level), game, views, budget)
            )
            what = f"{level}, budget {BUDGET_MS:.0f} ms" if searches else level
            yield f"a decision of {what}, median", game.name, ms[len(ms) // 2], "ms"
            yield f"a decision of {what}, 99th percentile", game.name, ms[int(0.99 * (len(ms) - 1))], "ms"
        for jobs in (1, 2):
            yield (
                f"arena, four bots of a study, {jobs} process{'es' if jobs > 1 else ''}",
                game.name,
                _games(game, jobs),
                "games/min",
            )


def _views(game: AnyRules, count: int) -> Iterator[Any]:
    """Views from games between instant bots, with more than one legal choice."""
    bot, found, number = bot_for(game.name, game_called(game.name).instant), 0, 0
    while found < count:
        options = game.read_options({})
        seed = f"bench {number}"
        number += 1
        state = game.pose(options, 4, game.deal(options, 4, seed), seed).state
        rng = Random(seed)
        while asks := game.asks(state):
            seat = asks[0].seat
            view = game.view(state, seat)
            legal = game.legal(view)
            if len(legal) > 1 and rng.random() < 0.3 and found < count:
                found += 1
                yield view
            state = game.apply(state, seat, bot.choose(view, legal, rng, Budget())).state


def _ms(bot: Bot, game: AnyRules, views: list[Any], budget: Budget) -> list[float]:
    taken = []
    for number, view in enumerate(views):
        legal = game.legal(view)
        began = time.perf_counter()
        bot.choose(view, legal, Random(number), budget)
        taken.append(1000 * (time.perf_counter() - began))
    return taken


def _games(game: AnyRules, jobs: int) -> float:
    match = Match(game=game.name, bots=(game_called(game.name).studied_with,) * 4, deals=40, seed="bench")
    began = time.perf_counter()
    played = play_matches([match], jobs)
    return 60 * len(played[0]) / (time.perf_counter() - began)
