"""The turns of bots: each chooses when it is asked, after a moment's thought."""

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

_SOON: Final = 0.05
"""How long after a pause a bot chooses that was just about to."""

By: TypeAlias = Literal["bot", "stand-in", "clock"]


class BotTurn(Struct, frozen=True):
    """A question to a bot; ``by`` is why a bot chooses. One that is not asked may choose, or let it be."""

    game: int
    ask: Ask
    level: str
    by: Literal["bot", "clock"]
    is_asked: bool = True


Chooser: TypeAlias = Callable[[BotTurn, Choice, By], Awaitable[bool]]
"""Makes a bot's choice; not if the game is interrupted."""


class BotScheduler:
    """Lets the bots of one table choose: those with a seat, and those that play on for people.

    ``queue_key`` says whose turn it takes where several wait for a process.
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
        self._payer = queue_key
        self._turns: dict[BotTurn, asyncio.Task[None]] = {}
        self._choosing: set[BotTurn] = set()
        self._declined: set[BotTurn] = set()
        """The turns in which a bot was not asked and let it be."""

    @property
    def is_busy(self) -> bool:
        """Whether a bot chooses right now."""
        return bool(self._choosing)

    def turns(self, broadcast: GameBroadcast) -> list[BotTurn]:
        """The questions that bots are to answer, and those to others at which they may choose."""
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
        """Start the turn of every bot that is asked, and let those be that are no longer."""
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
        """Let no bot choose any more."""
        for task in self._turns.values():
            task.cancel()

    def _forget(self, turn: BotTurn, task: asyncio.Task[None]) -> None:
        if self._turns.get(turn) is task:
            del self._turns[turn]
        crash = None if task.cancelled() else task.exception()
        if crash is not None:  # the kind alone: what it says could hold somebody's secret
            log.error("table %s: a bot's turn failed with %s", self._state.code, type(crash).__name__)

    async def _take(self, turn: BotTurn, broadcast: GameBroadcast) -> None:
        play, ask = broadcast.play, turn.ask
        due = self._time.now() + self._thought(broadcast, turn)
        thought = BotTask(
            play.game.name,
            turn.level,
            play.game.view(broadcast.latest.state, ask.seat),
            f"{play.began.bot_seed}/{ask.seat}/{ask.serial}",
            broadcast.is_window,
            self._pace.bot_seconds,
            self._payer(),
        )
        choice: Choice | None
        by: By = turn.by
        if turn.is_asked:
            choice, is_its_own = await self._bots.choose(thought)
            by = turn.by if is_its_own else "stand-in"
        else:
            choice = await self._bots.volunteer(thought)
        if choice is None:
            self._declined.add(turn)
            return
        await self._until(due)
        while not await self._make(turn, choice, by):
            await self._until(self._time.now() + _SOON)

    async def _make(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        """Make a choice; whether there is nothing left to do."""
        self._choosing.add(turn)
        try:
            return await self._choose(turn, choice, by)
        except DeadpanError as problem:
            log.error("table %s: a bot could not choose: %s", self._state.code, problem.code)
            return True
        finally:
            self._choosing.discard(turn)

    def _thought(self, broadcast: GameBroadcast, turn: BotTurn) -> float:
        """How long a bot seems to think: drawn from nothing that anybody does not know.

        In an answer window it answers at once, where the result waits for the end of the window long enough to hide how
        long the bot really thinks.
        """
        if broadcast.closes_at - self._time.now() >= self._pace.bot_seconds:
            return 0.0
        seed = f"{self._state.code}/{broadcast.play.number}/{turn.ask.serial}"
        public = Random(seed if turn.is_asked else f"{seed}/{turn.ask.seat}")
        return public.uniform(*(self._pace.fast_bot_delay if self._state.fast_bots else self._pace.bot_delay))

    async def _until(self, due: float) -> None:
        """Wait for a time of the table; while that stands still, for it to go on."""
        wait = due - self._time.now()
        if wait > 0 or not self._time.is_running:
            rung: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            alarm = self._time.later(wait, lambda: None if rung.done() else rung.set_result(None))
            try:
                await rung
            finally:
                alarm.cancel()
