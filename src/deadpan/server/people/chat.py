"""Who may say what at a table, and how often."""

from __future__ import annotations

from deadpan.server.errors import Forbidden, TooMuch
from deadpan.server.limits import ParticipantRateLimits, clean_line
from deadpan.server.messages import Chat, Wink
from deadpan.server.services import Services
from deadpan.server.state import Said, TableState


class ChatPolicy:
    """The participants of one table, when they speak."""

    def __init__(self, ledger: TableState, house: Services) -> None:
        self._ledger = ledger
        self._house = house
        self._buckets = ParticipantRateLimits(house.limits.talk, house.clock.now)

    def hear(self, message: Chat | Wink, who: int) -> Said:
        """What participant ``who`` says, as it is written down. Raises `HostError`."""
        house, ledger = self._house, self._ledger
        if ledger.participants[who].is_muted:
            raise Forbidden("muted")
        text = clean_line(message.text) if isinstance(message, Chat) else None
        emote = None if isinstance(message, Chat) else message.emote
        if ledger.talk.count >= house.limits.lines:
            raise TooMuch("too-much-said")
        is_guest = who != ledger.host and ledger.seat_of(who) is None
        if is_guest and ledger.participants[who].said >= house.limits.asides:
            raise TooMuch("too-talkative", most=house.limits.asides)
        self._buckets.take(who)
        return Said(who, house.clock.date(), text, emote)
