"""Speed of the web table: choices per second and latency, with a durable store, over loopback, on separate cores.

The latency of a choice is the time from when its client sends it until every client at its table has the result.
"""

from __future__ import annotations

import asyncio
import base64
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop
from msgspec import Raw, Struct
from msgspec.structs import fields

from deadpan.server.limits import Limits
from deadpan.web.request_limits import Rate, WebLimits
from deadpan.web.server import make_server
from scripts.measures import measures

GAME, SEATS = next((name, each.web.seats) for name, each in measures().items() if each.web is not None)
Row = tuple[str, str, float, str]


class Ask(Struct):
    """A question."""

    serial: int


class Heard(Struct):
    """The fields of a message that the load needs."""

    type: str
    n: int = -1
    ask: Ask | None = None
    legal: list[Raw] = []


_read = msgspec.json.Decoder(Heard).decode


class Client(asyncio.Protocol):
    """A minimal WebSocket client, so that the load needs less CPU time than the server."""

    def __init__(self, table: Table, code: str, token: str) -> None:
        self._table = table
        self._code = code
        self._token = token
        self._buffer = bytearray()
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the WebSocket handshake."""
        self._transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/tables/{self._code}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Read the answer to the handshake, then frames."""
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert buffer.startswith(b"HTTP/1.1 101"), bytes(buffer[:200])
            del buffer[: end + 4]
            self._is_open = True
            self.say(msgspec.json.encode({"type": "hello", "token": self._token}))
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind, body = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self._table.hear(self, _read(body))
            elif kind == 9:
                self._frame(10, body)
            elif kind == 8:
                raise RuntimeError(f"the server hung up: {body!r}")

    def say(self, body: bytes) -> None:
        """Send a message."""
        self._frame(1, body)

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else bytes((128 | kind, 254)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + body)  # the server accepts a mask of zeros


class Table:
    """A table of clients that choose at random, one choice after the other."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self._load = load
        self._rng = rng
        self._missing = 0
        self._asked: tuple[Client, Heard] | None = None
        self._number = 0
        self.clients: list[Client] = []
        self.sent = 0.0

    def hear(self, client: Client, heard: Heard) -> None:
        """Handle a message to one of the clients."""
        if heard.type == "refused":
            raise RuntimeError("a legal choice was refused")
        if heard.type not in ("step", "view"):
            return
        if heard.ask is not None:
            self._asked = client, heard
        self._missing -= 1
        if self._missing == 0:
            self._load.done(self)

    def begin(self) -> None:
        """Start a game, or a rematch."""
        self._missing = SEATS
        self._asked = None
        self.clients[0].say(b'{"type":"start"}' if self._number == 0 else b'{"type":"rematch"}')
        self._number += 1

    def choose(self) -> bool:
        """Make the next choice; returns false if the game is over."""
        if self._asked is None:
            return False
        client, heard = self._asked
        assert heard.ask is not None
        self._asked, self._missing = None, SEATS
        choice = bytes(self._rng.choice(heard.legal))
        self.sent = time.perf_counter()
        client.say(
            b'{"type":"choose","id":"%d-%d","serial":%d,"choice":%b}'
            % (self._number, heard.n, heard.ask.serial, choice)
        )
        return True


class Load:
    """Many tables at once, each at full speed or all together at a given rate."""

    def __init__(self, port: int, tables: int, rate: float | None) -> None:
        self._port = port
        self._count = tables
        self._rate = rate
        self._tables: list[Table] = []
        self._ready: list[Table] = []
        self._took: list[float] = []
        self._is_measuring = False

    def done(self, table: Table) -> None:
        """Called when all clients of a table have the last message: record the latency, and go on."""
        if table.sent and self._is_measuring:
            self._took.append(time.perf_counter() - table.sent)
        table.sent = 0.0
        if self._rate is None:
            self._go_on(table)
        else:
            self._ready.append(table)

    def _go_on(self, table: Table) -> None:
        if not table.choose():
            table.begin()

    async def run(self, seconds: float, warm_up: float, server: Server) -> Measured:
        """Seat the tables, warm up, and measure for so many seconds."""
        loop = asyncio.get_running_loop()
        before = server.memory()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}") as http:
            for number in range(self._count):
                self._tables.append(await self._seat(http, loop, number))
        for table in self._tables:
            table.begin()
        if self._rate is not None:
            while len(self._ready) < self._count:  # every game has begun
                await asyncio.sleep(0.01)
            pacing = loop.create_task(self._pace(self._rate))
        await asyncio.sleep(warm_up)
        self._is_measuring = True
        cpu, start = server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, self._is_measuring = sorted(self._took), False
        elapsed = time.perf_counter() - start
        if self._rate is not None:
            pacing.cancel()
        return Measured(
            len(took) / elapsed,
            took[len(took) // 2] * 1000,
            took[len(took) * 95 // 100] * 1000,
            took[len(took) * 99 // 100] * 1000,
            (server.cpu() - cpu) / len(took) * 1e6,
            (server.memory() - before) / self._count / 1024,
        )

    async def _pace(self, rate: float) -> None:
        start, made = time.perf_counter(), 0
        while True:
            due = int((time.perf_counter() - start) * rate)
            while made < due and self._ready:
                self._go_on(self._ready.pop(0))
                made += 1
            made = due
            await asyncio.sleep(0.001)

    async def _seat(self, http: httpx.AsyncClient, loop: asyncio.AbstractEventLoop, number: int) -> Table:
        table = Table(self, random.Random(number))
        made = (await http.post("/api/tables", json={"game": GAME, "name": "0", "seats": SEATS})).json()
        code, tokens = made["code"], [made["token"]]
        for seat in range(1, SEATS):
            body = {"name": str(seat), "invitation": made["invitation"]}
            joined = await http.post(f"/api/tables/{code}/participants", json=body)
            tokens.append(joined.json()["token"])
        for seat, token in enumerate(tokens):
            _, client = await loop.create_connection(
                lambda token=token: Client(table, code, token),  # type: ignore[misc]
                "127.0.0.1",
                self._port,
            )
            table.clients.append(client)
            if seat:
                while not client._is_open:
                    await asyncio.sleep(0)
                client.say(b'{"type":"sit","seat":%d}' % seat)
        while (await http.get(f"/api/tables/{code}")).json()["seats"][-1]["kind"] != "person":
            await asyncio.sleep(0.001)
        return table


class Measured(Struct):
    """Choices per second, latencies in ms, the server's CPU time per choice in µs, and its memory per table in KiB."""

    rate: float
    p50: float
    p95: float
    p99: float
    cpu: float
    memory: float


