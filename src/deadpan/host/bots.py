"""Bots in seats: chosen for outside the event loop, and replaced where they fail.

A bot gets the view of its seat and nothing else. One that is late, crashes or returns nonsense is replaced by a safe
choice, a legal one drawn at random, and that is logged.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from threading import Thread
from typing import Any, Final, Protocol

from deadpan.bots import LEVELS, Budget, bot_for
from deadpan.games import GAMES
from deadpan.kernel.play import Choice

THINKS: Final = 0.4
"""Seconds that a bot may think: less than the shortest answer window lasts, so that it is not seen in its result."""
BUDGET: Final = Budget(ms=1000 * THINKS)
_PATIENCE: Final = 5.0
"""Seconds after which a bot is given up: far over its budget, since the machine may be busy."""

log = logging.getLogger(__name__)


class BotRunner(Protocol):
    """Makes bots choose."""

    @property
    def levels(self) -> Sequence[str]:
        """The levels there are."""

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """What a bot of this level chooses in this view, and whether it was really the bot that chose."""

    def close(self) -> None:
        """Stop whatever is running."""


def think(game: str, level: str, view: Any, seed: str) -> Choice:
    """Let a bot choose, here and now."""
    return bot_for(game, level).choose(view, GAMES[game].legal(view), Random(seed), BUDGET)


def stand_in(game: str, view: Any, seed: str) -> Choice:
    """A safe choice: any legal one."""
    return Random(seed).choice(GAMES[game].legal(view))


class InlineBots:
    """Bots that choose in the caller's thread: for tests, where the order of things must be the same every time."""

    levels: Final = tuple(LEVELS)

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """Think here."""
        return think(game, level, view, seed), True

    def close(self) -> None:
        """Nothing runs."""


class PooledBots:
    """Bots that choose in processes of their own."""

    levels: Final = tuple(LEVELS)

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """Think elsewhere; whatever goes wrong there, something is chosen."""
        if self._pool is None:
            # Not by fork: this process has threads.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_behave)
        pool = self._pool
        problem: str
        try:
            future = asyncio.get_running_loop().run_in_executor(pool, think, game, level, view, seed)
            choice = await asyncio.wait_for(future, _PATIENCE)
            if choice in GAMES[game].legal(view):
                return choice, True
            problem = "chose what is not legal"
        except TimeoutError:
            problem = "was too late"
            self._abandon(pool)
        except BrokenProcessPool:
            problem = "took its process down"
            self._abandon(pool)
        except Exception as crash:  # a bot is somebody else's code: anything may come out of it
            problem = f"crashed with {type(crash).__name__}"
        log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, level, problem)
        return stand_in(game, view, seed), False

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool with a process that does not answer; the next choice starts another."""
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
