"""A study of a game: the same bots at tables that differ in one option, and the effect of that."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean, median

from msgspec import Struct

from deadpan.arena.charts import histogram, intervals, stacked
from deadpan.arena.html_page import page, section, table
from deadpan.arena.match import Match, Result
from deadpan.arena.questions import Case, Question
from deadpan.arena.report import percent
from deadpan.arena.stats import Share, Summary, bootstrap, by_deal, mean_sources, summarise


class CaseResult(Struct, frozen=True):
    """The results of one case."""

    case: Case
    summary: Summary
    results: tuple[Result, ...]
    shared: float
    """How often the win is shared."""
    decisive: dict[str, float]
    """For each source of points, in how many games the leaders would differ without it."""


def matches_for(questions: Sequence[Question], game: str, bot: str, like: Match) -> list[Match]:
    """A match for each case."""
    return [
        Match(
            game=game,
            bots=(bot,) * case.players,
            deals=like.deals,
            seed=like.seed,
            options=case.options,
            budget=like.budget,
        )
        for question in questions
        for case in question.cases
    ]


def findings(
    questions: Sequence[Question], matches: Sequence[Match], results: Sequence[Sequence[Result]]
) -> list[list[CaseResult]]:
    """The results of each case of each question."""
    cases = iter(zip(matches, results, strict=True))
    found = []
    for question in questions:
        row = []
        for case in question.cases:
            match, games = next(cases)
            shared = fmean(max(game.shares) < 1 for game in games)
            row.append(CaseResult(case, summarise(match, games), tuple(games), shared, decisive_sources(games)))
        found.append(row)
    return found


def decisive_sources(results: Sequence[Result]) -> dict[str, float]:
    """For each source of points, the part of games whose leaders would differ without its points."""
    sources = sorted({source for game in results for row in game.sources for source in row})
    return {source: fmean(_decides(game, source) for game in results) for source in sources}


def _decides(game: Result, source: str) -> bool:
    full = [sum(row.values()) for row in game.sources]
    without = [sum(points for name, points in row.items() if name != source) for row in game.sources]
    return _leaders(full) != _leaders(without)


def _leaders(points: Sequence[float]) -> set[int]:
    return {entry for entry, value in enumerate(points) if value == max(points)}


def first_seat(finding: CaseResult) -> Share:
    """The win share of the first player, as a multiple of an equal share."""
    players = finding.case.players
    share = finding.summary.seats[0]
    return Share(share.mean * players, share.low * players, share.high * players)


def study_page(
    game: str, bot: str, deals: int, questions: Sequence[Question], found: Sequence[Sequence[CaseResult]], command: str
) -> str:
    """The page of a study."""
    usual = found[0][0]
    players = usual.case.players
    lengths = [float(length) for length in usual.summary.lengths]
    sections = [
        section(
            "Seat advantage",
            "Win share by seat, counted from the player who begins; the dashed line is parity.",
            intervals(
                "Seat advantage",
                [(f"seat {seat + 1}", share) for seat, share in enumerate(usual.summary.seats)],
                parity=1 / players,
            ),
        ),
        section("Length of games", "In choices.", histogram("Length of games", lengths, "choices")),
        section(
            "How often each way of scoring decides",
            "In how many games others would be ahead if nobody had got these points.",
            intervals(
                "How often each way of scoring decides",
                [(source, _decided(usual, source)) for source in usual.decisive],
                most=1.1,
            ),
        ),
        section("How games end", "", table(("rule", "games"), _endings(usual))),
    ]
    for question, row in zip(questions[1:], found[1:], strict=True):
        sections.append(_compared(question, row))
    intro = f"{game}: {deals} deals of each table, the seats rotated, everybody played by “{bot}”."
    return page(f"Study: {game}", intro, command, sections)


def _compared(question: Question, row: Sequence[CaseResult]) -> str:
    head = ("", "first seat × parity", "shared wins", "choices", "decides most", "ended by")
    rows = []
    for finding in row:
        first = first_seat(finding)
        decides = max(finding.decisive, key=lambda source: finding.decisive[source], default="")
        ending = max(finding.summary.endings, key=lambda rule: finding.summary.endings[rule])
        rows.append(
            [
                finding.case.label,
                f"{first.mean:.2f} ({first.low:.2f}–{first.high:.2f})",
                f"{100 * finding.shared:.0f}%",
                f"{median(finding.summary.lengths):.0f}",
                f"{decides} {100 * finding.decisive.get(decides, 0.0):.0f}%",
                f"{ending} {100 * finding.summary.endings[ending] / len(finding.results):.0f}%",
            ]
        )
    sources = [
        (finding.case.label, mean_sources(finding.summary.entries)) for finding in row
    ]  # fmt: skip
    chart = stacked(f"{question.title}: points a player by source", sources)
    option = f"The option {question.option}. " if question.option else ""
    note = f"{option}Below the table: points a player and game by source."
    return section(question.title, note, table(head, rows), chart)


def _decided(finding: CaseResult, source: str) -> Share:
    return bootstrap(by_deal(finding.results, lambda game: float(_decides(game, source))))


def _ended(finding: CaseResult, rule: str) -> Share:
    return bootstrap(by_deal(finding.results, lambda game: float(game.rule == rule)))


def _endings(finding: CaseResult) -> list[list[str]]:
    return [[rule, percent(_ended(finding, rule))] for rule in finding.summary.endings]
