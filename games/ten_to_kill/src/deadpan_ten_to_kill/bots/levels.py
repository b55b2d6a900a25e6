"""The bots of 10' to Kill by level."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from deadpan.bots.greedy import GreedyBot
from deadpan.bots.protocol import Bot
from deadpan.bots.random_bot import RandomBot
from deadpan.bots.search import Searcher
from deadpan_ten_to_kill.bots.expert import EXPERT, TenToKillExpert
from deadpan_ten_to_kill.bots.judge import judge
from deadpan_ten_to_kill.bots.suspicion import Reading
from deadpan_ten_to_kill.bots.weights import DETECTIVE, GREEDY, Weights

_HALF_ASLEEP: Final = replace(DETECTIVE, reading=Reading(needless=0.35, asked=0.15, watched=0.7, memory=8))

_DOUBT: Final = 1.0
"""The search's ``doubt``: playouts here are short and played nearly as well as by a detective, so they may overrule its
judgement."""


def _judging(weights: Weights, temperature: float = 0.0) -> GreedyBot[Weights]:
    return GreedyBot(judge, weights, margin=0.5, temperature=temperature)


LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": lambda: _judging(GREEDY),
    "detective": lambda: _judging(DETECTIVE),
    "searcher": lambda: Searcher(EXPERT, doubt=_DOUBT),
    "easy": lambda: _judging(GREEDY, temperature=0.25),
    "normal": lambda: Searcher(TenToKillExpert(_HALF_ASLEEP), doubt=_DOUBT, share=0.25, temperature=0.03),
    "hard": lambda: Searcher(EXPERT, doubt=_DOUBT),
}
