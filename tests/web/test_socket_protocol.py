"""The limits of WebSockets: bytes, frames of every kind, and input after closing."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from deadpan.web.request_limits import Rate, WebLimits
from deadpan.web.socket_protocol import SLICE, SocketProtocol
from tests.attacks.wire import CLOSE, PING, PONG, TEXT, frame
from tests.server.harness import in_play, make_registry, run
from tests.web.connections import Loop, Stuck, listening, stuck
from tests.web.driver import eventually, running

LIMITS = WebLimits()
TOO_OFTEN = (1008, "too-often")


def heard(protocol: SocketProtocol) -> int:
    """The number of messages that the app receives."""
    count = 0
    while not protocol.queue.empty():
        count += protocol.queue.get_nowait()["type"] == "websocket.receive"
    return count


def fragmented(body: bytes, pieces: int) -> bytes:
    """A message in so many frames."""
    size = -(-len(body) // pieces)
    parts = [body[start : start + size] for start in range(0, len(body), size)]
    return b"".join(frame(0 if at else TEXT, part, at == len(parts) - 1) for at, part in enumerate(parts))


def test_the_busiest_allowed_client_is_never_warned_or_disconnected() -> None:
    """For a minute: the full burst, then 20 messages of 16 kB a second, in fragments, with pings and pongs."""
    protocol, transport, loop = stuck(SocketProtocol)
    message = fragmented(b"x" * LIMITS.message_bytes, 4)
    protocol.data_received(message * int(LIMITS.messages.at_once))
    count = heard(protocol)
    per_second = int(LIMITS.messages.per_second)
    for _ in range(60 * per_second):
        loop.now += 1 / per_second
        protocol.data_received(message)
        if loop.now % 1 < 1 / per_second:
            protocol.data_received(frame(PING, b"?") + frame(PONG))
        count += heard(protocol)
    assert count == LIMITS.messages.at_once + 60 * per_second
    assert {kind for kind, _ in transport.said()} <= {PONG}
    assert not transport.is_cut


@pytest.mark.parametrize(
    "flood",
    [frame(PING, b"x"), frame(PONG), frame(TEXT, b"{}"), frame(TEXT, b"x" * 1000), frame(2, b"x")],
    ids=["pings", "pongs", "messages", "long messages", "bytes"],
)
def test_too_many_frames_are_warned_about_then_the_client_is_disconnected(flood: bytes) -> None:
    protocol, transport, loop = stuck(SocketProtocol, WebLimits(socket_bytes=Rate(1e9, 1e9)))
    most = int(LIMITS.socket_frames.at_once)
    protocol.data_received(flood * (most * 3 // 4))
    assert {kind for kind, _ in transport.said()} <= {PONG}
    protocol.data_received(flood * (most // 4))
    (warned,) = (json.loads(body) for kind, body in transport.said() if kind == TEXT)
    assert (warned["code"], warned["text"]) == ("too-often", "C’est trop à la fois. Attendez un instant.")
    protocol.data_received(flood)
    *_, (_, told), close = transport.said()
    assert (json.loads(told)["code"], close) == ("too-often", TOO_OFTEN)
    assert [protocol.queue.get_nowait()["type"] for _ in range(protocol.queue.qsize())] == ["websocket.disconnect"], (
        "what was said before is not even heard"
    )
    assert not transport.is_cut
    loop.ring()
    assert transport.is_cut


def test_frames_are_counted_in_slices_of_each_read() -> None:
    protocol, transport, _ = stuck(SocketProtocol)
    parsed = 0

    def parse(data: bytes) -> None:
        nonlocal parsed
        parsed += len(data)
        receive(data)

    receive, protocol.conn.receive_data = protocol.conn.receive_data, parse  # type: ignore[method-assign, assignment]
    protocol.data_received(frame(PING) * 40_000)
    assert transport.said()[-1] == TOO_OFTEN
    assert parsed <= LIMITS.socket_frames.at_once * len(frame(PING)) + 3 * SLICE


def test_bytes_are_counted_before_they_are_parsed() -> None:
    protocol, transport, _ = stuck(SocketProtocol, WebLimits(socket_bytes=Rate(1000, 5000)))
    message = frame(TEXT, b"x" * 2400)
    protocol.data_received(message * 2)
    assert heard(protocol) == 2
    protocol.data_received(message)
    assert heard(protocol) == 0
    assert transport.said()[-1] == TOO_OFTEN


def test_short_reads_count_as_a_minimum() -> None:
    protocol, transport, _ = stuck(SocketProtocol, WebLimits(socket_bytes=Rate(1000, 5000)))
    for byte in frame(TEXT, b"hello") * 4:
        protocol.data_received(bytes((byte,)))
    assert transport.said()[-1] == TOO_OFTEN


def test_the_number_of_fragments_of_a_message_is_limited() -> None:
    protocol, transport, _ = stuck(SocketProtocol)
    most = LIMITS.fragments
    protocol.data_received(fragmented(b"x" * most, most))
    assert heard(protocol) == 1
    protocol.data_received(fragmented(b"x" * (most + 1), most + 1))
    assert heard(protocol) == 0
    (_, told), close = transport.said()[-2:]
    assert (json.loads(told)["data"], close) == ({"most": most}, (1009, "too-many-fragments"))


def test_invalid_utf8_is_refused_without_a_logged_error(caplog: pytest.LogCaptureFixture) -> None:
    protocol, transport, _ = stuck(SocketProtocol)
    protocol.data_received(frame(TEXT, "é".encode()[:1], is_last=False) + frame(0, "é".encode()[1:]))
    assert heard(protocol) == 1
    protocol.data_received(frame(TEXT, b"\xff"))
    assert transport.said()[-1] == (1007, "not-json")
    assert not caplog.records


def test_pongs_to_a_client_that_reads_nothing_do_not_pile_up() -> None:
    protocol, transport, _ = stuck(SocketProtocol)
    protocol.pause_writing()
    for number in range(200):
        protocol.data_received(frame(PING, str(number).encode()))
    assert transport.said() == []
    protocol.resume_writing()
    assert transport.said() == [(PONG, b"199")], "the last ping is answered when it can be"


async def hang_up(protocol: SocketProtocol) -> None:
    await protocol.send({"type": "websocket.close", "code": 1000, "reason": "bye"})


def closed() -> tuple[SocketProtocol, Stuck, Loop]:
    """A socket that the app has closed."""
    protocol, transport, loop = stuck(SocketProtocol)
    run(hang_up(protocol))
    assert transport.said() == [(1000, "bye")]
    return protocol, transport, loop


def test_almost_nothing_is_parsed_after_our_close_frame() -> None:
    protocol, transport, _ = closed()
    protocol.data_received(frame(TEXT, b"{}") * 50_000)
    assert heard(protocol) == 0
    assert len(protocol.conn.reader.buffer) <= 8
    assert transport.is_paused, "the rest is not even read"
    for _ in range(100):
        protocol.data_received(b"x")
    assert len(protocol.conn.reader.buffer) <= 8


def test_the_answer_to_our_close_frame_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    protocol, transport, _ = closed()
    over = []
    monkeypatch.setattr(transport, "close", lambda: over.append(True))
    protocol.data_received(frame(TEXT, b"{}") * 10 + frame(CLOSE, b"\x03\xe8"))
    assert over


def test_a_closed_connection_ends_within_a_second_whatever_the_client_does() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        await send({"type": "websocket.close", "code": 1000})

    async def test() -> None:
        loop = asyncio.get_running_loop()
        async with listening(app, WebLimits(closing_seconds=0.2)) as port:
            connection = await port.socket()
            await connection.say(type="hello")
            start = loop.time()
            await eventually(lambda: not port.state.connections)
            assert 0.15 < loop.time() - start < 5

    run(test())


def test_a_disconnected_client_is_told_why_and_its_seat_goes_missing() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        table = await host.find(code)
        async with running(host) as app, listening(app) as port:
            connection = await port.socket(code)
            await connection.say(type="hello", token=tokens[0])
            await eventually(lambda: table.connections.participants == [0])
            await connection.send(frame(PING) * 1000)
            said = await connection.heard()
            assert [each["code"] for each in said if isinstance(each, dict) and each["type"] == "error"] == [
                "too-often",  # as a warning
                "too-often",
            ]
            assert said[-1] == TOO_OFTEN
            await eventually(lambda: not table.connections.participants)

    run(test())
