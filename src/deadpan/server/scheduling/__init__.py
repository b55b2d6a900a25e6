"""When and where work is done: clocks, locks, queues, a thread and processes beside the event loop.

Imports `deadpan.server.errors` alone, and knows nothing of tables.
"""

from deadpan.server.scheduling.bot_runner import THINKS, BotRunner, InlineBots, PooledBots, Thought
from deadpan.server.scheduling.clock import Alarm, Clock, LoopClock
from deadpan.server.scheduling.fair_queue import NOBODY, Payer
from deadpan.server.scheduling.keyed_lock import OneByOne
from deadpan.server.scheduling.pace import Pace
from deadpan.server.scheduling.pausable_clock import TableTime
from deadpan.server.scheduling.process_pool import InlineWorkers, PooledWorkers, WorkerLost, Workers
from deadpan.server.scheduling.serial_executor import Desk

__all__ = [
    "Alarm",
    "BotRunner",
    "Clock",
    "Desk",
    "InlineBots",
    "InlineWorkers",
    "LoopClock",
    "NOBODY",
    "OneByOne",
    "Pace",
    "Payer",
    "PooledBots",
    "PooledWorkers",
    "TableTime",
    "THINKS",
    "Thought",
    "WorkerLost",
    "Workers",
]
