"""Hush (``examples/hush``) as somebody else's package: built into a wheel, installed into a folder of its own.

`hush_folder` is that folder. `hush_environment` is an environment for processes that find Hush there by its entry
point; `hush` lets this process find it, for one test. The environment of the tests itself is left as it is.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZipFile

import pytest

from deadpan.game import Game, game_called, registry
from deadpan.locales.catalogue import catalogue

SOURCE = Path(__file__).parent.parent / "examples" / "hush"


def build_wheel(source: Path, folder: Path) -> Path:
    """The wheel of a package, built without Node and without a network."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", folder, source], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="session")
def hush_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages that holds nothing but Hush."""
    wheel = build_wheel(SOURCE, tmp_path_factory.mktemp("wheel"))
    folder = tmp_path_factory.mktemp("packages")
    with ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


@pytest.fixture
def hush_environment(hush_folder: Path) -> dict[str, str]:
    """The environment variables of a process that finds Hush."""
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(hush_folder), *([others] if others else [])])}


@pytest.fixture
def hush(hush_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Hush, found by this process, and by processes that it starts, as long as the test lasts."""
    paths = [str(hush_folder), *([os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else [])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.syspath_prepend(str(hush_folder))
    importlib.invalidate_caches()
    look_anew()
    yield game_called("hush")
    monkeypatch.undo()
    look_anew()


def look_anew() -> None:
    """Look for games and their words anew."""
    registry.cache_clear()
    catalogue.cache_clear()
