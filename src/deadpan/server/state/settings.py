"""The settings of a table besides the options of its game: time limits, hints, who begins."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Begins: TypeAlias = Literal["asked", "chance", "turn"]
"""Who begins, unless a seat was chosen: by the question of the game, by chance, or by turns after the first game."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table. Times are in seconds.

    Settings are in logs: the range of a field may be extended, never reduced.
    """

    choice_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """The time for each choice that costs nothing."""
    game_seconds: Annotated[int, Meta(ge=10, le=36_000)] | None = None
    """The time of each seat for a whole game, beyond ``choice_seconds``."""
    hints: bool = False
    """Whether players may ask a bot for a hint."""
    patience: Annotated[int, Meta(ge=5, le=3600)] = 60
    """How long a game waits for a player who is disconnected, before a bot plays."""
    begins: Begins = "turn"
    """The default is that of the oldest logs; new tables name their own in `Opened`."""

    @property
    def has_clocks(self) -> bool:
        """Whether time is counted."""
        return self.choice_seconds is not None or self.game_seconds is not None


AMONG_BOTS: Final = Settings(hints=True, begins="asked")
"""The settings of a game of one person against bots."""
