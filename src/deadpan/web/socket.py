"""One socket: a client's messages in, its frames out. A broken or hostile client hurts only itself."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, deque
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.params import FromPath

from deadpan.host.errors import HostError, MalformedMessage, TooMuch
from deadpan.host.frames import refusal
from deadpan.host.host import Host
from deadpan.host.messages import Choose, Hello, read_message
from deadpan.host.table import Table
from deadpan.host.visitors import Visitor, language
from deadpan.kernel.errors import DeadpanError
from deadpan.locales import Language, Words
from deadpan.web.callers import household_of
from deadpan.web.rates import Addresses, Bucket, WebLimits

NORMAL: Final = 1000
POLICY: Final = 1008
BROKEN: Final = 1011

log = logging.getLogger(__name__)

Socket = WebSocket[Any, Any, Any]


class SocketLine:
    """The way to one client: frames wait here until it takes them, up to a limit."""

    def __init__(self, socket: Socket, most_waiting: int) -> None:
        self._socket = socket
        self._most = most_waiting
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self._ending: tuple[int, str] | None = None

    def send(self, frame: bytes) -> None:
        """Queue a frame; whoever reads too slowly for too long is hung up on."""
        if self._ending is not None:
            return
        self._waiting.append(frame)
        self._size += len(frame)
        if self._size > self._most:
            self._waiting.clear()
            self.close(POLICY, "too slow")
        self._more.set()

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
                await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})
            if self._ending is not None:
                code, reason = self._ending
                await send({"type": "websocket.close", "code": code, "reason": reason})
                return
            more.clear()
            await more.wait()


class Doorkeeper:
    """Counts sockets, in all and by household."""

    def __init__(self, limits: WebLimits, requests: Addresses) -> None:
        self.limits = limits
        self._requests = requests
        self._by_household: Counter[str] = Counter()
        self.open = 0
        """Sockets that are in."""

    def admit(self, household: str) -> None:
        """Let a socket in. Raises `TooMuch`."""
        self._requests.take(household)
        if self.open >= self.limits.sockets or self._by_household[household] >= self.limits.sockets_per_address:
            raise TooMuch("too-many-visitors", most=self.limits.sockets_per_address)
        self._by_household[household] += 1
        self.open += 1

    def dismiss(self, household: str) -> None:
        """A socket that was admitted is gone."""
        self.open -= 1
        self._by_household[household] -= 1
        if not self._by_household[household]:
            del self._by_household[household]


@websocket("/api/tables/{code:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], code: FromPath[str]) -> None:
    """A client at a table."""
    host: Host = socket.app.state.host
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    household = household_of(socket)
    await socket.accept()
    line = SocketLine(socket, doorkeeper.limits.backlog_bytes)
    sending = asyncio.create_task(line.run())
    try:
        doorkeeper.admit(household)
        try:
            await Conversation(socket, line, host, doorkeeper.limits).run(code)
        finally:
            doorkeeper.dismiss(household)
    except TooMuch as problem:
        line.send(refusal(problem, "en"))
        line.close(POLICY, problem.code)
    except Exception as crash:
        # The kind alone: what it says could hold somebody's secret.
        log.error("a socket failed with %s", type(crash).__name__, exc_info=log.isEnabledFor(logging.DEBUG))
        line.close(BROKEN, "error")
    line.close(NORMAL, "")
    await asyncio.gather(sending, return_exceptions=True)


class Conversation:
    """What is said on one socket, from its first message to its last."""

    def __init__(self, socket: Socket, line: SocketLine, host: Host, limits: WebLimits) -> None:
        self._socket = socket
        self._line = line
        self._host = host
        self._limits = limits
        self._lang: Language = "en"
        clock = host.house.clock
        self._now = clock.now
        self._bucket = Bucket(limits.messages, clock.now())
        self._warned = 0

    async def run(self, code: str) -> None:
        """Let the client in, and listen to it until it goes."""
        try:
            hello = await self._hello()
            if hello is None:
                return
            self._lang = language(hello.lang)
            table = await self._host.find(code)
            visitor = table.enter(self._line, hello)
        except DeadpanError as problem:
            self._line.send(refusal(problem, self._lang))
            self._line.close(POLICY, problem.code)
            return
        try:
            while (text := await self._receive()) is not None:
                if not self._bucket.take(self._now()):
                    if not self._may_go_on():
                        return
                    continue
                await self._hear(table, visitor, text)
        finally:
            table.leave(visitor)

    async def _hello(self) -> Hello | None:
        """The first message; ``None`` if there is none. Raises `HostError`."""
        try:
            text = await asyncio.wait_for(self._receive(), self._limits.hello_seconds)
        except TimeoutError:
            raise HostError("hello-first") from None
        if text is None:
            return None
        hello = read_message(text)
        if not isinstance(hello, Hello):
            raise HostError("hello-first")
        return hello

    async def _receive(self) -> str | bytes | None:
        """The next message, ``None`` at the end."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            return None
        text = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def _hear(self, table: Table, visitor: Visitor, text: str | bytes) -> None:
        message = None
        try:
            if isinstance(text, bytes):
                raise MalformedMessage("not-json", what="binary")
            message = read_message(text)
            await table.hear(visitor, message)
        except DeadpanError as problem:
            named = message.id if isinstance(message, Choose) else None
            words = Words(self._lang).refuse(problem, table.ledger.game, table.ledger.names())
            self._line.send(refusal(problem, self._lang, named, words))

    def _may_go_on(self) -> bool:
        """Warn one who talks too much; whether it was not warned too often already."""
        self._warned += 1
        if self._warned > self._limits.messages.at_once:
            self._line.close(POLICY, "too-often")
            return False
        self._line.send(refusal(TooMuch("too-often"), self._lang))
        return True
