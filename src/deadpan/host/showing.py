"""One game as it is being told: what everybody has seen of it so far, and the pauses before what they see next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from deadpan.host.frames import Teller
from deadpan.host.house import House
from deadpan.host.ledger import Ledger
from deadpan.host.play import Play
from deadpan.host.visitors import Visitors
from deadpan.kernel.play import Ask
from deadpan.kernel.seats import Seat


class Showing:
    """Tells a game to the visitors of its table, each what is for them."""

    def __init__(
        self, play: Play, ledger: Ledger, house: House, visitors: Visitors, after_telling: Callable[[], None]
    ) -> None:
        self.play = play
        self.moment = play.now
        """The last moment that was told. The game itself can be one ahead of it."""
        self.told_at = house.clock.now()
        self._ledger = ledger
        self._house = house
        self._visitors = visitors
        self._after_telling = after_telling
        self._teller = Teller(play)
        self._held: asyncio.Future[None] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the end was told."""
        return not self.asks()

    def asks(self) -> tuple[Ask, ...]:
        """The questions that everybody knows of."""
        return self.play.game.asks(self.moment.state)

    def open(self) -> None:
        """Tell everybody how the game begins."""
        for seat, visitors in self._visitors.audiences().items():
            frame = self.view(seat)
            for visitor in visitors:
                visitor.line.send(frame)

    def view(self, seat: Seat | None) -> bytes:
        """Everything that a seat (``None``: a spectator) may know."""
        return self._teller.view(self.moment, seat)

    def since(self, seat: Seat | None, stream: str | None, have: int | None) -> list[bytes]:
        """What one who has the first ``have`` frames of a stream is missing; the whole view if that is not at hand."""
        if stream != self._teller.stream(seat) or have is None or have > self.moment.n:
            return [self.view(seat)]
        frames = []
        for n in range(max(have + 1, self.moment.n - len(self.play.moments)), self.moment.n + 1):
            moment = self.play.at(n)
            frame = None if moment is None else self._teller.step(moment, seat)
            if frame is None:
                return [self.view(seat)]
            frames.append(frame)
        return frames

    def proceed(self, answered: Ask) -> None:
        """Tell what the answer to a question made happen.

        The result of an answer window is told when the window has been open for the same time as any other. Whether its
        answer took a moment or came by itself cannot be seen in it.
        """
        pace, clock = self._house.pace, self._house.clock
        wait = 0.0
        if answered.kind in self.play.game.windows:
            window = pace.fast_window if self._ledger.fast_bots else pace.window
            wait = self.told_at + window - clock.now()
        if wait <= 0:
            self._tell()
        else:
            self._held = asyncio.get_running_loop().create_future()
            clock.later(wait, self._tell)

    async def told_all(self) -> None:
        """Wait until everything that happened is told."""
        if self._held is not None:
            await self._held

    def _tell(self) -> None:
        now = self._house.clock.now()
        self.moment = moment = self.play.now
        self._teller.mark(moment, round((now - self.told_at) * 1000))
        self.told_at = now
        for seat, visitors in self._visitors.audiences().items():
            frame = self._teller.step(moment, seat)
            assert frame is not None, "the moment before the last is always at hand"
            for visitor in visitors:
                visitor.line.send(frame)
        if self._held is not None:
            self._held.set_result(None)
            self._held = None
        self._after_telling()
