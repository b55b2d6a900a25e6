"""Wire twins: two games that differ only in what a seat may not know, driven through the server.

Every frame that this seat's socket receives is the same, byte for byte and at the same time: with clocks, chat, pauses,
stand-ins, take-overs, shared devices and an end by common consent.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from deadpan.game import GAMES
from deadpan.host.bots import THINKS
from deadpan.host.clocks import Clocks
from deadpan.host.showing import Showing
from deadpan.host.table import Table
from deadpan.host.turns import BotMinder
from deadpan.kernel.errors import StaleAsk
from deadpan.testing.tables import Seated
from tests.host.house import HandClock, lobby, make_host, run, settle
from tests.tables import TABLES
from tests.web.driver import running
from tests.web.evening import Evening
from tests.web.twins import Posed, Script, ScriptedBots

PAIRS, MOST_PAIRS = 2, 10


async def heard(table: Seated, script: Script, world: int, posed: type[Posed] = Posed) -> tuple[list[str], list[float]]:
    """What the sockets of the script's seat were told in one of its worlds, and when."""
    clock = HandClock()
    games = {table.game.name: posed(table.game, script.openings[world])}
    bots = ScriptedBots(script, clock, (0.1 * THINKS, 0.9 * THINKS)[world])
    host = make_host(clock=clock, games=games, bots=bots)
    async with running(host) as app:
        code, tokens = await lobby(host, table.seats, table.game.name, **table.options)
        evening = Evening(app, code, tokens, clock, script, world)
        await evening.begin()
        await evening.play()
        await evening.end()
        for socket in evening.everybody():
            socket.hang_up()
        await settle()
    frames = [frame for socket in evening.mine for frame in socket.frames]
    return frames, [round(time, 6) for socket in evening.mine for time in socket.times]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_seat_cannot_tell_two_worlds_apart_by_anything_on_its_wire(table: Seated) -> None:
    async def test() -> None:
        rng = Random(str(table))
        compared = 0
        for number in range(MOST_PAIRS):
            if number >= PAIRS and compared > 20 * PAIRS:
                break  # some games are over too soon to tell much
            script = Script(table, rng.choice([*range(table.seats), None]), f"twins {number}")
            one, two = await heard(table, script, 0), await heard(table, script, 1)
            assert one == two
            compared += len(one[0])
        assert compared > 20 * PAIRS

    run(test())


class LeakingGame(Posed):
    """It tells everybody what was dealt."""

    def changes(self, then: Any, now: Any) -> dict[str, Any]:
        return {**self.game.changes(then, now), "leak": self.game.position(self.opening.state)["hands"]}


def leak_the_game(patch: pytest.MonkeyPatch) -> type[Posed]:
    return LeakingGame


def leak_the_time_of_answers(patch: pytest.MonkeyPatch) -> type[Posed]:
    patch.setattr(Showing, "_window_of_question", lambda self: 0.0)
    return Posed


def leak_the_time_of_answers_by_the_banks(patch: pytest.MonkeyPatch) -> type[Posed]:
    def spent(self: Clocks, showing: Showing, seat: int) -> int:
        return round((self._time.now() - showing.told_at) * 1000) + 5000

    patch.setattr(Clocks, "spent", spent)
    return Posed


def leak_that_there_is_an_answer(patch: pytest.MonkeyPatch) -> type[Posed]:
    follow = Table._follow

    async def judge(self: Table, showing: Showing, *args: Any) -> None:
        if showing.is_held:
            raise StaleAsk("stale-ask")
        await follow(self, showing, *args)

    patch.setattr(Table, "_follow", judge)
    return Posed


def leak_how_long_bots_think(patch: pytest.MonkeyPatch) -> type[Posed]:
    patch.setattr(BotMinder, "_thought", lambda *_: 0.0)
    return Posed


@pytest.mark.parametrize(
    "leak",
    [
        leak_the_game,
        leak_the_time_of_answers,
        leak_the_time_of_answers_by_the_banks,
        leak_that_there_is_an_answer,
        leak_how_long_bots_think,
    ],
)
def test_whatever_leaks_is_found_out(
    leak: Callable[[pytest.MonkeyPatch], type[Posed]], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> bool:
        table = Seated(GAMES["au-pire-tu-meurs"], {}, 4)
        posed = leak(monkeypatch)
        for number in range(24):
            script = Script(table, 1, f"window {number}")
            if await heard(table, script, 0, posed) != await heard(table, script, 1, posed):
                return True
        return False

    async def check() -> None:
        assert await test()

    run(check())
