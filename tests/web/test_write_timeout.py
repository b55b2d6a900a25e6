"""The write timeout of sockets whose client does not read."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from uvicorn.server import ServerState

from deadpan.web.write_timeout import WriteTimeoutProtocol
from tests.server.harness import in_play, make_registry, run
from tests.web.connections import stuck
from tests.web.driver import eventually, running


def test_a_client_that_reads_nothing_is_disconnected_and_a_slow_one_is_not() -> None:
    protocol, transport, loop = stuck(WriteTimeoutProtocol)
    protocol.pause_writing()
    protocol.resume_writing()
    loop.ring()
    cut_early = transport.is_cut
    protocol.pause_writing()
    loop.ring()
    assert (cut_early, transport.is_cut) == (False, True)
    assert protocol.queue.get_nowait()["type"] == "websocket.disconnect", "who listens to it is told"
    assert protocol.writable.is_set(), "who speaks to it waits no longer"


def test_the_last_message_has_a_timeout() -> None:
    async def test() -> None:
        protocol, transport, loop = stuck(WriteTimeoutProtocol)
        await protocol.run_asgi()
        protocol.pause_writing()
        protocol.resume_writing()
        loop.ring()
        assert transport.is_cut

    run(test())


def test_the_timeout_ends_with_the_connection() -> None:
    async def test() -> None:
        protocol, transport, loop = stuck(WriteTimeoutProtocol)
        protocol.pause_writing()
        protocol.connection_lost(None)
        await protocol.run_asgi()
        loop.ring()
        assert not transport.is_cut

    run(test())


def test_a_client_that_answers_no_ping_is_disconnected_whatever_is_buffered() -> None:
    protocol, transport, _ = stuck(WriteTimeoutProtocol)
    protocol.send_keepalive_ping()
    protocol.keepalive_timeout()
    assert transport.is_cut


@asynccontextmanager
async def deaf(port: int, code: str, token: str) -> AsyncIterator[None]:
    """A client that sends a hello, and reads nothing after that."""
    loop = asyncio.get_running_loop()
    hello = json.dumps({"type": "hello", "token": token}).encode()
    handshake = (
        f"GET /api/tables/{code}/socket HTTP/1.1\r\nHost: deadpan.local\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.setblocking(False)
        await loop.sock_connect(connection, ("127.0.0.1", port))
        await loop.sock_sendall(connection, handshake.encode())
        assert b" 101 " in await loop.sock_recv(connection, 100)
        await loop.sock_sendall(connection, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        yield


class Hasty(WriteTimeoutProtocol):
    write_timeout = 0.05


def test_the_seat_of_a_client_that_does_not_read_goes_missing_and_its_socket_is_freed() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        table = await host.find(code)
        async with running(host) as app:
            config = uvicorn.Config(app, http="h11", ws=Hasty, ws_ping_interval=None, log_config=None, access_log=False)
            config.load()
            http: Any = config.http_protocol_class
            state = ServerState()
            server = await asyncio.get_running_loop().create_server(lambda: http(config, state, {}), "127.0.0.1", 0)
            async with deaf(server.sockets[0].getsockname()[1], code, tokens[0]):
                await eventually(lambda: table.connections.participants == [0])
                assert table.summary()["seats"][0]["connected"]
                for _ in range(200):  # more than all buffers in between can hold
                    table.connections.send_all(b"x" * 100_000)
                    await asyncio.sleep(0)
                await eventually(lambda: not state.connections and not state.tasks)
                assert not table.summary()["seats"][0]["connected"]
                assert not len(table.connections)
            server.close()

    run(test())
