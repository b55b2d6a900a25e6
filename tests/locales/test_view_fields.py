"""How a view is shown is derived from its type."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from deadpan.kernel.seats import Names, Seat
from deadpan.locales.view_fields import ViewFields, view_fields

Card: TypeAlias = Annotated[str, Names("card")]


class Pile(Struct, frozen=True):
    top: Card | None
    owner: Seat
    below: Pile | None = None


class View(Struct, frozen=True):
    seat: Seat | None
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    played: tuple[Card | None, ...]
    rows: tuple[tuple[Card, ...], ...]
    out: frozenset[Seat]
    corner: tuple[int, int]
    count: Mapping[Card, int]
    piles: tuple[Pile, ...]
    secret: Card | UnsetType = UNSET


class Renamed(Struct, frozen=True, rename="camel"):
    dice_thrown: tuple[int, ...]
    faces_up: tuple[Card, ...] | None


@dataclass(frozen=True)
class Plain:
    owner: Seat
    heap: tuple[Card, ...]


def read(kind: Any) -> ViewFields:
    class Rules:
        def view(self, state: Any, seat: Seat | None) -> Any:
            return state

    Rules.view.__annotations__["return"] = kind
    return view_fields(Rules())  # type: ignore[arg-type]


def test_names_are_found_in_nested_objects() -> None:
    assert read(View).kinds == {
        "hand": "card", "out": "seat", "owner": "seat", "played": "card", "rows": "card", "seat": "seat",
        "secret": "card", "top": "card",
    }  # fmt: skip


def test_an_object_has_kinds_for_its_keys_and_its_values() -> None:
    assert read(View).keys == {"count": "card"}
    assert "count" not in read(View).kinds


def test_optional_fields_are_those_of_the_view_itself() -> None:
    assert read(View).optional == ["seat", "secret"]
    assert read(Renamed).optional == ["facesUp"]


def test_a_dataclass_is_supported() -> None:
    assert read(Plain).kinds == {"heap": "card", "owner": "seat"}


def test_a_view_without_a_type_gives_no_fields() -> None:
    assert read(dict[str, Any]) == ViewFields({}, {}, [])
    assert read("NotAnywhere") == ViewFields({}, {}, [])
