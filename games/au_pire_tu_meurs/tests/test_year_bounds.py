"""Bounds of one player's years, updated by cards that come and go."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs.rules.lineages import Lineage, Lineages, scales
from deadpan_au_pire_tu_meurs.rules.year_bounds import YearBounds

from games.au_pire_tu_meurs.tests.possible import mask


class KeptYears:
    """Year bounds, and cards to enter, given by the kinds they can be."""

    def __init__(self, face: str, *life: str) -> None:
        self.known = Lineages(scales(10))
        self.bounds = YearBounds(self.known, self.card(face), [self.card(each) for each in life])

    def card(self, names: str) -> Lineage:
        return self.known.add(0, mask(names))

    def came(self, names: str) -> None:
        self.bounds.enter(self.known, self.card(names), 1)

    def went(self, names: str) -> None:
        self.bounds.enter(self.known, self.card(names), -1)

    @property
    def balance(self) -> tuple[int, int]:
        return self.bounds.low, self.bounds.high

    @property
    def losses(self) -> tuple[int, int]:
        return self.bounds.low_losses, self.bounds.high_losses


def test_year_bounds_begin_with_a_character_and_a_life_pile() -> None:
    kept_years = KeptYears("zack anibal", "pepin cata", "jouvence duel")
    assert kept_years.balance == (20 - 20 + 0, 80 - 5 + 10)
    assert kept_years.losses == (5, 20)


def test_a_card_that_comes_adds_its_least_and_its_most_years() -> None:
    kept_years = KeptYears("zoe")
    assert (kept_years.balance, kept_years.losses) == ((60, 60), (0, 0))
    kept_years.came("pepin accident cata")
    assert (kept_years.balance, kept_years.losses) == ((40, 55), (5, 20))
    kept_years.came("jouvence")
    assert (kept_years.balance, kept_years.losses) == ((50, 65), (5, 20))
    kept_years.came("jouvence cata duel")
    assert (kept_years.balance, kept_years.losses) == ((30, 75), (5, 40))


def test_a_card_that_goes_subtracts_its_least_and_its_most_years() -> None:
    kept_years = KeptYears("zoe", "cata", "accident")
    assert (kept_years.balance, kept_years.losses) == ((30, 30), (30, 30))
    kept_years.went("accident cata")
    assert (kept_years.balance, kept_years.losses) == ((40, 50), (10, 20))
    kept_years.went("jouvence pepin")
    assert (kept_years.balance, kept_years.losses) == ((30, 55), (5, 20))


def test_settling_narrows_the_bounds_and_never_widens_them() -> None:
    kept_years = KeptYears("zack anibal", "pepin cata")
    kept_years.bounds.settle(10, 60)
    assert kept_years.balance == (10, 60)
    kept_years.bounds.settle(0, 100)
    assert kept_years.balance == (10, 60)
    kept_years.bounds.settle_losses(0, 10)
    assert kept_years.losses == (5, 10)
    kept_years.bounds.settle_losses(10, 90)
    assert kept_years.losses == (10, 10)


def test_a_copy_is_independent() -> None:
    kept_years = KeptYears("zoe", "cata pepin")
    twin = kept_years.bounds.copy()
    assert (twin.low, twin.high, twin.low_losses, twin.high_losses) == (40, 55, 5, 20)
    twin.settle(50, 55)
    twin.settle_losses(5, 10)
    assert (kept_years.balance, kept_years.losses) == ((40, 55), (5, 20))
