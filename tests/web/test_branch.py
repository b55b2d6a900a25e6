"""Continuing from a record: from any moment of any game, and from nothing else."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest
from deadpan_hush import GAME as HUSH
from msgspec import UNSET

from deadpan import __version__
from deadpan.game import GAMES
from deadpan.kernel.decoding import plain
from deadpan.kernel.record import Record, read_record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.types import choice_json
from deadpan.server.limits import Limits
from deadpan.server.scheduling import Pace
from deadpan.server.tables import TableRegistry, continue_from_record
from deadpan.session import replay, write_record
from deadpan.testing.tables import Seated, plies
from deadpan.web.request_limits import Rate, WebLimits
from tests.hush_variants import LONG
from tests.server.harness import Player, asked, in_play, make_registry, run, settle
from tests.tables import TABLES
from tests.web.driver import browser, connect, running

_ANY = Rate(1e9, 1e9)
ENDLESS = WebLimits(records=_ANY, creations=_ANY, tables=_ANY, requests=_ANY)
AT_ONCE = Pace(answer_window=0.0, bot_delay=(0.0, 0.0))
POINTS = 5
OF_HUSH = [Seated(HUSH.rules, {"highest": 9, "copies": copies}, seats) for copies in (3, 4) for seats in (2, 3, 4)]
TRIO = OF_HUSH[-2]

Json = dict[str, Any]


def some_tables(count: int) -> list[Seated]:
    """Tables of every game, with many options and numbers of players."""
    found = OF_HUSH.copy()
    for game in {table.game.name: table.game for table in TABLES}.values():
        tables = [table for table in TABLES if table.game is game]
        found += tables[:: len(tables) // count][:count]
    return found


def recorded(table: Seated, seed: str) -> Json:
    """The record of a finished random game of some length."""
    choices: list[Json] = []
    while len(choices) < 15:
        seed += "+"
        choices = [choice_json(ply.seat, ply.choice) for ply in plies(table, seed)]
    names = [f"player {seat}" for seat in range(table.seats)]
    record = Record(format=FORMAT, game=table.game.name, options=table.options, seats=names, seed=seed, choices=choices)
    whole: Json = json.loads(write_record(replay(record, {table.game.name: table.game}), __version__))
    return whole


async def play_out(host: TableRegistry, code: str, token: str, rng: Random) -> Json:
    """Play at random until the game is over; returns the first view."""
    table = await host.find(code)
    player = Player(table, token)
    first: Json = player.line.last("view")
    await settle()
    while table.summary()["phase"] == "playing":
        question = player.question()
        kinds = [choice["do"] for choice in question["legal"]] if question else ["none"]
        kind = rng.choice(sorted(set(kinds)))
        await player.choose(rng.choice([number for number, each in enumerate(kinds) if each == kind]))
        await settle()
    player.leave()
    return first


@pytest.mark.parametrize("table", some_tables(7), ids=str)
def test_every_moment_of_a_record_can_be_continued_and_gives_a_valid_record(table: Seated) -> None:
    async def test() -> None:
        rng = Random(str(table))
        host = make_registry(pace=AT_ONCE)
        record = recorded(table, f"branch {table}")
        async with running(host, ENDLESS) as app, browser(app) as http:
            for at in rng.sample(range(len(record["choices"])), POINTS):
                seat = rng.randrange(table.seats)
                body = {"record": record, "at": at, "seat": seat, "name": "Ada", "bots": "random"}
                made = await http.post("/api/branch", json=body)
                assert made.status_code == 201, made.text
                code, token = made.json()["code"], made.json()["token"]
                assert (await host.find(code)).summary()["settings"]["hints"]
                first = await play_out(host, code, token, rng)
                game, then = table.game, replay(read_record(json.dumps(record).encode(), GAMES), GAMES, at)
                assert first["n"] == at
                assert first["view"] == plain(game.show(game.view(then.state, seat)))
                text = (await http.get(f"/api/tables/{code}/record")).content
                again = read_record(text, GAMES)
                assert again.choices[:at] == record["choices"][:at]
                assert len(again.choices) > at
                assert again.setup == record["setup"]
                assert again.seats[seat] == "Ada"
                assert again.events is not UNSET
                assert game.outcome(replay(again, GAMES).state) is not None

    run(test())


def test_twenty_games_are_continued_from_a_hundred_moments() -> None:
    tables = some_tables(7)
    assert (len(tables), len(tables) * POINTS) == (20, 100)
    assert {table.game.name for table in tables} == set(GAMES)


def test_a_continued_game_is_loaded_from_the_store() -> None:
    async def test() -> None:
        host = make_registry(limits=Limits(unload_after=1.0))
        record = recorded(TRIO, "sleep")
        seat = record["choices"][12]["seat"]  # no bot is asked here, so nothing happens without a message
        made = await host.continue_from_record(record, 12, seat, "Ada", "random")
        before = Player(await host.find(made.code), None)
        before.leave()
        await host.services.clock.advance(2.0)  # type: ignore[attr-defined]
        assert host.unload_idle() == 1
        after = Player(await host.find(made.code), None)
        assert after.line.last("view") == before.line.last("view")
        assert [each["kind"] for each in after.line.last("welcome")["table"]["seats"]].index("person") == seat

    run(test())


def changed(record: Json, **fields: Any) -> Json:
    return {**record, **fields}


BAD: list[tuple[str, Any, int, str | None]] = [
    ("no record at all", lambda body: {**body, "record": {}}, 400, "missing-field"),
    ("another format", lambda body: {**body, "record": changed(body["record"], format="x")}, 400, "unknown-format"),
    ("another game", lambda body: {**body, "record": changed(body["record"], game="chess")}, 400, "unknown-game"),
    ("names that are none", lambda body: {**body, "record": changed(body["record"], seats=["\n"] * 3)}, 400,
     "bad-name"),
    ("an unknown option", lambda body: {**body, "record": changed(body["record"], options={"x": 1})}, 400,
     "unknown-option"),
    ("a bad setup", lambda body: {**body, "record": changed(body["record"], setup={})}, 400, "missing-field"),
    ("a choice against the rules",
     lambda body: {**body, "record": changed(body["record"], choices=[body["record"]["choices"][0]] * 9)}, 400, None),
    ("a choice that is none", lambda body: {**body, "record": changed(body["record"], choices=[{}] * 9)}, 400,
     "missing-field"),
    ("events that did not happen", lambda body: {**body, "record": changed(body["record"], events=[])}, 400,
     "events-differ"),
    ("a moment that is none", lambda body: {**body, "at": 99_999}, 400, "no-such-moment"),
    ("a moment before all", lambda body: {**body, "at": -1}, 400, "malformed-request"),
    ("a seat that is none", lambda body: {**body, "seat": 9}, 400, "no-such-seat"),
    ("a bot that is none", lambda body: {**body, "bots": "godlike"}, 400, "unknown-bot"),
    ("a name that is none", lambda body: {**body, "name": "\u200b"}, 400, "bad-nickname"),
    ("the end of the game", lambda body: {**body, "at": len(body["record"]["choices"])}, 409, "already-over"),
]  # fmt: skip


@pytest.mark.parametrize(("spoil", "status", "code"), [row[1:] for row in BAD], ids=[row[0] for row in BAD])
def test_an_invalid_record_is_refused_and_makes_no_table(spoil: Any, status: int, code: str | None) -> None:
    async def test() -> None:
        host = make_registry()
        body = {"record": recorded(TRIO, "bad"), "at": 5, "seat": 0, "name": "Ada"}
        async with running(host, ENDLESS) as app, browser(app) as http:
            answer = await http.post("/api/branch", json=spoil(body))
            assert answer.status_code == status
            assert code in (None, answer.json()["code"])
            assert answer.json()["text"]
            assert host.table_count == 0

    run(test())


def test_a_refused_record_says_where_it_is_wrong() -> None:
    async def test() -> None:
        record = recorded(TRIO, "where")
        record["choices"][4] = record["choices"][3]
        async with running(make_registry(), ENDLESS) as app, browser(app) as http:
            body = {"record": record, "at": 9, "seat": 0, "name": "Ada"}
            assert (await http.post("/api/branch", json=body)).json()["text"].startswith("choice 4: ")

    run(test())


def test_long_bodies_are_allowed_for_records_only(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        limits = WebLimits(message_bytes=1_000, record_bytes=50_000)
        record = recorded(TRIO, "long")
        assert 1_000 < len(json.dumps(record)) < 45_000
        async with running(make_registry(), limits) as app, browser(app) as http:
            body = {"record": record, "at": 3, "seat": 0, "name": "Ada"}
            assert (await http.post("/api/branch", json=body)).status_code == 201
            record["version"] = "x" * 50_000
            assert (await http.post("/api/branch", json=body)).status_code == 413
            long_name = {"game": "hush", "name": "Ada", "options": {"x": "x" * 1_000}}
            assert (await http.post("/api/tables", json=long_name)).status_code == 413

    run(test())
    monkeypatch.setattr(continue_from_record, "LONGEST_GAME", 5)
    with pytest.raises(Exception, match="too-many-choices"):
        run_branch(recorded(TRIO, "long"), at=6)
    run_branch(recorded(TRIO, "long"), at=5)


def run_branch(record: Json, at: int) -> None:
    async def test() -> None:
        await make_registry().continue_from_record(record, at, 0, "Ada", "random")

    run(test())


def test_requests_with_records_are_rate_limited_before_their_body_is_parsed() -> None:
    async def test() -> None:
        limits = WebLimits(records=Rate(1, 2))
        async with running(make_registry(), limits) as app, browser(app) as http, browser(app, "192.0.2.8") as other:
            is_json = {"content-type": "application/json"}
            statuses = [(await http.post("/api/branch", content=b"{", headers=is_json)).status_code for _ in range(3)]
            assert statuses == [400, 400, 429]
            assert (await http.get("/healthz")).status_code == 200
            assert (await other.post("/api/branch", content=b"{", headers=is_json)).status_code == 400

    run(test())


def test_other_tables_respond_while_a_record_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        host = make_registry(games=LONG)
        code, tokens = await in_play(host)
        table = await host.find(code)
        players = [Player(table, token) for token in tokens]
        reading, enough = asyncio.Event(), asyncio.Event()
        loop = asyncio.get_running_loop()

        def endless(*args: Any) -> Any:
            loop.call_soon_threadsafe(reading.set)
            asyncio.run_coroutine_threadsafe(enough.wait(), loop).result()
            raise AssertionError("never mind")

        monkeypatch.setattr("deadpan.server.tables.registry.continue_from_record", endless)
        slow = asyncio.create_task(host.continue_from_record({}, 0, 0, "Mallory", "random"))
        await reading.wait()
        for _ in range(20):
            await asked(players).choose()
        assert not slow.done()
        enough.set()
        with pytest.raises(AssertionError):
            await slow

    run(test())


def test_records_beyond_the_queue_limit_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("deadpan.server.scheduling.serial_executor._MOST_WAITING", 2)

    async def test() -> None:
        host, record = make_registry(), recorded(TRIO, "many")
        tries = [host.continue_from_record(record, 3, 0, "Ada", "random") for _ in range(5)]
        done = await asyncio.gather(*tries, return_exceptions=True)
        assert [getattr(each, "code", "") for each in done].count("too-often") == 3
        assert host.table_count == 2
        await host.continue_from_record(record, 3, 0, "Ada", "random")

    run(test())


# -- records of finished games at a table ------------------------------------------------------------------------------


async def finish(host: TableRegistry, code: str, tokens: list[str]) -> list[Player]:
    table = await host.find(code)
    players = [Player(table, token) for token in tokens]
    while table.summary()["phase"] == "playing":
        await asked(players).choose()
    return players


def test_every_finished_game_of_a_table_has_a_record_by_its_number() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        async with running(host) as app, browser(app) as http:
            players = await finish(host, code, tokens)
            first = (await http.get(f"/api/tables/{code}/games/1/record")).content
            await players[0].say(type="rematch")
            await players[0].say(type="rename", name="Zoe")
            assert (await http.get(f"/api/tables/{code}/games/2/record")).json()["code"] == "not-over"
            assert (await http.get(f"/api/tables/{code}/games/1/record")).content == first
            await finish(host, code, tokens)
            await players[0].say(type="lobby")
            second = await http.get(f"/api/tables/{code.lower()}/games/2/record")
            assert second.json()["seats"] == ["Zoe", "player 1"]
            assert second.headers["content-disposition"].endswith(f'"hush-{code.lower()}-2.json"')
            assert (await http.get(f"/api/tables/{code}/record")).content == second.content
            one, two = read_record(first, GAMES), read_record(second.content, GAMES)
            assert one.seats == ["player 0", "player 1"]
            assert one.seed != two.seed
            for record in (one, two):
                assert replay(record, GAMES).is_over
            for number in ("0", "3", "-1", "9" * 30):
                answer = await http.get(f"/api/tables/{code}/games/{number}/record")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-such-game")

    run(test())


def test_fetching_records_is_rate_limited_by_address() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        await finish(host, code, tokens)
        limits = WebLimits(records=Rate(1, 3))
        async with running(host, limits) as app, browser(app) as http, browser(app, "192.0.2.8") as other:
            paths = [f"/api/tables/{code}/record", f"/api/tables/{code}/games/1/record"] * 2
            assert [(await http.get(path)).status_code for path in paths] == [200, 200, 200, 429]
            assert (await http.get(f"/api/tables/{code}")).status_code == 200, "the rest goes on"
            assert (await other.get(paths[0])).status_code == 200
            await host.services.clock.advance(1.5)  # type: ignore[attr-defined]
            assert (await http.get(paths[0])).status_code == 200

    run(test())


def test_the_record_of_an_unfinished_game_is_refused() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host, highest=4, copies=2)
        async with running(host) as app, browser(app) as http:
            table = await host.find(code)
            players = [Player(table, token) for token in tokens]
            while table.summary()["phase"] == "playing":
                for path in ("record", "games/1/record"):
                    answer = await http.get(f"/api/tables/{code}/{path}")
                    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
                await asked(players).choose()
            assert (await http.get(f"/api/tables/{code}/games/1/record")).status_code == 200

    run(test())


def test_a_link_to_a_finished_game_gives_nothing_of_another_table() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        other, others = await in_play(host, 3)
        await finish(host, code, tokens)
        secret = json.dumps((await host.find(other)).state.play.began.setup["hands"])  # type: ignore[union-attr]
        async with running(host) as app, browser(app) as http:
            for path in ("record", "games/1/record"):
                given = (await http.get(f"/api/tables/{code}/{path}")).text
                assert all(word not in given for word in [other, *others, *tokens, "player 2"])
                assert json.dumps(json.loads(given)["setup"]["hands"]) != secret
                assert (await http.get(f"/api/tables/{other}/{path}")).status_code == 409
            assert (await http.get(f"/api/tables/{other}/games/2/record")).status_code == 404
            socket = await connect(app, other, tokens[0])
            assert socket.closed == (1008, "wrong-token")

    run(test())
