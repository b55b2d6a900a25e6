"""The process pool: each job has its own timeout, and a slow or broken job does not affect others."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from deadpan.server.scheduling import NO_QUEUE_KEY, ProcessPool, WorkerLost
from deadpan.server.scheduling.process_pool import _START_TIMEOUT
from tests.server.hand_clock import settle

PATIENCE = 100.0
AGES = 1000.0


class HandLoop(asyncio.SelectorEventLoop):
    """An event loop whose time a test advances."""

    leapt = 0.0

    def time(self) -> float:
        return super().time() + self.leapt

    async def leap(self, seconds: float) -> None:
        """Advance the time, and run every call that is due by then."""
        self.leapt += seconds
        await asyncio.sleep(0)
        await settle()


def run(processes: int, test: Callable[[ProcessPool, HandLoop], Awaitable[None]]) -> None:
    """Run a test with a process pool, in an event loop of its own."""

    async def with_workers() -> None:
        workers = ProcessPool(processes)
        try:
            loop = asyncio.get_running_loop()
            assert isinstance(loop, HandLoop)
            await test(workers, loop)
        finally:
            workers.close()

    with asyncio.Runner(loop_factory=HandLoop) as runner:
        runner.run(with_workers())


def begin_and_wait(begun: Path, enough: Path) -> str:
    begun.touch()
    while not enough.exists():
        time.sleep(0.001)
    return "waited"


def pid() -> int:
    return os.getpid()


def cancel_itself() -> None:
    raise asyncio.CancelledError


async def appears(file: Path) -> None:
    while not file.exists():
        await asyncio.sleep(0.001)


def test_a_jobs_timeout_does_not_include_its_waiting_time(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        first = asyncio.create_task(workers.run(NO_QUEUE_KEY, 2 * AGES, begin_and_wait, begun, enough))
        await appears(begun)
        second = asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, pid))
        await settle()
        await loop.leap(AGES)
        enough.touch()
        assert await first == "waited"
        assert isinstance(await second, int)

    run(1, test)


def test_a_late_job_does_not_delay_others(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        begun, never, beside, enough = (tmp_path / name for name in ("begun", "never", "beside", "enough"))
        late = asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, begin_and_wait, begun, never))
        await appears(begun)
        running = asyncio.create_task(workers.run(NO_QUEUE_KEY, 2 * AGES, begin_and_wait, beside, enough))
        await appears(beside)
        waiting = [asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, abs, -n)) for n in range(5)]
        await settle()
        await loop.leap(AGES)
        enough.touch()
        done = await asyncio.gather(late, running, *waiting, return_exceptions=True)
        assert isinstance(done[0], TimeoutError)
        assert done[1:] == ["waited", 0, 1, 2, 3, 4]

    run(2, test)


class SlowToImport:
    """A job whose unpickling blocks, so the process waits before it knows the job."""

    def __init__(self, begun: Path, enough: Path) -> None:
        self.wait = begun, enough

    def __reduce__(self) -> tuple[Any, ...]:
        return import_slowly, self.wait

    def __call__(self) -> str:
        return "done"


def import_slowly(begun: Path, enough: Path) -> SlowToImport:
    begin_and_wait(begun, enough)
    return SlowToImport(begun, enough)


def test_starting_a_process_does_not_count_towards_a_timeout(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        job = asyncio.create_task(workers.run(NO_QUEUE_KEY, _START_TIMEOUT / 4, SlowToImport(begun, enough)))
        await appears(begun)
        await loop.leap(_START_TIMEOUT / 2)
        enough.touch()
        assert await job == "done"

    run(1, test)


@pytest.mark.parametrize("work", [os._exit, sys.exit, cancel_itself])
def test_a_job_that_kills_its_process_affects_no_other_job(work: Callable[..., None]) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        args = () if work is cancel_itself else (1,)
        jobs = [
            workers.run(NO_QUEUE_KEY, PATIENCE, work, *args),
            *(workers.run(NO_QUEUE_KEY, PATIENCE, abs, -n) for n in range(3)),
        ]
        done = await asyncio.gather(*jobs, return_exceptions=True)
        assert isinstance(done[0], WorkerLost)
        assert done[1:] == [0, 1, 2]

    run(1, test)


def test_an_idle_process_that_died_is_replaced() -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        first = await workers.run(NO_QUEUE_KEY, PATIENCE, pid)
        child = next(child for child in multiprocessing.active_children() if child.pid == first)
        child.kill()
        child.join()
        assert await workers.run(NO_QUEUE_KEY, PATIENCE, pid) != first

    run(1, test)


def test_an_abandoned_job_keeps_its_process_until_it_is_done(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        before = await workers.run(NO_QUEUE_KEY, PATIENCE, pid)
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        dropped = asyncio.create_task(workers.run(NO_QUEUE_KEY, 2 * AGES, begin_and_wait, begun, enough))
        await appears(begun)
        dropped.cancel()
        assert isinstance((await asyncio.gather(dropped, return_exceptions=True))[0], asyncio.CancelledError)
        queued = asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, pid))
        forgotten = asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, begin_and_wait, begun, tmp_path / "never"))
        after = asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, pid))
        await settle()
        forgotten.cancel()
        await loop.leap(AGES)
        enough.touch()
        assert await queued == await after == before, "in their order, and without a new process"

    run(1, test)


def test_closing_the_pool_fails_waiting_jobs(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        begun = tmp_path / "begun"
        jobs = [
            asyncio.create_task(workers.run(NO_QUEUE_KEY, PATIENCE, begin_and_wait, begun, tmp_path / "never"))
            for _ in range(3)
        ]
        await appears(begun)
        children = multiprocessing.active_children()
        workers.close()
        done = await asyncio.gather(*jobs, workers.run(NO_QUEUE_KEY, PATIENCE, pid), return_exceptions=True)
        assert [type(each) for each in done] == [WorkerLost] * 4
        for child in children:
            child.join()

    run(1, test)


def test_jobs_of_one_client_do_not_delay_all_others(tmp_path: Path) -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        begun, enough = tmp_path / "begun", tmp_path / "enough"
        first = asyncio.create_task(workers.run(("hog",), 2 * AGES, begin_and_wait, begun, enough))
        await appears(begun)
        order: list[str] = []

        async def ask(queue_key: str) -> None:
            await workers.run((queue_key,), PATIENCE, abs, 1)
            order.append(queue_key)

        asked = [asyncio.create_task(ask(queue_key)) for queue_key in ("hog", "hog", "hog", "guest")]
        await asyncio.sleep(0)
        enough.touch()
        await asyncio.gather(first, *asked)
        assert order == ["guest", "hog", "hog", "hog"]

    run(1, test)


def test_a_player_who_leaves_at_the_turn_does_not_block_the_game() -> None:
    async def test(workers: ProcessPool, loop: HandLoop) -> None:
        asked = asyncio.create_task(workers.run(("guest",), PATIENCE, abs, 1))
        await asyncio.sleep(0)
        asked.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asked
        assert await workers.run(("hog",), PATIENCE, abs, -2) == 2

    run(1, test)
