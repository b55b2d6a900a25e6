"""Who does not read is waited for, and not for ever."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.protocol import State

from deadpan.web.patience import ImpatientProtocol
from tests.host.house import in_play, make_host, run
from tests.web.driver import eventually, running


class Timer:
    """A call that waits in a `Loop`."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call = call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class Loop:
    """What a protocol needs of an event loop; its time passes when a test says so."""

    def __init__(self) -> None:
        self.timers: list[Timer] = []

    def time(self) -> float:
        return 0.0

    def call_later(self, delay: float, call: Callable[[], None]) -> Timer:
        self.timers.append(Timer(call))
        return self.timers[-1]

    def ring(self) -> None:
        """Let everything happen that waits."""
        timers, self.timers = self.timers, []
        for timer in timers:
            if not timer.is_off:
                timer.call()


class Stuck:
    """A connection to one who takes nothing: closed, it stays open; cut off, it is lost."""

    def __init__(self, protocol: ImpatientProtocol) -> None:
        self._protocol = protocol
        self.is_cut = False

    def write(self, data: bytes) -> None: ...

    def close(self) -> None: ...

    def is_closing(self) -> bool:
        return False

    def get_extra_info(self, name: str) -> None: ...

    def abort(self) -> None:
        self.is_cut = True
        self._protocol.connection_lost(None)


async def silent(scope: Any, receive: Any, send: Any) -> None:
    """An app that says nothing."""


def stuck() -> tuple[ImpatientProtocol, Stuck, Loop]:
    """A socket that was accepted, and whose client takes nothing."""
    loop: Any = Loop()
    config = uvicorn.Config(silent, log_config=None)
    config.load()
    protocol = ImpatientProtocol(config, ServerState(), {}, loop)
    transport: Any = Stuck(protocol)
    protocol.connection_made(transport)
    protocol.handshake_complete = True
    protocol.conn.state = State.OPEN
    protocol.scope = {"type": "websocket"}  # type: ignore[typeddict-item]
    return protocol, transport, loop


def test_one_who_takes_nothing_of_what_waits_is_cut_off_and_one_who_takes_some_is_not() -> None:
    protocol, transport, loop = stuck()
    protocol.pause_writing()
    protocol.resume_writing()
    loop.ring()
    cut_early = transport.is_cut
    protocol.pause_writing()
    loop.ring()
    assert (cut_early, transport.is_cut) == (False, True)
    assert protocol.queue.get_nowait()["type"] == "websocket.disconnect", "who listens to it is told"
    assert protocol.writable.is_set(), "who speaks to it waits no longer"


def test_what_is_said_last_is_not_waited_for_for_ever() -> None:
    async def test() -> None:
        protocol, transport, loop = stuck()
        await protocol.run_asgi()
        protocol.pause_writing()
        protocol.resume_writing()
        loop.ring()
        assert transport.is_cut

    run(test())


def test_who_is_gone_is_not_waited_for() -> None:
    async def test() -> None:
        protocol, transport, loop = stuck()
        protocol.pause_writing()
        protocol.connection_lost(None)
        await protocol.run_asgi()
        loop.ring()
        assert not transport.is_cut

    run(test())


def test_who_answers_no_ping_is_cut_off_whatever_waits_for_them() -> None:
    protocol, transport, _ = stuck()
    protocol.send_keepalive_ping()
    protocol.keepalive_timeout()
    assert transport.is_cut


@asynccontextmanager
async def deaf(port: int, code: str, token: str) -> AsyncIterator[None]:
    """A client that says hello, and from then on never reads."""
    loop = asyncio.get_running_loop()
    hello = json.dumps({"type": "hello", "token": token}).encode()
    handshake = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: deadpan.test\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.setblocking(False)
        await loop.sock_connect(line, ("127.0.0.1", port))
        await loop.sock_sendall(line, handshake.encode())
        assert b" 101 " in await loop.sock_recv(line, 100)
        await loop.sock_sendall(line, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield


class Hasty(ImpatientProtocol):
    patience = 0.05


def test_the_seat_of_one_who_does_not_read_goes_missing_and_the_socket_is_given_back() -> None:
    async def test() -> None:
        host = make_host()
        code, tokens = await in_play(host)
        table = await host.find(code)
        async with running(host) as app:
            config = uvicorn.Config(app, http="h11", ws=Hasty, ws_ping_interval=None, log_config=None, access_log=False)
            config.load()
            http: Any = config.http_protocol_class
            state = ServerState()
            server = await asyncio.get_running_loop().create_server(lambda: http(config, state, {}), "127.0.0.1", 0)
            async with deaf(server.sockets[0].getsockname()[1], code, tokens[0]):
                await eventually(lambda: table.visitors.participants == [0])
                assert table.summary()["seats"][0]["connected"]
                for _ in range(200):  # more than all that lies between the two can hold
                    table.visitors.tell(b"x" * 100_000)
                    await asyncio.sleep(0)
                await eventually(lambda: not state.connections and not state.tasks)
                assert not table.summary()["seats"][0]["connected"]
                assert not len(table.visitors)
            server.close()

    run(test())
