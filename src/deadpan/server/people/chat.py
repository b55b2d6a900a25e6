"""Who may say what at a table, and how often."""

from __future__ import annotations

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import ParticipantRateLimits, clean_line
from deadpan.server.messages import Chat, Wink
from deadpan.server.services import Services
from deadpan.server.state import Said, TableState


class ChatPolicy:
    """The participants of one table, when they speak."""

    def __init__(self, state: TableState, services: Services) -> None:
        self._state = state
        self._services = services
        self._buckets = ParticipantRateLimits(services.limits.talk, services.clock.now)

    def hear(self, message: Chat | Wink, who: int) -> Said:
        """What participant ``who`` says, as it is written down. Raises `HostError`."""
        services, state = self._services, self._state
        if state.participants[who].is_muted:
            raise Forbidden("muted")
        text = clean_line(message.text) if isinstance(message, Chat) else None
        emote = None if isinstance(message, Chat) else message.emote
        if state.chat_log.count >= services.limits.lines:
            raise TooMuch("too-much-said")
        is_guest = who != state.host and state.seat_of(who) is None
        if is_guest and state.participants[who].said >= services.limits.asides:
            raise TooMuch("too-talkative", most=services.limits.asides)
        self._buckets.take(who)
        return Said(who, services.clock.date(), text, emote)
