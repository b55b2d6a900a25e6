"""One game as clients know it: the snapshots that were sent, and the result that is held back in an answer window.

Everything that is sent to clients is made from this. The result of an answer window is given to it when it is written,
and is not accessible before it is sent.
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

_ROUNDING: Final = 1e-6
"""Seconds: the rounding error of sums of times."""


class GameBroadcast:
    """Sends a game to the connections of its table, each of which gets the frames of its seat.

    ``after_sending`` is called after each snapshot, with the snapshot if it was the result of an answer window.
    """

    def __init__(
        self,
        play: TableGame,
        resumed: Resumed,
        state: TableState,
        pace: Pace,
        time: Clock,
        connections: Connections,
        after_sending: Callable[[Snapshot | None], None],
    ) -> None:
        self.play = play
        self._state = state
        self._pace = pace
        self._time = time
        self._connections = connections
        self._after_sending = after_sending
        self._frames = FrameBuilder(self)
        self._snapshots = deque(resumed.sent, REMEMBERED)
        """The latest snapshots that were sent."""
        self._held: Alarm | None = None
        self.sent_at = time.now()
        """When the latest of them was sent."""
        self._window = self._window_seconds()
        """The length of the answer window of the open question in seconds; 0 if it has none."""
        if play.is_broken_off:
            self._frames.close()
        elif resumed.held is not None:
            self.send_result(resumed.held)

    @property
    def game(self) -> AnyRules:
        """The rules of the game."""
        return self.play.game

    @property
    def number(self) -> int:
        """The number of the game at its table."""
        return self.play.number

    @property
    def latest(self) -> Snapshot:
        """The latest snapshot that was sent. The log can be one choice ahead of it."""
        return self._snapshots[-1]

    def at(self, n: int) -> Snapshot | None:
        """The snapshot after ``n`` choices, if it was sent and is still remembered."""
        index = n - self._snapshots[0].n
        return self._snapshots[index] if 0 <= index < len(self._snapshots) else None

    @property
    def is_window(self) -> bool:
        """Whether the open question is an answer window."""
        return self._window > 0

    @property
    def closes_at(self) -> float:
        """The earliest time at which an answer to the open question is sent."""
        return self.sent_at + self._window

    @property
    def is_held(self) -> bool:
        """Whether the open question is answered, and the answer not sent yet."""
        return self._held is not None

    @property
    def is_paused(self) -> bool:
        """Whether the game is paused."""
        return self.play.is_paused and not self.is_over

    @property
    def sent_while_held(self) -> int | None:
        """The number of choices that were sent, if the answer to the open question is held back; else ``None``."""
        return self.latest.n if self.is_held else None

    @property
    def is_over(self) -> bool:
        """Whether the end was sent."""
        return not self.asks()

    def asks(self) -> tuple[Ask, ...]:
        """The open questions that were sent."""
        return () if self.play.is_broken_off else self.play.game.asks(self.latest.state)

    def may(self) -> tuple[Seat, ...]:
        """The seats that may choose now without being asked, by what was sent."""
        return () if self.play.is_broken_off else self.play.game.may(self.latest.state)

    def open(self) -> None:
        """Send the whole view to all connections."""
        for seat, connections in self._connections.audiences().items():
            frame = self.view(seat)
            for connection in connections:
                connection.transport.send(frame)

    def view(self, seat: Seat | None) -> bytes:
        """A frame with everything that a seat (``None``: a spectator) may know."""
        return self._frames.view(self.latest, seat)

    def frames_since(self, seat: Seat | None, stream: str | None, have: int | None) -> list[bytes]:
        """The frames that a client misses that has the first ``have`` of a stream, or the whole view.

        The view is sent if a snapshot is not remembered, and if the game was broken off, which no step shows.
        """
        last = self.latest.n
        if self.play.is_broken_off or stream != self._frames.stream(seat) or have is None or have > last:
            return [self.view(seat)]
        missed = [self.at(n) for n in range(max(have + 1, self._snapshots[0].n), last + 1)]
        frames = [None if snapshot is None else self._frames.step(snapshot, seat) for snapshot in missed]
        return [self.view(seat)] if None in frames else [frame for frame in frames if frame is not None]

    def send_result(self, snapshot: Snapshot) -> None:
        """Send the result of a choice, now or at the end of the answer window.

        If the answer comes after the end of the window, the result is sent at the next multiple of its length. So its
        time does not show whether a person took a moment to answer or the answer was made automatically.
        """
        now = self._time.now()
        if self._window == 0:
            self._send(snapshot, round((now - self.sent_at) * 1000))
            return
        windows = max(1, math.ceil((now - self.sent_at - _ROUNDING) / self._window))
        due, at = self.sent_at + windows * self._window, round(windows * self._window * 1000)
        self._held = self._time.later(due - now, lambda: self._send(snapshot, at))

    def break_off(self) -> None:
        """End the game without an outcome. A result that is held back is dropped."""
        self.close()
        self._frames.close()
        self.open()

    def close(self) -> None:
        """Stop sending. A result that is held back is dropped."""
        if self._held is not None:
            self._held.cancel()
            self._held = None

    def _window_seconds(self) -> float:
        """The length of the answer window of the open question in seconds; 0 if it has none.

        It is determined when the question is asked, so that a later change of the pace shows nothing about an answer.
        """
        if not any(ask.kind in self.play.game.windows for ask in self.asks()):
            return 0.0
        return self._pace.fast_answer_window if self._state.fast_bots else self._pace.answer_window

    def _send(self, snapshot: Snapshot, at: int) -> None:
        """Send a snapshot, ``at`` milliseconds after the one before it."""
        self._held = None
        self._snapshots.append(snapshot)
        self._frames.note_delay(snapshot, at)
        self.sent_at = self._time.now()
        was_window, self._window = self.is_window, self._window_seconds()
        for seat, connections in self._connections.audiences().items():
            frame = self._frames.step(snapshot, seat)
            assert frame is not None, "the snapshot before the latest is always remembered"
            for connection in connections:
                connection.transport.send(frame)
        self._after_sending(snapshot if was_window else None)
