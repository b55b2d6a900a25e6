"""Who begins (T1.7, A2.4): what a table is asked before the deal, and what it remembers of an evening."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from deadpan.server.storage import InMemoryStore
from deadpan.server.tables import LiveTable, TableRegistry
from tests.server.harness import (
    HandClock,
    Json,
    Player,
    asked,
    come,
    hand_clock,
    lobby,
    make_registry,
    open_table,
    reread,
    run,
)

CHANCE_ASKED: Json = {"by": "asked", "seat": None, "question": None, "open": False}


def first(player: Player) -> Json:
    """Who begins, as this player was last told."""
    return dict(player.shown()["first"])


def began(player: Player) -> int:
    """The seat that holds the token in the game that is on."""
    return int(player.line.last("view")["view"]["first"])


async def gather(
    seats: int = 3, game: str = "ten-to-kill", **options: Any
) -> tuple[TableRegistry, LiveTable, list[Player]]:
    """A lobby with people in all seats, all of them there."""
    registry = make_registry()
    code, tokens = await lobby(registry, seats, game, **options)
    table = await registry.find(code)
    return registry, table, [Player(table, token) for token in tokens]


async def play_out(players: Sequence[Player], killers: Sequence[int] = ()) -> None:
    """Play to the end: whoever sits in one of the seats of ``killers`` kills once a turn, nobody else ever does."""
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


def hand_clock_of(table: LiveTable) -> HandClock:
    clock = table._services.clock
    assert isinstance(clock, HandClock)
    return clock


async def records(table: LiveTable) -> list[Json]:
    """The beginnings of all games, as they are written."""
    entries = [json.loads(line) for line in await table._services.store.read(table.state.code)]
    return [entry for entry in entries if entry["entry"] == "began"]


# -- a rematch of 10' to Kill ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("killers", [(0,), (2,), (0, 1, 2)], ids=str)
def test_t1_7_at_a_rematch_whoever_killed_last_begins(killers: tuple[int, ...]) -> None:
    """A mistake is a kill too (T8.2): here all of them are free to make one."""

    async def test() -> None:
        table, players = await open_table(make_registry(), 3, mistakes="lenient", max_rounds=1, first=0)
        await play_out(players, killers)
        kills = [event["by"] for event in events(players[1]) if event["event"] == "killed"]
        last = kills[-1]
        assert last in killers
        await players[0].say(type="lobby")
        await players[0].say(type="options", options={"first": "random"})
        assert first(players[1]) == {"by": "asked", "seat": last, "question": "killed-last", "open": False}
        await players[0].say(type="start")
        assert began(players[1]) == last
        # The record of a game that was dealt names the seat.
        assert (await records(table))[-1]["options"]["first"] == last
        await play_out(players, killers)
        last = [event["by"] for event in events(players[1]) if event["event"] == "killed"][-1]
        assert first(players[0])["seat"] == last
        await players[0].say(type="rematch")
        assert began(players[0]) == last

    run(test())


def events(player: Player) -> list[Json]:
    """Everything that this player heard of the game that is on."""
    heard = player.line.heard
    start = max(n for n, frame in enumerate(heard) if frame["type"] == "view" and frame["n"] == 0)
    told = list(heard[start]["view"]["events"])
    for frame in heard[start:]:
        told += frame.get("events", [])
    return told


def test_t1_7_at_a_rematch_chance_decides_where_nobody_killed() -> None:
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


def test_t1_7_whoever_killed_last_and_has_no_seat_any_more_does_not_begin() -> None:
    async def test() -> None:
        host, table, players = await gather(3, mistakes="lenient", max_rounds=1)
        await players[0].say(type="start")
        await play_out(players, (2,))
        assert first(players[0])["seat"] == 2
        await players[0].say(type="lobby")
        await players[2].say(type="stand")
        await players[0].say(type="bot", seat=2, level="easy")
        # The bot in that seat is somebody else, and a game has answered already: nobody is asked again.
        assert first(players[0]) == {"by": "asked", "seat": None, "question": "killed-last", "open": False}
        await players[0].say(type="empty", seat=2)
        await players[2].say(type="sit", seat=2)
        await players[0].say(type="swap", a=0, b=2)
        assert first(players[1])["seat"] == 0, "the token goes where its owner sits"
        assert first(Player(await reread(host, table.state.code), None))["seat"] == 0

    run(test())


def test_t1_7_a_bot_that_killed_last_begins_and_one_who_left_in_the_game_does_not() -> None:
    async def test() -> None:
        table, players = await open_table(make_registry(), 3, mistakes="lenient", max_rounds=1)
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
        await players[0].say(type="remove", participant=gone)  # a bot plays on there
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


def test_one_among_bots_begins_at_once_by_chance_and_the_last_killer_begins_the_rematch() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.make("ten-to-kill", {"mistakes": "lenient", "max_rounds": 1}, 2, "Ada", bots="random")
        table = await registry.find(made.code)
        ada = Player(table, made.token)
        assert ada.shown()["first"] is None, "while a game is on, nothing is said of the next"
        assert "first" not in (await records(table))[0]["options"]
        while table.summary()["phase"] == "playing":
            if ada.question():
                await play_one(ada, kill=False)
            await hand_clock_of(table).advance(5.0)
        kills = [event["by"] for event in events(ada) if event["event"] == "killed"]
        assert first(ada)["seat"] == (kills[-1] if kills else None)
        await ada.say(type="rematch")
        assert (await records(table))[1]["options"].get("first") == (kills[-1] if kills else None)
        await ada.say(type="end", agree=True)
        await ada.say(type="lobby")
        await ada.say(type="options", game="au-pire-tu-meurs", seats=3)
        assert first(ada) == CHANCE_ASKED

    run(test())


def test_a_game_that_is_broken_off_before_anybody_killed_leaves_the_answer_as_it_was() -> None:
    async def test() -> None:
        _, table, players = await gather(2)
        await players[1].say(type="first", seat=1)
        for _ in range(2):
            await players[0].say(type="start" if table.state.in_lobby else "rematch")
            assert began(players[0]) == 1
            for player in players:
                await player.say(type="end", agree=True)
            assert first(players[0])["seat"] == 1

    run(test())


# -- the question ------------------------------------------------------------------------------------------------------


def test_a2_4_two_people_are_asked_and_one_press_by_anybody_answers() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.make("au-pire-tu-meurs", {}, 4, "Ada")
        table = await registry.find(made.code)
        ada, bo, cy = Player(table, made.token), *[Player(table, await come(table, name)) for name in ("Bo", "Cy")]
        assert first(ada) == CHANCE_ASKED
        assert await ada.refused(type="first", seat=0) == "no-question"
        await bo.say(type="sit", seat=1)
        assert first(cy) == {"by": "asked", "seat": None, "question": "oldest", "open": True}
        await ada.say(type="bot", seat=2, level="easy")
        before = await registry.services.store.read(made.code)
        assert await cy.refused(type="first", seat=0) == "not-seated"
        assert await Player(table, None).refused(type="first", seat=0) == "not-participant"
        for wrong, code in ((3, "nobody-there"), (4, "no-such-seat"), (-1, "no-such-seat"), ("0", "wrong-type")):
            assert await refusal(bo, seat=wrong) == code
        assert await registry.services.store.read(made.code) == before
        await bo.say(type="first", seat=2)  # a bot can be the oldest too
        assert first(ada) == {"by": "asked", "seat": 2, "question": "oldest", "open": False}
        assert await bo.refused(type="first", seat=0) == "answered-already"
        await ada.say(type="first", seat=0)
        assert first(bo)["seat"] == 0
        await ada.say(type="first", seat=None)
        assert first(bo) == {"by": "asked", "seat": None, "question": "oldest", "open": True}
        await bo.say(type="first", seat=1)
        assert first(Player(await reread(registry, made.code), None))["seat"] == 1
        await ada.say(type="bot", seat=3, level="easy")
        await ada.say(type="start")
        assert began(ada) == 1
        assert await ada.refused(type="first", seat=0) == "not-in-lobby"

    run(test())


async def refusal(player: Player, **fields: Any) -> str:
    """The code with which an answer is refused, be it no message at all."""
    return await player.refused(type="first", **fields)


def test_a2_4_an_answer_holds_for_the_evening_and_goes_where_its_player_goes() -> None:
    async def test() -> None:
        host, table, players = await gather(3, "au-pire-tu-meurs", max_turns=2)
        ada, bo, cy = players
        await cy.say(type="first", seat=1)
        await ada.say(type="swap", a=1, b=2)
        assert first(ada)["seat"] == 2
        await bo.say(type="stand")
        assert first(cy) == {"by": "asked", "seat": None, "question": "oldest", "open": True}
        await bo.say(type="sit", seat=2)
        seat = table.state.seat_of(1)
        assert first(cy) == {"by": "asked", "seat": seat, "question": "oldest", "open": False}
        await ada.say(type="options", game="ten-to-kill")
        assert first(cy) == {"by": "asked", "seat": None, "question": "killed-last", "open": True}
        await ada.say(type="options", game="au-pire-tu-meurs", options={"max_turns": 2})
        assert first(cy)["seat"] == seat
        await ada.say(type="start")
        for _ in range(2):
            assert began(ada) == seat
            await play_out(players)
            assert first(ada) == {"by": "asked", "seat": seat, "question": "oldest", "open": False}
            await ada.say(type="rematch")
        again = await reread(host, table.state.code)
        assert again.state.answers.seat("au-pire-tu-meurs", again.state.places) == seat

    run(test())


def test_an_answer_that_names_a_bot_follows_it_and_goes_with_it() -> None:
    async def test() -> None:
        _, _, (ada, _, cy) = await gather(3)
        await ada.say(type="options", seats=4)
        await ada.say(type="bot", seat=3, level="easy")
        await cy.say(type="first", seat=3)
        await ada.say(type="swap", a=0, b=3)
        assert first(ada)["seat"] == 0
        await ada.say(type="bot", seat=0, level="hard")
        assert first(ada)["seat"] == 0
        await ada.say(type="empty", seat=0)
        assert first(ada)["open"]
        await ada.say(type="bot", seat=0, level="hard")
        await ada.say(type="swap", a=0, b=3)
        await ada.say(type="options", seats=3)
        assert first(ada) == {"by": "asked", "seat": None, "question": "killed-last", "open": True}

    run(test())


def test_unanswered_it_is_chance() -> None:
    async def test() -> None:
        firsts = set()
        registry = make_registry()
        for _ in range(12):
            code, tokens = await lobby(registry, 2)
            player = Player(await registry.find(code), tokens[0])
            await player.say(type="start")
            firsts.add(began(player))
            assert "first" not in player.shown()["options"]
        assert firsts == {0, 1}

    run(test())


# -- what a table can want instead -------------------------------------------------------------------------------------


def test_t1_7_a_table_chooses_chance_a_seat_or_the_seats_in_turn() -> None:
    """A2.4 says the same of the other game."""

    async def test() -> None:
        _, _, (ada, bo, cy) = await gather(3, mistakes="lenient", max_rounds=1)
        players = [ada, bo, cy]
        await bo.say(type="first", seat=2)
        await ada.say(type="settings", settings={"begins": "chance"})
        assert first(bo) == {"by": "chance", "seat": None, "question": None, "open": False}
        assert await ada.refused(type="first", seat=0) == "no-question"
        await ada.say(type="options", options={"first": 1})
        assert first(bo) == {"by": "seat", "seat": 1, "question": None, "open": False}
        await ada.say(type="start")
        for _ in range(2):
            assert began(ada) == 1
            await play_out(players, (0,))
            assert first(bo)["seat"] == 1
            await ada.say(type="rematch")
        await play_out(players, (0,))
        await ada.say(type="lobby")
        await ada.say(type="options", options={"first": "random"})
        await ada.say(type="settings", settings={"begins": "turn"})
        assert first(bo) == {"by": "turn", "seat": 2, "question": None, "open": False}
        await ada.say(type="start")
        for seat in (2, 0, 1):
            assert began(ada) == seat
            await play_out(players, (0,))
            await ada.say(type="rematch")
        await play_out(players, (0,))
        await ada.say(type="lobby")
        await ada.say(type="settings", settings={"begins": "asked"})
        assert first(bo)["seat"] == 0, "what was played counts, whatever settled who began then"

    run(test())


def test_a_game_that_is_played_on_from_a_record_keeps_its_first_player_and_its_table_is_asked_like_any_other() -> None:
    async def test() -> None:
        registry = make_registry()
        record = {
            "format": "deadpan/1",
            "game": "ten-to-kill",
            "options": {"first": 1, "mistakes": "lenient", "max_rounds": 1},
            "seats": ["Ada", "Bo"],
            "seed": "x",
            "choices": [],
        }
        made = await registry.continue_from_record(record, 0, 0, "Ada", "random")
        table = await registry.find(made.code)
        ada = Player(table, made.token)
        assert began(ada) == 1
        assert (await records(table))[0]["options"] == record["options"]
        while table.summary()["phase"] == "playing":
            if ada.question():
                await play_one(ada, kill=True)
            await hand_clock_of(table).advance(5.0)
        kills = [event["by"] for event in events(ada) if event["event"] == "killed"]
        assert first(ada) == {"by": "asked", "seat": kills[-1], "question": "killed-last", "open": False}
        assert ada.shown()["options"] == {"mistakes": "lenient", "max_rounds": 1}

    run(test())


# -- tables from before ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settled", [[], [{"entry": "settled", "settings": {"hints": True, "patience": 20}}]], ids=len)
def test_a_table_from_before_there_was_a_question_goes_on_as_it_was(settled: list[Json]) -> None:
    async def test() -> None:
        old = [
            {"entry": "opened", "game": "ten-to-kill", "options": {"max_rounds": 1, "first": 1}, "seats": 2},
            {"entry": "joined", "participant": 0, "name": "Ada", "key": "0" * 64},
            {"entry": "sat", "participant": 0, "seat": 0},
            *settled,
        ]
        store = InMemoryStore()
        await store.append("OLD-1", 0, [json.dumps(entry).encode() for entry in old], 0.0, "lobby")
        registry = make_registry(store=store)
        await registry.start()
        table = await registry.find("OLD-1")
        players = [Player(table, await come(table, name)) for name in ("Bo", "Cy")]
        await players[0].say(type="sit", seat=1)
        await hand_clock(registry).advance(61)  # Ada is away, and Bo is host
        await players[0].say(type="empty", seat=0)
        for seat, player in enumerate(players):
            await player.say(type="sit", seat=seat)
        assert players[0].shown()["settings"]["begins"] == "turn"
        await players[0].say(type="start")
        for seat in (1, 0, 1):
            assert began(players[0]) == seat
            await play_out(players)
            await players[0].say(type="rematch")

    run(test())
