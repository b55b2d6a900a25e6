"""Modal screens: leaving, help, the scores."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Static

from deadpan.kernel.seats import Seat
from deadpan.locales import Words
from deadpan.terminal import theme
from deadpan.terminal.render_context import RenderContext, TerminalBoard


class Leave(ModalScreen[bool]):
    """Asks whether to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y,o,t,ctrl+c,ctrl+q", "dismiss(True)", show=False, priority=True),
        Binding("n,escape,q", "dismiss(False)", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """A question and two buttons."""
        with Vertical(classes="sheet"):
            yield Static(self._words.say("terminal-leave"))
            with Horizontal(classes="buttons"):
                yield Button(self._words.say("terminal-stay"), id="stay", compact=True)
                yield Button(self._words.say("terminal-go"), id="go", variant="error", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Return the answer."""
        self.dismiss(event.button.id == "go")


class Sheet(ModalScreen[None]):
    """A text to read, closed by any of the usual keys."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,question_mark,q,space", "dismiss(None)", show=False, priority=True),
    ]

    def __init__(self, words: Words, title: str, content: Text | Table) -> None:
        super().__init__()
        self._words = words
        self._title = title
        self._content = content

    def compose(self) -> ComposeResult:
        """A title, the text, and a button to close."""
        with VerticalScroll(classes="sheet"):
            yield Static(Text(self._title, "bold"), classes="title")
            yield Static(self._content)
            yield Button(self._words.say("terminal-close"), id="close", compact=True)

    def on_button_pressed(self) -> None:
        """Close it."""
        self.dismiss(None)


def help_sheet(context: RenderContext, board: TerminalBoard) -> Sheet:
    """How to play the game, and the keys."""
    words = context.words
    # A catalogue breaks lines at the width of its file; the screen breaks them at its own.
    how = "\n\n".join(part.replace("\n", " ") for part in board.how_to_play(words).split("\n\n"))
    text = Text("\n\n".join(filter(None, [how, board.legend(words), words.say("terminal-keys")])))
    return Sheet(words, words.title(context.game.name), text)


def count_sheet(context: RenderContext, board: TerminalBoard, winners: Sequence[Seat]) -> Sheet:
    """The scores, item by item, and the winners."""
    words = context.words
    table = Table(box=None, show_header=False, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for score in board.count(context):
        won = score.seat in winners
        style = theme.HITMAN if won else theme.INK
        table.add_row(Text(("★ " if won else "") + context.names[score.seat], style), Text(score.total, style))
        for what, points in score.items:
            table.add_row(Text(f"  {what}", theme.DIM), Text(points, theme.DIM))
    names = words.join([context.names[seat] for seat in winners])
    title = words.say("terminal-won", winners=names, count=len(winners))
    return Sheet(words, title, table)
