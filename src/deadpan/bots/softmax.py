"""Picks an item by score: argmax with random ties, or softmax with a temperature and a margin."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import TypeVar

T = TypeVar("T")

NEARLY_EQUAL = 1e-9


def best_of(items: Sequence[T], worths: Sequence[float], rng: Random) -> T:
    """The item with the highest score; one of them at random if several are nearly equal."""
    top = max(worths)
    equal = [item for item, worth in zip(items, worths, strict=True) if worth >= top - NEARLY_EQUAL]
    return equal[0] if len(equal) == 1 else equal[rng.randrange(len(equal))]


def softmax_pick(items: Sequence[T], worths: Sequence[float], rng: Random, temperature: float, margin: float) -> T:
    """An item drawn with weights ``exp(score / temperature)``, among those at most ``margin`` below the best, so that
    even a high temperature never picks a blunder.
    """
    if temperature <= 0:
        return best_of(items, worths, rng)
    top = max(worths)
    good = [(item, worth) for item, worth in zip(items, worths, strict=True) if worth >= top - margin]
    weights = [exp((worth - top) / temperature) for _, worth in good]
    return rng.choices([item for item, _ in good], weights)[0]
