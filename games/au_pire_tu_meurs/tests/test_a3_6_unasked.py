"""A3.6 at a table: accusations by players who are not asked, and choices that become stale by them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deadpan.game import GAMES
from deadpan.kernel.errors import IllegalChoice, NotAsked, StaleAsk
from deadpan.kernel.types import Choice
from deadpan.server.scheduling import BotTask, InlineBotRunner, ProcessBotRunner, bot_runner
from deadpan.server.state.written_game import written_game
from deadpan.server.tables import LiveTable
from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.server.harness import HandClock, Json, Player, make_registry, open_table, run
from tests.server.tables.test_player_clocks import choices, settings
from tests.web.twins import Posed

GAME = "au-pire-tu-meurs"
ANY_TIME = {"accuse": "any-time"}
HANDS = ["pepin jouvence", "reverse", "", ""]
LIVES = ["", "accident", "cata cata cata cata", "pepin"]


def posed(agreed: Json = ANY_TIME, **setup: Any) -> dict[str, Any]:
    """The game with a fixed opening: it is the first seat's turn, and the third seat has no years left."""
    game = GAMES[GAME]
    raw = setup_of(HANDS, "reverse " * 4, LIVES, **setup)
    return {GAME: Posed(game, game.pose(game.read_options(agreed), len(HANDS), raw, "posed"))}


async def at_table(clock: HandClock | None = None, **how: Any) -> tuple[LiveTable, list[Player]]:
    registry = make_registry(clock=clock or HandClock(), games=posed(how.pop("agreed", ANY_TIME)))
    return await open_table(registry, len(HANDS), GAME, **how)


def accusing(whom: int, serial: int = 0, name: str = "j'accuse") -> Json:
    return {"type": "choose", "id": name, "serial": serial, "choice": {"do": "accuse", "whom": whom}}


def test_a_player_who_may_accuse_is_told_so_but_not_waited_for() -> None:
    async def test() -> None:
        table, players = await at_table()
        first, *others = [player.line.last("view") for player in players]
        assert first["ask"] == {"kind": "act", "serial": 0}
        assert "may" not in first
        for seat, view in enumerate(others, 1):
            assert (view["ask"], view["may"], view["waiting"]) == (None, 0, [0])
            assert {choice["whom"] for choice in view["legal"]} == {0, 1, 2, 3} - {seat}
        onlooker = Player(table, None).line.last("view")
        assert "may" not in onlooker
        assert onlooker["legal"] == []
        _, players = await at_table(agreed={})
        assert all("may" not in player.line.last("view") for player in players)

    run(test())


def test_an_accusation_on_another_players_turn_makes_that_players_choice_stale() -> None:
    async def test() -> None:
        table, players = await at_table()
        question = players[0].question()
        assert question is not None
        await players[3].say(**accusing(2))
        assert players[3].line.last("accepted")["n"] == 1
        for player in players:
            step = player.line.last("step")
            assert [event["event"] for event in step["events"] if event["event"] != "balance-shown"] == [
                "accused", "eliminated",
            ]  # fmt: skip
            assert (step["n"], step["waiting"]) == (1, [0])
        late = {"type": "choose", "id": "late", "serial": 0, "choice": question["legal"][0]}
        with pytest.raises(StaleAsk):
            await players[0].say(**late)
        await players[0].say(**{**late, "id": "again", "serial": 1})
        assert table.state.play is not None
        assert written_game(table.state).latest.n == 2

    run(test())


def test_a_choice_that_came_first_makes_an_accusation_stale() -> None:
    async def test() -> None:
        _, players = await at_table()
        await players[0].choose()
        before = players[3].line.types().count("step")
        assert await players[3].refused(**accusing(2)) == "stale-ask"
        assert players[3].line.types().count("step") == before

    run(test())


def test_in_an_answer_window_accusations_are_refused_equally_with_and_without_an_answer() -> None:
    async def test(answers: bool) -> list[Any]:
        clock = HandClock()
        _, players = await at_table(clock)
        await players[0].say(type="choose", id="a", serial=0, choice={"do": "play", "card": "pepin", "on": 1})
        if answers:
            await players[1].say(type="choose", id="b", serial=1, choice={"do": "answer", "card": None})
        heard: list[Any] = ["may" in players[3].line.last("step")]
        for serial in (0, 1, 2):
            with pytest.raises((NotAsked, StaleAsk)) as refusal:
                await players[3].say(**accusing(2, serial))
            heard.append((refusal.value.code, dict(refusal.value.data)))
        await clock.advance(2)
        heard.append(await players[3].refused(**accusing(2, 2)))
        return heard

    run(compare(test))


