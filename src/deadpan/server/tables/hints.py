"""Advice for whoever is asked: what the rules say to a choice before it is made, and what a good player would do."""

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
    """Advises the people of one table, each by what their seat may know. It changes nothing."""

    def __init__(self, state: TableState, bots: BotRunner, seconds: float, queue_key: Callable[[], QueueKey]) -> None:
        self._state = state
        self._bots = bots
        self._seconds = seconds
        self._payer = queue_key
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._last: dict[Seat, tuple[int, int, Choice]] = {}
        """By seat, the number of the game, the serial of the question, and the hint that was given."""

    def why(self, connection: Connection, broadcast: GameBroadcast | None, raw: dict[str, Any]) -> None:
        """Tell a client what would speak against a choice. Raises `DeadpanError` for what is no choice of theirs."""
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
        """Let a bot think about a client's question, and tell that client alone what it would choose.

        Raises `DeadpanError`.
        """
        broadcast, ask = self._asked(connection, broadcast)
        if not broadcast.play.settings.hints:
            raise Forbidden("no-hints")
        if ask.seat in self._thinking:
            raise TooMuch("too-often")
        number, serial, choice = self._last.get(ask.seat, (0, 0, None))
        if choice is not None and (number, serial) == (broadcast.play.number, ask.serial):
            _tell(connection, ask, choice)
            return
        task = asyncio.get_running_loop().create_task(self._think(connection, broadcast, ask))
        self._thinking[ask.seat] = task
        task.add_done_callback(lambda _: self._thinking.pop(ask.seat, None))

    def close(self) -> None:
        """Think no more."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, connection: Connection, broadcast: GameBroadcast, ask: Ask) -> None:
        play = broadcast.play
        thought = BotTask(
            play.game.name,
            best_level(play.game.name),
            play.game.view(broadcast.latest.state, ask.seat),
            f"{play.began.bot_seed}/hint/{ask.seat}/{ask.serial}",
            broadcast.is_window,
            self._seconds,
            self._payer(),
        )
        choice, is_its_own = await self._bots.choose(thought)
        if not is_its_own:
            connection.transport.send(refusal(TableError("no-hint"), connection.lang))
            return
        self._last[ask.seat] = play.number, ask.serial, choice
        _tell(connection, ask, choice)

    def _playing(self, connection: Connection, broadcast: GameBroadcast | None) -> tuple[GameBroadcast, Seat]:
        """The game, as far as it was told, and this client's seat in it. Raises `DeadpanError`."""
        seat = self._state.seat_of(connection.participant)
        if seat is None:
            raise Forbidden("not-seated")
        if broadcast is None or broadcast.is_over:
            raise WrongMoment("not-playing")
        return broadcast, seat

    def _asked(self, connection: Connection, broadcast: GameBroadcast | None) -> tuple[GameBroadcast, Ask]:
        """The game and its question to this client, as far as they were told. Raises `DeadpanError`."""
        broadcast, seat = self._playing(connection, broadcast)
        asks = broadcast.asks()
        mine = next((ask for ask in asks if ask.seat == seat), None)
        if mine is None:
            raise NotAsked("not-your-turn", asked=asks[0].seat)
        return broadcast, mine


def _tell(connection: Connection, ask: Ask, choice: Choice) -> None:
    connection.transport.send(encode({"type": "hint", "serial": ask.serial, "choice": choice}))
