"""Sockets of clients of all kinds: well-behaved, slow, silent, flooding, lying."""

from __future__ import annotations

import json
import logging
from typing import Any

import pytest

from deadpan.server.limits import Limits
from deadpan.web.request_limits import Rate, WebLimits
from tests.hush_variants import LONG
from tests.server.harness import HandClock, Player, asked, in_play, lobby, make_registry, run, settle
from tests.web.driver import Socket, browser, connect, eventually, running


def test_two_people_play_a_game_over_their_sockets() -> None:
    async def test() -> None:
        host = make_registry(games=LONG)
        async with running(host) as app, browser(app) as http:
            made = (await http.post("/api/tables", json={"game": "hush", "name": "Ada", "seats": 2})).json()
            body = {"name": "Bo", "invitation": made["invitation"]}
            joined = (await http.post(f"/api/tables/{made['code']}/participants", json=body)).json()
            ada = await connect(app, made["code"], made["token"])
            bo = await connect(app, made["code"], joined["token"], lang="fr")
            bo.say(type="sit", seat=1)
            await settle()
            ada.say(type="start")
            await settle()
            assert ada.last("view")["view"]["hand"] != bo.last("view")["view"]["hand"]
            for number in range(20):
                player = next(each for each in (ada, bo) if each.last("view", "step")["ask"])
                frame = player.last("view", "step")
                player.say(type="choose", id=str(number), serial=frame["ask"]["serial"], choice=frame["legal"][0])
                await settle()
                assert player.last("accepted")["n"] == number + 1
            other = next(each for each in (ada, bo) if not each.last("view", "step")["ask"])
            other.say(type="choose", id="mine!", serial=20, choice={"do": "play", "card": 2})
            await settle()
            assert (other.last("refused")["id"], other.last("refused")["code"]) == ("mine!", "not-your-turn")
            bo.say(type="start")
            await settle()
            assert bo.last("error")["text"] == "Seul l’hôte peut faire cela."
            ada.hang_up()
            await settle()
            assert [seat["connected"] for seat in bo.last("table")["table"]["seats"]] == [False, True]

    run(test())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ('{"type":"hello","token":"guess"}', "wrong-token"),
        ('{"type":"resync"}', "hello-first"),
        ("hello?", "not-json"),
        ('{"type":"hello","token":17}', "wrong-type"),
        (b"\x00\x01", "not-json"),
        ('{"type":"hello","token":"\\ud800"}', "not-json"),
    ],
)
def test_an_invalid_hello_is_answered_with_the_reason_and_a_close(hello: Any, code: str) -> None:
    async def test() -> None:
        host = make_registry()
        table, _ = await in_play(host)
        async with running(host) as app:
            socket = Socket(app, table)
            socket.send(hello)
            await settle()
            assert [frame["type"] for frame in socket.heard] == ["error"]
            assert socket.heard[0]["code"] == code
            assert socket.closed == (1008, code)

    run(test())


def test_a_socket_to_an_unknown_table_is_told_so() -> None:
    async def test() -> None:
        async with running(make_registry()) as app:
            socket = await connect(app, "NOPE-1", None)
            assert socket.closed == (1008, "no-such-table")

    run(test())


def test_a_silent_client_is_disconnected() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        async with running(host, WebLimits(hello_seconds=0.0)) as app:
            socket = Socket(app, code)
            await eventually(lambda: socket.closed is not None)
            assert socket.closed == (1008, "hello-first")

    run(test())


def test_the_token_of_another_table_is_refused() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        _, others = await in_play(host)
        async with running(host) as app:
            socket = await connect(app, code, others[0])
            assert socket.closed == (1008, "wrong-token")
            assert len(socket.frames) == 1

    run(test())


@pytest.mark.parametrize(
    ("origin", "let_in"), [("http://deadpan.local", True), ("https://evil.example", False), ("null", False)]
)
def test_a_socket_from_a_page_of_another_site_is_refused(origin: str, let_in: bool) -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        async with running(host) as app:
            socket = Socket(app, code, headers={"origin": origin})
            await settle()
            assert socket.is_accepted == let_in
            socket.hang_up()
            await socket.task

    run(test())


