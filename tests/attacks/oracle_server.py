"""A real server for twin tables: bots that are asked in a window think as usual, but always decline.

Run as ``python -m tests.attacks.oracle_server FOLDER WITHOUT WINDOW``; it prints its port when it listens. WITHOUT is a
fix to disable, WINDOW the length of an answer window in seconds.
"""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Any, Final

import deadpan.web.app
from deadpan.frames import Snapshot
from deadpan.game import GAMES
from deadpan.kernel.types import Choice
from deadpan.server.limits import Limits
from deadpan.server.scheduling import BotTask, Pace, ProcessBotRunner, bot_runner
from deadpan.server.state import Resumed, written_game
from deadpan.server.state.written_game import WrittenGame
from deadpan.server.tables import broadcast
from deadpan.server.tables.broadcast import GameBroadcast
from deadpan.web import server
from deadpan.web.request_limits import Rate, WebLimits
from tests.attacks.twin_tables import DECLINE

THINKS: Final = 2 / 3
"""The part of a window that bots may use to think."""
FIXES: Final = ("ring", "occupation", "multiples", "hold")
_WITHOUT: Final = "DEADPAN_TWINS_WITHOUT"
_OFTEN: Final = Rate(1e6, 1e6)


def think(task: BotTask) -> Choice:
    """Run the bot; in a window, replace its answer by declining, so that both twins answer the same."""
    if os.environ.get(_WITHOUT) == "occupation":
        vars(bot_runner)["_keep_busy"] = lambda until, rules, view: None
    choice = _think(task)
    declining = GAMES[task.game].read_choice(DECLINE) if task.is_window else None
    return declining if declining in GAMES[task.game].legal(task.view) else choice


_think = bot_runner.think


def _take_out(fix: str) -> None:
    """Disable one of the fixes."""
    if fix == "ring":

        def at(self: GameBroadcast, n: int) -> Snapshot | None:
            kept = list(self._snapshots)[self.is_held :]
            return next((moment for moment in kept if moment.n == n), None)

        GameBroadcast.at = at  # type: ignore[method-assign]
    elif fix == "multiples":
        proceed = GameBroadcast.send_result

        def at_once(self: GameBroadcast, snapshot: Snapshot) -> None:
            late = self._time.now() - self.closes_at
            if late <= 0:
                proceed(self, snapshot)
            else:
                self._send(snapshot, round((late + self._window) * 1000))

        GameBroadcast.send_result = at_once  # type: ignore[method-assign]
    elif fix == "hold":

        def resumed(self: WrittenGame) -> Resumed:
            return Resumed(tuple(self._snapshots), None)

        WrittenGame.resumed = resumed  # type: ignore[method-assign]


def main(folder: str, without: str, length: str) -> None:
    """Run the server."""
    os.environ[_WITHOUT] = without
    bot_runner.think = think
    vars(broadcast)["REMEMBERED"] = vars(written_game)["REMEMBERED"] = 2  # so that two choices fill the buffer
    vars(deadpan.web.app)["SWEEP_SECONDS"] = 0.1  # unload tables as soon as their clients disconnect
    vars(server)["ProcessBotRunner"] = lambda: ProcessBotRunner(1)
    _take_out(without)
    window = float(length)
    thinks = THINKS * window
    pace = Pace(
        answer_window=window,
        fast_answer_window=window,
        bot_delay=(thinks, thinks),
        fast_bot_delay=(thinks, thinks),
        bot_seconds=thinks,
    )
    rates: dict[str, Any] = dict.fromkeys(("arrivals", "requests", "records", "reviews", "views", "creations"), _OFTEN)
    limits = WebLimits(tables=_OFTEN, **rates)
    listening = socket.create_server(("127.0.0.1", 0), backlog=256)
    running = server.make_server(
        Path(folder), host="127.0.0.1", port=0, pace=pace, limits=Limits(unload_after=0.0), web_limits=limits
    )
    print(listening.getsockname()[1], flush=True)
    running.run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
