"""What can be wrong, as types.

::

    DeadpanError
    ├── RecordError            a file that is no record, or whose words are off
    ├── SetupError             a starting position or options that no game can begin from
    └── RulesError             a choice that was refused
        ├── MalformedChoice    not a choice at all: wrong shape, unknown names
        ├── NotAsked           from a seat that owes no choice now
        ├── StaleAsk           an answer to a question that is no longer open
        └── IllegalChoice      a choice that a rule forbids

Each carries a ``code`` and ``data``; the sentence a person reads is looked up by the code in the locales. Where a rule
forbids a thing, ``rule`` is its number. No error holds anything that the one who caused it may not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


class DeadpanError(Exception):
    """Anything wrong that somebody else's input caused."""

    def __init__(self, code: str, rule: str | None = None, **data: object) -> None:
        self.code = code
        self.rule = rule
        self.data: Mapping[str, object] = data
        super().__init__(code, rule, data)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.code, self.rule, dict(self.data))

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value!r}" for name, value in self.data.items())
        return f"{self.rule + ': ' if self.rule else ''}{self.code}{f' ({details})' if details else ''}"


def _again(kind: type[DeadpanError], code: str, rule: str | None, data: dict[str, object]) -> DeadpanError:
    """An error that came from another process, whole."""
    return kind(code, rule, **data)


class RecordError(DeadpanError):
    """A file that is no record."""


class SetupError(DeadpanError):
    """Options or a starting position that no game can begin from."""


class RulesError(DeadpanError):
    """A choice that was refused. The state it was made in is unchanged."""


class MalformedChoice(RulesError):
    """Not a choice of this game at all."""


class NotAsked(RulesError):
    """From a seat that owes no choice now; ``rule`` is the rule of what is asked, or the one that ended the game."""


class StaleAsk(RulesError):
    """An answer to a question that is no longer open."""


class IllegalChoice(RulesError):
    """A choice that rule ``rule`` forbids."""
