"""Log lines that clients can cause are limited by kind, and the omitted ones are counted."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from deadpan.web.log_limit import MOST, LogRateLimit, limit_logs


class Heard(logging.Handler):
    """Keeps what was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


class Time:
    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Time:
    return Time()


@pytest.fixture
def heard(clock: Time) -> Iterator[Heard]:
    handler = Heard()
    handler.addFilter(LogRateLimit(clock))
    root = logging.getLogger()
    root.addHandler(handler)
    yield handler
    root.removeHandler(handler)


def test_a_few_lines_of_each_kind_are_written_per_minute_and_the_rest_counted(heard: Heard, clock: Time) -> None:
    log = logging.getLogger("uvicorn.error")
    for _ in range(500):
        log.warning("Invalid HTTP request received.")
    log.error("Exception in ASGI application\n")
    assert heard.lines == ["Invalid HTTP request received."] * MOST + ["Exception in ASGI application\n"]
    clock.now = 61
    log.warning("Invalid HTTP request received.")
    assert heard.lines[-2:] == [
        "490 more lines of uvicorn.error were left out: Invalid HTTP request received.",
        "Invalid HTTP request received.",
    ]


def test_lines_that_differ_in_their_arguments_are_of_one_kind(heard: Heard) -> None:
    for number in range(50):
        logging.getLogger("deadpan.server").error("table %s could not be read", number)
    assert heard.lines == [f"table {number} could not be read" for number in range(MOST)]


def test_normal_operation_logs_every_line(heard: Heard, clock: Time) -> None:
    for minute in range(5):
        clock.now = 60.0 * minute
        for _ in range(MOST):
            logging.getLogger("deadpan.server").warning("a bot was too late")
    assert heard.lines == ["a bot was too late"] * 5 * MOST


def test_endless_different_lines_are_limited_too(heard: Heard) -> None:
    for number in range(5_000):
        logging.getLogger("else").warning(f"request {number} was nonsense")
    assert len(heard.lines) < 300


def test_all_handlers_of_the_server_are_limited() -> None:
    handler = Heard()
    root = logging.getLogger()
    before = {each: list(each.filters) for each in root.handlers}
    root.addHandler(handler)
    try:
        limit_logs()
        for _ in range(50):
            logging.getLogger("deadpan.web").warning("no room")
        assert len(handler.lines) == MOST
    finally:
        root.removeHandler(handler)
        for each, filters in before.items():
            each.filters = filters


def test_omitted_lines_are_reported_after_a_minute_even_if_nothing_else_is_logged(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        loop = asyncio.get_running_loop()
        later: list[Callable[[], None]] = []
        monkeypatch.setattr(loop, "call_later", lambda seconds, call, *args: later.append(partial(call, *args)))
        for _ in range(25):
            logging.getLogger("deadpan.web").warning("no room")
        (tell,) = later
        tell()
        assert heard.lines[-1] == "15 more lines of deadpan.web were left out: no room"

    asyncio.run(test())
