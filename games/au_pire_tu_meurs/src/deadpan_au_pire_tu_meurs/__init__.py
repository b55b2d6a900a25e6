"""Au pire tu meurs: its rules, bots, terminal board and reviewer."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from deadpan.game.description import Game
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS

if TYPE_CHECKING:
    from deadpan.bots.protocol import Bot
    from deadpan.review.reviewer import Reviewer
    from deadpan.terminal.scene import Face


def _bot(level: str) -> Callable[[], Bot]:
    def make() -> Bot:
        from deadpan_au_pire_tu_meurs.bots.levels import LEVELS

        return LEVELS[level]()

    return make


def _reviewer() -> Reviewer:
    from deadpan_au_pire_tu_meurs.review import AuPireTuMeursReviewer

    return AuPireTuMeursReviewer()


def _terminal() -> Face:
    from deadpan_au_pire_tu_meurs.terminal.face import AuPireTuMeursFace

    return AuPireTuMeursFace()


_DIFFICULTIES: Final = ("easy", "normal", "hard")

GAME: Final = Game(
    rules=AU_PIRE_TU_MEURS,
    bots={level: _bot(level) for level in ("random", "greedy", "detective", "searcher", *_DIFFICULTIES)},
    difficulties=_DIFFICULTIES,
    instant="greedy",
    studied_with="detective",
    reviewer=_reviewer,
    terminal=_terminal,
)
