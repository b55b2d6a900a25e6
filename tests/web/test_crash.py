"""kill -9 of a real server at random moments of play.

After each restart every acknowledged choice is there, none twice, and the clients continue by themselves.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from deadpan.web.server import make_server
from tests.installed import long_game
from tests.ports import free_port
from tests.server.harness import run
from tests.web.driver import eventually
from tests.web.limits import ENDLESS

pytestmark = pytest.mark.slow

KILLS = 50
TABLES = 3
# Forked from a process that has imported the server, so that a restart takes milliseconds.
FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["tests.web.test_crash"])


def serve(port: int, data: str) -> None:
    """Run the server in the child process."""
    make_server(Path(data), host="127.0.0.1", port=port, web_limits=ENDLESS).run()


class Person:
    """A client that plays at random, and repeats choices that were not acknowledged."""

    def __init__(self, port: int, code: str, token: str, name: str) -> None:
        self._address = f"ws://127.0.0.1:{port}/api/tables/{code}/socket"
        self._token = token
        self._name = name
        self._rng = Random(name)
        self._stream: str | None = None
        self._have: int | None = None
        self._question: dict[str, Any] | None = None
        self._pending: dict[str, Any] | None = None
        self._made = 0
        self.acknowledged: dict[str, int] = {}
        self.comings = 0

    async def play(self) -> None:
        while True:
            try:
                async with connect(self._address, open_timeout=5, close_timeout=1) as line:
                    self.comings += 1
                    await self._say(line, type="hello", token=self._token, stream=self._stream, have=self._have)
                    async for text in line:
                        await self._hear(line, json.loads(text))
            except (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError):
                await asyncio.sleep(0.02)

    async def _hear(self, line: ClientConnection, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind == "welcome" and self._pending is not None:
            await self._say(line, **self._pending)
        elif kind == "table" and frame["table"]["phase"] == "over" and self._name.endswith("0"):
            await self._say(line, type="rematch")
        elif kind in ("view", "step"):
            assert kind == "view" or frame["n"] == (self._have or 0) + 1, "no frame is missing, none comes twice"
            self._stream, self._have = frame.get("stream", self._stream), frame["n"]
            self._question = frame if frame["ask"] else None
        elif kind == "accepted":
            assert self.acknowledged.setdefault(frame["id"], frame["n"]) == frame["n"]
            self._pending = None
        else:
            assert kind != "refused", frame
        if self._question is not None and self._pending is None:
            self._made += 1
            choice = self._rng.choice(self._question["legal"])
            serial = self._question["ask"]["serial"]
            self._pending = {"type": "choose", "id": f"{self._name}/{self._made}", "serial": serial, "choice": choice}
            self._question = None
            await self._say(line, **self._pending)

    async def _say(self, line: ClientConnection, **message: Any) -> None:
        await line.send(json.dumps(message))


async def seat_everybody(port: int) -> list[Person]:
    people, game = [], long_game()  # a choice that ends a game would be late in the next one if it is said again
    seats = game.players[0]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as http:
        for number in range(TABLES):
            made = (await http.post("/tables", json={"game": game.name, "name": "0", "seats": seats})).json()
            code, tokens = made["code"], [made["token"]]
            for seat in range(1, seats):
                body = {"name": str(seat), "invitation": made["invitation"]}
                joined = await http.post(f"/tables/{code}/participants", json=body)
                tokens.append(joined.json()["token"])
                async with connect(f"ws://127.0.0.1:{port}/api/tables/{code}/socket") as line:
                    await line.send(json.dumps({"type": "hello", "token": tokens[seat]}))
                    await line.send(json.dumps({"type": "sit", "seat": seat}))
                    while json.loads(await line.recv()).get("you", {}).get("seat") != seat:
                        pass
            async with connect(f"ws://127.0.0.1:{port}/api/tables/{code}/socket") as line:
                await line.send(json.dumps({"type": "hello", "token": tokens[0]}))
                await line.send(json.dumps({"type": "start"}))
                while json.loads(await line.recv())["type"] != "view":
                    pass
            people += [Person(port, code, token, f"{number}-{seat}") for seat, token in enumerate(tokens)]
    return people


def check(data: Path, people: list[Person]) -> int:
    """Compare the acknowledged choices with the stored ones; returns their number."""
    database = sqlite3.connect(data / "deadpan.db")
    written: dict[str, int] = {}
    count = 0
    for _, entry in database.execute("SELECT code, entry FROM entries ORDER BY code, number"):
        each = json.loads(entry)
        if each["entry"] == "began":
            count = 0
        elif each["entry"] == "chose":
            count += 1
            assert each["id"] not in written, "a choice counts once"
            written[each["id"]] = count
    database.close()
    acknowledged = {name: n for person in people for name, n in person.acknowledged.items()}
    assert acknowledged.items() <= written.items(), "what was acknowledged is there"
    assert len(written) - len(acknowledged) <= len(people), "nothing is there but what was just under way"
    return len(acknowledged)


def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    port = free_port()

    def start() -> Any:
        process = FORKED.Process(target=serve, args=(port, str(tmp_path)), daemon=True)
        process.start()
        return process

    async def test() -> None:
        rng = Random("kill")
        server = start()
        async with httpx.AsyncClient() as http:
            async with asyncio.timeout(30):
                while True:
                    try:
                        await http.get(f"http://127.0.0.1:{port}/healthz")
                        break
                    except httpx.TransportError:
                        await asyncio.sleep(0.05)
        people = await seat_everybody(port)
        playing = [asyncio.create_task(person.play()) for person in people]
        for _ in range(KILLS):
            comings = {person: person.comings for person in people}
            before = sum(len(person.acknowledged) for person in people)
            await eventually(lambda: sum(len(person.acknowledged) for person in people) > before)  # noqa: B023
            await asyncio.sleep(rng.uniform(0, 0.15))
            server.kill()
            server.join()
            check(tmp_path, people)
            server = start()
            await eventually(lambda: all(person.comings > comings[person] for person in people))  # noqa: B023
            assert not any(task.done() for task in playing), [task for task in playing if task.done()]
        server.kill()
        server.join()
        assert check(tmp_path, people) > KILLS
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    run(test())
