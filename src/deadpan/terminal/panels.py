"""The widgets around the board: lines of text, lists to pick from, the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from deadpan.game import grouper_of
from deadpan.kernel.beats import Beat, BeatStream, begin_beats
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.locales import Language
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick, describe, verb_name
from deadpan.terminal.render_context import RenderContext, TerminalBoard

KEYS: Final = (
    ("c", "cover", "terminal-key-cover"),
    ("f", "turn_page", "terminal-key-notes"),
    ("l", "language", "terminal-key-language"),
    ("?", "help", "terminal-key-help"),
    ("q", "leave", "terminal-key-leave"),
)
"""The keys of the last line, with their actions and names."""


class Panel(Static):
    """A static text that is laid out only when it changes, because the screen is updated at every key."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self._text: Content | Text = Content()

    def put(self, text: Content | Text) -> None:
        """Show this text."""
        shown = self._text
        # Contents compare by their letters alone; here their styles count too.
        is_same = shown.is_same(text) if isinstance(shown, Content) and isinstance(text, Content) else shown == text
        if not is_same:
            self._text = text
            self.update(text)


class PlainTextLine(Panel):
    """Text that is never parsed as markup, because it may contain players' names."""

    def show(self, text: str | Text) -> None:
        """Show a text, or nothing."""
        self.put(Content(text) if isinstance(text, str) else text)
        self.display = bool(text)


class Links(Panel):
    """Words in a row that can be clicked."""

    def show(self, links: Sequence[tuple[str, str, bool]]) -> None:
        """Show them: the text of each, its action, and whether it is the current one."""
        parts = [
            Content.from_markup(
                f"[{'reverse' if current else 'bold'}][@click=screen.{action}] $label [/][/]", label=label
            )
            for label, action, current in links
        ]
        self.put(Content(" ").join(parts))


class Verbs(Panel):
    """The kinds of choice, by number."""

    def show(self, context: RenderContext, verbs: Sequence[type[Choice]], width: int) -> None:
        """List them in the given space: the current one marked, those that are not open dimmed."""
        builder = context.builder or context.unasked
        self.display = builder is not None
        if builder is not None:
            parts = [_verb(context, builder, *each) for each in enumerate(verbs, start=1)]
            self.put(Content("\n").join(_filled(parts, width)))


def _verb(context: RenderContext, builder: ChoiceBuilder, number: int, verb: type[Choice]) -> Content:
    is_wanted = verb is builder.verb and context.builder is not None
    style = "dim" if verb not in builder.verbs else "reverse bold" if is_wanted else "bold"
    label = f"{number} {verb_name(verb, context.game.name, context.words)}"
    return Content.from_markup(f"[{style}][@click=screen.verb({number})] $label [/][/]", label=label)


def _filled(parts: Sequence[Content], width: int) -> list[Content]:
    """Parts put into lines of at most this width, none of them broken."""
    lines = [parts[0]]
    for part in parts[1:]:
        if lines[-1].cell_length + part.cell_length <= width:
            lines[-1] = lines[-1] + part
        else:
            lines.append(part)
    return lines


class Choices(OptionList):
    """What can be picked next, as a list."""

    def show(self, context: RenderContext, board: TerminalBoard) -> None:
        """List it, with the cursor where it is on the board."""
        builder = context.builder
        picks = builder.options if builder else ()
        self.display = bool(picks)
        labels = [board.label(context, builder, pick) for pick in picks] if builder else []
        if [str(option.prompt) for option in self.options] != labels:
            self.set_options(Option(Content(label)) for label in labels)
        index = picks.index(context.cursor) if context.cursor in picks else None
        if self.highlighted != index:
            with self.prevent(OptionList.OptionHighlighted):
                self.highlighted = index


class Confirm(Panel):
    """The choice that was built, to confirm or to cancel."""

    def show(self, context: RenderContext) -> None:
        """Show it, once nothing is left to pick."""
        choice = context.builder.choice if context.builder else None
        self.display = choice is not None
        if choice is None:
            return
        words = context.words
        said = Content(describe(choice, context.game.name, words, context.names))
        yes = Content.from_markup(
            "[reverse bold][@click=screen.confirm] ⏎ $yes [/][/]", yes=words.say("terminal-confirm")
        )
        no = Content.from_markup("[@click=screen.back] Esc $no [/]", no=words.say("terminal-cancel"))
        self.put(Content("\n").join([said, Content(" ").join([yes, no])]))


class LogPanel(OptionList):
    """What happened, a line for each beat, the newest last. The board highlights what the selected line is about."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.beats: list[Beat] = []
        """The text of each line."""
        self._stream: BeatStream | None = None
        self._told_as: tuple[Language, Seat | None] | None = None

    def show(self, context: RenderContext, lang: Language) -> None:
        """Add what is new; rewrite everything in another language, or when secrets are covered or shown."""
        heard, told_as = context.game.heard(context.view), (lang, context.seat)
        stream = self._stream
        if stream is None or told_as != self._told_as or len(heard) < stream.heard:
            self.clear_options()
            stream, self.beats, self._told_as = begin_beats(grouper_of(context.game.name), context.seat), [], told_as
        self._stream, changed = stream.up_to(heard, context.view)
        for beat in changed:
            line = Content(context.words.tell_beat(context.game.name, beat, context.names, context.seat))
            if beat.n < len(self.beats):
                self.replace_option_prompt_at_index(beat.n, line)
                self.beats[beat.n] = beat
            else:
                self.add_option(Option(line))
                self.beats.append(beat)
        if changed:
            self.scroll_end(animate=False)


def first_of(builder: ChoiceBuilder | None) -> Pick | None:
    """The first position of the cursor."""
    return next(iter(builder.options), None) if builder else None
