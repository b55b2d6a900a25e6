"""The report of a match: an HTML page, and JSON for other programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from deadpan.arena.charts import dots, histogram, intervals, stacked
from deadpan.arena.html_page import page, section, table
from deadpan.arena.match import Match
from deadpan.arena.matrix import Matrix
from deadpan.arena.ratings import Rating
from deadpan.arena.stats import BotSummary, Share, Summary


def percent(share: Share) -> str:
    """A share with its interval: ``41.2% (37.0–45.5)``."""
    return f"{100 * share.mean:.1f}% ({100 * share.low:.1f}–{100 * share.high:.1f})"


def around(share: Share) -> str:
    """A mean with its interval: ``3.21 (3.05–3.37)``."""
    return f"{share.mean:.2f} ({share.low:.2f}–{share.high:.2f})"


def as_json(match: Match, players: int, entries: Sequence[BotSummary], matrix: Matrix | None) -> dict[str, Any]:
    """What ``--json`` writes; other programs rely on its format."""
    found: dict[str, Any] = {
        "game": match.game,
        "players": players,
        "deals": match.deals,
        "entries": [
            {
                "bot": entry.bot,
                "win_share": entry.win.mean,
                "low": entry.win.low,
                "high": entry.win.high,
                "mean_score": entry.score.mean,
                "ms_median": entry.ms_median,
                "ms_p99": entry.ms_p99,
            }
            for entry in entries
        ],
    }
    if matrix is not None:
        found["matrix"] = matrix.as_json()
    return found


def labels(entries: Sequence[BotSummary]) -> list[str]:
    """The bots' names, numbered if one has several seats."""
    names = [entry.bot for entry in entries]
    return [
        name if names.count(name) == 1 else f"{name} {names[: number + 1].count(name)}"
        for number, name in enumerate(names)
    ]


def entry_rows(entries: Sequence[BotSummary], ratings: Sequence[Rating]) -> list[list[str]]:
    """The rows of the table that the command prints and the page shows."""
    by_name = {rating.bot: rating for rating in ratings}
    return [
        [
            label,
            percent(entry.win),
            around(entry.score),
            around(entry.placing),
            f"{by_name[entry.bot].mu:.1f} ± {2 * by_name[entry.bot].sigma:.1f}",
            f"{entry.ms_median:.1f}",
            f"{entry.ms_p99:.1f}",
        ]
        for label, entry in zip(labels(entries), entries, strict=True)
    ]


HEAD = ("bot", "wins", "score", "place", "rating", "ms", "ms p99")


def report_page(
    match: Match,
    players: int,
    entries: Sequence[BotSummary],
    summaries: Sequence[Summary],
    ratings: Sequence[Rating],
    matrix: Matrix | None,
    command: str,
) -> str:
    """The page that ``--report`` writes."""
    named = list(zip(labels(entries), entries, strict=True))
    lengths = [float(length) for summary in summaries for length in summary.lengths]
    parity = 1 / players
    sections = [section("Results", "", table(HEAD, entry_rows(entries, ratings)))]
    if matrix is not None:
        rows = [
            [name, *("" if share is None else percent(share) for share in row)]
            for name, row in zip(matrix.names, matrix.shares, strict=True)
        ]
        note = f"Win share of one bot (row) at a table full of another (column). Parity is {100 * parity:.3g}%."
        sections.append(section("Everybody against everybody", note, table(("one of", *matrix.names), rows)))
    sections += [
        section(
            "Win shares",
            "With 95% intervals bootstrapped by deal; the dashed line is parity.",
            intervals("Win shares", [(label, entry.win) for label, entry in named], parity=parity),
        ),
        section(
            "Ratings",
            "openskill (Plackett-Luce), with two standard deviations either side.",
            dots("Ratings", [(each.bot, _around(each)) for each in ratings]),
        ),
        section("Length of games", "In choices.", histogram("Length of games", lengths, "choices")),
        section(
            "Points by source",
            "Points a game by what they were for; of a game without points, how its players ended.",
            stacked("Points by source", [(label, entry.sources) for label, entry in named]),
        ),
        section(
            "Seat advantage",
            "Win share by seat, counted from the player who begins, whoever sat there.",
            intervals("Seat advantage", _seats(summaries, players), parity=parity),
        ),
    ]
    intro = (
        f"{match.game}, {players} players: {match.deals} deals, each played {players} times with the seats rotated; "
        f"seed “{match.seed}”."
    )
    return page(f"Arena: {match.game}", intro, command, sections)


def _around(rating: Rating) -> Share:
    return Share(rating.mu, rating.mu - 2 * rating.sigma, rating.mu + 2 * rating.sigma)


def _seats(summaries: Sequence[Summary], players: int) -> list[tuple[str, Share]]:
    rows = []
    for seat in range(players):
        shares = [summary.seats[seat] for summary in summaries]
        count = len(shares)
        mean = Share(
            sum(share.mean for share in shares) / count,
            sum(share.low for share in shares) / count,
            sum(share.high for share in shares) / count,
        )
        rows.append((f"seat {seat + 1}", mean))
    return rows
