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

    def __init__(self, ledger: TableState, house: Services) -> None:
        self.ledger = ledger
        self.visitors = Connections(ledger, house.limits)
        self.left_at = house.clock.now()
        """When a visitor left last."""
        self._house = house
        self._order = asyncio.Lock()
        self._journal = LogWriter(ledger, house, self.close)
        self._stage = Presenter(
            ledger,
            house,
            self.visitors,
            self._choose_for,
            self._act,
            lambda: written_game(ledger).resumed(),
            self._note_told,
        )
        self._speakers = ChatPolicy(ledger, house)
        self._changers = CommandLimits(ledger, house)
        self._adviser = HintService(ledger, house, self.visitors.payer)
        self.entrance = TokenService(
            ledger, house, self.visitors, self._changers, self._order, self._journal.write, self._change
        )
        self._acts: set[asyncio.Task[None]] = set()

    @property
    def is_broken(self) -> bool:
        """Whether a write failed or was cut short: then what is in memory may not be what is written."""
        return self._journal.is_broken

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        return not len(self.visitors) and not self._stage.bots.is_busy and not self._order.locked()

    # -- coming and going -------------------------------------------------------------------------------------------

    def enter(self, line: Transport, hello: messages.Hello, household: Payer = NOBODY) -> Connection:
        """Let a client in and tell it what it missed; ``household`` is where it is. Raises `HostError`."""
        self.entrance.check(hello)
        who = None if hello.token is None else holder_of(hello.token, self.ledger).number
        also = tuple(holder_of(token, self.ledger).number for token in hello.also)
        visitor = Connection(line, who, language(hello.lang), also, hello.quiet, household, hello.invitation)
        self.visitors.add(visitor)
        self._stage.mind()
        table = self.summary()
        self.visitors.welcome(visitor, table)
        self.visitors.announce(table, but=visitor)
        line.send(self.ledger.talk.all())
        self._stage.catch_up(visitor, hello.stream, hello.have)
        return visitor

    def leave(self, visitor: Connection) -> None:
        """A client's line is closed."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.left_at = self._house.clock.now()
            self._stage.mind()
            self.visitors.announce(self.summary())

    def summary(self) -> dict[str, Any]:
        """What everybody may know of this table."""
        return self._stage.summary()

    async def record(self, number: int | None = None) -> RenderedRecord:
        """The record of a game, the last one if no number is given, once its end was told. Raises `HostError`."""
        return await record_of(self.ledger, self._house, number, self._stage.phase)

    def close(self) -> None:
        """Put the table away; its log stays."""
        self._stage.close()
        self._adviser.close()
        self.visitors.hang_up(COME_BACK, "come back")

    # -- what clients say -------------------------------------------------------------------------------------------

    async def hear(self, visitor: Connection, message: messages.AnyMessage) -> None:
        """Do what a client asks for. Raises `DeadpanError`, and then nothing has changed."""
        match message:
            case messages.Choose():
                await self._hear_choice(visitor, message)
            case messages.Resync():
                visitor.line.send(encode({"type": "table", "table": self.summary()}))
                self._stage.catch_up(visitor)
            case messages.Hello():
                raise WrongMoment("hello-again")
            case messages.Why(choice):
                self._adviser.why(visitor, self._stage.showing, choice)
            case messages.Hint():
                self._adviser.hint(visitor, self._stage.showing)
            case messages.Chat() | messages.Wink():
                async with self._order:
                    await self._journal.write([self._speakers.hear(message, self._participant(visitor, message))])
                    self.visitors.tell(self.ledger.talk.last())
            case _:
                async with self._order:
                    await self._hear_change(self._participant(visitor, message), message)

    async def _hear_change(
        self,
        who: int,
        message: messages.LobbyMessage | messages.PeopleMessage | messages.DoorMessage | messages.Extend,
    ) -> None:
        ledger, phase = self.ledger, self._stage.phase
        if isinstance(message, messages.Extend):
            check_host(ledger, who)
            self._changers.count(message, who)
            self._stage.missing.extend(message.seat)
            self.visitors.announce(self.summary())
            return
        if isinstance(message, messages.Rename | messages.Sit | messages.Take) and message.name is not None:
            self._check_name(message.name, who)
        if isinstance(message, messages.DoorMessage):
            entries = admission_entries(message, who, ledger, self._house)
        elif isinstance(message, messages.LobbyMessage):
            entries = lobby_entries(message, who, ledger, self._house, phase)
        else:
            entries = game_entries(message, who, ledger, phase, self._stage.missing.seats)
        entries = that_matter(entries, ledger)
        if entries:
            self._changers.count(message, who)
            await self._change(entries)

    def _check_name(self, name: str, who: int) -> None:
        """Refuse a name that others here have, or could be taken for. Raises `HostError`. One may keep one's own."""
        if name != self.ledger.participants[who].name:
            free_name(name, names_taken(self.ledger, self.visitors.participants, who))

    def _participant(self, visitor: Connection, message: messages.AnyMessage) -> int:
        if visitor.participant is None:
            raise Forbidden("not-participant")
        each = self.ledger.participants[visitor.participant]
        if each.is_removed:
            raise Forbidden("removed")
        if each.standing == "knocking":
            raise Forbidden("not-let-in")
        if each.standing == "out" and not isinstance(message, messages.Take | messages.Consent):
            raise Forbidden("put-out")
        return each.number

    async def _hear_choice(self, visitor: Connection, message: messages.Choose) -> None:
        def accept(n: int) -> None:
            visitor.line.send(encode({"type": "accepted", "id": message.id, "n": n}))

        async with self._order:
            seat = self.ledger.seat_of(visitor.participant)
            if seat is None:
                raise Forbidden("not-seated")
            showing = self._stage.showing
            if showing is None:
                raise WrongMoment("not-playing")
            made = showing.play.made.get((seat, message.id))
            if made is not None:
                accept(made)
                return
            is_time_up = self._stage.clocks.is_up(showing, seat)
            check_may_choose(self.ledger, seat, is_paused=self._stage.is_paused, is_time_up=is_time_up)
            choice = showing.play.game.read_choice(message.choice)
            await self._follow(showing, Chose(seat, message.choice, message.id), choice, message.serial, accept)

    async def _choose_for(self, turn: BotTurn, choice: Choice, by: By) -> bool:
        """Make a bot's choice, if it is still its turn; not while the game is interrupted."""
        async with self._order:
            showing = self._stage.showing
            if showing is None or showing.is_held or turn not in self._stage.bots.turns(showing):
                return True  # it was made in another way
            if self._stage.is_paused:
                return False
            chose = Chose(turn.ask.seat, to_builtins(choice), by=by)
            await self._follow(showing, chose, choice, turn.ask.serial, lambda n: None)
            return True

    # -- what comes of it -------------------------------------------------------------------------------------------

    async def _follow(
        self, showing: GameBroadcast, chose: Chose, choice: Choice, serial: int, accept: Callable[[int], None]
    ) -> None:
        """Validate a choice, write it down, acknowledge it and tell it, in that order.

        It is judged by what was told. One who is not asked gets the same refusal at the same time, whether or not the
        one who is has answered already.
        """
        play, game, asks = showing.play, showing.play.game, showing.asks()
        if play.is_broken_off:
            raise WrongMoment("not-playing")
        if asks and serial != asks[0].serial:
            raise StaleAsk("stale-ask")
        step = game.apply(showing.moment.state, chose.seat, choice)
        if showing.is_held:
            raise StaleAsk("stale-ask")
        chose = structs.replace(chose, spent=self._stage.clocks.spent(showing, chose.seat))
        await self._journal.write([chose], "playing" if game.asks(step.state) else "over", step)
        written = written_game(self.ledger)
        accept(written.now.n)
        showing.proceed(written.now)
        if written.now.n >= self._house.limits.choices and not written.is_over and not showing.is_held:
            await self._change([BrokenOff(None)])

    async def _change(self, entries: Sequence[AnyEntry]) -> None:
        """Write down what changes around the game, and tell it."""
        if not entries:
            return
        if self._stage.phase == "playing":
            entries = [*entries, *granted_claims(self.ledger, entries)]
        if self._stage.phase == "playing" and all_agree(self.ledger, entries):
            entries = [*entries, BrokenOff(self._stage.told_of_held)]
        phase = written_phase(self.ledger)
        for entry in entries:
            phase = _PHASE_AFTER.get(type(entry), phase)
        await self._journal.write(entries, phase)
        self._stage.tell(entries)

    def _act(self, entries: Callable[[], list[AnyEntry]]) -> None:
        """Change something by itself, in its turn."""
        self._by_itself(lambda: self._change(entries()))

    def _note_told(self, n: int) -> None:
        """Write that the result of a window was told. Nobody is told of that, too."""
        self._by_itself(lambda: self._journal.write([ResultTold(n)]))

    def _by_itself(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        task = asyncio.get_running_loop().create_task(self._write_by_itself(write))
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)

    async def _write_by_itself(self, write: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            async with self._order:
                await write()
        except DeadpanError as problem:
            log.error("table %s: what was due could not be written: %s", self.ledger.code, problem.code)
