"""The limits of plain requests: length, time, and one at a time."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from deadpan.web.http_protocol import LINGER, MOST_HEADERS
from deadpan.web.request_limits import WebLimits
from tests.attacks.wire import handshake, request
from tests.server.harness import make_registry, run
from tests.web.connections import ClientConnection, Port, listening
from tests.web.driver import eventually, running

HEAD = WebLimits().head_bytes
HASTY = WebLimits(head_seconds=0.2, body_seconds=0.4, taking_seconds=0.2, closing_seconds=0.1)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """An app that responds with the length of the body."""
    size, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        size, more = size + len(message["body"]), message["more_body"]
    body = json.dumps(size).encode()
    headers = [(b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


async def ends(connection: ClientConnection) -> bool:
    """Whether the connection is closed, and nothing more arrives."""
    return await connection.rest() == b""


def padded(size: int) -> bytes:
    """A request with a head of so many bytes."""
    return request("/", X="x" * (size - len(request("/", X=""))))


def test_the_length_of_a_head_is_limited_however_it_arrives() -> None:
    async def test() -> None:
        async with listening(echo) as port:
            connection = await port.connection()
            for size in (1_000, HEAD - 1, HEAD):
                assert await connection.ask(padded(size)) == (200, ""), size
            assert await connection.ask(padded(HEAD + 1)) == (431, "head-too-big")
            assert await ends(connection)
            for endless in (b"GET /" + b"a" * HEAD, b"GET / HTTP/1.1\r\nA: " + b"a" * HEAD, b"\r\n" * HEAD):
                connection = await port.connection()
                assert await connection.ask(endless[:HEAD]) == (431, "head-too-big")
                assert await ends(connection)

    run(test())


def test_the_number_of_header_lines_is_limited() -> None:
    async def test() -> None:
        async with listening(echo) as port:
            for more, status in ((0, 200), (1, 431)):
                lines = {f"X-{number}": "x" for number in range(MOST_HEADERS - 1 + more)}  # and one more for the host
                assert (await (await port.connection()).ask(request("/", "GET", b"", **lines)))[0] == status

    run(test())


def test_a_refusal_is_in_the_clients_language_with_all_security_headers() -> None:
    async def test() -> None:
        async with listening(echo) as port:
            connection = await port.connection()
            await connection.send(request("/", Accept_Language="pl", X="x" * HEAD))
            status, headers, body = await connection.answer()
            assert (status, json.loads(body)["data"], headers["connection"]) == (431, {"most": HEAD}, "close")
            assert json.loads(body)["text"].startswith("Nagłówek")
            assert headers["x-content-type-options"] == "nosniff"

    run(test())


def test_pipelined_requests_are_not_accepted() -> None:
    """The first one is answered; the others are not even queued."""

    async def test() -> None:
        served = 0
        may_answer = asyncio.Event()

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            nonlocal served
            served += 1
            await may_answer.wait()
            await echo(scope, receive, send)

        async with listening(slow, HASTY) as port:
            connection = await port.connection()
            await connection.send(request("/") * 100)
            await asyncio.sleep(0.05)
            may_answer.set()
            status, headers, _ = await connection.answer()
            assert (status, headers["connection"]) == (200, "close")
            assert await ends(connection)
            assert served == 1
            may_answer.clear()
            connection = await port.connection()
            await connection.send(request("/"))
            await eventually(lambda: served == 2)
            await connection.send(request("/"))
            await asyncio.sleep(0.05)
            may_answer.set()
            assert (await connection.answer())[0] == 200
            assert await ends(connection)
            assert served == 2
            connection = await port.connection()
            for _ in range(5):  # sequential requests are accepted
                assert await connection.ask(request("/") + b"\r\n") == (200, "")
            assert served == 7

    run(test())


@pytest.mark.parametrize(
    "begun",
    [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"\r\n",
        handshake("NOPE-1")[:-4],
        b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nx",
        b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n",
    ],
)
def test_a_request_that_stops_arriving_times_out(begun: bytes) -> None:
    async def test() -> None:
        async with listening(echo, HASTY) as port:
            connection = await port.connection()
            assert await connection.ask(request("/")) == (200, "")
            for data in (begun, b"" if begun.startswith(b"POST") else b"\r\n"):
                await connection.send(data)
            assert (await connection.answer())[0] == 408
            assert await ends(connection)
            await eventually(lambda: not port.state.connections)

    run(test())


def test_an_idle_new_connection_is_closed_without_a_response() -> None:
    async def test() -> None:
        async with listening(echo, HASTY) as port:
            assert await ends(await port.connection())

    run(test())


def test_each_timeout_ends_with_its_phase() -> None:
    """A body may take longer than a head, a response longer than either, and a WebSocket has no time limit."""

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            await receive()
            await send({"type": "websocket.close", "code": 1000})
            return
        await asyncio.sleep(HASTY.body_seconds * 1.5)
        await echo(scope, receive, send)

    async def ask(port: Port, body: bytes, pause: float) -> None:
        connection = await port.connection()
        for _ in range(2):
            await connection.send(request("/", "POST", body)[:-1])
            if pause:
                await asyncio.sleep(pause)
            await connection.send(body[-1:])
            status, _, answer = await connection.answer()
            assert (status, int(answer)) == (200, len(body))

    async def stay(port: Port) -> None:
        connection = await port.socket()
        await asyncio.sleep(1)
        await connection.say(type="hello")
        assert await connection.heard() == [(1000, "")]

    async def test() -> None:
        patient = replace(HASTY, body_seconds=60)  # a busy machine may make the pause longer
        async with (
            listening(slow, HASTY) as port,
            listening(echo, patient) as patient_port,
            asyncio.TaskGroup() as group,
        ):
            group.create_task(ask(port, b"hello", pause=0))
            group.create_task(ask(patient_port, b"hello", pause=HASTY.head_seconds * 1.5))
            group.create_task(stay(port))

    run(test())


def test_a_body_may_arrive_in_pieces_but_not_in_tiny_ones() -> None:
    async def test() -> None:
        head = b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        async with listening(echo) as port:
            whole = head + (b"200\r\n" + b"x" * 512 + b"\r\n") * 2000 + b"0\r\n\r\n"
            connection = await port.connection()
            await connection.send(whole)
            assert (await connection.answer())[2] == b"1024000"
            connection = await port.connection()
            await connection.send(head + b"1\r\n[\r\n" * 1000)
            assert (await connection.answer())[0] == 400
            assert await ends(connection)

    run(test())


def test_the_length_of_a_body_is_limited_whether_or_not_the_app_reads_it() -> None:
    async def refuse(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 429, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def test() -> None:
        most = WebLimits().record_bytes
        async with listening(refuse) as port:
            connection = await port.connection()
            assert await connection.ask(request("/", "POST", b"x" * most)) == (429, "")
            assert await connection.ask(request("/", "POST", b"x" * 10)) == (429, ""), (
                "the connection can be used again"
            )
            await connection.send(request("/", "POST", b"x" * 2 * most))
            assert (await connection.answer())[0] == 429
            assert (await connection.rest())[:12] in (b"HTTP/1.1 413", b"")
        async with listening(echo) as port:
            connection = await port.connection()
            with suppress(ConnectionError):
                await connection.send(request("/", "POST", b"x" * 20 * most))
            assert (await connection.rest())[:12] in (b"HTTP/1.1 413", b"")

    run(test())


def test_a_response_that_the_client_does_not_read_times_out() -> None:
    async def generous(scope: Any, receive: Any, send: Any) -> None:
        body = b"x" * 20_000_000
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"20000000")]})
        await send({"type": "http.response.body", "body": body})

    async def test() -> None:
        async with listening(generous, HASTY) as port:
            deaf = await port.connection()
            deaf._reader._transport.pause_reading()  # type: ignore[attr-defined]
            await deaf.send(request("/"))
            slow = await port.connection()
            await slow.send(request("/"))
            assert (await slow._reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            taken = 0
            while taken < 20_000_000:  # a client that reads slowly but steadily receives everything
                taken += len(await slow._reader.readexactly(500_000))
                await asyncio.sleep(0.02)
            await eventually(lambda: len(port.state.connections) == 1)

    run(test())


def test_input_after_a_refusal_is_discarded_only_up_to_a_limit() -> None:
    async def test() -> None:
        async with listening(echo, WebLimits(closing_seconds=0.5)) as port:
            connection = await port.connection()
            await connection.send(b"GET /" + b"a" * HEAD)
            (protocol,) = port.state.connections
            for _ in range(200):
                connection._writer.write(b"a" * 10_000)
                await asyncio.sleep(0)
            await eventually(lambda: protocol.transport.is_closing())
            assert protocol._taken <= LINGER + 300_000  # type: ignore[union-attr]

    run(test())


@pytest.mark.parametrize("nonsense", [b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/1.1\r\nA\r\n\r\n"])
def test_input_that_is_no_request_is_refused_with_a_sentence(nonsense: bytes) -> None:
    async def test() -> None:
        async with listening(echo) as port:
            assert await (await port.connection()).ask(nonsense) == (400, "malformed-request")

    run(test())


def test_an_upgrade_to_another_protocol_is_answered_as_a_plain_request() -> None:
    """curl requests HTTP/2 this way, and so does Java."""

    async def test() -> None:
        async with listening(echo) as port:
            connection = await port.connection()
            await connection.send(request("/", Upgrade="h2c", Connection="Upgrade, HTTP2-Settings"))
            assert (await connection.answer())[0] == 200
            assert await ends(connection)

    run(test())


def test_a_handshake_that_websockets_rejects_is_answered() -> None:
    async def test() -> None:
        async with listening(echo) as port:
            connection = await port.connection()
            await connection.send(handshake("NOPE-1")[:-2] + b"X: " + b"x" * 9_000 + b"\r\n\r\n")
            assert (await connection.answer())[0] == 431
            assert await ends(connection)

    run(test())


def test_a_body_that_does_not_arrive_is_no_logged_error(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, listening(app, HASTY) as port:
            connection = await port.connection()
            await connection.send(request("/api/tables", "POST", b'{"game": "hush"')[:-1])
            assert (await connection.answer())[0] == 408
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port.number}") as http:
                assert (await http.get("/healthz")).status_code == 200

    run(test())
    assert not caplog.records
