"""When and where work is done: clocks, locks, queues, a thread and processes beside the event loop.

This room imports only `deadpan.server.errors` and knows nothing of tables. It exports `Clock` and `PausableClock`,
`KeyedLock`, `SerialExecutor` (a thread), `ProcessPool` (processes with a fair queue), `BotRunner`, `Pace` (durations).
"""

from deadpan.server.scheduling.bot_runner import (
    DEFAULT_BOT_SECONDS,
    BotRunner,
    BotTask,
    InlineBotRunner,
    ProcessBotRunner,
)
from deadpan.server.scheduling.clock import Alarm, Clock, LoopClock
from deadpan.server.scheduling.fair_queue import NO_QUEUE_KEY, QueueKey
from deadpan.server.scheduling.keyed_lock import KeyedLock
from deadpan.server.scheduling.pace import Pace
from deadpan.server.scheduling.pausable_clock import PausableClock
from deadpan.server.scheduling.process_pool import InlinePool, ProcessPool, WorkerLost, WorkerPool
from deadpan.server.scheduling.serial_executor import SerialExecutor

__all__ = [
    "Alarm",
    "BotRunner",
    "Clock",
    "SerialExecutor",
    "InlineBotRunner",
    "InlinePool",
    "LoopClock",
    "NO_QUEUE_KEY",
    "KeyedLock",
    "Pace",
    "QueueKey",
    "ProcessBotRunner",
    "ProcessPool",
    "PausableClock",
    "DEFAULT_BOT_SECONDS",
    "BotTask",
    "WorkerLost",
    "WorkerPool",
]
