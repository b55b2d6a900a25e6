"""Draws the table of Au pire tu meurs: the players, the pile, and the player's own life pile and hand."""

from __future__ import annotations

from collections import Counter
from typing import Final

from textual.geometry import Region

from deadpan.kernel.seats import Seat
from deadpan.terminal import theme
from deadpan.terminal.canvas import DOTTED, THIN, Canvas
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.render_context import RenderContext
from deadpan_au_pire_tu_meurs.rules.cards import BLOW_YEARS, BLOWS, CHARACTERS, JOUVENCE, KIND_OF, character_years
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.view import View

NARROWEST, WIDEST = 13, 22
PLAYER_HEIGHT, LOWEST_CARD, HIGHEST_CARD = 4, 3, 5
HAND_SIGN, LIFE_SIGN, TURN_SIGN, OUT_SIGN, SPECTRE_SIGN, ROUND_SIGN = "▮", "♥", "▶", "✝", "≈", "↺"
FROM_LIFE: Final = ("retaliate", "haunt")
"""The questions whose card comes from the player's own life pile (A6.3, A7.1)."""


def paint(context: RenderContext, width: int, height: int) -> Canvas:
    """Players, pile, life pile and hand, from the top down."""
    shown, words = context.shown, context.words
    seats = range(len(context.names))
    hand, life = Counter(shown.get("hand", ())), Counter(shown.get("life", ()))
    across, player_width = _places(len(seats), width)
    below = -(-len(seats) // across) * PLAYER_HEIGHT
    cards_across, card_width = _places(len(hand), width)
    rows = -(-len(hand) // cards_across)
    card_height = HIGHEST_CARD if below + 3 + rows * HIGHEST_CARD <= height else LOWEST_CARD
    canvas = Canvas(max(width, player_width * across), max(height, below + 3 + rows * card_height))
    for seat in seats:
        column, row = _chair(seat, len(seats), across)
        _player(canvas, context, seat, Region(column * player_width, row * PLAYER_HEIGHT, player_width, PLAYER_HEIGHT))
    pile = words.say("terminal-au-pire-tu-meurs-pile", count=shown["pile"])
    canvas.put(1, below, f"{ROUND_SIGN} {pile}{_on_the_way(context)}", theme.DIM)
    if context.seat is None:
        return canvas
    sources = _sources(context)
    x = 1 + canvas.put(1, below + 1, words.say("terminal-au-pire-tu-meurs-life") + " ", theme.DIM)
    for card, count in life.items():
        x += _chip(canvas, context, x, below + 1, card, count, Pick("card" if "life" in sources else "take", card))
    for index, (card, count) in enumerate(hand.items()):
        x, y = index % cards_across * card_width, below + 3 + index // cards_across * card_height
        at = Region(x, y, card_width, card_height)
        _card(canvas, context, at, card, count, Pick("card", card) if "hand" in sources else None)
    return canvas


def _sources(context: RenderContext) -> tuple[str, ...]:
    """The places that the requested card can come from."""
    question = context.shown["question"]
    kind = "" if question is None else question["kind"]
    if kind in FROM_LIFE:
        return ("life",)
    if kind == "prize":
        prize = agreed(context).duel_prize
        return ("hand", "life") if prize == "either" else (prize,)
    return ("hand",)


def _places(count: int, width: int) -> tuple[int, int]:
    """The number of boxes in a row, in rows of about equal length, and the width of a box."""
    most = max(1, width // NARROWEST)
    rows = max(1, -(-count // most))
    across = max(1, -(-count // rows))
    return across, min(WIDEST, max(NARROWEST, width // across))


def _chair(seat: Seat, count: int, across: int) -> tuple[int, int]:
    """Column and row of a seat: from the bottom row up, alternately to the right and to the left (A2.5)."""
    lap, step = divmod(seat, across)
    return (across - 1 - step if lap % 2 else step), -(-count // across) - 1 - lap


def years_of(context: RenderContext, card: str) -> int | None:
    """The years that a card adds (or, negative, takes), or ``None`` (A1.2, A1.3, A1.6)."""
    kind = KIND_OF[card]
    if kind in BLOWS:
        return -BLOW_YEARS[kind]
    if card in CHARACTERS:
        return character_years(kind)
    return agreed(context).jouvence_years if kind == JOUVENCE else None


def agreed(context: RenderContext) -> Options:
    """The options of this table."""
    view: View = context.view
    return view.table.opening.options


def named(context: RenderContext, card: str, count: int = 1) -> str:
    """The name of a card, with its count if there are several."""
    name = context.name("card", card)
    return name if count == 1 else f"{name} ×{count}"


def _player(canvas: Canvas, context: RenderContext, seat: Seat, region: Region) -> None:
    shown = context.shown
    picks = (Pick("on", seat), Pick("whom", seat))
    is_out = seat in shown["out"]
    lines, style = context.frame(picks, theme.EDGE, DOTTED if is_out else THIN)
    canvas.box(region, lines, style)
    canvas.spot(region, *picks)
    turn = TURN_SIGN if shown["turn"]["seat"] == seat and not shown["over"] else ""
    name_style = theme.CURSOR if context.cursor in picks else theme.DIM if is_out else theme.INK
    if ("seat", seat) in context.recent and context.cursor not in picks:
        name_style = name_style + theme.RECENT
    first = theme.FIRST_SIGN if shown["first"] == seat else ""
    canvas.put(region.x + 1, region.y, f"{turn}{first}{context.names[seat]}", name_style, region.width - 2)
    sizes = f"{HAND_SIGN}{shown['hand_sizes'][seat]} {LIFE_SIGN}{shown['life_sizes'][seat]}"
    canvas.put(region.x + 1, region.y + 1, sizes, theme.DIM if is_out else theme.INK, region.width - 2)
    canvas.put(region.x + 1, region.y + 2, _state(context, seat), theme.BAD, region.width - 2)


def _state(context: RenderContext, seat: Seat) -> str:
    if seat in context.shown["spectres"]:
        return f"{SPECTRE_SIGN} {context.words.say('terminal-au-pire-tu-meurs-spectre')}"
    if seat in context.shown["out"]:
        return f"{OUT_SIGN} {context.words.say('terminal-au-pire-tu-meurs-out')}"
    return ""


def _on_the_way(context: RenderContext) -> str:
    """The open card and the blow on its way, as far as the player knows them."""
    cards = [context.shown["open"], context.shown.get("flight")]
    return "".join(f"   → {context.name('card', card)}" for card in cards if card is not None)


def _chip(canvas: Canvas, context: RenderContext, x: int, y: int, card: str, count: int, pick: Pick) -> int:
    """Draw a card of the life pile on one line; returns the width it takes."""
    text = f"[{named(context, card, count)}]"
    taken = canvas.put(x, y, text, context.ink(pick))
    canvas.spot(Region(x, y, taken, 1), pick)
    return taken + 1


def _card(canvas: Canvas, context: RenderContext, region: Region, card: str, count: int, pick: Pick | None) -> None:
    picks = () if pick is None else (pick,)
    lines, style = context.frame(picks, theme.EDGE)
    canvas.box(region, lines, style)
    if pick is not None:
        canvas.spot(region, pick)
    name_style = theme.CURSOR if pick is not None and context.cursor == pick else theme.INK
    canvas.put(region.x + 1, region.y + 1, named(context, card, count), name_style, region.width - 2)
    if card in CHARACTERS:  # a low card has its years on the edge, and the role after the name
        role, low = context.name("card", card, "role"), region.height == LOWEST_CARD
        x = region.x + 2 + len(named(context, card)) if low else region.x + 1
        canvas.put(x, region.y + (1 if low else 2), role, theme.DIM, region.right - 1 - x)
    years = years_of(context, card)
    if years is not None:
        label = f" {years:+} " if card not in CHARACTERS else f" {years} "
        canvas.put(region.right - len(label) - 1, region.bottom - 1, label, theme.BAD if years < 0 else theme.GOOD)
