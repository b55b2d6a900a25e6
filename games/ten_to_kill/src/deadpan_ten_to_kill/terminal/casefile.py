"""The case file (T9.3): opponents across, characters down, what is impossible crossed out."""

from __future__ import annotations

from collections.abc import Mapping

from deadpan.terminal import look, matrix
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.scene import Mark, Scene
from deadpan_ten_to_kill.rules.pieces import CHARACTERS


def paint(scene: Scene, marks: Mapping[Mark, str], width: int) -> Canvas:
    """The case file, or where there is none, that there is none."""
    shown = scene.shown
    if scene.seat is None or shown["options"]["case_file"] == "off":
        return matrix.without_notes(scene, width)
    own = {shown["hand"]["hitman"]: look.HITMAN_SIGN, **dict.fromkeys(shown["hand"]["targets"], look.TARGET_SIGN)}
    rows = [
        matrix.Row(
            who, own.get(who, " ") + scene.name("piece", who), look.INK if who in shown["characters"] else look.EDGE
        )
        for who in CHARACTERS
    ]
    file = shown.get("case_file")
    return matrix.paint(
        scene, rows, lambda seat, who: matrix.verdict(None if file is None else file[seat], who), marks, width
    )