def test_a_flooding_client_is_warned_then_disconnected_without_affecting_others() -> None:
    async def test() -> None:
        clock = HandClock()
        host = make_registry(clock=clock)
        code, tokens = await in_play(host)
        async with running(host, WebLimits(messages=Rate(5, 10))) as app:
            table = await host.find(code)
            players = [Player(table, token) for token in tokens]
            loud = await connect(app, code, None)
            for _ in range(15):
                loud.say(type="resync")
            await settle()
            assert [frame["code"] for frame in loud.heard if frame["type"] == "error"] == ["too-often"] * 5
            await clock.advance(2)
            loud.say(type="resync")
            await settle()
            assert loud.last("view")
            for _ in range(100):
                loud.say(type="resync")
            await settle()
            assert loud.closed == (1008, "too-often")
            await asked(players).choose()
            assert all(player.line.types()[-1] == "step" for player in players)

    run(test())


def test_a_client_that_does_not_read_blocks_no_other_and_is_disconnected() -> None:
    async def test() -> None:
        host = make_registry(games=LONG)
        code, tokens = await in_play(host)
        async with running(host, WebLimits(backlog_bytes=20_000)) as app:
            table = await host.find(code)
            players = [Player(table, token) for token in tokens]
            deaf = await connect(app, code, tokens[0])
            deaf.is_deaf = True
            for _ in range(60):
                await asked(players).choose()
            assert all(player.line.types().count("step") == 60 for player in players)
            deaf.is_deaf = False
            await settle()
            assert deaf.closed == (1008, "too slow")

    run(test())


def test_sockets_are_limited_in_all_and_by_address() -> None:
    async def test() -> None:
        host = make_registry(limits=Limits(anonymous_connections=3))
        code, _ = await in_play(host)
        other, _ = await in_play(host)
        async with running(host, WebLimits(sockets=4, sockets_per_address=2)) as app:

            async def come(table: str, address: str) -> Socket:
                socket = Socket(app, table, address=address)
                socket.say(type="hello")
                await settle()
                return socket

            first = [await come(code, "a"), await come(code, "a"), await come(code, "a"), await come(code, "b")]
            assert [socket.closed is None for socket in first] == [True, True, False, True]
            assert (await come(code, "c")).closed == (1008, "too-many-visitors"), "the table is full"
            assert (await come(other, "c")).closed is None
            assert (await come(other, "d")).closed == (1008, "too-many-visitors"), "the server is full"
            first[0].hang_up()
            await settle()
            assert (await come(other, "d")).closed is None

    run(test())


def test_logs_contain_no_token_no_name_and_no_hand(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await lobby(host)
        async with running(host) as app:
            ada = await connect(app, code, tokens[0])
            ada.say(type="start")
            for text in (json.dumps({"type": "hello", "token": tokens[0]}), "{", '{"type":"sit","seat":"x"}'):
                ada.send(text)
            await settle()
            table = await host.find(code)
            table.handle = None  # type: ignore[method-assign, assignment]
            ada.say(type="resync")
            await settle()
            assert ada.closed == (1011, "error")
        assert "TypeError" in caplog.text
        for secret in (*tokens, "player 0", "hand"):
            assert secret not in caplog.text

    with caplog.at_level(logging.DEBUG, "deadpan"):
        caplog.set_level(logging.INFO, "deadpan.web.table_socket")
        run(test())


def test_a_client_reconnects_where_it_was() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        async with running(host) as app:
            table = await host.find(code)
            players = [Player(table, token) for token in tokens]
            socket = await connect(app, code, tokens[0])
            socket.hang_up()
            for _ in range(4):
                await asked(players).choose()
            back = await connect(
                app, code, tokens[0], stream=socket.last("view")["stream"], have=socket.last("view")["n"]
            )
            assert [frame["type"] for frame in back.heard] == ["welcome", "chat", "step", "step", "step", "step"]

    run(test())
