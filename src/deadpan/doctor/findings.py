"""What a doctor says."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from deadpan.kernel.decoding import shorten
from deadpan.locales import Words

Level: TypeAlias = Literal["well", "note", "ill"]
_LONGEST = 200


class Finding(Struct, frozen=True):
    """One thing that was looked at, by the message that tells it."""

    level: Level
    """``note``: worth knowing, nothing to mend."""
    message: str
    data: dict[str, str | int]

    @property
    def code(self) -> str:
        """What it is called by programs."""
        return self.message.removeprefix("doctor-")

    def text(self, words: Words) -> str:
        """What it is called by people, in a sentence."""
        return words.say(self.message, **self.data)


def well(message: str, **data: str | int) -> Finding:
    """Something is as it should be."""
    return Finding("well", message, _tame(data))


def note(message: str, **data: str | int) -> Finding:
    """Something is worth knowing."""
    return Finding("note", message, _tame(data))


def ill(message: str, **data: str | int) -> Finding:
    """Something is wrong."""
    return Finding("ill", message, _tame(data))


def _tame(data: dict[str, str | int]) -> dict[str, str | int]:
    """What a stranger's server says comes from a stranger: nothing of it may command a terminal."""
    return {name: shorten(value, _LONGEST) if isinstance(value, str) else value for name, value in data.items()}
