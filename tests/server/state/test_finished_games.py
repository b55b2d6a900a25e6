"""The finished games of a table, of one or several kinds, and the standings after them."""

from __future__ import annotations

from typing import Any

import pytest

from deadpan.game import GAMES, Game
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import read_record
from deadpan.kernel.types import Outcome
from deadpan.server.errors import WrongMoment
from deadpan.server.limits import Limits
from deadpan.server.state import FinishedGame
from deadpan.server.state.finished_games import FinishedGames
from deadpan.server.state.written_game import written_phase
from deadpan.server.tables import LiveTable, TableRegistry
from deadpan.session import replay
from tests.hush_variants import WINDOWED
from tests.server.harness import HandClock, Player, asked, in_play, lobby, make_registry, run

Json = dict[str, Any]


async def at_table(registry: TableRegistry, code: str, tokens: list[str]) -> tuple[LiveTable, list[Player]]:
    table = await registry.find(code)
    return table, [Player(table, token) for token in tokens]


async def play_out(registry: TableRegistry, table: LiveTable, players: list[Player]) -> Json:
    """Play to the end; returns the list of finished games."""
    clock = registry.services.clock
    assert isinstance(clock, HandClock)
    while table.summary()["phase"] == "playing":
        await asked(players).choose()
        await clock.advance(2.0)
    evening: Json = table.summary()["evening"]
    return evening


def finished(number: int, people: tuple[int | None, ...], scores: tuple[int, ...], *winners: int) -> FinishedGame:
    names = tuple(f"bot {seat}" if who is None else f"player {who}" for seat, who in enumerate(people))
    return FinishedGame("hush", number, names, people, Outcome(scores, winners, "H3.1"), 0, 0)


def test_standings_count_games_shared_wins_and_points_best_first() -> None:
    evening, names = FinishedGames(), {0: "Ada", 1: "Bo", 2: "Cy"}
    evening.keep(finished(1, (0, 1, None), (5, 7, 7), 1, 2))
    assert [each["name"] for each in evening.shown(names)["standings"]] == ["Bo", "bot 2", "Ada"]
    assert evening.shown(names, but_last=True) == {"games": [], "standings": []}
    evening.keep(finished(2, (1, 0, None), (1, 9, 0), 1))
    evening.keep(FinishedGame("hush", 3, ("player 1", "player 0", "bot 2"), (1, 0, None), None, 0, 0))
    before = evening.shown(names)
    evening.keep(finished(4, (1, 0, 2), (3, 3, 3), 0, 1, 2))
    assert evening.shown(names, but_last=True) == before
    assert evening.shown(names)["standings"] == [
        {"name": "Ada", "participant": 0, "games": 3, "wins": 1.33, "points": 17},
        {"name": "Bo", "participant": 1, "games": 3, "wins": 0.83, "points": 11},
        {"name": "bot 2", "participant": None, "games": 2, "wins": 0.5, "points": 7},
        {"name": "Cy", "participant": 2, "games": 1, "wins": 0.33, "points": 3},
    ]
    assert [game["number"] for game in evening.shown(names)["games"]] == [1, 2, 4]


def test_caching_a_record_again_replaces_the_cached_one() -> None:
    evening, names = FinishedGames(), {0: "Ada", 1: "Bo"}
    evening.keep(finished(1, (0, 1), (5, 7), 1))
    before = evening.shown(names)
    evening.keep(finished(2, (0, None), (5, 7), 0))
    evening.keep(finished(2, (0, 1), (5, 7), 0))
    assert [(each["name"], each["games"]) for each in evening.shown(names)["standings"]] == [("Bo", 2), ("Ada", 2)]
    evening.keep(FinishedGame("hush", 2, ("player 0", "player 1"), (0, 1), None, 0, 0))
    assert evening.shown(names) == evening.shown(names, but_last=True) == before


def test_of_a_long_series_the_last_games_are_listed_and_all_are_counted() -> None:
    evening = FinishedGames()
    for number in range(1, 121):
        evening.keep(finished(number, (0, None), (2, 1), 0))
    shown = evening.shown({0: "Ada"})
    assert [game["number"] for game in shown["games"]] == list(range(71, 121))
    assert shown["standings"][0] == {"name": "Ada", "participant": 0, "games": 120, "wins": 120.0, "points": 240}


