"""``deadpan doctor``: each part of an installation is broken in turn, and the doctor reports it."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, closing
from email.message import Message
from pathlib import Path
from ssl import SSLObject, SSLSocket
from threading import Thread, get_ident
from typing import Any, NamedTuple

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve

from deadpan import __version__
from deadpan.doctor import probe as doctor_probe
from deadpan.doctor import site_checks as doctor_site
from deadpan.doctor import store_checks as doctor_store
from deadpan.doctor.findings import Finding
from deadpan.doctor.probe import Probe, ProbeResponse
from deadpan.doctor.site_checks import FORGED, check_caller, check_clock, check_page, examine_site
from deadpan.doctor.store_checks import examine_store
from deadpan.locales import LANGUAGES, Words
from deadpan.server.storage import SqliteStore, store_in
from deadpan.web.static_files import PLAIN_PAGE
from tests.cli.command import assert_refused, deadpan
from tests.deploy.site import Ports, behind_nginx, free_ports, make_certificate, served
from tests.server.harness import in_play, make_registry, run

DAY = 86_400


def wrong(findings: Iterable[Finding]) -> list[str]:
    """The codes of all findings that are not ``well``; each text is checked in every language."""
    found = list(findings)
    for finding in found:
        for lang in LANGUAGES:
            text = finding.text(Words(lang))
            assert text.replace("\u202f", " ").replace("\u00a0", " ").isprintable()  # French spaces
            assert text[-1] in ".?"
    return [finding.code for finding in found if finding.level != "well"]


# -- the site at an address --------------------------------------------------------------------------------------------


class Installation(NamedTuple):
    """A server that waits for a proxy."""

    folder: Path
    ports: Ports

    @property
    def url(self) -> str:
        return f"https://localhost:{self.ports.https}"


def installation(folder: Path, *without: str) -> Iterator[Installation]:
    ports = free_ports()
    make_certificate(folder)
    with served(folder / "data", ports, without):
        yield Installation(folder, ports)


@pytest.fixture(scope="module")
def careful(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """A correctly configured server."""
    yield from installation(tmp_path_factory.mktemp("careful"))


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installation]:
    """A server without its public address and without trusted proxies."""
    yield from installation(tmp_path_factory.mktemp("careless"), "--public-url", "--trust-proxy")


@pytest.fixture(autouse=True)
def trusting(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Trust the certificates of these servers."""
    for name in ("careful", "careless"):
        if name in request.fixturenames:
            monkeypatch.setenv("SSL_CERT_FILE", str(request.getfixturevalue(name).folder / "fullchain.pem"))


PASS: dict[str, str] = {}


def also(lines: str) -> dict[str, str]:
    """Additional configuration for nginx."""
    last = "    client_max_body_size  2m;"
    return {last: f"{last}\n{lines}"}


def passing(lines: str) -> dict[str, str]:
    """Additional configuration for nginx where it forwards requests."""
    return {"proxy_http_version 1.1;": f"proxy_http_version 1.1; {lines}"}


def json_at(path: str, said: Any) -> dict[str, str]:
    return also(f"    location = {path} {{ default_type application/json; return 200 '{json.dumps(said)}'; }}")


def about(**info: str) -> dict[str, str]:
    return json_at("/api/docs/openapi.json", {"info": {"title": "Deadpan", "version": __version__, **info}})


def status(**status: Any) -> dict[str, str]:
    return json_at(
        "/api/status", {"version": __version__, "tables": 0, "awake": 0, "sockets": 0, "room": 5000, **status}
    )


