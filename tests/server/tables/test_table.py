"""A game at a table: choices, frames and refusals."""

from __future__ import annotations

from typing import Any

import pytest

from deadpan.kernel.errors import IllegalChoice, NotAsked, StaleAsk
from deadpan.server.errors import TableError, TooMuch, WrongMoment
from deadpan.server.limits import Limits
from deadpan.server.storage import InMemoryStore, StoreError
from tests.hush_variants import LONG
from tests.server.harness import Player, asked, come, in_play, lobby, make_registry, open_table, run, settle


def test_a_choice_is_written_before_it_is_acknowledged_and_told() -> None:
    class Watched(InMemoryStore):
        async def append(self, *args: Any) -> None:
            seen.append("asked to write")
            await settle()
            await super().append(*args)
            seen.append("written")

    seen: list[str] = []

    async def test() -> None:
        registry = make_registry(store=Watched())
        _, players = await open_table(registry)
        player = asked(players)
        for each in players:
            each.line.send = lambda frame: seen.append(frame[:20].decode())  # type: ignore[method-assign]
        seen.clear()
        await player.choose()
        assert seen[:3] == ["asked to write", "written", '{"type":"accepted","']
        assert seen[3:] == ['{"type":"step","n":1'] * 2

    run(test())


def test_steps_patch_a_view_into_the_next_one() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry, 3)
        players.append(Player(table, None))
        views = [player.line.last("view")["view"] for player in players]
        at_first = [set(view) for view in views]
        while table.summary()["phase"] == "playing":
            await asked(players).choose(pick=table.state.entries * 7)
            for player, view, keys in zip(players, views, at_first, strict=True):
                step = player.line.last("step")
                view["events"] += step["events"]
                for key, value in step["patch"].items():
                    if value is None and key not in keys:
                        view.pop(key)
                    else:
                        view[key] = value
        for player, view in zip(players, views, strict=True):
            await player.say(type="resync")
            assert player.line.last("view")["view"] == view
            numbers = [frame["n"] for frame in player.line.heard if frame["type"] == "step"]
            assert numbers == list(range(1, len(numbers) + 1))
        assert players[0].line.last("table")["table"]["phase"] == "over"

    run(test())


def test_a_ping_is_always_answered() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, voice, nobody = Player(table, tokens[0]), Player(table, tokens[1], quiet=True), Player(table, None)
        for phase, of_the_game in (("lobby", []), ("playing", ["view"])):
            for player in (ada, voice, nobody):
                heard = len(player.line.types())
                await player.say(type="resync")
                assert player.line.types()[heard:] == ["table", *([] if player is voice else of_the_game)]
                assert player.line.last("table")["table"]["phase"] == phase
            if phase == "lobby":
                await ada.say(type="start")

    run(test())


def test_a_choice_sent_twice_counts_once() -> None:
    async def test() -> None:
        registry = make_registry()
        _, players = await open_table(registry)
        player = asked(players)
        question = player.question()
        assert question is not None
        choose = {"type": "choose", "id": "once", "serial": 0, "choice": question["legal"][0]}
        await player.say(**choose)
        await player.say(**choose)
        await player.say(**{**choose, "choice": question["legal"][1]})
        assert [frame["n"] for frame in player.line.heard if frame["type"] == "accepted"] == [1, 1, 1]
        assert player.line.types().count("step") == 1

    run(test())


def test_a_choice_sent_twice_counts_once_even_if_the_server_crashed_between() -> None:
    async def test() -> None:
        store = InMemoryStore()
        code, tokens = await in_play(make_registry(store=store))
        registry = make_registry(store=store)
        await registry.start()
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        seat = players.index(asked(players))
        question = players[seat].question()
        assert question is not None
        choose = {"type": "choose", "id": "once", "serial": 0, "choice": question["legal"][0]}
        await players[seat].say(**choose)
        registry = make_registry(store=store)
        await registry.start()
        again = Player(await registry.find(code), tokens[seat])
        await again.say(**choose)
        assert again.line.last("accepted")["n"] == 1
        assert again.line.last("view")["n"] == 1

    run(test())


