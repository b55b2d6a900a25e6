"""One game as it is being told: what everybody has seen of it so far, and the pauses before what they see next.

All that talks to clients knows a game by this. The result of an answer window is here as soon as it is written, and
nothing can be made of it before it is told.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from typing import Final

from deadpan.frames import REMEMBERED, FrameBuilder, Snapshot
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask
from deadpan.server.people import Connections
from deadpan.server.scheduling import Alarm, Clock, Pace
from deadpan.server.state import Resumed, TableGame, TableState

_NO_TIME: Final = 1e-6
"""Seconds: what is no more than this late is on time, for a sum of floats."""


class GameBroadcast:
    """Tells a game to the visitors of its table, each what is for them.

    ``after_telling`` is called whenever that was done, with the moment if it was the result of an answer window.
    """

    def __init__(
        self,
        play: TableGame,
        resumed: Resumed,
        state: TableState,
        pace: Pace,
        time: Clock,
        connections: Connections,
        after_telling: Callable[[Snapshot | None], None],
    ) -> None:
        self.play = play
        self._state = state
        self._pace = pace
        self._time = time
        self._connections = connections
        self._after_telling = after_telling
        self._teller = FrameBuilder(self)
        self._snapshots = deque(resumed.sent, REMEMBERED)
        """The last moments that were told."""
        self._held: Alarm | None = None
        self.sent_at = time.now()
        """When the last of them was."""
        self._window = self._window_of_question()
        """Seconds for which the open question is an answer window; 0 if it is none."""
        if play.is_broken_off:
            self._teller.close()
        elif resumed.held is not None:
            self.proceed(resumed.held)

    @property
    def game(self) -> AnyRules:
        """The rules of the game."""
        return self.play.game

    @property
    def number(self) -> int:
        """Which game of its table it is."""
        return self.play.number

    @property
    def latest(self) -> Snapshot:
        """The last moment that was told. What is written can be one ahead of it."""
        return self._snapshots[-1]

    def at(self, n: int) -> Snapshot | None:
        """The game after ``n`` choices, if that was told and is still at hand."""
        index = n - self._snapshots[0].n
        return self._snapshots[index] if 0 <= index < len(self._snapshots) else None

    @property
    def is_window(self) -> bool:
        """Whether the open question is an answer window."""
        return self._window > 0

    @property
    def closes_at(self) -> float:
        """Before this, no answer to the open question is told."""
        return self.sent_at + self._window

    @property
    def is_held(self) -> bool:
        """Whether the open question is answered, and the answer not told yet."""
        return self._held is not None

    @property
    def is_paused(self) -> bool:
        """Whether the game is interrupted."""
        return self.play.is_paused and not self.is_over

    @property
    def sent_while_held(self) -> int | None:
        """How many choices clients know of, where the answer to the open question is held back; else ``None``."""
        return self.latest.n if self.is_held else None

    @property
    def is_over(self) -> bool:
        """Whether the end was told."""
        return not self.asks()

    def asks(self) -> tuple[Ask, ...]:
        """The questions that everybody knows of."""
        return () if self.play.is_broken_off else self.play.game.asks(self.latest.state)

    def may(self) -> tuple[Seat, ...]:
        """The seats that may choose now without being asked, as far as was told."""
        return () if self.play.is_broken_off else self.play.game.may(self.latest.state)

    def open(self) -> None:
        """Tell everybody how the game begins."""
        for seat, connections in self._connections.audiences().items():
            frame = self.view(seat)
            for connection in connections:
                connection.transport.send(frame)

    def view(self, seat: Seat | None) -> bytes:
        """Everything that a seat (``None``: a spectator) may know."""
        return self._teller.view(self.latest, seat)

    def since(self, seat: Seat | None, stream: str | None, have: int | None) -> list[bytes]:
        """What one who has the first ``have`` frames of a stream is missing; the whole view if that is not at hand.

        That a game was broken off is no step of it: only a view asks nobody any more.
        """
        last = self.latest.n
        if self.play.is_broken_off or stream != self._teller.stream(seat) or have is None or have > last:
            return [self.view(seat)]
        missed = [self.at(n) for n in range(max(have + 1, self._snapshots[0].n), last + 1)]
        frames = [None if snapshot is None else self._teller.step(snapshot, seat) for snapshot in missed]
        return [self.view(seat)] if None in frames else [frame for frame in frames if frame is not None]

    def proceed(self, snapshot: Snapshot) -> None:
        """Tell what the answer to a question made happen.

        The result of an answer window is told when the window closes, and if it was late, when as much time has passed
        once more. So it cannot be seen in it whether the answer took a moment or came by itself.
        """
        now = self._time.now()
        if self._window == 0:
            self._tell(snapshot, round((now - self.sent_at) * 1000))
            return
        windows = max(1, math.ceil((now - self.sent_at - _NO_TIME) / self._window))
        due, at = self.sent_at + windows * self._window, round(windows * self._window * 1000)
        self._held = self._time.later(due - now, lambda: self._tell(snapshot, at))

    def break_off(self) -> None:
        """Ask nobody any more. What was not told yet stays untold."""
        self.close()
        self._teller.close()
        self.open()

    def close(self) -> None:
        """Tell nothing any more."""
        if self._held is not None:
            self._held.cancel()
            self._held = None

    def _window_of_question(self) -> float:
        """How long the open question is an answer window.

        That is settled when the question is asked. Nothing that is changed in the meantime can show whether there is an
        answer already.
        """
        if not any(ask.kind in self.play.game.windows for ask in self.asks()):
            return 0.0
        return self._pace.fast_answer_window if self._state.fast_bots else self._pace.answer_window

    def _tell(self, snapshot: Snapshot, at: int) -> None:
        """Tell a moment, ``at`` so many milliseconds after the one before it."""
        self._held = None
        self._snapshots.append(snapshot)
        self._teller.note_delay(snapshot, at)
        self.sent_at = self._time.now()
        was_window, self._window = self.is_window, self._window_of_question()
        for seat, connections in self._connections.audiences().items():
            frame = self._teller.step(snapshot, seat)
            assert frame is not None, "the moment before the last is always at hand"
            for connection in connections:
                connection.transport.send(frame)
        self._after_telling(snapshot if was_window else None)
