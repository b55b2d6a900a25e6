"""Bots: who they are (`Bot`, `Budget`), how good they are (`LEVELS`), and where to get one (`bot_for`, `load_bot`)."""

from __future__ import annotations

from deadpan.bots.guard import choose_safely, first_volunteer, safe_choice, volunteered
from deadpan.bots.ladder import DIFFICULTIES, LEVELS, RUNGS, bot_for
from deadpan.bots.loading import NoSuchBot, load_bot
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget, Volunteer

__all__ = [
    "Bot", "Budget", "DIFFICULTIES", "LEVELS", "NO_BUDGET", "NoSuchBot", "RUNGS", "Volunteer", "bot_for",
    "choose_safely", "first_volunteer", "load_bot", "safe_choice", "volunteered",
]  # fmt: skip
