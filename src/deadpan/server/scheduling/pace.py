"""How long things take that could be instant."""

from __future__ import annotations

from msgspec import Struct

from deadpan.server.scheduling.bot_runner import DEFAULT_BOT_SECONDS


class Pace(Struct, frozen=True):
    """How long things take, in seconds, that could be instant. Nothing here depends on what anybody holds."""

    answer_window: float = 1.5
    """From the opening of an answer window to its result, at least."""
    fast_answer_window: float = 0.6
    bot_delay: tuple[float, float] = (0.7, 1.6)
    """Between being asked and choosing, for a bot: drawn evenly from this range. Never less than it may really think,
    or one would see how hard it found the question.
    """
    fast_bot_delay: tuple[float, float] = (0.4, 0.5)
    bot_seconds: float = DEFAULT_BOT_SECONDS
    """How long a bot may really think."""
    host_absence: float = 60.0
    """How long a host may be gone before the role passes on."""
