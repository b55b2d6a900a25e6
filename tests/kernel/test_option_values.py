"""A wrong value of an option is refused with the possible ones."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct
from msgspec.structs import fields

from deadpan.game import GAMES
from deadpan.kernel.errors import SetupError
from deadpan.kernel.option_values import convert_options, values_of
from deadpan.locales import LANGUAGES, Words

EVERY_OPTION = [(game, field) for game in GAMES for field in fields(GAMES[game].options_type)]

every_option = pytest.mark.parametrize(("game", "field"), EVERY_OPTION, ids=lambda each: getattr(each, "name", each))


def refusal(game: str, **options: Any) -> SetupError:
    with pytest.raises(SetupError) as found:
        GAMES[game].read_options(options)
    return found.value


@every_option
@pytest.mark.parametrize("value", ["no such value", 1e9, {}], ids=str)
def test_an_unknown_value_of_any_option_is_refused_with_the_possible_values(game: str, field: Any, value: Any) -> None:
    problem = refusal(game, **{field.encode_name: value})
    values = values_of(field.type)
    assert values
    assert problem.code == "option-value"
    assert sorted(str(problem.data["values"]).split(", ")) == sorted(values), "the closest may come first"
    for lang in LANGUAGES:
        said = Words(lang).refuse(problem)
        assert all(value in said for value in (f"options.{field.encode_name}", *values))


class Toy(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of every kind."""

    shown: Literal["cards", "number"] = "cards"
    rest: bool = False
    first: Annotated[int, Meta(ge=0, le=7)] | Literal["random"] = "random"
    tiles: Annotated[int, Meta(ge=0, le=16)] | tuple[int, ...] = 0
    rounds: Annotated[int, Meta(ge=1)] | None = None
    board: tuple[tuple[int, int], ...] = ()


def toy_refusal(**options: Any) -> SetupError:
    with pytest.raises(SetupError) as found:
        convert_options(options, Toy)
    return found.value


def test_possible_values_are_listed_as_in_a_record() -> None:
    said = Words("en").refuse(toy_refusal(shown="face"))
    assert said == 'options.shown cannot be "face", only one of these: "cards", "number".'
    assert toy_refusal(rest=1).data["values"] == "true, false"
    assert toy_refusal(first=8).data["values"] == '0…7, "random"'
    assert toy_refusal(tiles=17).data["values"] == "0…16, […]"
    assert toy_refusal(rounds=0).data["values"] == "1…, null"


def test_inside_a_list_the_place_says_what_is_wrong() -> None:
    problem = toy_refusal(board=[[0, 0], ["x", 1]])
    assert (problem.code, problem.data["where"]) == ("wrong-type", "options.board[1][0]")


def test_an_endlessly_nested_value_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert toy_refusal(shown=deep).code in ("option-value", "too-deep")
