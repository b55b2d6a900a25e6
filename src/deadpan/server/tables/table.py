"""One table in memory: it takes messages of clients, writes what they change, and sends the result, in that order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from deadpan.frames import encode
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.types import Choice
from deadpan.server import messages
from deadpan.server.errors import WrongMoment
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
    check_new_name,
    check_sender,
    effective_entries,
    game_entries,
    granted_claims,
    holder_of,
    language,
    lobby_entries,
)
from deadpan.server.scheduling import NO_QUEUE_KEY, QueueKey
from deadpan.server.state import AnyEntry, Began, BrokenOff, RenderedRecord, Reopened, ResultTold, TableState
from deadpan.server.state.written_game import written_game, written_phase
from deadpan.server.storage import Phase
from deadpan.server.tables.bot_turns import BotTurn, By
from deadpan.server.tables.choices import ChoiceHandler
from deadpan.server.tables.hints import HintService
from deadpan.server.tables.log_writer import LogWriter
from deadpan.server.tables.presenter import Presenter
from deadpan.server.tables.records import RecordArchive
from deadpan.server.tables.services import Services
from deadpan.server.tables.timers import TableTimers

TRY_AGAIN: Final = 1012
"""The WebSocket close code that tells a client to connect again: the table is unloaded, or must be read anew."""

_PHASE_AFTER: Final[dict[type[AnyEntry], Phase]] = {Began: "playing", Reopened: "lobby", BrokenOff: "over"}

log = logging.getLogger(__name__)


class LiveTable:
    """One table in memory. Every change is written to the store before it counts.

    The parts below it are used in one direction: the table calls the presenter, the timers and the handlers; they call
    back only the functions that they were given here.
    """

    def __init__(self, state: TableState, services: Services, records: RecordArchive) -> None:
        clock, limits, pace = services.clock, services.limits, services.pace
        self.state = state
        self.connections = Connections(state, limits)
        self.left_at = clock.now()
        """When a connection was closed last."""
        self._services = services
        self._records = records
        self._lock = asyncio.Lock()
        """Serialises everything that writes to the log of this table."""
        self._log_writer = LogWriter(state, services.store, clock, self.close)
        self._timers = TableTimers(
            state, self.connections, clock, pace, services.bots, self._choose_for_bot, self._write_later
        )
        self._presenter = Presenter(
            state, self.connections, self._timers, pace, lambda: written_game(state).resumed(), self._note_result
        )
        self._choices = ChoiceHandler(
            state,
            self._presenter,
            self._timers,
            self._log_writer,
            limits.choices,
            lambda: self._change([BrokenOff(because="length")]),
        )
        self._chat_policy = ChatPolicy(state, limits, clock)
        self._command_limits = CommandLimits(state, limits, clock)
        self._hints = HintService(state, services.bots, pace.bot_seconds, self.connections.queue_key)
        self.token_service = TokenService(
            state,
            services.credentials,
            limits,
            clock,
            self.connections,
            self._command_limits,
            self._lock,
            self._log_writer.write,
            self._change,
        )
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def is_broken(self) -> bool:
        """Whether a write failed or was cut short: then the state in memory may differ from the log."""
        return self._log_writer.is_broken

    @property
    def is_idle(self) -> bool:
        """Whether no client is connected and nothing is being written."""
        return not len(self.connections) and not self._timers.is_bot_choosing and not self._lock.locked()

    # -- connections ------------------------------------------------------------------------------------------------

    def connect(self, transport: Transport, hello: messages.Hello, queue_key: QueueKey = NO_QUEUE_KEY) -> Connection:
        """Connect a client and send it what it misses. Raises `TableError`."""
        self.token_service.check(hello)
        participant = None if hello.token is None else holder_of(hello.token, self.state).number
        also = tuple(holder_of(token, self.state).number for token in hello.also)
        connection = Connection(
            transport, participant, language(hello.lang), also, hello.quiet, queue_key, hello.invitation
        )
        self.connections.add(connection)
        self._presenter.update()
        table = self.summary()
        self.connections.send_welcome(connection, table)
        self.connections.send_table(table, but=connection)
        transport.send(self.state.chat_log.all())
        self._presenter.catch_up(connection, hello.stream, hello.have)
        return connection

    def disconnect(self, connection: Connection) -> None:
        """Forget a client whose connection is closed."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.left_at = self._services.clock.now()
            self._presenter.update()
            self.connections.send_table(self.summary())

    def summary(self) -> dict[str, Any]:
        """The public state of the table, as JSON."""
        return self._presenter.summary()

    async def record(self, number: int | None = None) -> RenderedRecord:
        """The record of a game, by default of the last one, once clients know its end. Raises `TableError`."""
        return await self._records.record(self.state, number, self._presenter.phase)

    def close(self) -> None:
        """Unload the table: stop its timers and close its connections. The log stays."""
        self._presenter.close()
        self._timers.close()
        self._hints.close()
        self.connections.close_all(TRY_AGAIN, "come back")

    # -- messages ---------------------------------------------------------------------------------------------------

    async def handle(self, connection: Connection, message: messages.AnyMessage) -> None:
        """Do what a client asks for. Raises `DeadpanError`, and then nothing has changed."""
        match message:
            case messages.Choose():
                async with self._lock:
                    await self._choices.from_person(connection, message)
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
                async with self._lock:
                    said = self._chat_policy.accept(message, check_sender(connection.participant, message, self.state))
                    await self._log_writer.write([said])
                    self.connections.send_all(self.state.chat_log.last())
            case _:
                async with self._lock:
                    await self._command(check_sender(connection.participant, message, self.state), message)

    async def _command(
        self,
        who: int,
        message: messages.LobbyMessage | messages.PeopleMessage | messages.DoorMessage | messages.Extend,
    ) -> None:
        """Do what a participant changes about the table."""
        state, phase = self.state, self._presenter.phase
        if isinstance(message, messages.Extend):
            check_host(state, who)
            self._command_limits.count(message, who)
            self._timers.wait_longer(message.seat)
            self.connections.send_table(self.summary())
            return
        if isinstance(message, messages.Rename | messages.Sit | messages.Take) and message.name is not None:
            check_new_name(message.name, who, state, self.connections.participants)
        if isinstance(message, messages.DoorMessage):
            entries = admission_entries(message, who, state, self._services.credentials)
        elif isinstance(message, messages.LobbyMessage):
            entries = lobby_entries(message, who, state, phase, self._services.games, self._services.credentials)
        else:
            entries = game_entries(message, who, state, phase, self._timers.absent)
        entries = effective_entries(entries, state)
        if entries:
            self._command_limits.count(message, who)
            await self._change(entries)

    # -- changes ----------------------------------------------------------------------------------------------------

    async def _change(self, entries: Sequence[AnyEntry]) -> None:
        """Write entries other than choices, with all that they bring about, and send the result."""
        if not entries:
            return
        broadcast = self._presenter.broadcast
        if broadcast is not None and self._presenter.phase == "playing":
            entries = [*entries, *granted_claims(self.state, entries)]
            if all_agree(self.state, entries):
                entries = [*entries, BrokenOff(broadcast.sent_while_held, "consent")]
        phase = written_phase(self.state)
        for entry in entries:
            phase = _PHASE_AFTER.get(type(entry), phase)
        await self._log_writer.write(entries, phase)
        self._presenter.send_changes(entries)

    async def _choose_for_bot(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        async with self._lock:
            return await self._choices.from_bot(turn, choice, by)

    def _write_later(self, entries: Callable[[], list[AnyEntry]]) -> None:
        """Write what a timer brings about; ``entries`` computes it under the lock."""
        self._start(lambda: self._change(entries()))

    def _note_result(self, n: int) -> None:
        """Write that the result of an answer window was sent, and send nothing."""
        self._start(lambda: self._log_writer.write([ResultTold(n)]))

    def _start(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._under_lock(write))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _under_lock(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self._lock:
                await write()
        except DeadpanError as problem:
            log.error("table %s: what was due could not be written: %s", self.state.code, problem.code)