UPGRADE = "proxy_set_header   Upgrade         $http_upgrade;"
FORWARDED = "proxy_set_header   X-Forwarded-For $remote_addr;"


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        (PASS, []),
        (also('    location = /healthz { return 200 "hello"; }'), ["not-deadpan"]),
        (also('    location = /healthz { return 200 "[]"; }'), ["not-deadpan"]),
        (also('    location = /healthz { return 200 "{}"; }'), ["not-deadpan"]),
        (also("    location = /healthz { return 503; }"), ["nobody-behind"]),
        (also("    location = /healthz { return 421; }"), ["name-unknown"]),
        (about(version="9.9.9"), ["version-differs"]),
        (about(title="Something else"), ["not-deadpan"]),
        (status(room=824), ["room-short"]),
        (status(room=None), ["no-answer"]),
        (also("    location = /api/status { return 404; }"), []),
        (passing("proxy_hide_header X-Frame-Options; proxy_hide_header Referrer-Policy;"), ["headers-wrong"]),
        (passing("add_header X-Frame-Options SAMEORIGIN;"), ["headers-wrong"]),
        (passing("proxy_hide_header Strict-Transport-Security;"), ["no-hsts"]),
        (also("    location = / { return 404; }"), ["headers-wrong", "no-hsts", "page-missing"]),
        (also('    location = / { return 200 "<p>"; }'), ["headers-wrong", "no-hsts", "page-strange"]),
        (also("    location /assets/ { return 404; }"), ["asset-lost"]),
        (also('    location /assets/ { default_type text/plain; return 200 "x"; }'), ["asset-lost"]),
        ({UPGRADE: ""}, ["no-socket"]),
        (also("    location = /api/tables { return 200; }"), ["no-answer", "strangers-let-in"]),
        (passing('proxy_set_header Origin "";'), ["strangers-let-in"]),
        ({FORWARDED: ""}, ["caller-unnamed"]),
        ({FORWARDED: "proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;"}, ["caller-forged"]),
    ],
)
def test_a_mistake_of_a_proxy_is_reported(careful: Installation, changes: dict[str, str], said: list[str]) -> None:
    with behind_nginx(careful.folder, careful.ports, changes):
        assert wrong(examine_site(careful.url)) == said


def test_a_proxy_without_a_server_is_distinguished_from_one_with_a_server(careful: Installation) -> None:
    with behind_nginx(careful.folder, careful.ports._replace(server=1)):
        assert wrong(examine_site(careful.url)) == ["nobody-behind"]
        assert wrong(examine_site(f"http://localhost:{careful.ports.http}/")) == ["moved"]


def test_a_server_without_its_public_address_is_reported(careless: Installation) -> None:
    with behind_nginx(careless.folder, careless.ports):
        assert wrong(examine_site(careless.url)) == ["no-hsts", "caller-hidden"]
    elsewhere = {"$http_host;": "localhost;"}  # with this host name, the site's own page counts as another site's
    with behind_nginx(careless.folder, careless.ports, elsewhere):
        assert wrong(examine_site(careless.url)) == ["no-hsts", "own-page-refused", "caller-hidden"]
    elsewhere = {"$http_host;": "deadpan;"}
    with behind_nginx(careless.folder, careless.ports, elsewhere):
        assert wrong(examine_site(careless.url)) == ["name-unknown"]


def test_a_bad_certificate_is_reported_and_the_other_checks_go_on(
    careful: Installation, monkeypatch: pytest.MonkeyPatch
) -> None:
    with behind_nginx(careful.folder, careful.ports):
        monkeypatch.setenv("SSL_CERT_FILE", os.devnull)
        assert wrong(examine_site(careful.url)) == ["certificate-bad"]
        monkeypatch.undo()
        monkeypatch.setenv("SSL_CERT_FILE", str(careful.folder / "fullchain.pem"))
        found = list(examine_site(careful.url, lambda: time.time() + 20 * DAY))
        assert wrong(found) == ["certificate-ends", "clock-wrong"]
        assert next(each for each in found if each.code == "certificate-ends").data["days"] in (9, 10)


