from __future__ import annotations

from collections import Counter

import pytest

from deadpan.kernel.chance import Chance


def test_drawing_returns_the_next_source_and_leaves_the_old_one_unchanged() -> None:
    chance = Chance("seed", "deal")
    first, later = chance.below(1000)
    assert chance.below(1000) == (first, later)
    assert chance == Chance("seed", "deal", 0)
    assert later.drawn >= 1
    assert (later.seed, later.stream) == ("seed", "deal")


def test_the_same_seed_draws_the_same_forever() -> None:
    # Fixed values: records that contain a seed rely on them within a version.
    drawn, chance = [], Chance("a1b2", "play")
    for _ in range(8):
        number, chance = chance.below(16)
        drawn.append(number)
    again, chance = [], Chance("a1b2", "play")
    for _ in range(8):
        number, chance = chance.below(16)
        again.append(number)
    assert drawn == again == [3, 5, 10, 1, 5, 11, 0, 6]
    assert chance.drawn == 8


def test_streams_of_one_seed_are_different_sequences() -> None:
    def ten(chance: Chance) -> list[int]:
        numbers = []
        for _ in range(10):
            number, chance = chance.below(1_000_000)
            numbers.append(number)
        return numbers

    assert ten(Chance("seed", "deal")) != ten(Chance("seed", "play"))
    assert ten(Chance("seed", "deal")) != ten(Chance("seee", "deal"))


def test_any_text_can_be_a_seed() -> None:
    for seed in ("", "\0", "żółć", "\ud800", "x" * 10_000):
        assert 0 <= Chance(seed, "deal").below(6)[0] < 6


def test_a_single_item_is_always_picked() -> None:
    assert Chance("seed", "deal").below(1)[0] == 0
    assert Chance("seed", "deal").pick(["only"])[0] == "only"


@pytest.mark.parametrize("n", [0, -1])
def test_an_empty_range_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="below"):
        Chance("seed", "deal").below(n)


def test_numbers_are_uniformly_distributed() -> None:
    counts: Counter[int] = Counter()
    chance = Chance("even", "test")
    for _ in range(6000):
        number, chance = chance.below(6)
        counts[number] += 1
    assert set(counts) == set(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi-square, 5 degrees, p = 0.001


def test_a_shuffle_keeps_everything_and_reaches_every_order() -> None:
    orders: Counter[tuple[str, ...]] = Counter()
    chance = Chance("orders", "test")
    for _ in range(2400):
        order, chance = chance.shuffled("abcd")
        assert sorted(order) == list("abcd")
        orders[order] += 1
    assert len(orders) == 24
    assert sum((count - 100) ** 2 / 100 for count in orders.values()) < 49.8  # chi-square, 23 degrees, p = 0.001


def test_a_shuffle_of_nothing_or_one_draws_nothing() -> None:
    chance = Chance("seed", "deal")
    assert chance.shuffled([]) == ((), chance)
    assert chance.shuffled(["x"]) == (("x",), chance)


def test_a_pick_is_one_of_the_items() -> None:
    chance = Chance("pick", "test")
    seen = set()
    for _ in range(60):
        item, chance = chance.pick(("a", "b", "c"))
        seen.add(item)
    assert seen == {"a", "b", "c"}
