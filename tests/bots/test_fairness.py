"""Bots use only what their seat knows: in worlds it cannot tell apart, the same seed gives the same choice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest

from deadpan.bots import Bot, Budget, bot_for, levels_of
from deadpan.bots.sampler import SamplerBot
from deadpan.bots.search import Searcher
from deadpan.game import GAMES
from deadpan.kernel.types import Choice
from deadpan.testing.tables import plies
from tests.tables import TABLES

pytestmark = pytest.mark.slow

PAIRS = 2_000
SEARCHED_PAIRS = 200
SAMPLED_PAIRS = 20
FEW = Budget(playouts=4)


def twins(game: str, pairs: int) -> Iterator[tuple[Any, Any, int]]:
    """States of random games with a twin, and the seat that is asked and cannot tell them apart."""
    tables = [table for table in TABLES if table.game.name == game]
    rng = Random(f"twins {game}")
    left = pairs
    number = 0
    while left:
        table = tables[number % len(tables)]
        number += 1
        for ply in plies(table, f"fair {number}", 120):
            if rng.random() < 0.4 and len(table.game.legal_in(ply.state, ply.seat)) > 1:
                yield ply.state, table.game.redeal(table.game.view(ply.state, ply.seat), rng), ply.seat
                left -= 1
                if not left:
                    return


def bots_of(game: str) -> dict[str, Bot]:
    """The bots of a game by level, each once: two levels of the same bot would do the same."""
    bots: dict[str, Bot] = {}
    for level in levels_of(game):
        bot = bot_for(game, level)
        if bot not in bots.values():
            bots[level] = bot
    return bots


def check_fair(game_name: str, bots: Mapping[str, Bot], pairs: int) -> None:
    """Compare the choices of each of these bots in pairs of worlds."""
    game = GAMES[game_name]
    for number, (state, twin, seat) in enumerate(twins(game_name, pairs)):
        view, other = game.view(state, seat), game.view(twin, seat)
        for name, bot in bots.items():
            here = bot.choose(view, game.legal(view), Random(number), FEW)
            there = bot.choose(other, game.legal(other), Random(number), FEW)
            assert here == there, name
            assert here in game.legal(view), name


@pytest.mark.parametrize("game", GAMES)
def test_bots_choose_the_same_in_worlds_they_cannot_tell_apart(game: str) -> None:
    bots = bots_of(game).items()
    check_fair(game, {level: bot for level, bot in bots if not isinstance(bot, Searcher | SamplerBot)}, PAIRS)


@pytest.mark.parametrize("game", GAMES)
def test_searchers_choose_the_same_in_worlds_they_cannot_tell_apart(game: str) -> None:
    searchers = {level: bot for level, bot in bots_of(game).items() if isinstance(bot, Searcher)}
    check_fair(game, searchers, SEARCHED_PAIRS if searchers else 0)


@pytest.mark.parametrize("game", GAMES)
def test_the_sampler_chooses_the_same_in_worlds_it_cannot_tell_apart(game: str) -> None:
    check_fair(game, {"sampler": bot_for(game, "sampler")}, SAMPLED_PAIRS)


class Cheat:
    """A bot that reads the others' secrets from the state, and chooses by them."""

    def __init__(self, secrets_of: Mapping[int, Any]) -> None:
        self.secrets_of = secrets_of

    def choose(self, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice:
        return legal[sum(repr(self.secrets_of[id(view)]).encode()) % len(legal)]


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_that_reads_the_state_fails_the_comparison(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: dict[int, Any] = {}
    kept = []
    view_of = type(GAMES[game]).view

    def peeping(self: Any, state: Any, seat: int | None) -> Any:
        view = view_of(self, state, seat)
        seen[id(view)] = self.dump(state)
        kept.append(view)  # kept alive, so that its id is not reused
        return view

    monkeypatch.setattr(type(GAMES[game]), "view", peeping)
    with pytest.raises(AssertionError):
        check_fair(game, {"cheat": Cheat(seen)}, 50)