def test_a_tls_connection_is_never_used_by_two_threads(careful: Installation, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads at a time sometimes lose bytes, and a good server was reported to open no sockets."""
    threads: dict[object, set[int]] = {}

    def watched(method: Callable[..., Any]) -> Callable[..., Any]:
        def call(line: object, *args: Any) -> Any:
            threads.setdefault(line, set()).add(get_ident())
            return method(line, *args)

        return call

    for kind, names in ((SSLObject, ("read", "write")), (SSLSocket, ("recv", "recv_into", "send"))):
        for name in names:
            monkeypatch.setattr(kind, name, watched(getattr(kind, name)))
    with behind_nginx(careful.folder, careful.ports):
        assert wrong(examine_site(careful.url)) == []
    assert len(threads) > 3
    assert {len(used) for used in threads.values()} == {1}


def test_no_table_is_left_behind(careful: Installation) -> None:
    """Asked as the doctor asks, who waits while the rate limit refuses: the tests before may have used it up."""
    with behind_nginx(careful.folder, careful.ports):
        assert wrong(examine_site(careful.url)) == []
        answer = Probe(f"http://localhost:{careful.ports.server}").ask("/api/status")
    assert answer.json()["tables"] == 0


def test_a_server_without_a_proxy_has_no_findings(careful: Installation) -> None:
    found = list(examine_site(f"http://localhost:{careful.ports.server}"))
    assert wrong(found) == []
    assert "caller-known" in [finding.code for finding in found], "one is on the proxy's machine, and no proxy"


def test_an_address_without_a_server_is_reported() -> None:
    assert wrong(examine_site(f"http://localhost:{free_ports().server}")) == ["no-answer"]


def test_plain_http_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(*_: Any) -> ProbeResponse:
        raise OSError("far away")

    monkeypatch.setattr(Probe, "ask", ask)
    assert wrong(examine_site("http://192.0.2.1")) == ["no-tls", "no-answer"]
    assert wrong(examine_site("http://127.0.0.1")) == ["no-answer"]


class Told(Probe):
    """A probe with prepared answers."""

    def __init__(self, *answers: ProbeResponse, url: str = "https://play.example") -> None:
        super().__init__(url)
        self._answers = list(answers)

    def ask(self, path: str, headers: Mapping[str, str] | None = None, body: object = None) -> ProbeResponse:
        return self._answers.pop(0)


def caller(address: str, relayed: str, here: str) -> ProbeResponse:
    return ProbeResponse(200, Message(), json.dumps({"address": address, "relayed": relayed}).encode(), here)


@pytest.mark.parametrize(
    ("url", "plain", "forged", "said"),
    [
        ("https://x.example", ("192.0.2.7", "trusted"), "192.0.2.7", []),
        ("https://x.example", ("198.51.100.1", "trusted"), "198.51.100.1", []),  # the doctor is behind a router
        ("https://x.example", ("192.0.2.7", "trusted"), FORGED, ["caller-forged"]),
        ("http://x.example", ("127.0.0.1", "no"), "127.0.0.1", ["caller-unnamed"]),
        ("http://x.example", ("192.0.2.7", "no"), "192.0.2.7", []),
    ],
)
def test_forwarded_address_is_used_only_from_trusted_proxies(
    url: str, plain: tuple[str, str], forged: str, said: list[str]
) -> None:
    probe = Told(caller(*plain, "192.0.2.7"), caller(forged, plain[1], "192.0.2.7"), url=url)
    assert wrong(check_caller(probe)) == said


def test_a_refusal_for_rate_at_the_handshake_is_retried(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["too-often", "no-such-table"]

    def answer(line: ServerConnection) -> None:
        line.send(json.dumps({"code": answers.pop(0)}))

    @asynccontextmanager
    async def slowly(*args: Any, **options: Any) -> AsyncIterator[ClientConnection]:
        async with connect(*args, **options) as line:
            await line.wait_closed()
            yield line

    monkeypatch.setattr(doctor_probe, "connect", slowly)
    with serve(answer, "localhost", 0) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        probe = Probe(f"http://localhost:{server.socket.getsockname()[1]}")
        assert probe.knock("/", probe.origin, {"type": "hello"}) == {"code": "no-such-table"}


def test_a_package_without_its_client_is_reported() -> None:
    assert wrong(check_page(Told(ProbeResponse(200, Message(), PLAIN_PAGE, "")))) == ["page-missing"]


def test_a_server_without_a_clock_is_reported() -> None:
    assert wrong(check_clock(Told(ProbeResponse(200, Message(), b"", "")))) == ["clock-missing"]


# -- the store in a folder ---------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A store with a game in it."""

    async def fill() -> None:
        store = SqliteStore(store_in(tmp_path))
        host = make_registry(store=store)
        await in_play(host)
        await host.close()

    run(fill())
    return tmp_path


def change(sql: str) -> Callable[[Path], None]:
    def act(folder: Path) -> None:
        with closing(sqlite3.connect(store_in(folder))) as database:
            database.execute(sql)
            database.commit()

    return act


def scratch(folder: Path) -> None:
    change("PRAGMA journal_mode = DELETE")(folder)
    content = bytearray(store_in(folder).read_bytes())
    content[4096 + 8 : 4096 + 200] = b"\xff" * 192
    store_in(folder).write_bytes(content)


def make_strange(folder: Path) -> None:
    """End a log with an entry of a later version."""

    async def write() -> None:
        store = SqliteStore(store_in(folder))
        (table,) = await store.tables()
        await store.append(table.code, len(await store.read(table.code)), [b'{"entry":"levitated"}'], 5.0, "playing")
        await store.close()

    run(write())


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda folder: None, []),
        (lambda folder: [each.unlink() for each in folder.iterdir()], ["store-missing"]),
        (lambda folder: store_in(folder).unlink(), ["store-gone"]),
        (lambda folder: store_in(folder).write_bytes(b""), ["store-gone"]),
        (lambda folder: store_in(folder).write_text("hello " * 100), ["store-unreadable"]),
        (lambda folder: store_in(folder).chmod(0o644), ["file-open"]),
        (lambda folder: folder.chmod(0o777), ["file-open"]),
        (scratch, ["store-damaged"]),
        (change("PRAGMA user_version = 3"), ["store-layout"]),
        (change("DELETE FROM entries WHERE number = 1"), ["store-torn"]),
        (change("DELETE FROM entries WHERE number > 3"), ["store-torn"]),
        (change("UPDATE entries SET entry = CAST('{}' AS BLOB) WHERE number = 2"), ["store-torn"]),
        (change("DELETE FROM tables"), ["shelf-emptied"]),
        (make_strange, ["tables-strange"]),
        (change(f"UPDATE tables SET date = {time.time() + 3 * DAY}"), ["dates-ahead"]),
    ],
)
def test_a_problem_of_a_store_is_reported(spoil: Callable[[Path], None], said: list[str], folder: Path) -> None:
    spoil(folder)
    assert wrong(examine_store(folder)) == said


