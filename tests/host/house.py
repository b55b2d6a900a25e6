"""A host to test with: everything that could differ from run to run is put in by hand."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from typing import Any

from deadpan.games import GAMES
from deadpan.host.bots import BotRunner, InlineBots
from deadpan.host.host import Host
from deadpan.host.house import House, Limits, Pace
from deadpan.host.memory import MemoryStore
from deadpan.host.messages import Hello, read_message
from deadpan.host.store import Store
from deadpan.host.table import Table
from deadpan.host.visitors import Visitor

Json = dict[str, Any]


class Alarm:
    """A call that waits in a `HandClock`."""

    def __init__(self, due: float, call: Callable[[], None]) -> None:
        self.due = due
        self.call = call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class HandClock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self._now = 1000.0
        self._alarms: list[Alarm] = []

    def now(self) -> float:
        return self._now

    def date(self) -> float:
        return 1_700_000_000 + self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        alarm = Alarm(self._now + seconds, call)
        self._alarms.append(alarm)
        return alarm

    @property
    def next_due(self) -> float | None:
        """When something will happen next."""
        return min((alarm.due for alarm in self._alarms if not alarm.is_off), default=None)

    async def advance(self, seconds: float) -> None:
        """Let time pass, and everything happen that is due by then."""
        end = self._now + seconds
        await settle()
        while (due := self.next_due) is not None and due <= end:
            self._now = max(self._now, due)
            for alarm in [alarm for alarm in self._alarms if not alarm.is_off and alarm.due <= due]:
                self._alarms.remove(alarm)
                alarm.call()
            await settle()
        self._now = end


async def settle() -> None:
    """Let everything that can happen now happen."""
    ready: Any = asyncio.get_running_loop()._ready  # type: ignore[attr-defined]  # the loop's own list of what is due
    await asyncio.sleep(0)
    for _ in range(1000):
        if not ready:
            break
        await asyncio.sleep(0)


class CountedKeys:
    """Tokens, seeds and codes that are the same in every run."""

    def __init__(self) -> None:
        self.count = 0

    def _next(self) -> int:
        self.count += 1
        return self.count

    def token(self) -> str:
        return f"token-{self._next():04}-of-somebody"

    def seed(self) -> str:
        return f"seed-{self._next()}"

    def code(self) -> str:
        return f"TABLE-{self._next()}"


class Recorder:
    """A line that keeps what it was told, and when."""

    def __init__(self, clock: HandClock | None = None) -> None:
        self.frames: list[bytes] = []
        self.heard: list[Json] = []
        self.times: list[float] = []
        self.closed: tuple[int, str] | None = None
        self._clock = clock

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)
        self.heard.append(json.loads(frame))
        self.times.append(self._clock.now() if self._clock else 0.0)

    def close(self, code: int, reason: str) -> None:
        self.closed = code, reason

    def last(self, kind: str) -> Json:
        return next(frame for frame in reversed(self.heard) if frame["type"] == kind)

    def types(self) -> list[str]:
        return [frame["type"] for frame in self.heard]


class Player:
    """Somebody at a table, with a line that is recorded."""

    def __init__(self, table: Table, token: str | None, clock: HandClock | None = None, **hello: Any) -> None:
        self.table = table
        self.token = token
        self.line = Recorder(clock)
        self.visitor: Visitor = table.enter(self.line, Hello(token, **hello))
        self._said = 0

    async def say(self, **message: Any) -> None:
        await self.table.hear(self.visitor, read_message(json.dumps(message)))

    def question(self) -> Json | None:
        """The frame that asks this player, if the last one does."""
        last = next((frame for frame in reversed(self.line.heard) if frame["type"] in ("view", "step")), None)
        return last if last is not None and last["ask"] else None

    async def choose(self, pick: int = 0, name: str | None = None) -> Json:
        """Make one of the legal choices of the last question."""
        asked = self.question()
        assert asked is not None
        self._said += 1
        choice = asked["legal"][pick % len(asked["legal"])]
        await self.say(
            type="choose",
            id=name or f"{self.visitor.participant}-{self._said}",
            serial=asked["ask"]["serial"],
            choice=choice,
        )
        return dict(choice)

    def leave(self) -> None:
        self.table.leave(self.visitor)


def make_host(
    store: Store | None = None,
    clock: HandClock | None = None,
    bots: BotRunner | None = None,
    limits: Limits | None = None,
    pace: Pace | None = None,
    games: Any = None,
) -> Host:
    """A host with nothing in it."""
    return Host(
        House(
            GAMES if games is None else games,
            MemoryStore() if store is None else store,
            clock or HandClock(),
            CountedKeys(),
            bots or InlineBots(),
            pace or Pace(),
            limits or Limits(),
        )
    )


async def lobby(host: Host, seats: int = 2, game: str = "ten-to-kill", **options: Any) -> tuple[str, list[str]]:
    """A table with people in all its seats; its code and their tokens."""
    made = await host.make(game, options, seats, "player 0")
    table = await host.find(made.code)
    tokens = [made.token]
    for seat in range(1, seats):
        tokens.append(await table.join(f"player {seat}"))
        guest = Player(table, tokens[-1])
        await guest.say(type="sit", seat=seat)
        guest.leave()
    return made.code, tokens


async def in_play(host: Host, seats: int = 2, game: str = "ten-to-kill", **options: Any) -> tuple[str, list[str]]:
    """A table of people, the game begun."""
    code, tokens = await lobby(host, seats, game, **options)
    table = await host.find(code)
    starter = Player(table, tokens[0])
    await starter.say(type="start")
    starter.leave()
    return code, tokens


def asked(players: list[Player]) -> Player:
    """The player who is asked."""
    return next(player for player in players if player.question())


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test in an event loop of its own."""
    asyncio.run(test)
