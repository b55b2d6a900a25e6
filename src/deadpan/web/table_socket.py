"""The WebSocket of one client at a table: its messages in, its frames out, with limits on both."""

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
from deadpan.web.client_address import Networks, networks_of, queue_key
from deadpan.web.request_limits import NetworkBuckets, TokenBucket, WebLimits

NORMAL: Final = 1000
POLICY: Final = 1008
BROKEN: Final = 1011
LEAST_VIEW: Final = 2_000
"""Bytes that every requested view counts for besides its own, since building one costs time, however short it is."""
NEWCOMERS_SOCKETS: Final = 8
"""How many open sockets a network may have when few are left in all."""

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class Backlog:
    """The bytes that wait for all clients of one narrowest network together."""

    size = 0


class SocketTransport:
    """The transport to one client: a queue of frames, up to a limit."""

    def __init__(self, socket: Socket, limits: WebLimits, shared_backlog: Backlog) -> None:
        self._socket = socket
        self._limits = limits
        self._shared_backlog = shared_backlog
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self.said = 0
        """The bytes of all frames that were ever queued."""

    def send(self, frame: bytes) -> None:
        """Queue a frame. A client whose backlog grows too long is disconnected."""
        if self._ending is not None:
            return
        size = len(frame)
        self._waiting.append(frame)
        self._size += size
        self._shared_backlog.size += size
        self.said += size
        limits = self._limits
        if self._size > limits.backlog_bytes or self._shared_backlog.size > limits.backlog_bytes_per_address:
            self.forget()
            self.close(POLICY, "too slow")
        self._more.set()

    def forget(self) -> None:
        """Discard the queued frames."""
        self._waiting.clear()
        self._shared_backlog.size -= self._size
        self._size = 0

    def close(self, code: int, reason: str) -> None:
        """Close the socket once the queued frames are sent."""
        if self._ending is None:
            self._ending = code, reason
            self._more.set()

    async def run(self) -> None:
        """Send the queued frames until the transport is closed."""
        send, waiting, more = self._socket.send, self._waiting, self._more
        while True:
            while waiting:
                frame = waiting.popleft()
                self._size -= len(frame)
                self._shared_backlog.size -= len(frame)
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            if self._ending is not None:
                code, reason = self._ending
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            more.clear()
            await more.wait()


class SocketLimits:
    """Limits the number of sockets, in all and by network, and the cost of what clients request on them."""

    def __init__(self, limits: WebLimits, requests: NetworkBuckets, now: Callable[[], float]) -> None:
        self.limits = limits
        self.misses = NetworkBuckets(limits.misses, now)
        self.views = NetworkBuckets(limits.views, now)
        self._requests = requests
        self._by_network: Counter[str] = Counter()
        self._waiting: WeakValueDictionary[str, Backlog] = WeakValueDictionary()
        self.open = 0
        """The number of admitted sockets."""

    def waiting(self, networks: Networks) -> Backlog:
        """The backlog that all sockets of the narrowest network share."""
        return self._waiting.setdefault(networks[0].name, Backlog())

    def admit(self, networks: Networks) -> None:
        """Admit a socket. Raises `TooMuch`. The last sockets below the limit are reserved for networks with few."""
        self._requests.take(networks)
        each, counts, most = self.limits.sockets_per_address, self._by_network, self.limits.sockets
        is_full = self.open >= most or any(counts[network.name] >= each * network.share for network in networks)
        is_late = self.open >= most * (1 - self.limits.reserve) and counts[networks[-1].name] >= NEWCOMERS_SOCKETS
        if is_full or is_late:
            raise TooMuch("too-many-visitors", most=each)
        counts.update(network.name for network in networks)
        self.open += 1

    def dismiss(self, networks: Networks) -> None:
        """Stop counting a socket that was admitted."""
        self.open -= 1
        for network in networks:
            self._by_network[network.name] -= 1
            if not self._by_network[network.name]:
                del self._by_network[network.name]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """The connection of a client to a table."""
    table_registry: TableRegistry = socket.app.state.table_registry
    socket_limits: SocketLimits = socket.app.state.socket_limits
    networks = networks_of(socket)
    await socket.accept()
    transport = SocketTransport(socket, socket_limits.limits, socket_limits.waiting(networks))
    sending = asyncio.create_task(transport.run())
    try:
        socket_limits.admit(networks)
        try:
            await Conversation(socket, transport, table_registry, socket_limits, networks).run(code)
        finally:
            socket_limits.dismiss(networks)
    except TooMuch as problem:
        transport.send(refusal(problem, "en"))
        transport.close(POLICY, problem.code)
    except Exception as crash:
        # Only the type is logged: the message could contain a secret.
        log.error("a socket failed with %s", type(crash).__name__, exc_info=log.isEnabledFor(logging.DEBUG))
        transport.close(BROKEN, "error")
    transport.close(NORMAL, "")
    await asyncio.gather(sending, return_exceptions=True)
    transport.forget()


class Conversation:
    """The handling of one socket, from the first message to the last."""

    def __init__(
        self,
        socket: Socket,
        transport: SocketTransport,
        table_registry: TableRegistry,
        socket_limits: SocketLimits,
        networks: Networks,
    ) -> None:
        self._socket = socket
        self._transport = transport
        self._table_registry = table_registry
        self._socket_limits = socket_limits
        self._networks = networks
        self._limits = socket_limits.limits
        self._lang: Language = "en"
        clock = table_registry.services.clock
        self._now = clock.now
        self._bucket = TokenBucket(self._limits.messages, clock.now())
        self._warned = 0

    async def run(self, code: str) -> None:
        """Connect the client to its table, and handle its messages until it disconnects."""
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
                    if not self._warn():
                        return
                    continue
                await self._hear(table, visitor, text)
                if self._bucket.level < self._limits.messages.at_once / 2:
                    await asyncio.sleep(0)  # more messages may have arrived: let other tasks run in between
        finally:
            table.disconnect(visitor)

    async def _enter(self, code: str, hello: Hello) -> tuple[LiveTable, Connection]:
        """Connect the client to a table. Raises `DeadpanError`.

        A client that tried too many unknown codes can connect only with a token.
        """
        socket_limits, networks = self._socket_limits, self._networks
        may_try = socket_limits.misses.has(networks)
        try:
            table = await self._table_registry.find(code)
            if not may_try and hello.token is None:
                raise TooMuch("too-many-misses")
            await table.token_service.activate(hello)
            with self._counting():
                return table, table.connect(self._transport, hello, queue_key(networks))
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
        """Count the views that the client requests. Raises `TooMuch` if it requested too many before."""
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
        """The next message; ``None`` at the end."""
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
                await table.handle(visitor, message)
        except DeadpanError as problem:
            named = message.id if isinstance(message, Choose) else None
            games = self._table_registry.services.games
            game = table.state.game if problem.game is None else games[problem.game]
            words = Words(self._lang).refuse(problem, game, table.state.names())
            self._transport.send(refusal(problem, self._lang, named, words))

    def _warn(self) -> bool:
        """Send a warning for too many messages; returns whether the client may stay."""
        self._warned += 1
        if self._warned > self._limits.messages.at_once:
            self._transport.close(POLICY, "too-often")
            return False
        self._transport.send(_too_often(self._lang))
        return True


@lru_cache
def _too_often(lang: Language) -> bytes:
    """The warning, which is sent often and so encoded once."""
    return refusal(TooMuch("too-often"), lang)
