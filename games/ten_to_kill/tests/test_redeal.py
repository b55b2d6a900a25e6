"""`redeal` draws uniformly from the worlds that are consistent with a view."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL

from games.ten_to_kill.tests.kit import dealt, setup_of
from games.ten_to_kill.tests.test_t9_knowledge import MOVES, SMALL, SMALL_HANDS, played
from games.ten_to_kill.tests.worlds import Hands, deal_of, worlds
from tests.kit import Json, Play

SETUP = setup_of(SMALL, SMALL_HANDS, police=[5, 10], reserve=0)


def draw(table: Play, seat: int | None, rng: Random) -> Play:
    """A table whose state was drawn from a seat's view."""
    twin = Play.__new__(Play)
    twin.game, twin.seats, twin.told = table.game, table.seats, ()
    twin.state = TEN_TO_KILL.redeal(TEN_TO_KILL.view(table.state, seat), rng)
    return twin


def check_distribution(drawn: Counter[Hands], possible: set[Hands]) -> None:
    """Check that exactly the possible worlds were drawn, uniformly by a chi-square test at five standard deviations."""
    assert set(drawn) == possible
    expected = drawn.total() / len(possible)
    chi_square = sum((drawn[world] - expected) ** 2 / expected for world in possible)
    freedom = len(possible) - 1
    assert chi_square <= freedom + 5 * sqrt(2 * freedom)


@pytest.mark.parametrize("options", [{}, {"mistakes": "strict", "suspects": "silent"}])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_draws_match_the_enumerated_worlds(options: Json, seat: int) -> None:
    rng = Random(seat)
    for table, made in played(options, SETUP, MOVES):
        if made in (0, 3, 6, 8, 11):
            possible = worlds(options, SETUP, MOVES[:made], seat)
            drawn = Counter(deal_of(draw(table, seat, rng).position["hands"]) for _ in range(12 * len(possible)))
            check_distribution(drawn, possible)


def test_the_draws_match_for_a_spectator() -> None:
    setup = setup_of(SMALL.replace("mouse", "_").replace("panda", "_"), SMALL_HANDS, police=[5, 10], reserve=0)
    rng = Random(7)
    for table, made in played({}, setup, MOVES[:7]):
        if made in (0, 2, 4, 7):
            possible = worlds({}, setup, MOVES[:made], None)
            drawn = Counter(deal_of(draw(table, None, rng).position["hands"]) for _ in range(12 * len(possible)))
            check_distribution(drawn, possible)


def test_the_draws_match_for_a_spectator_of_four() -> None:
    drawing = """
        giraffe   crocodile,fox,koala,P1   wolf   _
        _         _         _   _
        _         _         _   _
        _         _         _   _
    """
    hands = (
        "giraffe: walrus panther cat", "crocodile: wolf kangaroo tiger", "fox: mouse penguin opossum",
        "koala: panda cockatoo dalmatian",
    )  # fmt: skip
    setup = setup_of(drawing, hands)
    moves: list[tuple[int, Json]] = [
        (0, {"do": "investigate", "who": "koala", "whom": 1}),
        (0, {"do": "investigate", "who": "koala", "whom": 2}),
    ]
    table = Play(TEN_TO_KILL, {}, 4, setup)
    for seat, choice in moves:
        table.do(seat, **choice)
    possible = worlds({}, setup, moves, None)
    assert len(possible) == 72  # of 120 deals of five tiles; the koala is no hitman of two of the seats
    drawn = Counter(deal_of(draw(table, None, Random(seed)).position["hands"]) for seed in range(20 * len(possible)))
    check_distribution(drawn, possible)


def test_the_order_of_targets_is_drawn_too() -> None:
    table = Play(TEN_TO_KILL, {}, 3, SETUP)
    orders = Counter(
        tuple(hand["targets"].index(target) for target in ("kangaroo", "tiger"))
        for hand in (draw(table, 0, Random(seed)).position["hands"][1] for seed in range(600))
    )
    assert len(orders) == 6
    assert min(orders.values()) > 70


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["square", "built"])
def test_every_drawn_world_gives_the_seat_the_same_bytes_in_a_whole_game(seats: int, board: str) -> None:
    rng = Random(seats)
    table = dealt(seats, board, board=board, max_rounds=4, mistakes="lenient", edition="pl", sniper_tiles=16)
    while True:
        for seat in (*range(seats), None):
            twin = draw(table, seat, rng)
            assert twin.screen(seat) == table.screen(seat)
            if seat is not None:
                assert twin.legal(seat) == table.legal(seat)
                assert twin.position["hands"][seat] == table.position["hands"][seat]
            hands = twin.position["hands"]
            tiles = [who for hand in hands for who in (hand["hitman"], *hand["targets"])]
            assert len(set(tiles)) == 4 * seats
        if not table.asked:
            break
        asked, _ = table.asked[0]
        choices = table.legal(asked)
        telling = [choice for choice in choices if choice["do"] in ("kill", "investigate")]
        table.do(asked, **rng.choice(telling if telling and rng.random() < 0.4 else choices))
    assert draw(table, 0, rng).position["hands"] == table.position["hands"]


def test_a_drawn_world_can_be_played_on_by_every_seat() -> None:
    rng = Random(3)
    table = dealt(3, "play on")
    twin = draw(table, 0, rng)
    for _ in range(30):
        seat, _ = twin.asked[0]
        twin.do(seat, **rng.choice(twin.legal(seat)))
    for seat in range(3):
        dealt_event = twin.shown(seat)["events"][1]
        assert dealt_event["event"] == "dealt"
        assert {"hitman": dealt_event["hitman"], "targets": dealt_event["targets"]} == twin.shown(seat)["hand"]


def test_the_same_seed_draws_the_same_world_and_another_seed_another_one() -> None:
    table = dealt(3, "x")
    assert draw(table, 0, Random(1)).state == draw(table, 0, Random(1)).state
    assert draw(table, 0, Random(1)).position["hands"] != draw(table, 0, Random(2)).position["hands"]


def test_the_random_source_of_a_drawn_world_is_new() -> None:
    table = dealt(2, "x", board="built", first=0)

    def placed(twin: Play) -> tuple[str, ...]:
        for number in range(16):
            events = twin.do(number % 2, "lay", tile=number, at=[number, 0])
        return tuple(events[1]["characters"])

    assert len({placed(draw(table, 0, Random(seed))) for seed in range(5)}) == 5
