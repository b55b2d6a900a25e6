"""The notebook (A9.3) as a table: each opponent's possible characters, known blows and bounds of the balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from deadpan.terminal import notes_table, theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.render_context import NotesCell, RenderContext
from deadpan_au_pire_tu_meurs.rules.cards import CHARACTERS, KIND_OF, character_years
from deadpan_au_pire_tu_meurs.terminal.round_table import agreed, named


def paint(context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
    """The notebook, or a notice that there is none."""
    shown = context.shown
    if context.seat is None or agreed(context).notebook == "off":
        return notes_table.without_notes(context, width)
    rows = [
        notes_table.NotesRow(
            who,
            f"{context.name('card', who)} {character_years(KIND_OF[who])} {context.name('card', who, 'role')}",
            theme.INK,
        )
        for who in CHARACTERS
    ]
    pages: list[Mapping[str, Any] | None] = shown.get("notebook") or [None] * len(context.names)

    def known(seat: int, who: str) -> str:
        page = pages[seat]
        return notes_table.verdict(None if page is None else page["characters"], who)

    below = [_line(context, seat, page) for seat, page in enumerate(pages) if page is not None]
    return notes_table.paint(context, rows, known, marks, width, below)


def _line(context: RenderContext, seat: int, page: Mapping[str, Any]) -> str:
    """The bounds and the known blows of one opponent."""
    low, high = page["balance"]
    blows = ", ".join(named(context, card, count) for card, count in Counter(page["blows"]).items())
    bounds = f"{context.names[seat]} {low}…{high}"
    return f"{bounds}: {blows}" if blows else bounds
