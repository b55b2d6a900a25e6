"""The arena is fair and reproducible, and its intervals are valid."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from deadpan.arena.match import Match, Result
from deadpan.arena.matrix import matrix_matches, matrix_of
from deadpan.arena.questions import questions_for
from deadpan.arena.ratings import rate
from deadpan.arena.runner import NoCluster, play_matches
from deadpan.arena.scoring import placings
from deadpan.arena.stats import bootstrap, by_deal, summarise
from deadpan.arena.study import decisive_sources
from deadpan.bots import Budget
from deadpan.game import GAMES, game_called
from tests.cli.command import deadpan

SMALL = Match(game="hush", bots=("sampler", "random", "random"), deals=3, seed="small", budget=Budget(playouts=4))
EVERY_GAME = [replace(SMALL, game=game, bots=("random",) * 3, deals=2) for game in GAMES]


def without_times(results: list[Result]) -> list[Result]:
    """The results without their times."""
    return [replace(result, ms=()) for result in results]


def test_every_bot_plays_every_seat_once_in_every_deal() -> None:
    results = play_matches([SMALL])[0]
    assert len(results) == SMALL.deals * SMALL.players
    for deal in range(SMALL.deals):
        games = [result for result in results if result.deal == deal]
        for entry in range(SMALL.players):
            assert {game.seats[entry] for game in games} == set(range(SMALL.players))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    matches = [SMALL, *EVERY_GAME]
    alone, together = play_matches(matches, jobs=1), play_matches(matches, jobs=2)
    assert [without_times(results) for results in alone] == [without_times(results) for results in together]


@pytest.mark.slow
def test_a_local_cluster_gives_the_same_results() -> None:
    clustered = play_matches([SMALL], ray_address="local")
    assert without_times(clustered[0]) == without_times(play_matches([SMALL])[0])


def test_a_missing_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoCluster, match="Ray is not installed"):
        play_matches([SMALL], ray_address="local")


def test_shares_of_a_game_add_up_to_one_and_places_to_all_places() -> None:
    for results in play_matches([SMALL, *EVERY_GAME]):
        for result in results:
            assert sum(result.shares) == pytest.approx(1)
            assert sum(result.placings) == pytest.approx(6)


def test_ties_share_their_places() -> None:
    assert placings(game_called("hush"), [3, 1, 3, 0], (0, 2), ()) == [1.5, 3, 1.5, 4]


def test_an_interval_contains_its_mean_and_narrows_with_more_deals() -> None:
    few, many = bootstrap([0.0, 1.0, 0.5, 0.25]), bootstrap([0.0, 1.0, 0.5, 0.25] * 25)
    assert few.low < few.mean < few.high
    assert many.high - many.low < few.high - few.low
    assert bootstrap([0.5] * 4) == bootstrap([0.5] * 8)


def test_intervals_are_over_deals_not_games() -> None:
    results = play_matches([SMALL])[0]
    assert len(by_deal(results, lambda result: result.shares[0])) == SMALL.deals


def test_the_better_bot_gets_the_better_rating() -> None:
    results = [replace(result, placings=(1, 2.5, 2.5)) for result in play_matches([SMALL])[0]]
    assert rate([SMALL], [results])[-1].bot == "random"
    results = [replace(result, placings=(3, 1.5, 1.5)) for result in results]
    assert rate([SMALL], [results])[-1].bot == "sampler"


def test_a_matrix_has_every_bot_against_every_other() -> None:
    names = ("sampler", "random")
    matches = matrix_matches(replace(SMALL, deals=2), names, 3)
    won = {"sampler": (1.0, 0.0, 0.0), "random": (0.0, 0.5, 0.5)}
    results = [
        [replace(result, shares=won[match.bots[0]]) for result in games]
        for match, games in zip(matches, play_matches(matches), strict=True)
    ]
    found = matrix_of(names, matches, results)
    shares = [[None if share is None else share.mean for share in row] for row in found.shares]
    assert shares == [[None, 1.0], [0.0, None]]


def test_the_json_has_the_documented_keys(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    ran = deadpan(
        "arena", "hush", "--bots", "sampler,random,random", "--deals", "2", "--json", file,
        "--report", tmp_path / "page",
    )  # fmt: skip
    assert ran.status == 0, ran.err
    written = json.loads(file.read_text(encoding="utf-8"))
    assert list(written) == ["game", "players", "deals", "entries"]
    assert (written["game"], written["players"], written["deals"]) == ("hush", 3, 2)
    assert [entry["bot"] for entry in written["entries"]] == ["sampler", "random", "random"]
    keys = ["bot", "win_share", "low", "high", "mean_score", "ms_median", "ms_p99"]
    assert all(list(entry) == keys for entry in written["entries"])
    assert sum(entry["win_share"] for entry in written["entries"]) == pytest.approx(1)
    page = (tmp_path / "page" / "index.html").read_text(encoding="utf-8")
    for title in ("Win shares", "Ratings", "Length of games", "Points by source", "Seat advantage"):
        assert title in page
    assert "://" not in page  # the page loads nothing


def test_the_last_bot_takes_the_remaining_seats(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    ran = deadpan(
        "arena", "hush", "--bots", "sampler,random", "--players", "4", "--deals", "1", "--json", file,
    )  # fmt: skip
    assert ran.status == 0, ran.err
    written = json.loads(file.read_text(encoding="utf-8"))
    assert written["players"] == 4
    assert len(written["entries"]) == 2


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("chess", "--bots", "random,random"), "not installed here. Installed: "),
        (("hush", "--bots", "random,champion"), "not a level"),
        (("hush", "--bots", "random"), "is for 2 to 4 players"),
        (("hush", "--bots", "random,random,random", "--players", "2"), "do not fit"),
        (("hush", "--bots", "random,random", "--matrix"), "each named once"),
        (("hush", "--bots", "random,random", "--option", "copies=xx"), "copies"),
        (("hush", "--bots", "random,random", "--option", "first=3"), "first"),
    ],
)
def test_an_impossible_match_is_refused_in_one_line(args: tuple[str, ...], why: str) -> None:
    ran = deadpan("arena", *args)
    assert ran.status == 2
    assert ran.out == ""
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_every_case_of_a_study_can_be_played() -> None:
    for name, game in GAMES.items():
        for question in questions_for(name, 4):
            for case in question.cases:
                options = game.read_options(case.options)
                assert game.deal(options, case.players, "study")


def test_a_source_decides_if_others_would_lead_without_it() -> None:
    result = play_matches([replace(SMALL, deals=1)])[0][0]
    rows = ({"target": 3.0, "at large": 2.0}, {"hitman": 3.0, "at large": 2.0}, {"target": 1.0})
    decided = decisive_sources([replace(result, sources=rows)])
    assert decided == {"at large": 0.0, "hitman": 1.0, "target": 1.0}


def test_summaries_count_how_games_end() -> None:
    summary = summarise(SMALL, play_matches([SMALL])[0])
    assert sum(summary.endings.values()) == len(summary.lengths)
