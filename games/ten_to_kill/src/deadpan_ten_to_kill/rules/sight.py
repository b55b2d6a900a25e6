"""Sight and reach: which tiles the police watch, and whom a hitman can kill from where (T3.2 to T3.7)."""

from __future__ import annotations

from deadpan.kernel.errors import IllegalChoice
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.pieces import piece_name
from deadpan_ten_to_kill.rules.state import OUT


def police_tiles(where: bytes) -> int:
    """The tiles on which a policeman stands, as a mask."""
    mask = 0
    for tile in where[16:]:
        mask |= 1 << tile
    return mask & 0xFFFF


def reach(board: Board, where: bytes, police: int, tile: int) -> int:
    """The tiles on which a hitman who stands on ``tile`` could kill now, as a mask.

    None if a policeman is on the tile or beside it (T3.2). Otherwise the tile itself, by the knife (T3.3), and, if the
    hitman is alone there, the adjacent tiles by the pistol (T3.4) and those in line by the rifle (T3.5).
    """
    if board.near[tile] & police:
        return 0
    if where.count(tile) == 1:
        return board.near[tile] | board.rifle[tile]
    return 1 << tile


def suspects(board: Board, where: bytes, victim: int) -> int:
    """T3.9: the characters that could kill this victim now, as a mask."""
    police, scene = police_tiles(where), where[victim]
    near, rifle = board.near, board.rifle
    found = 0
    for who, tile in enumerate(where[:16]):  # `reach` inlined: the hot loop of the bots
        if tile == OUT or near[tile] & police or who == victim:
            continue
        if tile == scene or ((near[tile] | rifle[tile]) >> scene & 1 and where.count(tile) == 1):
            found |= 1 << who
    return found


def victims(board: Board, where: bytes, hitman: int) -> list[int]:
    """The pieces that this hitman can kill now, policemen included (T3.7)."""
    reached = reach(board, where, police_tiles(where), where[hitman])
    if not reached:
        return []
    return [who for who, tile in enumerate(where) if reached >> tile & 1 and who != hitman]


def check_kill(board: Board, where: bytes, hitman: int, victim: int) -> None:
    """Refuse a kill that this hitman cannot make. Raises `IllegalChoice`."""
    here, scene = where[hitman], where[victim]
    watched = board.near[here] & police_tiles(where)
    if watched:
        tile = here if watched >> here & 1 else (watched & -watched).bit_length() - 1
        raise IllegalChoice("kill-seen-by-police", "T3.2", tile=tile)
    if scene == here:
        return
    if where.count(here) > 1:
        raise IllegalChoice("kill-not-alone", "T3.2", tile=here)
    if not (board.pistol[here] | board.rifle[here]) >> scene & 1:
        raise IllegalChoice("kill-out-of-reach", "T3.5", who=piece_name(victim))
