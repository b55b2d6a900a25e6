"""Hush for all tests of a folder, whose ``conftest.py`` imports this fixture."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hush import found_in


@pytest.fixture(scope="package", autouse=True)
def hush_in_package(hush_folder: Path) -> Iterator[None]:
    """This process and those that it starts find Hush as long as the tests of the folder last."""
    with found_in(hush_folder, pytest.MonkeyPatch()):
        yield
