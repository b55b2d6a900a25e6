"""One request tells a device the state of its own tables, and nothing about tables of others."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from deadpan.server.storage import InMemoryStore
from deadpan.web.own_tables import MOST_TABLES
from deadpan.web.request_limits import Rate, WebLimits
from tests.server.harness import Player, asked, in_play, lobby, make_registry, open_table, run
from tests.web.driver import browser, running

Json = dict[str, Any]


async def asks(http: httpx.AsyncClient, *tables: tuple[str, str]) -> list[Any]:
    """What the request tells of these tables."""
    body = {"tables": [{"code": code, "token": token} for code, token in tables]}
    answer = await http.post("/api/own-tables", json=body)
    assert answer.status_code == 200, answer.text
    told: list[Any] = answer.json()["tables"]
    return told


def test_the_state_of_each_table_is_told_to_its_participants_in_the_order_of_the_request() -> None:
    async def test() -> None:
        host = make_registry()
        waiting, tokens = await lobby(host)
        table, players = await open_table(host)
        async with running(host) as app, browser(app) as http:
            first, second = await asks(http, (table.state.code.lower(), players[1].token or ""), (waiting, tokens[0]))
            assert (first["game"], first["phase"], first["seat"], first["game_number"]) == ("hush", "playing", 1, 1)
            assert first["names"] == ["player 0", "player 1"]
            assert first["waiting"] == [players.index(asked(players))]
            assert (first["winners"], first["broken_off"]) == ([], False)
            assert (second["phase"], second["seat"], second["waiting"]) == ("lobby", 0, [])
            while table.summary()["phase"] == "playing":
                await asked(players).choose()
            (over,) = await asks(http, (table.state.code, players[0].token or ""))
            assert (over["phase"], over["waiting"]) == ("over", [])
            assert over["winners"] == table.summary()["evening"]["games"][-1]["winners"] != []

    run(test())


def test_a_wrong_token_and_an_unknown_code_are_told_alike() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        async with running(host) as app, browser(app) as http:
            told = await asks(http, (code, "guess"), ("NOPE-1", tokens[0]), (code, ""), ("x" * 200, "y"))
            assert told == [None] * 4

    run(test())


def test_all_unknown_tables_of_a_request_count_as_one_unknown_code() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        unknown = [(f"NOPE-{number}", "x") for number in range(MOST_TABLES - 1)]
        async with running(host, WebLimits(misses=Rate(0.1, 2), requests=Rate(500, 500))) as app, browser(app) as http:
            for _ in range(2):
                assert (await asks(http, *unknown, (code, tokens[0])))[-1] is not None
            answer = await http.post("/api/own-tables", json={"tables": []})
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-misses")

    run(test())


def test_a_table_that_has_to_be_loaded_counts_as_a_request() -> None:
    async def test() -> None:
        store = InMemoryStore()
        first = make_registry(store=store)
        made = [(await first.create("hush", {}, 2, "Ada")) for _ in range(5)]
        again = make_registry(store=store)
        await again.start()
        limits = WebLimits(requests=Rate(0.001, 6))
        async with running(again, limits) as app, browser(app) as http:
            told = await asks(http, *((each.code, each.token) for each in made))
            assert [each["phase"] for each in told] == ["lobby"] * 5
            assert (await http.post("/api/own-tables", json={"tables": []})).status_code == 429

    run(test())


def test_a_table_that_cannot_be_read_leaves_the_others_as_they_are() -> None:
    async def test() -> None:
        store = InMemoryStore()
        await store.append("DAMAGED-1", 0, [b'{"entry":"opened","game":"gone","options":{},"seats":2}'], 0.0, "lobby")
        host = make_registry(store=store)
        await host.start()
        code, tokens = await in_play(host)
        async with running(host) as app, browser(app) as http:
            damaged, whole = await asks(http, ("DAMAGED-1", "x"), (code, tokens[0]))
            assert (damaged, whole["phase"]) == ("unavailable", "playing")

    run(test())


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"tables": [{"code": "A-1"}]},
        {"tables": [{"code": 5, "token": "x"}]},
        {"tables": [{"code": "A-1", "token": "x" * 201}]},
        {"tables": [{"code": "A-1", "token": "x"}] * (MOST_TABLES + 1)},
    ],
)
def test_a_malformed_list_is_refused(body: Json) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            answer = await http.post("/api/own-tables", json=body)
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed-request")

    run(test())


def test_a_token_that_was_exchanged_and_not_used_yet_is_a_participants() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        table = await host.find(code)
        new = await table.token_service.exchange(await table.token_service.ticket(tokens[0]), None)
        async with running(host) as app, browser(app) as http:
            assert [each["seat"] for each in await asks(http, (code, new), (code, tokens[0]))] == [0, 0]
        Player(table, tokens[1])

    run(test())
