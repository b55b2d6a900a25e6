"""Several players on one device: a connection for many tokens, and quiet connections, which get nothing of the game."""

from __future__ import annotations

import pytest

from deadpan.server.errors import Forbidden
from tests.server.harness import Player, asked, come, lobby, make_registry, run, take

GAME = {"view", "step", "clock"}


def test_a_quiet_connection_can_chat_and_gets_nothing_of_the_game() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 2, highest=4)
        table = await registry.find(code)
        voice = Player(table, tokens[0], quiet=True, also=tokens[1:])
        eyes = Player(table, None, also=tokens)
        assert voice.line.last("welcome")["you"]["host"]
        await voice.say(type="options", options={"highest": 5}, seats=2)
        await voice.say(type="settings", settings={"choice_seconds": 60})
        assert eyes.line.last("table")["table"]["options"] == {"highest": 5}
        await voice.say(type="start")
        await voice.say(type="resync")
        players = [Player(table, token) for token in tokens]
        while table.summary()["phase"] == "playing":
            await asked(players).choose()
        await voice.say(type="rematch")
        await voice.say(type="chat", text="again")
        assert not GAME.intersection(voice.line.types())
        assert {"table", "chat"} <= set(voice.line.types())
        assert eyes.line.last("view")["view"]["hand"] == []

    run(test())


def test_a_quiet_connection_that_takes_a_seat_does_not_get_its_view() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {"first": 0}, 2, "Ada", "random")
        table = await registry.find(made.code)
        voice = Player(table, await come(table, "Bo"), quiet=True)
        await take(voice, 1, Player(table, made.token))
        assert voice.line.last("welcome")["you"]["seat"] == 1
        assert not GAME.intersection(voice.line.types())

    run(test())


def test_all_players_of_a_shared_device_are_present_and_none_is_a_spectator() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 3)
        table = await registry.find(code)
        assert [seat["connected"] for seat in table.summary()["seats"]] == [False, False, False]
        eyes = Player(table, None, also=tokens[:2])
        assert [seat["connected"] for seat in table.summary()["seats"]] == [True, True, False]
        assert table.summary()["spectators"] == 0
        eyes.leave()
        assert [seat["connected"] for seat in table.summary()["seats"]] == [False, False, False]

    run(test())


def test_a_device_with_a_wrong_token_is_refused() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry, 2)
        table = await registry.find(code)
        with pytest.raises(Forbidden) as caught:
            Player(table, None, also=[tokens[0], "nobody's"])
        assert caught.value.code == "wrong-token"
        assert table.summary()["spectators"] == 0

    run(test())
