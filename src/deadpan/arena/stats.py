"""Statistics of a match, with confidence intervals.

The games of one deal are not independent, and neither are the bots at one table: intervals are bootstrapped by deal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean, median

import numpy as np
from msgspec import Struct

from deadpan.arena.match import UNFINISHED, Match, Result

RESAMPLES = 2_000


class Share(Struct, frozen=True):
    """A mean with its 95% interval."""

    mean: float
    low: float
    high: float


class BotSummary(Struct, frozen=True):
    """The results of one bot of a match."""

    bot: str
    win: Share
    score: Share
    placing: Share
    ms_median: float
    ms_p99: float
    sources: dict[str, float]
    """The mean points of a game by source."""


class Summary(Struct, frozen=True):
    """The results of a match."""

    match: Match
    entries: tuple[BotSummary, ...]
    seats: tuple[Share, ...]
    """The win share of each seat, counted from the first player, whichever bot sat there."""
    lengths: tuple[int, ...]
    """The number of choices of each game."""
    endings: dict[str, int]
    """How many games each rule ended."""
    unfinished: int


def bootstrap(by_deal: Sequence[float]) -> Share:
    """The mean over deals, with its 95% bootstrap interval."""
    values = np.asarray(by_deal, dtype=np.float64)
    rng = np.random.default_rng(0)  # the same data give the same interval
    means = np.empty(RESAMPLES)
    for number in range(RESAMPLES):
        means[number] = values[rng.integers(0, len(values), len(values))].mean()
    low, high = np.quantile(means, (0.025, 0.975))
    return Share(float(values.mean()), float(low), float(high))


def by_deal(results: Sequence[Result], value: Callable[[Result], float]) -> list[float]:
    """The mean of a value over the games of each deal."""
    found: dict[int, list[float]] = {}
    for result in results:
        found.setdefault(result.deal, []).append(value(result))
    return [fmean(values) for _, values in sorted(found.items())]


def summarise(match: Match, results: Sequence[Result]) -> Summary:
    """The summary of a match."""
    endings: dict[str, int] = {}
    for result in results:
        endings[result.rule] = endings.get(result.rule, 0) + 1
    return Summary(
        match=match,
        entries=tuple(_entry(match, results, number) for number in range(match.players)),
        seats=tuple(_seat(results, seat) for seat in range(match.players)),
        lengths=tuple(result.choices for result in results),
        endings=dict(sorted(endings.items())),
        unfinished=endings.get(UNFINISHED, 0),
    )


def mean_sources(entries: Sequence[BotSummary]) -> dict[str, float]:
    """The mean points by source of several entries."""
    names = sorted({source for entry in entries for source in entry.sources})
    return {name: sum(entry.sources.get(name, 0.0) for entry in entries) / len(entries) for name in names}


def _entry(match: Match, results: Sequence[Result], number: int) -> BotSummary:
    ms = sorted(each for result in results for each in result.ms[number])
    sources: dict[str, float] = {}
    for result in results:
        for source, points in result.sources[number].items():
            sources[source] = sources.get(source, 0.0) + points / len(results)
    return BotSummary(
        bot=match.bots[number],
        win=bootstrap(by_deal(results, lambda result: result.shares[number])),
        score=bootstrap(by_deal(results, lambda result: result.scores[number])),
        placing=bootstrap(by_deal(results, lambda result: result.placings[number])),
        ms_median=median(ms) if ms else 0.0,
        ms_p99=ms[int(0.99 * (len(ms) - 1))] if ms else 0.0,
        sources=dict(sorted(sources.items())),
    )


def _seat(results: Sequence[Result], seat: int) -> Share:
    return bootstrap(by_deal(results, lambda result: result.shares[result.seats.index(seat)]))
