"""Measure whether a client can tell that the answerer of a window holds a card; slow, so run by hand: `make twins`.

Tables at a real server come in pairs that differ only in that card. Everything a client can read or measure is recorded
for both: what its own table is sent and when, what is resent, a hint and answers at another table, a replay,
`/healthz`. A classifier is trained on half of the pairs and tested on the other half; its accuracy is compared with
chance (two-sided, 99%). With one of the fixes disabled it must find a leak, otherwise the test could not fail.
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
from typing import Any, Final, NamedTuple, TypeAlias

import httpx

from deadpan.game import GAMES
from deadpan.testing.tables import Seated
from tests.attacks.oracle_server import FIXES
from tests.attacks.twin_tables import ATTACK, DECLINE, TOKENS, TwinTable, make_twins
from tests.attacks.wire import PING, PONG, TEXT, Frames, frame, handshake, message
from tests.review.records import lively

Features = dict[str, float]
"""The measurements at one table, by channel: milliseconds, or a number that identifies bytes."""
Verdict: TypeAlias = tuple[str, float, bool]
"""A channel, the accuracy of its classifier, and whether that differs from chance."""
Z99: Final = 2.576
PATIENCE: Final = 90.0


class About(NamedTuple):
    """The server of a run: the fix that is disabled, and the length of its windows."""

    without: str
    window: float


class Answers(NamedTuple):
    """When a person answers, in lengths of a window after the question, with a card and without."""

    card: float
    none: float

    def of(self, table: TwinTable) -> float:
        """When the person at this table answers."""
        return self.card if table.holds_card else self.none


QUICK: Final = Answers(0.9, 0.2)
SLOW: Final = Answers(1.7, 1.2)


@contextmanager
def serving(folder: Path, about: About) -> Iterator[tuple[subprocess.Popen[bytes], int]]:
    """Run a server for twin tables; yields its process and port."""
    command = [sys.executable, "-m", "tests.attacks.oracle_server", str(folder), about.without, str(about.window)]
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
    """A WebSocket, and all messages it received, with their times."""

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
        """Wait for a message of this kind; returns the number of the first one from ``start`` on."""
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
    """A client with a table of its own, where it measures hints and other answers."""

    def __init__(self, http: httpx.AsyncClient, client: Client, record: dict[str, Any]) -> None:
        self.http = http
        self._client = client
        self._record = record

    async def hint(self) -> float:
        """The milliseconds that a hint takes, for a new question."""
        client, start = self._client, len(self._client.told)
        began = time.perf_counter()
        client.say(type="hint")
        took = (client.times[await client.heard("hint", start)] - began) * 1000
        await self._go_on()
        return took

    async def resync(self) -> float:
        """The milliseconds that a resync of the own table takes."""
        client, start, began = self._client, len(self._client.told), time.perf_counter()
        client.say(type="resync")
        return (client.times[await client.heard("view", start)] - began) * 1000

    async def replay(self) -> float:
        """The milliseconds that a replay takes."""
        began = time.perf_counter()
        (await self.http.post("/api/replay", json={"record": self._record, "seat": 0})).raise_for_status()
        return (time.perf_counter() - began) * 1000

    async def health(self) -> float:
        """The milliseconds of the slowest of some requests for `/healthz`."""
        took = []
        for _ in range(8):
            began = time.perf_counter()
            (await self.http.get("/healthz")).raise_for_status()
            took.append((time.perf_counter() - began) * 1000)
        return sorted(took)[-2]

    async def _go_on(self) -> None:
        """Make a choice, and wait for the client's next question."""
        client, start = self._client, len(self._client.told)
        asked = self._last()
        if asked["ask"] is not None:
            name, choice = f"{time.monotonic_ns()}", asked["legal"][0]
            client.say(type="choose", id=name, serial=asked["ask"]["serial"], choice=choice)
            await client.heard("step", start)
        await self.be_asked()

    async def be_asked(self) -> None:
        """Wait for a question to this client, in the next game if this one is over."""
        client = self._client
        while (asked := self._last())["ask"] is None:
            start = len(client.told)
            if not asked["waiting"]:
                client.say(type="rematch")
            await client.heard("step" if asked["waiting"] else "view", start)

    def _last(self) -> dict[str, Any]:
        """The last message about the game."""
        told = (each for each in reversed(self._client.told) if each.startswith((b'{"type":"view"', b'{"type":"step"')))
        last: dict[str, Any] = json.loads(next(told))
        return last


@asynccontextmanager
async def probing(port: int) -> AsyncIterator[Prober]:
    """A prober at a table of two seats."""
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
    """Keep the server busy with tables of hard bots that think all the time."""
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
    """Messages without what always differs between tables: the code, and times, which have their own channels."""
    return re.sub(rb'"at":\d+', b"", b"\n".join(frames).replace(code.encode(), b"CODE"))


