"""Au pire tu meurs: its rules, bots, terminal board and reviewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from deadpan.game.description import Game
from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS
from deadpan_au_pire_tu_meurs.testing import PLAN

if TYPE_CHECKING:
    from deadpan.arena.questions import Question
    from deadpan.bots.protocol import Bot
    from deadpan.kernel.beats import BeatGrouper
    from deadpan.kernel.types import Told
    from deadpan.review.reviewer import Reviewer
    from deadpan.terminal.render_context import TerminalBoard
    from deadpan_au_pire_tu_meurs.rules.view import View


def _bot(level: str) -> Callable[[], Bot]:
    def make() -> Bot:
        from deadpan_au_pire_tu_meurs.bots.levels import LEVELS

        return LEVELS[level]()

    return make


def _reviewer() -> Reviewer:
    from deadpan_au_pire_tu_meurs.review import AuPireTuMeursReviewer

    return AuPireTuMeursReviewer()


def _terminal() -> TerminalBoard:
    from deadpan_au_pire_tu_meurs.terminal.board import AuPireTuMeursBoard

    return AuPireTuMeursBoard()


def _beats() -> BeatGrouper[Any]:
    from deadpan_au_pire_tu_meurs.beats import BEATS

    return BEATS


def _questions() -> Sequence[Question]:
    from deadpan_au_pire_tu_meurs.study_questions import QUESTIONS

    return QUESTIONS


def _points_by_source(view: View, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    from deadpan_au_pire_tu_meurs.study_questions import points_by_source

    return points_by_source(view, told, seats)


def _placing_key(told: Sequence[Told], seats: int) -> list[int]:
    from deadpan_au_pire_tu_meurs.study_questions import placing_key

    return placing_key(told, seats)


_DIFFICULTIES: Final = ("easy", "normal", "hard")

GAME: Final = Game(
    rules=AU_PIRE_TU_MEURS,
    bots={level: _bot(level) for level in ("random", "greedy", "detective", "searcher", *_DIFFICULTIES)},
    difficulties=_DIFFICULTIES,
    instant="greedy",
    studied_with="detective",
    beats=_beats,
    questions=_questions,
    points_by_source=_points_by_source,
    placing_key=_placing_key,
    lesson=files(__name__) / "lesson.json",
    reviewer=_reviewer,
    terminal=_terminal,
    testing=PLAN,
    screen=files(__name__) / "web",
    players_usual=5,
    rules_page=files(__name__) / "rules_page",
)
