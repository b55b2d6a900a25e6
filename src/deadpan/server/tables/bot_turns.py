"""Schedules the bots of a table: each chooses after a delay when it is asked."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from deadpan.bots import usual_level
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.types import Ask, Choice
from deadpan.server.scheduling import BotRunner, BotTask, Pace, PausableClock, QueueKey
from deadpan.server.state import TableState
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.player_clocks import PlayerClocks

log = logging.getLogger(__name__)

_RETRY_SECONDS: Final = 0.05
"""How long after a pause a bot chooses that was about to choose."""

By: TypeAlias = Literal["bot", "stand-in", "clock"]


class BotTurn(Struct, frozen=True):
    """A question that a bot answers, and ``by``: why a bot. If it is not asked, it may choose or not."""

    game: int
    ask: Ask
    level: str
    by: Literal["bot", "clock"]
    is_asked: bool = True


Chooser: TypeAlias = Callable[[BotTurn, Choice, By], Awaitable[bool]]
"""Makes the choice of a bot; ``False`` if the game is paused."""


class BotScheduler:
    """Runs the bots of one table: those with a seat, and those that play for people.

    ``queue_key`` is the key of the table in the queue for bot processes.
    """

    def __init__(
        self,
        state: TableState,
        bots: BotRunner,
        pace: Pace,
        time: PausableClock,
        clocks: PlayerClocks,
        choose: Chooser,
        queue_key: Callable[[], QueueKey],
    ) -> None:
        self._state = state
        self._bots = bots
        self._pace = pace
        self._time = time
        self._clocks = clocks
        self._choose = choose
        self._queue_key = queue_key
        self._turns: dict[BotTurn, asyncio.Task[None]] = {}
        self._choosing: set[BotTurn] = set()
        self._declined: set[BotTurn] = set()
        """The turns in which a bot was not asked and did not choose."""

    @property
    def is_busy(self) -> bool:
        """Whether the choice of a bot is being made."""
        return bool(self._choosing)

    def turns(self, broadcast: GameBroadcast) -> list[BotTurn]:
        """The questions that bots answer, and those to other seats at which they may choose."""
        found = []
        for ask in broadcast.asks():
            level = self._state.places[ask.seat].level
            if level is not None:
                found.append(BotTurn(broadcast.play.number, ask, level, "bot"))
            elif self._clocks.is_up(broadcast, ask.seat):
                found.append(BotTurn(broadcast.play.number, ask, usual_level(broadcast.play.game.name), "clock"))
        for seat in broadcast.may():
            level, (ask, *_) = self._state.places[seat].level, broadcast.asks()
            if level is not None:
                found.append(
                    BotTurn(broadcast.play.number, Ask(seat, ask.kind, ask.serial), level, "bot", is_asked=False)
                )
        return found

    def update(self, broadcast: GameBroadcast) -> None:
        """Start the turns of bots that are asked now, and cancel those that are not asked any more."""
        turns = self.turns(broadcast)
        for turn, task in list(self._turns.items()):
            if turn not in turns and turn not in self._choosing:
                del self._turns[turn]
                task.cancel()
        self._declined.intersection_update(turns)
        for turn in turns:
            if turn not in self._turns and turn not in self._declined:
                task = asyncio.get_running_loop().create_task(self._take(turn, broadcast))
                self._turns[turn] = task
                task.add_done_callback(lambda task, turn=turn: self._forget(turn, task))  # type: ignore[misc]

    def close(self) -> None:
        """Cancel all turns."""
        for task in self._turns.values():
            task.cancel()

    def _forget(self, turn: BotTurn, task: asyncio.Task[None]) -> None:
        if self._turns.get(turn) is task:
            del self._turns[turn]
        crash = None if task.cancelled() else task.exception()
        if crash is not None:  # only the type: the message could contain a secret
            log.error("table %s: a bot's turn failed with %s", self._state.code, type(crash).__name__)

    async def _take(self, turn: BotTurn, broadcast: GameBroadcast) -> None:
        play, ask = broadcast.play, turn.ask
        due = self._time.now() + self._delay(broadcast, turn)
        bot_task = BotTask(
            play.game.name,
            turn.level,
            play.game.view(broadcast.latest.state, ask.seat),
            f"{play.began.bot_seed}/{ask.seat}/{ask.serial}",
            broadcast.is_window,
            self._pace.bot_seconds,
            self._queue_key(),
        )
        choice: Choice | None
        by: By = turn.by
        if turn.is_asked:
            choice, is_its_own = await self._bots.choose(bot_task)
            by = turn.by if is_its_own else "stand-in"
        else:
            choice = await self._bots.volunteer(bot_task)
        if choice is None:
            self._declined.add(turn)
            return
        await self._until(due)
        while not await self._make(turn, choice, by):
            await self._until(self._time.now() + _RETRY_SECONDS)

    async def _make(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        """Make a choice; ``False`` if it has to be tried again."""
        self._choosing.add(turn)
        try:
            return await self._choose(turn, choice, by)
        except DeadpanError as problem:
            log.error("table %s: a bot could not choose: %s", self._state.code, problem.code)
            return True
        finally:
            self._choosing.discard(turn)

    def _delay(self, broadcast: GameBroadcast, turn: BotTurn) -> float:
        """The seconds from the question to the choice of a bot, drawn from public information only.

        In an answer window it chooses at once if the rest of the window is long enough to hide how long it computes.
        """
        if broadcast.closes_at - self._time.now() >= self._pace.bot_seconds:
            return 0.0
        seed = f"{self._state.code}/{broadcast.play.number}/{turn.ask.serial}"
        public = Random(seed if turn.is_asked else f"{seed}/{turn.ask.seat}")
        return public.uniform(*(self._pace.fast_bot_delay if self._state.fast_bots else self._pace.bot_delay))

    async def _until(self, due: float) -> None:
        """Wait for a time of the table's clock, also while that is stopped."""
        wait = due - self._time.now()
        if wait > 0 or not self._time.is_running:
            fired: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            alarm = self._time.later(wait, lambda: None if fired.done() else fired.set_result(None))
            try:
                await fired
            finally:
                alarm.cancel()
