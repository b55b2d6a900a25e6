"""A table that is awake: it takes what clients say, writes it down, and tells what came of it, in that order."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, Final, Literal

from msgspec import to_builtins

from deadpan.host import lobby, people
from deadpan.host.entries import AnyEntry, Began, Chose, HostPassed, Joined, Reopened, write_entry
from deadpan.host.errors import Forbidden, HostError, NoSuchGame, TooMuch, WrongMoment
from deadpan.host.evening import Written, write_finished
from deadpan.host.frames import encode
from deadpan.host.house import House, Line
from deadpan.host.keys import fingerprint, matches
from deadpan.host.ledger import Ledger
from deadpan.host.messages import AnyMessage, Choose, Extend, Hello, LobbyMessage, PeopleMessage, Resync
from deadpan.host.minders import BotMinder, HostMinder
from deadpan.host.showing import Showing
from deadpan.host.store import Phase, StoreError
from deadpan.host.summary import table_json
from deadpan.host.text import clean_name
from deadpan.host.visitors import Visitor, Visitors
from deadpan.kernel.errors import DeadpanError, StaleAsk
from deadpan.kernel.play import Ask, Choice, Step
from deadpan.locales import LANGUAGES, Language

COME_BACK: Final = 1012
"""The close code that tells a client to come again: the table is put away, or must be read anew."""

log = logging.getLogger(__name__)


class Table:
    """One table in memory. Whatever changes it goes through the store first."""

    def __init__(self, ledger: Ledger, house: House) -> None:
        self.ledger = ledger
        self.visitors = Visitors(ledger)
        self.is_broken = False
        """A write failed or was cut short: what is in memory may not be what is written."""
        self.left_at = house.clock.now()
        """When a visitor left last."""
        self._house = house
        self._order = asyncio.Lock()
        self._bots = BotMinder(ledger, house, self._choose_for)
        self._hosts = HostMinder(ledger, house, self.visitors, self._pass_host)
        self._passing: asyncio.Task[None] | None = None
        self._showing = self._show()

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is about to happen."""
        return not len(self.visitors) and not self._bots.is_busy and not self._order.locked()

    # -- coming and going -------------------------------------------------------------------------------------------

    async def join(self, name: str) -> str:
        """A new participant; the token that proves who they are. Raises `HostError`."""
        name, token = clean_name(name), self._house.keys.token()
        async with self._order:
            number = len(self.ledger.participants)
            if number >= self._house.limits.participants:
                raise TooMuch("too-many-participants", most=number)
            await self._write([Joined(number, name, fingerprint(token))])
        return token

    def enter(self, line: Line, hello: Hello) -> Visitor:
        """Let a client in and tell it what it missed. Raises `HostError`."""
        if len(self.visitors) >= self._house.limits.visitors:
            raise TooMuch("too-many-visitors", most=self._house.limits.visitors)
        visitor = Visitor(line, self._known(hello.token), language(hello.lang))
        self.visitors.add(visitor)
        table = self.summary()
        self.visitors.welcome(visitor, table)
        self.visitors.announce(table, but=visitor)
        if self._showing is not None:
            for frame in self._showing.since(self.ledger.seat_of(visitor.participant), hello.stream, hello.have):
                line.send(frame)
        self._mind()
        return visitor

    def leave(self, visitor: Visitor) -> None:
        """A client's line is closed."""
        if visitor in self.visitors:
            self.visitors.remove(visitor)
            self.left_at = self._house.clock.now()
            self.visitors.announce(self.summary())
            self._mind()

    def summary(self) -> dict[str, Any]:
        """What everybody may know of this table."""
        asks = None if self._showing is None else self._showing.asks()
        return table_json(self.ledger, asks, set(self.visitors.participants), self.visitors.spectators)

    async def record(self, number: int | None = None) -> Written:
        """The record of a game, the last one if no number is given, once its end was told. Raises `HostError`."""
        ledger, house = self.ledger, self._house
        if number is not None and not 1 <= number <= ledger.plays:
            raise NoSuchGame("no-such-game", what=str(number)[:20])
        number = ledger.plays if number is None else number
        if not number or (number == ledger.plays and self._showing is not None and not self._showing.is_over):
            raise WrongMoment("not-over")
        try:
            log_so_far = await house.store.read(ledger.code)
        except StoreError as problem:
            log.error("table %s could not be read: %s", ledger.code, problem)
            raise HostError("store-failed") from problem
        return await house.desk.do(write_finished, ledger.finished[number - 1], log_so_far, house.games)

    def close(self) -> None:
        """Put the table away; its log stays."""
        self._bots.close()
        self._hosts.close()
        self.visitors.hang_up(COME_BACK, "come back")

    def _known(self, token: str | None) -> int | None:
        if token is None:
            return None
        # All are compared, so that how long it takes does not tell which one it is.
        found = [each.number for each in self.ledger.participants.values() if matches(token, each.key)]
        if not found:
            raise Forbidden("wrong-token")
        return found[0]

    # -- what clients say -------------------------------------------------------------------------------------------

    async def hear(self, visitor: Visitor, message: AnyMessage) -> None:
        """Do what a client asks for. Raises `DeadpanError`, and then nothing has changed."""
        match message:
            case Choose():
                await self._hear_choice(visitor, message)
            case Resync():
                if self._showing is not None:
                    visitor.line.send(self._showing.view(self.ledger.seat_of(visitor.participant)))
            case Hello():
                raise WrongMoment("hello-again")
            case _:
                if visitor.participant is None:
                    raise Forbidden("not-participant")
                async with self._order:
                    if self._showing is not None:
                        await self._showing.told_all()
                    await self._change(self._entries_for(message, visitor.participant))

    def _entries_for(self, message: LobbyMessage | PeopleMessage | Extend, who: int) -> list[AnyEntry]:
        phase: Phase = self.summary()["phase"]
        if isinstance(message, LobbyMessage):
            return lobby.entries_for(message, who, self.ledger, self._house, phase)
        if isinstance(message, Extend):
            raise WrongMoment("not-missing")
        return people.entries_for(message, who, self.ledger, phase, frozenset())

    async def _hear_choice(self, visitor: Visitor, message: Choose) -> None:
        def accept(n: int) -> None:
            visitor.line.send(encode({"type": "accepted", "id": message.id, "n": n}))

        async with self._order:
            seat = self.ledger.seat_of(visitor.participant)
            if seat is None:
                raise Forbidden("not-seated")
            if self._showing is None:
                raise WrongMoment("not-playing")
            play = self._showing.play
            made = play.made.get((seat, message.id))
            if made is not None:
                accept(made)
                return
            if self.ledger.places[seat].level is not None:
                raise WrongMoment("stood-in")
            if play.is_paused:
                raise WrongMoment("paused")
            choice = play.game.read_choice(message.choice)
            await self._follow(Chose(seat, message.choice, message.id), choice, message.serial, accept)

    async def _choose_for(self, ask: Ask, choice: Choice, by: Literal["bot", "stand-in"]) -> None:
        raw = to_builtins(choice)
        async with self._order:
            await self._follow(Chose(ask.seat, raw, by=by), choice, ask.serial, lambda n: None)

    # -- what comes of it -------------------------------------------------------------------------------------------

    async def _follow(self, chose: Chose, choice: Choice, serial: int, accept: Callable[[int], None]) -> None:
        """Validate a choice, write it down, acknowledge it and tell it, in that order."""
        showing = self._showing
        if showing is None:
            raise WrongMoment("not-playing")
        await showing.told_all()  # one cannot answer what was not asked yet
        play, game = showing.play, showing.play.game
        asks = game.asks(play.now.state)
        if asks and serial != asks[0].serial:
            raise StaleAsk("stale-ask")
        step = game.apply(play.now.state, chose.seat, choice)
        await self._write([chose], "playing" if game.asks(step.state) else "over", step)
        accept(play.now.n)
        showing.proceed(next(ask for ask in asks if ask.seat == chose.seat))

    async def _change(self, entries: Sequence[AnyEntry]) -> None:
        """Write down what changes around the game, and tell it."""
        began = any(isinstance(entry, Began) for entry in entries)
        reopened = any(isinstance(entry, Reopened) for entry in entries)
        await self._write(entries, "playing" if began else "lobby" if reopened else self.ledger.phase)
        if began or reopened:
            self._showing = self._show()
        self.visitors.announce(self.summary())
        if began and self._showing is not None:
            self._showing.open()
        self._mind()

    async def _write(
        self, entries: Sequence[AnyEntry], phase: Phase | None = None, step: Step[Any] | None = None
    ) -> None:
        """Write entries durably; only then do they count."""
        house, ledger = self._house, self.ledger
        lines = [write_entry(entry) for entry in entries]
        try:
            if self.is_broken:
                raise StoreError("an earlier write failed")
            await house.store.append(ledger.code, ledger.entries, lines, house.clock.date(), phase or ledger.phase)
        except BaseException as problem:
            self.is_broken = True
            self.close()
            if not isinstance(problem, StoreError):
                raise
            log.error("table %s could not be written: %s", ledger.code, problem)
            raise HostError("store-failed") from problem
        for entry in entries:
            ledger.enter(entry, step)

    def _show(self) -> Showing | None:
        ledger = self.ledger
        if ledger.play is None or ledger.in_lobby:
            return None
        return Showing(ledger.play, ledger, self._house, self.visitors, self._told)

    def _told(self) -> None:
        """A moment of the game was told: on with it."""
        assert self._showing is not None
        if self._showing.is_over:
            self.visitors.announce(self.summary())
        self._mind()

    def _mind(self) -> None:
        """See to what happens by itself. A table that nobody visits stands still."""
        if self._showing is not None and len(self.visitors):
            self._bots.mind(self._showing)
        self._hosts.mind()

    def _pass_host(self, to: int) -> None:
        self._passing = asyncio.get_running_loop().create_task(self._write_host(to))

    async def _write_host(self, to: int) -> None:
        try:
            async with self._order:
                await self._change([HostPassed(to)])
        except DeadpanError as problem:
            log.error("table %s: the host's role could not pass on: %s", self.ledger.code, problem.code)


def language(tag: str) -> Language:
    """The language that a client asked for, or English."""
    wanted = tag[:2].lower()
    return next((lang for lang in LANGUAGES if lang == wanted), "en")
