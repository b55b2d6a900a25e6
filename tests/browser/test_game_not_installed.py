"""The page of a table whose game is not installed any more names the missing package."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.browser.conftest import Arrive
from tests.browser.serving import serving
from tests.browser.test_everywhere import DESK, barriers


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the tables."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="module")
def code(folder: Path, hush_folder: Path) -> str:
    """A table that was made while Hush was installed."""
    with serving(folder, {**os.environ, "PYTHONPATH": str(hush_folder)}) as port:
        made = httpx.post(f"http://127.0.0.1:{port}/api/play", json={"game": "hush", "name": "Maya", "seats": 2})
    assert made.status_code == 201, made.text
    return str(made.json()["code"])


@pytest.fixture(scope="module")
def port(folder: Path, code: str) -> Iterator[int]:
    """A server with the same tables, without Hush."""
    with serving(folder, dict(os.environ)) as port:
        yield port


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en-US", "is not installed here now"), ("fr-FR", "n’est pas installé ici"), ("pl-PL", "nie jest tu teraz")],
)
def test_the_page_of_a_table_without_its_game_names_the_package(
    arrive: Arrive, code: str, lang: str, said: str
) -> None:
    maya = arrive("Maya", locale=lang, **DESK)
    for address in (f"/t/{code}", f"/tv/{code}"):
        maya.goes(address)
        shown = maya.sees(f"text={said}")
        assert "deadpan-hush" in shown.inner_text()
        assert barriers(maya) == []
    assert all("503" in problem for problem in maya.problems), maya.problems
    maya.problems.clear()
