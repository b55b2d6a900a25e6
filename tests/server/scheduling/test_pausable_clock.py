from __future__ import annotations

from deadpan.server.scheduling import PausableClock
from tests.server.harness import HandClock, run


def test_the_clock_and_its_timers_stop_and_continue() -> None:
    async def test() -> None:
        clock = HandClock()
        time = PausableClock(clock)
        rung: list[tuple[str, float]] = []
        start = time.now()
        time.later(1, lambda: rung.append(("set before it ran", clock.now())))
        await clock.advance(10)
        assert (time.is_running, time.now(), rung) == (False, start, [])
        time.run(True)
        time.run(True)
        time.later(3, lambda: rung.append(("three", clock.now())))
        cancelled = time.later(2, lambda: rung.append(("cancelled", clock.now())))
        await clock.advance(1.5)
        assert rung == [("set before it ran", 1011.0)]
        time.run(False)
        time.run(False)
        cancelled.cancel()
        cancelled.cancel()
        await clock.advance(100)
        assert time.now() == start + 1.5
        time.run(True)
        await clock.advance(1.4)
        assert len(rung) == 1
        await clock.advance(0.2)
        assert rung[1:] == [("three", 1113.0)]
        assert time.date() == clock.date()

    run(test())
