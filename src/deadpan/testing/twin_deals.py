"""Builds a second deal that a seat cannot tell from the first, by exchanging hidden values of the set-up."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Path, Secret, exchanged, value_at, with_value


def hidden_from(rules: AnyRules, setup: Mapping[str, Any], seat: Seat | None) -> dict[Path, Secret]:
    """The values that a seat (``None``: a spectator) may not know after the opening, by their places."""
    return {secret.path: secret for secret in rules.secrets(setup) if seat not in secret.known_to}


def twin_of(
    rules: AnyRules,
    setup: Mapping[str, Any],
    seat: Seat | None,
    rng: Random,
    wanted: Path | None = None,
    most: int | None = None,
) -> tuple[dict[str, Any], set[Path]]:
    """A set-up that differs in what is hidden from a seat, and the places that differ: ``wanted`` first, if possible.

    Independent exchanges are made together, at most ``most`` of them.
    """
    hidden = hidden_from(rules, setup, seat)
    order = list(hidden)
    rng.shuffle(order)
    if wanted in hidden:
        order.insert(0, wanted)
    twin, moved, used = dict(setup), set[Path](), list[Any]()
    made = 0
    for path in order:
        if path in moved:
            continue
        if made == most:
            break
        secret, value = hidden[path], value_at(setup, path)
        others = [
            other
            for other in secret.exchangeable_with
            if other in hidden and other not in moved and other != path and value_at(setup, other) != value
        ]
        instead = [each for each in secret.instead if each not in used and each != value]
        if not others and not instead:
            continue
        number = rng.randrange(len(others) + len(instead))
        if number < len(others):
            twin = exchanged(twin, path, others[number])
            moved |= {path, others[number]}
        else:
            used.append(instead[number - len(others)])
            twin = with_value(twin, path, used[-1])
            moved.add(path)
        made += 1
    return twin, moved
