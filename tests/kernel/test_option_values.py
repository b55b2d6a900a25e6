"""A wrong value of an option is refused with the possible ones."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import fields

from deadpan.game import GAMES
from deadpan.kernel.errors import SetupError
from deadpan.kernel.option_values import values_of
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
    assert (problem.code, problem.data["values"]) == ("option-value", ", ".join(values))
    for lang in LANGUAGES:
        said = Words(lang).refuse(problem)
        assert all(value in said for value in (f"options.{field.encode_name}", *values))


def test_possible_values_are_listed_as_in_a_record() -> None:
    said = Words("en").refuse(refusal("au-pire-tu-meurs", shown="face"))
    assert said == 'options.shown cannot be "face", only one of these: "cards", "number".'
    assert refusal("au-pire-tu-meurs", rest=1).data["values"] == "true, false"
    assert refusal("au-pire-tu-meurs", first=8).data["values"] == '0…7, "random"'
    assert refusal("ten-to-kill", sniper_tiles=17).data["values"] == "0…16, […]"
    assert refusal("ten-to-kill", max_rounds=0).data["values"] == "1…, null"


def test_inside_a_list_the_place_says_what_is_wrong() -> None:
    problem = refusal("ten-to-kill", board=[[0, 0], ["x", 1]])
    assert (problem.code, problem.data["where"]) == ("wrong-type", "options.board[1][0]")


def test_an_endlessly_nested_value_is_refused() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    assert refusal("au-pire-tu-meurs", shown=deep).code in ("option-value", "too-deep")
