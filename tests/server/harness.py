"""A server for tests: clock, tokens, seeds and codes are given, so that every run is the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any

from deadpan.game import GAMES
from deadpan.kernel.errors import DeadpanError
from deadpan.server.limits import Limits
from deadpan.server.messages import Hello, read_message
from deadpan.server.people import Connection
from deadpan.server.scheduling import BotRunner, InlineBotRunner, Pace
from deadpan.server.storage import InMemoryStore, Store
from deadpan.server.tables import LiveTable, Services, TableRegistry
from tests.server.hand_clock import HandClock as HandClock
from tests.server.hand_clock import settle as settle

Json = dict[str, Any]


class CountedKeys:
    """Tokens, seeds and codes that are the same in every run."""

    def __init__(self) -> None:
        self.count = 0
        self.others = 0

    def invitation(self) -> str:
        self.others += 1
        return f"invitation-{self.others}"

    def ticket(self) -> str:
        self.others += 1
        return f"ticket-{self.others}"

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
    """A connection that records the frames sent to it, with their times."""

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
    """A client at a table, whose frames are recorded."""

    def __init__(self, table: LiveTable, token: str | None, clock: HandClock | None = None, **hello: Any) -> None:
        self.table = table
        self.token = token
        self.line = Recorder(clock)
        self.connection: Connection = table.connect(self.line, Hello(token, **hello))
        self._said = 0

    async def say(self, **message: Any) -> None:
        await self.table.handle(self.connection, read_message(json.dumps(message)))

    def question(self) -> Json | None:
        """The last frame with a view or a step, if it asks this player."""
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
            id=name or f"{self.connection.participant}-{self._said}",
            serial=asked["ask"]["serial"],
            choice=choice,
        )
        return dict(choice)

    async def refused(self, **message: Any) -> str:
        """The code of the refusal of a message."""
        try:
            await self.say(**message)
        except DeadpanError as problem:
            return problem.code
        return "accepted"

    def shown(self) -> Json:
        """The public state of the table in the last frame that contains it."""
        frame = next(frame for frame in reversed(self.line.heard) if "table" in frame)
        return dict(frame["table"])

    def seat(self, seat: int) -> Json:
        """A seat of the table in the last frame that contains the table."""
        return dict(self.shown()["seats"][seat])

    def leave(self) -> None:
        self.table.disconnect(self.connection)


def make_registry(
    store: Store | None = None,
    clock: HandClock | None = None,
    bots: BotRunner | None = None,
    limits: Limits | None = None,
    pace: Pace | None = None,
    games: Any = None,
) -> TableRegistry:
    """A registry without tables."""
    return TableRegistry(
        Services(
            GAMES if games is None else games,
            InMemoryStore() if store is None else store,
            clock or HandClock(),
            CountedKeys(),
            bots or InlineBotRunner(),
            pace or Pace(),
            limits or Limits(),
        )
    )


async def come(table: LiveTable, name: str) -> str:
    """Join with the invitation; returns the token."""
    return (await table.token_service.join(name, table.state.access.invitation)).token


async def take(player: Player, seat: int, *others: Player, **message: Any) -> None:
    """Take the seat of a bot in a game, with the consent of all players."""
    await player.say(type="take", seat=seat, **message)
    for other in others:
        await other.say(type="consent", participant=player.connection.participant, agree=True)


async def lobby(registry: TableRegistry, seats: int = 2, game: str = "hush", **options: Any) -> tuple[str, list[str]]:
    """A table with people in all its seats; its code and their tokens."""
    made = await registry.create(game, options, seats, "player 0")
    table = await registry.find(made.code)
    tokens = [made.token]
    for seat in range(1, seats):
        tokens.append(await come(table, f"player {seat}"))
        guest = Player(table, tokens[-1])
        await guest.say(type="sit", seat=seat)
        guest.leave()
    return made.code, tokens


async def in_play(
    registry: TableRegistry, seats: int = 2, game: str = "hush", settings: Json | None = None, **options: Any
) -> tuple[str, list[str]]:
    """A table with people in all its seats, after the start of the game."""
    code, tokens = await lobby(registry, seats, game, **options)
    table = await registry.find(code)
    starter = Player(table, tokens[0])
    if settings is not None:
        await starter.say(type="settings", settings=settings)
    await starter.say(type="start")
    starter.leave()
    return code, tokens


async def open_table(
    registry: TableRegistry, seats: int = 2, game: str = "hush", settings: Json | None = None, **options: Any
) -> tuple[LiveTable, list[Player]]:
    """A table whose players are all connected, after the start of the game."""
    code, tokens = await in_play(registry, seats, game, settings, **options)
    table = await registry.find(code)
    return table, [Player(table, token, hand_clock(registry)) for token in tokens]


async def reread(registry: TableRegistry, code: str, clock: HandClock | None = None) -> LiveTable:
    """The table as another server reads it from the store."""
    other = make_registry(store=registry.services.store, clock=clock or HandClock(), games=registry.services.games)
    await other.start()
    return await other.find(code)


def hand_clock(registry: TableRegistry) -> HandClock:
    """The clock of the registry of a test."""
    clock = registry.services.clock
    assert isinstance(clock, HandClock)
    return clock


def asked(players: list[Player]) -> Player:
    """The player who is asked."""
    return next(player for player in players if player.question())


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a test in an event loop of its own."""
    asyncio.run(test)
