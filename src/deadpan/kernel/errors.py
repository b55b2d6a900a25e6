"""The hierarchy of errors.

::

    DeadpanError
    ├── RecordError            a file that is no valid record
    ├── SetupError             options or a starting position that no game can begin with
    └── RulesError             a choice that is refused
        ├── MalformedChoice    not a choice at all: wrong shape, unknown names
        ├── NotAsked           from a seat that is not asked now
        ├── StaleAsk           an answer to a question that is no longer open
        └── IllegalChoice      a choice that a rule forbids

Each has a ``code`` and ``data``; its sentence for people is looked up by the code in the locales. If a rule forbids
something, ``rule`` is its number. An error contains nothing that the seat that caused it may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class DeadpanError(Exception):
    """Any error that untrusted input caused."""

    game: str | None = None
    """The game that raised it, where this is known: its sentence is then looked up in the words of that game."""

    def __init__(self, code: str, rule: str | None = None, **data: object) -> None:
        self.code = code
        self.rule = rule
        self.data: Mapping[str, object] = data
        super().__init__(code, rule, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.code, self.rule, dict(self.data)), {"game": self.game}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.data.items())
        return f"{self.rule + ': ' if self.rule else ''}{self.code}{f' ({details})' if details else ''}"


def _restored(kind: type[DeadpanError], code: str, rule: str | None, data: dict[str, object]) -> DeadpanError:
    """Restores a pickled error, for errors from other processes."""
    return kind(code, rule, **data)


class RecordError(DeadpanError):
    """A file that is no valid record."""


class SetupError(DeadpanError):
    """Options or a starting position that no game can begin with."""


class RulesError(DeadpanError):
    """A choice that is refused. The state is unchanged."""


class MalformedChoice(RulesError):
    """Not a choice of this game at all."""


class NotAsked(RulesError):
    """From a seat that is not asked now; ``rule`` is the rule of the open question, or the one that ended the game."""


class StaleAsk(RulesError):
    """An answer to a question that is no longer open."""


class IllegalChoice(RulesError):
    """A choice that rule ``rule`` forbids."""
