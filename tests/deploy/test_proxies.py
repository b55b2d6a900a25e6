"""The server behind nginx and behind Caddy, as configured in deploy/: whole games, sockets included."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidStatus

from tests.cli.command import deadpan
from tests.deploy.site import Site, installed
from tests.server.harness import run


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with installed(tmp_path_factory.mktemp(request.param), request.param) as site:
        yield site


def client(site: Site, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=site.url, verify=site.tls, headers=headers)


def line(site: Site, code: str, **options: Any) -> connect:
    return connect(f"{site.url.replace('http', 'ws', 1)}/api/tables/{code}/socket", ssl=site.tls, **options)


async def say(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


async def play(socket: ClientConnection, pick: int) -> list[dict[str, Any]]:
    """Choose whenever asked, until the game is over; returns all that was heard."""
    heard: list[dict[str, Any]] = []
    async for text in socket:
        frame = json.loads(text)
        heard.append(frame)
        assert frame["type"] not in ("refused", "error"), frame
        if frame["type"] in ("view", "step") and frame["ask"]:
            choice = frame["legal"][pick % len(frame["legal"])]
            await say(socket, type="choose", id=str(len(heard)), serial=frame["ask"]["serial"], choice=choice)
        if frame["type"] == "table" and frame["table"]["phase"] == "over":
            break
    return heard


def test_a_whole_game_is_played_through_it(site: Site) -> None:
    async def test() -> None:
        with client(site, origin=site.url) as http:
            options = {"highest": 9, "copies": 4, "first": 0}
            made = http.post("/api/tables", json={"game": "hush", "name": "Ada", "seats": 2, "options": options}).json()
            code = made["code"]
            joined = http.post(
                f"/api/tables/{code}/participants", json={"name": "Bo", "invitation": made["invitation"]}
            ).json()
            async with line(site, code, origin=site.url) as ada, line(site, code, origin=site.url) as bo:
                await say(ada, type="hello", token=made["token"])
                await say(bo, type="hello", token=joined["token"])
                await say(bo, type="sit", seat=1)
                while "Bo" not in [
                    seat["name"] for seat in json.loads(await ada.recv()).get("table", {"seats": []})["seats"]
                ]:
                    pass
                await say(ada, type="start")
                heard = await asyncio.gather(play(ada, -1), play(bo, -1))
            record = http.get(f"/api/tables/{code}/record").json()
            steps = [[frame["n"] for frame in frames if frame["type"] == "step"] for frames in heard]
            assert steps[0] == steps[1] == list(range(1, len(record["choices"]) + 1))
            assert record["events"][-1]["event"] == "ended"

    run(test())


def test_a_page_of_another_site_gets_neither_a_table_nor_a_socket(site: Site) -> None:
    async def test() -> None:
        with pytest.raises(InvalidStatus) as refused:
            async with line(site, "NOPE-1", origin="https://evil.example"):
                pass
        assert refused.value.response.status_code == 403

    with client(site, origin="https://evil.example") as http:
        assert http.post("/api/tables", json={"game": "hush", "name": "Eve"}).status_code == 403
    run(test())


@pytest.mark.parametrize("forged", [None, "198.51.100.66", "198.51.100.66, 127.0.0.1"])
def test_the_server_sees_the_clients_address_whatever_the_client_sends(site: Site, forged: str | None) -> None:
    headers = {} if forged is None else {"x-forwarded-for": forged}
    with client(site, **headers) as http:
        assert http.get("/api/caller").json() == {"address": "127.0.0.1", "relayed": "trusted"}


def test_pages_arrive_compressed_and_with_their_headers(site: Site) -> None:
    with client(site) as http:
        home = http.get("/")
        assert home.headers["content-encoding"] == "gzip"
        assert home.headers["content-security-policy"].startswith("default-src 'none'")
        assert home.headers.get_list("strict-transport-security") == ["max-age=31536000"]
        again = http.get("/", headers={"if-none-match": home.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert http.get("/api/nope").json()["code"] == "no-such-page"


def test_too_long_bodies_are_refused_with_a_sentence(site: Site) -> None:
    with client(site) as http:
        answer = http.post("/api/tables", json={"game": "hush", "name": "Ada", "options": {"x": "x" * 100_000}})
        assert (answer.status_code, answer.json()["code"]) == (413, "body-too-big")


def test_the_doctor_finds_nothing_wrong(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(site.certificate))
    ran = deadpan("doctor", site.url, "--data", site.data)
    assert (ran.status, ran.err) == (0, ""), ran.out
