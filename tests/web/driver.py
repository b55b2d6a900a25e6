"""Runs the app in one event loop, with real frames and routes, without a port, and with the test's clock."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx

from deadpan.server.scheduling import InlinePool, WorkerPool
from deadpan.server.tables import TableRegistry
from deadpan.web.app import make_app
from deadpan.web.client_address import TrustedProxies
from deadpan.web.middleware import Message, SecurityMiddleware
from deadpan.web.request_limits import WebLimits
from tests.server.harness import HandClock, settle

Json = dict[str, Any]


@asynccontextmanager
async def running(
    host: TableRegistry,
    limits: WebLimits | None = None,
    public_url: str | None = None,
    proxies: TrustedProxies | None = None,
    workers: WorkerPool | None = None,
) -> AsyncIterator[SecurityMiddleware]:
    """The app from startup to shutdown."""
    app = make_app(lambda: host, limits, public_url, proxies, workers or InlinePool())
    inbox: asyncio.Queue[Message] = asyncio.Queue()
    outbox: asyncio.Queue[Message] = asyncio.Queue()
    life = asyncio.create_task(
        app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, inbox.get, outbox.put)
    )
    await inbox.put({"type": "lifespan.startup"})
    assert (await outbox.get())["type"] == "lifespan.startup.complete"
    try:
        yield app
    finally:
        await inbox.put({"type": "lifespan.shutdown"})
        assert (await outbox.get())["type"] == "lifespan.shutdown.complete"
        await life


def browser(app: SecurityMiddleware, address: str = "192.0.2.7", **headers: str) -> httpx.AsyncClient:
    """An HTTP client with this address."""
    transport = httpx.ASGITransport(app, client=(address, 5000))
    return httpx.AsyncClient(transport=transport, base_url="http://deadpan.local", headers=headers)


class Socket:
    """The client's end of a WebSocket."""

    def __init__(self, app: SecurityMiddleware, code: str, clock: HandClock | None = None, **about: Any) -> None:
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._clock = clock
        self._read = 0
        self.frames: list[str] = []
        self.times: list[float] = []
        self.closed: tuple[int, str] | None = None
        self.is_accepted = False
        self.is_deaf = False
        headers = {"host": "deadpan.local", **about.get("headers", {})}
        scope: Json = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": f"/api/tables/{code}/socket",
            "raw_path": f"/api/tables/{code}/socket".encode("utf-8", "surrogateescape"),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": (about.get("address", "192.0.2.7"), 5000),
            "server": ("deadpan.local", 80),
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._in.put_nowait({"type": "websocket.connect"})
        self.task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: SecurityMiddleware, scope: Json) -> None:
        await app(scope, self._in.get, self._take)

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.accept":
            self.is_accepted = True
        elif message["type"] == "websocket.send":
            while self.is_deaf:
                await asyncio.sleep(0)
            self.frames.append(message["text"])
            self.times.append(self._clock.now() if self._clock else 0.0)
        elif message["type"] == "websocket.close":
            self.closed = message.get("code", 1000), message.get("reason", "")
            self._in.put_nowait({"type": "websocket.disconnect", "code": self.closed[0]})

    def send(self, text: str | bytes) -> None:
        """Send a message, valid or not."""
        kind = "text" if isinstance(text, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: text})

    def say(self, **message: Any) -> None:
        self.send(json.dumps(message))

    def hang_up(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1001})

    @property
    def heard(self) -> list[Json]:
        return [json.loads(frame) for frame in self.frames]

    def news(self) -> list[Json]:
        """The messages that arrived since the last call."""
        new = [json.loads(frame) for frame in self.frames[self._read :]]
        self._read = len(self.frames)
        return new

    def last(self, *kinds: str) -> Json:
        found: Json = next(frame for frame in map(json.loads, reversed(self.frames)) if frame["type"] in kinds)
        return found


async def connect(
    app: SecurityMiddleware, code: str, token: str | None, clock: HandClock | None = None, **hello: Any
) -> Socket:
    """A socket that has sent its hello."""
    socket = Socket(app, code, clock)
    socket.say(type="hello", token=token, **hello)
    await settle()
    return socket


async def eventually(what: Callable[[], bool]) -> None:
    """Wait until a condition holds, with a timeout."""
    async with asyncio.timeout(60):
        while not what():
            await asyncio.sleep(0.005)
