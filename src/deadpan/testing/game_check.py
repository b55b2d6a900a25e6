"""The whole contract of a game: every promise at every table of its plan, and every deliberate leak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random
from traceback import extract_tb
from typing import Any, Final, TypeAlias

from deadpan.game.description import Game
from deadpan.game.registry import game_called
from deadpan.game.test_plan import Budget
from deadpan.testing import properties, twins
from deadpan.testing.contract_errors import ContractBroken
from deadpan.testing.leaks import LEAKS_ARE_TRIED_WITH, Leak, leaks_of
from deadpan.testing.tables import Seated, plies, tables_of

Check: TypeAlias = Callable[[Seated, int], int]

PROPERTIES: Final[tuple[Check, ...]] = (
    properties.told_as_declared,
    properties.views_hold_what_was_told,
    properties.beats_tell_what_was_heard,
    properties.choices_are_taken_if_legal,
    properties.others_wait,
    properties.questions_are_numbered,
    properties.states_never_change,
    properties.states_are_values,
    properties.choices_and_events_are_json,
    properties.changes_are_what_differs,
    properties.games_end_with_scores,
    properties.records_are_replayed_exactly,
    properties.positions_can_be_posed,
    properties.redealt_worlds_can_be_played,
)
"""Checks that play a number of games at each table."""
TWINS: Final[tuple[Check, ...]] = (twins.deal_twins, twins.played_twins, twins.state_twins)
"""Checks that compare a number of pairs, over all tables of a game together."""
_CHECKS: Final = {check.__name__: check for check in (*PROPERTIES, *TWINS)}
_FIRST: Final = ("told_as_declared", "views_hold_what_was_told", "deal_twins")
"""The checks that come first; if one fails, no other is made."""
_REST: Final = tuple(name for name in _CHECKS if name not in _FIRST)
_Map: TypeAlias = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
_FEW: Final = 12
"""How many more games are played at each table to reach a kind of event or choice."""


@dataclass(frozen=True)
class Problem:
    """A promise that a game breaks, and where."""

    promise: str
    table: str
    text: str


@dataclass
class Report:
    """The result of checking a game."""

    game: str
    problems: list[Problem] = field(default_factory=list)
    looked: Counter[str] = field(default_factory=Counter)
    """By promise: how many moments or pairs were compared."""
    leaks: dict[str, str] = field(default_factory=dict)
    """By deliberate leak: the promise that found it, empty if none did."""

    @property
    def is_kept(self) -> bool:
        """Whether the game keeps its contract, and every leak was found."""
        return not self.problems and all(self.leaks.values())

    def complaints(self) -> list[str]:
        """The problems, each in one line."""
        lines = [f"{each.promise} at {each.table}: {each.text}" for each in self.problems]
        return lines + [f"a game that {name} was not found out" for name, found in self.leaks.items() if not found]


def check_game(
    game: Game,
    budget: Budget | None = None,
    *,
    leaks: bool = True,
    jobs: int = 1,
    progress: Callable[[str], None] = lambda _: None,
) -> Report:
    """Check all promises at every table of the game's plan, and that deliberate leaks are found.

    ``budget`` defaults to the plan's; ``progress`` is called after each check. More than one of ``jobs``, which are
    processes, need an installed game: the processes load it by its name.
    """
    budget = game.testing.budget if budget is None else budget
    report = Report(game.name)
    with _processes(jobs) as run:
        which = game if jobs == 1 else game.name
        _look(report, which, _FIRST, budget, run, progress)
        if not report.problems:  # if the deal itself leaks, `redeal` may search for ever for a world that cannot exist
            _look(report, which, _REST, budget, run, progress)
        try:
            report.looked["everything_is_reached"] = everything_is_reached(game)
        except ContractBroken as problem:
            report.problems.append(Problem("everything_is_reached", "all tables", str(problem)))
        if leaks and not report.problems:
            progress("deliberate leaks are found")
            tried = leaks_of(game.rules)
            found = run(partial(_find_numbered, which), range(len(tried)))
            report.leaks = dict(zip((leak.name for leak in tried), found, strict=True))
    return report


@contextmanager
def _processes(jobs: int) -> Iterator[_Map]:
    """A function like `map`: lazy in this process, or in this many processes."""
    if jobs == 1:
        yield map
    else:
        with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
            yield pool.map


def _look(
    report: Report,
    game: Game | str,
    checks: Sequence[str],
    budget: Budget,
    run: _Map,
    progress: Callable[[str], None],
) -> None:
    """Make some checks at every table, and report the first problem of each."""
    failed: set[str] = set()
    count = len(tables_of(_loaded(game)))
    pairs = [(name, table) for name in checks for table in range(count)]
    still = (pair for pair in pairs if pair[0] not in failed)
    for name, looked, problem in run(partial(_checked, game, budget), still):
        progress(promise_of(_CHECKS[name]))
        report.looked[name] += looked
        if problem is not None and name not in failed:
            failed.add(name)
            report.problems.append(problem)


def _checked(game: Game | str, budget: Budget, pair: tuple[str, int]) -> tuple[str, int, Problem | None]:
    """Make a check, by its name, at a table, by its number: how much was compared, and the problem, if any."""
    name, number = pair
    tables = tables_of(_loaded(game))
    table = tables[number]
    try:
        return name, _CHECKS[name](table, share_of(_CHECKS[name], budget, len(tables))), None
    except ContractBroken as problem:
        return name, 0, Problem(name, str(table), str(problem))
    except Exception as problem:  # code of another package: it can raise anything
        where = extract_tb(problem.__traceback__)[-1]
        text = f"raises {problem!r} ({Path(where.filename).name}:{where.lineno})"
        return name, 0, Problem(name, str(table), text)


def _find_numbered(game: Game | str, number: int) -> str:
    """The promise that finds a leak, by its number."""
    loaded = _loaded(game)
    return find(leaks_of(loaded.rules)[number], loaded)


def _loaded(game: Game | str) -> Game:
    return game_called(game) if isinstance(game, str) else game


def share_of(check: Check, budget: Budget, tables: int) -> int:
    """How many pairs or games of a budget one table gets."""
    pairs: int | None = getattr(budget, check.__name__, None)
    return budget.games if pairs is None else -(-pairs // tables)


def promise_of(check: Check) -> str:
    """The promise of a check: the first line of its docstring."""
    return " ".join((check.__doc__ or "").partition("\n\n")[0].split())


def everything_is_reached(game: Game) -> int:
    """Every kind of event and of choice happens in some game of the plan. Kinds that never happen are not checked."""
    tables, played = tables_of(game), 0
    missing = dict.fromkeys(game.rules.choice_types, "choice") | dict.fromkeys(game.rules.event_types, "event")
    for number in range(_FEW):
        for table in tables:
            opening = table.open(f"reach {number}")
            for each in opening.told:
                missing.pop(type(each.event), None)
            for ply in plies(table, f"reach {number}"):
                missing.pop(type(ply.choice), None)
                for each in ply.step.told:
                    missing.pop(type(each.event), None)
            played += 1
            if not missing:
                return played
    names = ", ".join(f"{what} {kind.__struct_config__.tag}" for kind, what in missing.items())
    raise ContractBroken(f"never reached in {played} games: {names}. Give the test plan options that lead there")


def find(leak: Leak, game: Game) -> str:
    """The promise that a game with this leak breaks, and the report; empty if the leak is not found."""
    for check, table, pairs in _attempts(leak, game):
        try:
            check(Seated(leak.make(table.game), table.options, table.seats, leak.group(table.grouper)), pairs)
        except ContractBroken as problem:
            return f"{check.__name__}: {problem}"
    return ""


def _attempts(leak: Leak, game: Game) -> Iterator[tuple[Check, Seated, int]]:
    """The checks to find a leak with, at every table in turn, fast ones first."""
    tables = tables_of(game)
    Random("leaks").shuffle(tables)
    few = LEAKS_ARE_TRIED_WITH
    if leak.is_told:
        yield from ((twins.deal_twins, table, few) for table in tables[:2])
        yield from ((properties.told_as_declared, table, few) for table in tables)
        yield from ((twins.told_twins, table, few) for table in tables[::3])
        yield from ((twins.state_twins, table, few) for table in tables)
    for table in tables:
        yield from ((check, table, few) for check in TWINS)
    yield from ((properties.changes_are_what_differs, table, 1) for table in tables)
