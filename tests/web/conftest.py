"""The tests of the web server play Hush, which needs no screen and is over after a few choices."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hush import found_in


@pytest.fixture(scope="package", autouse=True)
def hush_in_this_package(hush_folder: Path) -> Iterator[None]:
    """Hush, found as long as these tests last."""
    with found_in(hush_folder, pytest.MonkeyPatch()):
        yield
