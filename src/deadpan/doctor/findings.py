"""The findings of the checks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from deadpan.kernel.decoding import shorten
from deadpan.locales import Words

Level: TypeAlias = Literal["well", "note", "ill"]
_LONGEST = 200


class Finding(Struct, frozen=True):
    """The result of one check, by the id of its message."""

    level: Level
    """``note``: worth knowing, nothing to repair."""
    message: str
    data: dict[str, str | int]

    @property
    def code(self) -> str:
        """A name for programs."""
        return self.message.removeprefix("doctor-")

    def text(self, words: Words) -> str:
        """A sentence for people."""
        return words.say(self.message, **self.data)


def well(message: str, **data: str | int) -> Finding:
    """The result is as it should be."""
    return Finding("well", message, _tame(data))


def note(message: str, **data: str | int) -> Finding:
    """The result is worth knowing."""
    return Finding("note", message, _tame(data))


def ill(message: str, **data: str | int) -> Finding:
    """The result is wrong."""
    return Finding("ill", message, _tame(data))


def _tame(data: dict[str, str | int]) -> dict[str, str | int]:
    """Remove control characters from what a foreign server said, so that it cannot control a terminal."""
    return {name: shorten(value, _LONGEST) if isinstance(value, str) else value for name, value in data.items()}
