"""Limits: what newcomers can use up at a table, and how long tables are kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from deadpan.game import Game
from deadpan.server.errors import TooMuch
from deadpan.server.limits import Limits, Rate
from deadpan.server.storage import InMemoryStore
from deadpan.server.tables import TableRegistry
from tests.server.harness import HandClock, Player, asked, come, lobby, make_registry, open_table, reread, run

Json = dict[str, Any]


# -- how long a table is kept ------------------------------------------------------------------------------------------


async def shelved_as(registry: TableRegistry, code: str) -> str:
    return next(each.phase for each in await registry.services.store.tables() if each.code == code)


def test_a_game_of_bots_alone_is_kept_no_longer_than_a_lobby() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        made = await registry.create("hush", {"first": 1}, 3, "Ada", "random")
        assert await shelved_as(registry, made.code) == "lobby"
        ada = Player(await registry.find(made.code), made.token, clock)
        while ada.question() is None:
            await clock.advance(2)
        assert "step" in ada.line.types()
        assert await shelved_as(registry, made.code) == "lobby", "bots have chosen, nobody else"
        await ada.choose()
        assert await shelved_as(registry, made.code) == "playing"
        await ada.say(type="end", agree=True)
        assert await shelved_as(registry, made.code) == "over"
        await (again := Player(await reread(registry, made.code), made.token)).say(type="rename", name="Zoe")
        assert again.shown()["seats"][0]["name"] == "Zoe"
        assert await shelved_as(registry, made.code) == "over", "a restart forgets nobody's choices"

    run(test())


def test_a_game_branched_from_a_record_is_kept_like_a_lobby_until_its_first_choice() -> None:
    async def test() -> None:
        registry = make_registry()
        table, players = await open_table(registry)
        await asked(players).choose()
        for player in players:
            await player.say(type="end", agree=True)
        record = json.loads((await table.record()).text)
        made = await registry.continue_from_record(record, 1, 0, "Ada", "random")
        assert await shelved_as(registry, made.code) == "lobby"

    run(test())


# -- who comes in ------------------------------------------------------------------------------------------------------


def test_participants_are_admitted_even_when_spectators_fill_the_table() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(anonymous_connections=3, connections_each=2))
        code, tokens = await lobby(registry, 3)
        table = await registry.find(code)
        for _ in range(3):
            Player(table, None)
        with pytest.raises(TooMuch):
            Player(table, None)
        players = [Player(table, token) for token in tokens for _ in range(2)]
        assert players[-1].shown()["spectators"] == 3
        with pytest.raises(TooMuch):
            Player(table, tokens[0])
        Player(table, await come(table, "Di"))
        players[0].leave()
        Player(table, tokens[0])

    run(test())


def test_a_device_with_tokens_does_not_count_as_a_spectator() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(anonymous_connections=1, connections_each=1))
        code, tokens = await lobby(registry, 3)
        table = await registry.find(code)
        Player(table, None)
        Player(table, None, also=tokens)
        with pytest.raises(TooMuch):
            Player(table, None, also=tokens)

    run(test())


def test_removed_players_do_not_count_towards_the_limit() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(participants=3))
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        ada = Player(table, made.token)
        for name in ("Bo", "Cy"):
            await come(table, name)
        with pytest.raises(TooMuch):
            await come(table, "Di")
        await ada.say(type="remove", participant=1)
        di = Player(table, await come(table, "Di"))
        assert di.line.last("welcome")["you"]["participant"] == 3, "numbers are not given twice"
        with pytest.raises(TooMuch):
            await come(table, "Ed")

    run(test())


# -- what is written ---------------------------------------------------------------------------------------------------

IN_LOBBY: list[Json] = [
    {"type": "rename", "name": "Zoe"},
    {"type": "sit", "seat": 1},
    {"type": "sit", "seat": 1, "name": "Zoe"},
    {"type": "bots", "fast": True},
    {"type": "settings", "settings": {"choice_seconds": 30, "game_seconds": None, "hints": True, "patience": 60}},
    {"type": "bot", "seat": 2, "level": "random"},
    {"type": "empty", "seat": 0},
    {"type": "stand"},
    {"type": "options", "options": {"copies": 2}, "seats": 4},
    {"type": "mute", "participant": 1, "on": True},
    {"type": "host", "participant": 1},
]
IN_GAME: list[Json] = [
    {"type": "pause", "on": True},
    {"type": "away"},
    {"type": "end", "agree": True},
]


async def maker(registry: TableRegistry, *, plays: bool) -> Player:
    """The host of a table with free seats, or of one in play."""
    if plays:
        return (await open_table(registry))[1][0]
    made = await registry.create("hush", {}, 3, "Ada")
    table = await registry.find(made.code)
    Player(table, await come(table, "Bo"))
    return Player(table, made.token)


@pytest.mark.parametrize("message", IN_LOBBY + IN_GAME, ids=lambda message: message["type"])
def test_only_commands_that_change_something_are_written(message: Json) -> None:
    async def test() -> None:
        registry = make_registry()
        ada = await maker(registry, plays=message in IN_GAME)
        table = ada.table
        before = table.summary()
        await ada.say(**message)
        after, written, told = table.summary(), table.state.entries, len(ada.line.frames)
        assert after != before
        assert await ada.refused(**message) == ("not-host" if message["type"] == "host" else "accepted")
        assert (table.state.entries, len(ada.line.frames), table.summary()) == (written, told, after)
        assert (await reread(registry, table.state.code)).state.entries == written

    run(test())


def test_commands_that_change_nothing_are_not_written(whisper: Game) -> None:
    async def test() -> None:
        ada = await maker(make_registry(), plays=False)
        written = ada.table.state.entries
        for message in ({"type": "swap", "a": 1, "b": 2}, {"type": "swap", "a": 0, "b": 0}, {"type": "back"}):
            await ada.say(**message)
        await ada.say(type="host", participant=0)
        await ada.say(type="options", game="hush", options={}, seats=3)
        assert ada.table.state.entries == written
        await ada.say(type="swap", a=0, b=2)
        await ada.say(type="options", game="whisper", options={}, seats=3)
        assert ada.table.state.entries == written + 2

    run(test())


def test_a_returning_player_replaces_the_bot_in_the_seat() -> None:
    async def test() -> None:
        _, (ada, bo) = await open_table(make_registry())
        await ada.say(type="away")
        await bo.say(type="end", agree=True)
        await ada.say(type="lobby")
        assert ada.seat(0)["level"] == "sampler"
        await ada.say(type="sit", seat=0)
        assert ada.seat(0)["level"] is None

    run(test())


def test_changes_of_one_participant_are_limited() -> None:
    async def test() -> None:
        clock = HandClock()
        table, (ada, bo) = await open_table(make_registry(clock=clock, limits=Limits(change_rate=Rate(1, 4))))
        await clock.advance(10)
        for turn in range(4):
            await ada.say(type="pause", on=turn % 2 == 0)
        written = table.state.entries
        assert await ada.refused(type="pause", on=True) == "too-often"
        assert await ada.refused(type="end", agree=True) == "too-often"
        assert await ada.refused(type="pause", on=False) == "accepted", "what changes nothing is not counted"
        assert table.state.entries == written
        assert await bo.refused(type="pause", on=True) == "accepted", "each has a bucket of their own"
        await clock.advance(1)
        assert await ada.refused(type="pause", on=False) == "accepted"
        await asked([ada, bo]).choose()

    run(test())


def test_extending_a_wait_counts_as_a_change() -> None:
    async def test() -> None:
        clock = HandClock()
        _, players = await open_table(make_registry(clock=clock, limits=Limits(change_rate=Rate(0.01, 2))), first=1)
        await clock.advance(1_000)
        ada, bo = players
        bo.leave()
        codes = [await ada.refused(type="extend", seat=1) for _ in range(3)]
        assert codes == ["accepted", "accepted", "too-often"]

    run(test())


def test_a_table_with_a_full_log_finishes_its_game_and_begins_no_other() -> None:
    async def test() -> None:
        store, clock = InMemoryStore(), HandClock()
        table, players = await open_table(make_registry(store, clock))
        ada, bo = players
        await ada.say(type="pause", on=True)
        await bo.say(type="away")
        code, full = table.state.code, table.state.changes
        registry = make_registry(store, clock, limits=Limits(changes=full))
        await registry.start()
        table = await registry.find(code)
        assert table.state.changes == full, "it is counted anew from the log"
        ada, bo = players = [Player(table, player.token) for player in players]
        for message in ({"type": "rename", "name": "Zoe"}, {"type": "bots", "fast": True}, {"type": "away"}):
            assert await ada.refused(**message) == "too-many-changes"
        with pytest.raises(TooMuch):
            await come(table, "Cy")
        assert await ada.refused(type="chat", text="well") == "accepted"
        assert await bo.refused(type="back") == "accepted"
        assert await ada.refused(type="pause", on=False) == "accepted"
        assert await ada.refused(type="pause", on=True) == "too-many-changes"
        await asked(players).choose()
        assert await bo.refused(type="end", agree=True) == "accepted"
        assert await bo.refused(type="end", agree=False) == "too-many-changes"
        assert await ada.refused(type="end", agree=True) == "accepted"
        assert ada.shown()["broken_off"]
        assert await ada.refused(type="rematch") == "too-many-changes"
        assert await ada.refused(type="lobby") == "too-many-changes"
        assert await ada.refused(type="remove", participant=1) == "accepted"

    run(test())


def test_newcomers_cannot_use_up_the_limits_of_a_table() -> None:
    async def test() -> None:
        limits = Limits(
            change_rate=Rate(1, 1_000), chat_rate=Rate(1, 1_000), changes=40, moves_each=5, chat_lines=20, guest_lines=3
        )
        registry = make_registry(limits=limits)
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        ada, bo = Player(table, made.token), Player(table, await come(table, "Bo"))
        strangers = [Player(table, await come(table, f"Nobody {n}")) for n in range(4)]
        for of, stranger in enumerate(strangers):
            renamed = [await stranger.refused(type="rename", name=f"Pest {of} {n}") for n in range(6)]
            assert renamed == ["accepted"] * 5 + ["too-restless"]
            assert await stranger.refused(type="sit", seat=1) == "too-restless"
            said = [await stranger.refused(type="chat", text="spam") for _ in range(4)]
            assert said == ["accepted"] * 3 + ["too-talkative"]
        assert await bo.refused(type="sit", seat=1) == "accepted"
        for n in range(6):
            assert await ada.refused(type="rename", name=f"Ada {n}") == "accepted", "a host has no share"
        assert await bo.refused(type="chat", text="hello") == "accepted"
        assert await ada.refused(type="start") == "accepted"
        people = (await reread(registry, made.code)).state.participants
        assert [(each.moves, each.said) for each in people.values()] == [(7, 0), (1, 1), *[(5, 3)] * 4]

    run(test())


def test_a_game_that_is_too_long_is_broken_off() -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(choices=7))
        table, players = await open_table(registry)
        for n in range(7):
            assert not players[0].shown()["broken_off"], n
            await asked(players).choose()
        assert all(player.shown()["broken_off"] and player.shown()["phase"] == "over" for player in players)
        assert all(player.shown()["broken_off_because"] == "length" for player in players)
        assert (await shelved_as(registry, table.state.code)) == "over"
        assert len(json.loads((await table.record()).text)["choices"]) == 7
        ada, _ = [Player(await reread(registry, table.state.code), player.token) for player in players]
        assert (ada.shown()["broken_off"], ada.shown()["broken_off_because"]) == (True, "length")
        await ada.say(type="rematch")
        assert ada.shown()["phase"] == "playing"

    run(test())


def test_choices_and_chat_do_not_count_as_changes() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry())
        changes = table.state.changes
        await asked(players).choose()
        await players[0].say(type="chat", text="hm")
        assert table.state.changes == changes
        await players[0].say(type="pause", on=True)
        assert table.state.changes == changes + 1

    run(test())
