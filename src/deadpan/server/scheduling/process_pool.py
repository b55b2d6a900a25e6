"""A pool of worker processes, so that slow work blocks neither the event loop nor its interpreter."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import Thread
from typing import Any, Final, ParamSpec, Protocol, TypeVar

from deadpan.server.scheduling.fair_queue import FairQueue, QueueKey

P = ParamSpec("P")
T = TypeVar("T")

_START_TIMEOUT: Final = 60.0
"""Seconds in which a process must have started; not counted against the timeout of the work."""


class WorkerLost(Exception):
    """The process ended before the work was done."""


class WorkerPool(Protocol):
    """Runs slow work."""

    async def run(
        self, queue_key: QueueKey, timeout: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run ``work``; ``queue_key`` says which clients share the queue with its caller.

        Raises what the work raises; `TimeoutError` if it is not done ``timeout`` seconds after its start; `WorkerLost`
        if its process ended.
        """

    def close(self) -> None:
        """Stop all work."""


class InlinePool:
    """Runs work in the caller's thread: for tests, which need a deterministic order."""

    async def run(
        self, queue_key: QueueKey, timeout: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run it here."""
        return work(*args, **kwargs)

    def close(self) -> None:
        """Do nothing."""


class ProcessPool:
    """Runs work in processes, which are started when they are needed.

    A process runs one piece of work at a time, so killing it on a timeout loses nothing else. Work that waits for a
    process is in a fair queue.
    """

    def __init__(self, processes: int) -> None:
        self._workers = [_Worker() for _ in range(processes)]
        self._free = list(self._workers)
        self._queue: FairQueue[asyncio.Future[_Worker]] = FairQueue()
        self._threads = ThreadPoolExecutor(processes, "deadpan-work")
        self._jobs: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    async def run(
        self, queue_key: QueueKey, timeout: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run it in a process, as soon as one is free and the queue says so.

        Raises `TimeoutError`, `WorkerLost`, and what the work raises. If the caller is cancelled, the work still runs
        to its end or timeout, and then the process is free again.
        """
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(queue_key, turn)
        self._assign()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result(), queue_key)
            raise
        job = asyncio.create_task(self._run_in(worker, queue_key, timeout, partial(work, *args, **kwargs)))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    def _assign(self) -> None:
        """Assign the free processes to the next in the queue, skipping callers that were cancelled."""
        while self._free and (next_in_queue := self._queue.take()) is not None:
            queue_key, turn = next_in_queue
            if turn.done():
                self._queue.done(queue_key)
            else:
                turn.set_result(self._free.pop())

    def _release(self, worker: _Worker, queue_key: QueueKey) -> None:
        self._free.append(worker)  # at the end, from where it is taken first: it is running, others may not be
        self._queue.done(queue_key)
        self._assign()

    async def _run_in(self, worker: _Worker, queue_key: QueueKey, timeout: float, work: partial[T]) -> T:
        try:
            if not worker.is_up and not self._is_closed:
                worker.start()
                await self._ask(worker, _START_TIMEOUT, partial(_do_nothing, work.func))
            return await self._ask(worker, timeout, work)
        finally:
            self._release(worker, queue_key)

    async def _ask(self, worker: _Worker, timeout: float, work: partial[T]) -> T:
        if self._is_closed:
            raise WorkerLost
        answer = asyncio.get_running_loop().run_in_executor(self._threads, _exchange, worker.pipe, work)
        done, _ = await asyncio.wait([answer], timeout=timeout)
        if not done:
            answer.cancel()
            worker.stop()
            raise TimeoutError
        try:
            return answer.result()
        except WorkerLost:
            worker.stop()
            raise

    def close(self) -> None:
        """Stop the processes. Callers that wait get `WorkerLost`."""
        self._is_closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False)


class _Worker:
    """A process and the pipe to it, or neither before the start and after a failure."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self.pipe: Connection | None = None

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")  # not fork: this process has threads
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def stop(self) -> None:
        """Kill the process. A thread that waits for its answer then raises `WorkerLost`."""
        if self._process is not None:
            self._process.kill()
        self._process = self.pipe = None


def _exchange(pipe: Connection | None, work: partial[T]) -> T:
    """Send work to a process and wait for the answer, in a thread. Raises `WorkerLost`, and what the work raises."""
    if pipe is None:
        raise WorkerLost
    try:
        pipe.send(work)
        is_done, answer = pipe.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if not is_done:
        raise answer
    return answer  # type: ignore[no-any-return]  # the pipe returns what the work returned


def _do_nothing(work: object) -> None:
    """Do nothing. Unpickling its argument imports the modules of the work that follows."""


def _serve(pipe: Connection) -> None:
    """The main loop of a process. Work that exits, or whose answer cannot be pickled, ends it."""
    # Ctrl-C is handled by the server, which also has priority on the processor.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=_exit_with_server, daemon=True).start()
    while True:
        try:
            work = pipe.recv()
        except (EOFError, OSError):
            return
        answer: tuple[bool, Any]
        try:
            answer = True, work()
        except Exception as problem:
            answer = False, problem
        pipe.send(answer)


def _exit_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()  # returns when the server has ended, for any reason
        os._exit(0)
