"""Wire twins of a shared device: while covered it receives what a spectator receives, and nothing more."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from deadpan.testing.tables import Seated
from tests.server.harness import HandClock, in_play, make_registry, run, settle
from tests.tables import TABLES
from tests.web.driver import connect, running
from tests.web.twins import Posed, Script


async def lines_of(table: Seated, script: Script, world: int) -> list[tuple[list[str], list[float]]]:
    """Play a script on one device; returns what its view connection and its control connection received, and when."""
    clock = HandClock()
    host = make_registry(clock=clock, games={table.game.name: Posed(table.game, script.opening(world))})
    async with running(host) as app:
        code, tokens = await in_play(host, table.seats, table.game.name, **table.options)
        voice = await connect(app, code, tokens[0], clock, also=tokens[1:], quiet=True)
        eyes = await connect(app, code, None, clock, also=tokens)
        rng = Random(7)
        for number, (seat, serial, choice) in enumerate(script.moves):
            await clock.advance(rng.choice([0.0, 0.2, 3.0]))
            uncovered = await connect(
                app, code, tokens[seat], clock
            )  # the player who is asked uncovers, chooses, and covers again
            uncovered.say(type="choose", id=str(number), serial=serial, choice=msgspec.to_builtins(choice))
            await settle()
            uncovered.hang_up()
            await clock.advance(2.0)
            if number % 5 == 0:
                eyes.say(type="resync")
                voice.say(type="resync")
        await settle()
        heard = [(line.frames, line.times) for line in (eyes, voice)]
        for line in (eyes, voice):
            line.hang_up()
        return heard


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_covered_device_cannot_tell_two_worlds_apart(table: Seated) -> None:
    async def test() -> None:
        script = Script(table, None, "device")
        one, two = [await lines_of(table, script, world) for world in (0, 1)]
        assert one == two
        eyes, voice = [[msgspec.json.decode(frame)["type"] for frame in frames] for frames, _ in one]
        assert eyes.count("step") == len(script.moves)
        assert "table" in voice
        assert not {"view", "step"}.intersection(voice)

    run(test())
