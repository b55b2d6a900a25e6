"""A server with broken and removed packages: it starts, the other games work, and tables wait for their game."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "deadpan"]


@contextmanager
def served(folder: Path, environment: Mapping[str, str]) -> Iterator[tuple[str, list[str]]]:
    """The address of a server on these tables; the list gets what it logged, once it has ended."""
    command = [*COMMAND, "serve", "--no-open", "--host", "127.0.0.1", "--port", "0", "--data", str(folder)]
    logged: list[str] = []
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**environment}
    ) as server:
        assert server.stdout is not None
        assert server.stderr is not None
        try:
            yield server.stdout.readline().split()[-1].rstrip("/"), logged
        finally:
            server.send_signal(signal.SIGINT)
            logged.append(server.communicate(timeout=60)[1])


def broken_package(folder: Path) -> Path:
    """A folder with an installed package whose game raises on import."""
    metadata = folder / "toy_games-2.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-games\nVersion: 2.0\n")
    (metadata / "entry_points.txt").write_text("[deadpan.games]\ntoy = toy_games:GAME\n")
    (folder / "toy_games.py").write_text("raise RuntimeError('no luck')\n")
    return folder


def environment(*folders: Path) -> dict[str, str]:
    """The environment of a process that finds the packages in these folders."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, folders))}


def play(address: str, game: str, seats: int) -> httpx.Response:
    return httpx.post(f"{address}/api/play", json={"game": game, "name": "Ada", "seats": seats}, timeout=60)


def test_the_server_starts_and_a_table_returns_with_its_package(tmp_path: Path, hush_folder: Path) -> None:
    tables, broken = tmp_path / "tables", broken_package(tmp_path / "packages")
    with served(tables, environment(hush_folder)) as (address, logged):
        code = play(address, "hush", 2).json()["code"]
    assert logged == [""]

    with served(tables, environment(broken)) as (address, logged):
        for lang, words in (("en", "not installed here now"), ("fr", "pas installé"), ("pl", "nie jest tu teraz")):
            answer = httpx.get(f"{address}/api/tables/{code}", headers={"accept-language": lang})
            assert answer.status_code == 503
            assert answer.json()["code"] == "game-not-installed"
            assert answer.json()["data"] == {"game": "hush", "package": "deadpan-hush"}
            assert words in answer.json()["text"]
        games = {each["name"]: each["players"] for each in httpx.get(f"{address}/api/games").json()}
        assert games
        assert not {"hush", "toy"} & set(games)
        for game, players in games.items():
            assert play(address, game, players[0]).status_code == 201
        assert play(address, "hush", 2).json()["code"] == "unknown-game"
        refused = play(address, "toy", 2)
        assert (refused.status_code, refused.json()["code"]) == (400, "broken-game")
        assert "toy-games 2.0" in refused.json()["text"]
        assert "no luck" not in refused.text, "what went wrong in here is nobody's out there"
    assert "the game toy of the package toy-games 2.0 cannot be loaded: RuntimeError: no luck" in logged[0]
    assert f"table {code} waits for a game that is not installed" in logged[0]

    doctor = [*COMMAND, "doctor", "--data", str(tables)]
    ran = subprocess.run(doctor, env=environment(broken), capture_output=True, text=True)
    assert ran.returncode == 1
    assert "The game toy of the package toy-games 2.0 cannot be loaded: RuntimeError: no luck" in ran.stdout
    assert "1 table waits for the game hush (package: deadpan-hush), which is not installed" in ran.stdout
    ran = subprocess.run(doctor, env=environment(hush_folder), capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")

    with served(tables, environment(hush_folder)) as (address, logged):
        answer = httpx.get(f"{address}/api/tables/{code}")
        assert (answer.status_code, answer.json()["game"]) == (200, "hush")
    assert logged == [""]
