"""The result of an answer window is sent after the same time, whichever seat answers and however fast."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from deadpan.kernel.errors import DeadpanError, StaleAsk
from tests.hush_variants import WINDOWED
from tests.server.harness import HandClock, Player, asked, in_play, make_registry, run


async def at_windows(clock: HandClock, **options: Any) -> list[Player]:
    """The players of a running game in which every question is an answer window."""
    registry = make_registry(clock=clock, games=WINDOWED)
    code, tokens = await in_play(registry, **options)
    table = await registry.find(code)
    return [Player(table, token, clock) for token in tokens]


@pytest.mark.parametrize("thinks", [0.0, 0.3, 1.49])
def test_a_quick_answer_is_acknowledged_at_once_and_told_when_the_window_closes(thinks: float) -> None:
    async def test() -> None:
        clock = HandClock()
        players = await at_windows(clock)
        opened = clock.now()
        await clock.advance(thinks)
        await asked(players).choose()
        assert sum(player.line.types().count("accepted") for player in players) == 1
        late = Player(players[0].table, players[0].token, clock)
        assert late.line.last("view")["n"] == 0, "who comes in the meantime sees what the others see"
        await clock.advance(1.5 - thinks - 0.001)
        assert all("step" not in player.line.types() for player in players)
        await clock.advance(0.002)
        for player in [*players, late]:
            assert player.line.times[player.line.types().index("step")] == pytest.approx(opened + 1.5)

    run(test())


@pytest.mark.parametrize("late", [1.501, 2.0, 2.999])
def test_a_slow_answer_is_told_after_another_window(late: float) -> None:
    async def test() -> None:
        clock = HandClock()
        players = await at_windows(clock)
        opened = clock.now()
        await clock.advance(late)
        await asked(players).choose()
        await clock.advance(2.999 - late)
        assert all("step" not in player.line.types() for player in players)
        await clock.advance(0.002)
        for player in players:
            assert player.line.times[player.line.types().index("step")] == pytest.approx(opened + 3)
            assert player.line.last("step")["at"] == 3000

    run(test())


def test_a_question_after_a_held_answer_cannot_be_answered() -> None:
    async def test() -> None:
        clock = HandClock()
        players = await at_windows(clock)
        player = asked(players)
        question = player.question()
        assert question is not None
        await player.choose()
        for serial in (0, 1):
            with pytest.raises(StaleAsk):
                await player.say(type="choose", id="early", serial=serial, choice=question["legal"][-1])
        await clock.advance(1.5)
        assert all(player.line.types().count("step") == 1 for player in players)

    run(test())


PROBES: list[dict[str, Any]] = [
    {"type": "choose", "id": "probe", "serial": 0, "choice": {"do": "play", "card": 2}},
    {"type": "rename", "name": "Prober"},
    {"type": "bots", "fast": True},
    {"type": "rematch"},
    {"type": "lobby"},
    {"type": "start"},
    {"type": "resync"},
    {"type": "pause", "on": True},
    {"type": "end", "agree": True},
    {"type": "away"},
    {"type": "chat", "text": "hm"},
    {"type": "emote", "emote": "innocent"},
    {"type": "why", "choice": {"do": "play", "card": 2}},
    {"type": "hint"},
]


async def after(choices: int, clock: HandClock) -> list[Player]:
    """The players of a short game after this many choices, with the asked one first."""
    players = await at_windows(clock, first=1)
    for _ in range(choices):
        await asked(players).choose()
        await clock.advance(1.5)
    return sorted(players, key=lambda player: player.question() is None)


@pytest.mark.parametrize("is_last", [False, True], ids=["on the way", "at the end"])
@pytest.mark.parametrize("probe", PROBES, ids=lambda probe: probe["type"])
def test_no_message_reveals_whether_an_answer_is_held(probe: dict[str, Any], is_last: bool) -> None:
    async def heard(answers: int, choices: int) -> tuple[list[bytes], list[float], list[str]]:
        clock = HandClock()
        player, prober = await after(choices, clock)
        refusals = []
        for tick in range(20):
            if tick == answers:
                await player.choose()
            if tick == 5:
                try:
                    await prober.say(**probe)
                except DeadpanError as problem:
                    refusals.append(problem.code)
            if tick == 8 and probe["type"] == "pause":
                await prober.say(type="pause", on=False)
            await clock.advance(0.125)
        return prober.line.frames, prober.line.times, refusals

    async def test() -> None:
        choices = 3
        if is_last:
            while (await after(choices + 1, HandClock()))[0].question() is not None:
                choices += 1
        early, late = await heard(0, choices), await heard(11, choices)
        assert early == late
        assert b'"type":"step"' in b"".join(early[0])

    run(test())


@pytest.mark.parametrize("is_last", [False, True], ids=["on the way", "at the end"])
def test_ending_by_consent_does_not_depend_on_a_held_answer(is_last: bool) -> None:
    async def heard(choices: int, *, is_answered: bool) -> tuple[list[bytes], list[float], bytes]:
        clock = HandClock()
        player, prober = await after(choices, clock)
        await player.say(type="end", agree=True)
        if is_answered:
            await player.choose()
        await prober.say(type="end", agree=True)
        await clock.advance(5)
        assert (prober.shown()["phase"], prober.shown()["broken_off"]) == ("over", True)
        assert prober.shown()["evening"] == {"games": [], "standings": []}
        return prober.line.frames, prober.line.times, (await prober.table.record()).text

    async def test() -> None:
        choices = 3
        if is_last:
            while (await after(choices + 1, HandClock()))[0].question() is not None:
                choices += 1
        assert await heard(choices, is_answered=True) == await heard(choices, is_answered=False)

    run(test())


def test_a_pause_holds_back_the_result_of_a_window() -> None:
    async def test() -> None:
        clock = HandClock()
        player, other = await after(0, clock)
        opened = clock.now()
        await clock.advance(0.5)
        await player.choose()
        await other.say(type="pause", on=True)
        await clock.advance(100)
        assert "step" not in other.line.types()
        await other.say(type="pause", on=False)
        await clock.advance(2)
        assert other.line.times[other.line.types().index("step")] == pytest.approx(opened + 100 + 1.5)
        assert other.line.last("step")["at"] == 1500, "a pause is nobody's time"

    run(test())


def test_bots_answer_within_the_window_and_fast_bots_within_a_shorter_time() -> None:
    async def test() -> None:
        for fast, window in ((False, 1.5), (True, 0.6)):
            clock = HandClock()
            registry = make_registry(clock=clock, games=WINDOWED)
            made = await registry.create("hush", {"first": 1}, 2, "Ada")
            player = Player(await registry.find(made.code), made.token, clock)
            await player.say(type="bots", fast=fast)
            await player.say(type="bot", seat=1, level="random")
            await player.say(type="start")
            await clock.advance(4)
            steps = [when for when, kind in zip(player.line.times, player.line.types(), strict=True) if kind == "step"]
            assert steps[0] == pytest.approx(1000 + window)
            assert all(b - a == pytest.approx(window) for a, b in pairwise(steps))

    run(test())
