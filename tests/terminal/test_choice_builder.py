"""Building one choice from the legal ones: only legal ones can be reached, and all of them can."""

from __future__ import annotations

from random import Random

import pytest

from deadpan.game import Game
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick, choice_builder, describe
from deadpan.testing.tables import Seated, plies
from tests.tables import TABLES


class Move(Choice, frozen=True):
    """A choice with two details."""

    who: str
    to: int


class Kill(Choice, frozen=True):
    """A choice with one detail."""

    who: str


class Swap(Choice, frozen=True):
    """A choice of two players at once, like a Switch."""

    on: tuple[Seat, ...]


PAIRS = tuple(Swap((one, two)) for one in range(4) for two in range(one + 1, 4))


def reachable(builder: ChoiceBuilder) -> set[Choice]:
    """Every choice that can be reached by picking."""
    if builder.choice is not None:
        return {builder.choice}
    found: set[Choice] = set()
    for pick in builder.options:
        narrower = builder.with_pick(pick)
        assert narrower is not None
        found |= reachable(narrower)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_reachable_choices_are_exactly_the_legal_ones(table: Seated) -> None:
    rng = Random("offers")
    for ply in plies(table, "offers", 60):
        if rng.random() < 0.8:
            continue
        legal = table.game.legal_in(ply.state, ply.seat)
        start = choice_builder(legal)
        assert start is not None
        assert set().union(*(reachable(start.with_verb(verb)) for verb in start.verbs)) == set(legal)


def test_without_legal_choices_there_is_no_builder() -> None:
    assert choice_builder(()) is None


def test_the_first_kind_of_choice_is_current_until_another_is_picked() -> None:
    builder = choice_builder((Move("cat", 1), Move("cat", 2), Kill("cat")))
    assert builder is not None
    assert builder.verb is Move
    assert builder.verbs == (Move, Kill)
    assert builder.options == (Pick("to", 1), Pick("to", 2))
    assert builder.with_verb(Kill).choice == Kill("cat")


def test_a_detail_that_another_kind_also_has_stays_picked() -> None:
    builder = choice_builder((Move("cat", 1), Move("dog", 2), Kill("cat"), Kill("dog")))
    assert builder is not None
    picked = builder.with_pick(Pick("who", "dog"))
    assert picked is not None
    assert picked.with_verb(Kill).choice == Kill("dog")


def test_a_detail_can_be_picked_again_and_undone() -> None:
    builder = choice_builder((Move("cat", 1), Move("cat", 2), Move("fox", 1), Move("fox", 2)))
    assert builder is not None
    cat = builder.with_pick(Pick("who", "cat"))
    assert cat is not None
    fox = cat.with_pick(Pick("who", "fox"))
    assert fox is not None
    assert fox.picks == (Pick("who", "fox"),)
    assert fox.back() == builder
    assert builder.back() == builder
    assert builder.with_pick(Pick("who", "wolf")) is None


def test_two_players_are_picked_one_after_the_other() -> None:
    builder = choice_builder(PAIRS)
    assert builder is not None
    assert builder.options == tuple(Pick("on", seat) for seat in range(4))
    two = builder.with_pick(Pick("on", 2))
    assert two is not None
    assert two.options == (Pick("on", 0), Pick("on", 1), Pick("on", 3))
    both = two.with_pick(Pick("on", 0))
    assert both is not None
    assert both.choice == Swap((0, 2))


def test_a_choice_is_described_in_one_line(hush: Game) -> None:
    guess = hush.rules.read_choice({"do": "guess", "whom": 1, "card": 3})
    assert describe(guess, "hush", Words("en"), ["Ada", "Bo"]) == "play 1 and guess · Bo → 3"
    assert describe(guess, "hush", Words("fr"), ["Ada", "Bo"]).endswith(" · Bo → 3")