def _number(data: bytes, known: dict[bytes, int]) -> float:
    """A number that identifies these bytes."""
    return known.setdefault(data, len(known))


async def measure_bot(port: int, window: float, table: TwinTable, prober: Prober, known: dict[bytes, int]) -> Features:
    """Measure one table at which a bot is asked, from the attack to the result."""
    own = await come(port, table.code, TOKENS[0])
    first, accepted = await _attack(own)
    elsewhere = [asyncio.create_task(each) for each in (prober.resync(), prober.replay(), prober.health())]
    hint = asyncio.create_task(prober.hint())
    features = await _result(port, 0.85 * window, table, own, first, known)
    own.close()
    return {
        **features,
        "own table: accepted": accepted,
        "another table": await elsewhere[0],
        "replay": await elsewhere[1],
        "/healthz": await elsewhere[2],
        "hint": await hint,
    }


async def measure_person(
    port: int, window: float, table: TwinTable, answers: Answers, known: dict[bytes, int]
) -> Features:
    """Measure one table at which a person is asked, from the attack to the result."""
    own, answerer = await come(port, table.code, TOKENS[0]), await come(port, table.code, TOKENS[1])
    await answerer.heard("view")
    first, _ = await _attack(own)
    answering = asyncio.create_task(_decline(answerer, answers.of(table) * window))
    features = await _result(port, 0.5 * window, table, own, first, known)
    await answering
    own.close()
    answerer.close()
    return features


async def _attack(own: Client) -> tuple[int, float]:
    """Make the choice that opens the window; returns the number of its message and the milliseconds until it came."""
    view = json.loads(own.told[await own.heard("view")])
    began = time.perf_counter()
    own.say(type="choose", id="attack", serial=view["ask"]["serial"], choice=ATTACK)
    first = await own.heard("step")
    return first, (own.times[first] - began) * 1000


async def _decline(answerer: Client, after: float) -> None:
    """Decline to answer with a card, so many seconds after the question."""
    number = await answerer.heard("step")
    question = json.loads(answerer.told[number])
    await asyncio.sleep(max(0.0, answerer.times[number] + after - time.perf_counter()))
    answerer.say(type="choose", id="answer", serial=question["ask"]["serial"], choice=DECLINE)


async def _result(
    port: int, back_after: float, table: TwinTable, own: Client, first: int, known: dict[bytes, int]
) -> Features:
    """Measure how the own table is told of the result, and what is resent so many seconds after the question."""
    asked = own.times[first]
    await asyncio.sleep(max(0.0, asked + back_after - time.perf_counter()))
    back = await come(port, table.code, None, stream="1.-", have=0)
    result = await own.heard("step", first + 1)
    resent = _same(back.told[: await back.heard("step") + 1], table.code)
    await asyncio.sleep(0.05)
    told = _same(sorted(own.told), table.code)  # a new client can be announced before or after a result
    back.close()
    return {
        "own table: time": (own.times[result] - asked) * 1000,
        "own table: at": json.loads(own.told[result])["at"],
        "own table: bytes": _number(told, known),
        "own table: sizes": len(told),
        "own table: count": len(own.told),
        "own table: resent": _number(resent, known),
    }


def stump(train: list[tuple[float, bool]], test: list[tuple[float, bool]]) -> float:
    """The accuracy on ``test`` of the threshold, or the single value, that is best on ``train``."""
    values = sorted({value for value, _ in train})
    rules = [(value, kind) for value in values for kind in ("up", "down", "is", "not")]

    def says(rule: tuple[float, str], value: float) -> bool:
        at, kind = rule
        return {"up": value >= at, "down": value < at, "is": value == at, "not": value != at}[kind]

    best = max(rules, key=lambda rule: sum(says(rule, value) == truth for value, truth in train))
    return sum(says(best, value) == truth for value, truth in test) / len(test)


def judge(pairs: list[tuple[Features, Features]]) -> list[Verdict]:
    """By channel: the accuracy on the second half of the pairs, and whether it differs from chance."""
    half = len(pairs) // 2
    found = []
    for channel in pairs[0][0]:
        samples = [[(card[channel], True), (none[channel], False)] for card, none in pairs]
        train = [each for pair in samples[:half] for each in pair]
        test = [each for pair in samples[half:] for each in pair]
        right = stump(train, test)
        found.append((channel, right, abs(right - 0.5) > Z99 * math.sqrt(0.25 / len(test))))
    return found


class State(NamedTuple):
    """A scenario: the load on the server, and whether a bot or a person is asked."""

    name: str
    hogs: int = 0
    answers: Answers | None = None
    """When a person answers; ``None``: a bot is asked."""