class Server:
    """The server's process: its CPU time and memory."""

    def __init__(self, pid: int) -> None:
        self._proc = Path(f"/proc/{pid}")

    def cpu(self) -> float:
        """The CPU time used, in seconds."""
        fields = (self._proc / "stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """The resident memory in bytes."""
        return int((self._proc / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def serving() -> Iterator[tuple[int, Server]]:
    """Run a server with a fresh store on the first core, and move this process to the last core."""
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, __file__, "--serve", data, str(cores[0])]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert process.stdout is not None
        port = int(process.stdout.readline())
        os.sched_setaffinity(0, {cores[-1]})
        try:
            yield port, Server(process.pid)
        finally:
            os.sched_setaffinity(0, cores)
            process.kill()
            process.wait()


def serve(data: str, core: int) -> None:
    """Run the server, with the limits per address raised, since the whole load has one address."""
    import socket

    os.sched_setaffinity(0, {core})
    _allow_many_files()
    rates: dict[str, Any] = {each.name: Rate(1e9, 1e9) for each in fields(WebLimits) if each.type is Rate}
    web_limits = WebLimits(**rates, sockets=20_000, sockets_per_address=20_000)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = make_server(Path(data), host="127.0.0.1", port=0, limits=Limits(tables=100_000), web_limits=web_limits)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


def _allow_many_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def measure(tables: int, rate: float | None, seconds: float, warm_up: float = 1.0) -> Measured:
    """Measure a load of so many tables against a fresh server."""
    _allow_many_files()
    with serving() as (port, server):
        return uvloop.run(Load(port, tables, rate).run(seconds, warm_up, server))


def rows(seconds: float = 5.0) -> Iterator[Row]:
    """Every figure of this section. Latencies are from a choice until all four clients have the result."""
    one = measure(1, None, seconds)
    yield "choices, one after the other", _load(1), one.rate, "1/s"
    yield "95th percentile, goal < 2", _load(1), one.p95, "ms"
    ten = measure(10, None, seconds)
    yield "choices, as fast as it can, goal >= 1,700", _load(10), ten.rate, "1/s"
    yield "95th percentile, goal < 10", _load(10), ten.p95, "ms"
    for tables in (25, 250, 2500):
        found = measure(tables, 500.0, seconds, warm_up=3.0)
        where = f"{_load(tables)}, {found.rate:.0f} choices/s"
        yield "median", where, found.p50, "ms"
        yield "99th percentile" + ", goal < 100" * (tables == 250), where, found.p99, "ms"
        yield "the server's time for a choice", where, found.cpu, "us"
        yield "memory of a table with its sockets", where, found.memory, "KiB"


def _load(tables: int) -> str:
    return f"{tables:,} table{'s' * (tables > 1)}, {tables * SEATS:,} sockets"


def main() -> None:
    """Measure one load: ``bench_web.py TABLES [RATE [SECONDS]]``. The whole section is ``bench.py web``."""
    if sys.argv[1:2] == ["--serve"]:
        serve(sys.argv[2], int(sys.argv[3]))
    else:
        tables, *rest = (float(arg) for arg in sys.argv[1:])
        print(measure(int(tables), rest[0] or None if rest else None, rest[1] if len(rest) > 1 else 5.0))


if __name__ == "__main__":
    main()
