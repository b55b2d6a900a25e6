"""A log of an older version is read, and its game can be continued."""

from __future__ import annotations

import json

import pytest

from deadpan.server.limits import Limits
from deadpan.server.state import Chose, decode_entry
from deadpan.server.state.entry import Entry
from deadpan.server.state.log_entries import encode_entry
from deadpan.server.storage import InMemoryStore
from tests.server.harness import Player, asked, come, make_registry, open_table, run

OLD = [
    {"entry": "opened", "game": "hush", "options": {}, "seats": 2},
    {"entry": "joined", "participant": 0, "name": "Ada", "key": "0" * 64},
    {"entry": "sat", "participant": 0, "seat": 0},
    {"entry": "agreed", "options": {"highest": 9}, "seats": 2},
    {"entry": "bot-sat", "seat": 1, "level": "random"},
    {"entry": "emptied", "seat": 1},
]


def test_a_log_from_before_there_were_settings_pauses_and_clocks_is_read() -> None:
    async def test() -> None:
        store = InMemoryStore()
        await store.append("OLD-1", 0, [json.dumps(entry).encode() for entry in OLD], 0.0, "lobby")
        registry = make_registry(store=store)
        await registry.start()
        table = await registry.find("OLD-1")
        bo = Player(table, await come(table, "Bo"))
        assert bo.shown()["settings"]["patience"] == 60
        await bo.say(type="sit", seat=1)
        assert bo.shown()["people"] == [
            {"participant": 0, "name": "Ada", "seat": 0, "connected": False, "muted": False, "out": False},
            {"participant": 1, "name": "Bo", "seat": 1, "connected": True, "muted": False, "out": False},
        ]

    run(test())


def test_a_choice_in_a_log_without_times_took_no_time() -> None:
    read = decode_entry(b'{"entry":"chose","seat":1,"choice":{"do":"play","card":2},"id":"x"}')
    assert read == Chose(1, {"do": "play", "card": 2}, "x")
    assert isinstance(read, Chose)
    assert (read.by, read.spent) == ("person", None)


def test_entries_without_new_fields_are_written_as_before() -> None:
    entry: Entry = Chose(1, {"do": "play", "card": 2}, "x")
    assert json.loads(encode_entry(entry)) == {
        "entry": "chose",
        "seat": 1,
        "choice": {"do": "play", "card": 2},
        "id": "x",
    }


@pytest.mark.parametrize("reason", ["consent", "length"])
def test_an_old_log_without_the_reason_of_a_broken_off_game_tells_it_by_the_votes(reason: str) -> None:
    async def test() -> None:
        registry = make_registry(limits=Limits(choices=1))
        table, players = await open_table(registry)
        if reason == "consent":
            for each in players:
                await each.say(type="end", agree=True)
        else:
            await asked(players).choose()
        lines = [json.loads(line) for line in await registry.services.store.read(table.state.code)]
        assert lines[-1].pop("because") == reason
        store = InMemoryStore()
        await store.append("OLD-1", 0, [json.dumps(entry).encode() for entry in lines], 0.0, "over")
        again = make_registry(store=store)
        await again.start()
        shown = (await again.find("OLD-1")).summary()
        assert (shown["broken_off"], shown["broken_off_because"]) == (True, reason)

    run(test())


def test_a_game_in_an_old_log_can_be_continued() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("hush", {}, 2, "Ada")
        table = await registry.find(made.code)
        tokens = [made.token, await come(table, "Bo")]
        players = [Player(table, token) for token in tokens]
        await players[1].say(type="sit", seat=1)
        await players[0].say(type="start")
        for _ in range(5):
            await asked(players).choose()
        new = {"spent", "settings", "game", "n"}
        old = [json.loads(line) for line in await registry.services.store.read(made.code)]
        assert not any(new & set(entry) for entry in old[1:]), "nothing is written that was not before"
        again = make_registry(store=registry.services.store)
        await again.start()
        players = [Player(await again.find(made.code), token) for token in tokens]
        await asked(players).choose(name="after")
        assert players[0].line.last("step")["n"] == 6

    run(test())