STATES: Final = (
    State("idle"),
    State("loaded", hogs=2),
    State("quick person", answers=QUICK),
    State("slow person", answers=SLOW),
)


async def timed(port: int, window: float, twins: list[tuple[TwinTable, TwinTable]], state: State) -> list[Verdict]:
    """Measure all channels at pairs of tables, each pair in a random order."""
    rng, pairs = random.Random("order"), []
    known: dict[bytes, int] = {}
    async with probing(port) as prober, loaded(port, state.hogs):
        for _ in range(3):
            await prober.hint()  # starts the processes
            await prober.replay()
        for pair in twins:
            features = {}
            for table in rng.sample(pair, 2):
                features[table.holds_card] = await (
                    measure_bot(port, window, table, prober, known)
                    if state.answers is None
                    else measure_person(port, window, table, state.answers, known)
                )
                await asyncio.sleep(0.1)
            pairs.append((features[True], features[False]))
    return judge(pairs)


async def _leave_in_window(port: int, window: float, table: TwinTable) -> None:
    """Attack and disconnect within the window; at the table without a card there is a held answer then."""
    own, answerer = await come(port, table.code, TOKENS[0]), await come(port, table.code, TOKENS[1])
    await answerer.heard("view")
    await _attack(own)
    await answerer.heard("step")
    if not table.holds_card:
        await _decline(answerer, 0.2 * window)
        await answerer.heard("accepted")
    own.close()
    answerer.close()


async def _seen_on_return(port: int, window: float, table: TwinTable) -> bytes:
    """Reconnect; returns the messages until the result. The answerer with a card answers now, within the window."""
    back, answerer = await come(port, table.code, TOKENS[0]), await come(port, table.code, TOKENS[1])
    start = await answerer.heard("view")
    view = json.loads(answerer.told[start])
    await asyncio.sleep(0.3 * window)
    if table.holds_card and view["ask"]:
        answerer.say(type="choose", id="answer", serial=view["ask"]["serial"], choice=DECLINE)
    while max(json.loads(each).get("n", 0) for each in back.told) < 2:
        await asyncio.sleep(0.01)
    seen = _same([each for each in back.told if b'"n":' in each[:40]], table.code)
    back.close()
    answerer.close()
    return seen


def returned(count: int, about: About, how: str) -> tuple[int, int]:
    """The number of pairs with equal messages on return after a kill or a sleep in the window, and of all pairs."""
    same = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        for pair in make_twins(path, count, by_person=True):
            seen = []
            for table in pair:
                with serving(path, about) as (process, port):
                    asyncio.run(_leave_in_window(port, about.window, table))
                    if how == "kill":
                        process.send_signal(signal.SIGKILL)
                    else:
                        time.sleep(1)  # longer than the interval of the sweep, so that the table is unloaded
                        seen.append(asyncio.run(_seen_on_return(port, about.window, table)))
                if how == "kill":
                    with serving(path, about) as (_, port):
                        seen.append(asyncio.run(_seen_on_return(port, about.window, table)))
            same += seen[0] == seen[1]
    return same, count


def main() -> None:
    """Print a table of all channels; with ``--without``, at a server with that fix disabled."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--returns", type=int, default=40)
    parser.add_argument("--window", type=float, default=0.3, help="seconds; longer ones for a busy machine")
    parser.add_argument("--without", choices=("nothing", *FIXES), default="nothing")
    parser.add_argument("--only", nargs="*", choices=[*(state.name for state in STATES), "kill", "sleep"])
    asked = parser.parse_args()
    about = About(asked.without, asked.window)
    print(f"windows of {about.window} s, {asked.pairs} pairs, {asked.returns} returns; taken out: {about.without}\n")
    print("| state | channel | told right | more or less than chance (99%) |\n|---|---|---|---|", flush=True)
    for state in STATES:
        if asked.only and state.name not in asked.only:
            continue
        with tempfile.TemporaryDirectory() as folder:
            twins = make_twins(Path(folder), asked.pairs, by_person=state.answers is not None)
            with serving(Path(folder), about) as (_, port):
                for channel, right, is_leak in asyncio.run(timed(port, about.window, twins, state)):
                    print(f"| {state.name} | {channel} | {right:.2f} | {'LEAK' if is_leak else 'no'} |", flush=True)
    for how in ("kill", "sleep"):
        if asked.only and how not in asked.only:
            continue
        same, count = returned(asked.returns, about, how)
        verdict = "no" if same == count else "LEAK"
        print(f"| {how} in the window | bytes on return | {same} of {count} pairs the same | {verdict} |", flush=True)


if __name__ == "__main__":
    main()
