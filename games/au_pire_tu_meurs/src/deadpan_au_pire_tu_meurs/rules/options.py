"""The options of a game of Au pire tu meurs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeAlias

from msgspec import Meta, Struct

NotebookHelp: TypeAlias = Literal["off", "manual", "assisted"]
Prizes: TypeAlias = Literal["hand", "life", "either"]
Shown: TypeAlias = Literal["cards", "number"]
Moments: TypeAlias = Literal["own-turn", "any-time"]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options of Au pire tu meurs, with the defaults of the rules."""

    jouvence_years: Annotated[int, Meta(ge=0, le=100)] = 10
    """A1.6: the years that each Jouvence adds."""

    hand_size: Annotated[int, Meta(ge=1, le=25)] = 7
    """A2.2: the number of cards that each player is dealt."""

    first: Annotated[int, Meta(ge=0, le=7)] | Literal["random"] = "random"
    """A2.4: the first player's seat."""

    notebook: NotebookHelp = "assisted"
    """A9.3: how much of the notebook the software fills in."""

    max_turns: Annotated[int, Meta(ge=1, le=10_000)] = 1000
    """A8.2: the number of turns after which the balances are compared."""

    spectres_after_sudden_death: bool = True
    """A7.3: whether players eliminated by a Mort Subite become spectres."""

    duel_prize: Prizes = "hand"
    """A4.3: where the winner of a duel takes the prize from."""

    shown: Shown = "cards"
    """A6.1: what an accusation and a duel show."""

    accuse: Moments = "own-turn"
    """A3.6: when players may accuse."""

    rest: bool = False
    """A7.5: whether a spectre may choose to take no more turns."""


SINCE: Final[Mapping[str, Mapping[str, Any]]] = {
    "deadpan/2": {"duel_prize": "hand", "shown": "number", "accuse": "own-turn", "rest": False}
}
"""By format of records: the options that came with it, and their values in older records."""
