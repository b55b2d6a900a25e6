"""Who may write in the chat of a table, and how often."""

from __future__ import annotations

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import Limits, ParticipantRateLimits, clean_line
from deadpan.server.messages import Chat, Wink
from deadpan.server.scheduling import Clock
from deadpan.server.state import Said, TableState


class ChatPolicy:
    """Checks the chat messages of one table against permissions and limits."""

    def __init__(self, state: TableState, limits: Limits, clock: Clock) -> None:
        self._state = state
        self._limits = limits
        self._clock = clock
        self._buckets = ParticipantRateLimits(limits.chat_rate, clock.now)

    def accept(self, message: Chat | Wink, who: int) -> Said:
        """The entry for a chat message of participant ``who``. Raises `TableError`."""
        state, limits = self._state, self._limits
        if state.participants[who].is_muted:
            raise Forbidden("muted")
        text = clean_line(message.text) if isinstance(message, Chat) else None
        emote = None if isinstance(message, Chat) else message.emote
        if state.chat_log.count >= limits.chat_lines:
            raise TooMuch("too-much-said")
        is_guest = who != state.host and state.seat_of(who) is None
        if is_guest and state.participants[who].said >= limits.guest_lines:
            raise TooMuch("too-talkative", most=limits.guest_lines)
        self._buckets.take(who)
        return Said(who, self._clock.date(), text, emote)
