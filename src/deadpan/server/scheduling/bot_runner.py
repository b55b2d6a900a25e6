"""Runs bots in processes, and replaces the choice of a bot that fails.

A bot gets the view of its seat and nothing else. If it is late, crashes or returns an illegal choice, a safe choice is
used instead, and that is logged.
"""

from __future__ import annotations

import asyncio
import logging
import os
from functools import lru_cache
from random import Random
from time import perf_counter
from typing import Any, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from deadpan.bots import Budget, Quick, bot_for, level_or_usual, safe_choice, volunteered
from deadpan.game import GAMES
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice
from deadpan.server.scheduling.fair_queue import NO_QUEUE_KEY, QueueKey
from deadpan.server.scheduling.process_pool import ProcessPool, WorkerLost

DEFAULT_BOT_SECONDS: Final = 0.4
"""Seconds that a bot may think: less than the shortest answer window, so that they do not show in its result."""
_PLANNED_IN_WINDOW: Final = 0.75
"""The part of its time that a bot plans to use in an answer window, where it must not take longer than all of it."""
_QUICK_SECONDS: Final = 0.02
"""Seconds in an answer window for a bot that does not search."""
_TIMEOUT: Final = 5.0
"""Seconds after which a bot is replaced: far more than its budget, because the machine may be busy.

The time that it waits for a process does not count: on a busy server bots are slow, but choose for themselves.
"""

log = logging.getLogger(__name__)


class BotTask(Struct, frozen=True):
    """A request to a bot: the game, the level of the bot, the view to choose in, and the seed of its chance."""

    game: str
    level: str
    view: Any
    seed: str
    is_window: bool = False
    """Whether it is in an answer window, where the time that it takes must reveal nothing."""
    seconds: float = DEFAULT_BOT_SECONDS
    queue_key: QueueKey = NO_QUEUE_KEY


class BotRunner(Protocol):
    """Runs bots."""

    async def choose(self, task: BotTask) -> tuple[Choice, bool]:
        """The choice for a bot that is asked, and whether the bot made it itself."""

    async def volunteer(self, task: BotTask) -> Choice | None:
        """The choice of a bot that is not asked but may choose; ``None`` if it does not."""

    def close(self) -> None:
        """Stop all bots."""


def think(task: BotTask) -> Choice:
    """Run a bot that is asked, in this process; one of the usual level if the game does not have that level.

    In an answer window this keeps the process and its core busy for the same time, whatever the bot holds. Otherwise a
    client could measure, by anything else that the machine does, whether the bot had a choice.
    """
    game, level = task.game, level_or_usual(task.game, task.level)
    planned = task.seconds * (_PLANNED_IN_WINDOW if task.is_window else 1)
    done_at = perf_counter() + (min(_QUICK_SECONDS, task.seconds) if is_quick(game, level) else task.seconds)
    legal = GAMES[game].legal(task.view)
    choice = bot_for(game, level).choose(task.view, legal, Random(task.seed), Budget(ms=1000 * planned))
    if task.is_window:
        _keep_busy(done_at, GAMES[game], task.view)
    return choice


def _keep_busy(until: float, rules: AnyRules, view: Any) -> None:
    """Draw worlds that fit the view, as searching bots do most of the time, and discard them.

    Sleeping would occupy the process for as long, but it would leave the core, the caches and the memory free.
    """
    rng = Random(0)
    while perf_counter() < until:
        rules.redeal(view, rng)


def think_unasked(task: BotTask) -> Choice | None:
    """Run a bot that is not asked but may choose, in this process."""
    game = task.game
    bot = bot_for(game, level_or_usual(game, task.level))
    return volunteered(game, bot, task.view, GAMES[game].legal(task.view), Random(task.seed))


@lru_cache
def is_quick(game: str, level: str) -> bool:
    """Whether the bots of this level do not search."""
    return isinstance(bot_for(game, level), Quick)


class InlineBotRunner:
    """Runs bots in the caller's thread: for tests, which need a deterministic order."""

    async def choose(self, task: BotTask) -> tuple[Choice, bool]:
        """Run the bot here. It does not fill an answer window."""
        return think(replace(task, is_window=False)), True

    async def volunteer(self, task: BotTask) -> Choice | None:
        """Run the bot here."""
        return think_unasked(task)

    def close(self) -> None:
        """Do nothing."""


class ProcessBotRunner:
    """Runs bots in processes: one is for bots that do not search, so that they never wait for those that do."""

    def __init__(self, processes: int | None = None) -> None:
        self._quick = ProcessPool(1)
        self._searching = ProcessPool(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, task: BotTask) -> tuple[Choice, bool]:
        """Run the bot in a process; if that fails in any way, make a safe choice."""
        problem: str
        game, view = task.game, task.view
        legal = GAMES[game].legal(view)
        workers = self._quick if is_quick(game, level_or_usual(game, task.level)) else self._searching
        try:
            choice = await workers.run(task.queue_key, _TIMEOUT, think, task)
            if choice in legal:
                return choice, True
            problem = "chose what is not legal"
        except TimeoutError:
            problem = "was too late"
        except WorkerLost:
            problem = "took its process down"
        except Exception as crash:  # the code of a bot may raise anything
            problem = f"crashed with {type(crash).__name__}"
        log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, task.level, problem)
        return await asyncio.to_thread(safe_choice, game, view, legal, Random(task.seed)), False

    async def volunteer(self, task: BotTask) -> Choice | None:
        """Run the bot in a process; if that fails in any way, it does not choose."""
        try:
            return await self._quick.run(task.queue_key, _TIMEOUT, think_unasked, task)
        except Exception as problem:  # a timeout, a lost process, or anything that the bot raises
            kind = type(problem).__name__
            log.warning("a bot (%s, %s) chooses nothing unasked: %s", task.game, task.level, kind)
            return None

    def close(self) -> None:
        """Stop the processes."""
        self._quick.close()
        self._searching.close()