def test_a_store_is_examined_while_a_server_writes_to_it(folder: Path) -> None:
    async def test() -> None:
        store = SqliteStore(store_in(folder))
        assert wrong(examine_store(folder)) == []
        await store.close()

    run(test())


def test_a_nearly_full_disk_is_reported(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9, 10**8))
    assert wrong(examine_store(folder)) == ["disk-full"]


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
def test_a_file_of_another_user_is_reported(folder: Path) -> None:
    os.chown(store_in(folder), 12345, 12345)
    assert wrong(examine_store(folder)) == ["file-foreign"]
    os.chown(folder, 12345, 12345)
    os.chown(store_in(folder), 0, 0)
    assert "12345" in next(each for each in examine_store(folder) if each.level == "ill").text(Words("en"))


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_exit_status_of_the_command_depends_on_the_findings(careful: Installation, folder: Path) -> None:
    url = f"http://localhost:{careful.ports.server}"
    ran = deadpan("doctor", url, "--data", folder)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert all(line.startswith("✓ ") for line in lines[:-1])
    assert lines[-1] == "All is well."
    store_in(folder).chmod(0o644)
    ran = deadpan("doctor", "--data", folder, "--lang", "pl")
    assert ran.status == 1
    assert ran.out.splitlines()[0].startswith(f"✗ Inni na tej maszynie mają dostęp do {store_in(folder)}.")
    assert ran.out.splitlines()[-1] == "1 rzecz jest nie w porządku."
    assert "odpowiada" not in ran.out, "the server was not asked for"


def test_the_command_prints_json(careful: Installation) -> None:
    ran = deadpan("doctor", f"http://localhost:{careful.ports.server}", "--json")
    assert (ran.status, ran.json["well"]) == (0, True), ran.out
    assert {"level": "well", "code": "clock-right", "data": {}, "text": "The server’s clock is right."} in ran.json[
        "findings"
    ]
    ran = deadpan("doctor", f"http://localhost:{free_ports().server}", "--json", "--lang", "fr")
    assert (ran.status, ran.json["well"], len(ran.json["findings"])) == (1, False, 1)
    assert ran.json["findings"][0]["text"].startswith("Pas de réponse correcte")


def test_without_arguments_the_default_address_and_folder_are_examined(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str | Path] = []
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def look(at: str | Path) -> list[Finding]:
        asked.append(at)
        return []

    monkeypatch.setattr(doctor_site, "examine_site", look)
    monkeypatch.setattr(doctor_store, "examine_store", look)
    assert deadpan("doctor").status == 0
    assert asked == ["http://localhost:8000", tmp_path / "deadpan"]


@pytest.mark.parametrize("address", ["play.example", "https://play.example/games"])
def test_an_invalid_address_is_refused(address: str) -> None:
    assert_refused(deadpan("doctor", address), "deadpan: ")
