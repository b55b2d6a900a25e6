"""Bots: the protocol (`Bot`, `Budget`), the levels of each game (`levels_of`), and bots by name (`load_bot`)."""

from __future__ import annotations

from deadpan.bots.bot_loader import NoSuchBot, load_bot
from deadpan.bots.levels import best_level, bot_for, difficulties_of, level_or_usual, levels_of, usual_level
from deadpan.bots.protocol import NO_BUDGET, Bot, Budget, Quick, Volunteer
from deadpan.bots.safe_choice import choose_safely, first_volunteer, safe_choice, volunteered

__all__ = [
    "Bot", "Budget", "NO_BUDGET", "NoSuchBot", "Quick", "Volunteer", "best_level", "bot_for", "choose_safely",
    "difficulties_of", "first_volunteer", "level_or_usual", "levels_of", "load_bot", "safe_choice", "usual_level",
    "volunteered",
]  # fmt: skip
