"""Answers *why not?* (what the rules say to a choice) and requests for hints (what a bot would choose)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from deadpan.bots import best_level
from deadpan.frames import encode, refusal
from deadpan.kernel.errors import IllegalChoice, NotAsked
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Ask, Choice
from deadpan.locales import Words
from deadpan.server.errors import Forbidden, TableError, TooMuch, WrongMoment
from deadpan.server.people import Connection
from deadpan.server.scheduling import BotRunner, BotTask, QueueKey
from deadpan.server.state import TableState
from deadpan.server.tables.broadcast import GameBroadcast


class HintService:
    """Answers the questions of players at one table, each from the view of their seat. Changes nothing."""

    def __init__(self, state: TableState, bots: BotRunner, seconds: float, queue_key: Callable[[], QueueKey]) -> None:
        self._state = state
        self._bots = bots
        self._seconds = seconds
        self._queue_key = queue_key
        self._running: dict[Seat, asyncio.Task[None]] = {}
        self._last: dict[Seat, tuple[int, int, Choice]] = {}
        """By seat, the latest hint: the number of the game, the serial of the question and the choice."""

    def why(self, connection: Connection, broadcast: GameBroadcast | None, raw: dict[str, Any]) -> None:
        """Send a client the refusal that a choice would get, if any. Raises `DeadpanError` if it may not choose."""
        broadcast, seat = self._playing(connection, broadcast)
        if seat not in (*(ask.seat for ask in broadcast.asks()), *broadcast.may()):
            raise NotAsked("not-your-turn", asked=broadcast.asks()[0].seat)
        game = broadcast.play.game
        answer: dict[str, Any] = {"type": "why", "choice": raw, "code": None, "rule": None, "data": {}, "text": ""}
        try:
            game.apply(broadcast.latest.state, seat, game.read_choice(raw))
        except IllegalChoice as problem:
            text = Words(connection.lang).refuse(problem, game, self._state.names())
            answer |= {"code": problem.code, "rule": problem.rule, "data": problem.data, "text": text}
        connection.transport.send(encode(answer))

    def hint(self, connection: Connection, broadcast: GameBroadcast | None) -> None:
        """Run a bot on a client's question, and send its choice to that client alone.

        Raises `DeadpanError`.
        """
        broadcast, ask = self._asked(connection, broadcast)
        if not broadcast.play.settings.hints:
            raise Forbidden("no-hints")
        if ask.seat in self._running:
            raise TooMuch("too-often")
        number, serial, choice = self._last.get(ask.seat, (0, 0, None))
        if choice is not None and (number, serial) == (broadcast.play.number, ask.serial):
            _send(connection, ask, choice)
            return
        task = asyncio.get_running_loop().create_task(self._run(connection, broadcast, ask))
        self._running[ask.seat] = task
        task.add_done_callback(lambda _: self._running.pop(ask.seat, None))

    def close(self) -> None:
        """Cancel all hints."""
        for task in self._running.values():
            task.cancel()

    async def _run(self, connection: Connection, broadcast: GameBroadcast, ask: Ask) -> None:
        play = broadcast.play
        task = BotTask(
            play.game.name,
            best_level(play.game.name),
            play.game.view(broadcast.latest.state, ask.seat),
            f"{play.began.bot_seed}/hint/{ask.seat}/{ask.serial}",
            broadcast.is_window,
            self._seconds,
            self._queue_key(),
        )
        choice, is_its_own = await self._bots.choose(task)
        if not is_its_own:
            connection.transport.send(refusal(TableError("no-hint"), connection.lang))
            return
        self._last[ask.seat] = play.number, ask.serial, choice
        _send(connection, ask, choice)

    def _playing(self, connection: Connection, broadcast: GameBroadcast | None) -> tuple[GameBroadcast, Seat]:
        """The game that clients know, and the seat of this client. Raises `DeadpanError`."""
        seat = self._state.seat_of(connection.participant)
        if seat is None:
            raise Forbidden("not-seated")
        if broadcast is None or broadcast.is_over:
            raise WrongMoment("not-playing")
        return broadcast, seat

    def _asked(self, connection: Connection, broadcast: GameBroadcast | None) -> tuple[GameBroadcast, Ask]:
        """The game that clients know, and its question to this client. Raises `DeadpanError`."""
        broadcast, seat = self._playing(connection, broadcast)
        asks = broadcast.asks()
        mine = next((ask for ask in asks if ask.seat == seat), None)
        if mine is None:
            raise NotAsked("not-your-turn", asked=asks[0].seat)
        return broadcast, mine


def _send(connection: Connection, ask: Ask, choice: Choice) -> None:
    connection.transport.send(encode({"type": "hint", "serial": ask.serial, "choice": choice}))
