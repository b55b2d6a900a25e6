"""Several players on one device: all count as present, and only the view of one of them is sent."""

from __future__ import annotations

import pytest

from deadpan.server.errors import Forbidden, MalformedMessage
from deadpan.server.messages import Hello, read_message
from tests.server.harness import HandClock, Player, in_play, lobby, make_registry, run


def test_all_players_of_a_shared_connection_are_present() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry, 3, first=1)
        table = await registry.find(code)
        shared = Player(table, tokens[0], also=tokens[1:])
        assert [seat["connected"] for seat in shared.shown()["seats"]] == [True] * 3
        assert (shared.shown()["spectators"], shared.shown()["missing"]) == (0, [])
        await clock.advance(100)
        assert shared.seat(1)["level"] is None
        assert shared.line.last("view")["stream"] == "1.0"
        assert shared.question() is None
        assert await shared.refused(type="choose", id="1", serial=0, choice={"do": "play", "card": 2}) != "accepted"
        Player(table, tokens[2])
        shared.leave()
        assert [seat["connected"] for seat in table.summary()["seats"]] == [False, False, True]

    run(test())


def test_a_covered_device_gets_the_spectators_view_and_cannot_act() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        covered, onlooker = Player(table, None, also=tokens), Player(table, None)
        assert covered.line.last("view") == onlooker.line.last("view")
        assert covered.line.last("view")["view"]["hand"] == []
        assert covered.line.last("welcome")["you"]["participant"] is None
        assert onlooker.shown()["spectators"] == 1, "the covered one does not just look on"
        assert await covered.refused(type="pause", on=True) == "not-participant"
        assert await covered.refused(type="choose", id="1", serial=0, choice={}) == "not-seated"
        assert onlooker.line.last("welcome")["table"]["host"] == 0

    run(test())


def test_one_wrong_token_among_several_refuses_the_device() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        for also in (["guess"], [tokens[1], "guess"], [""]):
            with pytest.raises(Forbidden) as refusal:
                Player(table, tokens[0], also=also)
            assert refusal.value.code == "wrong-token"
        assert len(table.connections) == 0
        assert read_message('{"type":"hello","also":["a","b"]}') == Hello(also=["a", "b"])
        with pytest.raises(MalformedMessage):
            read_message('{"type":"hello","also":["1","2","3","4","5","6","7","8","9"]}')

    run(test())


def test_removing_one_player_of_a_shared_device_keeps_the_others() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 3)
        table = await registry.find(code)
        ada, shared = Player(table, tokens[0]), Player(table, tokens[1], also=[tokens[2]])
        await ada.say(type="remove", participant=2)
        assert shared.line.closed is None
        assert [person["connected"] for person in ada.shown()["people"]] == [True, True]
        with pytest.raises(Forbidden):
            Player(table, tokens[1], also=[tokens[2]])

    run(test())


def test_the_host_on_a_shared_device_stays_host() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        Player(table, tokens[1], also=[tokens[0]])
        await clock.advance(100)
        assert table.state.host == 0

    run(test())
