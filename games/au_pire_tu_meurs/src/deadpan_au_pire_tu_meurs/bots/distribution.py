"""Probability distributions over years. Years are multiples of five by default, so distributions are small."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

Spread: TypeAlias = Mapping[int, float]
"""The probability of each number of years; they add up to 1."""


_NEVER = 1e-5
"""Smaller probabilities are dropped from sums, which would otherwise grow long tails."""


def sure(years: int) -> Spread:
    """The distribution with a single value."""
    return {years: 1.0}


def weighed(pairs: Iterable[tuple[int, float]]) -> Spread:
    """Normalises relative weights; without any positive weight, the result is 0 for certain."""
    found: dict[int, float] = {}
    for years, weight in pairs:
        if weight > 0:
            found[years] = found.get(years, 0.0) + weight
    total = sum(found.values())
    return {years: weight / total for years, weight in found.items()} if total else sure(0)


def plus(one: Spread, other: Spread, sign: int = 1) -> Spread:
    """The distribution of the sum of two independent values (or, with ``sign`` -1, of their difference)."""
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
    """The expected value."""
    return sum(years * odds for years, odds in spread.items())


def at_most(spread: Spread, years: int) -> float:
    """The probability of so many years or fewer."""
    return sum(odds for each, odds in spread.items() if each <= years)
