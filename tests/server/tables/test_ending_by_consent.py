"""Ending by consent: a game is broken off when all players agree, and it does not count."""

from __future__ import annotations

import json

from tests.hush_variants import WINDOWED
from tests.server.harness import HandClock, Player, asked, make_registry, open_table, reread, run


def test_the_game_ends_when_all_players_agree() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry, 3)
        ada, bo, cy = players
        for _ in range(5):
            await asked(players).choose()
        await ada.say(type="end", agree=True)
        await bo.say(type="end", agree=True)
        assert (cy.shown()["ending"], cy.shown()["phase"]) == ([0, 1], "playing")
        await bo.say(type="end", agree=False)
        assert cy.shown()["ending"] == [0]
        written = table.state.entries
        await bo.say(type="end", agree=False)
        assert table.state.entries == written
        await cy.say(type="end", agree=True)
        assert cy.shown()["phase"] == "playing"
        await bo.say(type="end", agree=True)
        for player in players:
            shown = player.shown()
            assert (shown["phase"], shown["broken_off"], shown["ending"], shown["waiting"]) == ("over", True, [], [])
            assert shown["broken_off_because"] == "consent"
            view = player.line.last("view")
            assert (view["n"], view["ask"], view["legal"], view["waiting"]) == (5, None, [], [])
            assert player.question() is None

    run(test())


def test_after_the_end_choices_are_refused_and_the_record_says_broken_off() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry)
        question = asked(players).question()
        assert question is not None
        player = asked(players)
        for each in players:
            await each.say(type="end", agree=True)
        choice = {"type": "choose", "id": "1", "serial": 0, "choice": question["legal"][0]}
        assert await player.refused(**choice) == "not-playing"
        assert await player.refused(type="end", agree=True) == "not-playing"
        record = json.loads((await table.record()).text)
        assert (record["choices"], record["seats"]) == ([], ["player 0", "player 1"])
        again = Player(await reread(registry, table.state.code), player.token)
        assert (again.shown()["phase"], again.shown()["broken_off"]) == ("over", True)
        assert again.line.last("view")["ask"] is None
        assert await again.refused(**choice) == "not-playing"

    run(test())


def test_a_new_game_begins_without_votes_and_unbroken() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry())
        for each in players:
            await each.say(type="end", agree=True)
        await players[0].say(type="rematch")
        shown = players[1].shown()
        assert (shown["phase"], shown["broken_off"], shown["ending"], shown["game_number"]) == ("playing", False, [], 2)
        await asked(players).choose()
        assert (await table.record(1)).number == 1

    run(test())


def test_players_replaced_by_a_bot_are_not_asked_for_consent() -> None:
    async def test() -> None:
        _, (ada, bo, cy) = await open_table(make_registry(), 3)
        await ada.say(type="end", agree=True)
        await bo.say(type="end", agree=True)
        await cy.say(type="away")
        assert ada.shown()["broken_off"], "all who play themselves agree now"

    run(test())


def test_a_game_of_replacement_bots_alone_continues() -> None:
    async def test() -> None:
        clock = HandClock()
        _, (ada, bo) = await open_table(make_registry(clock=clock))
        await ada.say(type="end", agree=True)
        await ada.say(type="away")
        await bo.say(type="away")
        assert ada.shown()["phase"] == "playing"
        await clock.advance(2)
        assert "step" in ada.line.types()
        await bo.say(type="back")
        await bo.say(type="end", agree=True)
        assert ada.shown()["broken_off"]

    run(test())


def test_bots_stop_when_a_game_is_broken_off() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 3, "Ada", "random")
        ada = Player(await registry.find(made.code), made.token, clock)
        await ada.say(type="end", agree=True)
        await clock.advance(100)
        assert "step" not in ada.line.types()
        assert ada.shown()["phase"] == "over"

    run(test())


def test_a_held_answer_is_not_told_when_the_game_is_broken_off() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, games=WINDOWED)
        table, players = await open_table(registry, 4)
        await asked(players).choose(-1)
        await clock.advance(10)
        broadcast = table._presenter.broadcast
        assert broadcast is not None
        while not broadcast.is_held:
            await asked(players).choose(1)
        told = players[0].line.last("step")["n"]
        for each in players:
            await each.say(type="end", agree=True)
        await clock.advance(10)
        assert players[0].line.last("step")["n"] == told
        assert players[0].line.last("view")["n"] == told
        assert len(json.loads((await table.record()).text)["choices"]) == told
        again = await reread(registry, table.state.code)
        for each in players:
            assert Player(again, each.token).line.last("view") == each.line.last("view"), "a restart tells no more"
        assert json.loads((await again.record()).text) == json.loads((await table.record()).text)

    run(test())


def test_the_time_of_an_untold_answer_is_not_charged() -> None:
    async def test() -> None:
        registry = make_registry(games=WINDOWED)
        settings = {"choice_seconds": None, "game_seconds": 600, "hints": False, "patience": 60}
        table, players = await open_table(registry, 4, settings=settings)
        broadcast = table._presenter.broadcast
        assert broadcast is not None
        while not broadcast.is_held:
            await asked(players).choose(1)
        for each in players:
            await each.say(type="end", agree=True)
        assert players[0].line.last("clock")["banks"] == [600] * 4
        again = Player(await reread(registry, table.state.code), players[0].token)
        assert again.line.last("clock")["banks"] == [600] * 4

    run(test())


def test_a_reconnecting_player_is_told_that_the_game_was_broken_off() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry)
        await asked(players).choose()
        away = asked(players)
        stream, have = away.line.last("view")["stream"], away.line.last("step")["n"]
        await away.say(type="end", agree=True)
        away.leave()
        await next(player for player in players if player is not away).say(type="end", agree=True)
        for found in (table, await reread(registry, table.state.code)):
            back = Player(found, away.token, stream=stream, have=have)
            view = back.line.last("view")
            assert (view["stream"], view["n"], view["ask"], view["waiting"]) == (stream, have, None, [])

    run(test())
