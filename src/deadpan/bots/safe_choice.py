"""If a bot times out, raises or returns an illegal choice, the game's instant bot chooses instead."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any

from deadpan.bots.levels import instant_bot
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget, Volunteer
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice

log = logging.getLogger(__name__)


def safe_choice(game: str, view: Any, legal: Sequence[Choice], rng: Random) -> Choice:
    """The choice of the game's instant bot."""
    return instant_bot(game).choose(view, legal, rng, NO_BUDGET)


def choose_safely(
    game: str,
    bot: Bot,
    view: Any,
    legal: Sequence[Choice],
    rng: Random,
    budget: Budget,
    timeout_s: float | None = None,
) -> Choice:
    """What the bot chooses, or a safe choice if it fails to return one of ``legal``, which is logged.

    With ``timeout_s`` the bot runs on a thread of its own, for at most that time. The call blocks, so a server makes it
    outside its event loop.
    """
    luck = Random(rng.getrandbits(64))  # a bot that timed out keeps drawing from its own source
    answer = (
        _ask(bot, view, legal, luck, budget)
        if timeout_s is None
        else _ask_in_thread(bot, view, legal, luck, budget, timeout_s)
    )
    if isinstance(answer, BaseException):
        problem = f"crashed with {answer!r}"
    elif answer is None:
        problem = "was too late" if timeout_s is not None else "chose nothing"
    elif answer not in legal:
        problem = f"chose what is not legal: {answer!r}"
    else:
        return answer
    log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, type(bot).__name__, problem)
    return safe_choice(game, view, legal, rng)


def volunteered(game: str, bot: Bot, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
    """What the bot chooses without being asked, if anything. A bot that raises or returns an illegal choice is
    logged.
    """
    if not isinstance(bot, Volunteer) or not legal:
        return None
    try:
        choice = bot.volunteer(view, legal, rng)
    except Exception as crash:
        problem = f"crashed with {crash!r}"
    else:
        if choice is None or choice in legal:
            return choice
        problem = f"chose what is not legal: {choice!r}"
    log.warning("a bot (%s, %s) was not asked and %s; it chooses nothing", game, type(bot).__name__, problem)
    return None


def first_volunteer(game: AnyRules, state: Any, free: Mapping[Seat, tuple[Bot, Random]]) -> tuple[Seat, Choice] | None:
    """The first seat that makes a choice without being asked, and its choice. Each bot comes with its random source."""
    for seat, (bot, rng) in free.items():
        view = game.view(state, seat)
        choice = volunteered(game.name, bot, view, game.legal(view), rng)
        if choice is not None:
            return seat, choice
    return None


def _ask(bot: Bot, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget) -> Choice | BaseException | None:
    try:
        return bot.choose(view, legal, rng, budget)
    except Exception as problem:
        return problem


def _ask_in_thread(
    bot: Bot, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget, timeout_s: float
) -> Choice | BaseException | None:
    answers: SimpleQueue[Choice | BaseException | None] = SimpleQueue()
    Thread(target=lambda: answers.put(_ask(bot, view, legal, rng, budget)), daemon=True).start()
    try:
        return answers.get(timeout=timeout_s)
    except Empty:
        return None
