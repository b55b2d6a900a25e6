"""A bot with a random source and a budget of its own, for programs that play a game themselves."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from deadpan.bots.bot_loader import load_bot
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget
from deadpan.kernel.types import Choice


class SeededBot:
    """A bot with a random source and a budget of its own. It is a `Bot` too."""

    def __init__(self, bot: Bot, seed: str, budget: Budget) -> None:
        self._bot = bot
        self._rng = Random(seed)
        self._budget = budget

    def choose(
        self, view: Any, legal: Sequence[Choice], rng: Random | None = None, budget: Budget | None = None
    ) -> Choice:
        """One of ``legal``, by what the seat of this view knows. Raises `ValueError` if there is no choice.

        ``rng`` and ``budget`` override its own.
        """
        if not legal:
            raise ValueError("there is nothing to choose from")
        return self._bot.choose(view, legal, rng or self._rng, budget or self._budget)


def seeded_bot(game: str, name: str, seed: str, budget: Budget | None) -> SeededBot:
    """The bot that `load_bot` finds by this name. Raises `NoSuchBot`."""
    return SeededBot(load_bot(game, name), f"{game}/{name}/{seed}", NO_BUDGET if budget is None else budget)