def test_standings_continue_over_rematches_and_other_games(whisper: Game) -> None:
    async def test() -> None:
        registry = make_registry(clock=HandClock())
        code, tokens = await in_play(registry, 3)
        table, players = await at_table(registry, code, tokens)
        assert table.summary()["evening"] == {"games": [], "standings": []}
        first = await play_out(registry, table, players)
        assert [game["number"] for game in first["games"]] == [1]
        await players[0].say(type="rematch")
        await play_out(registry, table, players)
        await players[0].say(type="lobby")
        await players[0].say(type="options", game="whisper", options={"copies": 2}, seats=3)
        shown = players[2].line.last("table")["table"]
        assert (shown["game"], shown["options"], shown["phase"]) == ("whisper", {"copies": 2}, "lobby")
        await players[1].say(type="rename", name="Zoe")
        await players[0].say(type="start")
        evening = await play_out(registry, table, players)
        assert [game["game"] for game in evening["games"]] == ["hush", "hush", "whisper"]
        assert evening["games"][0]["names"] == ["player 0", "player 1", "player 2"]
        assert evening["games"][2]["names"] == ["player 0", "Zoe", "player 2"]
        for number in (1, 2, 3):
            text = (await table.record(number)).text
            end = replay(read_record(text, GAMES), GAMES)
            outcome = end.outcome
            game = evening["games"][number - 1]
            assert (game["winners"], game["scores"]) == (list(outcome.winners), list(outcome.scores))
        standings = evening["standings"]
        assert {each["name"] for each in standings} == {"player 0", "Zoe", "player 2"}
        assert {each["games"] for each in standings} == {3}
        assert sum(each["wins"] for each in standings) == pytest.approx(3, abs=0.05)
        assert standings == sorted(standings, key=lambda each: (-each["wins"], -each["points"]))
        assert players[0].line.last("table")["table"]["evening"] == evening

    run(test())


def test_the_list_of_games_is_read_back_from_the_store(whisper: Game) -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, limits=Limits(unload_after=1.0))
        code, tokens = await in_play(registry, 3)
        table, players = await at_table(registry, code, tokens)
        await play_out(registry, table, players)
        await players[0].say(type="lobby")
        await players[0].say(type="options", game="whisper", options={}, seats=4)
        before = table.summary()
        for player in players:
            player.leave()
        await clock.advance(2.0)
        assert registry.unload_idle() == 1
        again = (await registry.find(code)).summary()
        assert again["evening"] == before["evening"]
        assert (again["game"], len(again["seats"])) == ("whisper", 4)
        assert (await (await registry.find(code)).record(1)).game == "hush"

    run(test())


def test_a_finished_game_is_listed_when_its_end_is_told() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock, games=WINDOWED)
        code, tokens = await in_play(registry)
        table, players = await at_table(registry, code, tokens)
        await asked(players).choose()
        while written_phase(table.state) == "playing":
            await clock.advance(1.5)
            await asked(players).choose()
        assert len(table.state.finished_games.games) == 1
        assert Player(table, None).line.last("welcome")["table"]["evening"] == {"games": [], "standings": []}
        with pytest.raises(WrongMoment):
            await table.record(1)
        await clock.advance(2.0)
        assert len(players[0].line.last("table")["table"]["evening"]["games"]) == 1
        assert (await table.record(1)).number == 1

    run(test())


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ({"game": "chess", "options": {}, "seats": 2}, "unknown-game"),
        ({"game": "whisper", "options": {}, "seats": 2}, "wrong-seats"),
    ],
)
def test_an_unknown_game_or_a_wrong_number_of_seats_is_refused(whisper: Game, message: Json, code: str) -> None:
    async def test() -> None:
        registry = make_registry()
        table_code, tokens = await lobby(registry)
        table, players = await at_table(registry, table_code, tokens)
        with pytest.raises(RecordError) as refusal:
            await players[0].say(type="options", **message)
        assert refusal.value.code == code
        assert table.summary()["game"] == "hush"

    run(test())


def test_a_game_broken_off_does_not_count_and_has_a_record() -> None:
    async def test() -> None:
        registry = make_registry(clock=HandClock())
        code, tokens = await in_play(registry)
        table, players = await at_table(registry, code, tokens)
        for _ in range(3):
            await asked(players).choose()
        for player in players:
            await player.say(type="end", agree=True)
        assert table.summary()["phase"] == "over"
        assert table.summary()["evening"] == {"games": [], "standings": []}
        record = read_record((await table.record(1)).text, GAMES)
        assert len(record.choices) == 3
        assert not replay(record, GAMES).is_over
        await players[0].say(type="rematch")
        assert len(read_record((await table.record(1)).text, GAMES).choices) == 3

    run(test())


def test_a_result_counts_for_the_owner_of_the_seat_even_if_a_bot_played() -> None:
    async def test() -> None:
        clock = HandClock()
        registry = make_registry(clock=clock)
        code, tokens = await in_play(registry, 3)
        table, players = await at_table(registry, code, tokens)
        await players[1].say(type="away")
        await players[0].say(type="remove", participant=2)
        while table.summary()["phase"] == "playing":
            if players[0].question():
                await players[0].choose()
            await clock.advance(2.0)
        evening = table.summary()["evening"]
        assert evening["games"][0]["names"] == ["player 0", "player 1", "player 2"]
        assert {each["participant"] for each in evening["standings"]} == {0, 1, 2}

    run(test())
