"""The durations of a game at a table."""

from __future__ import annotations

from msgspec import Struct

from deadpan.server.scheduling.bot_runner import DEFAULT_BOT_SECONDS


class Pace(Struct, frozen=True):
    """Delays and timeouts in seconds. None of them depends on what a player holds."""

    answer_window: float = 1.5
    """From the opening of an answer window to its result, at least."""
    fast_answer_window: float = 0.6
    bot_delay: tuple[float, float] = (0.7, 1.6)
    """From a question to the choice of a bot: drawn uniformly from this range.

    Never less than ``bot_seconds``: otherwise the delay would show how hard the question was for the bot.
    """
    fast_bot_delay: tuple[float, float] = (0.4, 0.5)
    bot_seconds: float = DEFAULT_BOT_SECONDS
    """The computing time of a bot."""
    host_absence: float = 60.0
    """How long the host may be disconnected before the role moves to another participant."""
