"""Turns the fields of a choice or an event into the variables of its message.

A field's type decides how its value is shown. A type marked with `Names` is shown by name: ``who: Piece`` gives
``$who``, and each other grammatical form of the name (``.acc``) gives ``$who_acc``. Several values are joined, and
``$who_count`` is their number. An optional field gives ``$has_who``, ``yes`` or ``no``. Other values are passed on for
Fluent selectors.

A sentence has a reader, who may be one of the seats in it. A field ``by`` of seats gives ``$by_you``, ``yes`` or
``no``, by which a message selects its form ("You move", "Ada moves"). For a list of seats, ``$winners_others`` are the
names of all but the reader.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, get_args, get_origin

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import fields

from deadpan.kernel.seats import Names, Seat
from deadpan.locales.catalogue import Catalogue

Forms = Mapping[str, str]
"""The forms of a name: the plain one under ``""``, the others under their attribute."""

SEAT: Final = "seat"
"""The kind of names of players."""
_NUMBERED = re.compile(r"(?P<stem>.+)-(?P<number>[0-9]+)")


def kind_of(annotation: Any) -> str | None:
    """The kind of names for values of this type, also inside tuples and unions; ``None`` for plain values."""
    if get_origin(annotation) is Annotated:
        base, *marks = get_args(annotation)
        found = next((mark.kind for mark in marks if isinstance(mark, Names)), None)
        return found or kind_of(base)
    return next((kind for kind in map(kind_of, get_args(annotation)) if kind is not None), None)


def may_be_missing(annotation: Any) -> bool:
    """Whether a field of this type can be ``None`` or unset."""
    return any(each in (type(None), UnsetType) for each in get_args(annotation))


class Namer:
    """The names of things in one language, at one table, for one reader (``None``: a spectator)."""

    def __init__(self, catalogue: Catalogue, players: Sequence[str] = (), reader: Seat | None = None) -> None:
        self._catalogue = catalogue
        self._players = players
        self._reader = reader

    def forms(self, kind: str, value: str | int) -> Forms:
        """Every form of the name of one thing; its id if it has no name."""
        if kind == SEAT and isinstance(value, int):
            known = 0 <= value < len(self._players)
            return {"": self._players[value] if known else self._catalogue.format("seat-name", {"number": value})}
        return _forms(self._catalogue, kind, value)

    def join(self, items: Sequence[str]) -> str:
        """``a, b and c``, in this language."""
        if not items:
            return ""
        *before, last = items
        if not before:
            return last
        text = before[0]
        for item in before[1:]:
            text = self._catalogue.format("list-go-on", {"list": text, "item": item})
        return self._catalogue.format("list-end", {"list": text, "item": last})

    def variables(self, name: str, annotation: Any, value: Any) -> dict[str, str | int]:
        """The variables that one field contributes to its message."""
        kind = kind_of(annotation)
        if value is None or value is UNSET:
            return {f"has_{name}": "no", **({f"{name}_you": "no"} if kind == SEAT else {})}
        found: dict[str, str | int] = {f"has_{name}": "yes"} if may_be_missing(annotation) else {}
        if kind == SEAT:
            found |= self._addressed(name, value)
        if kind is None:
            found[name] = _plain(value)
        elif isinstance(value, (list, tuple)):
            each = [self.forms(kind, item) for item in value]
            for form in ("", *self._catalogue.forms(kind)):
                found[_variable(name, form)] = self.join([forms[form] for forms in each])
            found[f"{name}_count"] = len(each)
        else:
            for form, text in self.forms(kind, value).items():
                found[_variable(name, form)] = text
        return found

    def _addressed(self, name: str, value: Any) -> dict[str, str | int]:
        """Whether the reader is the seat of a field, or among its seats; for several seats, also the names of the
        others.
        """
        seats = value if isinstance(value, (list, tuple)) else (value,)
        is_reader = self._reader is not None and self._reader in seats
        found: dict[str, str | int] = {f"{name}_you": "yes" if is_reader else "no"}
        if seats is value:
            others = [self.forms(SEAT, seat)[""] for seat in seats if seat != self._reader]
            found[f"{name}_others"] = self.join(others)
        return found

    def fields(self, thing: Struct) -> dict[str, str | int]:
        """The variables of a choice or an event; fields have their names in JSON."""
        found: dict[str, str | int] = {}
        for field in fields(thing):
            found.update(self.variables(field.encode_name, field.type, getattr(thing, field.name)))
        return found


@lru_cache(maxsize=4096)
def _forms(catalogue: Catalogue, kind: str, value: str | int) -> Forms:
    number: dict[str, str | int] = {}
    if isinstance(value, int):
        message, number = f"{kind}-name", {"number": value}
    else:
        message = f"{kind}-{value}"
        if not catalogue.has(message) and (found := _NUMBERED.fullmatch(value)):
            message, number = f"{kind}-{found['stem']}", {"number": int(found["number"])}
    every = (None, *catalogue.forms(kind))
    if not catalogue.has(message):
        return {form or "": str(value) for form in every}
    own = catalogue.forms_of(message)  # a form that a name does not have is its plain one
    return {form or "": catalogue.format(message, number, form if form in own else None) for form in every}


def _plain(value: Any) -> str | int:
    """A value without a name, as Fluent can select by it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    return str(list(value)) if isinstance(value, (list, tuple)) else str(value)


def _variable(name: str, form: str) -> str:
    return f"{name}_{form}" if form else name
