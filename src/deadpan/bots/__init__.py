"""Bots: who they are (`Bot`, `Budget`), how good they are (`LEVELS`), and where to get one (`bot_for`, `load_bot`)."""

from __future__ import annotations

from deadpan.bots.guard import choose_safely, safe_choice
from deadpan.bots.ladder import DIFFICULTIES, LEVELS, RUNGS, bot_for
from deadpan.bots.loading import NoSuchBot, load_bot
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget

__all__ = [
    "Bot", "Budget", "DIFFICULTIES", "LEVELS", "NO_BUDGET", "NoSuchBot", "RUNGS", "bot_for", "choose_safely",
    "load_bot", "safe_choice",
]  # fmt: skip
