"""The levels of Au pire tu meurs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from deadpan.bots.au_pire_tu_meurs.bots import JudgingBot
from deadpan.bots.au_pire_tu_meurs.expert import EXPERT, AuPireExpert
from deadpan.bots.au_pire_tu_meurs.ledger import Mind
from deadpan.bots.au_pire_tu_meurs.taste import DETECTIVE, GREEDY
from deadpan.bots.plain import RandomBot
from deadpan.bots.protocol import Bot
from deadpan.bots.search import Searcher

_FORGETFUL: Final = replace(DETECTIVE, mind=Mind(remembers=False, reads=False))
_HALF_ASLEEP: Final = replace(DETECTIVE, mind=Mind(remembers=True, reads=False))

LEVELS: Final[dict[str, Callable[[], Bot]]] = {
    "random": RandomBot,
    "greedy": lambda: JudgingBot(GREEDY),
    "detective": lambda: JudgingBot(DETECTIVE),
    "searcher": lambda: Searcher(EXPERT),
    "easy": lambda: JudgingBot(_FORGETFUL, temperature=0.05),
    "normal": lambda: Searcher(AuPireExpert(_HALF_ASLEEP), share=0.25, temperature=0.03),
    "hard": lambda: Searcher(EXPERT),
}
