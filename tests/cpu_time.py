"""Measures what each test costs, and lists at the end of a run those that need a mark and carry none.

What is counted is the CPU time of the test's call, of this process and of those that it waited for: unlike the time on
the clock, it hardly depends on what else the machine does. It still differs between machines by some factor, so a test
over the limit is listed and does not fail the run. A test that waits without computing is not found here, but among the
slowest by the clock, which ``make test`` and ``make quick`` print too.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Sequence
from typing import Final

import pytest

from tests.marks import EXPENSIVE

LIMIT: Final = 5.0
"""Seconds of CPU time; a test that takes more carries one of the marks."""
_PROPERTY: Final = "cpu_seconds"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Measure a test; its report carries the figure to the process that writes the summary."""
    before = _spent()
    try:
        return (yield)
    finally:
        item.user_properties.append((_PROPERTY, round(_spent() - before, 2)))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the tests over the limit that carry no mark."""
    reports = [report for outcome in ("passed", "failed") for report in terminalreporter.getreports(outcome)]
    if found := unmarked([report for report in reports if report.when == "call"]):
        terminalreporter.section(f"over {LIMIT:g} s of CPU time, and marked neither {' nor '.join(EXPENSIVE)}")
        terminalreporter.write("\n".join([*found, ""]))


def unmarked(reports: Sequence[pytest.TestReport]) -> list[str]:
    """A line for each test over the limit that carries none of the marks, the most expensive first."""
    found = [
        (seconds, report.nodeid)
        for report in reports
        for name, seconds in report.user_properties
        if name == _PROPERTY and isinstance(seconds, float) and seconds > LIMIT
        if not any(mark in report.keywords for mark in EXPENSIVE)
    ]
    return [f"{seconds:.2f}s {name}" for seconds, name in sorted(found, reverse=True)]


def _spent() -> float:
    """The CPU time of this process and of the children that it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system