def test_late_illegal_and_unasked_choices_are_refused_with_different_codes() -> None:
    async def test() -> None:
        registry = make_registry()
        _, players = await open_table(registry)
        player = asked(players)
        other = next(each for each in players if each is not player)
        question = player.question()
        assert question is not None
        choice = question["legal"][0]
        await player.say(type="choose", id="1", serial=0, choice=choice)
        with pytest.raises(StaleAsk):
            await player.say(type="choose", id="2", serial=0, choice=choice)
        with pytest.raises(NotAsked):
            await player.say(type="choose", id="2", serial=1, choice=choice)
        legal = other.question()["legal"]  # type: ignore[index]
        missing = next(card for card in range(2, 7) if {"do": "play", "card": card} not in legal)
        with pytest.raises(IllegalChoice):
            await other.say(type="choose", id="3", serial=1, choice={"do": "play", "card": missing})

    run(test())


def test_a_spectator_gets_only_public_facts() -> None:
    async def test() -> None:
        registry = make_registry(games=LONG)
        table, players = await open_table(registry)
        onlooker = Player(table, None)
        for _ in range(20):
            await asked(players).choose()
        view = onlooker.line.last("view")["view"]
        assert view["hand"] == []
        assert view["seat"] is None
        assert view["hands"] is None
        assert all(frame["legal"] == [] and frame["ask"] is None for frame in onlooker.line.heard if "legal" in frame)
        assert not any(event["event"] in ("dealt", "drawn") for event in view["events"])

    run(test())


def test_a_rematch_keeps_the_seats_and_can_rotate_the_first_player() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry, 3, settings={"begins": "turn"}, copies=2)
        firsts = []
        for _ in range(4):
            firsts.append(next(event["first"] for event in players[0].line.last("view")["view"]["events"]))
            while table.summary()["phase"] == "playing":
                await asked(players).choose()
            with pytest.raises(WrongMoment):
                await players[0].say(type="start")
            await players[0].say(type="rematch")
        assert [(first - firsts[0]) % 3 for first in firsts] == [0, 1, 2, 0]
        assert players[1].line.last("view")["stream"] == "5.1"
        assert players[0].line.last("table")["table"]["options"] == {"copies": 2}

    run(test())


def test_after_the_end_the_host_can_open_the_lobby_again() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry)
        with pytest.raises(WrongMoment):
            await players[0].say(type="lobby")
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        assert b'"events"' in (await table.record()).text
        await players[0].say(type="lobby")
        assert players[1].line.last("table")["table"]["phase"] == "lobby"
        assert (await table.record()).number == 1
        with pytest.raises(WrongMoment):
            await players[1].say(type="choose", id="late", serial=0, choice={})
        await players[1].say(type="stand")
        await players[0].say(type="bot", seat=1, level="random")
        await players[0].say(type="start")
        assert players[0].line.last("view")["stream"] == "2.0"

    run(test())


def test_the_record_is_refused_until_the_game_is_over() -> None:
    async def test() -> None:
        table, _ = await open_table(make_registry())
        with pytest.raises(WrongMoment):
            await table.record()

    run(test())


# -- limits and failures -----------------------------------------------------------------------------------------------


def test_numbers_of_tables_people_and_onlookers_are_limited() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(tables=1, participants=3, anonymous_connections=2))
        made = await registry.create("hush", {}, 2, "Ada")
        with pytest.raises(TooMuch):
            await registry.create("hush", {}, 2, "Bo")
        table = await registry.find(made.code)
        await come(table, "Bo")
        await come(table, "Cy")
        with pytest.raises(TooMuch):
            await come(table, "Di")
        Player(table, None)
        Player(table, None)
        with pytest.raises(TooMuch):
            Player(table, None)

    run(test())


def test_a_write_that_fails_changes_nothing_and_the_table_comes_back_from_the_store() -> None:
    class Failing(InMemoryStore):
        fails = False

        async def append(self, *args: Any) -> None:
            if self.fails:
                raise StoreError("the disk is full")
            await super().append(*args)

    async def test() -> None:
        store = Failing()
        registry = make_registry(store=store)
        table, players = await open_table(registry)
        player = asked(players)
        store.fails = True
        with pytest.raises(TableError) as refusal:
            await player.choose()
        assert refusal.value.code == "store-failed"
        assert all(each.line.closed for each in players)
        assert "accepted" not in player.line.types()
        store.fails = False
        again = await registry.find(table.state.code)
        assert again is not table
        assert Player(again, None).line.last("view")["n"] == 0

    run(test())
