"""docs/deploy.md is correct: its files, commands and options exist, and its numbers are those of the code."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator

import pytest

from deadpan.doctor.findings import Finding
from deadpan.locales import Words
from deadpan.server.limits import Limits
from deadpan.web.open_files import RESERVED
from deadpan.web.request_limits import WebLimits
from deadpan.web.server import make_server
from tests.cli.command import deadpan
from tests.deploy.site import FILES, ROOT, unit

PAGE = (ROOT / "docs" / "deploy.md").read_text("utf-8")
LINES = [
    line for block in re.findall(r"^```sh\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL) for line in block.splitlines()
]


def test_every_deploy_file_is_explained_and_every_explained_file_exists() -> None:
    named = set(re.findall(r"deploy/([\w.-]*\w)", PAGE))
    assert named - {file.name for file in FILES.iterdir()} == set()
    assert {file.name for file in FILES.iterdir()} - named == set()


def commands() -> Iterator[list[str]]:
    """Every command of ours on the page and in the units."""
    for line in [*LINES, *(unit(file.name)["Service"]["ExecStart"] for file in FILES.glob("*.service"))]:
        found = re.search(r"(?:^|\s|/bin/)(deadpan (?:serve|backup|restore|doctor|bring-back) [^']*)", line)
        if found is not None:
            yield shlex.split(found[1])[1:]


def test_every_option_of_a_documented_command_exists() -> None:
    ran = 0
    for name, *arguments in commands():
        known = deadpan(name, "--help").out
        for option in (each for each in arguments if each.startswith("--")):
            assert re.search(rf"(?<!\S){option}\b", known), f"{name} {option}"
        ran += 1
    assert ran >= 8


def test_every_option_of_the_service_is_explained() -> None:
    table = PAGE.partition("| option | why |")[2].partition("\n\n")[0]
    options = re.findall(r"--[\w-]+", unit("deadpan.service")["Service"]["ExecStart"])
    assert set(options) - set(re.findall(r"--[\w-]+", table)) == {"--no-open", "--data"}


@pytest.mark.parametrize(
    "said",
    [
        f"{WebLimits().sockets:,}, or as many as there are files to open, less {RESERVED} and a quarter",
        f"| connections of one address that are no sockets | {WebLimits().connections_per_address} |",
        f"| codes without a table, from one address | {60 * WebLimits().misses.per_second:.0f} a minute, "
        f"{WebLimits().misses.at_once:.0f} at once |",
        f"| sockets of one address | {WebLimits().sockets_per_address} |",
        f"{WebLimits().requests.per_second:.0f} a second, {WebLimits().requests.at_once:.0f} at once",
        f"one in {'two' if WebLimits().creations.per_second == 0.5 else '?'} seconds, "
        f"{WebLimits().creations.at_once:.0f} at once",
        f"| tables made by one address | {WebLimits().tables.at_once:.0f} at once, "
        f"{WebLimits().tables.per_second * 86_400:.0f} more in each day |",
        f"| tables | {Limits().tables:,} |",
        f"{WebLimits().message_bytes // 1024} kB; a record: {WebLimits().record_bytes >> 20} MiB",
        f"{WebLimits().socket_frames.per_second:.0f} a second, {WebLimits().socket_frames.at_once:.0f} at once | told",
        f"| {WebLimits().head_bytes // 1024} kB, in {WebLimits().head_seconds:.0f} seconds |",
        f"| a request's body | {WebLimits().body_seconds:.0f} seconds |",
    ],
)
def test_documented_limits_are_those_of_the_code(said: str) -> None:
    assert said in PAGE


def test_documented_doctor_output_is_real() -> None:
    words = Words("en")
    told = re.search(r"^```text\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)
    assert told is not None
    url = "https://play.example.org"
    assert told[1].splitlines() == [
        "✓ " + Finding("well", "doctor-healthy", {"url": url}).text(words),
        "✓ " + Finding("well", "doctor-tables", {"tables": 12, "awake": 3}).text(words),
        "✗ " + Finding("ill", "doctor-caller-hidden", {"address": "127.0.0.1"}).text(words),
        words.say("doctor-verdict", count=1),
    ]


def test_sockets_are_pinged_more_often_than_proxies_time_out(tmp_path_factory: pytest.TempPathFactory) -> None:
    config = make_server(tmp_path_factory.mktemp("data"), host="127.0.0.1", port=0).config
    assert config.ws_ping_interval is not None
    assert f"The server pings every open socket every {config.ws_ping_interval:.0f} seconds" in (
        FILES / "nginx.conf"
    ).read_text("utf-8")
    assert f"the server pings every {config.ws_ping_interval:.0f}" in PAGE
    waits = re.findall(r"proxy_(?:read|send)_timeout (\d+)s;", (FILES / "nginx.conf").read_text("utf-8"))
    assert len(waits) == 2
    assert all(int(wait) > 2 * config.ws_ping_interval for wait in waits)
