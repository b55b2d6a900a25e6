"""Bots in seats: chosen for outside the event loop, and replaced where they fail.

A bot gets the view of its seat and nothing else. One that is late, crashes or returns nonsense is replaced by a safe
choice, and that is logged.
"""

from __future__ import annotations

import asyncio
import logging
import os
from random import Random
from typing import Any, Final, Protocol

from deadpan.bots import Budget, bot_for, level_or_usual, safe_choice, volunteered
from deadpan.game import GAMES
from deadpan.host.workers import PooledWorkers, WorkerLost
from deadpan.kernel.play import Choice

THINKS: Final = 0.4
"""Seconds that a bot may think: less than the shortest answer window lasts, so that it is not seen in its result."""
BUDGET: Final = Budget(ms=1000 * THINKS)
_PATIENCE: Final = 5.0
"""Seconds after which a bot is given up that has begun to think: far over its budget, since the machine may be busy.

How long it waits for a process is not its fault, and not its loss: a busy server makes bots slow, not stupid.
"""

log = logging.getLogger(__name__)


class BotRunner(Protocol):
    """Makes bots choose."""

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """What a bot of this level chooses in this view, and whether it was really the bot that chose."""

    async def volunteer(self, game: str, level: str, view: Any, seed: str) -> Choice | None:
        """What a bot of this level chooses in this view unasked, if anything."""

    def close(self) -> None:
        """Stop whatever is running."""


def think(game: str, level: str, view: Any, seed: str) -> Choice:
    """Let a bot choose, here and now; one of the usual level where the game has no such level."""
    return bot_for(game, level_or_usual(game, level)).choose(view, GAMES[game].legal(view), Random(seed), BUDGET)


def consider(game: str, level: str, view: Any, seed: str) -> Choice | None:
    """Let a bot that is not asked choose if it wants to, here and now."""
    return volunteered(game, bot_for(game, level_or_usual(game, level)), view, GAMES[game].legal(view), Random(seed))


class InlineBots:
    """Bots that choose in the caller's thread: for tests, where the order of things must be the same every time."""

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """Think here."""
        return think(game, level, view, seed), True

    async def volunteer(self, game: str, level: str, view: Any, seed: str) -> Choice | None:
        """Think here."""
        return consider(game, level, view, seed)

    def close(self) -> None:
        """Nothing runs."""


class PooledBots:
    """Bots that choose in processes of their own."""

    def __init__(self, processes: int | None = None) -> None:
        self._workers = PooledWorkers(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, game: str, level: str, view: Any, seed: str) -> tuple[Choice, bool]:
        """Think elsewhere; whatever goes wrong there, something is chosen."""
        problem: str
        legal = GAMES[game].legal(view)
        try:
            choice = await self._workers.do(_PATIENCE, think, game, level, view, seed)
            if choice in legal:
                return choice, True
            problem = "chose what is not legal"
        except TimeoutError:
            problem = "was too late"
        except WorkerLost:
            problem = "took its process down"
        except Exception as crash:  # a bot is somebody else's code: anything may come out of it
            problem = f"crashed with {type(crash).__name__}"
        log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, level, problem)
        return await asyncio.to_thread(safe_choice, game, view, legal, Random(seed)), False

    async def volunteer(self, game: str, level: str, view: Any, seed: str) -> Choice | None:
        """Think elsewhere; whatever goes wrong there, nothing is chosen."""
        try:
            return await self._workers.do(_PATIENCE, consider, game, level, view, seed)
        except Exception as problem:  # too late, its process gone, or anything else
            log.warning("a bot (%s, %s) chooses nothing unasked: %s", game, level, type(problem).__name__)
            return None

    def close(self) -> None:
        """End the processes."""
        self._workers.close()
