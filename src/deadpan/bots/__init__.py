"""Bots: who they are (`Bot`, `Budget`), how good they are (`LEVELS`), and where to get one (`bot_for`)."""

from __future__ import annotations

from deadpan.bots.ladder import DIFFICULTIES, LEVELS, RUNGS, bot_for
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget

__all__ = ["Bot", "Budget", "DIFFICULTIES", "LEVELS", "NO_BUDGET", "RUNGS", "bot_for"]
