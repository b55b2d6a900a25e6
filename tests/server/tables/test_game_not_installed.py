"""A table whose game is not installed names the package, is kept, and continues when the game is back."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from deadpan.doctor.store_checks import examine_store
from deadpan.game import GAMES, Game
from deadpan.locales import LANGUAGES, Words
from deadpan.server.errors import GameNotInstalled
from deadpan.server.state.written_game import written_game
from deadpan.server.storage import InMemoryStore, SqliteStore, Store, store_in
from deadpan.server.tables import TableRegistry
from tests.hush import look_anew
from tests.server.hand_clock import HandClock
from tests.server.harness import Player, asked, lobby, make_registry, open_table, run

DAY, HOUR = 86_400.0, 3600.0


@pytest.fixture
def others(hush: Game) -> dict[str, object]:
    """The games without Hush, as on a server from which it was removed."""
    return {name: rules for name, rules in GAMES.items() if name != "hush"}


async def refused(registry: TableRegistry, code: str) -> dict[str, object]:
    with pytest.raises(GameNotInstalled) as found:
        await registry.find(code)
    assert found.value.code == "game-not-installed"
    for lang in LANGUAGES:
        said = Words(lang).refuse(found.value)
        assert str(found.value.data["package"]) in said
        assert str(found.value.data["game"]) in said
    return dict(found.value.data)


def test_a_table_names_the_missing_package_and_continues_when_it_is_back(others: dict[str, object]) -> None:
    async def test() -> None:
        store = InMemoryStore()
        registry = make_registry(store=store)
        table, players = await open_table(registry, game="hush")
        await asked(players).choose()
        code, other = table.state.code, (await lobby(registry, 3, next(iter(others))))[0]
        before = await store.read(code)
        without = make_registry(store=store, games=others)
        await without.start()
        for _ in range(2):
            assert await refused(without, code) == {"game": "hush", "package": "deadpan-hush"}
        assert (await without.find(other)).summary()["code"] == other
        assert await store.read(code) == before
        back = make_registry(store=store)
        await back.start()
        table = await back.find(code)
        again = [Player(table, player.token) for player in players]
        await asked(again).choose()
        assert table.state.play is not None
        assert written_game(table.state).latest.n == 2

    run(test())


def test_a_table_that_changed_to_the_missing_game_names_its_package_too(others: dict[str, object]) -> None:
    async def test() -> None:
        store = InMemoryStore()
        registry = make_registry(store=store)
        code, tokens = await lobby(registry, game=next(iter(others)), seats=3)
        await Player(await registry.find(code), tokens[0]).say(type="options", options={}, game="hush")
        without = make_registry(store=store, games=others)
        await without.start()
        assert await refused(without, code) == {"game": "hush", "package": "deadpan-hush"}

    run(test())


def test_the_log_names_no_package_for_bundled_games(hush: Game) -> None:
    """So logs of tables of bundled games are the same as those of older versions."""

    async def test() -> None:
        store = InMemoryStore()
        registry = make_registry(store=store)
        for game in GAMES:
            code = (await registry.create(game, {}, GAMES[game].players[0], "Ada")).code
            opened = json.loads((await store.read(code))[0])
            assert opened.get("package") == ("deadpan-hush" if game == "hush" else None)

    run(test())


def test_an_old_log_without_a_package_is_reported_by_its_game(others: dict[str, object]) -> None:
    async def test() -> None:
        store = InMemoryStore()
        await store.append("OLD-1", 0, [b'{"entry":"opened","game":"hush","options":{},"seats":2}'], 0.0, "lobby")
        registry = make_registry(store=store, games=others)
        await registry.start()
        assert await refused(registry, "OLD-1") == {"game": "hush", "package": "?"}

    run(test())


@pytest.mark.parametrize("make_store", [lambda _: InMemoryStore(), lambda folder: SqliteStore(store_in(folder))])
def test_a_table_does_not_age_while_its_game_is_not_installed(
    others: dict[str, object], tmp_path: Path, make_store: Callable[[Path], Store]
) -> None:
    """A table that could not be opened does not count as unused."""

    async def test() -> None:
        store = make_store(tmp_path)
        waiting, plain = [(await lobby(make_registry(store=store), 3, game))[0] for game in ("hush", *list(others)[:1])]
        clock = HandClock()
        without = make_registry(store=store, games=others, clock=clock)
        await without.start()
        await clock.advance(400 * DAY)
        assert await without.prune() == 1
        assert [each.code for each in await store.tables()] == [waiting]
        await clock.advance(HOUR)
        assert await without.prune() == 0
        clock = HandClock()
        back = make_registry(store=store, clock=clock)
        await back.start()
        await clock.advance(2 * HOUR)
        assert await back.prune() == 0, "it can be used again, and has all its time for that"
        assert (await back.find(waiting)).summary()["game"] == "hush"
        (await back.find(waiting)).close()
        await store.close()
        assert plain != waiting

    run(test())


def test_the_doctor_names_the_missing_package(
    others: dict[str, object], hush_folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes: list[str] = []

    async def make() -> None:
        registry = make_registry(store=SqliteStore(store_in(tmp_path)))
        codes.append((await lobby(registry, game="hush"))[0])
        await lobby(registry, 3, next(iter(others)))
        await registry.close()

    run(make())
    assert [each for each in examine_store(tmp_path) if each.level == "ill"] == []
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path != str(hush_folder)])
    look_anew()
    (found,) = [each for each in examine_store(tmp_path) if each.level == "ill"]
    assert found.code == "tables-waiting"
    assert found.data == {"count": 1, "codes": codes[0], "game": "hush", "package": "deadpan-hush"}
    for lang in LANGUAGES:
        assert "deadpan-hush" in found.text(Words(lang))
