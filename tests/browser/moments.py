"""Makes any question of a game available at once: plays random games until it is asked."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from deadpan.game import GAMES
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.types import choice_json
from deadpan.testing.tables import lively

QUESTIONS: Final = {
    "ten-to-kill": ("lay", "act", "flee", "post"),
    "au-pire-tu-meurs": ("act", "answer", "identity", "prize", "retaliate", "haunt"),
}
"""The kinds of questions, by game."""
_SEEDS: Final = 200


def asked(
    game_name: str, kind: str, seats: int = 4, fewest: int = 2, after: int = 20, offering: str = ""
) -> dict[str, Any]:
    """A body for POST /api/branch that leads to a question of this kind with so many answers, after so many choices.

    With ``offering``, an answer of that name is among them. A question ``lay`` comes after five choices, since a board
    is laid before anything else.
    """
    game = GAMES[game_name]
    raw = {"board": "built"} if kind == "lay" else {}
    options = game.read_options(raw)
    for number in range(_SEEDS):
        seed = f"asked {number}"
        rng = Random(seed)
        state = game.pose(options, seats, game.deal(options, seats, seed), seed).state
        choices: list[dict[str, Any]] = []
        while asks := game.asks(state):
            ask = asks[0]
            legal = game.legal_in(state, ask.seat)
            is_late = len(choices) >= (5 if kind == "lay" else after)
            is_offered = offering in ("", *(choice_json(ask.seat, choice)["do"] for choice in legal))
            if ask.kind == kind and len(legal) >= fewest and is_late and is_offered:
                record = {
                    "format": FORMAT,
                    "game": game_name,
                    "options": raw,
                    "seats": [f"Player {seat + 1}" for seat in range(seats)],
                    "seed": seed,
                    "choices": choices,
                }
                return {"record": record, "at": len(choices), "seat": ask.seat}
            choice = lively(legal, rng)
            choices.append(choice_json(ask.seat, choice))
            state = game.apply(state, ask.seat, choice).state
    raise AssertionError(f"nobody was ever asked {kind}")
