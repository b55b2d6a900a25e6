"""A table that is awake: it takes what clients say, writes it down, and tells what came of it, in that order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from msgspec import structs, to_builtins

from deadpan.frames import encode
from deadpan.kernel.errors import DeadpanError, StaleAsk
from deadpan.kernel.types import Choice
from deadpan.server import messages
from deadpan.server.errors import Forbidden, WrongMoment
from deadpan.server.people import (
    ChatPolicy,
    CommandLimits,
    Connection,
    Connections,
    TokenService,
    Transport,
    admission_entries,
    all_agree,
    check_host,
    check_may_choose,
    free_name,
    game_entries,
    granted_claims,
    holder_of,
    language,
    lobby_entries,
    names_taken,
    that_matter,
)
from deadpan.server.scheduling import NOBODY, Payer
from deadpan.server.services import Services
from deadpan.server.state import AnyEntry, Began, BrokenOff, Chose, RenderedRecord, Reopened, ResultTold, TableState
from deadpan.server.state.written_game import written_game, written_phase
from deadpan.server.storage import Phase
from deadpan.server.tables.bot_turns import BotTurn, By
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.server.tables.hints import HintService
from deadpan.server.tables.log_writer import LogWriter
from deadpan.server.tables.presenter import Presenter
from deadpan.server.tables.records import record_of

COME_BACK: Final = 1012
"""The close code that tells a client to come again: the table is put away, or must be read anew."""

_PHASE_AFTER: Final[dict[type[AnyEntry], Phase]] = {Began: "playing", Reopened: "lobby", BrokenOff: "over"}

log = logging.getLogger(__name__)


class LiveTable:
    """One table in memory. Whatever changes it goes through the store first."""

    def __init__(self, state: TableState, services: Services) -> None:
        self.state = state
        self.connections = Connections(state, services.limits)
        self.left_at = services.clock.now()
        """When a visitor left last."""
        self._services = services
        self._order = asyncio.Lock()
        self._log_writer = LogWriter(state, services, self.close)
        self._presenter = Presenter(
            state,
            services,
            self.connections,
            self._choose_for,
            self._act,
            lambda: written_game(state).resumed(),
            self._note_told,
        )
        self._chat_policy = ChatPolicy(state, services)
        self._command_limits = CommandLimits(state, services)
        self._hints = HintService(state, services, self.connections.payer)
        self.token_service = TokenService(
            state, services, self.connections, self._command_limits, self._order, self._log_writer.write, self._change
        )
        self._acts: set[asyncio.Task[None]] = set()

    @property
    def is_broken(self) -> bool:
        """Whether a write failed or was cut short: then what is in memory may not be what is written."""
        return self._log_writer.is_broken

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        return not len(self.connections) and not self._presenter.bots.is_busy and not self._order.locked()

    # -- coming and going -------------------------------------------------------------------------------------------

    def enter(self, transport: Transport, hello: messages.Hello, household: Payer = NOBODY) -> Connection:
        """Let a client in and tell it what it missed; ``household`` is where it is. Raises `HostError`."""
        self.token_service.check(hello)
        who = None if hello.token is None else holder_of(hello.token, self.state).number
        also = tuple(holder_of(token, self.state).number for token in hello.also)
        connection = Connection(transport, who, language(hello.lang), also, hello.quiet, household, hello.invitation)
        self.connections.add(connection)
        self._presenter.mind()
        table = self.summary()
        self.connections.welcome(connection, table)
        self.connections.announce(table, but=connection)
        transport.send(self.state.chat_log.all())
        self._presenter.catch_up(connection, hello.stream, hello.have)
        return connection

    def leave(self, connection: Connection) -> None:
        """A client's line is closed."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.left_at = self._services.clock.now()
            self._presenter.mind()
            self.connections.announce(self.summary())

    def summary(self) -> dict[str, Any]:
        """What everybody may know of this table."""
        return self._presenter.summary()

    async def record(self, number: int | None = None) -> RenderedRecord:
        """The record of a game, the last one if no number is given, once its end was told. Raises `HostError`."""
        return await record_of(self.state, self._services, number, self._presenter.phase)

    def close(self) -> None:
        """Put the table away; its log stays."""
        self._presenter.close()
        self._hints.close()
        self.connections.hang_up(COME_BACK, "come back")

    # -- what clients say -------------------------------------------------------------------------------------------

    async def hear(self, connection: Connection, message: messages.AnyMessage) -> None:
        """Do what a client asks for. Raises `DeadpanError`, and then nothing has changed."""
        match message:
            case messages.Choose():
                await self._hear_choice(connection, message)
            case messages.Resync():
                connection.transport.send(encode({"type": "table", "table": self.summary()}))
                self._presenter.catch_up(connection)
            case messages.Hello():
                raise WrongMoment("hello-again")
            case messages.Why(choice):
                self._hints.why(connection, self._presenter.broadcast, choice)
            case messages.Hint():
                self._hints.hint(connection, self._presenter.broadcast)
            case messages.Chat() | messages.Wink():
                async with self._order:
                    await self._log_writer.write(
                        [self._chat_policy.hear(message, self._participant(connection, message))]
                    )
                    self.connections.tell(self.state.chat_log.last())
            case _:
                async with self._order:
                    await self._hear_change(self._participant(connection, message), message)

    async def _hear_change(
        self,
        who: int,
        message: messages.LobbyMessage | messages.PeopleMessage | messages.DoorMessage | messages.Extend,
    ) -> None:
        state, phase = self.state, self._presenter.phase
        if isinstance(message, messages.Extend):
            check_host(state, who)
            self._command_limits.count(message, who)
            self._presenter.missing.extend(message.seat)
            self.connections.announce(self.summary())
            return
        if isinstance(message, messages.Rename | messages.Sit | messages.Take) and message.name is not None:
            self._check_name(message.name, who)
        if isinstance(message, messages.DoorMessage):
            entries = admission_entries(message, who, state, self._services)
        elif isinstance(message, messages.LobbyMessage):
            entries = lobby_entries(message, who, state, self._services, phase)
        else:
            entries = game_entries(message, who, state, phase, self._presenter.missing.seats)
        entries = that_matter(entries, state)
        if entries:
            self._command_limits.count(message, who)
            await self._change(entries)

    def _check_name(self, name: str, who: int) -> None:
        """Refuse a name that others here have, or could be taken for. Raises `HostError`. One may keep one's own."""
        if name != self.state.participants[who].name:
            free_name(name, names_taken(self.state, self.connections.participants, who))

    def _participant(self, connection: Connection, message: messages.AnyMessage) -> int:
        if connection.participant is None:
            raise Forbidden("not-participant")
        each = self.state.participants[connection.participant]
        if each.is_removed:
            raise Forbidden("removed")
        if each.standing == "knocking":
            raise Forbidden("not-let-in")
        if each.standing == "out" and not isinstance(message, messages.Take | messages.Consent):
            raise Forbidden("put-out")
        return each.number

    async def _hear_choice(self, connection: Connection, message: messages.Choose) -> None:
        def accept(n: int) -> None:
            connection.transport.send(encode({"type": "accepted", "id": message.id, "n": n}))

        async with self._order:
            seat = self.state.seat_of(connection.participant)
            if seat is None:
                raise Forbidden("not-seated")
            broadcast = self._presenter.broadcast
            if broadcast is None:
                raise WrongMoment("not-playing")
            made = broadcast.play.made.get((seat, message.id))
            if made is not None:
                accept(made)
                return
            is_time_up = self._presenter.clocks.is_up(broadcast, seat)
            check_may_choose(self.state, seat, is_paused=self._presenter.is_paused, is_time_up=is_time_up)
            choice = broadcast.play.game.read_choice(message.choice)
            await self._follow(broadcast, Chose(seat, message.choice, message.id), choice, message.serial, accept)

    async def _choose_for(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        """Make a bot's choice, if it is still its turn; not while the game is interrupted."""
        async with self._order:
            broadcast = self._presenter.broadcast
            if broadcast is None or broadcast.is_held or turn not in self._presenter.bots.turns(broadcast):
                return True  # it was made in another way
            if self._presenter.is_paused:
                return False
            chose = Chose(turn.ask.seat, to_builtins(choice), by=by)
            await self._follow(broadcast, chose, choice, turn.ask.serial, lambda n: None)
            return True

    # -- what comes of it -------------------------------------------------------------------------------------------

    async def _follow(
        self, broadcast: GameBroadcast, chose: Chose, choice: Choice, serial: int, accept: Callable[[int], None]
    ) -> None:
        """Validate a choice, write it down, acknowledge it and tell it, in that order.

        It is judged by what was told. One who is not asked gets the same refusal at the same time, whether or not the
        one who is has answered already.
        """
        play, game, asks = broadcast.play, broadcast.play.game, broadcast.asks()
        if play.is_broken_off:
            raise WrongMoment("not-playing")
        if asks and serial != asks[0].serial:
            raise StaleAsk("stale-ask")
        step = game.apply(broadcast.moment.state, chose.seat, choice)
        if broadcast.is_held:
            raise StaleAsk("stale-ask")
        chose = structs.replace(chose, spent=self._presenter.clocks.spent(broadcast, chose.seat))
        await self._log_writer.write([chose], "playing" if game.asks(step.state) else "over", step)
        written = written_game(self.state)
        accept(written.now.n)
        broadcast.proceed(written.now)
        if written.now.n >= self._services.limits.choices and not written.is_over and not broadcast.is_held:
            await self._change([BrokenOff(None)])

    async def _change(self, entries: Sequence[AnyEntry]) -> None:
        """Write down what changes around the game, and tell it."""
        if not entries:
            return
        if self._presenter.phase == "playing":
            entries = [*entries, *granted_claims(self.state, entries)]
        if self._presenter.phase == "playing" and all_agree(self.state, entries):
            entries = [*entries, BrokenOff(self._presenter.told_of_held)]
        phase = written_phase(self.state)
        for entry in entries:
            phase = _PHASE_AFTER.get(type(entry), phase)
        await self._log_writer.write(entries, phase)
        self._presenter.tell(entries)

    def _act(self, entries: Callable[[], list[AnyEntry]]) -> None:
        """Change something by itself, in its turn."""
        self._by_itself(lambda: self._change(entries()))

    def _note_told(self, n: int) -> None:
        """Write that the result of a window was told. Nobody is told of that, too."""
        self._by_itself(lambda: self._log_writer.write([ResultTold(n)]))

    def _by_itself(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._write_by_itself(write))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _write_by_itself(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self._order:
                await write()
        except DeadpanError as problem:
            log.error("table %s: what was due could not be written: %s", self.state.code, problem.code)
