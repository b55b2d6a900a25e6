"""Hush (``examples/hush``) as an installed package: built into a wheel and unpacked into a separate folder.

`hush_folder` is that folder. `hush_environment` is the environment of a process that finds Hush there by its entry
point. `hush` lets this process find it for one test, and `hush_throughout` for all tests of a module, which then has
``pytestmark = pytest.mark.usefixtures("hush_throughout")``. The environment of the tests themselves is not changed.
"""

from __future__ import annotations

import fcntl
import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
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
def hush_folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages that contains only Hush, built once for all processes of a run. Tests only read it."""
    own = tmp_path_factory.getbasetemp()
    is_shared = hasattr(request.config, "workerinput")  # one of several processes: their folders have one parent
    folder = (own.parent if is_shared else own) / "hush"
    with folder.with_suffix(".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not folder.exists():
            wheel = build_wheel(SOURCE, tmp_path_factory.mktemp("wheel"))
            unpacked = tmp_path_factory.mktemp("packages")
            with ZipFile(wheel) as packed:
                packed.extractall(unpacked)
            unpacked.rename(folder)
    return folder


@pytest.fixture
def hush_environment(hush_folder: Path) -> dict[str, str]:
    """The environment variables of a process that finds Hush."""
    others = os.environ.get("PYTHONPATH")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(hush_folder), *([others] if others else [])])}


@pytest.fixture
def hush(hush_folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Hush, which this process and its children find during the test."""
    with found_in(hush_folder, monkeypatch) as game:
        yield game


@pytest.fixture(scope="module")
def hush_throughout(hush_folder: Path) -> Iterator[None]:
    """Like `hush`, for all tests of a module, so that the registry is loaded only once."""
    with found_in(hush_folder, pytest.MonkeyPatch()):
        yield


@contextmanager
def found_in(folder: Path, patch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Let this process find Hush in a folder; on exit, undo that and what a test changed in its description."""
    paths = [str(folder), *([os.environ["PYTHONPATH"]] if "PYTHONPATH" in os.environ else [])]
    patch.setenv("PYTHONPATH", os.pathsep.join(paths))
    patch.syspath_prepend(str(folder))
    importlib.invalidate_caches()
    look_anew()
    game = game_called("hush")
    described = dict(vars(game))
    yield game
    vars(game).update(described)
    patch.undo()
    look_anew()


WHISPER_MODULE: Final = """
from importlib.resources import files
from deadpan import Game
from tests.hush_variants import Whisper

GAME = Game(rules=Whisper(), words=files(__name__) / "words")
"""
WHISPER_WORDS: Final = """
whisper-title = Whisper
whisper-refused-wrong-option-first = Among { $seats } seats, nobody whispers there.
"""
WHISPER: Final = {
    "whisper_package/__init__.py": WHISPER_MODULE,
    "whisper_package/words/en.ftl": WHISPER_WORDS,
    "whisper-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: whisper\nVersion: 1.0",
    "whisper-1.0.dist-info/entry_points.txt": "[deadpan.games]\nwhisper = whisper_package:GAME",
}
"""The files of an installed package with the game Whisper."""


@pytest.fixture
def whisper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """Whisper (`tests.hush_variants`), which this process finds during the test."""
    for name, text in WHISPER.items():
        file = tmp_path / "whisper" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path / "whisper"))
    look_anew()
    yield game_called("whisper")
    monkeypatch.undo()
    sys.modules.pop("whisper_package")
    look_anew()


def look_anew() -> None:
    """Clear the caches of games and of their words, so that both are loaded again."""
    registry.cache_clear()
    catalogue.cache_clear()
