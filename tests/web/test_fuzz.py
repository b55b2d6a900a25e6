"""Random input to every route and over sockets: every request gets a response, and other clients are unaffected."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import response_schema_conformance, status_code_conformance

from deadpan.game import GAMES
from deadpan.server.messages import AnyMessage
from deadpan.server.state.written_game import written_game
from deadpan.testing.tables import Seated
from deadpan.web.middleware import SecurityMiddleware
from tests.server.harness import Player, asked, in_play, make_registry, run, settle
from tests.web.driver import Socket, browser, connect, running
from tests.web.limits import ENDLESS
from tests.web.test_branch import TRIO, recorded

pytestmark = pytest.mark.slow

SAFE = [
    "/api/games",
    "/api/tables/{code}",
    "/api/tables/{code}/record",
    "/api/tables/{code}/games/{number}/record",
    "/api/caller",
    "/api/games/{name}",
    "/api/rules/{lang}/{game}",
    "/api/how/{lang}/{game}",
    "/api/words/{lang}",
    "/api/words/{lang}/{game}",
    "/api/words/{lang}/{game}/{part}",
    "/api/lessons/{game}",
    "/healthz",
    "/api/status",
]
WITH_BODY = [
    "/api/tables",
    "/api/play",
    "/api/branch",
    "/api/replay",
    "/api/insight",
    "/api/own-tables",
    "/api/tables/{code}/participants",
    "/api/tables/{code}/tickets",
    "/api/tables/{code}/tokens",
]
GOOD, BAD = GenerationMode.POSITIVE, GenerationMode.NEGATIVE


class Server:
    """The app, called from outside its event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop, app: SecurityMiddleware) -> None:
        self._loop = loop
        self._app = app

    def call(self, **request: Any) -> httpx.Response:
        async def send() -> httpx.Response:
            async with browser(self._app) as http:
                return await http.request(**request)

        return self._loop.run_until_complete(send())


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    loop = asyncio.new_event_loop()
    context = running(make_registry(), ENDLESS)
    yield Server(loop, loop.run_until_complete(context.__aenter__()))
    loop.run_until_complete(context.__aexit__(None, None, None))
    loop.close()


@pytest.mark.parametrize(
    ("route", "mode"), [*((route, GOOD) for route in SAFE + WITH_BODY), *((route, BAD) for route in WITH_BODY)]
)
def test_every_route_responds_as_its_schema_says(route: str, mode: GenerationMode, server: Server) -> None:
    described = server.call(method="GET", url="/api/docs/openapi.json").json()
    schema = schemathesis.openapi.from_dict(described)
    (operation,) = schema[route].values()
    code = server.call(method="POST", url="/api/play", json={"game": "hush", "name": "Ada"}).json()["code"]

    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans())
    @settings(max_examples=40, deadline=None, database=None)
    def check(case: schemathesis.Case[Any], real: bool) -> None:
        request = case.as_transport_kwargs(base_url="http://deadpan.local")
        if real and "{code}" in route:
            path = route.replace("{code}", code).replace("{number}", str(case.path_parameters.get("number")))
            request["url"] = "http://deadpan.local" + path
        request.pop("cookies", None)
        if isinstance(request.get("data"), (bytes, str)):
            request["content"] = request.pop("data")
        answer = server.call(**request)
        assert answer.status_code < 500
        case.validate_response(answer, checks=[status_code_conformance, response_schema_conformance])

    check()


def test_every_route_was_fuzzed(server: Server) -> None:
    described = server.call(method="GET", url="/api/docs/openapi.json").json()
    assert set(described["paths"]) == set(SAFE + WITH_BODY)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=12,
)
MADE = {"code", "token", "invitation"}
NAMES = ["hello", "choose", "resync", "sit", "stand", "rename", "bot", "empty", "swap", "options", "bots", "start",
         "rematch", "lobby", "settings", "first", "pause", "away", "back", "take", "end", "extend", "skip", "mute",
         "remove", "consent", "admit", "door", "invite", "host", "chat", "emote", "why", "hint",
         "nonsense"]  # fmt: skip