async def compare(test: Any) -> None:
    unanswered, answered = await test(False), await test(True)
    assert unanswered[:-1] == answered[:-1]
    assert unanswered[0] is False
    assert (unanswered[-1], answered[-1]) == ("stale-ask", "accepted")


def test_a_player_who_may_accuse_can_ask_for_reasons() -> None:
    async def test() -> None:
        _, players = await at_table()
        await players[3].say(**accusing(1))
        await players[1].say(type="choose", id="x", serial=1, choice={"do": "retaliate", "card": "accident"})
        await players[3].say(type="why", choice={"do": "accuse", "whom": 1})
        assert players[3].line.last("why")["code"] == "accused-already"
        await players[3].say(type="why", choice={"do": "accuse", "whom": 0})
        assert players[3].line.last("why")["code"] is None
        for message in ({"type": "why", "choice": {"do": "end"}}, {"type": "hint"}):
            with pytest.raises(NotAsked):
                await players[3].say(**message)
        with pytest.raises(IllegalChoice):
            await players[3].say(**accusing(1, 2, "twice"))

    run(test())


def test_an_unasked_accusation_costs_no_time_and_restarts_the_asked_players_clock() -> None:
    async def test() -> None:
        clock = HandClock()
        table, players = await at_table(clock, settings=settings(10, 60))
        await clock.advance(8)
        await players[3].say(**accusing(2))
        told = players[0].line.last("clock")
        assert (told["banks"], told["asked"], told["spent"]) == ([60] * 4, [0], 0)
        await clock.advance(12)
        await players[0].say(type="choose", id="a", serial=1, choice={"do": "play", "card": "jouvence"})
        assert players[0].line.last("clock")["banks"] == [58, 60, 60, 60]
        assert await choices(table) == [("person", None), ("person", 12_000)]

    run(test())


def test_a_player_whose_seat_a_bot_plays_cannot_accuse() -> None:
    async def test() -> None:
        _, players = await at_table()
        await players[3].say(type="away")
        assert await players[3].refused(**accusing(2)) == "stood-in"

    run(test())


class Eager(InlineBotRunner):
    """A bot runner in which the bot of seat ``who`` accuses ``whom`` unasked; records every time a bot is asked."""

    def __init__(self, who: int, whom: int) -> None:
        self.who = who
        self.whom = whom
        self.thought: list[tuple[int, int]] = []

    async def volunteer(self, thought: BotTask) -> Choice | None:
        *_, seat, serial = map(int, thought.seed.split("/")[1:])
        self.thought.append((seat, serial))
        choice = GAMES[thought.game].read_choice({"do": "accuse", "whom": self.whom})
        return choice if seat == self.who and choice in GAMES[thought.game].legal(thought.view) else None


def test_bots_accuse_unasked_after_a_delay_and_think_once_per_question() -> None:
    async def test() -> None:
        clock, runner = HandClock(), Eager(who=3, whom=2)
        registry = make_registry(clock=clock, games=posed(), bots=runner)
        made = await registry.create(GAME, {}, len(HANDS), "Ada", "greedy")
        code = made.code
        player = Player(await registry.find(code), made.token, clock)
        await clock.advance(0.1)
        assert sorted(runner.thought) == [(1, 0), (2, 0), (3, 0)]
        assert "step" not in player.line.types(), "a bot thinks a moment"
        await clock.advance(5)
        assert player.line.types().count("step") == 1
        assert player.line.last("step")["events"][0] == {"event": "accused", "by": 3, "whom": 2}
        assert player.question() is not None
        assert sorted(runner.thought) == [(1, 0), (1, 1), (2, 0), (3, 0), (3, 1)], "the dead one thinks no more"
        await player.say(type="bots", fast=True)
        await clock.advance(5)
        assert len(runner.thought) == 5
        entries = [json.loads(line) for line in await registry.services.store.read(code)]
        assert [(entry["seat"], entry["by"]) for entry in entries if entry["entry"] == "chose"] == [(3, "bot")]

    run(test())


def test_a_bot_that_times_out_unasked_chooses_nothing(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        game = posed()[GAME]
        view = game.view(game.opening.state, 1)
        pool = ProcessBotRunner(1)
        try:
            assert await pool.volunteer(BotTask(GAME, "detective", view, "seed")) is None
            monkeypatch.setattr(bot_runner, "_TIMEOUT", 0.0)
            assert await pool.volunteer(BotTask(GAME, "detective", view, "seed")) is None
        finally:
            pool.close()
        assert len(caplog.records) == 1

    run(test())
