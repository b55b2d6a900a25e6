"""What all tables of a server share."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from deadpan.kernel.rules import AnyRules
from deadpan.server.limits import Credentials, Limits
from deadpan.server.scheduling import BotRunner, Clock, Pace, SerialExecutor
from deadpan.server.state import Door, RecordCache
from deadpan.server.storage import Store


class Services(Struct, frozen=True):
    """Everything a table needs from outside."""

    games: Mapping[str, AnyRules]
    store: Store
    clock: Clock
    credentials: Credentials
    bots: BotRunner
    pace: Pace = Pace()
    limits: Limits = Limits()
    executor: SerialExecutor = field(default_factory=SerialExecutor)
    record_cache: RecordCache = field(default_factory=RecordCache)
    door: Door = "knock"
    """Who may come to a new table without an invitation, unless its maker says."""
