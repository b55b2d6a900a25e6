"""Distributions over years: how likely each balance is. Years come in fives as a rule, so there are never many."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Spread: TypeAlias = Mapping[int, float]
"""How likely each number of years is; adds up to 1."""


_NEVER = 1e-5
"""Less likely than that is left out of sums, which would otherwise grow long tails."""


def sure(years: int) -> Spread:
    """Exactly that."""
    return {years: 1.0}


def weighed(pairs: Iterable[tuple[int, float]]) -> Spread:
    """Relative weights made to add up to 1; nothing left is everything equally unknown, which is 0."""
    found: dict[int, float] = {}
    for years, weight in pairs:
        if weight > 0:
            found[years] = found.get(years, 0.0) + weight
    total = sum(found.values())
    return {years: weight / total for years, weight in found.items()} if total else sure(0)


def plus(one: Spread, other: Spread, sign: int = 1) -> Spread:
    """The sum of two that have nothing to do with each other (or, with ``sign`` -1, the difference)."""
    if len(other) == 1:
        (years,) = other
        return {each + sign * years: odds for each, odds in one.items()}
    found: dict[int, float] = {}
    for years, odds in one.items():
        if odds < _NEVER:
            continue
        for more, chance in other.items():
            place = years + sign * more
            found[place] = found.get(place, 0.0) + odds * chance
    return found


def mean(spread: Spread) -> float:
    """What it comes to on average."""
    return sum(years * odds for years, odds in spread.items())


def at_most(spread: Spread, years: int) -> float:
    """How likely it is no more than that."""
    return sum(odds for each, odds in spread.items() if each <= years)
