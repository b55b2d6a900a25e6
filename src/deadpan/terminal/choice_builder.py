"""Builds one choice from the legal ones: first its kind, then one detail after the other.

A `ChoiceBuilder` is an immutable value: picking and going back return another one. Boards, lists and menus all use it,
so they offer exactly what is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import UNSET
from msgspec.structs import FieldInfo, fields

from deadpan.kernel.rules import AnyRules
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.locales.message_variables import kind_of


class Pick(NamedTuple):
    """One detail of a choice: the value of one of its fields, or one of the values of a field with several."""

    field: str
    value: Any


@dataclass(frozen=True)
class ChoiceBuilder:
    """The legal choices, what has been picked of them so far, and what can be picked next."""

    legal: tuple[Choice, ...]
    verb: type[Choice]
    picks: tuple[Pick, ...] = ()

    @cached_property
    def verbs(self) -> tuple[type[Choice], ...]:
        """Every kind of choice that is open, in the order of the legal ones."""
        return tuple(dict.fromkeys(type(choice) for choice in self.legal))

    @cached_property
    def left(self) -> tuple[Choice, ...]:
        """The legal choices that have all the picked details."""
        return tuple(
            choice
            for choice in self.legal
            if type(choice) is self.verb and all(_has(choice, pick) for pick in self.picks)
        )

    @cached_property
    def options(self) -> tuple[Pick, ...]:
        """What can be picked next: the values of the first field in which the remaining choices differ."""
        if len(self.left) < 2:
            return ()
        for field in fields(self.verb):
            found = _values(field, self.left)
            if found:
                return tuple(Pick(field.name, value) for value in found)
        raise ValueError("two choices are the same")

    @property
    def choice(self) -> Choice | None:
        """The only remaining choice, or ``None`` while there are several."""
        return self.left[0] if len(self.left) == 1 else None

    def is_settled(self, pick: Pick) -> bool:
        """Whether all remaining choices have this detail."""
        return all(_has(choice, pick) for choice in self.left)

    def with_verb(self, verb: type[Choice]) -> ChoiceBuilder:
        """The same with another kind of choice; details that it also has stay picked."""
        builder = replace(self, verb=verb, picks=())
        for pick in self.picks:
            if pick in builder.options:
                builder = replace(builder, picks=(*builder.picks, pick))
        return builder

    def with_pick(self, pick: Pick) -> ChoiceBuilder | None:
        """The same with one more detail; a detail picked before is picked again from there. ``None`` if it is not
        legal.
        """
        for kept in range(len(self.picks), -1, -1):
            builder = replace(self, picks=self.picks[:kept])
            if pick in builder.options:
                return replace(builder, picks=(*builder.picks, pick))
        return None

    def back(self) -> ChoiceBuilder:
        """The same without the latest detail."""
        return replace(self, picks=self.picks[:-1])

    def kind_of(self, name: str) -> str | None:
        """The kind of names of a field of the current kind of choice."""
        return next((kind_of(field.type) for field in fields(self.verb) if field.name == name), None)

    def label(self, pick: Pick, words: Words, names: Sequence[str]) -> str:
        """The name of something that can be picked, for a list."""
        annotation = next(field.type for field in fields(self.verb) if field.name == pick.field)
        return words.value(annotation, pick.value, names)


def choice_builder(legal: Sequence[Choice]) -> ChoiceBuilder | None:
    """A builder for these choices; ``None`` if there are none."""
    return ChoiceBuilder(tuple(legal), type(legal[0])) if legal else None


def seat_fields(game: AnyRules) -> tuple[str, ...]:
    """Every field of a choice of this game that holds seats."""
    each = (field for choice in game.choice_types for field in fields(choice))
    return tuple(dict.fromkeys(field.name for field in each if kind_of(field.type) == "seat"))


def verb_name(verb: type[Choice], game: str, words: Words) -> str:
    """The name of a kind of choice."""
    return words.verb(game, str(verb.__struct_config__.tag))


def describe(choice: Choice, game: str, words: Words, names: Sequence[str]) -> str:
    """A choice in one line: ``move · cat → tile 5``."""
    verb = verb_name(type(choice), game, words)
    given = ((field, getattr(choice, field.name)) for field in fields(choice))
    details = [words.value(field.type, value, names) for field, value in given if value is not UNSET]
    return " · ".join([verb, " → ".join(details)] if details else [verb])


def _has(choice: Choice, pick: Pick) -> bool:
    value = getattr(choice, pick.field, UNSET)
    return bool(value == pick.value) or (isinstance(value, tuple) and pick.value in value)


def _values(field: FieldInfo, choices: Iterable[Choice]) -> list[Any]:
    """The values by which one field distinguishes these choices, none if it does not."""
    values = list(dict.fromkeys(getattr(choice, field.name) for choice in choices))
    if len(values) < 2:
        return []
    if kind_of(field.type) and all(isinstance(value, tuple) for value in values):
        members = sorted({member for value in values for member in value})
        return [member for member in members if not all(member in value for value in values)]
    return values
