"""People and places: who came to a table, and who sits where."""

from __future__ import annotations

from msgspec import Struct


class Participant(Struct):
    """Somebody who came to the table with a name."""

    number: int
    name: str
    key: str
    is_muted: bool = False
    is_removed: bool = False
    """Shown the door: the token proves nothing any more."""
    moves: int = 0
    """How often they have taken another name or seat."""
    said: int = 0
    """How many lines they have said."""


class Place(Struct):
    """A seat, and who sits there: a participant, a bot of some level, or nobody.

    With both, a bot plays on for the participant, whose seat it stays.
    """

    participant: int | None = None
    level: str | None = None

    @property
    def is_open(self) -> bool:
        """Whether nobody sits there."""
        return self.participant is None and self.level is None

    @property
    def is_played_by_person(self) -> bool:
        """Whether it is a person who chooses here."""
        return self.participant is not None and self.level is None
