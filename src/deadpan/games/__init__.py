"""The games. A third one is one more folder here and one more line below."""

from __future__ import annotations

from typing import Final

from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from deadpan.kernel.rules import AnyRules

GAMES: Final[dict[str, AnyRules]] = {game.name: game for game in (TEN_TO_KILL, AU_PIRE_TU_MEURS)}
