"""Whether anything tells that the answerer of a window holds a card: by hand, `make twins`, since it takes a while.

Pairs of tables at a real server differ in that alone. All that a client can read or measure is taken of both: what the
own table tells and when, what is resent, a hint and answers at another table, a replay, `/healthz`. A classifier that
is trained on half of the pairs guesses the other half. What it gets right is compared with chance, two-sided 99%. With
one of the fixes taken out it must find the leak, or the test could not fail.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import math
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import httpx

from deadpan.game import GAMES
from deadpan.testing.tables import Seated
from tests.attacks.oracle_server import FIXES, THINKS, WINDOW
from tests.attacks.twin_tables import ATTACK, DECLINE, TOKENS, TwinTable, make_twins
from tests.attacks.wire import PING, PONG, TEXT, Frames, frame, handshake, message
from tests.review.records import lively

Features = dict[str, float]
"""What was measured beside one table, by channel: milliseconds, or a number that stands for bytes."""
Z99: Final = 2.576
PATIENCE: Final = 90.0


@contextmanager
def serving(folder: Path, without: str, port: int = 0) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """A server for twins."""
    command = [sys.executable, "-m", "tests.attacks.oracle_server", str(folder), str(port), without]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line, "the server did not start"
        yield process, int(line)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Client:
    """A socket, and all that it was told, with the time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self._frames = Frames()
        self.told: list[bytes] = []
        self.times: list[float] = []
        self._news = asyncio.Event()
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(OSError):
            while data := await self._reader.read(65_536):
                for kind, body in self._frames.feed(data):
                    if kind == TEXT:
                        self.told.append(body)
                        self.times.append(time.perf_counter())
                        self._news.set()
                    elif kind == PING:
                        self._writer.write(frame(PONG, body))

    def say(self, **fields: Any) -> None:
        self._writer.write(message(**fields))

    async def heard(self, kind: str, start: int = 0) -> int:
        """Which frame from ``start`` on is the first of this kind, as soon as there is one."""
        async with asyncio.timeout(PATIENCE):
            while True:
                for number in range(start, len(self.told)):
                    if self.told[number].startswith(b'{"type":"%b"' % kind.encode()):
                        return number
                    assert not self.told[number].startswith((b'{"type":"error"', b'{"type":"refused"')), self.told[
                        number
                    ]
                self._news.clear()
                await self._news.wait()

    def close(self) -> None:
        self._reading.cancel()
        self._writer.transport.abort()


async def come(port: int, code: str, token: str | None, **hello: Any) -> Client:
    """A socket at a table."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(handshake(code))
    await reader.readuntil(b"\r\n\r\n")
    client = Client(reader, writer)
    client.say(type="hello", token=token, **hello)
    return client


class Prober:
    """Somebody with a table of their own, at which the bots are asked for hints."""

    def __init__(self, http: httpx.AsyncClient, client: Client, record: dict[str, Any]) -> None:
        self.http = http
        self._client = client
        self._record = record

    async def hint(self) -> float:
        """How long a hint takes, to a new question."""
        client, start = self._client, len(self._client.told)
        began = time.perf_counter()
        client.say(type="hint")
        took = (client.times[await client.heard("hint", start)] - began) * 1000
        await self._go_on()
        return took

    async def resync(self) -> float:
        """How long the own table takes to answer."""
        client, start, began = self._client, len(self._client.told), time.perf_counter()
        client.say(type="resync")
        return (client.times[await client.heard("view", start)] - began) * 1000

    async def replay(self) -> float:
        """How long a look back takes."""
        began = time.perf_counter()
        (await self.http.post("/api/replay", json={"record": self._record, "seat": 0})).raise_for_status()
        return (time.perf_counter() - began) * 1000

    async def health(self) -> float:
        """The longest of some requests for `/healthz`."""
        took = []
        for _ in range(8):
            began = time.perf_counter()
            (await self.http.get("/healthz")).raise_for_status()
            took.append((time.perf_counter() - began) * 1000)
        return sorted(took)[-2]

    async def _go_on(self) -> None:
        """Choose something, and wait for the next question of one's own."""
        client, start = self._client, len(self._client.told)
        asked = self._last()
        if asked["ask"] is not None:
            name, choice = f"{time.monotonic_ns()}", asked["legal"][0]
            client.say(type="choose", id=name, serial=asked["ask"]["serial"], choice=choice)
            await client.heard("step", start)
        await self.be_asked()

    async def be_asked(self) -> None:
        """Wait for a question of one's own; in the next game, if this one is over."""
        client = self._client
        while (asked := self._last())["ask"] is None:
            start = len(client.told)
            if not asked["waiting"]:
                client.say(type="rematch")
            await client.heard("step" if asked["waiting"] else "view", start)

    def _last(self) -> dict[str, Any]:
        """The last that was told of the game."""
        told = (each for each in reversed(self._client.told) if each.startswith((b'{"type":"view"', b'{"type":"step"')))
        last: dict[str, Any] = json.loads(next(told))
        return last


