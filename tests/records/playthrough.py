"""A game as readable lines: each choice, what was told to whom, and what changed in every seat's view.

::

    > 1 {"do":"kill","who":"walrus"}        the choice of seat 1
    ! all {"event":"killed",…}              told to all seats and spectators
    ! 0,2 {"event":…}                       told to seats 0 and 2
    ! truth {"event":…}                     the same event in full, told to no seat
    @ 0 {"scores":[3,2,2]}                  what changed in the view of seat 0 (of a spectator: *)

The events in a view are left out, since they are in the lines of what was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from deadpan.game import GAMES
from deadpan.kernel.decoding import plain
from deadpan.kernel.types import Told
from deadpan.testing.tables import Seated, lively, unasked

FOLDER = Path(__file__).parent
MOST = 160


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _told(told: tuple[Told, ...]) -> Iterator[str]:
    for each in told:
        to = "all" if each.to.seats is None else ",".join(map(str, sorted(each.to.seats)))
        yield f"! {to} {_json(each.event)}"
        if each.truth is not None:
            yield f"! truth {_json(each.truth)}"


def playthrough(table: Seated, seed: str) -> Iterator[str]:
    """The lines of one lively game."""
    game, rng = table.game, Random(seed)
    yield _json({"game": game.name, "options": table.options, "seats": table.seats, "seed": seed})
    step = table.open(seed)
    state = step.state
    yield from _told(step.told)
    shown: dict[int | None, dict[str, Any]] = {seat: {} for seat in [*range(table.seats), None]}
    for _ in range(MOST):
        for seat, old in shown.items():
            new = plain(game.show(game.view(state, seat)))
            new.pop("events")
            changed = {key: value for key, value in new.items() if old.get(key) != value}
            changed |= dict.fromkeys(sorted(old.keys() - new.keys()))
            if changed:
                yield f"@ {'*' if seat is None else seat} {_json(changed)}"
            shown[seat] = new
        asks = game.asks(state)
        if not asks:
            return
        seat = unasked(game, state, rng)
        if seat is None:
            seat = asks[0].seat
        choice = lively(game.legal_in(state, seat), rng)
        yield f"> {seat} {_json(choice)}"
        step = game.apply(state, seat, choice)
        state = step.state
        yield from _told(step.told)


def recorded() -> list[Path]:
    """The files of recorded playthroughs."""
    return sorted(FOLDER.glob("*.txt"))


def again(file: Path) -> Iterator[str]:
    """The lines that a file should have, by replaying the game of its first line."""
    with file.open(encoding="utf-8") as lines:
        head = msgspec.json.decode(lines.readline())
    return playthrough(Seated(GAMES[head["game"]], head["options"], head["seats"]), head["seed"])
