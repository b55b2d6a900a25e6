"""Honest clients of one server: tables that play, with an onlooker each that sends nothing."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
import msgspec

from tests.attacks.wire import CLOSE, PING, PONG, TEXT, Frames, frame, handshake, message

SEATS = 2
GAME = "ten-to-kill"
PATIENCE = 60.0
"""The timeout for an answer, in seconds."""


class Client(asyncio.Protocol):
    """A minimal client, so that it needs less CPU time than what it measures."""

    def __init__(self, table: Table, token: str | None) -> None:
        self._table = table
        self._token = token
        self._frames = Frames()
        self.is_open = False
        self._answer = b""
        self.lost: str | None = None
        """Why the connection is lost, if it is."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(handshake(self._table.code))

    def data_received(self, data: bytes) -> None:
        if not self.is_open:
            self._answer += data
            head, end, data = self._answer.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.lost = repr(head)
                return
            self.is_open = True
            self.say(message(type="hello", token=self._token))
        for kind, body in self._frames.feed(data):
            if kind == TEXT:
                self._table.hear(self, msgspec.json.decode(body))
            elif kind == PING:
                self.say(frame(PONG, body))
            elif kind == CLOSE:
                self.lost = repr(body)

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = self.lost or f"lost: {exc}"

    def say(self, data: bytes) -> None:
        self._transport.write(data)

    def close(self) -> None:
        self._transport.abort()


class Table:
    """The clients of one table: players that choose at random, one choice after the other, and onlookers."""

    def __init__(self, code: str) -> None:
        self.code = code
        self._rng = random.Random(code)
        self._missing = 0
        self._asked: tuple[Client, dict[str, Any]] | None = None
        self._games = 0
        self._heard = asyncio.Event()
        self.clients: list[Client] = []
        self.silent: list[Client] = []
        self.refusals: list[str] = []

    @property
    def lost(self) -> list[str]:
        """Why lines are gone that should be there."""
        return [client.lost for client in (*self.clients, *self.silent) if client.lost is not None]

    def hear(self, client: Client, heard: dict[str, Any]) -> None:
        if heard["type"] in ("refused", "error"):
            self.refusals.append(heard["code"])
        if client in self.silent or heard["type"] not in ("step", "view"):
            return
        if heard["ask"] is not None:
            self._asked = client, heard
        self._missing -= 1
        if self._missing == 0:
            self._heard.set()

    async def begin(self) -> None:
        """Start a game, or a rematch."""
        self._missing, self._asked = len(self.clients), None
        self._heard.clear()
        self.clients[0].say(message(type="rematch" if self._games else "start"))
        self._games += 1
        await self._heard.wait()

    async def choose(self) -> float | None:
        """Make the next choice; returns the seconds until all clients were told. ``None`` if a game began instead."""
        if self._asked is None:
            await self.begin()
            return None
        client, heard = self._asked
        self._asked, self._missing = None, len(self.clients)
        self._heard.clear()
        choice = self._rng.choice(heard["legal"])
        name = f"{self._games}-{heard['n']}"
        start = time.perf_counter()
        client.say(message(type="choose", id=name, serial=heard["ask"]["serial"], choice=choice))
        await self._heard.wait()
        return time.perf_counter() - start


class People:
    """All honest clients of a server."""

    def __init__(self, tables: list[Table], rate: float) -> None:
        self.tables = tables
        self._rate = rate

    @property
    def lost(self) -> list[str]:
        """Why lines are gone that should be there."""
        return [why for table in self.tables for why in table.lost]

    @property
    def refusals(self) -> list[str]:
        """The codes of refused messages; there should be none."""
        return [code for table in self.tables for code in table.refusals]

    async def play(self, seconds: float) -> list[float]:
        """Play at the given rate; returns the latency of each choice. A table stops when it loses a connection."""
        played = (self._play(table, seconds, self._rate / len(self.tables)) for table in self.tables)
        return sorted(each for took in await asyncio.gather(*played) for each in took)

    async def _play(self, table: Table, seconds: float, rate: float) -> list[float]:
        took, start, count = [], time.perf_counter(), 0
        while (now := time.perf_counter()) < start + seconds and not table.lost and not table.refusals:
            if now < start + count / rate:
                await asyncio.sleep(start + count / rate - now)
            count += 1
            try:
                async with asyncio.timeout(PATIENCE):
                    each = await table.choose()
            except TimeoutError:
                table.clients[0].lost = "an answer did not come"
                break
            took += [] if each is None else [each]
        return took


@asynccontextmanager
async def playing(port: int, tables: int, rate: float) -> AsyncIterator[People]:
    """So many tables with a running game and an onlooker, each from a network of its own."""
    people = People([await _seated(port, f"127.{number + 1}.0.1") for number in range(tables)], rate)
    try:
        for table in people.tables:
            await table.begin()
        yield people
    finally:
        for table in people.tables:
            for client in (*table.clients, *table.silent):
                client.close()


async def _seated(port: int, address: str) -> Table:
    from_there = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=from_there) as http:
        made = (await http.post("/api/tables", json={"game": GAME, "name": "0", "seats": SEATS})).json()
        table, tokens = Table(made["code"]), [made["token"]]
        for seat in range(1, SEATS):
            body = {"name": str(seat)} | {name: made[name] for name in ("invitation",) if name in made}
            joined = await http.post(f"/api/tables/{table.code}/participants", json=body)
            tokens.append(joined.json()["token"])
        loop = asyncio.get_running_loop()
        for seat, token in enumerate([*tokens, None]):
            client = Client(table, token)
            await loop.create_connection(lambda client=client: client, "127.0.0.1", port, local_addr=(address, 0))  # type: ignore[misc]
            (table.silent if token is None else table.clients).append(client)
            while not client.is_open:
                await asyncio.sleep(0.001)
            if 0 < seat < SEATS:
                client.say(message(type="sit", seat=seat))
        while (await http.get(f"/api/tables/{table.code}")).json()["seats"][-1]["kind"] != "person":
            await asyncio.sleep(0.05)
    return table
