"""Bots in seats: chosen for outside the event loop, and replaced where they fail.

A bot gets the view of its seat and nothing else. One that is late, crashes or returns nonsense is replaced by a safe
choice, and that is logged.
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
"""Seconds that a bot may think: less than the shortest answer window lasts, so that it is not seen in its result."""
_IN_WINDOW: Final = 0.75
"""The part of them that it plans for in an answer window, where it may not take longer than somebody with no choice."""
_QUICK: Final = 0.02
"""Seconds that one has in an answer window who does not search."""
_PATIENCE: Final = 5.0
"""Seconds after which a bot is given up that has begun to think: far over its budget, since the machine may be busy.

How long it waits for a process is not its fault, and not its loss: a busy server makes bots slow, not stupid.
"""

log = logging.getLogger(__name__)


class BotTask(Struct, frozen=True):
    """What a bot of some level is asked to choose: in this view, with the luck of this seed."""

    game: str
    level: str
    view: Any
    seed: str
    is_window: bool = False
    """Whether others could learn something from how long it takes."""
    seconds: float = DEFAULT_BOT_SECONDS
    queue_key: QueueKey = NO_QUEUE_KEY


class BotRunner(Protocol):
    """Makes bots choose."""

    async def choose(self, thought: BotTask) -> tuple[Choice, bool]:
        """What a bot chooses, and whether it was really the bot that chose."""

    async def volunteer(self, thought: BotTask) -> Choice | None:
        """What a bot chooses unasked, if anything."""

    def close(self) -> None:
        """Stop whatever is running."""


def think(thought: BotTask) -> Choice:
    """Let a bot choose, here and now; one of the usual level where the game has no such level.

    In an answer window this keeps the process and its core busy for the same time, whatever the bot holds. Otherwise a
    client could measure, by anything else that the machine does, whether the bot had a choice.
    """
    game, level = thought.game, level_or_usual(thought.game, thought.level)
    planned = thought.seconds * (_IN_WINDOW if thought.is_window else 1)
    done_at = perf_counter() + (min(_QUICK, thought.seconds) if is_quick(game, level) else thought.seconds)
    legal = GAMES[game].legal(thought.view)
    choice = bot_for(game, level).choose(thought.view, legal, Random(thought.seed), Budget(ms=1000 * planned))
    if thought.is_window:
        _keep_busy(done_at, GAMES[game], thought.view)
    return choice


def _keep_busy(until: float, rules: AnyRules, view: Any) -> None:
    """Draw worlds that fit the view, as searching bots do most of the time, and drop them.

    Waiting would hold the process as long, but it would leave the core, the caches and the memory to others.
    """
    rng = Random(0)
    while perf_counter() < until:
        rules.redeal(view, rng)


def consider(thought: BotTask) -> Choice | None:
    """Let a bot that is not asked choose if it wants to, here and now."""
    game = thought.game
    bot = bot_for(game, level_or_usual(game, thought.level))
    return volunteered(game, bot, thought.view, GAMES[game].legal(thought.view), Random(thought.seed))


@lru_cache
def is_quick(game: str, level: str) -> bool:
    """Whether a bot of this level does not search."""
    return isinstance(bot_for(game, level), Quick)


class InlineBotRunner:
    """Bots that choose in the caller's thread: for tests, where the order of things must be the same every time."""

    async def choose(self, thought: BotTask) -> tuple[Choice, bool]:
        """Think here. Nobody else waits for it."""
        return think(replace(thought, is_window=False)), True

    async def volunteer(self, thought: BotTask) -> Choice | None:
        """Think here."""
        return consider(thought)

    def close(self) -> None:
        """Nothing runs."""


class ProcessBotRunner:
    """Bots that choose in processes of their own: one for those that do not search, so that they wait for no others."""

    def __init__(self, processes: int | None = None) -> None:
        self._quick = ProcessPool(1)
        self._searching = ProcessPool(processes or max(1, (os.cpu_count() or 2) - 1))

    async def choose(self, thought: BotTask) -> tuple[Choice, bool]:
        """Think elsewhere; whatever goes wrong there, something is chosen."""
        problem: str
        game, view = thought.game, thought.view
        legal = GAMES[game].legal(view)
        workers = self._quick if is_quick(game, level_or_usual(game, thought.level)) else self._searching
        try:
            choice = await workers.run(thought.queue_key, _PATIENCE, think, thought)
            if choice in legal:
                return choice, True
            problem = "chose what is not legal"
        except TimeoutError:
            problem = "was too late"
        except WorkerLost:
            problem = "took its process down"
        except Exception as crash:  # a bot is somebody else's code: anything may come out of it
            problem = f"crashed with {type(crash).__name__}"
        log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, thought.level, problem)
        return await asyncio.to_thread(safe_choice, game, view, legal, Random(thought.seed)), False

    async def volunteer(self, thought: BotTask) -> Choice | None:
        """Think elsewhere; whatever goes wrong there, nothing is chosen."""
        try:
            return await self._quick.run(thought.queue_key, _PATIENCE, consider, thought)
        except Exception as problem:  # too late, its process gone, or anything else
            kind = type(problem).__name__
            log.warning("a bot (%s, %s) chooses nothing unasked: %s", thought.game, thought.level, kind)
            return None

    def close(self) -> None:
        """End the processes."""
        self._quick.close()
        self._searching.close()
