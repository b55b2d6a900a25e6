"""Paints any view: a box for each seat with what belongs to it, below them what is public and the person's own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import Any, Final, NamedTuple

from rich.style import Style
from textual.geometry import Region

from deadpan.kernel.seats import Seat
from deadpan.terminal import theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import Pick, seat_fields
from deadpan.terminal.generic.layout import TURN, Fact, Layout, ViewFormat, layout_of
from deadpan.terminal.render_context import RenderContext

NARROWEST: Final = 18
TURN_SIGN: Final = "▶"


class TextRow(NamedTuple):
    """A line of text below the boxes, and what it stands for."""

    text: str
    style: Style
    pick: Pick | None = None


def paint(context: RenderContext, reading: ViewFormat, width: int, height: int) -> Canvas:
    """The table, in the given space or, if that is too small, in more."""
    layout = layout_of(reading, context.shown, len(context.names))
    across = max(1, min(len(context.names), width // NARROWEST))
    across = -(-len(context.names) // -(-len(context.names) // across))  # rows about as long as each other
    box_width = max(NARROWEST, width // across)
    boxes = [_box_lines(context, reading, layout, seat, box_width - 4) for seat in range(len(context.names))]
    rows = [boxes[start : start + across] for start in range(0, len(boxes), across)]
    heights = [2 + max(1, *(len(box) for box in row)) for row in rows]
    below = _below(context, reading, layout, max(width, box_width) - 2)
    canvas = Canvas(max(width, box_width * across), max(height, sum(heights) + len(below)))
    y = 0
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        for column, lines in enumerate(row):
            _box(canvas, context, number * across + column, Region(column * box_width, y, box_width, high), lines)
        y += high
    for text, style, pick in below:
        if pick is not None:
            canvas.spot(Region(1, y, len(text), 1), pick)
        canvas.put(1, y, text, style if pick is None else context.ink(pick, style))
        y += 1
    return canvas


def everything(context: RenderContext, reading: ViewFormat, width: int) -> list[str]:
    """The whole view as lines of text, seat by seat and field by field."""
    lines: list[str] = []
    for name, value in context.shown.items():
        if name not in ("seat", "options") and value is not None:
            lines += wrap(_said(context, reading, Fact(name, value)), max(width, NARROWEST), subsequent_indent="  ")
    return lines


def label(context: RenderContext, name: str) -> str:
    """The name of a field."""
    return context.words.field(context.game.name, name)


def value_of(context: RenderContext, kind: str | None, value: Any) -> str:
    """A value as text; lists and objects as enumerations."""
    if isinstance(value, Mapping):
        each = (f"{name.replace('_', ' ')}: {value_of(context, None, inner)}" for name, inner in value.items())
        return "; ".join(each) or context.words.say("value-none")
    if isinstance(value, list | tuple):
        return ", ".join(value_of(context, kind, inner) for inner in value) or context.words.say("value-none")
    if kind == "seat" and isinstance(value, int) and 0 <= value < len(context.names):
        return context.names[value]
    if value is None or isinstance(value, bool):
        return context.words.value(bool, value, context.names)
    return str(value) if kind is None else context.name(kind, value)


def _said(context: RenderContext, reading: ViewFormat, fact: Fact) -> str:
    kind = reading.kinds.get(fact.field)
    return f"{label(context, fact.field)}: {value_of(context, kind, fact.value)}"


def _box_lines(context: RenderContext, reading: ViewFormat, layout: Layout, seat: Seat, width: int) -> list[str]:
    """The lines in the box of a seat."""
    signs = [label(context, name) for name in layout.signs[seat] if name != TURN]
    said = [*([", ".join(signs)] if signs else []), *(_said(context, reading, fact) for fact in layout.seats[seat])]
    return [line for each in said for line in wrap(each, width, subsequent_indent="  ")]


def _box(canvas: Canvas, context: RenderContext, seat: Seat, region: Region, lines: Sequence[str]) -> None:
    picks = [Pick(name, seat) for name in seat_fields(context.game)]
    edge, style = context.frame(picks, theme.EDGE)
    canvas.box(region, edge, style)
    canvas.spot(region, *picks)
    name_style = theme.CURSOR if context.cursor in picks else theme.HITMAN if seat == context.seat else theme.INK
    if ("seat", seat) in context.recent and context.cursor not in picks:
        name_style = name_style + theme.RECENT
    turn = TURN_SIGN if seat == context.asked else ""
    canvas.put(region.x + 2, region.y, f"{turn}{context.names[seat]}", name_style, region.width - 4)
    for y, line in enumerate(lines, start=region.y + 1):
        canvas.put(region.x + 2, y, line, theme.INK, region.width - 4)


def _below(context: RenderContext, reading: ViewFormat, layout: Layout, width: int) -> list[TextRow]:
    """What is public, and the person's own: each thing on a line of its own if it has a name and can be picked."""
    rows: list[TextRow] = []
    for fact in layout.open:
        rows += [
            TextRow(line, theme.DIM) for line in wrap(_said(context, reading, fact), width, subsequent_indent="  ")
        ]
    for fact in layout.own if context.seat is not None else ():
        kind = reading.kinds.get(fact.field)
        picks = _picks_of(context, kind, fact.value)
        if picks:
            rows.append(TextRow(f"{label(context, fact.field)}:", theme.HITMAN))
            rows += [TextRow(f"  {value_of(context, kind, pick.value)}", theme.HITMAN, pick) for pick in picks]
        else:
            said = wrap(_said(context, reading, fact), width, subsequent_indent="  ")
            rows += [TextRow(line, theme.HITMAN) for line in said]
    return rows


def _picks_of(context: RenderContext, kind: str | None, value: Any) -> list[Pick]:
    """What can be picked of the person's own: the options with the same kind of names."""
    if kind is None or context.builder is None:
        return []
    things = value if isinstance(value, list | tuple) else [value]
    return [
        pick for pick in context.builder.options if pick.value in things and context.builder.kind_of(pick.field) == kind
    ]
