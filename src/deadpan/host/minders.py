"""What happens at a table by itself: bots choose when they are asked, and the host's role passes on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Literal

from deadpan.host.clock import Alarm
from deadpan.host.house import House
from deadpan.host.ledger import Ledger
from deadpan.host.showing import Showing
from deadpan.host.visitors import Visitors
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.play import Ask, Choice

log = logging.getLogger(__name__)

Chooser = Callable[[Ask, Choice, Literal["bot", "stand-in"]], Awaitable[None]]


class BotMinder:
    """Lets the bots of one table choose, each when it is asked and after a moment's thought."""

    def __init__(self, ledger: Ledger, house: House, choose: Chooser) -> None:
        self._ledger = ledger
        self._house = house
        self._choose = choose
        self._turns: dict[tuple[int, int, int], asyncio.Task[None]] = {}

    @property
    def is_busy(self) -> bool:
        """Whether a bot is about to choose."""
        return bool(self._turns)

    def mind(self, showing: Showing) -> None:
        """Start the turn of every bot that is asked."""
        for ask in showing.asks():
            level = self._ledger.places[ask.seat].level
            turn = showing.play.number, ask.serial, ask.seat
            if level is not None and turn not in self._turns:
                task = asyncio.get_running_loop().create_task(self._take_turn(showing, ask, level))
                self._turns[turn] = task
                task.add_done_callback(lambda _, turn=turn: self._turns.pop(turn, None))  # type: ignore[misc]

    def close(self) -> None:
        """Let no bot choose any more."""
        for task in self._turns.values():
            task.cancel()

    async def _take_turn(self, showing: Showing, ask: Ask, level: str) -> None:
        play = showing.play
        due = showing.told_at + self._thought(showing, ask)
        view = play.game.view(showing.moment.state, ask.seat)
        seed = f"{play.began.bot_seed}/{ask.seat}/{ask.serial}"
        choice, is_its_own = await self._house.bots.choose(play.game.name, level, view, seed)
        await self._until(due)
        try:
            await self._choose(ask, choice, "bot" if is_its_own else "stand-in")
        except DeadpanError as problem:
            log.error("table %s: a bot could not choose: %s", self._ledger.code, problem.code)

    def _thought(self, showing: Showing, ask: Ask) -> float:
        """How long a bot seems to think: drawn from nothing that anybody does not know.

        In an answer window it answers at once, since the result waits for the end of the window in any case.
        """
        if ask.kind in showing.play.game.windows:
            return 0.0
        pace = self._house.pace
        public = Random(f"{self._ledger.code}/{showing.play.number}/{ask.serial}")
        return public.uniform(*(pace.fast_think if self._ledger.fast_bots else pace.think))

    async def _until(self, due: float) -> None:
        wait = due - self._house.clock.now()
        if wait > 0:
            rung: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            alarm = self._house.clock.later(wait, lambda: None if rung.done() else rung.set_result(None))
            try:
                await rung
            finally:
                alarm.cancel()


class HostMinder:
    """Passes the host's role on when the host has been gone for a while and somebody else is there."""

    def __init__(self, ledger: Ledger, house: House, visitors: Visitors, pass_to: Callable[[int], None]) -> None:
        self._ledger = ledger
        self._house = house
        self._visitors = visitors
        self._pass_to = pass_to
        self._alarm: Alarm | None = None

    def mind(self) -> None:
        """Look whether the host is there."""
        heir = self._heir()
        if heir is None and self._alarm is not None:
            self.close()
        elif heir is not None and self._alarm is None:
            self._alarm = self._house.clock.later(self._house.pace.host_grace, self._ring)

    def close(self) -> None:
        """Stop waiting."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self._alarm = None
        heir = self._heir()
        if heir is not None:
            self._pass_to(heir)

    def _heir(self) -> int | None:
        """Who would be host next, if the host is gone: those with a seat first, then those who came first."""
        here = self._visitors.participants
        if not here or self._ledger.host in here:
            return None
        return min(here, key=lambda number: (self._ledger.seat_of(number) is None, number))
