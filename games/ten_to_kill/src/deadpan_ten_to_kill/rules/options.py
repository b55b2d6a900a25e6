"""The options of a game of 10' to Kill."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.rules.pieces import MOST_POLICE, TILES

Edition: TypeAlias = Literal["fr", "proto", "en", "pl"]
At: TypeAlias = tuple[int, int]

Preset: TypeAlias = Literal["square", "ring", "cross", "boulevard", "staircase", "archipelago", "random", "built"]


class Options(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one game, with their defaults."""

    edition: Edition = "en"
    """T8.5: sets the number of policemen (T1.2) and whether islands are allowed (T1.3), and no other option."""
    mistakes: Literal["refused", "lenient", "strict"] = "refused"
    """T8: how the game treats a kill that the hitman could not make."""
    suspects: Literal["announced", "silent"] = "announced"
    """T3.9: whether the suspects of a kill are named."""
    sniper_tiles: Annotated[int, Meta(ge=0, le=TILES)] | tuple[int, ...] = 8
    """T1.4: how many tiles carry the target symbol, or which."""
    board: Preset | tuple[At, ...] = "square"
    """T1.8: the name of a preset, ``random``, ``built`` (at the table), or sixteen coordinates."""
    police: Annotated[int, Meta(ge=0, le=MOST_POLICE)] | None = None
    """T1.2: how many policemen there are; ``None``: as the edition says."""
    first: Annotated[int, Meta(ge=0)] | Literal["random"] = "random"
    """T1.7: the first player's seat."""
    case_file: Literal["off", "manual", "assisted"] = "assisted"
    """T9.3: how the case file helps to cross out suspects."""
    max_rounds: Annotated[int, Meta(ge=1)] | None = None
    """T6.3: the round after which the game ends in any case."""

    @property
    def allows_islands(self) -> bool:
        """T1.3: whether the board may come in several parts."""
        return self.edition in ("en", "pl")

    @property
    def refuses_mistakes(self) -> bool:
        """T8.1: whether a kill that the hitman cannot make is refused instead of punished."""
        return self.mistakes == "refused"

    def policemen(self, seats: int) -> int:
        """T1.2: how many policemen this table has."""
        if self.police is not None:
            return self.police
        if self.edition == "proto":
            return 8
        return 3 if seats == 2 else 2

    def first_seat(self, seats: int) -> Seat | None:
        """T1.7: the first player's seat; ``None`` if chance decides or there is no such seat."""
        return self.first if isinstance(self.first, int) and self.first < seats else None
