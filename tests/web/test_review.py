"""Reviews over HTTP: any record, for any seat, without delaying tables."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import pytest
from deadpan_hush import GAME as HUSH

from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import ReplayError
from deadpan.review.responses import insight_response, replay_response
from deadpan.server.scheduling import InlinePool, ProcessPool, QueueKey
from deadpan.testing.tables import Seated, tables_of
from deadpan.web import reviews
from deadpan.web.client_address import networks
from deadpan.web.request_limits import Rate, WebLimits
from deadpan.web.reviews import Reviews
from tests.installed import games_with_reviewers
from tests.kit import Json
from tests.review.records import lively
from tests.server.harness import Player, asked, come, make_registry, run, settle
from tests.web.driver import browser, running

PAIR = Seated(HUSH.rules, {}, 2)
REVIEWED = [tables_of(game)[1] for game in games_with_reviewers()]


@pytest.mark.parametrize("table", REVIEWED, ids=str)
def test_a_record_is_served_as_frames_for_every_seat_for_spectators_and_face_up(table: Any) -> None:
    async def test() -> None:
        record = lively(table, "told", 30)
        async with running(make_registry()) as app, browser(app) as http:
            for seat in (None, *range(table.seats)):
                answer = await http.post("/api/replay", json={"record": record, "seat": seat})
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("application/json")
                told = answer.json()
                assert [frame["type"] for frame in told["frames"]] == ["view"] + ["step"] * 30
                assert told["frames"][0]["view"]["seat"] == seat
                assert told["names"] == record["seats"]
                insight = await http.post("/api/insight", json={"record": record, "at": 12, "seat": seat})
                assert insight.status_code == 200
                assert [each is None for each in insight.json()["proved"]] == [
                    other == seat for other in range(table.seats)
                ]
            face_up = (await http.post("/api/replay", json={"record": record, "face_up": True})).json()
            assert len(face_up["frames"][0]["view"]["secrets"]) == table.seats

    run(test())


def test_a_tables_record_can_be_reviewed_when_the_game_is_over_and_not_before() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host) as app, browser(app) as http:
            body = {"game": "hush", "name": "Ada", "seats": 2, "options": {}}
            made = (await http.post("/api/tables", json=body)).json()
            table = await host.find(made["code"])
            players = [Player(table, made["token"]), Player(table, await come(table, "Bo"))]
            await players[1].say(type="sit", seat=1)
            await players[0].say(type="start")
            address = f"/api/tables/{made['code']}/games/1/record"
            refused = await http.get(address)
            assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
            while table.summary()["phase"] == "playing":
                await asked(players).choose()
            record = (await http.get(address)).json()
            told = (await http.post("/api/replay", json={"record": record, "seat": 0})).json()
            assert told["over"]
            assert told["names"] == ["Ada", "Bo"]
            assert made["token"] not in json.dumps(told)

    run(test())


@pytest.mark.parametrize(
    ("spoil", "code"),
    [
        (lambda record: {}, "missing-field"),
        (lambda record: {**record, "format": "chess/1"}, "unknown-format"),
        (lambda record: {**record, "game": "chess"}, "unknown-game"),
        (lambda record: {**record, "choices": [{"seat": 0, "do": "dance"}]}, "wrong-value"),
        (lambda record: {**record, "choices": [record["choices"][0]] * 9}, "not-your-turn"),
        (lambda record: {**record, "events": []}, "events-differ"),
        (lambda record: {**record, "options": {"copies": "zz"}}, "option-value"),
    ],
)
def test_an_invalid_record_is_refused_with_a_sentence(spoil: Callable[[Json], Json], code: str) -> None:
    async def test() -> None:
        record = lively(PAIR, "spoilt it", 6)
        async with running(make_registry()) as app, browser(app) as http:
            answer = await http.post("/api/replay", json={"record": spoil(record)})
            assert (answer.status_code, answer.json()["code"]) == (400, code)
            assert answer.json()["text"]

    run(test())


def test_an_unknown_seat_or_moment_is_refused() -> None:
    async def test() -> None:
        record = lively(PAIR, "there", 6)
        async with running(make_registry()) as app, browser(app) as http:
            for path, more, code in (
                ("/api/replay", {"seat": 2}, "no-such-seat"),
                ("/api/insight", {"seat": 2, "at": 0}, "no-such-seat"),
                ("/api/insight", {"seat": 0, "at": 7}, "no-such-moment"),
            ):
                answer = await http.post(path, json={"record": record, **more})
                assert (answer.status_code, answer.json()["code"]) == (400, code)

    run(test())


def test_long_or_deeply_nested_bodies_are_refused_before_parsing() -> None:
    async def test() -> None:
        limits = WebLimits(record_bytes=200_000)
        async with running(make_registry(), limits) as app, browser(app) as http:
            for path in ("/api/replay", "/api/insight", "/api/branch"):
                brackets = b'{"record": {"x": [' + b"[]," * 50_000 + b"[]]}}"
                answer = await http.post(path, content=brackets, headers={"content-type": "application/json"})
                assert (answer.status_code, answer.json()["code"]) == (413, "body-too-big")
                answer = await http.post(path, json={"record": {"x": "x" * 200_000}})
                assert answer.status_code == 413

    run(test())


def test_reviews_are_rate_limited_by_address() -> None:
    async def test() -> None:
        record = lively(PAIR, "often", 2)
        limits = WebLimits(reviews=Rate(1, 3))
        async with running(make_registry(), limits) as app, browser(app) as http, browser(app, "192.0.2.8") as other:
            body = {"record": record}
            statuses = [(await http.post("/api/replay", json=body)).status_code for _ in range(4)]
            assert statuses == [200, 200, 200, 429]
            assert (await other.post("/api/replay", json=body)).status_code == 200

    run(test())


class SlowWorkers(InlinePool):
    """Workers that start a job, and finish it when a test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[QueueKey, Any]] = []
        self.go = asyncio.Event()

    async def run(self, queue_key: QueueKey, timeout: float, work: Any, *args: Any, **kwargs: Any) -> Any:
        self.begun.append((queue_key, args[0]))
        await self.go.wait()
        return await super().run(queue_key, timeout, work, *args, **kwargs)


