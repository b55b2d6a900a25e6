"""The position of a game in the log. It is secret: an answer that is held back is written before it is sent.

The import rules name the modules that may import this one. Everything that sends to clients uses `GameBroadcast`, which
knows only what was sent.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from deadpan.frames import REMEMBERED, Snapshot
from deadpan.kernel.types import Step
from deadpan.server.state.game_entries import BrokenOff, Chose
from deadpan.server.state.logged_options import options_from_log
from deadpan.server.state.table_game import Resumed, TableGame
from deadpan.server.storage import Phase

if TYPE_CHECKING:
    from deadpan.server.state.table_state import TableState


class WrittenGame:
    """The latest snapshots of a game, as the log has it."""

    def __init__(self, play: TableGame) -> None:
        self._play = play
        game, began = play.game, play.began
        step = game.pose(game.read_options(options_from_log(game, began.options)), play.seats, began.setup, began.seed)
        opening = Snapshot(0, step.state, step.told, (0,) * play.seats)
        self._snapshots: deque[Snapshot] = deque([opening], REMEMBERED + 1)
        self._is_sent = True
        """Whether the latest snapshot was certainly sent."""

    @property
    def latest(self) -> Snapshot:
        """The latest snapshot."""
        return self._snapshots[-1]

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._play.is_broken_off or not self._play.game.asks(self.latest.state)

    def append(self, chose: Chose, step: Step[Any]) -> None:
        """Append the result of a choice."""
        play = self._play
        n, used = self.latest.n + 1, self.latest.used
        if chose.spent is not None:
            more = max(0, chose.spent - 1000 * (play.settings.choice_seconds or 0))
            used = tuple(each + more * (seat == chose.seat) for seat, each in enumerate(used))
        self._snapshots.append(Snapshot(n, step.state, step.told, used))
        self._is_sent = chose.by == "record"
        if chose.id is not None:
            play.made[chose.seat, chose.id] = n

    def mark_sent(self, n: int) -> None:
        """Note that the result of an answer window was sent."""
        self._is_sent |= n == self.latest.n

    def break_off(self, entry: BrokenOff) -> None:
        """End the game here. An answer that was held back is dropped: the game has the first ``told`` choices."""
        self._play.break_off(entry)
        if entry.told is not None and self.latest.n > entry.told:
            self._snapshots.pop()

    def resumed(self) -> Resumed:
        """Which part of the game may be sent after the table was loaded.

        The result of an answer window that was perhaps not sent is held back again, so that a restart does not show
        whether there was an answer already. At the end of a game nothing is held back.
        """
        snapshots = tuple(self._snapshots)
        game = self._play.game
        if len(snapshots) < 2 or self._is_sent or self.is_over:
            return Resumed(snapshots[-REMEMBERED:], None)
        *told, before, last = snapshots
        if not any(ask.kind in game.windows for ask in game.asks(before.state)):
            return Resumed(snapshots[-REMEMBERED:], None)
        return Resumed((*told, before)[-REMEMBERED:], last)


def written_game(state: TableState) -> WrittenGame:
    """The position of the game of a table that has begun one."""
    written = state._written  # noqa: SLF001  # only this function reads it
    assert written is not None
    return written


def written_phase(state: TableState) -> Phase:
    """The phase of a table according to its log."""
    if state.in_lobby or state.play is None:
        return "lobby"
    return "over" if written_game(state).is_over else "playing"
