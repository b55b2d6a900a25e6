"""How the suite itself is run: which tests come first, and which are found to need a mark."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tests.cpu_time import pytest_runtest_call, unmarked
from tests.order import dealt

ROOT = Path(__file__).parent.parent


class FakeItem:
    """A collected test, as far as it matters for its order."""

    def __init__(self, name: str, mark: str = "") -> None:
        self.name = name
        self.path = Path(name.partition("::")[0])
        self.mark = mark

    def get_closest_marker(self, name: str) -> bool:
        return name == self.mark


def names(items: list[FakeItem], processes: int) -> list[str]:
    return [cast(Any, item).name for item in dealt(cast(Any, items), processes)]


def test_each_process_begins_with_its_share_of_the_longest_tests() -> None:
    items = [
        *(FakeItem(f"a.py::{number}") for number in range(9)),
        FakeItem("b.py::0", "slow"),
        *(FakeItem(f"c.py::{number}", "browser") for number in range(2)),
        *(FakeItem(f"d.py::{number}", "browser") for number in range(2)),
        FakeItem("e.py::0", "deploy"),
    ]
    ordered = names(items, 3)
    assert sorted(ordered) == sorted(item.name for item in items)
    assert [ordered[start : start + 5][:2] for start in (0, 5, 10)] == [
        ["c.py::0", "c.py::1"],
        ["d.py::0", "d.py::1"],
        ["e.py::0", "b.py::0"],
    ]


def test_in_one_process_tests_keep_their_order_but_for_the_marked_ones() -> None:
    items = [FakeItem("z.py::0"), FakeItem("y.py::0", "slow"), FakeItem("a.py::0"), FakeItem("x.py::0", "browser")]
    assert names(items, 1) == ["x.py::0", "y.py::0", "z.py::0", "a.py::0"]


@pytest.mark.parametrize("processes", [1, 2, 3, 7])
def test_no_test_is_lost_however_few_there_are(processes: int) -> None:
    items = [FakeItem("a.py::0", "browser"), FakeItem("a.py::1", "browser"), FakeItem("b.py::0")]
    assert sorted(names(items, processes)) == ["a.py::0", "a.py::1", "b.py::0"]


def report(name: str, seconds: float, *marks: str) -> pytest.TestReport:
    return pytest.TestReport(
        nodeid=name,
        location=("", None, name),
        keywords=dict.fromkeys(marks, 1),
        outcome="passed",
        longrepr=None,
        when="call",
        user_properties=[("cpu_seconds", seconds)],
    )


def test_expensive_tests_without_a_mark_are_listed() -> None:
    dear = [report("a", 5.5), report("b", 7.0)]
    reports = [*dear, report("c", 4.5), report("d", 9.0, "slow"), report("e", 9.0, "browser")]
    assert unmarked(reports) == ["7.00s b", "5.50s a"]


def test_every_collected_test_of_these_folders_carries_their_mark(request: pytest.FixtureRequest) -> None:
    for item in request.session.items:
        folders = item.path.relative_to(ROOT).parts[:-1]
        for mark in ("browser", "deploy"):
            assert mark not in folders or item.get_closest_marker(mark), item.nodeid


def test_what_a_call_costs_is_on_its_report() -> None:
    item = SimpleNamespace(user_properties=[])
    call = pytest_runtest_call(cast(Any, item))
    next(call)
    with pytest.raises(StopIteration):
        call.send(None)
    ((name, seconds),) = item.user_properties
    assert (name, seconds >= 0) == ("cpu_seconds", True)
