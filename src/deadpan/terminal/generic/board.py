"""The terminal board for games that bring none."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from deadpan.game import game_called
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.terminal import theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick, verb_name
from deadpan.terminal.generic import view_painter
from deadpan.terminal.generic.layout import format_of
from deadpan.terminal.notes_table import without_notes
from deadpan.terminal.render_context import NotesCell, RenderContext, Score

_MARKUP: Final = re.compile(r"^#+ +|\*\*|`", re.MULTILINE)


class GenericBoard:
    """The board of any game: its view as text, and every choice detail by detail."""

    notes_title: Final = "terminal-everything"

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._reading = format_of(rules)

    def legend(self, words: Words) -> str:
        """The sign of the seat that is asked."""
        return words.say("terminal-asked-sign", sign=view_painter.TURN_SIGN)

    def how_to_play(self, words: Words) -> str:
        """The text of its package, or the names of all kinds of choice."""
        folder = game_called(self._rules.name).how_to_play
        for lang in (words.lang, "en"):
            if folder is not None and (folder / f"{lang}.md").is_file():
                return _MARKUP.sub("", (folder / f"{lang}.md").read_text("utf-8"))
        deeds = [verb_name(verb, self._rules.name, words) for verb in self._rules.choice_types]
        return words.say("terminal-deeds", deeds="; ".join(deeds))

    def verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice that are open."""
        return () if context.builder is None else context.builder.verbs

    def usual(self, context: RenderContext) -> type[Choice] | None:
        """No kind of choice is preselected."""
        return None

    def why_not(self, context: RenderContext, verb: type[Choice]) -> str:
        """That it is not open: no reason is known."""
        return context.words.say("refused-not-legal")

    def label(self, context: RenderContext, builder: ChoiceBuilder, pick: Pick) -> str:
        """A value as text, a player by name."""
        return view_painter.value_of(context, builder.kind_of(pick.field), pick.value)

    def question(self, context: RenderContext) -> str:
        """What is picked next: the kind of choice, or one of its details."""
        builder = context.builder
        if builder is None or not builder.options:
            return context.words.say("terminal-your-turn")
        detail = context.words.field(context.game.name, builder.options[0].field)
        return context.words.say(
            "terminal-which", what=verb_name(builder.verb, context.game.name, context.words), detail=detail
        )

    def standing(self, context: RenderContext) -> str:
        """Nothing: it is in the view."""
        return ""

    def secrets(self, context: RenderContext) -> Text:
        """Nothing: the board shows it, below the others."""
        return Text()

    def paint(self, context: RenderContext, width: int, height: int) -> Canvas:
        """The view."""
        return view_painter.paint(context, self._reading, width, height)

    def notes(self, context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """All that the view contains, field by field."""
        if context.seat is None:
            return without_notes(context, width)
        lines = view_painter.everything(context, self._reading, width)
        canvas = Canvas(max([width, *map(len, lines)]), max(1, len(lines)))
        for y, line in enumerate(lines):
            canvas.put(0, y, line, theme.INK)
        return canvas

    def count(self, context: RenderContext) -> tuple[Score, ...]:
        """The points."""
        return tuple(Score(seat, (), str(points)) for seat, points in enumerate(context.scores))
