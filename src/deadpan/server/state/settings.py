"""What a table agrees on besides the rules: how long people may take, and what help there is."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

Begins: TypeAlias = Literal["asked", "chance", "turn"]
"""Who begins, unless a seat was chosen for it: whoever it is by the question of the game, anybody by chance, or after
the first game the next seat."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """How an evening is run at a table. Times are in seconds.

    Settings stand in logs: what is allowed may become more, never less.
    """

    choice_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    """What every choice may take before it costs anything."""
    game_seconds: Annotated[int, Meta(ge=10, le=36_000)] | None = None
    """What each seat has for a whole game, beyond what its choices may take."""
    hints: bool = False
    """Whether one may ask a bot what it would do."""
    patience: Annotated[int, Meta(ge=5, le=3600)] = 60
    """How long a game waits for a player who is gone."""
    begins: Begins = "turn"
    """As it was at every table before tables were asked: new ones say what they want when they are opened."""

    @property
    def has_clocks(self) -> bool:
        """Whether time is counted at all."""
        return self.choice_seconds is not None or self.game_seconds is not None


AMONG_BOTS: Final = Settings(hints=True, begins="asked")
"""How a game against bots alone is run: nobody minds if its only player is helped."""
