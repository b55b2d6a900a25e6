"""``deadpan serve`` as a user starts it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from deadpan.cli.input_output import data_folder
from deadpan.cli.serve import _elsewhere, is_site
from tests.ports import free_port

pytestmark = pytest.mark.slow

COMMAND = [str(Path(sys.executable).parent / "deadpan"), "serve", "--no-open", "--host", "127.0.0.1"]


@pytest.mark.parametrize("inherited", [signal.SIG_DFL, signal.SIG_IGN], ids=["from a terminal", "in the background"])
def test_it_prints_its_address_serves_and_stops(tmp_path: Path, inherited: signal.Handlers) -> None:
    """A shell starts background jobs with SIGINT ignored."""
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path / "new" / "folder")]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, inherited),
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        found = re.fullmatch(r"On this machine: (http://localhost:\d+/)\n", server.stdout.readline())
        assert found is not None
        assert httpx.get(found[1] + "healthz", timeout=30).json()["status"] == "ok"
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 130
        assert server.stderr.read() == ""
    assert (tmp_path / "new" / "folder" / "deadpan.db").exists()


@pytest.mark.parametrize("moment", ["said where", "said how to stop", "served"])
def test_it_exits_with_130_whenever_it_is_interrupted(tmp_path: Path, moment: str) -> None:
    """Before uvicorn handles signals, while it starts, and while it serves."""
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        address = server.stdout.readline().split()[-1]
        if moment != "said where":
            server.stdout.readline()
            server.stdout.readline()
        if moment == "served":
            httpx.get(address + "healthz", timeout=30)
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 130
        assert server.stderr.read() == ""


def test_it_imports_neither_the_terminal_nor_the_arena_nor_numpy(tmp_path: Path) -> None:
    """They would take half of its time to start, and 20 MB."""
    environment = {**os.environ, "PYTHONPROFILEIMPORTTIME": "1"}
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path)]
    with (
        (tmp_path / "imports").open("w") as imports,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=imports, text=True, env=environment) as server,
    ):
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        httpx.get(address + "healthz", timeout=30)
        httpx.get(address + "api/games", timeout=30)
        server.terminate()
    loaded = {line.rpartition("|")[2].strip() for line in (tmp_path / "imports").read_text().splitlines()}
    assert "deadpan.web.server" in loaded
    assert loaded & {"textual", "numpy", "deadpan.arena", "deadpan.terminal", "deadpan.doctor"} == set()


def test_systemd_is_notified_of_start_and_stop(tmp_path: Path) -> None:
    ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    ear.bind(str(tmp_path / "notify"))
    ear.settimeout(60)
    port = free_port()
    command = [*COMMAND, "--port", str(port), "--data", str(tmp_path)]
    environment = {**os.environ, "NOTIFY_SOCKET": str(tmp_path / "notify")}
    with ear, subprocess.Popen(command, stdout=subprocess.DEVNULL, env=environment) as server:
        assert ear.recv(100) == b"READY=1"
        assert httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200
        server.terminate()
        assert ear.recv(100) == b"STOPPING=1"


@pytest.mark.parametrize("arguments", [["--trust-proxy", "nginx"], ["--public-url", "play.example"]])
def test_invalid_proxy_options_are_refused_in_one_line(arguments: list[str], tmp_path: Path) -> None:
    command = [*COMMAND, "--port", "0", "--data", str(tmp_path), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert arguments[1] in done.stderr


@pytest.mark.parametrize(
    ("address", "is_one"),
    [
        ("https://play.example", True),
        ("https://play.example:8443/", True),
        ("http://[2001:db8::1]/", True),
        ("play.example", False),
        ("ftp://play.example", False),
        ("https://", False),
        ("https://[", False),
        ("https://play.example:99999", False),
        ("https://play.example/games/", False),
        ("https://play.example/?x", False),
    ],
)
def test_the_public_address_is_that_of_a_whole_site(address: str, is_one: bool) -> None:
    assert is_site(address) == is_one


@pytest.mark.parametrize("trouble", ["port", "folder", "database"])
def test_a_port_or_folder_that_cannot_be_used_is_refused_in_one_line(trouble: str, tmp_path: Path) -> None:
    data, port = tmp_path, 0
    with socket.create_server(("127.0.0.1", 0)) as taken:
        if trouble == "port":
            port = taken.getsockname()[1]
        elif trouble == "folder":
            data = tmp_path / "file"
            data.write_text("")
        else:
            (tmp_path / "deadpan.db").write_text("not a database " * 50)
        command = [*COMMAND, "--port", str(port), "--data", str(data)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "cannot start" in done.stderr


@pytest.mark.parametrize(
    ("host", "network", "address"),
    [
        ("127.0.0.1", "192.0.2.5", None),
        ("0.0.0.0", "192.0.2.5", "http://192.0.2.5:8000/"),
        ("0.0.0.0", None, None),
        ("192.0.2.9", None, "http://192.0.2.9:8000/"),
        ("2001:db8::1", None, "http://[2001:db8::1]:8000/"),
    ],
)
def test_the_network_address_is_printed_only_if_others_can_connect(
    host: str, network: str | None, address: str | None
) -> None:
    assert _elsewhere(host, network, 8000) == address


def test_tables_are_stored_in_the_systems_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder() == tmp_path / "deadpan"
