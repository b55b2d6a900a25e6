"""Connections to a server: a port with the real protocols in a test's event loop, and protocols without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from uvicorn.server import ServerState
from websockets.protocol import State

from deadpan.web.connection_limits import ConnectionLimits, LimitedConfig
from deadpan.web.http_protocol import HttpProtocol
from deadpan.web.request_limits import WebLimits
from deadpan.web.socket_protocol import SocketProtocol
from deadpan.web.write_timeout import WriteTimeoutProtocol
from tests.attacks.wire import CLOSE, TEXT, Frames, frame, handshake
from tests.web.driver import eventually

P = TypeVar("P", bound=WriteTimeoutProtocol)


class Port:
    """A listening server."""

    def __init__(self, number: int, state: ServerState) -> None:
        self.number = number
        self.state = state
        self.connections: list[ClientConnection] = []

    async def connection(self) -> ClientConnection:
        """Open a connection to it."""
        self.connections.append(ClientConnection(*await asyncio.open_connection("127.0.0.1", self.number)))
        return self.connections[-1]

    async def socket(self, code: str = "NOPE-1") -> ClientConnection:
        """Open a connection and upgrade it to a WebSocket."""
        connection = await self.connection()
        await connection.send(handshake(code))
        assert (await connection.answer())[0] == 101
        return connection


class ClientConnection:
    """The client's end of a connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = Frames()

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def answer(self) -> tuple[int, dict[str, str], bytes]:
        """The status, headers and body of the next response."""
        head = (await self._reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.lower().split(": ", 1) for line in head[1:-2])
        return int(head[0].split()[1]), headers, await self._reader.readexactly(int(headers.get("content-length", 0)))

    async def ask(self, data: bytes) -> tuple[int, str]:
        """Send a request; returns the status and the error code, if any."""
        await self.send(data)
        status, _, body = await self.answer()
        said = json.loads(body) if body else {}
        return status, said.get("code", "") if isinstance(said, dict) else ""

    async def rest(self) -> bytes:
        """All bytes that arrive until the connection ends."""
        try:
            async with asyncio.timeout(30):
                return await self._reader.read()
        except ConnectionError:
            return b""

    async def heard(self) -> list[Any]:
        """All messages of a WebSocket until it ends, and the code and reason of the close frame."""
        return [
            json.loads(body) if kind == TEXT else (int.from_bytes(body[:2], "big"), body[2:].decode())
            for kind, body in self._frames.feed(await self.rest())
            if kind in (TEXT, CLOSE)
        ]

    async def say(self, **fields: Any) -> None:
        await self.send(frame(TEXT, json.dumps(fields).encode()))

    def close(self) -> None:
        self._writer.transport.abort()


@asynccontextmanager
async def listening(app: Any, limits: WebLimits | None = None) -> AsyncIterator[Port]:
    """An app on a port, behind the protocols of a real server."""
    config = LimitedConfig(
        app,
        ConnectionLimits(limits),
        http=HttpProtocol,
        ws=SocketProtocol,
        lifespan="off",
        log_config=None,
        proxy_headers=False,
    )
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: HttpProtocol(config, state, {}), "127.0.0.1", 0)
    port = Port(server.sockets[0].getsockname()[1], state)
    try:
        yield port
    finally:
        server.close()
        for connection in port.connections:
            connection.close()
        await eventually(lambda: not state.connections and not state.tasks)


class Timer:
    """A pending call of a `Loop`."""

    def __init__(self, delay: float, call: Callable[[], None]) -> None:
        self.delay = delay
        self.call = call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class Loop:
    """The part of an event loop that a protocol uses; a test advances its time."""

    def __init__(self) -> None:
        self.now = 0.0
        self.timers: list[Timer] = []

    def time(self) -> float:
        return self.now

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(delay, call))
        return self.timers[-1]

    def ring(self) -> None:
        """Run everything that is pending."""
        timers, self.timers = self.timers, []
        for timer in timers:
            if not timer.is_off:
                timer.call()


class Stuck:
    """The transport to a client that reads nothing: closing keeps it open, aborting ends it."""

    def __init__(self, protocol: WriteTimeoutProtocol) -> None:
        self._protocol = protocol
        self.is_cut = False
        self.is_paused = False
        self.written = bytearray()

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return self.is_cut

    def pause_reading(self) -> None:
        self.is_paused = True

    def resume_reading(self) -> None:
        self.is_paused = False

    def get_extra_info(self, name: str) -> None: ...

    def abort(self) -> None:
        self.is_cut = True
        self._protocol.connection_lost(None)

    def said(self) -> list[Any]:
        """What the client would receive since the last call: messages, and the close frame."""
        frames = Frames().feed(bytes(self.written))
        self.written.clear()
        return [
            (int.from_bytes(body[:2], "big"), body[2:].decode()) if kind == CLOSE else (kind, body)
            for kind, body in frames
        ]


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """An app that sends nothing."""


def stuck(kind: type[P], limits: WebLimits | None = None) -> tuple[P, Stuck, Loop]:
    """An accepted socket whose client reads nothing."""
    loop: Any = Loop()
    config = LimitedConfig(silent, ConnectionLimits(limits, now=loop.time), log_config=None)
    config.load()
    protocol = kind(config, ServerState(), {}, loop)
    transport: Any = Stuck(protocol)
    protocol.connection_made(transport)
    protocol.handshake_complete = protocol.handshake_initiated = True
    protocol.conn.state = State.OPEN
    protocol.conn.parser = super(type(protocol.conn), protocol.conn).parse()
    next(protocol.conn.parser)
    protocol.scope = {"type": "websocket", "client": ("192.0.2.7", 1), "headers": [(b"accept-language", b"fr")]}  # type: ignore[typeddict-item]
    return protocol, transport, loop
