"""A round robin: each bot alone at a table full of each other one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from deadpan.arena.match import Match, Result
from deadpan.arena.stats import BotSummary, Share, Summary, bootstrap, by_deal, mean_sources, summarise


class Matrix(Struct, frozen=True):
    """The win share of each bot (a row) alone among copies of each other (a column)."""

    names: tuple[str, ...]
    shares: tuple[tuple[Share | None, ...], ...]
    summaries: tuple[Summary, ...]
    entries: tuple[BotSummary, ...]
    """Each bot over all its tables."""

    def as_json(self) -> dict[str, Any]:
        """The content of the file that ``--json`` writes."""
        return {
            "bots": list(self.names),
            "rows": [
                [
                    None if share is None else {"win_share": share.mean, "low": share.low, "high": share.high}
                    for share in row
                ]
                for row in self.shares
            ],
        }


def matrix_matches(like: Match, names: Sequence[str], players: int) -> list[Match]:
    """A match for each bot against each other one."""
    return [
        replace(like, bots=(one, *(other,) * (players - 1))) for one in names for other in names if one != other
    ]  # fmt: skip


def matrix_of(names: Sequence[str], matches: Sequence[Match], results: Sequence[Sequence[Result]]) -> Matrix:
    """The results of the matches of `matrix_matches`."""
    summaries = [summarise(match, games) for match, games in zip(matches, results, strict=True)]
    met = {(match.bots[0], match.bots[1]): number for number, match in enumerate(matches)}
    shares: list[tuple[Share | None, ...]] = []
    entries: list[BotSummary] = []
    for one in names:
        numbers = [met[one, other] for other in names if other != one]
        shares.append(tuple(None if one == other else summaries[met[one, other]].entries[0].win for other in names))
        own = [summaries[number].entries[0] for number in numbers]
        pooled = [game for number in numbers for game in results[number]]
        entries.append(
            BotSummary(
                bot=one,
                win=bootstrap(by_deal(pooled, lambda result: result.shares[0])),
                score=bootstrap(by_deal(pooled, lambda result: result.scores[0])),
                placing=bootstrap(by_deal(pooled, lambda result: result.placings[0])),
                ms_median=sum(entry.ms_median for entry in own) / len(own),
                ms_p99=max(entry.ms_p99 for entry in own),
                sources=mean_sources(own),
            )
        )
    return Matrix(tuple(names), tuple(shares), tuple(summaries), tuple(entries))
