"""A table does not stop for a bot: one that is late, breaks or answers nonsense is replaced by a safe choice."""

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
    """A sensible choice that is there at once: what the game's instant bot chooses."""
    return instant_bot(game).choose(view, legal, rng, NO_BUDGET)


def choose_safely(
    game: str,
    bot: Bot,
    view: Any,
    legal: Sequence[Choice],
    rng: Random,
    budget: Budget,
    patience_s: float | None = None,
) -> Choice:
    """What the bot chooses, or a safe choice if it does not come up with one of ``legal``; that is logged.

    With ``patience_s`` the bot thinks on a thread of its own and is not waited for any longer than that. This call
    blocks: a server makes it outside its event loop.
    """
    luck = Random(rng.getrandbits(64))  # a bot that is late goes on drawing from its own
    answer = (
        _ask(bot, view, legal, luck, budget)
        if patience_s is None
        else _wait(bot, view, legal, luck, budget, patience_s)
    )
    if isinstance(answer, BaseException):
        problem = f"crashed with {answer!r}"
    elif answer is None:
        problem = "was too late" if patience_s is not None else "chose nothing"
    elif answer not in legal:
        problem = f"chose what is not legal: {answer!r}"
    else:
        return answer
    log.warning("a bot (%s, %s) %s; a safe choice was made in its place", game, type(bot).__name__, problem)
    return safe_choice(game, view, legal, rng)


def volunteered(game: str, bot: Bot, view: Any, legal: Sequence[Choice], rng: Random) -> Choice | None:
    """What the bot chooses unasked, if anything: nothing if it breaks or answers nonsense, and that is logged."""
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
    """The first of those who may choose unasked that does, and its choice; each with the source of all its luck."""
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


def _wait(
    bot: Bot, view: Any, legal: Sequence[Choice], rng: Random, budget: Budget, patience_s: float
) -> Choice | BaseException | None:
    answers: SimpleQueue[Choice | BaseException | None] = SimpleQueue()
    Thread(target=lambda: answers.put(_ask(bot, view, legal, rng, budget)), daemon=True).start()
    try:
        return answers.get(timeout=patience_s)
    except Empty:
        return None
