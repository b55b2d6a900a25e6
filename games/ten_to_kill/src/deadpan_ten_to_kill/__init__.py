"""10' to Kill: its rules, bots, terminal board and reviewer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from deadpan.game.description import Game
from deadpan_ten_to_kill.rules.editions import EDITIONS
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.testing import PLAN

if TYPE_CHECKING:
    from deadpan.arena.questions import Question
    from deadpan.bots.protocol import Bot
    from deadpan.kernel.beats import BeatGrouper
    from deadpan.kernel.types import Told
    from deadpan.review.reviewer import Reviewer
    from deadpan.terminal.render_context import TerminalBoard
    from deadpan_ten_to_kill.rules.view import View


def _bot(level: str) -> Callable[[], Bot]:
    def make() -> Bot:
        from deadpan_ten_to_kill.bots.levels import LEVELS

        return LEVELS[level]()

    return make


def _reviewer() -> Reviewer:
    from deadpan_ten_to_kill.review import TenToKillReviewer

    return TenToKillReviewer()


def _terminal() -> TerminalBoard:
    from deadpan_ten_to_kill.terminal.board import TenToKillBoard

    return TenToKillBoard()


def _beats() -> BeatGrouper[Any]:
    from deadpan_ten_to_kill.beats import BEATS

    return BEATS


def _questions() -> Sequence[Question]:
    from deadpan_ten_to_kill.study_questions import QUESTIONS

    return QUESTIONS


def _points_by_source(view: View, told: Sequence[Told], seats: int) -> list[dict[str, float]]:
    from deadpan_ten_to_kill.study_questions import points_by_source

    return points_by_source(view, told, seats)


_DIFFICULTIES: Final = ("easy", "normal", "hard")

GAME: Final = Game(
    rules=TEN_TO_KILL,
    bots={level: _bot(level) for level in ("random", "greedy", "detective", "searcher", *_DIFFICULTIES)},
    difficulties=_DIFFICULTIES,
    instant="greedy",
    studied_with="detective",
    presets={"edition": EDITIONS},
    option_widgets={"board": "board", "sniper_tiles": "tiles"},
    beats=_beats,
    questions=_questions,
    points_by_source=_points_by_source,
    lesson=files(__name__) / "lesson.json",
    reviewer=_reviewer,
    terminal=_terminal,
    testing=PLAN,
    screen=files(__name__) / "web",
    players_usual=4,
    rules_page=files(__name__) / "rules_page",
)
