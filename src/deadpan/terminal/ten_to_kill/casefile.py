"""The case file (T9.3): opponents across, characters down, what is impossible crossed out, and one's own marks."""

from __future__ import annotations

from collections.abc import Mapping

from rich.style import Style
from textual.geometry import Region

from deadpan.games.ten_to_kill.pieces import CHARACTERS
from deadpan.terminal import look
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.offer import Pick
from deadpan.terminal.scene import Mark, Scene
from deadpan.terminal.short import cut

POSSIBLE, IMPOSSIBLE, CERTAIN = "·", "✗", "●"
NARROWEST, NARROWEST_COLUMN, WIDEST_COLUMN = 24, 4, 12


def paint(scene: Scene, marks: Mapping[Mark, str], width: int) -> Canvas:
    """The case file, or where there is none, that there is none."""
    shown = scene.shown
    if scene.seat is None or shown["options"]["case_file"] == "off":
        canvas = Canvas(width, 1)
        message = "terminal-covered" if scene.seat is None else "terminal-no-notes"
        canvas.put(0, 0, scene.words.say(message), look.DIM)
        return canvas
    width = max(width, NARROWEST)
    others = [seat for seat in range(len(scene.names)) if seat != scene.seat]
    names = [scene.name("piece", who) for who in CHARACTERS]
    label_width = min(max(map(len, names)) + 2, width - NARROWEST_COLUMN * len(others))
    column = max(NARROWEST_COLUMN, min(WIDEST_COLUMN, (width - label_width) // len(others)))
    canvas = Canvas(width, len(CHARACTERS) + 1)
    for place, name in enumerate(cut(tuple(scene.names[seat] for seat in others), column - 1)):
        canvas.put(label_width + place * column, 0, name, look.DIM, column - 1)
    own = {shown["hand"]["hitman"]: look.HITMAN_SIGN, **dict.fromkeys(shown["hand"]["targets"], look.TARGET_SIGN)}
    file = shown.get("case_file")
    for row, who in enumerate(CHARACTERS, start=1):
        in_play = who in shown["characters"]
        canvas.put(0, row, own.get(who, " ") + names[row - 1], look.INK if in_play else look.EDGE, label_width - 1)
        for place, seat in enumerate(others):
            mark = Mark(seat, who)
            sign, style = _verdict(None if file is None else file[seat], who)
            at = Region(label_width + place * column, row, 3, 1)
            if scene.cursor == Pick("mark", mark):
                style = look.CURSOR
            canvas.put(at.x, at.y, sign + marks.get(mark, "") + " ", style, at.width)
            canvas.spot(at, Pick("mark", mark))
    return canvas


def _verdict(possible: list[str] | None, who: str) -> tuple[str, Style]:
    if possible is None:
        return " ", look.INK
    if who not in possible:
        return IMPOSSIBLE, look.EDGE
    return (CERTAIN, look.BAD) if len(possible) == 1 else (POSSIBLE, look.INK)
