"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from deadpan.kernel.rules import AnyRules
from deadpan.server.limits import Keys, Limits
from deadpan.server.scheduling import BotRunner, Clock, Desk, Pace
from deadpan.server.state import Copies, Door
from deadpan.server.storage import Store


class House(Struct, frozen=True):
    """Everything a table needs from outside."""

    games: Mapping[str, AnyRules]
    store: Store
    clock: Clock
    keys: Keys
    bots: BotRunner
    pace: Pace = Pace()
    limits: Limits = Limits()
    desk: Desk = field(default_factory=Desk)
    copies: Copies = field(default_factory=Copies)
    door: Door = "knock"
    """Who may come to a new table without an invitation, unless its maker says."""
