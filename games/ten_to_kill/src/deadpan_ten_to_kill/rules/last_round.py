"""The last round: the rule that makes a round the last one (T6.1, T6.3), and the seats that still play in it."""

from __future__ import annotations

from typing import Literal

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.events import EndRule
from deadpan_ten_to_kill.rules.options import Options
from deadpan_ten_to_kill.rules.state import Acting, Facts, Frame, LastRound, is_spent


def ending(options: Options, number: int, facts: Facts) -> EndRule | Literal[""]:
    """The rule that makes round ``number`` the last one; empty if it is not the last one."""
    if any(is_spent(targets) for targets in facts.targets_up):
        return "T6.1"
    most = options.max_rounds
    return "T6.3" if most is not None and number >= most else ""


def last_round(
    options: Options, number: int, facts: Facts, frames: tuple[Frame, ...], first: Seat, told: int
) -> LastRound | None:
    """The start of the last round; ``None`` if this round is not the last one.

    ``told`` is the number of the last public event.
    """
    if not frames or not isinstance(frames[0], Acting) or not ending(options, number, facts):
        return None
    return LastRound(told, still_to_play(frames, first, len(facts.losses)))


def still_to_play(frames: tuple[Frame, ...], first: Seat, seats: int) -> tuple[Seat, ...]:
    """The seats that have actions left in this round, from the seat whose turn it is on (T1.10)."""
    if not frames or not isinstance(frames[0], Acting):
        return ()
    acting = frames[0]
    left = (first - acting.seat - 1) % seats
    return tuple((acting.seat + step) % seats for step in range(0 if acting.left else 1, left + 1))
