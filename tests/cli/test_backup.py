"""``deadpan backup`` and ``deadpan restore``, as a user runs them."""

from __future__ import annotations

import signal
from pathlib import Path

import httpx
import pytest

from deadpan.server.storage.schema import migrate
from tests.browser.serving import mortal
from tests.cli.command import assert_refused, deadpan


def test_a_running_server_is_backed_up_and_its_games_continue_after_restore(tmp_path: Path) -> None:
    """End to end: a backup during play, loss of the store, restore, the same people at the same table."""
    old, new, copy = tmp_path / "old", tmp_path / "new", tmp_path / "copy.db"
    with mortal(old) as server:
        made = httpx.post(f"http://127.0.0.1:{server.port}/api/play", json={"game": "hush", "name": "Ada"}).json()
        ran = deadpan("backup", copy, "--data", old)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out == f"1 table is copied to {copy}, and the copy is whole.\n"
        assert_refused(deadpan("backup", copy, "--data", old), "deadpan: ")
        assert deadpan("backup", copy, "--replace", "--data", old).status == 0
        assert_refused(deadpan("restore", copy, "--replace", "--data", old), "deadpan: A server runs")
        server.end(signal.SIGTERM)
        ran = deadpan("restore", copy, "--data", new, "--lang", "fr")
        assert (ran.status, ran.out) == (0, f"1 table est de retour dans {new}.\n")
        assert_refused(deadpan("restore", copy, "--data", new), "deadpan: There are tables")
        ran = deadpan("restore", copy, "--replace", "--data", new, "--lang", "pl")
        assert ran.out.startswith(f"1 stół jest znów w {new}.\nTo, co tam było, to teraz {new}/deadpan-before-")
        server.start()
    with mortal(new) as server:
        shown = httpx.get(f"http://127.0.0.1:{server.port}/api/tables/{made['code']}").json()
        assert shown["phase"] == "playing"


def test_an_invalid_backup_or_restore_is_refused_in_one_line(tmp_path: Path) -> None:
    assert_refused(deadpan("backup", tmp_path / "copy.db", "--data", tmp_path), "deadpan: There are no tables")
    assert_refused(deadpan("restore", tmp_path / "copy.db", "--data", tmp_path), "deadpan: That does not work")
    (tmp_path / "copy.db").write_text("hello " * 100)
    assert_refused(deadpan("restore", tmp_path / "copy.db", "--data", tmp_path), "deadpan: That does not work")
    migrate(tmp_path / "deadpan.db")
    assert_refused(deadpan("backup", tmp_path / "no" / "copy.db", "--data", tmp_path), "deadpan: That does not work")


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_the_default_folder_is_used_if_none_is_named(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    ran = deadpan(command, tmp_path / "copy.db")
    assert_refused(ran, "deadpan: ")
    assert str(tmp_path) in ran.err or command == "restore"
