"""Deliberate leaks that only bots and programs meet: through points and drawn worlds."""

from __future__ import annotations

from random import Random
from typing import Any

from deadpan.testing.leaking import Leak, Leaking


class _Scoring(Leaking):
    def scores(self, state: Any) -> tuple[int, ...]:
        scores = self.rules.scores(state)
        return tuple(points + self.coin(state, None) for points in scores)


class _SameWorld(Leaking):
    def redeal(self, view: Any, rng: Random) -> Any:
        return self.states[id(view)][1]


class _DrawnBySecret(Leaking):
    def redeal(self, view: Any, rng: Random) -> Any:
        return self.rules.redeal(view, Random(f"{rng.random()} {self.secret_of(view)!r}"))


def world_leaks() -> list[Leak]:
    """The leaks through points and drawn worlds."""
    return [
        Leak("adds a secret to the points", _Scoring, on_the_wire=False),
        Leak("gives back the same world from `redeal`", _SameWorld, on_the_wire=False),
        Leak("draws worlds by a secret in `redeal`", _DrawnBySecret, on_the_wire=False),
    ]
