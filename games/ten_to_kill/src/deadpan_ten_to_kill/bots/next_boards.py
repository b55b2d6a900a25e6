"""Every board that one move leads to, and who could kill whom on it, computed for all boards at once with NumPy."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.pieces import TILES

Numbers: TypeAlias = NDArray[np.int64]
Flags: TypeAlias = NDArray[np.bool_]


@lru_cache(maxsize=64)
def _lines(board: Board) -> tuple[Numbers, Numbers]:
    """For each tile, the tiles near it and the tiles that a lone hitman there can hit; the last row is for `OUT`."""
    near = np.array([*board.near, 0])
    return near, near | np.array([*board.rifle, 0])


def boards_after_a_move(where: bytes) -> Numbers:
    """This board, followed by each board that one move makes of it, in the order of `number_of_move`."""
    now = np.frombuffer(where, dtype=np.uint8).astype(np.int64)
    movers = np.repeat(np.flatnonzero(now < TILES), TILES)
    tiles = np.tile(np.arange(TILES), len(movers) // TILES)
    boards = np.repeat(now[None], len(movers) + 1, axis=0)
    boards[np.arange(1, len(boards)), movers] = tiles
    return boards


def number_of_move(where: bytes, who: int, to: int) -> int:
    """The index in `boards_after_a_move` of the board that this move makes."""
    return 1 + TILES * sum(tile < TILES for tile in where[:who]) + to


def killers(board: Board, boards: Numbers) -> Flags:
    """For each of these boards and each victim: the characters that could kill the victim (T3.2 to T3.5)."""
    near, line = _lines(board)
    tiles = boards[:, :16]
    police = np.bitwise_or.reduce(1 << boards[:, 16:], axis=1) & 0xFFFF
    alone = (boards[:, :, None] == tiles[:, None, :]).sum(axis=1) == 1
    reached = np.where(alone, line[tiles], 1 << tiles)
    reached[(near[tiles] & police[:, None] != 0) | (tiles >= TILES)] = 0
    found = (reached[:, None, :] >> tiles[:, :, None] & 1).astype(bool)
    found[:, range(16), range(16)] = False
    return found
