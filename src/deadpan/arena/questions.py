"""What a designer asks of each game: the tables to compare, in groups that differ in one thing."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

USUAL = "as usual"


class Case(Struct, frozen=True):
    """One way to set a table up."""

    label: str
    options: dict[str, Any] = {}
    players: int = 4


class Question(Struct, frozen=True):
    """One thing, varied."""

    title: str
    cases: tuple[Case, ...]
    option: str = ""
    """The option that is varied, if it is one."""


def _varied(title: str, option: str, *values: Any) -> Question:
    return Question(title, tuple(Case(_said(value), {option: value}) for value in values), option)


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


_BOARDS = ("square", "ring", "cross", "boulevard", "staircase", "archipelago", "random", "built")

QUESTIONS: dict[str, tuple[Question, ...]] = {
    "ten-to-kill": (
        Question("Number of players", tuple(Case(f"{count} players", {}, count) for count in (2, 3, 4))),
        _varied("Editions", "edition", "fr", "proto", "en", "pl"),
        _varied("Sniper tiles", "sniper_tiles", 0, 4, 8, 12, 16),
        _varied("Policemen", "police", 0, 1, 2, 4, 8),
        _varied("Boards", "board", *_BOARDS),
        _varied("Suspects", "suspects", "announced", "silent"),
        _varied("Mistakes", "mistakes", "refused", "lenient", "strict"),
        _varied("Last round", "max_rounds", 2, 4, 6, None),
    ),
    "au-pire-tu-meurs": (
        Question("Number of players", tuple(Case(f"{count} players", {}, count) for count in range(3, 9))),
        _varied("Years of a Jouvence", "jouvence_years", 0, 5, 10, 15, 20),
        _varied("Cards in hand", "hand_size", 3, 5, 7),
        _varied("Spectres after Mort Subite", "spectres_after_sudden_death", True, False),
        _varied("A duel's prize", "duel_prize", "hand", "life", "either"),
        _varied("Accusing", "accuse", "own-turn", "any-time"),
        _varied("Spectres that may rest", "rest", False, True),
        _varied("Last turn", "max_turns", 12, 24, 48, 1000),
        _varied("A duel's prize", "duel_prize", "hand", "life", "either"),
        _varied("What is shown", "shown", "cards", "number"),
    ),
}
"""By game; one that is not named here is only studied as it is.

Every option of the rules. Who begins is asked of every table (its seat advantage), and help with notes is for people.
"""


def questions_for(game: str, players: int) -> tuple[Question, ...]:
    """Everything to find out about a game; the tables seat ``players`` where that is not what is varied."""
    asked = QUESTIONS.get(game, ())
    return (
        Question("The game as it is", (Case(USUAL, {}, players),)),
        *(
            Question(
                question.title,
                tuple(Case(case.label, case.options, players) if question.option else case for case in question.cases),
                question.option,
            )
            for question in asked
        ),
    )
