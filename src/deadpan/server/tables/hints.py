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
from deadpan.server.scheduling import BotTask, Payer
from deadpan.server.services import Services
from deadpan.server.state import TableState
from deadpan.server.tables.broadcast import GameBroadcast


class HintService:
    """Advises the people of one table, each by what their seat may know. It changes nothing."""

    def __init__(self, ledger: TableState, house: Services, payer: Callable[[], Payer]) -> None:
        self._ledger = ledger
        self._house = house
        self._payer = payer
        self._thinking: dict[Seat, asyncio.Task[None]] = {}
        self._last: dict[Seat, tuple[int, int, Choice]] = {}
        """By seat, the number of the game, the serial of the question, and the hint that was given."""

    def why(self, visitor: Connection, showing: GameBroadcast | None, raw: dict[str, Any]) -> None:
        """Tell a client what would speak against a choice. Raises `DeadpanError` for what is no choice of theirs."""
        showing, seat = self._playing(visitor, showing)
        if seat not in (*(ask.seat for ask in showing.asks()), *showing.may()):
            raise NotAsked("not-your-turn", asked=showing.asks()[0].seat)
        game = showing.play.game
        answer: dict[str, Any] = {"type": "why", "choice": raw, "code": None, "rule": None, "data": {}, "text": ""}
        try:
            game.apply(showing.moment.state, seat, game.read_choice(raw))
        except IllegalChoice as problem:
            text = Words(visitor.lang).refuse(problem, game, self._ledger.names())
            answer |= {"code": problem.code, "rule": problem.rule, "data": problem.data, "text": text}
        visitor.line.send(encode(answer))

    def hint(self, visitor: Connection, showing: GameBroadcast | None) -> None:
        """Let a bot think about a client's question, and tell that client alone what it would choose.

        Raises `DeadpanError`.
        """
        showing, ask = self._asked(visitor, showing)
        if not showing.play.settings.hints:
            raise Forbidden("no-hints")
        if ask.seat in self._thinking:
            raise TooMuch("too-often")
        number, serial, choice = self._last.get(ask.seat, (0, 0, None))
        if choice is not None and (number, serial) == (showing.play.number, ask.serial):
            _tell(visitor, ask, choice)
            return
        task = asyncio.get_running_loop().create_task(self._think(visitor, showing, ask))
        self._thinking[ask.seat] = task
        task.add_done_callback(lambda _: self._thinking.pop(ask.seat, None))

    def close(self) -> None:
        """Think no more."""
        for task in self._thinking.values():
            task.cancel()

    async def _think(self, visitor: Connection, showing: GameBroadcast, ask: Ask) -> None:
        play = showing.play
        thought = BotTask(
            play.game.name,
            best_level(play.game.name),
            play.game.view(showing.moment.state, ask.seat),
            f"{play.began.bot_seed}/hint/{ask.seat}/{ask.serial}",
            showing.is_window,
            self._house.pace.thinks,
            self._payer(),
        )
        choice, is_its_own = await self._house.bots.choose(thought)
        if not is_its_own:
            visitor.line.send(refusal(TableError("no-hint"), visitor.lang))
            return
        self._last[ask.seat] = play.number, ask.serial, choice
        _tell(visitor, ask, choice)

    def _playing(self, visitor: Connection, showing: GameBroadcast | None) -> tuple[GameBroadcast, Seat]:
        """The game, as far as it was told, and this client's seat in it. Raises `DeadpanError`."""
        seat = self._ledger.seat_of(visitor.participant)
        if seat is None:
            raise Forbidden("not-seated")
        if showing is None or showing.is_over:
            raise WrongMoment("not-playing")
        return showing, seat

    def _asked(self, visitor: Connection, showing: GameBroadcast | None) -> tuple[GameBroadcast, Ask]:
        """The game and its question to this client, as far as they were told. Raises `DeadpanError`."""
        showing, seat = self._playing(visitor, showing)
        asks = showing.asks()
        mine = next((ask for ask in asks if ask.seat == seat), None)
        if mine is None:
            raise NotAsked("not-your-turn", asked=asks[0].seat)
        return showing, mine


def _tell(visitor: Connection, ask: Ask, choice: Choice) -> None:
    visitor.line.send(encode({"type": "hint", "serial": ask.serial, "choice": choice}))
