"""A missing player is waited for; then a bot replaces the player until the player reconnects."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deadpan.server.tables import LiveTable
from tests.server.harness import HandClock, Player, asked, come, in_play, lobby, make_registry, open_table, reread, run

PATIENT: dict[str, Any] = {"choice_seconds": None, "game_seconds": None, "hints": False, "patience": 90}


def test_a_missing_asked_player_is_waited_for_and_then_replaced_by_a_bot() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
        assert ada.shown()["missing"] == []
        bo.leave()
        assert ada.shown()["missing"] == [{"seat": 1, "left": 60.0}]
        await clock.advance(59.9)
        assert ada.seat(1)["level"] is None
        await clock.advance(0.2)
        assert (ada.seat(1)["kind"], ada.seat(1)["level"], ada.seat(1)["connected"]) == ("person", "sampler", False)
        assert ada.shown()["missing"] == []
        assert "step" not in ada.line.types(), "a bot thinks, like any other"
        await clock.advance(1.6)
        assert ada.line.last("step")["n"] == 1
        while ada.shown()["phase"] == "playing":
            if ada.question():
                await ada.choose(-1)
            await clock.advance(1.6)
        assert ada.line.last("step")["n"] > 10
        assert {by for seat, by in chosen(table, await table_log(table)) if seat == 1} == {"bot"}

    run(test())


async def table_log(table: LiveTable) -> list[bytes]:
    return await table._services.store.read(table.state.code)


def chosen(table: LiveTable, lines: list[bytes]) -> list[tuple[int, str]]:
    """The maker of each choice, a player or a bot."""
    entries = [json.loads(line) for line in lines]
    return [(entry["seat"], entry.get("by", "person")) for entry in entries if entry["entry"] == "chose"]


def test_a_countdown_runs_only_for_an_absent_asked_player_with_another_present() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry, 3, first=1)
        table = await registry.find(code)
        ada, bo, cy = [Player(table, token) for token in tokens]
        second = Player(table, bo.token)
        bo.leave()
        cy.leave()
        assert ada.shown()["missing"] == [], "who is asked has a second line, who is gone is not asked"
        await clock.advance(100)
        onlooker, joined = Player(table, None), Player(table, await come(table, "Di"))
        ada.leave()
        second.leave()
        assert onlooker.shown()["missing"] == [], "those who look on do not wait"
        await clock.advance(100)
        assert [place.level for place in table.state.places] == [None] * 3
        back = Player(table, cy.token)
        assert joined.shown()["missing"] == [{"seat": 1, "left": 60.0}]
        await clock.advance(30)
        back.leave()
        await clock.advance(100)
        Player(table, cy.token)
        assert joined.shown()["missing"] == [{"seat": 1, "left": 60.0}], "it starts anew"

    run(test())


def test_a_player_who_is_back_in_time_ends_the_countdown() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
        bo.leave()
        await clock.advance(59)
        back = Player(table, bo.token)
        assert ada.shown()["missing"] == back.shown()["missing"] == []
        await clock.advance(100)
        assert ada.seat(1)["level"] is None
        await back.choose()

    run(test())


def test_players_are_told_when_the_turn_comes_to_a_missing_player() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry())
        first = asked(players)
        other = next(player for player in players if player is not first)
        other.leave()
        assert first.shown()["missing"] == []
        while first.question():
            await first.choose()
        assert [each["seat"] for each in first.shown()["missing"]] == [
            table.state.seat_of(other.connection.participant)
        ]
        assert first.line.types()[-2:] == ["step", "table"]

    run(test())


def test_the_host_can_wait_longer_or_no_longer() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        _, (ada, bo, cy) = await open_table(registry, 3, settings=PATIENT, first=1)
        assert await ada.refused(type="extend", seat=1) == "not-missing"
        assert await ada.refused(type="skip", seat=1) == "not-missing"
        bo.leave()
        assert ada.shown()["missing"] == [{"seat": 1, "left": 90.0}]
        for message in ("extend", "skip"):
            assert await cy.refused(type=message, seat=1) == "not-host"
            assert await ada.refused(type=message, seat=0) == "not-missing"
        await clock.advance(80)
        await ada.say(type="extend", seat=1)
        assert cy.shown()["missing"] == [{"seat": 1, "left": 100.0}]
        await clock.advance(99)
        assert cy.seat(1)["level"] is None
        await ada.say(type="skip", seat=1)
        assert cy.seat(1)["level"] == "sampler"
        assert cy.shown()["missing"] == []
        assert await ada.refused(type="skip", seat=9) == "no-such-seat"

    run(test())


def test_a_restart_begins_the_countdown_again_and_keeps_a_replacement_bot() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        table, (ada, bo) = await open_table(registry, first=1)
        bo.leave()
        await clock.advance(59)
        after = HandClock()
        table = await reread(registry, table.state.code, after)
        again = Player(table, ada.token)
        assert again.shown()["missing"] == [{"seat": 1, "left": 60.0}]
        await after.advance(60)
        assert again.seat(1)["level"] == "sampler"
        table = await reread(registry, table.state.code)
        assert Player(table, ada.token).seat(1)["level"] == "sampler"

    run(test())


def test_a_returning_player_takes_the_seat_back_while_the_bot_thinks() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
        assert await bo.refused(type="back") == "accepted", "who is there is there"
        await bo.say(type="away")
        await bo.say(type="away")
        assert ada.seat(1)["level"] == bo.seat(1)["level"] == "sampler"
        question = bo.question()
        assert question is not None
        choice = {"type": "choose", "id": "1", "serial": 0, "choice": question["legal"][0]}
        assert await bo.refused(**choice) == "stood-in"
        await clock.advance(0.5)
        await bo.say(type="back")
        await clock.advance(100)
        assert ada.seat(1)["level"] is None
        assert "step" not in ada.line.types(), "the bot chooses no more"
        await bo.say(**choice)
        assert chosen(table, await table_log(table)) == [(1, "person")]

    run(test())


def test_a_replacement_bots_thinking_time_does_not_depend_on_when_it_came() -> None:
    async def test() -> None:
        took = []
        for late in (0.0, 1.0, 300.0):
            clock = HandClock()
            _, (ada, bo) = await open_table(make_registry(clock=clock), first=1)
            await clock.advance(late)
            await bo.say(type="away")
            await clock.advance(2)
            took.append(ada.line.times[ada.line.types().index("step")] - 1000 - late)
        assert took == pytest.approx([took[0]] * 3)
        assert 0.7 <= took[0] <= 1.6

    run(test())


def test_only_a_seated_player_can_be_missing_and_only_in_a_game() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, guest = Player(table, tokens[0]), Player(table, await come(table, "Cy"))
        assert await ada.refused(type="away") == "not-playing"
        await ada.say(type="start")
        assert await guest.refused(type="away") == "not-seated"
        assert await guest.refused(type="back") == "not-seated"

    run(test())


def test_a_replacement_bot_plays_the_next_game_until_the_player_is_back() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock))
        await bo.say(type="away")
        while ada.shown()["phase"] == "playing":
            if ada.question():
                await ada.choose()
            await clock.advance(2)
        await ada.say(type="rematch")
        assert ada.seat(1)["level"] == "sampler"
        await bo.say(type="back")
        assert ada.seat(1)["level"] is None
        assert table.state.places[1].participant == 1

    run(test())


def test_a_missing_host_is_replaced_by_a_bot_and_the_role_passes_on() -> None:
    async def test() -> None:
        clock = HandClock()
        _, (ada, bo) = await open_table(make_registry(clock=clock), first=0)
        ada.leave()
        await clock.advance(61)
        assert bo.seat(0)["level"] == "sampler"
        assert bo.line.last("welcome")["you"]["host"]
        assert (bo.seat(0)["host"], bo.seat(1)["host"]) == (False, True)

    run(test())
