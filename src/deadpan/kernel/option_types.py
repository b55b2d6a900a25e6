"""The possible values of an option, derived from its type annotation."""

from __future__ import annotations

from collections.abc import Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from msgspec import Meta, Struct


class OptionType(Struct, frozen=True):
    """The possible values of an option."""

    names: tuple[Any, ...]
    """The literal values."""
    is_flag: bool
    has_lists: bool
    is_nullable: bool
    has_numbers: bool
    least: int | None = None
    most: int | None = None

    @property
    def is_seat(self) -> bool:
        """Whether it is a seat's number, or one of the literal values."""
        return self.has_numbers and bool(self.names) and not self.has_lists


def option_type(annotation: Any) -> OptionType:
    """The possible values by an annotation."""
    parts = _parts(annotation)
    numbers = [part for part in parts if _bare(part) is int]
    marks = [mark for number in numbers[:1] for mark in get_args(number)[1:] if isinstance(mark, Meta)]
    least = next((mark.ge for mark in marks if mark.ge is not None), None)
    most = next((mark.le for mark in marks if mark.le is not None), None)
    return OptionType(
        names=tuple(value for part in parts if get_origin(part) is Literal for value in get_args(part)),
        is_flag=bool in parts,
        has_lists=any(get_origin(part) is tuple for part in parts),
        is_nullable=NoneType in parts,
        has_numbers=bool(numbers),
        least=None if least is None else int(least),
        most=None if most is None else int(most),
    )


def _parts(annotation: Any) -> Sequence[Any]:
    if get_origin(annotation) in (Union, UnionType):
        return [part for each in get_args(annotation) for part in _parts(each)]
    return [annotation]


def _bare(annotation: Any) -> Any:
    return get_args(annotation)[0] if get_origin(annotation) is Annotated else annotation
