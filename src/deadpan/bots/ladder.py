"""The levels, and the bot for each of them in each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from deadpan_au_pire_tu_meurs.bots import levels as au_pire_tu_meurs
from deadpan_ten_to_kill.bots import levels as ten_to_kill

from deadpan.bots.plain import RandomBot
from deadpan.bots.protocol import Bot

RUNGS: Final = ("random", "greedy", "detective", "searcher")
"""The ladder, from the bottom up: what the arena measures."""
DIFFICULTIES: Final = ("easy", "normal", "hard")
"""The same bots as people meet them: they forget, search less and are less sure of themselves, and never blunder."""
LEVELS: Final = (*RUNGS, *DIFFICULTIES)

MAKERS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "ten-to-kill": ten_to_kill.LEVELS,
    "au-pire-tu-meurs": au_pire_tu_meurs.LEVELS,
}
"""By game and level."""


def bot_for(game: str, level: str) -> Bot:
    """The bot of that level; in a game that has no bots of its own, one that chooses at random."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    return MAKERS.get(game, {}).get(level, RandomBot)()
