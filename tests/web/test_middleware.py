"""The checks before every request: host names and content types."""

from __future__ import annotations

import socket

import pytest

from deadpan.web.allowed_hosts import AllowedHosts
from tests.server.harness import in_play, make_registry, run, settle
from tests.web.driver import Socket, browser, running

HOSTS = {
    "localhost": True,
    "localhost:8000": True,
    "LOCALHOST.": True,
    "deadpan.localhost": True,
    "koala.local:8000": True,
    "192.0.2.7:8000": True,
    "[2001:db8::1]:8000": True,
    "[::1]": True,
    "play.example": True,
    "play.example:8443": True,
    "PLAY.example": True,
    socket.gethostname(): True,
    "evil.example": False,
    "evil.example:8000": False,
    "play.example.evil.example": False,
    "evil-local": False,
    "local": False,
    "192.0.2.7.evil.example": False,
    "localhost@evil.example": False,
    "evil.example@localhost": False,
    "evil.example#localhost": False,
    "": False,
    "[": False,
    "[::1].evil.example": False,
}


@pytest.mark.parametrize("host", HOSTS)
def test_the_server_accepts_its_own_host_names_only(host: str) -> None:
    assert AllowedHosts("play.example").has(host) == HOSTS[host]


def test_a_page_with_another_host_name_is_refused_even_with_a_matching_origin() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        evil = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
        async with running(host) as app, browser(app) as http:
            body = {"game": "hush", "name": "Eve"}
            for answer in (
                await http.post("/api/tables", json=body, headers=evil),
                await http.get(f"/api/tables/{code}", headers={"host": "evil.example:8000", "accept-language": "fr"}),
                await http.get("/", headers={"host": "evil.example"}),
            ):
                assert (answer.status_code, answer.json()["code"]) == (421, "wrong-host")
                assert answer.headers["x-content-type-options"] == "nosniff"
            line = Socket(app, code, headers=evil)
            await settle()
            assert not line.is_accepted
            assert host.table_count == 1

    run(test())


@pytest.mark.parametrize(
    ("kind", "status"),
    [
        ("application/json", 201),
        ("application/json; charset=utf-8", 201),
        ("Application/JSON", 201),
        ("text/plain", 415),
        ("text/plain; application/json", 415),
        ("application/x-www-form-urlencoded", 415),
        ("multipart/form-data; boundary=x", 415),
        ("", 415),
    ],
)
def test_a_body_must_be_declared_as_json(kind: str, status: int) -> None:
    """Forms on pages of other sites can send the other content types."""

    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            content = b'{"game": "hush", "name": "Ada"}'
            answer = await http.post("/api/tables", content=content, headers={"content-type": kind} if kind else {})
            assert answer.status_code == status
            if status == 415:
                assert answer.json()["code"] == "wrong-media-type"

    run(test())


def test_the_health_route_reveals_nothing_else() -> None:
    async def test() -> None:
        host = make_registry()
        await in_play(host)
        async with running(host) as app, browser(app) as far, browser(app, "127.0.0.1") as near:
            for http in (far, near):
                assert (await http.get("/healthz")).json() == {"status": "ok"}
            assert (await far.get("/api/status")).status_code == 404
            relayed = {"x-forwarded-for": "127.0.0.1"}
            assert (await far.get("/api/status", headers=relayed)).status_code == 404
            assert (await near.get("/api/status", headers=relayed)).status_code == 404, "somebody else may have asked"
            status = (await near.get("/api/status")).json()
            assert (status["tables"], status["awake"], status["sockets"], status["room"]) == (1, 1, 0, 5000)

    run(test())
