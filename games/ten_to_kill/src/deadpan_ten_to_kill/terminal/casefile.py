"""The case file (T9.3) as a table: a column per opponent, a row per character, impossible pairs crossed out."""

from __future__ import annotations

from collections.abc import Mapping

from deadpan.terminal import notes_table, theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.render_context import NotesCell, RenderContext
from deadpan_ten_to_kill.rules.pieces import CHARACTERS


def paint(context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
    """The case file, or a notice that there is none."""
    shown = context.shown
    if context.seat is None or shown["options"]["case_file"] == "off":
        return notes_table.without_notes(context, width)
    own = {shown["hand"]["hitman"]: theme.HITMAN_SIGN, **dict.fromkeys(shown["hand"]["targets"], theme.TARGET_SIGN)}
    rows = [
        notes_table.NotesRow(
            who, own.get(who, " ") + context.name("piece", who), theme.INK if who in shown["characters"] else theme.EDGE
        )
        for who in CHARACTERS
    ]
    file = shown.get("case_file")
    return notes_table.paint(
        context, rows, lambda seat, who: notes_table.verdict(None if file is None else file[seat], who), marks, width
    )