CHOICE = st.fixed_dictionaries({"do": st.sampled_from(["play", "guess"])}, optional={"whom": JSON, "card": JSON})
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(NAMES) | JSON},
    optional={
        "id": JSON | st.just("x"), "serial": JSON | st.integers(0, 5), "seat": JSON | st.integers(-2, 5), "a": JSON,
        "b": JSON, "name": JSON, "level": JSON | st.just("random"), "fast": JSON, "seats": JSON, "options": JSON,
        "choice": JSON | CHOICE,
        "token": JSON, "stream": JSON, "have": JSON, "lang": JSON, "extra": JSON, "also": JSON, "quiet": JSON,
        "on": JSON, "agree": JSON, "participant": JSON | st.integers(-1, 3),
        "settings": JSON | st.just({"choice_seconds": 5, "game_seconds": None, "hints": True, "patience": 60}),
    },
)  # fmt: skip
SPOKEN = st.fixed_dictionaries({"type": st.just("chat"), "text": st.text(max_size=400)}) | st.fixed_dictionaries(
    {"type": st.just("emote"), "emote": st.sampled_from(["clap", "boo"])}
)
CURIOUS = st.fixed_dictionaries({"type": st.just("why"), "choice": CHOICE}) | st.just({"type": "hint"})
ROOM = st.sampled_from(
    [
        *({"type": kind} for kind in ("away", "back")),
        *({"type": "pause", "on": on} for on in (True, False)),
        *({"type": "end", "agree": agree} for agree in (True, False)),
        *({"type": kind, "seat": seat} for kind in ("take", "extend", "skip") for seat in (-1, 0, 1, 9)),
        *({"type": kind, "participant": number} for kind in ("remove", "host") for number in (-1, 0, 1, 9)),
        {"type": "mute", "participant": 0, "on": True},
    ]
)
SAID = st.one_of(
    NEARLY.map(json.dumps),
    CURIOUS.map(json.dumps),
    ROOM.map(json.dumps),
    SPOKEN.map(json.dumps),
    JSON.map(json.dumps),
    st.text(max_size=50),
    st.binary(max_size=50),
    st.sampled_from(
        ["", "{", "[" * 5000, '{"type":' * 900, "NaN", '{"type":"sit","type":"stand"}', "1" * 5000, "\ud800"]
    ),
)


RECORDS = [recorded(TRIO, "fuzz"), *(recorded(Seated(game, {}, game.players[1]), "fuzz") for game in GAMES.values())]


def spoil(value: Any, pick: Callable[[int], int], junk: Any) -> Any:
    """A copy of a record with one part removed or replaced."""
    if not isinstance(value, dict | list) or not value or pick(8) == 0:
        return junk
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = keys[pick(len(keys))]
    copy = value.copy()
    copy[key] = spoil(value[key], pick, junk)
    if copy[key] is ...:
        del copy[key]
    return copy


@given(data=st.data(), record=st.sampled_from(RECORDS), junk=JSON | st.just(...), at=st.integers(0, 60))
@settings(max_examples=80, deadline=None)
def test_a_damaged_record_is_refused_or_continued(
    data: st.DataObject, record: dict[str, Any], junk: Any, at: int, server: Server
) -> None:
    spoilt = spoil(record, lambda most: data.draw(st.integers(0, most - 1)), junk)
    body = {"record": {} if spoilt is ... else spoilt, "at": at, "seat": 0, "name": "Ada", "bots": "random"}
    content = json.dumps(body).encode()
    answer = server.call(
        method="POST", url="/api/branch", content=content, headers={"content-type": "application/json"}
    )
    assert answer.status_code in (201, 400, 409)
    assert set(answer.json()) == (MADE if answer.status_code == 201 else {"code", "rule", "data", "text"})


@given(said=st.lists(SAID, min_size=1, max_size=12), seated=st.booleans())
@settings(max_examples=30, deadline=None)
def test_every_message_is_answered_and_the_game_continues(said: list[str | bytes], seated: bool) -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        async with running(host, ENDLESS) as app:
            table = await host.find(code)
            players = [Player(table, token) for token in tokens]
            rude = await connect(app, code, tokens[1] if seated else None)
            for each in said:
                rude.send(each)
            await settle()
            assert rude.closed is None
            assert all(
                frame["type"] in ("welcome", "table", "chat", "view", "step", "accepted", "refused", "why", "error")
                for frame in rude.heard
            )
            if table.summary()["paused"]:
                await players[0].say(type="pause", on=False)
            await players[1].say(type="back")
            before = written_game(table.state).latest.n if table.state.play else -1
            await asked(players).choose()
            assert table.state.play is not None
            assert written_game(table.state).latest.n == before + 1
            rude.hang_up()
            await settle()

    run(test())


@given(first=SAID)
@settings(max_examples=30, deadline=None)
def test_every_first_message_is_accepted_or_refused_with_a_reason(first: str | bytes) -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        async with running(host, ENDLESS) as app:
            socket = Socket(app, code)
            socket.send(first)
            await settle()
            assert socket.heard[0]["type"] in ("welcome", "error")
            assert (socket.closed is not None) == (socket.heard[0]["type"] == "error")
            socket.hang_up()
            await socket.task

    run(test())


def test_every_kind_of_message_was_fuzzed() -> None:
    known = {kind.__struct_config__.tag for kind in AnyMessage.__args__}
    assert known <= set(NAMES)
