"""Puts the longest tests first, and deals the files out to the processes of a run.

``--dist worksteal`` gives each process one stretch of the list, of equal length, and lets a process that is done take
tests from the end of another's stretch. So each stretch begins with its share of the tests that are marked as taking
long, and ends with short ones, which even out the rest. Tests of one file and one mark stay together: they may share a
server.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import groupby

import pytest

from tests.marks import EXPENSIVE


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Order the tests that were selected; every process of a run comes to the same order."""
    items[:] = dealt(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def rank(item: pytest.Item) -> int:
    """How early a test runs: by the first of the marks that it carries, and last if it carries none."""
    return next((place for place, mark in enumerate(EXPENSIVE) if item.get_closest_marker(mark)), len(EXPENSIVE))


def dealt(items: Sequence[pytest.Item], processes: int) -> list[pytest.Item]:
    """One stretch after the other, each as long as the scheduler makes it, with the longest tests first."""
    long = sorted((item for item in items if rank(item) < len(EXPENSIVE)), key=rank)
    short = [item for item in items if rank(item) == len(EXPENSIVE)]
    stretches: list[list[pytest.Item]] = [[] for _ in range(processes)]
    for _, tests in groupby(long, lambda item: (rank(item), item.path)):
        min(stretches, key=len).extend(tests)
    ordered: list[pytest.Item] = []
    for number, stretch in enumerate(stretches):
        size = (len(items) - len(ordered)) // (processes - number)
        ordered += stretch
        missing = max(0, size - len(stretch))
        ordered += short[:missing]
        del short[:missing]
    return ordered
