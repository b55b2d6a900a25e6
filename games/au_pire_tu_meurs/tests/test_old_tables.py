"""Tables from before the option `shown`: their games go on with the value that old records imply."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.server.errors import TableError
from deadpan.server.state import Agreed
from deadpan.server.state.entry import Entry
from deadpan.server.state.log_entries import encode_entry
from deadpan.server.storage import InMemoryStore
from deadpan.server.tables import TableRegistry
from deadpan.session import replay
from tests.server.harness import Json, Player, asked, hand_clock, make_registry, reread, run

FIRST_FORMAT = Path(__file__).with_name("deadpan-1.jsonl")
"""A log written by the last version without the option, which showed only numbers: one game, and the first choices of a
rematch."""
CODE, TOKENS = "TABLE-2", [f"token-{number:04}-of-somebody" for number in (1, 3, 4)]


async def woken(*more: Entry) -> tuple[TableRegistry, list[Player]]:
    """Load that table, with more entries appended to its log; returns the registry and its players."""
    store = InMemoryStore()
    lines = [*FIRST_FORMAT.read_bytes().splitlines(), *map(encode_entry, more)]
    await store.append(CODE, 0, lines, 0.0, "playing")
    registry = make_registry(store=store)
    await registry.start()
    table = await registry.find(CODE)
    return registry, [Player(table, token, hand_clock(registry)) for token in TOKENS]


async def play_on(registry: TableRegistry, players: list[Player], choose: Callable[[Json], bool]) -> list[Json]:
    """Choose until the game is over, preferably what ``choose`` accepts; returns the events of `shown_in`."""
    rng = Random("old")
    while any(player.question() for player in players):
        player = asked(players)
        question = player.question()
        assert question is not None
        legal = question["legal"]
        liked = [number for number, choice in enumerate(legal) if choose(choice)]
        await player.choose(rng.choice(liked or list(range(len(legal)))), name=f"{rng.random()}")
        await hand_clock(registry).advance(60)
    frames = [frame for player in players for frame in player.line.heard if frame["type"] in ("step", "view")]
    return shown_in([event for frame in frames for event in (frame.get("events") or frame["view"]["events"])])


def shown_in(events: list[Json]) -> list[Json]:
    """The events that show a balance or sums."""
    return [event for event in events if event["event"] in ("balance-shown", "sums-shown")]


def is_accusation(choice: Json) -> bool:
    return bool(choice["do"] == "accuse")


def is_cards(event: Json) -> bool:
    return bool({"life", "own_blows"} & event.keys())


def test_a_game_of_an_old_table_goes_on_with_numbers() -> None:
    async def test() -> None:
        host, players = await woken()
        assert players[0].shown()["options"] == {"hand_size": 3, "shown": "number"}
        told = await play_on(host, players, is_accusation)
        assert len(told) > 20
        assert not any(map(is_cards, told))

    run(test())


def test_a_rematch_at_an_old_table_shows_numbers_until_the_host_changes_the_option() -> None:
    async def test() -> None:
        host, players = await woken()
        await play_on(host, players, is_accusation)
        await players[0].say(type="rematch")
        told = await play_on(host, players, is_accusation)
        assert not any(map(is_cards, told))
        began = [json.loads(line) for line in await host.services.store.read(CODE) if b'"began"' in line]
        assert [each["options"].get("shown") for each in began] == [None, None, "number"]
        assert (await reread(host, CODE)).state.options == {"hand_size": 3, "shown": "number"}
        await players[0].say(type="lobby")
        await players[0].say(type="options", options={"max_turns": 90})
        assert players[0].shown()["options"] == {"hand_size": 3, "max_turns": 90, "shown": "number"}
        await players[0].say(type="options", options={"shown": "cards"})
        assert players[0].shown()["options"] == {"hand_size": 3, "max_turns": 90}
        for player in players:
            player.line.heard.clear()
        await players[0].say(type="start")
        assert all(map(is_cards, await play_on(host, players, is_accusation)))

    run(test())


def test_records_of_games_of_an_old_table_contain_the_option() -> None:
    async def test() -> None:
        host, _ = await woken()
        table = await host.find(CODE)
        written = json.loads((await table.record(1)).text)
        assert (written["format"], written["options"]) == ("deadpan/2", {"hand_size": 3, "shown": "number"})
        assert len(shown_in(written["events"])) > 10
        assert not any(map(is_cards, shown_in(written["events"])))
        again = replay(read_record(json.dumps(written).encode(), GAMES), GAMES)
        assert again.events() == written["events"]

    run(test())


def test_a_log_contains_the_values_of_new_options_even_if_they_are_the_defaults() -> None:
    async def test() -> None:
        registry = make_registry()
        made = await registry.create("au-pire-tu-meurs", {}, 3, "Ada", "easy")
        log = [json.loads(line) for line in await registry.services.store.read(made.code)]
        kept = {entry["entry"]: entry["options"]["shown"] for entry in log if "options" in entry}
        assert kept == {"opened": "cards", "began": "cards"}
        player = Player(await registry.find(made.code), made.token)
        assert player.shown()["options"] == {}

    run(test())


def test_a_table_with_an_unknown_option_is_refused() -> None:
    async def test() -> None:
        newer = Agreed({"hand_size": 3, "shown": "cards", "cheating": "encouraged"}, 3)
        with pytest.raises(TableError) as found:
            await woken(newer)
        assert found.value.code == "unreadable-table"

    run(test())
