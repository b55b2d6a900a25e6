"""The questions of a study: the tables to compare, in groups that differ in one option."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields, replace

from deadpan.game import game_called
from deadpan.kernel.decoding import plain
from deadpan.kernel.errors import DeadpanError
from deadpan.kernel.option_types import option_type
from deadpan.kernel.rules import AnyRules
from deadpan.locales import Words

USUAL = "as usual"
_MOST_NUMBERS: Final = 6
"""How many values of a numeric option are compared; if it has more, these are spread evenly."""


class Case(Struct, frozen=True):
    """The settings of one table."""

    label: str
    options: dict[str, Any] = {}
    players: int = 4


class Question(Struct, frozen=True):
    """Tables that differ in one option."""

    title: str
    cases: tuple[Case, ...]
    option: str = ""
    """The option that differs, if it is one."""


def varied(title: str, option: str, *values: Any) -> Question:
    """A question about the values of one option."""
    return Question(title, tuple(Case(_said(value), {option: value}) for value in values), option)


def varied_players(counts: Sequence[int]) -> Question:
    """A question about the number of players."""
    return Question("Number of players", tuple(Case(f"{count} players", {}, count) for count in counts))


def questions_for(game: str, players: int) -> tuple[Question, ...]:
    """All questions about a game; the tables have ``players`` seats where that is not what differs."""
    described = game_called(game)
    if described.questions is None:
        asked = [each for each in usual_questions(described.rules, players) if len(each.cases) > 1]
    else:
        asked = list(described.questions())
    return (
        Question("The game as it is", (Case(USUAL, {}, players),)),
        *(
            replace(question, cases=tuple(replace(case, players=players) for case in question.cases))
            if question.option
            else question
            for question in asked
        ),
    )


def usual_questions(rules: AnyRules, players: int) -> Iterator[Question]:
    """The default questions: the number of players, and every option with a few values. Options for seats are left out,
    since every study shows the win share by seat.
    """
    yield varied_players(rules.players)
    words = Words("en")
    for field in fields(rules.options_type):
        name, read = field.encode_name, option_type(field.type)
        if read.has_lists or read.is_seat:
            continue
        numbers = _spread(read.least, read.most) if read.has_numbers else []
        values = [
            *read.names,
            *([False, True] if read.is_flag else []),
            *numbers,
            *([None] if read.is_nullable else []),
        ]
        usual = plain(field.default)
        if values and usual not in values:
            values.insert(0, usual)
        yield varied(
            words.option(rules.name, name)[0], name, *(v for v in values if _can_open(rules, {name: v}, players))
        )


def _spread(least: int | None, most: int | None) -> list[int]:
    """A few numbers from the least to the most, both included; none if the range is unbounded."""
    if least is None or most is None:
        return []
    steps = min(_MOST_NUMBERS, most - least + 1) - 1
    return [least + round(number * (most - least) / max(1, steps)) for number in range(steps + 1)]


def _can_open(rules: AnyRules, raw: dict[str, Any], players: int) -> bool:
    try:
        options = rules.read_options(raw)
        rules.pose(options, players, rules.deal(options, players, "study"), "study")
    except DeadpanError:
        return False
    return True


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)
