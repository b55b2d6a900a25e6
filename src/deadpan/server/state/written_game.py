"""Where a game stands by its log. An answer that is held back is written before it is told, so this is a secret.

The import rules keep this module from everything that talks to clients: that knows what was told (`Showing`), and no
more.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Any

from deadpan.frames import REMEMBERED, Snapshot
from deadpan.kernel.types import Step
from deadpan.server.state.game_entries import Chose
from deadpan.server.state.logged_options import options_from_log
from deadpan.server.state.table_game import Resumed, TableGame
from deadpan.server.storage import Phase

if TYPE_CHECKING:
    from deadpan.server.state.table_state import TableState


class WrittenGame:
    """The last snapshots of a game, as its log has it."""

    def __init__(self, play: TableGame) -> None:
        self._play = play
        game, began = play.game, play.began
        step = game.pose(game.read_options(options_from_log(game, began.options)), play.seats, began.setup, began.seed)
        opening = Snapshot(0, step.state, step.told, (0,) * play.seats)
        self._moments: deque[Snapshot] = deque([opening], REMEMBERED + 1)
        self._is_told = True
        """Whether the last moment is known to everybody for sure."""

    @property
    def now(self) -> Snapshot:
        """Where the game stands."""
        return self._moments[-1]

    @property
    def is_over(self) -> bool:
        """Whether nobody is asked any more."""
        return self._play.is_broken_off or not self._play.game.asks(self.now.state)

    def follow(self, chose: Chose, step: Step[Any]) -> None:
        """Go on by a choice that was made."""
        play = self._play
        n, used = self.now.n + 1, self.now.used
        if chose.spent is not None:
            more = max(0, chose.spent - 1000 * (play.settings.choice_seconds or 0))
            used = tuple(each + more * (seat == chose.seat) for seat, each in enumerate(used))
        self._moments.append(Snapshot(n, step.state, step.told, used))
        self._is_told = chose.by == "record"
        if chose.id is not None:
            play.made[chose.seat, chose.id] = n

    def mark_sent(self, n: int) -> None:
        """The result of a window was told."""
        self._is_told |= n == self.now.n

    def break_off(self, told: int | None) -> None:
        """End the game here. An answer that was held back is none of it: the first ``told`` choices are."""
        self._play.is_broken_off = True
        if told is not None and self.now.n > told:
            self._moments.pop()

    def resumed(self) -> Resumed:
        """How to tell the game to those who come back to it.

        The result of a window that was not told for sure is held back again: on return it cannot be seen whether there
        was an answer already. At the end of a game there is nothing left to hide.
        """
        moments = tuple(self._moments)
        game = self._play.game
        if len(moments) < 2 or self._is_told or self.is_over:
            return Resumed(moments[-REMEMBERED:], None)
        *told, before, last = moments
        if not any(ask.kind in game.windows for ask in game.asks(before.state)):
            return Resumed(moments[-REMEMBERED:], None)
        return Resumed((*told, before)[-REMEMBERED:], last)


def written_game(state: TableState) -> WrittenGame:
    """Where the game of a table stands that has had one."""
    written = state._written  # noqa: SLF001  # it is kept from all others by this
    assert written is not None
    return written


def written_phase(state: TableState) -> Phase:
    """What is going on at a table by its log."""
    if state.in_lobby or state.play is None:
        return "lobby"
    return "over" if written_game(state).is_over else "playing"
