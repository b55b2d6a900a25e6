"""The chat of a table: which participants may write, what is kept, and which connections get it."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from deadpan.kernel.errors import DeadpanError
from deadpan.server.errors import Forbidden, TableError, TooMuch
from deadpan.server.limits import Limits
from deadpan.server.state import Emote
from deadpan.server.state.chat_log import KEPT
from tests.server.harness import HandClock, Player, asked, come, in_play, lobby, make_registry, run

Json = dict[str, Any]


def heard(player: Player) -> list[Json]:
    """The lines of all chat frames, in order."""
    return [line for frame in player.line.heard if frame["type"] == "chat" for line in frame["lines"]]


def test_a_participants_message_reaches_every_connection() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, bo, onlooker = Player(table, tokens[0]), Player(table, tokens[1]), Player(table, None)
        cy = Player(table, await come(table, "Cy"))
        await ada.say(type="chat", text="  Good \n evening! ")
        await cy.say(type="emote", emote="clap")
        for player in (ada, bo, onlooker, cy):
            assert heard(player) == [
                {"n": 1, "participant": 0, "name": "player 0", "seat": 0, "text": "Good evening!", "emote": None,
                 "at": "2023-11-14T22:30:00Z"},
                {"n": 2, "participant": 2, "name": "Cy", "seat": None, "text": None, "emote": "clap",
                 "at": "2023-11-14T22:30:00Z"},
            ]  # fmt: skip

    run(test())


def test_a_new_connection_gets_the_chat_before_the_game() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        first = Player(table, tokens[0])
        assert first.line.types() == ["welcome", "chat", "view"]
        assert heard(first) == []
        await first.say(type="chat", text="hello")
        await first.say(type="rename", name="Zoe")
        late = Player(table, None)
        assert late.line.types() == ["welcome", "chat", "view"]
        assert heard(late) == heard(first)
        assert heard(late)[0]["name"] == "player 0", "the name of then"

    run(test())


def test_the_last_chat_messages_are_kept_with_the_table() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, limits=Limits(unload_after=1.0))
        code, tokens = await lobby(registry)
        ada = Player(await registry.find(code), tokens[0])
        for number in range(KEPT + 7):
            await clock.advance(2.0)
            await ada.say(type="chat", text=f"line {number}")
        before = Player(await registry.find(code), None)
        ada.leave()
        before.leave()
        await clock.advance(2.0)
        assert registry.unload_idle() == 1
        after = Player(await registry.find(code), None)
        assert heard(after) == heard(before)
        assert [line["text"] for line in heard(after)] == [f"line {number}" for number in range(7, KEPT + 7)]
        assert heard(after)[-1]["n"] == KEPT + 7

    run(test())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"type": "chat", "text": ""}, "bad-line"),
        ({"type": "chat", "text": "\u202eevil"}, "bad-line"),
        ({"type": "chat", "text": "x" * 301}, "bad-line"),
        ({"type": "chat", "text": "x" * 3000}, "wrong-value"),
        ({"type": "chat"}, "missing-field"),
        ({"type": "chat", "text": 5}, "wrong-type"),
        ({"type": "emote", "emote": "rude"}, "wrong-value"),
    ],
)
def test_an_invalid_chat_message_is_refused_and_not_kept(message: Json, code: str) -> None:
    async def test() -> None:
        registry = make_registry()
        table_code, tokens = await lobby(registry)
        ada = Player(await registry.find(table_code), tokens[0])
        before = await registry.services.store.read(table_code)
        with pytest.raises(TableError) as refusal:
            await ada.say(**message)
        assert refusal.value.code == code
        assert await registry.services.store.read(table_code) == before
        for _ in range(5):  # what is refused does not count against one
            await ada.say(type="chat", text="hello")

    run(test())


def test_chat_of_anonymous_spectators_and_of_the_muted_is_refused() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, bo = Player(table, tokens[0]), Player(table, tokens[1])

        async def refused(player: Player, **message: Any) -> str:
            with pytest.raises(Forbidden) as refusal:
                await player.say(**message)
            return refusal.value.code

        onlooker = Player(table, None)
        assert await refused(onlooker, type="chat", text="psst") == "not-participant"
        await ada.say(type="mute", participant=1, on=True)
        assert await refused(bo, type="chat", text="I protest") == "muted"
        assert await refused(bo, type="emote", emote="gasp") == "muted"
        await ada.say(type="mute", participant=1, on=False)
        await bo.say(type="chat", text="thanks")
        assert [line["text"] for line in heard(ada)] == ["thanks"]
        await ada.say(type="remove", participant=1)
        assert await refused(bo, type="chat", text="still here") == "removed"

    run(test())


def test_chat_is_limited_for_each_participant() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        ada, bo = Player(table, tokens[0]), Player(table, tokens[1])

        async def says(player: Player) -> bool:
            try:
                await player.say(type="emote", emote="nudge")
            except TooMuch as problem:
                return problem.code != "too-often"
            return True

        assert [await says(ada) for _ in range(7)] == [True] * 5 + [False] * 2
        assert await says(bo)
        await clock.advance(2.0)
        assert [await says(ada) for _ in range(2)] == [True, False]
        ada.leave()
        assert not await says(Player(table, tokens[0])), "coming again does not help"

    run(test())


def test_a_tables_messages_are_limited() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(chat_lines=2))
        code, tokens = await lobby(registry)
        ada = Player(await registry.find(code), tokens[0])
        for _ in range(2):
            await ada.say(type="chat", text="hello")
        with pytest.raises(TooMuch) as refusal:
            await ada.say(type="chat", text="hello")
        assert refusal.value.code == "too-much-said"
        await ada.say(type="start")

    run(test())


def test_chat_continues_during_and_after_a_game_without_changing_it() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry)
        table = await registry.find(code)
        players = [Player(table, token) for token in tokens]
        emotes = iter(get_args(Emote) * 20)
        while table.summary()["phase"] == "playing":
            await clock.advance(2.0)
            question = asked(players).question()
            await players[0].say(type="emote", emote=next(emotes))
            assert asked(players).question() == question
            await asked(players).choose()
        await players[1].say(type="chat", text="well played")
        record = (await table.record()).text
        assert b"well played" not in record
        assert heard(players[0]) == heard(players[1])

    run(test())


def test_a_shared_connection_must_name_the_player_who_speaks() -> None:
    async def test() -> None:
        registry = make_registry()
        code, tokens = await lobby(registry)
        table = await registry.find(code)
        device = Player(table, None, also=list(tokens))
        with pytest.raises(DeadpanError):
            await device.say(type="chat", text="who am I")
        assert heard(device) == []

    run(test())
