"""The bots of Au pire tu meurs by level."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Final

from msgspec.structs import replace

from deadpan.bots.greedy import GreedyBot
from deadpan.bots.protocol import Bot
from deadpan.bots.random_bot import RandomBot
from deadpan.bots.search import Searcher
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.bots.beliefs import InferenceWeights
from deadpan_au_pire_tu_meurs.bots.expert import EXPERT, AuPireExpert
from deadpan_au_pire_tu_meurs.bots.judge import judge, unasked
from deadpan_au_pire_tu_meurs.bots.weights import DETECTIVE, GREEDY, Weights

_FORGETFUL: Final = replace(DETECTIVE, inference=InferenceWeights(remembers=False, reads=False))
_HALF_ASLEEP: Final = replace(DETECTIVE, inference=InferenceWeights(remembers=True, reads=False))


def _judging(weights: Weights, temperature: float = 0.0) -> GreedyBot[Weights]:
    return GreedyBot(judge, weights, margin=0.1, temperature=temperature, unasked=unasked)


@cache  # so that two bots with the same weights compare equal
def _accusing(weights: Weights) -> Callable[..., Choice | None]:
    return partial(unasked, weights=weights)


def _searching(expert: AuPireExpert, share: float = 1.0, temperature: float = 0.0) -> Searcher:
    return Searcher(expert, share=share, temperature=temperature, unasked=_accusing(expert.weights))


_SEARCHER: Final = _searching(EXPERT)

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": lambda: _judging(GREEDY),
    "detective": lambda: _judging(DETECTIVE),
    "searcher": lambda: _SEARCHER,
    "easy": lambda: _judging(_FORGETFUL, temperature=0.05),
    "normal": lambda: _searching(AuPireExpert(_HALF_ASLEEP), share=0.25, temperature=0.03),
    "hard": lambda: _SEARCHER,
}
