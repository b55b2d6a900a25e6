"""The history of the board, replayed from the starting positions: each action with the board before it."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.events import Answered, Fled, Killed, Lost, Moved, Posted
from deadpan_ten_to_kill.rules.pieces import TILES, piece_number
from deadpan_ten_to_kill.rules.view import View

Deed: TypeAlias = Moved | Killed | Answered


class Done(Struct, frozen=True, gc=False):
    """One action (T2.1): the seat, the number of the turn, the event, and the positions of the pieces before it."""

    by: Seat
    turn: int
    deed: Deed
    before: bytes


def number_of(name: str) -> int:
    """The number of a piece that an event names."""
    number = piece_number(name)
    assert number is not None
    return number


def history(view: View) -> list[Done]:
    """Every action so far, oldest first; turns are counted from 0."""
    where = bytearray(view.table.start)
    done: list[Done] = []
    turn = actions = -1
    actor: Seat | None = None
    for event in view.table.log:
        if isinstance(event, Moved | Killed | Answered):
            actions += 1
            if event.by != actor or actions == 2:
                turn, actions, actor = turn + 1, 0, event.by
            done.append(Done(event.by, turn, event, bytes(where)))
        match event:
            case Moved() | Fled() | Posted():
                where[number_of(event.who)] = event.to
            case Killed():
                where[number_of(event.victim)] = TILES
            case Lost():
                where[number_of(event.who)] = TILES
            case _:
                pass
    return done
