"""First games over HTTP: the learner gets what a seat of a table would get, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from deadpan.game import GAMES, Game
from deadpan.kernel.decoding import plain
from deadpan.lessons import games_with_lessons, guided
from deadpan.session import open_record, replay
from tests.server.harness import make_registry, run
from tests.web.driver import browser, running

every_game = pytest.mark.parametrize("game", games_with_lessons())


def fetched(game: str) -> dict[str, Any]:
    """The server's response."""

    found: dict[str, Any] = {}

    async def get() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            answer = await http.get(f"/api/lessons/{game}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("application/json")
            found.update(answer.json())

    run(get())
    return found


@every_game
def test_the_frames_are_those_of_the_learners_seat(game: str) -> None:
    found, course = fetched(game), guided(game)
    opened = open_record(course.record, GAMES)
    start, *steps = found["frames"]
    view = opened.rules.view(opened.state, course.seat)
    assert (start["type"], start["n"], start["view"]) == ("view", 0, plain(opened.rules.show(view)))
    assert [(step["type"], step["n"]) for step in steps] == [("step", n + 1) for n in range(len(course.record.choices))]
    told = start["view"]["events"] + [event for step in steps for event in step["events"]]
    assert told == replay(course.record, GAMES).events_heard(course.seat)


@every_game
def test_every_choice_of_the_learner_is_legal_in_its_frame(game: str) -> None:
    found = fetched(game)
    for lesson in found["lessons"]:
        frame = found["frames"][lesson["n"]]
        if lesson["choice"] is not None:
            assert lesson["choice"] in frame["legal"]
    assert found["seat"] == 0
    assert found["record"]["game"] == game


def test_there_is_no_first_game_of_unknown_games() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            for path in ("chess", f"{games_with_lessons()[0]}.json", "..%2Fguided"):
                answer = await http.get(f"/api/lessons/{path}")
                assert answer.status_code == 404
                assert answer.json()["code"] == "no-such-page"

    run(test())


def test_a_game_without_a_first_game_has_none(hush: Game) -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            assert (await http.get(f"/api/lessons/{hush.name}")).status_code == 404

    run(test())
