from __future__ import annotations

import pytest

from deadpan.kernel.seats import EVERYONE, Seat, only
from deadpan.kernel.types import Event, Told, tell
from deadpan.testing.contract_errors import ContractBroken
from deadpan.testing.divergence import check_told, diverges, heard_of


class Drew(Event, to="by", frozen=True):
    by: Seat
    card: int


class Asked(Event, to="everyone", reveals="right", frozen=True):
    card: int
    right: bool


class Came(Event, to="everyone", reveals="itself", frozen=True):
    card: int


class Over(Event, to="everyone", reveals="everything", frozen=True):
    rule: str


def test_an_event_told_as_its_class_declares_is_accepted() -> None:
    check_told([tell(Drew(1, 5)), tell(Asked(1, right=True))])
    assert heard_of([tell(Drew(1, 5)), tell(Over("x"))], 0) == [Over("x")]


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (Told(Drew(0, 5), EVERYONE), "seat 1: event drew: everybody hears it, its class names seat 0"),
        (Told(Drew(1, 5), EVERYONE), "seat 0: event drew: everybody hears it, its class names seat 1"),
        (Told(Drew(1, 5), only(1, 2)), "seat 2: event drew: hears it, its class names seat 1"),
        (Told(Drew(1, 5), only()), "seat 1: event drew: does not hear it, its class names seat 1"),
        (Told(Over("x"), only(1)), "a spectator: event over: only seat 1 hears it, its class says everyone"),
    ],
)
def test_an_event_told_to_others_is_refused_with_event_and_seat(told: Told, said: str) -> None:
    with pytest.raises(ContractBroken) as problem:
        check_told([told])
    assert str(problem.value).startswith(said)


def test_worlds_diverge_by_what_an_event_may_reveal() -> None:
    assert not diverges([Asked(1, right=True)], [Asked(1, right=True)], 0)
    assert diverges([Asked(1, right=True)], [Asked(1, right=False)], 0)
    assert diverges([Came(1), Asked(1, right=True)], [Asked(1, right=True)], 0)
    assert diverges([Drew(0, 1)], [Drew(0, 2)], 0)
    assert diverges([Over("x")], [Over("x")], 0)
    assert not diverges([Over("x")], [Over("x")], 0, to_the_end=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ([Asked(1, right=True)], [Asked(2, right=True)]),
        ([Asked(1, right=True)], []),
        ([Asked(1, right=True)], [Drew(0, 1)]),
        ([Drew(0, 1)], [Drew(0, 1), Drew(0, 1)]),
    ],
)
def test_any_other_difference_is_a_leak(one: list[Event], other: list[Event]) -> None:
    with pytest.raises(ContractBroken, match="seat 0: event"):
        diverges(one, other, 0)


def test_only_the_first_difference_counts_unless_all_are_compared() -> None:
    one, other = [Drew(0, 1), Asked(1, right=True)], [Drew(0, 2), Asked(2, right=True)]
    assert diverges(one, other, 0)
    with pytest.raises(ContractBroken):
        diverges(one, other, 0, to_the_end=True)
