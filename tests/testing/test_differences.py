from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from msgspec import Struct

from deadpan.kernel.event_log import EMPTY, EventLog
from deadpan.testing.differences import difference, printed_difference


class Slotted:
    __slots__ = ("_hidden", "shown")

    def __init__(self, shown: int, hidden: int) -> None:
        self.shown, self._hidden = shown, hidden

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Slotted) and self.shown == other.shown

    def __hash__(self) -> int:
        return self.shown


class Open:
    def __init__(self, value: object) -> None:
        self.value = value

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 1


class View(Struct, frozen=True):
    held: Any


def enclosing(value: object) -> Callable[[], object]:
    return lambda: value


def chained(*values: int) -> EventLog:
    log = EMPTY
    for number, value in enumerate(values):
        log = EventLog(log, View(value), number)  # type: ignore[arg-type]
    return log


HIDING = {
    "a field": lambda value: View(value),
    "an attribute that is not compared": lambda value: View(Open(value)),
    "a slot that is not compared": lambda value: View(Slotted(1, value)),
    "a function": lambda value: View(enclosing(value)),
    "a default": lambda value: View(lambda held=value: None),
    "a bound method": lambda value: View(Open(value).__eq__),
    "a partial": lambda value: View(partial(print, value)),
    "the order of a dict": lambda value: View(dict.fromkeys((1, 2) if value == 3 else (2, 1))),
    "a key": lambda value: View({Open(value): 1}),
    "a set": lambda value: View(frozenset({value})),
    "the type of a number": lambda value: View(1 if value == 3 else True),
    "how many there are": lambda value: View([0] * value),
    "an old event": lambda value: View(chained(1, value, 2)),
    "an iterator": lambda value: View(iter([value])),
}


@pytest.mark.parametrize("hide", HIDING.values(), ids=HIDING.keys())
def test_anything_reachable_from_a_view_is_compared(hide: Callable[[int], View]) -> None:
    assert difference(hide(3), hide(3)) is None
    assert difference(hide(3), hide(5)) is not None


@pytest.mark.parametrize("make", [lambda value: iter([value]), lambda value: map(str, [value])], ids=["lists", "maps"])
def test_each_of_many_iterators_is_compared(make: Callable[[int], object]) -> None:
    """What an iterator consists of is made for the comparison: an id of one that is gone may be that of the next."""
    for place in range(10):
        one, other = ([make(number) for number in range(10)] for _ in range(2))
        other[place] = make(99)
        assert difference(one, other) is not None


def test_a_difference_is_named_by_its_path() -> None:
    found = difference(View([Open({"a": (1, 2)})]), View([Open({"a": (1, 3)})]))
    assert found == ".held[0].value['a'][1]: 2 and 3"


def test_shared_and_circular_references_are_handled() -> None:
    one: list[Any] = [1]
    other: list[Any] = [1]
    one.append(one)
    other.append(other)
    assert difference(one, other) is None
    assert difference(chained(*range(20_000)), chained(*range(20_000))) is None


def test_comparing_takes_memory_by_the_length_of_a_history_and_not_by_its_square() -> None:
    def most(length: int) -> int:
        one, other = chained(*range(length)), chained(*range(length))
        tracemalloc.start()
        assert difference(one, other) is None
        _, peak = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        return peak

    assert most(4_000) < 8 * most(1_000)


def test_logs_that_were_compared_are_not_compared_again() -> None:
    same: dict[Any, Any] = {}
    one, other = chained(1, 2), chained(1, 2)
    assert difference(one, other, same) is None
    assert (id(one), id(other)) in same


def test_printed_text_is_compared_without_addresses() -> None:
    assert printed_difference(object(), object()) is None
    assert printed_difference(View(1), View(2)) == "repr: 'View(held=1)' and 'View(held=2)'"
    assert printed_difference(Slotted(1, 2), Slotted(2, 2)) == "hash"
