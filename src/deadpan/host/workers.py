"""Processes for what takes long, so that neither the event loop nor its interpreter waits for it."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Workers(Protocol):
    """Does what takes long."""

    async def do(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """What ``work`` returns or raises. Raises `TimeoutError` after so many seconds of ``patience``."""

    def close(self) -> None:
        """Stop whatever is running."""


class InlineWorkers:
    """Work done in the caller's thread: for tests, where the order of things must be the same every time."""

    async def do(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it here."""
        return work(*args, **kwargs)

    def close(self) -> None:
        """Nothing runs."""


class PooledWorkers:
    """Work done in processes of their own, which are started when there is something to do."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def do(self, patience: float, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do it elsewhere. A process that does not answer or dies takes its pool with it; the next call has another.

        Raises `TimeoutError`, `BrokenProcessPool`, and whatever the work raises.
        """
        if self._pool is None:
            # Not by fork: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_behave)
        pool = self._pool
        try:
            future = pool.submit(work, *args, **kwargs)
            return await asyncio.wait_for(asyncio.wrap_future(future), patience)
        except (TimeoutError, BrokenProcessPool):
            self._abandon(pool)
            raise

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool with a process that does not answer."""
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._abandon(self._pool)


def _behave() -> None:
    """Leave Ctrl-C to the server, and the processor to it as well where both want it; and go when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    Thread(target=_go_with_the_server, daemon=True).start()


def _go_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()  # returns when it has died, of whatever
        os._exit(0)
