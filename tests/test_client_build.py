"""When ``hatch_build.py`` installs the client's packages, and when it builds the client."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import hatch_build

Calls = list[tuple[str, ...]]
INSTALL_FOR_BUILD = ("ci", "--omit=dev")
INSTALL_WITH_TOOLS = ("ci",)
BUILD = ("run", "build")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a client, in a folder whose name is left out of fingerprints further down."""
    root = tmp_path / "tests"
    for file, text in {
        "client/package-lock.json": "{}",
        "client/src/app.ts": "1",
        "client/tests/app.test.ts": "1",
    }.items():
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).write_text(text)
    return root


@pytest.fixture
def calls(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> Calls:
    """The calls of npm, which makes the folders that the real one would make."""
    found: Calls = []

    def npm(client: Path, *args: str) -> None:
        found.append(args)
        made = client / "node_modules" if args[0] == "ci" else checkout / "src/deadpan/web/static"
        for file in made.glob("*"):
            file.unlink()
        made.mkdir(parents=True, exist_ok=True)

    monkeypatch.setattr(hatch_build, "_npm", npm)
    return found


def test_a_build_installs_what_it_needs_and_no_tools(checkout: Path, calls: Calls) -> None:
    hatch_build.build(checkout)
    assert calls == [INSTALL_FOR_BUILD, BUILD]


def test_nothing_is_done_twice(checkout: Path, calls: Calls) -> None:
    hatch_build.build(checkout, with_tools=True)
    assert calls == [INSTALL_WITH_TOOLS, BUILD]
    hatch_build.build(checkout, with_tools=True)
    hatch_build.build(checkout)
    assert len(calls) == 2


def test_tools_are_installed_where_only_a_build_was_made(checkout: Path, calls: Calls) -> None:
    hatch_build.build(checkout)
    hatch_build.build(checkout, with_tools=True)
    assert calls == [INSTALL_FOR_BUILD, BUILD, INSTALL_WITH_TOOLS]


def test_a_changed_source_is_built_and_installs_nothing(checkout: Path, calls: Calls) -> None:
    hatch_build.build(checkout, with_tools=True)
    (checkout / "client/src/app.ts").write_text("2")
    hatch_build.build(checkout)
    assert calls[2:] == [BUILD]


@pytest.mark.parametrize("build", [hatch_build.build, lambda root: hatch_build.build(root, with_tools=True)])
def test_a_changed_lock_file_is_installed(checkout: Path, calls: Calls, build: Callable[[Path], None]) -> None:
    build(checkout)
    (checkout / "client/package-lock.json").write_text('{"changed": true}')
    build(checkout)
    assert calls[2:] == calls[:2]


def test_a_changed_unit_test_is_no_reason_to_build(checkout: Path, calls: Calls) -> None:
    hatch_build.build(checkout)
    (checkout / "client/tests/app.test.ts").write_text("2")
    hatch_build.build(checkout)
    assert len(calls) == 2
