"""*Why not?* and hints: only the asked player gets them, and no other connection gets a frame about it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from deadpan.game import GAMES
from deadpan.kernel.errors import IllegalChoice, MalformedChoice, NotAsked
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.server.errors import Forbidden, TooMuch, WrongMoment
from deadpan.server.scheduling import BotTask, InlineBotRunner
from deadpan.server.tables import TableRegistry
from tests.server.harness import Player, asked, come, lobby, make_registry, run, settle

Json = dict[str, Any]

WITH_HINTS = {"choice_seconds": None, "game_seconds": None, "hints": True, "patience": 60}


async def at_table(registry: TableRegistry, hints: bool = True, **hello: Any) -> list[Player]:
    """The two players of a game that has begun, the asked one first."""
    code, tokens = await lobby(registry)
    table = await registry.find(code)
    players = [Player(table, token, **hello) for token in tokens]
    await players[0].say(type="settings", settings={**WITH_HINTS, "hints": hints})
    await players[0].say(type="start")
    return sorted(players, key=lambda player: player.question() is None)


def every_play() -> list[Json]:
    return [{"do": "play", "card": card} for card in range(2, 7)]


@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_why_not_gives_the_refusal_of_the_choice(lang: str) -> None:
    async def test() -> None:
        registry = make_registry()
        player, other = await at_table(registry, lang=lang)
        code = player.table.state.code
        before, quiet = await registry.services.store.read(code), len(other.line.frames)
        question = player.question()
        assert question is not None
        codes = set()
        for choice in every_play():
            if choice in question["legal"]:
                continue
            await player.say(type="why", choice=choice)
            answer = player.line.last("why")
            with pytest.raises(IllegalChoice) as refusal:
                await player.say(type="choose", id="try", serial=question["ask"]["serial"], choice=choice)
            problem = refusal.value
            text = Words(lang).refuse(problem, GAMES["hush"], player.table.state.names())  # type: ignore[arg-type]
            assert answer == {
                "type": "why", "choice": choice, "code": problem.code, "rule": problem.rule,
                "data": dict(problem.data), "text": text,
            }  # fmt: skip
            codes.add(problem.code)
        assert codes
        assert await registry.services.store.read(code) == before
        assert len(other.line.frames) == quiet

    run(test())


def test_a_legal_choice_has_no_why_not() -> None:
    async def test() -> None:
        player, _ = await at_table(make_registry())
        question = player.question()
        assert question is not None
        for choice in question["legal"]:
            await player.say(type="why", choice=choice)
            assert player.line.last("why") == {
                "type": "why", "choice": choice, "code": None, "rule": None, "data": {}, "text": ""
            }  # fmt: skip
        assert player.question() == question

    run(test())


def test_only_the_seat_that_is_asked_gets_advice() -> None:
    async def test() -> None:
        registry = make_registry()
        player, other = await at_table(registry)
        table = player.table
        legal = player.question()["legal"][0]  # type: ignore[index]
        for message in ({"type": "why", "choice": legal}, {"type": "hint"}):
            for onlooker in (Player(table, None), Player(table, await come(table, f"Cy {message['type']}"))):
                with pytest.raises(Forbidden):
                    await onlooker.say(**message)
            with pytest.raises(NotAsked):
                await other.say(**message)
            in_lobby = (await lobby(registry))[0]
            waiting = Player(await registry.find(in_lobby), None)
            with pytest.raises(Forbidden):
                await waiting.say(**message)
        with pytest.raises(MalformedChoice):
            await player.say(type="why", choice={"do": "surrender"})

    run(test())


def test_hints_need_a_running_game() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        player = Player(await registry.find(code), tokens[0])
        for message in ({"type": "why", "choice": {"do": "play", "card": 2}}, {"type": "hint"}):
            with pytest.raises(WrongMoment):
                await player.say(**message)

    run(test())


def test_a_hint_is_a_legal_choice_told_only_to_the_player_who_asked() -> None:
    async def test() -> None:
        registry = make_registry()
        player, other = await at_table(registry)
        twin = Player(player.table, player.token)
        for _ in range(3):
            question = asked([player, other]).question()
            assert question is not None
            one = asked([player, other])
            silent = {id(each): len(each.line.frames) for each in (player, other, twin) if each is not one}
            await one.say(type="hint")
            await settle()
            hint = one.line.last("hint")
            assert hint["serial"] == question["ask"]["serial"]
            assert hint["choice"] in question["legal"]
            assert {id(each): len(each.line.frames) for each in (player, other, twin) if each is not one} == silent
            await one.choose(question["legal"].index(hint["choice"]))

    run(test())


def test_hints_are_given_only_where_the_table_allows_them() -> None:
    async def test() -> None:
        player, _ = await at_table(make_registry(), hints=False)
        with pytest.raises(Forbidden) as refusal:
            await player.say(type="hint")
        assert refusal.value.code == "no-hints"

    run(test())


def test_a_lone_player_against_bots_gets_hints_at_once() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {"first": 0}, 3, "Ada", "random")
        ada = Player(await registry.find(made.code), made.token)
        await ada.say(type="hint")
        await settle()
        assert ada.line.last("hint")["serial"] == 0

    run(test())


class Pondering(InlineBotRunner):
    """Bots that wait until a test lets them choose."""

    def __init__(self, is_good: bool = True) -> None:
        self.asked: list[str] = []
        self.is_good = is_good
        self.go = asyncio.Event()

    async def choose(self, task: BotTask) -> tuple[Choice, bool]:
        self.asked.append(task.level)
        await self.go.wait()
        return (await super().choose(replace(task, level="random")))[0], self.is_good


def test_hints_are_computed_one_at_a_time_and_cached_by_question() -> None:
    async def test() -> None:
        bots = Pondering()
        registry = make_registry(bots=bots)
        player, other = await at_table(registry)
        await player.say(type="hint")
        await settle()
        with pytest.raises(TooMuch):
            await player.say(type="hint")
        bots.go.set()
        await settle()
        first = player.line.last("hint")
        await player.say(type="hint")
        assert [frame for frame in player.line.heard if frame["type"] == "hint"] == [first, first]
        assert bots.asked == ["sampler"]
        await player.choose()
        following = asked([player, other])
        await following.say(type="hint")
        await settle()
        assert following.line.last("hint")["serial"] == 1
        assert bots.asked == ["sampler", "sampler"]

    run(test())


def test_the_game_goes_on_while_a_bot_thinks_of_a_hint() -> None:
    async def test() -> None:
        bots = Pondering()
        player, other = await at_table(make_registry(bots=bots))
        await player.say(type="hint")
        await settle()
        await player.choose()
        await asked([player, other]).choose()
        bots.go.set()
        await settle()
        assert player.line.last("hint")["serial"] == 0, "its question is long answered, and the hint says so"

    run(test())


def test_a_bot_that_fails_gives_no_hint() -> None:
    async def test() -> None:
        bots = Pondering(is_good=False)
        player, _ = await at_table(make_registry(bots=bots))
        bots.go.set()
        await player.say(type="hint")
        await settle()
        assert "hint" not in player.line.types()
        assert player.line.last("error")["code"] == "no-hint"

    run(test())


def test_an_unloaded_table_stops_its_bots() -> None:
    async def test() -> None:
        bots = Pondering()
        player, _ = await at_table(make_registry(bots=bots))
        await player.say(type="hint")
        await settle()
        player.table.close()
        bots.go.set()
        await settle()
        assert "hint" not in player.line.types()

    run(test())
