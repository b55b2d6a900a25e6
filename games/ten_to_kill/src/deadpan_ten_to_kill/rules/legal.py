"""Legal choices: a function of the public table and of the asked player's own hitman, and of nothing else."""

from __future__ import annotations

from typing import assert_never

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_ten_to_kill.rules.cached_values import FLEES, KILLS, MOVES, POSTS, lay, questions
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import police_tiles, victims
from deadpan_ten_to_kill.rules.state import OUT, Acting, Fleeing, Laying, Posting, Table


def legal_choices(table: Table, seat: Seat, hitman: int) -> tuple[Choice, ...]:
    """The legal choices of a seat that owns this hitman, in a canonical order; none if the seat is not asked."""
    if not table.frames:
        return ()
    frame = table.frames[-1]
    if frame.seat != seat:
        return ()
    match frame:
        case Acting():
            return tuple(_actions(table, frame, hitman))
        case Fleeing():
            free = free_tiles(frame)
            return tuple(FLEES[who][tile] for who in frame.witnesses for tile in free)
        case Posting():
            return tuple(POSTS[who] for who in officers(table.where))
        case Laying():
            openings = table.board.openings()
            unlaid = [tile for tile, at in enumerate(table.board.at) if at is None]
            return tuple(lay(tile, x, y) for tile in unlaid for x, y in openings)
        case _:
            assert_never(frame)


def _actions(table: Table, acting: Acting, hitman: int) -> list[Choice]:
    """Moves (T2.2), kills (T3), questions (T5.1)."""
    where = table.where
    choices: list[Choice] = []
    for rows, tile in zip(MOVES, where):  # noqa: B905 -- MOVES has rows for more policemen than are in the game
        choices += rows[tile]
    if not acting.killed and where[hitman] != OUT:
        if table.options.refuses_mistakes:
            found = victims(table.board, where, hitman)
        else:
            found = [who for who, tile in enumerate(where) if tile != OUT and who != hitman]
        for who in found:
            choices.append(KILLS[who])
    patrolled = police_tiles(where)
    if patrolled:
        asked = questions(len(table.facts.losses), acting.seat)
        for who in range(16):
            if patrolled >> where[who] & 1:
                choices += asked[who]
    return choices


def free_tiles(fleeing: Fleeing) -> list[int]:
    """T4.5: the tiles for the next witness: not the scene, and none with a witness while another tile has none."""
    return [tile for tile in range(TILES) if not (fleeing.taken | 1 << fleeing.scene) >> tile & 1]


def officers(where: bytes) -> list[int]:
    """The policemen in play."""
    return [who for who in range(16, len(where)) if where[who] != OUT]
