"""What a table can agree on before it plays."""

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
    """T8.5: whose policemen (T1.2) and islands (T1.3); it sets no other option by itself."""
    mistakes: Literal["refused", "lenient", "strict"] = "refused"
    """T8: what becomes of a kill that the hitman could not make."""
    suspects: Literal["announced", "silent"] = "announced"
    """T3.9: whether those who could have done it are named."""
    sniper_tiles: Annotated[int, Meta(ge=0, le=TILES)] | tuple[int, ...] = 8
    """T1.4: how many tiles carry the target symbol, or which."""
    board: Preset | tuple[At, ...] = "square"
    """T1.8: a preset, a random shape, built at the table, or sixteen coordinates."""
    police: Annotated[int, Meta(ge=0, le=MOST_POLICE)] | None = None
    """T1.2: how many policemen there are; ``None``: as the edition says."""
    first: Annotated[int, Meta(ge=0)] | Literal["random"] = "random"
    """T1.7: the seat that begins."""
    case_file: Literal["off", "manual", "assisted"] = "assisted"
    """T9.3: the help with crossing out suspects."""
    max_rounds: Annotated[int, Meta(ge=1)] | None = None
    """T6.3: the round after which the game ends in any case."""

    @property
    def allows_islands(self) -> bool:
        """T1.3: whether the board may come in several parts."""
        return self.edition in ("en", "pl")

    @property
    def refuses_mistakes(self) -> bool:
        """T8.1: whether a kill that cannot be made is refused rather than punished."""
        return self.mistakes == "refused"

    def policemen(self, seats: int) -> int:
        """T1.2: how many policemen this table has."""
        if self.police is not None:
            return self.police
        if self.edition == "proto":
            return 8
        return 3 if seats == 2 else 2

    def first_seat(self, seats: int) -> Seat | None:
        """T1.7: the seat that begins, ``None`` where chance decides or there is no such seat."""
        return self.first if isinstance(self.first, int) and self.first < seats else None
