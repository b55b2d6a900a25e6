"""What a server is made of, chosen once where it starts.

`TableRegistry` and `LiveTable` hand each part the services that it uses; no other module imports this one.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct, field

from deadpan.kernel.rules import AnyRules
from deadpan.server.limits import Credentials, Limits
from deadpan.server.scheduling import BotRunner, Clock, Pace, SerialExecutor
from deadpan.server.state import Door
from deadpan.server.storage import Store


class Services(Struct, frozen=True):
    """The services and settings that all tables of a server share."""

    games: Mapping[str, AnyRules]
    store: Store
    clock: Clock
    credentials: Credentials
    bots: BotRunner
    pace: Pace = Pace()
    limits: Limits = Limits()
    executor: SerialExecutor = field(default_factory=SerialExecutor)
    default_door: Door = "knock"
    """Who may join a new table without an invitation, unless its maker chooses."""
