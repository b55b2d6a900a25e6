"""The levels, and the bot for each of them in each game."""

from __future__ import annotations

from typing import Final

from deadpan.bots.plain import RandomBot
from deadpan.bots.protocol import Bot
from deadpan.game.registry import game_called

RUNGS: Final = ("random", "greedy", "detective", "searcher")
"""The ladder, from the bottom up: what the arena measures."""
DIFFICULTIES: Final = ("easy", "normal", "hard")
"""The same bots as people meet them: they forget, search less and are less sure of themselves, and never blunder."""
LEVELS: Final = (*RUNGS, *DIFFICULTIES)


def bot_for(game: str, level: str) -> Bot:
    """The bot of that level; in a game that has no bots of its own, one that chooses at random."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    return game_called(game).bots.get(level, RandomBot)()
