"""Paints any view: a box for each seat with what lies before it, below them what lies open, and one's own things."""

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


def paint(scene: RenderContext, reading: ViewFormat, width: int, height: int) -> Canvas:
    """The table, in so much room or, if that is too little, in more."""
    layout = layout_of(reading, scene.shown, len(scene.names))
    across = max(1, min(len(scene.names), width // NARROWEST))
    across = -(-len(scene.names) // -(-len(scene.names) // across))  # rows about as long as each other
    box_width = max(NARROWEST, width // across)
    boxes = [_box_lines(scene, reading, layout, seat, box_width - 4) for seat in range(len(scene.names))]
    rows = [boxes[start : start + across] for start in range(0, len(boxes), across)]
    heights = [2 + max(1, *(len(box) for box in row)) for row in rows]
    below = _below(scene, reading, layout, max(width, box_width) - 2)
    canvas = Canvas(max(width, box_width * across), max(height, sum(heights) + len(below)))
    y = 0
    for number, (row, high) in enumerate(zip(rows, heights, strict=True)):
        for column, lines in enumerate(row):
            _box(canvas, scene, number * across + column, Region(column * box_width, y, box_width, high), lines)
        y += high
    for text, style, pick in below:
        if pick is not None:
            canvas.spot(Region(1, y, len(text), 1), pick)
        canvas.put(1, y, text, style if pick is None else scene.ink(pick, style))
        y += 1
    return canvas


def everything(scene: RenderContext, reading: ViewFormat, width: int) -> list[str]:
    """The whole view as lines of text: everything that is known, whoever it is about."""
    lines: list[str] = []
    for name, value in scene.shown.items():
        if name not in ("seat", "options") and value is not None:
            lines += wrap(_said(scene, reading, Fact(name, value)), max(width, NARROWEST), subsequent_indent="  ")
    return lines


def label(scene: RenderContext, name: str) -> str:
    """What a field is called."""
    return scene.words.field(scene.game.name, name)


def value_of(scene: RenderContext, kind: str | None, value: Any) -> str:
    """A value in words, lists and objects one after the other."""
    if isinstance(value, Mapping):
        each = (f"{name.replace('_', ' ')}: {value_of(scene, None, inner)}" for name, inner in value.items())
        return "; ".join(each) or scene.words.say("value-none")
    if isinstance(value, list | tuple):
        return ", ".join(value_of(scene, kind, inner) for inner in value) or scene.words.say("value-none")
    if kind == "seat" and isinstance(value, int) and 0 <= value < len(scene.names):
        return scene.names[value]
    if value is None or isinstance(value, bool):
        return scene.words.value(bool, value, scene.names)
    return str(value) if kind is None else scene.name(kind, value)


def _said(scene: RenderContext, reading: ViewFormat, fact: Fact) -> str:
    kind = reading.kinds.get(fact.field)
    return f"{label(scene, fact.field)}: {value_of(scene, kind, fact.value)}"


def _box_lines(scene: RenderContext, reading: ViewFormat, layout: Layout, seat: Seat, width: int) -> list[str]:
    """What stands in the box of a seat."""
    signs = [label(scene, name) for name in layout.signs[seat] if name != TURN]
    said = [*([", ".join(signs)] if signs else []), *(_said(scene, reading, fact) for fact in layout.seats[seat])]
    return [line for each in said for line in wrap(each, width, subsequent_indent="  ")]


def _box(canvas: Canvas, scene: RenderContext, seat: Seat, region: Region, lines: Sequence[str]) -> None:
    picks = [Pick(name, seat) for name in seat_fields(scene.game)]
    edge, style = scene.frame(picks, theme.EDGE)
    canvas.box(region, edge, style)
    canvas.spot(region, *picks)
    name_style = theme.CURSOR if scene.cursor in picks else theme.HITMAN if seat == scene.seat else theme.INK
    if ("seat", seat) in scene.recent and scene.cursor not in picks:
        name_style = name_style + theme.RECENT
    turn = TURN_SIGN if seat == scene.asked else ""
    canvas.put(region.x + 2, region.y, f"{turn}{scene.names[seat]}", name_style, region.width - 4)
    for y, line in enumerate(lines, start=region.y + 1):
        canvas.put(region.x + 2, y, line, theme.INK, region.width - 4)


def _below(scene: RenderContext, reading: ViewFormat, layout: Layout, width: int) -> list[TextRow]:
    """What lies open, and one's own things: each on a line of its own where it has a name and can be picked."""
    rows: list[TextRow] = []
    for fact in layout.open:
        rows += [TextRow(line, theme.DIM) for line in wrap(_said(scene, reading, fact), width, subsequent_indent="  ")]
    for fact in layout.own if scene.seat is not None else ():
        kind = reading.kinds.get(fact.field)
        picks = _picks_of(scene, kind, fact.value)
        if picks:
            rows.append(TextRow(f"{label(scene, fact.field)}:", theme.HITMAN))
            rows += [TextRow(f"  {value_of(scene, kind, pick.value)}", theme.HITMAN, pick) for pick in picks]
        else:
            said = wrap(_said(scene, reading, fact), width, subsequent_indent="  ")
            rows += [TextRow(line, theme.HITMAN) for line in said]
    return rows


def _picks_of(scene: RenderContext, kind: str | None, value: Any) -> list[Pick]:
    """What can be picked of one's own things: the options that go by the same kind of names."""
    if kind is None or scene.offer is None:
        return []
    things = value if isinstance(value, list | tuple) else [value]
    return [pick for pick in scene.offer.options if pick.value in things and scene.offer.kind_of(pick.field) == kind]
