"""The public table in the form of a set-up."""

from __future__ import annotations

from typing import Any

from deadpan_ten_to_kill.rules.pieces import CHARACTERS
from deadpan_ten_to_kill.rules.state import OUT, Acting, Table


def open_position(table: Table) -> dict[str, Any]:
    """Tiles, pieces, policemen and turn: a set-up without its hands."""
    tiles: list[dict[str, Any]] = []
    for at, sniper in zip(table.board.at, table.board.sniper, strict=True):
        tile: dict[str, Any] = {"at": None if at is None else list(at)}
        if sniper:
            tile["sniper"] = True
        tiles.append(tile)
    return {"tiles": tiles, "first": table.first, **open_pieces(table)}


def open_pieces(table: Table) -> dict[str, Any]:
    """Pieces, policemen and turn: the parts of a set-up that change with every move."""
    police = table.where[16 : 16 + table.called]
    position: dict[str, Any] = {
        "characters": {name: tile for name, tile in zip(CHARACTERS, table.where[:16], strict=True) if tile != OUT},
        "police": [None if tile == OUT else tile for tile in police],
        "reserve": len(table.where) - 16 - table.called,
    }
    if table.frames and isinstance(table.frames[0], Acting):
        acting = table.frames[0]
        position["turn"] = {
            "seat": acting.seat,
            "left": acting.left,
            "round": table.round,
            "killed": acting.killed,
        }
    return position
