"""The commands of the host about others: mute, remove, hand on the role."""

from __future__ import annotations

import pytest

from deadpan.server.errors import Forbidden
from tests.server.harness import HandClock, Player, asked, come, lobby, make_registry, open_table, reread, run


def test_every_connection_gets_the_list_of_present_players() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 2)
        table = await registry.find(code)
        ada, guest = Player(table, tokens[0]), Player(table, await come(table, "Cy"))
        await come(table, "not here")
        Player(table, None)
        assert (
            guest.shown()["people"]
            == ada.shown()["people"]
            == [
                {"participant": 0, "name": "player 0", "seat": 0, "connected": True, "muted": False, "out": False},
                {"participant": 1, "name": "player 1", "seat": 1, "connected": False, "muted": False, "out": False},
                {"participant": 2, "name": "Cy", "seat": None, "connected": True, "muted": False, "out": False},
            ]
        )
        guest.leave()
        assert [person["participant"] for person in ada.shown()["people"]] == [0, 1]

    run(test())


def test_the_host_mutes_and_unmutes_a_participant() -> None:
    async def test() -> None:
        registry = make_registry()
        table, (ada, bo) = await open_table(registry)
        assert await bo.refused(type="mute", participant=0, on=True) == "not-host"
        assert await ada.refused(type="mute", participant=9, on=True) == "no-such-person"
        await ada.say(type="mute", participant=1, on=True)
        assert [person["muted"] for person in bo.shown()["people"]] == [False, True]
        again = Player(await reread(registry, table.state.code), ada.token)
        assert again.shown()["people"][1]["muted"]
        await again.say(type="mute", participant=1, on=False)
        assert not again.shown()["people"][1]["muted"]

    run(test())


def test_in_the_lobby_a_removed_players_seat_is_open() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 2)
        table = await registry.find(code)
        ada, bo = [Player(table, token) for token in tokens]
        await ada.say(type="remove", participant=1)
        assert bo.line.closed == (1008, "removed")
        assert bo.line.last("error")["code"] == "removed"
        assert bo.line.types()[-1] == "error", "nothing more is told"
        assert ada.seat(1)["kind"] == "open"
        assert [person["participant"] for person in ada.shown()["people"]] == [0]
        with pytest.raises(Forbidden) as refusal:
            Player(table, tokens[1])
        assert refusal.value.code == "wrong-token"
        assert await bo.refused(type="sit", seat=1) == "removed", "whatever is still on its way is refused"
        table.disconnect(bo.connection)
        again = await reread(registry, code)
        with pytest.raises(Forbidden):
            Player(again, tokens[1])

    run(test())


def test_a_bot_replaces_a_removed_player_who_can_still_watch() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        table, players = await open_table(registry, 3, first=1)
        ada, bo, cy = players
        second = Player(table, bo.token)
        await bo.say(type="end", agree=True)
        question = bo.question()
        assert question is not None
        await ada.say(type="remove", participant=1)
        for line in (bo.line, second.line):
            assert line.closed is None
            assert line.last("welcome")["you"]["standing"] == "out"
            assert line.last("view")["view"]["hand"] == [], "what the seat knows is told to them no more"
        assert (cy.seat(1)["kind"], cy.seat(1)["level"], cy.seat(1)["name"]) == ("bot", "sampler", "Birch")
        assert cy.shown()["ending"] == []
        said = {"type": "choose", "id": "1", "serial": 0, "choice": question["legal"][0]}
        assert await bo.refused(**said) == "not-seated"
        for message in ({"type": "chat", "text": "why?"}, {"type": "back"}, {"type": "end", "agree": True}):
            assert await bo.refused(**message) == "put-out"
        await clock.advance(2)
        assert cy.line.last("step")["n"] == 1
        assert await ada.refused(type="host", participant=1) == "not-of-this-game"

    run(test())


def test_the_host_returns_a_removed_player_to_the_seat() -> None:
    async def test() -> None:
        registry = make_registry()
        table, (ada, bo, cy) = await open_table(registry, 3)
        hand = bo.line.last("view")["view"]["hand"]
        await ada.say(type="remove", participant=1)
        assert await cy.refused(type="remove", participant=1, on=False) == "not-host"
        again = await reread(registry, table.state.code)
        back, elder = Player(again, bo.token), Player(again, ada.token)
        assert back.line.last("welcome")["you"]["standing"] == "out"
        await elder.say(type="remove", participant=1, on=False)
        assert back.line.last("welcome")["you"]["seat"] == 1
        assert back.line.last("view")["view"]["hand"] == hand

    run(test())


def test_removing_the_last_opponent_of_an_end_ends_the_game() -> None:
    async def test() -> None:
        _, (ada, bo, cy) = await open_table(make_registry(), 3)
        await ada.say(type="end", agree=True)
        await bo.say(type="end", agree=True)
        await ada.say(type="remove", participant=2)
        assert ada.shown()["broken_off"]
        assert cy.line.last("welcome")["you"]["seat"] is None

    run(test())


def test_after_a_game_a_removed_players_seat_gets_a_bot() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry())
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        await players[0].say(type="remove", participant=1)
        await players[0].say(type="rematch")
        assert players[0].seat(1)["kind"] == "bot"

    run(test())


def test_only_the_host_removes_players_and_cannot_be_removed() -> None:
    async def test() -> None:
        _, (ada, bo) = await open_table(make_registry())
        assert await bo.refused(type="remove", participant=0) == "not-host"
        assert await ada.refused(type="remove", participant=0) == "not-yourself"
        assert await ada.refused(type="remove", participant=-1) == "no-such-person"

    run(test())


def test_the_role_of_host_can_be_handed_on() -> None:
    async def test() -> None:
        registry = make_registry()
        table, (ada, bo) = await open_table(registry)
        assert await bo.refused(type="host", participant=1) == "not-host"
        await ada.say(type="host", participant=1)
        assert bo.line.last("welcome")["you"]["host"]
        assert not ada.line.last("welcome")["you"]["host"]
        assert await ada.refused(type="mute", participant=1, on=True) == "not-host"
        await bo.say(type="remove", participant=0)
        assert ada.line.last("welcome")["you"]["standing"] == "out"
        assert (await reread(registry, table.state.code)).state.host == 1

    run(test())


def test_a_host_replaced_by_a_bot_stays_host() -> None:
    async def test() -> None:
        clock = HandClock()
        _, (ada, bo) = await open_table(make_registry(clock=clock))
        await ada.say(type="away")
        await clock.advance(100)
        await ada.say(type="mute", participant=1, on=True)
        assert bo.seat(0)["host"]

    run(test())
