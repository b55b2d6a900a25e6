"""Who begins the next game at a table, and how that is decided."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct
from msgspec.structs import fields

from deadpan.kernel.seats import Seat
from deadpan.server.state.table_state import TableState

FEWEST_ASKED: Final = 2
"""How many people a table needs to be asked who begins; a person alone among bots is not asked."""


class FirstPlayer(Struct, frozen=True):
    """Who begins the next game, and how that is decided."""

    by: Literal["asked", "chance", "turn", "seat"]
    """By the question of the game, by chance, by turns, or by a seat that was chosen."""
    seat: Seat | None
    """Who begins, as far as it is known now; ``None``: chance decides."""
    question: str | None = None
    """The question that the table is asked, if any."""
    open: bool = False
    """Whether every player may answer; otherwise only the host may."""


def first_player_of(state: TableState) -> FirstPlayer:
    """Who begins the next game at a table, by its settings, options, answers and last game."""
    game, places, begins = state.game, state.places, state.settings.begins
    if not any(field.encode_name == "first" for field in fields(game.options_type)):
        return FirstPlayer("chance", None)
    given = state.options.get("first")
    seat = given if isinstance(given, int) else None
    if begins == "turn" and (seat is None or not state.in_lobby):
        return FirstPlayer("turn", _next_in_turn(state))
    if seat is not None:
        return FirstPlayer("seat", seat)
    asked = game.first_asked
    if begins != "asked" or asked is None:
        return FirstPlayer("chance", None)
    known = state.answers.seat(game.name, places)
    is_asked = known is not None or sum(place.participant is not None for place in places) >= FEWEST_ASKED
    is_open = is_asked and known is None and not state.answers.is_settled(game.name)
    return FirstPlayer("asked", known, asked.question if is_asked else None, is_open)


def _next_in_turn(state: TableState) -> Seat | None:
    """The seat after the one that began the last game, if that is known."""
    before: Any = None if state.play is None else state.play.began.setup.get("first")
    return (before + 1) % len(state.places) if isinstance(before, int) else None
