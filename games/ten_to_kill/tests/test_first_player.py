"""T1.7 at a table: the first player, by the question to the table and by the last killer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from deadpan.server.tables import LiveTable, TableRegistry
from tests.server.harness import Json, Player, asked, lobby, make_registry, open_table, reread, run
from tests.server.state.test_first_player import first, hand_clock_of, records

GAME = "ten-to-kill"


def began(player: Player) -> int:
    """The first player's seat in the current game."""
    return int(player.line.last("view")["view"]["first"])


async def gather(seats: int = 3, **options: Any) -> tuple[TableRegistry, LiveTable, list[Player]]:
    """A lobby with connected people in all seats."""
    registry = make_registry()
    code, tokens = await lobby(registry, seats, GAME, **options)
    table = await registry.find(code)
    return registry, table, [Player(table, token) for token in tokens]


async def play_out(players: Sequence[Player], killers: Sequence[int] = ()) -> None:
    """Play to the end: only the seats in ``killers`` kill, once a turn."""
    table = players[0].table
    while table.summary()["phase"] == "playing":
        player = asked(list(players))
        frame = player.question()
        assert frame is not None
        wanted = "kill" if player.line.last("welcome")["you"]["seat"] in killers else "move"
        legal = frame["legal"]
        kinds = [choice["do"] for choice in legal]
        await player.choose(kinds.index(wanted) if wanted in kinds else 0)
        await hand_clock_of(table).advance(2.0)


@pytest.mark.parametrize("killers", [(0,), (2,), (0, 1, 2)], ids=str)
def test_t1_7_the_last_killer_begins_a_rematch(killers: tuple[int, ...]) -> None:
    """A mistake is a kill too (T8.2); here mistakes are possible."""

    async def test() -> None:
        table, players = await open_table(make_registry(), 3, GAME, mistakes="lenient", max_rounds=1, first=0)
        await play_out(players, killers)
        kills = [event["by"] for event in events(players[1]) if event["event"] == "killed"]
        last = kills[-1]
        assert last in killers
        await players[0].say(type="lobby")
        await players[0].say(type="options", options={"first": "random"})
        assert first(players[1]) == {"by": "asked", "seat": last, "question": "killed-last", "open": False}
        await players[0].say(type="start")
        assert began(players[1]) == last
        # The record of a dealt game names the seat.
        assert (await records(table))[-1]["options"]["first"] == last
        await play_out(players, killers)
        last = [event["by"] for event in events(players[1]) if event["event"] == "killed"][-1]
        assert first(players[0])["seat"] == last
        await players[0].say(type="rematch")
        assert began(players[0]) == last

    run(test())


def events(player: Player) -> list[Json]:
    """The events of the current game that this player was told."""
    heard = player.line.heard
    start = max(n for n, frame in enumerate(heard) if frame["type"] == "view" and frame["n"] == 0)
    told = list(heard[start]["view"]["events"])
    for frame in heard[start:]:
        told += frame.get("events", [])
    return told


def test_t1_7_at_a_rematch_without_a_kill_before_chance_decides() -> None:
    async def test() -> None:
        _, table, players = await gather(3, max_rounds=1)
        await players[2].say(type="first", seat=1)
        await players[0].say(type="start")
        assert began(players[0]) == 1
        for _ in range(12):
            await play_out(players)
            assert first(players[0]) == {"by": "asked", "seat": None, "question": "killed-last", "open": False}
            assert await players[1].refused(type="first", seat=1) == "not-in-lobby"
            await players[0].say(type="rematch")
        dealt = await records(table)
        assert "first" in dealt[0]["options"]
        assert not any("first" in each["options"] for each in dealt[1:])
        assert {each["setup"]["first"] for each in dealt[1:]} == {0, 1, 2}

    run(test())


def test_t1_7_a_last_killer_without_a_seat_does_not_begin() -> None:
    async def test() -> None:
        host, table, players = await gather(3, mistakes="lenient", max_rounds=1)
        await players[0].say(type="start")
        await play_out(players, (2,))
        assert first(players[0])["seat"] == 2
        await players[0].say(type="lobby")
        await players[2].say(type="stand")
        await players[0].say(type="bot", seat=2, level="easy")
        # A bot has that seat now, and the question was answered by the game before, so it is not asked again.
        assert first(players[0]) == {"by": "asked", "seat": None, "question": "killed-last", "open": False}
        await players[0].say(type="empty", seat=2)
        await players[2].say(type="sit", seat=2)
        await players[0].say(type="swap", a=0, b=2)
        assert first(players[1])["seat"] == 0, "the token goes where its owner sits"
        assert first(Player(await reread(host, table.state.code), None))["seat"] == 0

    run(test())


def test_t1_7_a_bot_that_killed_last_begins_and_a_removed_player_does_not() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry(), 3, GAME, mistakes="lenient", max_rounds=1)
        clock = hand_clock_of(table)
        killer = None
        while table.summary()["phase"] == "playing":
            player = asked(players)
            await play_one(player, kill=killer is None)
            killer = killer if killer is not None else player.line.last("welcome")["you"]["seat"]
            await clock.advance(2.0)
        assert first(players[0])["seat"] == killer
        await players[0].say(type="rematch")
        assert began(players[0]) == killer
        gone = 1 if killer == 2 else 2
        await players[0].say(type="remove", participant=gone)  # a bot takes the seat
        stay = [player for seat, player in enumerate(players) if seat != gone]
        while table.summary()["phase"] == "playing":
            if any(player.question() for player in stay):
                await play_one(asked(stay), kill=False)
            await clock.advance(2.0)
        kills = [event["by"] for event in events(players[0]) if event["event"] == "killed"]
        assert first(players[0])["seat"] is None, "whoever was asked to leave has no seat"
        assert all(by == gone for by in kills)

    run(test())


async def play_one(player: Player, *, kill: bool) -> None:
    frame = player.question()
    assert frame is not None
    kinds = [choice["do"] for choice in frame["legal"]]
    wanted = "kill" if kill and "kill" in kinds else "move"
    await player.choose(kinds.index(wanted) if wanted in kinds else 0)
