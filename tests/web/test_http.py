"""The HTTP routes: responses, refusals, and the headers of every response."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from deadpan.game import GAMES, Game
from deadpan.kernel.errors import SetupError
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Words
from deadpan.server.errors import TableError
from deadpan.server.limits import Limits
from deadpan.server.storage import InMemoryStore
from deadpan.web.request_limits import Rate, WebLimits
from deadpan.web.static_files import StaticFiles
from tests.server.harness import Json, Player, asked, hand_clock, make_registry, run, settle
from tests.web.driver import browser, connect, running


def test_a_table_is_made_joined_shown_and_its_record_served_when_it_is_over() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host) as app, browser(app) as http:
            made = await http.post("/api/tables", json={"game": "hush", "name": "Ada", "seats": 2, "options": {}})
            assert made.status_code == 201
            code, token = made.json()["code"], made.json()["token"]
            joined = await http.post(
                f"/api/tables/{code}/participants", json={"name": "Bo", "invitation": made.json()["invitation"]}
            )
            assert joined.status_code == 201
            shown = (await http.get(f"/api/tables/{code.lower()}")).json()
            assert (shown["phase"], shown["seats"][0]["name"], shown["seats"][1]["kind"]) == ("lobby", "Ada", "open")
            assert token not in json.dumps(shown)
            table = await host.find(code)
            players = [Player(table, token), Player(table, joined.json()["token"])]
            await players[1].say(type="sit", seat=1)
            await players[0].say(type="start")
            assert (await http.get(f"/api/tables/{code}/record")).status_code == 409
            while table.summary()["phase"] == "playing":
                await asked(players).choose()
            record = await http.get(f"/api/tables/{code}/record")
            assert record.status_code == 200
            assert record.json()["seats"] == ["Ada", "Bo"]
            assert record.headers["content-disposition"] == f'attachment; filename="hush-{code.lower()}-1.json"'

    run(test())


@pytest.mark.parametrize(
    ("path", "before", "bracket"),
    [
        ("/api/tables", b'{"game": "hush", "name": "Ada", "options": {"x": ', b"[]"),
        ("/api/replay", b'{"record": {"x": ', b'{"x":}'),
        ("/api/branch", b'{"at": 1, "seat": 0, "name": "Ada", "record": {"x": ', b"[]"),
    ],
)
def test_bodies_that_are_nested_too_deeply_are_refused(
    path: str, before: bytes, bracket: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            body = before + bracket[:-1] * 7_000 + b"0" + bracket[-1:] * 7_000 + b"}}"
            answer = await http.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "too-deep")

    run(test())
    assert not caplog.records


def test_play_now_needs_only_a_game_and_a_name() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for game in (await http.get("/api/games")).json():
                made = await http.post("/api/play", json={"game": game["name"], "name": "Ada"})
                shown = (await http.get(f"/api/tables/{made.json()['code']}")).json()
                assert shown["phase"] == "playing"
                assert {seat["kind"] for seat in shown["seats"]} == {"person", "bot"}

    run(test())


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess", "name": "Ada"}, "unknown-game"),
        ({"game": "hush", "name": "\u200b"}, "bad-nickname"),
        ({"game": "hush", "name": "x" * 150}, "bad-nickname"),
        ({"game": "hush", "name": "Ada", "seats": 9}, "wrong-seats"),
        ({"game": "hush", "name": "Ada", "options": {"copies": "zz"}}, "option-value"),
        ({"game": "hush", "name": "Ada", "options": {"zz": 1}}, "unknown-option"),
        ({"game": "hush"}, "malformed-request"),
        ({"game": "hush", "name": 5}, "malformed-request"),
        ([], "malformed-request"),
    ],
)
def test_a_bad_request_is_refused_with_a_code_and_a_sentence(body: Any, code: str) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            answer = await http.post("/api/tables", json=body)
            assert answer.status_code == 400
            assert answer.json()["code"] == code
            assert set(answer.json()) == {"code", "rule", "data", "text"}

    run(test())


def refused_first(game: AnyRules) -> tuple[Json, str]:
    """Options with which a game cannot be played by the fewest players, and what it says to that."""
    options = {"first": game.players[-1] - 1}
    with pytest.raises(SetupError) as refused:
        game.deal(game.read_options(options), game.players[0], "x")
    said = Words("en").refuse(refused.value, game)
    assert said == Words("en").refuse(refused.value, game, ["Ada"] * 9), "it counts seats, and names none"
    return options, said


def test_a_refusal_is_said_in_the_words_of_its_game_though_others_have_the_same_code(whisper: Game) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for name, game in GAMES.items():
                options, said = refused_first(game)
                seats = game.players[0]
                body = {"game": name, "name": "Ada", "seats": seats, "options": options}
                answer = await http.post("/api/tables", json=body)
                assert (answer.status_code, answer.json()["text"]) == (400, said)
                record = {"format": FORMAT, "game": name, "seats": ["Ada", "Bo", "Cy"][:seats], "seed": "x"}
                body = {"record": {**record, "options": options, "choices": []}, "at": 0, "seat": 0, "name": "Ada"}
                answer = await http.post("/api/branch", json=body)
                assert (answer.status_code, answer.json()["text"]) == (400, f"setup: {said}")
                made = (await http.post("/api/tables", json={"game": "hush", "name": "Ada"})).json()
                socket = await connect(app, made["code"], made["token"])
                socket.say(type="options", game=name, options=options, seats=seats)
                await settle()
                assert socket.last("error")["text"] == said
            assert said == "Among 3 seats, nobody whispers there."

    run(test())


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr-CH, en;q=0.5", "Il n’y a pas de table NOPE."),
        ("de, pl;q=0.3, en;q=0.1", "Nie ma stołu NOPE."),
        ("xx;q=zz,,;;,en-GB", "There is no table NOPE."),
        ("", "There is no table NOPE."),
    ],
)
def test_refusals_are_in_the_language_of_the_request(lang: str, text: str) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app, **{"accept-language": lang}) as http:
            answer = await http.get("/api/tables/nope")
            assert (answer.status_code, answer.json()["text"]) == (404, text)

    run(test())


@pytest.mark.parametrize(
    "path", ["/", "/t/KOALA-1", "/healthz", "/api/games", "/api/nope", "/assets/nope.js", "/api/docs"]
)
def test_every_response_has_the_security_headers(path: str) -> None:
    async def test() -> None:
        async with running(make_registry(), public_url="https://play.example") as app, browser(app) as http:
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert policy.startswith("default-src 'none'")
            assert "unsafe" not in policy
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["strict-transport-security"]
            assert "server" not in headers

    run(test())


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        (None, 201),
        ("http://deadpan.local", 201),
        ("https://play.example", 201),
        ("https://evil.example", 403),
        ("http://deadpan.local.evil.example", 403),
        ("http://deadpan.local:81", 403),
        ("http://play.example", 403),
        ("null", 403),
        ("http://[", 403),
        ("", 403),
    ],
)
def test_a_post_from_a_page_of_another_site_is_refused(origin: str | None, status: int) -> None:
    async def test() -> None:
        headers = {} if origin is None else {"origin": origin}
        async with running(make_registry(), public_url="https://play.example/") as app, browser(app, **headers) as http:
            answer = await http.post("/api/tables", json={"game": "hush", "name": "Ada"})
            assert answer.status_code == status
            assert (await http.get("/api/games")).status_code == 200

    run(test())


def test_the_size_of_bodies_and_the_rate_of_requests_are_limited() -> None:
    async def test() -> None:
        limits = WebLimits(creations=Rate(1, 3), requests=Rate(1, 8), message_bytes=2_000)
        host = make_registry(limits=Limits(tables=100))
        async with running(host, limits) as app, browser(app) as http, browser(app, "192.0.2.8") as other:
            body = {"game": "hush", "name": "Ada"}
            assert (await http.post("/api/tables", json={**body, "options": {"x": "x" * 3000}})).status_code == 413
            statuses = [(await http.post("/api/tables", json=body)).status_code for _ in range(5)]
            assert statuses == [201, 201, 201, 429, 429]
            assert [(await http.get("/healthz")).status_code for _ in range(4)] == [200, 200, 429, 429]
            assert (await other.post("/api/tables", json=body)).status_code == 201
            await host.services.clock.advance(2.5)  # type: ignore[attr-defined]
            assert (await http.post("/api/tables", json=body)).status_code == 201

    run(test())


@pytest.mark.parametrize("route", ["/api/tables", "/api/play", "/api/branch"])
def test_the_number_of_tables_a_day_is_limited_by_address(route: str) -> None:
    async def test() -> None:
        limits = WebLimits(tables=Rate(2 / 86_400, 2))
        host = make_registry()
        async with running(host, limits) as app, browser(app, **{"accept-language": "fr"}) as http:
            made = (await http.post("/api/play", json={"game": "hush", "name": "Ada"})).json()
            ada = Player(await host.find(made["code"]), made["token"])
            await ada.say(type="end", agree=True)
            record = (await http.get(f"/api/tables/{made['code']}/record")).json()
            branch = {"record": record, "at": 0, "seat": 0, "name": "Ada"}
            body = branch if route == "/api/branch" else {"game": "hush", "name": "Ada"}
            answers = [await http.post(route, json=body) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            assert answers[1].json()["code"] == "too-many-made"
            assert "aujourd’hui" in answers[1].json()["text"]
            joined = await http.post(f"/api/tables/{made['code']}/participants", json={"name": "Bo"})
            assert joined.status_code == 201, "who may make no more tables can still join one"
            async with browser(app, "192.0.2.8") as other:
                assert (await other.post(route, json=body)).status_code == 201
            await hand_clock(host).advance(43_200)
            assert (await http.post(route, json=body)).status_code == 201

    run(test())


def test_an_unexpected_exception_is_answered_without_details(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(InMemoryStore):
        async def append(self, *args: Any) -> None:
            raise RuntimeError("the secret of seat 2")

    async def test() -> None:
        with caplog.at_level(logging.INFO):
            async with running(make_registry(store=Broken())) as app, browser(app) as http:
                answer = await http.post("/api/tables", json={"game": "hush", "name": "Ada"})
                assert (answer.status_code, answer.json()["code"]) == (500, "broken")
                assert "secret" not in answer.text
        assert "RuntimeError" in caplog.text
        assert "secret" not in caplog.text

    run(test())


def test_a_failing_disk_is_reported_as_such() -> None:
    class Full(InMemoryStore):
        async def append(self, *args: Any) -> None:
            raise TableError("store-failed")

    async def test() -> None:
        async with running(make_registry(store=Full())) as app, browser(app) as http:
            answer = await http.post("/api/tables", json={"game": "hush", "name": "Ada"})
            assert (answer.status_code, answer.json()["code"]) == (503, "store-failed")

    run(test())


def test_the_files_of_the_client_are_cached_as_their_names_allow(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>home")
    (tmp_path / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    pages = StaticFiles(tmp_path)
    home = pages.find("t/KOALA-1")
    assert home is not None
    assert (home, home.caching) == (pages.find(""), "no-cache")
    script = pages.find("assets/app-1a2b.js")
    assert script is not None
    assert script.media_type == "text/javascript"
    assert "immutable" in script.caching
    assert pages.find("assets/nope.js") is None
    assert pages.find("api/nope") is None
    icon = pages.find("favicon.svg")
    assert icon is not None
    assert icon.media_type == "image/svg+xml"
    assert StaticFiles(tmp_path / "nothing").find("") is not None


def test_a_file_that_the_client_has_is_not_sent_again() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            first = await http.get("/")
            for known in (first.headers["etag"], f"W/{first.headers['etag']}", f'"x", {first.headers["etag"]}'):
                again = await http.get("/credits", headers={"if-none-match": known})
                assert (again.status_code, again.content) == (304, b"")
            assert (await http.get("/", headers={"if-none-match": '"x"'})).status_code == 200

    run(test())


def test_files_are_compressed_for_clients_that_accept_gzip() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            found = {}
            for accepted in ("gzip, deflate, br", "GZIP;q=0.5", "", "br", "gzip;q=0, identity"):
                page = await http.get("/", headers={"accept-encoding": accepted})
                assert page.headers["vary"] == "accept-encoding, accept-language"
                assert (page.headers.get("content-encoding") == "gzip") == (
                    accepted[:4].lower() == "gzip" and "=0," not in accepted
                )
                found[page.headers["etag"]] = page.content
            plain, packed = sorted(found, key=len)
            assert found[plain] == found[packed]
            other = await http.get("/", headers={"accept-encoding": "gzip", "if-none-match": plain})
            assert other.status_code == 200
            answer = await http.get("/api/nope", headers={"accept-encoding": "gzip"})
            assert "content-encoding" not in answer.headers

    run(test())
