"""Processes for what takes long, so that neither the event loop nor its interpreter waits for it."""

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

_STARTING: Final = 60.0
"""Seconds in which a process must be up: far more than it takes, and no part of anybody's timeout."""


class WorkerLost(Exception):
    """The process that did the work is gone, and the work with it."""


class WorkerPool(Protocol):
    """Does what takes long."""

    async def run(
        self, queue_key: QueueKey, timeout: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """What ``work`` returns or raises; ``queue_key`` is who asks for it.

        Raises `TimeoutError` where it is not done after so many seconds of ``timeout``, which begin when it does;
        `WorkerLost` where it took its process down.
        """

    def close(self) -> None:
        """Stop whatever is running."""


class InlinePool:
    """Work done in the caller's thread: for tests, where the order of things must be the same every time."""

    async def run(
        self, queue_key: QueueKey, timeout: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Do it here."""
        return work(*args, **kwargs)

    def close(self) -> None:
        """Nothing runs."""


class ProcessPool:
    """Work done in processes of their own, which are started when there is something to do.

    Each does one thing at a time, so one that must be killed takes nobody's work with it but what it was at. What there
    is no process for waits in a queue that is fair to those who ask.
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
        """Do it elsewhere, as soon as a process is free and it is their turn.

        Raises `TimeoutError`, `WorkerLost`, and whatever the work raises. `CancelledError` comes from whoever cancels
        the caller, never from here; the process is then free again when the work is done that nobody waits for.
        """
        turn: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._queue.put(queue_key, turn)
        self._go_on()
        try:
            worker = await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release(turn.result(), queue_key)
            raise
        job = asyncio.create_task(self._employ(worker, queue_key, timeout, partial(work, *args, **kwargs)))
        self._jobs.add(job)
        job.add_done_callback(self._jobs.discard)
        return await asyncio.shield(job)

    def _go_on(self) -> None:
        """Let those whose turn it is have the processes that are free. Who was cancelled meanwhile is passed over."""
        while self._free and (following := self._queue.take()) is not None:
            queue_key, turn = following
            if turn.done():
                self._queue.done(queue_key)
            else:
                turn.set_result(self._free.pop())

    def _release(self, worker: _Worker, queue_key: QueueKey) -> None:
        self._free.append(worker)  # to be taken first: it is up, and others may not be
        self._queue.done(queue_key)
        self._go_on()

    async def _employ(self, worker: _Worker, queue_key: QueueKey, timeout: float, work: partial[T]) -> T:
        try:
            if not worker.is_up and not self._is_closed:
                worker.start()
                await self._ask(worker, _STARTING, partial(_meet, work.func))
            return await self._ask(worker, timeout, work)
        finally:
            self._release(worker, queue_key)

    async def _ask(self, worker: _Worker, timeout: float, work: partial[T]) -> T:
        if self._is_closed:
            raise WorkerLost
        answer = asyncio.get_running_loop().run_in_executor(self._threads, _exchange, worker.line, work)
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
        """End the processes. Whoever waits for one of them has lost it."""
        self._is_closed = True
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False)


class _Worker:
    """A process and the line to it, or the place for one."""

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self.line: Connection | None = None

    @property
    def is_up(self) -> bool:
        return self._process is not None and self._process.is_alive()

    def start(self) -> None:
        context = multiprocessing.get_context("spawn")  # not by fork: this process has threads
        self.line, theirs = context.Pipe()
        self._process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self._process.start()
        theirs.close()

    def stop(self) -> None:
        """Kill the process. One who listens to it hears that it is gone, which also closes the line."""
        if self._process is not None:
            self._process.kill()
        self._process = self.line = None


def _exchange(line: Connection | None, work: partial[T]) -> T:
    """Have something done, and wait for it: this is for a thread. Raises `WorkerLost`, and what the work raises."""
    if line is None:
        raise WorkerLost
    try:
        line.send(work)
        is_done, answer = line.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if not is_done:
        raise answer
    return answer  # type: ignore[no-any-return]  # what came through the line is what was done


def _meet(work: object) -> None:
    """Do nothing. To be told what there will be to do is to import whatever that needs."""


def _serve(line: Connection) -> None:
    """What a process does all its life. Work that exits, or whose answer cannot be sent, ends it."""
    # Ctrl-C is for the server; so is the processor, where both want it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=_go_with_the_server, daemon=True).start()
    while True:
        try:
            work = line.recv()
        except (EOFError, OSError):
            return
        answer: tuple[bool, Any]
        try:
            answer = True, work()
        except Exception as problem:
            answer = False, problem
        line.send(answer)


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()  # returns when it has died, of whatever
        os._exit(0)
