"""The attacks: what an unauthenticated client can send without end."""

from __future__ import annotations

import asyncio
import os
from typing import Final, NamedTuple

from tests.attacks.attacker import Attack, Attacker
from tests.attacks.wire import PING, PONG, TEXT, frame, handshake, message, request


class Kind(NamedTuple):
    """An attack."""

    attack: Attack
    what: str
    at_once: int = 1
    again: float = 0.05
    """Seconds until an attacker that was cut off reconnects."""


async def pings(attacker: Attacker) -> None:
    line = await attacker.socket()
    await line.flood(frame(PING, b"x") * 20_000)


async def pongs(attacker: Attacker) -> None:
    line = await attacker.socket()
    await line.flood(frame(PONG) * 20_000)


async def fragments(attacker: Attacker) -> None:
    line = await attacker.socket()
    await line.send(frame(TEXT, is_last=False))
    await line.flood(frame(0, is_last=False) * 20_000)


async def deaf_pings(attacker: Attacker) -> None:
    line = await attacker.socket()
    line.stop_reading()
    while True:
        await line.send(frame(PING, bytes(125)) * 2_000)


async def resync(attacker: Attacker) -> None:
    line = await attacker.socket(hello=True)
    await line.flood(message(type="resync") * 5_000)


async def nonsense(attacker: Attacker) -> None:
    """Text frames that are not UTF-8: uvicorn logs a traceback for each."""
    line = await attacker.socket()
    await line.flood(frame(TEXT, b"\xff\xfe"))


async def garbage(attacker: Attacker) -> None:
    line = await attacker.line()
    await line.send(os.urandom(400) + b"\r\n\r\n")
    await line.stay()


async def pipelining(attacker: Attacker) -> None:
    line = await attacker.line()
    await line.flood(request("/healthz") * 2_000)


async def header(attacker: Attacker) -> None:
    line = await attacker.line()
    await line.send(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: ")
    await line.flood(b"a" * 65_536)


async def url(attacker: Attacker) -> None:
    line = await attacker.line()
    await line.send(b"GET /")
    await line.flood(b"a" * 65_536)


async def headers(attacker: Attacker) -> None:
    line = await attacker.line()
    await line.send(b"GET / HTTP/1.1\r\n")
    await line.flood(b"a:\r\n" * 16_000)


async def chunks(attacker: Attacker) -> None:
    """A request body in chunks of one byte."""
    line = await attacker.line()
    await line.send(b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
    await line.flood(b"1\r\n[\r\n" * 10_000)


async def drip(attacker: Attacker) -> None:
    """Request headers sent byte by byte, without pauses."""
    line = await attacker.line()
    for byte in b"GET /" + b"a" * 20_000:
        await line.send(bytes((byte,)))
        await asyncio.sleep(0)


async def requests(attacker: Attacker) -> None:
    """Requests one after the other on a kept-alive connection."""
    line = await attacker.line()
    while True:
        await line.send(request("/api/games", "HEAD"))
        await line.answer()


async def comers(attacker: Attacker) -> None:
    """Sockets that connect, say hello and close: each time all clients at the table are told."""
    line = await attacker.socket(hello=True)
    line.close()


async def half_open(attacker: Attacker) -> None:
    """Requests whose headers never end."""
    line = await attacker.line()
    await line.send(handshake(attacker.code)[:-4])
    await line.stay()


async def guesses(attacker: Attacker) -> None:
    """Guessed table codes, one after the other."""
    line = await attacker.line()
    while True:
        await line.send(request(f"/api/tables/LEMUR-{int.from_bytes(os.urandom(2), 'big')}", "HEAD"))
        await line.answer()


ATTACKS: Final = {
    "pings": Kind(pings, "pings without end"),
    "pongs": Kind(pongs, "pongs without end"),
    "fragments": Kind(fragments, "a message of empty fragments without end"),
    "deaf-pings": Kind(deaf_pings, "pings, and nothing is read"),
    "resync": Kind(resync, "whole views asked for without end"),
    "nonsense": Kind(nonsense, "frames that are no text"),
    "garbage": Kind(garbage, "requests that are none", 4),
    "pipelining": Kind(pipelining, "requests that wait for no answer"),
    "header": Kind(header, "a header without end"),
    "url": Kind(url, "an address without end"),
    "headers": Kind(headers, "headers without end"),
    "chunks": Kind(chunks, "a body in chunks of a byte"),
    "drip": Kind(drip, "a head byte by byte", 4),
    "requests": Kind(requests, "requests one after the other on 20 connections", 20),
    "comers": Kind(comers, "sockets that come and go", 4),
    "half-open": Kind(half_open, "2,000 requests that never end", 2_000, 1.0),
    "guesses": Kind(guesses, "codes of tables guessed on 20 connections", 20),
}
