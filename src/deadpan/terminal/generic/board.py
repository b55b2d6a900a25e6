"""What the terminal shows of a game that brings no board of its own."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from deadpan.game import game_called
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice, Event
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
    """The table of any game: its view in words, and every choice step by step."""

    notes_title: Final = "terminal-everything"

    def __init__(self, rules: AnyRules) -> None:
        self._rules = rules
        self._reading = format_of(rules)

    def legend(self, words: Words) -> str:
        """What marks the seat that is asked."""
        return words.say("terminal-asked-sign", sign=view_painter.TURN_SIGN)

    def how_to_play(self, words: Words) -> str:
        """What its package says of it; without that, everything that one can do."""
        folder = game_called(self._rules.name).how_to_play
        for lang in (words.lang, "en"):
            if folder is not None and (folder / f"{lang}.md").is_file():
                return _MARKUP.sub("", (folder / f"{lang}.md").read_text("utf-8"))
        deeds = [verb_name(verb, self._rules.name, words) for verb in self._rules.choice_types]
        return words.say("terminal-deeds", deeds="; ".join(deeds))

    def verbs(self, scene: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice that are open."""
        return () if scene.offer is None else scene.offer.verbs

    def usual(self, scene: RenderContext) -> type[Choice] | None:
        """None more than another."""
        return None

    def why_not(self, scene: RenderContext, verb: type[Choice]) -> str:
        """That it is not open: nothing else is known."""
        return scene.words.say("refused-not-legal")

    def label(self, scene: RenderContext, offer: ChoiceBuilder, pick: Pick) -> str:
        """A value in words, a player by name."""
        return view_painter.value_of(scene, offer.kind_of(pick.field), pick.value)

    def question(self, scene: RenderContext) -> str:
        """What is picked next: the kind of choice, or one of its details."""
        offer = scene.offer
        if offer is None or not offer.options:
            return scene.words.say("terminal-your-turn")
        detail = scene.words.field(scene.game.name, offer.options[0].field)
        return scene.words.say(
            "terminal-which", what=verb_name(offer.verb, scene.game.name, scene.words), detail=detail
        )

    def standing(self, scene: RenderContext) -> str:
        """Nothing: it is in the view."""
        return ""

    def remarks(self, scene: RenderContext) -> Mapping[int, Event]:
        """Nothing: all that is to be said was heard."""
        return {}

    def secrets(self, scene: RenderContext) -> Text:
        """Nothing: what is one's own lies on the board, below the others."""
        return Text()

    def paint(self, scene: RenderContext, width: int, height: int) -> Canvas:
        """The view."""
        return view_painter.paint(scene, self._reading, width, height)

    def notes(self, scene: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """Everything that is known, field by field."""
        if scene.seat is None:
            return without_notes(scene, width)
        lines = view_painter.everything(scene, self._reading, width)
        canvas = Canvas(max([width, *map(len, lines)]), max(1, len(lines)))
        for y, line in enumerate(lines):
            canvas.put(0, y, line, theme.INK)
        return canvas

    def count(self, scene: RenderContext) -> tuple[Score, ...]:
        """The points."""
        return tuple(Score(seat, (), str(points)) for seat, points in enumerate(scene.scores))
