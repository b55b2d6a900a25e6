"""One game as it is being told: what everybody has seen of it so far, and the pauses before what they see next."""

from __future__ import annotations

from collections.abc import Callable

from deadpan.host.clock import Alarm, Clock
from deadpan.host.frames import Teller
from deadpan.host.house import House
from deadpan.host.ledger import Ledger
from deadpan.host.table_game import TableGame
from deadpan.host.visitors import Visitors
from deadpan.kernel.play import Ask
from deadpan.kernel.seats import Seat


class Showing:
    """Tells a game to the visitors of its table, each what is for them."""

    def __init__(
        self,
        play: TableGame,
        ledger: Ledger,
        house: House,
        time: Clock,
        visitors: Visitors,
        after_telling: Callable[[], None],
    ) -> None:
        self.play = play
        self._ledger = ledger
        self._pace = house.pace
        self._time = time
        self._visitors = visitors
        self._after_telling = after_telling
        self._teller = Teller(play)
        self._held: Alarm | None = None
        self.moment = play.now
        """The last moment that was told. The game itself can be one ahead of it."""
        self.told_at = time.now()
        self.closes_at = self._window()
        """Before this, no answer to the open question is told."""
        if play.is_broken_off:
            self._teller.close()

    @property
    def is_held(self) -> bool:
        """Whether the open question is answered, and the answer not told yet."""
        return self.moment is not self.play.now

    @property
    def is_over(self) -> bool:
        """Whether the end was told."""
        return not self.asks()

    def asks(self) -> tuple[Ask, ...]:
        """The questions that everybody knows of."""
        return () if self.play.is_broken_off else self.play.game.asks(self.moment.state)

    def may(self) -> tuple[Seat, ...]:
        """The seats that may choose now without being asked, as far as was told."""
        return () if self.play.is_broken_off else self.play.game.may(self.moment.state)

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
        """What one who has the first ``have`` frames of a stream is missing; the whole view if that is not at hand.

        That a game was broken off is no step of it: only a view asks nobody any more.
        """
        if self.play.is_broken_off or stream != self._teller.stream(seat) or have is None or have > self.moment.n:
            return [self.view(seat)]
        frames = []
        for n in range(max(have + 1, self.moment.n - len(self.play.moments)), self.moment.n + 1):
            moment = self.play.at(n)
            frame = None if moment is None else self._teller.step(moment, seat)
            if frame is None:
                return [self.view(seat)]
            frames.append(frame)
        return frames

    def proceed(self) -> None:
        """Tell what the answer to a question made happen.

        The result of an answer window is told when the window has been open for the same time as any other. Whether its
        answer took a moment or came by itself cannot be seen in it.
        """
        wait = self.closes_at - self._time.now()
        if wait <= 0:
            self._tell()
        else:
            self._held = self._time.later(wait, self._tell)

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

    def _window(self) -> float:
        """Until when an answer to the open question is held back.

        That is settled when the question is asked. Nothing that is changed in the meantime can show whether there is an
        answer already.
        """
        if not any(ask.kind in self.play.game.windows for ask in self.asks()):
            return self.told_at
        return self.told_at + (self._pace.fast_window if self._ledger.fast_bots else self._pace.window)

    def _tell(self) -> None:
        now = self._time.now()
        self._held = None
        self.moment = moment = self.play.now
        self._teller.mark(moment, round((now - self.told_at) * 1000))
        self.told_at = now
        self.closes_at = self._window()
        for seat, visitors in self._visitors.audiences().items():
            frame = self._teller.step(moment, seat)
            assert frame is not None, "the moment before the last is always at hand"
            for visitor in visitors:
                visitor.line.send(frame)
        self._after_telling()