@asynccontextmanager
async def probing(port: int) -> AsyncIterator[Prober]:
    """A prober with a table of two seats, both theirs to choose for."""
    record = lively(Seated(GAMES["ten-to-kill"], {}, 2), "probe", 20)
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        body = {"game": "ten-to-kill", "seats": 2, "name": "Prober", "bots": "random"}
        made = (await http.post("/api/play", json=body)).json()
        client = await come(port, made["code"], made["token"])
        await client.heard("view")
        try:
            prober = Prober(http, client, record)
            await prober.be_asked()
            yield prober
        finally:
            client.close()


@asynccontextmanager
async def loaded(port: int, tables: int) -> AsyncIterator[None]:
    """Tables of hard bots that think all the time."""
    clients = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        for _ in range(tables):
            body = {"game": "ten-to-kill", "seats": 4, "name": "Hog", "bots": "hard"}
            made = (await http.post("/api/play", json=body)).json()
            client = await come(port, made["code"], made["token"])
            await client.heard("view")
            client.say(type="bots", fast=True)
            client.say(type="away")
            clients.append(client)
    try:
        yield
    finally:
        for client in clients:
            client.close()


def _same(frames: list[bytes], code: str) -> bytes:
    """Frames without what differs from table to table: its code, and times, which have a channel of their own."""
    return re.sub(rb'"at":\d+', b"", b"\n".join(frames).replace(code.encode(), b"CODE"))


def _number(data: bytes, known: dict[bytes, int]) -> float:
    """The same number for the same bytes, whatever they are."""
    return known.setdefault(data, len(known))


async def measure(port: int, table: TwinTable, prober: Prober, known: dict[bytes, int]) -> Features:
    """One table, from the attack to the result."""
    own = await come(port, table.code, TOKENS[0])
    onlooker = await come(port, table.code, None)
    view = json.loads(own.told[await own.heard("view")])
    await onlooker.heard("view")
    began = time.perf_counter()
    own.say(type="choose", id="attack", serial=view["ask"]["serial"], choice=ATTACK)
    first = await own.heard("step")
    asked = own.times[first]
    elsewhere = [asyncio.create_task(each) for each in (prober.resync(), prober.replay(), prober.health())]
    hint = asyncio.create_task(prober.hint())
    await asyncio.sleep(max(0.0, asked + 0.85 * WINDOW - time.perf_counter()))
    back = await come(port, table.code, None, stream="1.-", have=0)
    await asyncio.sleep(0.08)
    result = await own.heard("step", first + 1)
    await asyncio.sleep(0.05)
    at = json.loads(own.told[result])["at"]
    resent = _same(back.told[: await back.heard("step") + 1], table.code)
    told = _same(sorted(own.told), table.code)  # who comes can be told before or after a result
    features: Features = {
        "own table: time": (own.times[result] - asked) * 1000,
        "own table: at": at,
        "own table: bytes": _number(told, known),
        "own table: resent": _number(resent, known),
        "own table: sizes": len(told),
        "own table: count": len(own.told),
        "own table: accepted": (asked - began) * 1000,
        "another table": await elsewhere[0],
        "replay": await elsewhere[1],
        "/healthz": await elsewhere[2],
        "hint": await hint,
    }
    for client in (own, onlooker, back):
        client.close()
    return features


async def measure_person(port: int, table: TwinTable, known: dict[bytes, int]) -> Features:
    """The same where a person is asked, who takes a while, and longer with a card."""
    own, answerer = await come(port, table.code, TOKENS[0]), await come(port, table.code, TOKENS[1])
    view = json.loads(own.told[await own.heard("view")])
    await answerer.heard("view")
    own.say(type="choose", id="attack", serial=view["ask"]["serial"], choice=ATTACK)
    first = await own.heard("step")
    await asyncio.sleep((1.6 if table.holds_card else 1.2) * WINDOW)
    serial = json.loads(answerer.told[await answerer.heard("step")])["ask"]["serial"]
    answerer.say(type="choose", id="answer", serial=serial, choice=DECLINE)
    result = await own.heard("step", first + 1)
    features = {
        "a slow person: time": (own.times[result] - own.times[first]) * 1000,
        "a slow person: at": json.loads(own.told[result])["at"],
    }
    own.close()
    answerer.close()
    return features


def stump(train: list[tuple[float, bool]], test: list[tuple[float, bool]]) -> float:
    """The part of ``test`` that is told right by the threshold, or the single value, that does best on ``train``."""
    values = sorted({value for value, _ in train})
    rules = [(value, kind) for value in values for kind in ("up", "down", "is", "not")]

    def says(rule: tuple[float, str], value: float) -> bool:
        at, kind = rule
        return {"up": value >= at, "down": value < at, "is": value == at, "not": value != at}[kind]

    best = max(rules, key=lambda rule: sum(says(rule, value) == truth for value, truth in train))
    return sum(says(best, value) == truth for value, truth in test) / len(test)


