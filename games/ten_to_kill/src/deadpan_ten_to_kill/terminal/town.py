"""Draws the board of 10' to Kill: the tiles in their places, and the pieces on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.style import Style
from textual.geometry import Region

from deadpan.terminal import theme
from deadpan.terminal.abbreviations import columns, cut, span
from deadpan.terminal.canvas import DOTTED, Canvas
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.render_context import RenderContext
from deadpan_ten_to_kill.rules.pieces import CHARACTERS

NARROWEST, WIDEST, LOWEST, HIGHEST = 6, 24, 4, 9
GAP_ACROSS, GAP_DOWN = 3, 1


class Person(NamedTuple):
    """A piece on a tile, as it is drawn."""

    id: str
    name: str
    sign: str
    style: Style


class Grid:
    """Where each column and row of tiles begins on the canvas; columns and rows without a tile are narrow."""

    def __init__(self, places: list[tuple[int, int]], width: int, height: int) -> None:
        self._across, self.tile_width = _lines([x for x, _ in places], width, GAP_ACROSS, NARROWEST, WIDEST)
        self._down, self.tile_height = _lines([y for _, y in places], height, GAP_DOWN, LOWEST, HIGHEST)
        self.width = max(self._across.values()) + self.tile_width
        self.height = max(self._down.values()) + self.tile_height

    def region(self, at: tuple[int, int]) -> Region:
        """The region of the tile at these coordinates."""
        return Region(self._across[at[0]], self._down[at[1]], self.tile_width, self.tile_height)


def _lines(numbers: list[int], room: int, gap: int, least: int, most: int) -> tuple[dict[int, int], int]:
    places = span(numbers)
    gaps = sum(not present for _, present in places)
    size = max(least, min(most, (room - gap * gaps) // (len(places) - gaps)))
    starts: dict[int, int] = {}
    start = 0
    for number, present in places:
        starts[number] = start
        start += size if present else gap
    return starts, size


def paint(context: RenderContext, width: int, height: int) -> Canvas:
    """The whole board."""
    shown = context.shown
    laid: dict[int, tuple[int, int]] = {
        number: (tile["at"][0], tile["at"][1]) for number, tile in enumerate(shown["tiles"]) if tile["at"] is not None
    }
    unlaid = [number for number in range(len(shown["tiles"])) if number not in laid]
    openings = _openings(context)
    strip = 3 if unlaid else 0
    grid = Grid([*laid.values(), *openings] or [(0, 0)], width, height - strip)
    canvas = Canvas(max(width, grid.width), max(height, grid.height + strip))
    crowd = _crowd(context)
    for number, at in laid.items():
        _tile(canvas, context, number, grid.region(at), crowd.get(number, []))
    for at in openings:
        _opening(canvas, context, at, grid.region(at))
    if unlaid:
        _unlaid(canvas, context, unlaid, canvas.height - strip + 1)
    return canvas


def _crowd(context: RenderContext) -> Mapping[int, list[Person]]:
    """The pieces on each tile."""
    shown, hand = context.shown, context.shown["hand"]
    marks = {} if hand is None else dict.fromkeys(hand["targets"], (theme.TARGET_SIGN, theme.TARGET))
    if hand is not None:
        marks[hand["hitman"]] = (theme.HITMAN_SIGN, theme.HITMAN)
    crowd: dict[int, list[Person]] = {}
    for number, tile in enumerate(shown["police"], start=1):
        if tile is not None:
            name = context.words.say("terminal-ten-to-kill-police", number=number)
            officer = Person(f"police-{number}", name, theme.POLICE_SIGN, theme.POLICE)
            crowd.setdefault(tile, []).append(officer)
    for who in CHARACTERS:
        if who in shown["characters"]:
            sign, style = marks.get(who, ("", theme.INK))
            crowd.setdefault(shown["characters"][who], []).append(Person(who, context.name("piece", who), sign, style))
    return crowd


def _openings(context: RenderContext) -> list[tuple[int, int]]:
    """The places where a tile can be laid (T1.8) by the choices that are still offered."""
    choices = context.builder.left if context.builder else ()
    return sorted({at for choice in choices if (at := getattr(choice, "at", None)) is not None})


def _tile(canvas: Canvas, context: RenderContext, number: int, region: Region, people: list[Person]) -> None:
    is_sniper = bool(context.shown["tiles"][number].get("sniper"))
    pick = Pick("to", number)
    lines, style = context.frame((pick,), theme.SNIPER_EDGE if is_sniper else theme.EDGE)
    canvas.box(region, lines, style)
    canvas.spot(region, pick)
    signs = [str(number), theme.SNIPER_SIGN if is_sniper else "", theme.LIT_SIGN if context.is_lit(pick) else ""]
    title = f" {' '.join(filter(None, signs))} "
    if len(title) > region.width - 2:
        title = "".join(signs)
    title_style = theme.CURSOR if pick == context.cursor else theme.SNIPER_EDGE if is_sniper else theme.DIM
    canvas.put(region.x + 1, region.y, title, title_style, region.width - 2)
    if context.builder and context.builder.choice is not None and context.is_chosen(pick):
        goes = getattr(context.builder.choice, "who", None)
        if goes is not None:
            label = f" → {context.name('piece', goes)} "
            canvas.put(region.x + 1, region.bottom - 1, label, theme.CHOSEN, region.width - 2)
    _people(canvas, context, people, region.shrink((1, 1, 1, 1)))


def _people(canvas: Canvas, context: RenderContext, people: list[Person], room: Region) -> None:
    across, width = columns(len(people), room.height, room.width)
    fitting = people[: across * room.height]
    shorts = dict(zip(CHARACTERS, cut(tuple(context.name("piece", who) for who in CHARACTERS), width), strict=True))
    for index, person in enumerate(fitting):
        x, y = room.x + index // room.height * (width + 1), room.y + index % room.height
        name = shorts.get(person.id) or (person.name if len(person.name) < width else person.id[-1])
        text = person.sign + name
        if ("piece", person.id) in context.recent:
            text += theme.RECENT_SIGN
        pick = Pick("who", person.id)
        canvas.put(x, y, text.ljust(width) if person.id not in shorts else text, _style(context, person, pick), width)
        canvas.spot(Region(x, y, width, 1), pick)
    if len(fitting) < len(people):
        more = f"+{len(people) - len(fitting)}"
        canvas.put(room.right - len(more), room.bottom, more, theme.DIM)


def _style(context: RenderContext, person: Person, pick: Pick) -> Style:
    style = context.ink(pick, person.style)
    return style + theme.RECENT if ("piece", person.id) in context.recent else style


def _opening(canvas: Canvas, context: RenderContext, at: tuple[int, int], region: Region) -> None:
    pick = Pick("at", at)
    lines, style = context.frame((pick,), theme.EDGE, DOTTED)
    canvas.box(region, lines, style)
    canvas.spot(region, pick)
    canvas.put(region.x + 2, region.y + 1, "+", style)


def _unlaid(canvas: Canvas, context: RenderContext, tiles: list[int], y: int) -> None:
    """Draw the tiles that are still to be laid, in a row."""
    x = 1
    for number in tiles:
        pick = Pick("tile", number)
        label = f"{number}{theme.SNIPER_SIGN if context.shown['tiles'][number].get('sniper') else ''}"
        if x + len(label) > canvas.width:
            x, y = 1, y + 1
        canvas.put(x, y, label, context.ink(pick))
        canvas.spot(Region(x, y, len(label), 1), pick)
        x += len(label) + 1
