"""The accounts of one player's years: what was certain last, and what came and went since."""

from __future__ import annotations

from deadpan_au_pire_tu_meurs.rules.lineages import Lineage, Lineages, scales
from deadpan_au_pire_tu_meurs.rules.year_bounds import YearBounds

from games.au_pire_tu_meurs.tests.possible import mask


class Ledger:
    """A book, and cards to enter in it by what they can be."""

    def __init__(self, face: str, *life: str) -> None:
        self.known = Lineages(scales(10))
        self.book = YearBounds(self.known, self.card(face), [self.card(each) for each in life])

    def card(self, names: str) -> Lineage:
        return self.known.add(0, mask(names))

    def came(self, names: str) -> None:
        self.book.enter(self.known, self.card(names), 1)

    def went(self, names: str) -> None:
        self.book.enter(self.known, self.card(names), -1)

    @property
    def balance(self) -> tuple[int, int]:
        return self.book.low, self.book.high

    @property
    def losses(self) -> tuple[int, int]:
        return self.book.low_losses, self.book.high_losses


def test_a_book_begins_with_a_character_and_a_life_pile() -> None:
    ledger = Ledger("zack anibal", "pepin cata", "jouvence duel")
    assert ledger.balance == (20 - 20 + 0, 80 - 5 + 10)
    assert ledger.losses == (5, 20)


def test_what_comes_counts_by_the_least_and_the_most_it_can_be() -> None:
    ledger = Ledger("zoe")
    assert (ledger.balance, ledger.losses) == ((60, 60), (0, 0))
    ledger.came("pepin accident cata")
    assert (ledger.balance, ledger.losses) == ((40, 55), (5, 20))
    ledger.came("jouvence")
    assert (ledger.balance, ledger.losses) == ((50, 65), (5, 20))
    ledger.came("jouvence cata duel")
    assert (ledger.balance, ledger.losses) == ((30, 75), (5, 40))


def test_what_goes_counts_the_other_way_round() -> None:
    ledger = Ledger("zoe", "cata", "accident")
    assert (ledger.balance, ledger.losses) == ((30, 30), (30, 30))
    ledger.went("accident cata")
    assert (ledger.balance, ledger.losses) == ((40, 50), (10, 20))
    ledger.went("jouvence pepin")
    assert (ledger.balance, ledger.losses) == ((30, 55), (5, 20))


def test_what_is_certain_narrows_a_book_and_never_widens_it() -> None:
    ledger = Ledger("zack anibal", "pepin cata")
    ledger.book.settle(10, 60)
    assert ledger.balance == (10, 60)
    ledger.book.settle(0, 100)
    assert ledger.balance == (10, 60)
    ledger.book.settle_losses(0, 10)
    assert ledger.losses == (5, 10)
    ledger.book.settle_losses(10, 90)
    assert ledger.losses == (10, 10)


def test_a_copy_is_gone_on_with_by_itself() -> None:
    ledger = Ledger("zoe", "cata pepin")
    twin = ledger.book.copy()
    assert (twin.low, twin.high, twin.low_losses, twin.high_losses) == (40, 55, 5, 20)
    twin.settle(50, 55)
    twin.settle_losses(5, 10)
    assert (ledger.balance, ledger.losses) == ((40, 55), (5, 20))
