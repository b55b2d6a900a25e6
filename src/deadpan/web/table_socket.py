"""One socket: a client's messages in, its frames out. A broken or hostile client hurts only itself."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from typing import Any, Final
from weakref import WeakValueDictionary

from litestar import WebSocket, websocket
from litestar.params import FromPath

from deadpan.frames import refusal
from deadpan.kernel.errors import DeadpanError
from deadpan.locales import Language, Words
from deadpan.server.errors import Forbidden, MalformedMessage, NoSuchTable, TableError, TooMuch
from deadpan.server.messages import Choose, Hello, Resync, read_message
from deadpan.server.people import Connection, language
from deadpan.server.tables import LiveTable, TableRegistry
from deadpan.web.client_address import Networks, networks_of, payer
from deadpan.web.request_limits import NetworkBuckets, TokenBucket, WebLimits

NORMAL: Final = 1000
POLICY: Final = 1008
BROKEN: Final = 1011
LEAST_VIEW: Final = 2_000
"""Bytes that a view counts for besides its own: however short it is, it takes time to make."""
NEWCOMERS_SOCKETS: Final = 8
"""So many open sockets may a network have that is a newcomer."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class Backlog:
    """How many bytes wait for all clients of one household."""

    size = 0


class SocketTransport:
    """The way to one client: frames wait here until it takes them, up to a limit."""

    def __init__(self, socket: Socket, limits: WebLimits, household: Backlog) -> None:
        self._socket = socket
        self._limits = limits
        self._household = household
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self.said = 0
        """All bytes that were ever queued."""

    def send(self, frame: bytes) -> None:
        """Queue a frame; whoever reads too slowly for too long is hung up on."""
        if self._ending is not None:
            return
        size = len(frame)
        self._waiting.append(frame)
        self._size += size
        self._household.size += size
        self.said += size
        limits = self._limits
        if self._size > limits.backlog_bytes or self._household.size > limits.backlog_bytes_per_address:
            self.forget()
            self.close(POLICY, "too slow")
        self._more.set()

    def forget(self) -> None:
        """Send nothing more of what waits."""
        self._waiting.clear()
        self._household.size -= self._size
        self._size = 0

    def close(self, code: int, reason: str) -> None:
        """Hang up, once what waits is sent."""
        if self._ending is None:
            self._ending = code, reason
            self._more.set()

    async def run(self) -> None:
        """Send what is queued until the line is closed."""
        send, waiting, more = self._socket.send, self._waiting, self._more
        while True:
            while waiting:
                frame = waiting.popleft()
                self._size -= len(frame)
                self._household.size -= len(frame)
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            if self._ending is not None:
                code, reason = self._ending
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            more.clear()
            await more.wait()


class SocketLimits:
    """Counts sockets, in all and by network, and what they ask for."""

    def __init__(self, limits: WebLimits, requests: NetworkBuckets, now: Callable[[], float]) -> None:
        self.limits = limits
        self.misses = NetworkBuckets(limits.misses, now)
        self.views = NetworkBuckets(limits.views, now)
        self._requests = requests
        self._by_network: Counter[str] = Counter()
        self._waiting: WeakValueDictionary[str, Backlog] = WeakValueDictionary()
        self.open = 0
        """Sockets that are in."""

    def waiting(self, networks: Networks) -> Backlog:
        """What waits for this household, the same for all its sockets."""
        return self._waiting.setdefault(networks[0].name, Backlog())

    def admit(self, networks: Networks) -> None:
        """Let a socket in. Raises `TooMuch`. The last ones there is room for are for newcomers."""
        self._requests.take(networks)
        each, counts, most = self.limits.sockets_per_address, self._by_network, self.limits.sockets
        is_full = self.open >= most or any(counts[network.name] >= each * network.share for network in networks)
        is_late = self.open >= most * (1 - self.limits.reserve) and counts[networks[-1].name] >= NEWCOMERS_SOCKETS
        if is_full or is_late:
            raise TooMuch("too-many-visitors", most=each)
        counts.update(network.name for network in networks)
        self.open += 1

    def dismiss(self, networks: Networks) -> None:
        """A socket that was admitted is gone."""
        self.open -= 1
        for network in networks:
            self._by_network[network.name] -= 1
            if not self._by_network[network.name]:
                del self._by_network[network.name]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """A client at a table."""
    host: TableRegistry = socket.app.state.host
    socket_limits: SocketLimits = socket.app.state.socket_limits
    networks = networks_of(socket)
    await socket.accept()
    transport = SocketTransport(socket, socket_limits.limits, socket_limits.waiting(networks))
    sending = asyncio.create_task(transport.run())
    try:
        socket_limits.admit(networks)
        try:
            await Conversation(socket, transport, host, socket_limits, networks).run(code)
        finally:
            socket_limits.dismiss(networks)
    except TooMuch as problem:
        transport.send(refusal(problem, "en"))
        transport.close(POLICY, problem.code)
    except Exception as crash:
        # The kind alone: what it says could hold somebody's secret.
        log.error("a socket failed with %s", type(crash).__name__, exc_info=log.isEnabledFor(logging.DEBUG))
        transport.close(BROKEN, "error")
    transport.close(NORMAL, "")
    await asyncio.gather(sending, return_exceptions=True)
    transport.forget()


