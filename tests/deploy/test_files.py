"""The files in deploy/ fit systemd, nginx, and each other."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from ipaddress import ip_address
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from deadpan.server.storage import examine
from deadpan.web.open_files import RESERVED
from deadpan.web.request_limits import WebLimits
from tests.deploy.site import FILES, NAME, behind_nginx, command_of, free_ports, make_certificate, unit
from tests.server.storage.test_backup import make_copy

UNITS = sorted(file.name for file in FILES.iterdir() if file.suffix in (".service", ".timer"))


def options_of(command: str) -> dict[str, str]:
    """The options of a command that have a value."""
    words = shlex.split(command)
    return {name: value for name, value in pairwise(words) if name.startswith("--")}


def test_the_service_accepts_connections_from_the_local_proxy_only() -> None:
    service = unit("deadpan.service")["Service"]
    options = options_of(service["ExecStart"])
    assert ip_address(options["--host"]).is_loopback
    assert options["--trust-proxy"] == options["--host"]
    assert (service["IPAddressDeny"], service["IPAddressAllow"]) == ("any", "localhost")
    upstream = f"{options['--host']}:{options['--port']}"
    assert f"server {upstream};" in (FILES / "nginx.conf").read_text("utf-8")
    assert f"reverse_proxy {upstream}\n" in (FILES / "Caddyfile").read_text("utf-8")
    assert options["--public-url"] == f"https://{NAME}"


def test_the_service_has_the_permissions_it_needs_and_no_more() -> None:
    service = unit("deadpan.service")["Service"]
    assert options_of(service["ExecStart"])["--data"] == f"/var/lib/{service['StateDirectory']}"
    assert service["ProtectSystem"] == "strict", "so the folder of the tables is all it can write to"
    assert int(service["LimitNOFILE"]) >= WebLimits().sockets + WebLimits().connections + RESERVED
    assert service["User"] not in ("root", "")


def test_a_proxy_accepts_bodies_that_the_server_accepts() -> None:
    nginx = re.search(r"client_max_body_size +(\d+)m;", (FILES / "nginx.conf").read_text("utf-8"))
    caddy = re.search(r"max_size (\d+)MB", (FILES / "Caddyfile").read_text("utf-8"))
    assert nginx is not None
    assert caddy is not None
    assert int(nginx[1]) << 20 > WebLimits().record_bytes
    assert int(caddy[1]) * 1_000_000 > WebLimits().record_bytes


def test_the_proxies_have_the_limits_of_the_server() -> None:
    limits, nginx, caddy = (
        WebLimits(),
        (FILES / "nginx.conf").read_text("utf-8"),
        (FILES / "Caddyfile").read_text("utf-8"),
    )
    kilobytes = limits.head_bytes // 1024
    for line in (
        f"client_header_timeout {limits.head_seconds:.0f}s;",
        f"client_body_timeout   {limits.body_seconds:.0f}s;",
        f"large_client_header_buffers 4 {kilobytes // 4}k;",
        f"zone=deadpan_requests:10m rate={limits.requests.per_second:.0f}r/s;",
        f"zone=deadpan_requests burst={limits.requests.at_once:.0f} nodelay;",
        f"limit_conn        deadpan_lines {limits.sockets_per_address + limits.connections_per_address};",
    ):
        assert line in nginx
    for line in (
        f"max_header_size {kilobytes}KB\n",
        f"read_header {limits.head_seconds:.0f}s\n",
        f"read_body {limits.body_seconds:.0f}s\n",
    ):
        assert line in caddy


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_every_line(name: str, tmp_path: Path) -> None:
    for file in UNITS:
        text = (FILES / file).read_text("utf-8").replace("/opt/deadpan/bin/deadpan", "/bin/true")
        (tmp_path / file).write_text(text)
    done = subprocess.run(["systemd-analyze", "verify", tmp_path / name], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_nightly_job_makes_a_verified_copy(tmp_path: Path) -> None:
    make_copy(tmp_path / "data")
    (tmp_path / "copies").mkdir()
    changes = {"/var/lib/deadpan": str(tmp_path / "data"), "/var/backups/deadpan": str(tmp_path / "copies")}
    for _ in range(2):
        subprocess.run(command_of("deadpan-backup.service", changes), check=True, stdout=subprocess.DEVNULL)
    (copy,) = (tmp_path / "copies").iterdir()
    assert re.fullmatch(r"day-[1-7]\.db", copy.name)
    assert examine(copy).is_whole
    service = unit("deadpan-backup.service")["Service"]
    assert service["ReadWritePaths"].split() == list(changes)
    assert service["User"] == unit("deadpan.service")["Service"]["User"]


def test_plain_http_redirects_to_https_except_for_certificate_challenges(tmp_path: Path) -> None:
    ports = free_ports()
    make_certificate(tmp_path)
    challenge = tmp_path / "challenges" / ".well-known" / "acme-challenge" / "x"
    challenge.parent.mkdir(parents=True)
    challenge.write_text("signed")
    with behind_nginx(tmp_path, ports), httpx.Client(base_url=f"http://localhost:{ports.http}") as http:
        moved = http.post("/api/tables?x=1")
        assert (moved.status_code, moved.headers["location"]) == (308, "https://localhost/api/tables?x=1")
        assert http.get("/.well-known/acme-challenge/x").text == "signed"
