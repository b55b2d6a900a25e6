"""How the load of one client delays others: bots, reviews and connections.

``python -m tests.attacks.sharing`` measures and prints: easy bots beside 12 tables of hard bots of one address, a short
review beside four long ones, a new client beside 2,000 requests that never end, and 60 seconds of the busiest client
that the protocol allows, beside a silent one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from typing import Any, Final

import httpx

from deadpan.game import GAMES
from deadpan.testing.tables import Seated
from tests.attacks.attacker import ADDRESS, attacking
from tests.attacks.server import serving
from tests.attacks.wire import CLOSE, PING, PONG, TEXT, Frames, frame, handshake, message
from tests.review.records import lively

HONEST: Final = "127.1.0.1"
HOGS: Final = 12
LONG: Final = 4


class Ear:
    """A WebSocket, and the messages it received."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.told: list[dict[str, Any]] = []
        self.is_cut_off = False
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        frames = Frames()
        while data := await self._reader.read(65_536):
            for kind, body in frames.feed(data):
                if kind == TEXT:
                    self.told.append(json.loads(body))
                elif kind == PING:
                    self.say(frame(PONG, body))
                elif kind == CLOSE:
                    self.is_cut_off = True
        self.is_cut_off = True

    def say(self, data: bytes) -> None:
        self._writer.write(data)

    def close(self) -> None:
        self._reading.cancel()
        self._writer.transport.abort()


async def listen(port: int, address: str, code: str, token: str | None) -> Ear:
    """A client at a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(handshake(code))
    await reader.readuntil(b"\r\n\r\n")
    ear = Ear(reader, writer)
    ear.say(message(type="hello", token=token))
    return ear


def browser(port: int, address: str) -> httpx.AsyncClient:
    """An HTTP client from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=60)


@asynccontextmanager
async def bots_at_play(port: int, address: str, level: str, tables: int) -> AsyncIterator[list[Ear]]:
    """Tables at which all seats are bots, the host's too, without delays."""
    ears = []
    async with browser(port, address) as http:
        for _ in range(tables):
            body = {"game": "ten-to-kill", "seats": 4, "name": "Ada", "bots": level}
            made = (await http.post("/api/play", json=body)).json()
            ear = await listen(port, address, made["code"], made["token"])
            for said in ({"type": "bots", "fast": True}, {"type": "away"}):
                ear.say(message(**said))
            ears.append(ear)
    try:
        yield ears
    finally:
        for ear in ears:
            ear.close()


async def pauses_of_easy_bots(port: int, seconds: float) -> list[int]:
    """The milliseconds between consecutive choices at a new table of easy bots: its game may end before the time."""
    async with bots_at_play(port, HONEST, "easy", 1) as (ear,):
        while sum(told["type"] == "step" for told in ear.told) < 3:  # until the processes have started
            await asyncio.sleep(0.1)
        start = len(ear.told)
        await asyncio.sleep(seconds)
        return [told["at"] for told in ear.told[start:] if told["type"] == "step"]


async def easy_beside_hard(port: int, seconds: float) -> str:
    """Measure how long easy bots take, alone and beside 12 tables of hard bots of one address."""
    alone = await pauses_of_easy_bots(port, seconds)
    async with bots_at_play(port, ADDRESS, "hard", HOGS):
        await asyncio.sleep(5)
        beside = await pauses_of_easy_bots(port, seconds)
    ratio = f"{median(beside) / median(alone):.2f}"
    figures = f"{median(alone):.0f} ms ({len(alone)}) alone, {median(beside):.0f} ms ({len(beside)}) beside: {ratio}"
    return f"easy bots beside {HOGS} tables of hard ones of one address, median: {figures} (less than 2)"


async def short_beside_long(port: int) -> str:
    """Measure how long a short review takes beside four long ones, each from another address."""
    short = lively(Seated(GAMES["au-pire-tu-meurs"], {}, 3), "short", 30)
    long = lively(Seated(GAMES["au-pire-tu-meurs"], {}, 8), "long", 2_000)
    async with browser(port, HONEST) as http:

        async def look(client: httpx.AsyncClient, record: Any) -> float:
            began = time.perf_counter()
            (await client.post("/api/replay", json={"record": record, "seat": 0})).raise_for_status()
            return time.perf_counter() - began

        await look(http, short)  # starts the processes
        await look(http, long)
        clients = [browser(port, f"127.{67 + number}.1.1") for number in range(LONG)]
        looks = [asyncio.create_task(look(client, long)) for client in clients]
        await asyncio.sleep(0.05)
        took = [await look(http, short) for _ in range(3)]
        others = await asyncio.gather(*looks)
        for client in clients:
            await client.aclose()
    figures = f"{max(took):.2f} s ({len(long['choices'])} choices: {max(others):.1f} s)"
    return f"a short look back beside {LONG} long ones, the longest of three: {figures} (less than 1 s)"


async def newcomer(port: int, code: str) -> str:
    """Measure how long a new client waits for an answer, beside 2,000 requests of one address that never end."""
    took = []
    with attacking("half-open", port, code, 12):
        await asyncio.sleep(4)
        for number in range(5):
            began = time.perf_counter()
            async with browser(port, f"127.{80 + number}.1.1") as http:
                (await http.get("/api/games")).raise_for_status()
            took.append(time.perf_counter() - began)
    return f"a newcomer beside 2,000 requests that never end, the longest of five: {max(took):.2f} s (less than 1 s)"


async def in_full(port: int, seconds: float) -> str:
    """Run the busiest client that the protocol allows beside a silent one; reports whether they were cut off."""
    async with browser(port, HONEST) as http:
        made = (await http.post("/api/tables", json={"game": "ten-to-kill", "seats": 2, "name": "Ada"})).json()
    busy = await listen(port, HONEST, made["code"], made["token"])
    silent = await listen(port, "127.2.0.1", made["code"], None)
    start, count = time.perf_counter(), 0
    long = message(type="why", choice={"do": "a" * 16_300})
    while (now := time.perf_counter()) < start + seconds:
        if now < start + count / 20:
            await asyncio.sleep(start + count / 20 - now)
        busy.say(long)
        count += 1
    await asyncio.sleep(1)
    warned = sum(told.get("code") == "too-often" for told in (*busy.told, *silent.told))
    answers = sum(told["type"] in ("error", "why") for told in busy.told)
    cut = [name for name, ear in (("busy", busy), ("silent", silent)) if ear.is_cut_off]
    busy.close()
    silent.close()
    figures = f"{count} messages of 16 kB, {answers} answers, {warned} warnings, cut off: {', '.join(cut) or 'nobody'}"
    return f"the busiest client and a silent one, {seconds:.0f} s: {figures}"


async def tell(port: int, seconds: float, busy: float) -> None:
    """Run all measurements and print them."""
    async with browser(port, HONEST) as http:
        code = (await http.post("/api/tables", json={"game": "ten-to-kill", "seats": 2, "name": "Ada"})).json()["code"]
    print(await easy_beside_hard(port, seconds), flush=True)
    print(await short_beside_long(port), flush=True)
    print(await newcomer(port, code), flush=True)
    print(await in_full(port, busy), flush=True)


def main() -> None:
    """Run a server, and print all measurements."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="for the bots, alone and beside others")
    parser.add_argument("--busy", type=float, default=60.0, help="for the busiest client")
    asked = parser.parse_args()
    with serving() as server:
        asyncio.run(tell(server.port, asked.seconds, asked.busy))


if __name__ == "__main__":
    main()