class Conversation:
    """What is said on one socket, from its first message to its last."""

    def __init__(
        self,
        socket: Socket,
        transport: SocketTransport,
        host: TableRegistry,
        socket_limits: SocketLimits,
        networks: Networks,
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._host = host
        self._socket_limits = socket_limits
        self._networks = networks
        self._limits = socket_limits.limits
        self._lang: Language = "en"
        clock = host.services.clock
        self._now = clock.now
        self._bucket = TokenBucket(self._limits.messages, clock.now())
        self._warned = 0

    async def run(self, code: str) -> None:
        """Let the client in, and listen to it until it goes."""
        try:
            hello = await self._hello()
            if hello is None:
                return
            self._lang = language(hello.lang)
            table, visitor = await self._enter(code, hello)
        except DeadpanError as problem:
            self._transport.send(refusal(problem, self._lang))
            self._transport.close(POLICY, problem.code)
            return
        try:
            while (text := await self._receive()) is not None:
                if not self._bucket.take(self._now()):
                    if not self._may_go_on():
                        return
                    continue
                await self._hear(table, visitor, text)
                if self._bucket.level < self._limits.messages.at_once / 2:
                    await asyncio.sleep(0)  # there may be more of them at hand: the others come in between
        finally:
            table.leave(visitor)

    async def _enter(self, code: str, hello: Hello) -> tuple[LiveTable, Connection]:
        """Let the client in to a table. Raises `DeadpanError`.

        Where too many codes were tried that lead nowhere, only a token opens one that does.
        """
        socket_limits, networks = self._socket_limits, self._networks
        may_try = socket_limits.misses.has(networks)
        try:
            table = await self._host.find(code)
            if not may_try and hello.token is None:
                raise TooMuch("too-many-misses")
            await table.token_service.arrive(hello)
            with self._counting():
                return table, table.enter(self._transport, hello, payer(networks))
        except NoSuchTable:
            socket_limits.misses.owe(networks, 1)
            if may_try:
                raise
        except Forbidden:
            if may_try:
                raise
        raise TooMuch("too-many-misses")

    @contextmanager
    def _counting(self) -> Iterator[None]:
        """Count what the client is told because it asked. Raises `TooMuch` if that was too much before."""
        if not self._socket_limits.views.has(self._networks):
            raise TooMuch("too-often")
        before = self._transport.said
        yield
        self._socket_limits.views.owe(self._networks, LEAST_VIEW + self._transport.said - before)

    async def _hello(self) -> Hello | None:
        """The first message; ``None`` if there is none. Raises `TableError`."""
        try:
            text = await asyncio.wait_for(self._receive(), self._limits.hello_seconds)
        except TimeoutError:
            raise TableError("hello-first") from None
        if text is None:
            return None
        hello = read_message(text)
        if not isinstance(hello, Hello):
            raise TableError("hello-first")
        return hello

    async def _receive(self) -> str | bytes | None:
        """The next message, ``None`` at the end."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, table: LiveTable, visitor: Connection, text: str | bytes) -> None:
        message = None
        try:
            if isinstance(text, bytes):
                raise MalformedMessage("not-json", what="binary")
            message = read_message(text)
            with self._counting() if isinstance(message, Resync) else nullcontext():
                await table.hear(visitor, message)
        except DeadpanError as problem:
            named = message.id if isinstance(message, Choose) else None
            words = Words(self._lang).refuse(problem, table.state.game, table.state.names())
            self._transport.send(refusal(problem, self._lang, named, words))

    def _may_go_on(self) -> bool:
        """Warn one who talks too much; whether it was not warned too often already."""
        self._warned += 1
        if self._warned > self._limits.messages.at_once:
            self._transport.close(POLICY, "too-often")
            return False
        self._transport.send(_too_often(self._lang))
        return True


@lru_cache
def _too_often(lang: Language) -> bytes:
    """What one who talks too much hears again and again: it shall not take long to say."""
    return refusal(TooMuch("too-often"), lang)
