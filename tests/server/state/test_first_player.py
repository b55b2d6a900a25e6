"""The first player: the question to the table before the deal, and what is remembered between games."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

from deadpan.server.storage import InMemoryStore
from deadpan.server.tables import LiveTable, TableRegistry
from tests.hush_variants import ASKED
from tests.server.harness import (
    HandClock,
    Json,
    Player,
    asked,
    come,
    hand_clock,
    lobby,
    make_registry,
    reread,
    run,
)

pytestmark = pytest.mark.usefixtures("whisper")

CHANCE_ASKED: Json = {"by": "asked", "seat": None, "question": None, "open": False}


def first(player: Player) -> Json:
    """The first player as stated in the last frame for this player."""
    return dict(player.shown()["first"])


def began(player: Player) -> int:
    """The seat that began the current game."""
    return next(int(event["first"]) for event in player.line.last("view")["view"]["events"] if "first" in event)


def last_winner(player: Player) -> int:
    """The winning seat of the last finished game; the first one, if there are several."""
    return int(player.shown()["evening"]["games"][-1]["winners"][0])


async def gather(seats: int = 3, game: str = "hush", **options: Any) -> tuple[TableRegistry, LiveTable, list[Player]]:
    """A lobby with connected players in all seats, whose game asks for the first player."""
    registry = make_registry(games=ASKED)
    code, tokens = await lobby(registry, seats, game, **options)
    table = await registry.find(code)
    return registry, table, [Player(table, token) for token in tokens]


async def play_out(players: Sequence[Player]) -> None:
    """Play to the end."""
    table = players[0].table
    while table.summary()["phase"] == "playing":
        await asked(list(players)).choose(-1)
        await hand_clock_of(table).advance(2.0)


def hand_clock_of(table: LiveTable) -> HandClock:
    clock = table._services.clock
    assert isinstance(clock, HandClock)
    return clock


async def records(table: LiveTable) -> list[Json]:
    """The entries of the log that begin a game."""
    entries = [json.loads(line) for line in await table._services.store.read(table.state.code)]
    return [entry for entry in entries if entry["entry"] == "began"]


# -- a rematch of a game that names its next first player --------------------------------------------------------------


def test_a_lone_player_begins_by_chance_and_the_last_winner_begins_the_rematch() -> None:
    async def test() -> None:
        registry = make_registry(games=ASKED)
        made = await registry.create("whisper", {}, 3, "Ada", bots="random")
        table = await registry.find(made.code)
        ada = Player(table, made.token)
        assert ada.shown()["first"] is None, "while a game is on, nothing is said of the next"
        assert "first" not in (await records(table))[0]["options"]
        while table.summary()["phase"] == "playing":
            if ada.question():
                await ada.choose(-1)
            await hand_clock_of(table).advance(5.0)
        winner = last_winner(ada)
        assert first(ada)["seat"] == winner
        await ada.say(type="rematch")
        assert (await records(table))[1]["options"].get("first") == winner
        assert began(ada) == winner
        await ada.say(type="end", agree=True)
        await ada.say(type="lobby")
        await ada.say(type="options", game="hush", seats=3)
        assert first(ada) == CHANCE_ASKED

    run(test())


def test_a_game_broken_off_without_a_winner_keeps_the_answer_about_the_first_player() -> None:
    async def test() -> None:
        _, table, players = await gather(3, "whisper")
        await players[1].say(type="first", seat=1)
        for _ in range(2):
            await players[0].say(type="start" if table.state.in_lobby else "rematch")
            assert began(players[0]) == 1
            for player in players:
                await player.say(type="end", agree=True)
            assert first(players[0])["seat"] == 1

    run(test())


# -- the question ------------------------------------------------------------------------------------------------------


def test_any_seated_player_can_answer_who_begins() -> None:
    async def test() -> None:
        registry = make_registry(games=ASKED)
        made = await registry.create("hush", {}, 4, "Ada")
        table = await registry.find(made.code)
        ada, bo, cy = Player(table, made.token), *[Player(table, await come(table, name)) for name in ("Bo", "Cy")]
        assert first(ada) == CHANCE_ASKED
        assert await ada.refused(type="first", seat=0) == "no-question"
        await bo.say(type="sit", seat=1)
        assert first(cy) == {"by": "asked", "seat": None, "question": "oldest", "open": True}
        await ada.say(type="bot", seat=2, level="random")
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
        await ada.say(type="bot", seat=3, level="random")
        await ada.say(type="start")
        assert began(ada) == 1
        assert await ada.refused(type="first", seat=0) == "not-in-lobby"

    run(test())


async def refusal(player: Player, **fields: Any) -> str:
    """The code of the refusal of an answer; the answer can be malformed."""
    return await player.refused(type="first", **fields)


def test_an_answer_about_the_first_player_lasts_and_follows_that_player() -> None:
    async def test() -> None:
        host, table, players = await gather(3, copies=2)
        ada, bo, cy = players
        await cy.say(type="first", seat=1)
        await ada.say(type="swap", a=1, b=2)
        assert first(ada)["seat"] == 2
        await bo.say(type="stand")
        assert first(cy) == {"by": "asked", "seat": None, "question": "oldest", "open": True}
        await bo.say(type="sit", seat=2)
        seat = table.state.seat_of(1)
        assert first(cy) == {"by": "asked", "seat": seat, "question": "oldest", "open": False}
        await ada.say(type="options", game="whisper")
        assert first(cy) == {"by": "asked", "seat": None, "question": "won-last", "open": True}
        await ada.say(type="options", game="hush", options={"copies": 2})
        assert first(cy)["seat"] == seat
        await ada.say(type="start")
        for _ in range(2):
            assert began(ada) == seat
            await play_out(players)
            assert first(ada) == {"by": "asked", "seat": seat, "question": "oldest", "open": False}
            await ada.say(type="rematch")
        again = await reread(host, table.state.code)
        assert again.state.answers.seat("hush", again.state.places) == seat

    run(test())


def test_an_answer_that_names_a_bot_follows_it_and_ends_with_it() -> None:
    async def test() -> None:
        _, _, (ada, _, cy) = await gather(3, "whisper")
        await ada.say(type="options", seats=4)
        await ada.say(type="bot", seat=3, level="random")
        await cy.say(type="first", seat=3)
        await ada.say(type="swap", a=0, b=3)
        assert first(ada)["seat"] == 0
        await ada.say(type="bot", seat=0, level="sampler")
        assert first(ada)["seat"] == 0
        await ada.say(type="empty", seat=0)
        assert first(ada)["open"]
        await ada.say(type="bot", seat=0, level="sampler")
        await ada.say(type="swap", a=0, b=3)
        await ada.say(type="options", seats=3)
        assert first(ada) == {"by": "asked", "seat": None, "question": "won-last", "open": True}

    run(test())


def test_without_an_answer_chance_decides_who_begins() -> None:
    async def test() -> None:
        firsts = set()
        registry = make_registry(games=ASKED)
        for _ in range(12):
            code, tokens = await lobby(registry, 2)
            player = Player(await registry.find(code), tokens[0])
            await player.say(type="start")
            firsts.add(began(player))
            assert "first" not in player.shown()["options"]
        assert firsts == {0, 1}

    run(test())


# -- what a table can want instead -------------------------------------------------------------------------------------


def test_a_table_chooses_the_first_player_by_chance_by_seat_or_in_turn() -> None:
    async def test() -> None:
        _, _, (ada, bo, cy) = await gather(3, "whisper")
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
            await play_out(players)
            assert first(bo)["seat"] == 1
            await ada.say(type="rematch")
        await play_out(players)
        await ada.say(type="lobby")
        await ada.say(type="options", options={"first": "random"})
        await ada.say(type="settings", settings={"begins": "turn"})
        assert first(bo) == {"by": "turn", "seat": 2, "question": None, "open": False}
        await ada.say(type="start")
        for seat in (2, 0, 1):
            assert began(ada) == seat
            await play_out(players)
            await ada.say(type="rematch")
        await play_out(players)
        while (winner := last_winner(ada)) == first(bo)["seat"]:  # the next game tells the two apart
            await ada.say(type="rematch")
            await play_out(players)
        await ada.say(type="lobby")
        await ada.say(type="settings", settings={"begins": "asked"})
        assert first(bo)["seat"] == winner, "what was played counts, whatever settled who began then"

    run(test())


def test_a_branched_game_keeps_its_first_player_and_its_table_is_asked_for_the_next() -> None:
    async def test() -> None:
        registry = make_registry(games=ASKED)
        record = {
            "format": "deadpan/1",
            "game": "whisper",
            "options": {"first": 1, "copies": 2},
            "seats": ["Ada", "Bo", "Cy"],
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
                await ada.choose(-1)
            await hand_clock_of(table).advance(5.0)
        winner = last_winner(ada)
        assert first(ada) == {"by": "asked", "seat": winner, "question": "won-last", "open": False}
        assert ada.shown()["options"] == {"copies": 2}

    run(test())


# -- tables from before ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("settled", [[], [{"entry": "settled", "settings": {"hints": True, "patience": 20}}]], ids=len)
def test_an_old_table_without_the_question_of_the_first_player_is_unchanged(settled: list[Json]) -> None:
    async def test() -> None:
        old = [
            {"entry": "opened", "game": "hush", "options": {"first": 1}, "seats": 2},
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