def test_only_a_few_reviews_of_one_network_may_wait() -> None:
    async def test() -> None:
        workers = SlowWorkers()
        desk = Reviews(workers, workers)

        def work(name: str) -> bytes:
            return name.encode()

        mine = [asyncio.create_task(desk.do(networks("192.0.2.1"), {}, work, f"mine {n}")) for n in range(5)]
        theirs = asyncio.create_task(desk.do(networks("192.0.2.2"), {}, work, "theirs"))
        await settle()
        assert {queue_key for queue_key, _ in workers.begun} == {
            ("c00002/24", "c0000201/32"),
            ("c00002/24", "c0000202/32"),
        }
        workers.go.set()
        done = await asyncio.gather(*mine, theirs, return_exceptions=True)
        assert [each for each in done if isinstance(each, bytes)] == [
            b"mine 0",
            b"mine 1",
            b"mine 2",
            b"mine 3",
            b"theirs",
        ]
        assert [getattr(each, "code", None) for each in done].count("too-often") == 1
        assert await desk.do(networks("192.0.2.1"), {}, work, "again") == b"again"

    run(test())


def test_all_addresses_of_a_narrow_network_share_the_limit_of_reviews() -> None:
    async def test() -> None:
        workers = SlowWorkers()
        record = lively(PAIR, "narrow network", 2)
        async with running(make_registry(), workers=workers) as app, AsyncExitStack() as stack:
            addresses = [f"2001:db8::{n}" for n in range(5)] + ["2001:db8:0:1::"]
            browsers = [await stack.enter_async_context(browser(app, address)) for address in addresses]
            asking = [asyncio.create_task(http.post("/api/replay", json={"record": record})) for http in browsers]
            await settle()
            assert len(workers.begun) == 5
            workers.go.set()
            assert [answer.status_code for answer in await asyncio.gather(*asking)] == [200] * 4 + [429, 200]

    run(test())


def test_the_number_of_waiting_reviews_is_limited() -> None:
    async def test() -> None:
        workers = SlowWorkers()
        desk = Reviews(workers, workers)

        def ask(address: str) -> asyncio.Task[bytes]:
            return asyncio.create_task(desk.do(networks(address), {}, lambda name: b"", address))

        same = [ask(f"192.0.{n // 40}.{n % 40}") for n in range(66)]
        newcomers = [ask(f"198.51.{n}.1") for n in range(33)]
        await settle()
        workers.go.set()
        refused = [
            [getattr(each, "code", "") for each in await asyncio.gather(*tasks, return_exceptions=True)].count(
                "too-often"
            )
            for tasks in (same, newcomers)
        ]
        assert refused == [2, 1], "some room is kept for those who wait for nothing yet"


def test_short_records_do_not_wait_for_long_ones() -> None:
    async def test() -> None:
        short, long = SlowWorkers(), SlowWorkers()
        desk = Reviews(short, long)
        for count, workers in ((60, short), (500, long)):
            record = {"choices": [None] * count}
            task = asyncio.create_task(desk.do(networks("192.0.2.1"), record, lambda name: b"done", str(count)))
            await settle()
            assert [what for _, what in workers.begun] == [str(count)]
            workers.go.set()
            assert await task == b"done"

    run(test())


def test_a_refusal_in_a_worker_process_keeps_its_sentence() -> None:
    async def test() -> None:
        workers = ProcessPool(1)
        desk = Reviews(workers, workers)
        record, near = lively(PAIR, "elsewhere", 6), networks("127.0.0.1")
        try:
            assert (
                json.loads(await desk.do(near, record, replay_response, record, 0, False))["names"] == record["seats"]
            )
            with pytest.raises(RecordError) as caught:
                await desk.do(near, record, insight_response, record, 9, 0)
            assert (caught.value.code, caught.value.data) == ("no-such-moment", {"most": 6})
            with pytest.raises(ReplayError) as failed:
                await desk.do(near, record, replay_response, {**record, "choices": record["choices"][:1] * 2}, 0, False)
            assert failed.value.where.startswith("choice")
            assert (failed.value.code, failed.value.data["asked"]) == ("not-your-turn", record["choices"][1]["seat"])
        finally:
            desk.close()

    run(test())


def test_a_review_that_takes_too_long_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Late(InlinePool):
        async def run(self, queue_key: QueueKey, timeout: float, work: Any, *args: Any, **kwargs: Any) -> Any:
            assert timeout == reviews._TIMEOUT
            raise TimeoutError

    async def test() -> None:
        with pytest.raises(RecordError) as caught:
            await Reviews(Late(), Late()).do(networks("127.0.0.1"), {}, lambda: b"")
        assert caught.value.code == "takes-too-long"

    run(test())
