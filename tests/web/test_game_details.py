"""What a client needs to know about a game that it has no code for."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from deadpan.game import GAMES, Game
from deadpan.web.game_details import game_details
from tests.server.harness import Player, asked, come, make_registry, run
from tests.web.driver import browser, running


def test_the_details_of_installed_games_are_served() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for game in GAMES.values():
                shown = (await http.get(f"/api/games/{game.name}")).json()
                assert shown["name"] == game.name
                assert shown["choices"] == [choice.__struct_config__.tag for choice in game.choice_types]
                secret = [event.__struct_config__.tag for event in game.event_types if event.__to__ is not None]
                assert shown["wording"]["secret"] == secret
            assert (await http.get("/api/games/chess")).status_code == 404

    run(test())


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_fields_that_differ_from_a_spectators_are_private(game: Any) -> None:
    seats, seed = game.players[0], "another seed than the one they were found by"
    own = {*game_details(game).view.own, "seat"}
    rng = Random(seed)
    options = game.read_options({})
    state = game.pose(options, seats, game.deal(options, seats, seed), seed).state
    for _ in range(60):
        public = game.show_now(game.view(state, None))
        for seat in range(seats):
            shown = game.show_now(game.view(state, seat))
            assert {key for key in shown | public if shown.get(key) != public.get(key)} <= own
        asks = game.asks(state)
        if not asks:
            break
        state = game.apply(state, asks[0].seat, rng.choice(game.legal_in(state, asks[0].seat))).state
    assert own > {"seat"}


def test_the_last_frame_of_a_game_contains_its_outcome() -> None:
    async def test() -> None:
        host = make_registry()
        async with running(host):
            made = await host.create("hush", {}, 2, "Ada")
            table = await host.find(made.code)
            players = [Player(table, made.token), Player(table, await come(table, "Bo"))]
            await players[1].say(type="sit", seat=1)
            await players[0].say(type="start")
            while table.summary()["phase"] == "playing":
                assert "outcome" not in players[0].line.last("view")
                await asked(players).choose()
            (played,) = table.summary()["evening"]["games"]
            for player in players:
                outcome = player.line.last("step")["outcome"]
                assert (outcome["scores"], outcome["winners"]) == (played["scores"], played["winners"])
                await player.say(type="resync")
                assert player.line.last("view")["outcome"] == outcome

    run(test())


def test_a_list_is_by_seat_only_if_it_always_has_an_item_for_each_seat(hush: Game) -> None:
    details = game_details(hush.rules)
    assert details.view.by_seat == ["hands", "out", "played", "scores"]
    assert details.view.own == ["hand"]