def judge(pairs: list[tuple[Features, Features]]) -> list[tuple[str, float, bool]]:
    """By channel: how much of the second half is told right, and whether that is more or less than chance."""
    half = len(pairs) // 2
    found = []
    for channel in pairs[0][0]:
        samples = [[(card[channel], True), (none[channel], False)] for card, none in pairs]
        train = [each for pair in samples[:half] for each in pair]
        test = [each for pair in samples[half:] for each in pair]
        right = stump(train, test)
        found.append((channel, right, abs(right - 0.5) > Z99 * math.sqrt(0.25 / len(test))))
    return found


async def timed(
    port: int, twins: list[tuple[TwinTable, TwinTable]], hogs: int, by_person: bool
) -> list[tuple[str, float, bool]]:
    """All channels beside pairs of tables, in an order that is drawn."""
    rng, pairs = random.Random("order"), []
    known: dict[bytes, int] = {}
    async with probing(port) as prober, loaded(port, hogs):
        await asyncio.sleep(3)
        await prober.hint()
        await prober.hint()
        for pair in twins:
            features = {}
            for table in rng.sample(pair, 2):
                features[table.holds_card] = await (
                    measure_person(port, table, known) if by_person else measure(port, table, prober, known)
                )
                await asyncio.sleep(0.1)
            pairs.append((features[True], features[False]))
    return judge(pairs)


async def _leave_in_window(port: int, table: TwinTable) -> None:
    own = await come(port, table.code, TOKENS[0])
    view = json.loads(own.told[await own.heard("view")])
    own.say(type="choose", id="attack", serial=view["ask"]["serial"], choice=ATTACK)
    await own.heard("step")
    await asyncio.sleep(0.8 * WINDOW)
    own.close()


async def _seen_on_return(port: int, table: TwinTable) -> bytes:
    """All that is told on return, until a moment after the result."""
    back = await come(port, table.code, TOKENS[0])
    await asyncio.sleep(0.5 * WINDOW)
    before = _same(back.told, table.code)
    await back.heard("step")
    after = _same(back.told[: await back.heard("step") + 1], table.code)
    back.close()
    return before + b"\n--\n" + after


def restarted(count: int, without: str, how: str) -> tuple[int, int]:
    """After a kill or a sleep in the window: in how many pairs the same was seen on return, of how many."""
    same = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        for pair in make_twins(path, count, by_person=False):
            seen = []
            for table in pair:
                if how == "kill":
                    with serving(path, without) as (process, port):
                        asyncio.run(_warm(port))
                        asyncio.run(_leave_in_window(port, table))
                        process.send_signal(signal.SIGKILL)
                    with serving(path, without) as (_, port):
                        seen.append(asyncio.run(_seen_on_return(port, table)))
                else:
                    with serving(path, without) as (_, port):
                        asyncio.run(_warm(port))
                        asyncio.run(_leave_in_window(port, table))
                        time.sleep(0.5)
                        seen.append(asyncio.run(_seen_on_return(port, table)))
            same += seen[0] == seen[1]
    return same, count


async def _warm(port: int) -> None:
    """Have the bots' process up."""
    async with probing(port) as prober:
        await prober.hint()


def main() -> None:
    """Print a table of all channels; with ``--without`` a fix, of those at a server that has not got it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--returns", type=int, default=40)
    parser.add_argument("--without", choices=("nothing", *FIXES), default="nothing")
    parser.add_argument("--only", choices=("idle", "loaded", "person", "kill", "sleep"))
    asked = parser.parse_args()
    print(f"windows of {WINDOW} s, bots think {THINKS} s, {asked.pairs} pairs; taken out: {asked.without}\n")
    print("| state | channel | told right | more or less than chance (99%) |\n|---|---|---|---|")
    for state, hogs, by_person in (("idle", 0, False), ("loaded", 2, False), ("person", 0, True)):
        if asked.only not in (None, state):
            continue
        with tempfile.TemporaryDirectory() as folder:
            twins = make_twins(Path(folder), asked.pairs, by_person=by_person)
            with serving(Path(folder), asked.without) as (_, port):
                for channel, right, is_leak in asyncio.run(timed(port, twins, hogs, by_person)):
                    print(f"| {state} | {channel} | {right:.2f} | {'LEAK' if is_leak else 'no'} |", flush=True)
    for how in ("kill", "sleep"):
        if asked.only in (None, how):
            same, count = restarted(asked.returns, asked.without, how)
            verdict = "no" if same == count else "LEAK"
            print(f"| {how} in the window | bytes on return | {same} of {count} pairs the same | {verdict} |")


if __name__ == "__main__":
    main()
