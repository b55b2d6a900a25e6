"""How sure of themselves bots are: from the worth of each choice to one choice."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")

NEARLY_EQUAL = 1e-9


def best_of(items: Sequence[T], worths: Sequence[float], rng: Random) -> T:
    """The best; one of them at random where several are."""
    top = max(worths)
    equal = [item for item, worth in zip(items, worths, strict=True) if worth >= top - NEARLY_EQUAL]
    return equal[0] if len(equal) == 1 else equal[rng.randrange(len(equal))]


def softmax_pick(items: Sequence[T], worths: Sequence[float], rng: Random, temperature: float, margin: float) -> T:
    """A good one: the better, the likelier (by ``exp(worth / temperature)``), and none worse than the best by more
    than ``margin``, so that even a warm head never blunders."""
    if temperature <= 0:
        return best_of(items, worths, rng)
    top = max(worths)
    good = [(item, worth) for item, worth in zip(items, worths, strict=True) if worth >= top - margin]
    weights = [exp((worth - top) / temperature) for _, worth in good]
    return rng.choices([item for item, _ in good], weights)[0]
