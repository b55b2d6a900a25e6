"""Run all attacks in full and write docs/attacks.md: ``--seconds`` for each measurement, ``--rounds`` of all attacks.

For each attack, the honest clients are measured while the attacker sends its bytes to a placebo process, and then while
it sends them to the server. The report contains the medians of the rounds. The honest tables and their onlookers stay
connected during a whole round. With ``--together`` the rounds run at the same time, each in a process with its own
share of the cores for its server, clients and attacker. It needs at least four cores for each round.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from tests.attacks.attacks import ATTACKS
from tests.attacks.rounds import CORES_OF_A_ROUND, RATE, Round, one_round, together

REPORT: Final = Path(__file__).parents[2] / "docs" / "attacks.md"
MOST_RATIO: Final = 1.25
MOST_MORE: Final = 2.0
"""Milliseconds that the p95 may exceed that beside the placebo, even if the ratio is above `MOST_RATIO`."""
MOST_MEMORY: Final = 300.0
COLUMNS: Final = (
    "attack",
    "p95 beside placebo (ms)",
    "p95 beside attack (ms)",
    "ratio",
    "most memory (MB)",
    "honest sockets lost",
    "within the bound",
)


class Row(NamedTuple):
    """The result of one attack: medians of all rounds, and the maxima of memory and lost connections."""

    attack: str
    placebo: float
    beside: float
    peak: float
    lost: int

    @property
    def is_within(self) -> bool:
        """Whether the result is within the bounds."""
        is_fast = self.beside < MOST_RATIO * self.placebo or self.beside - self.placebo < MOST_MORE
        return is_fast and self.peak < MOST_MEMORY and not self.lost

    def __str__(self) -> str:
        """The row of the table."""
        figures = f"{self.placebo:.1f} | {self.beside:.1f} | {self.beside / self.placebo:.2f} | {self.peak:.0f}"
        return f"| {ATTACKS[self.attack].what} | {figures} | {self.lost} | {'yes' if self.is_within else '**no**'} |"


def in_rows(rounds: list[Round]) -> list[Row]:
    """The results of all rounds, as one row per attack."""
    return [
        Row(
            attack,
            median(each[attack][0].p95 for each in rounds),
            median(each[attack][1].p95 for each in rounds),
            max(each[attack][1].peak for each in rounds),
            max(each[attack][1].lost for each in rounds),
        )
        for attack in rounds[0]
    ]


def report(rows: list[Row], rounds: int, seconds: float) -> str:
    """The report, as Markdown."""
    system = f"{platform.system()} {platform.machine()}, Python {platform.python_version()}"
    return "\n".join(
        [
            "# Attacks",
            "",
            "<!-- Written by `make attacks`. -->",
            "",
            "What a stranger can send without end, to the server that ten honest tables play at, two people and an",
            "onlooker at each. The time from a choice until everybody knows is compared with that beside a *placebo*:",
            "the same attacker sends the same to another process, which throws it away.",
            "",
            f"Medians of {rounds} rounds, {seconds:g} seconds of each state, {RATE:g} choices a second; on {system}.",
            f"Within the bound: less than {MOST_RATIO - 1:.0%} above the placebo or less than {MOST_MORE:g} ms, less",
            f"than {MOST_MEMORY:g} MB, no honest socket lost.",
            "",
            f"| {' | '.join(COLUMNS)} |",
            "|" + "---|" * len(COLUMNS),
            *map(str, rows),
            "",
        ]
    )


def main() -> int:
    """Run the attacks and write the report; returns 1 if an attack is not within the bounds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    parser.add_argument("--tree", type=Path, help="a folder with another revision, to attack its server")
    parser.add_argument("--to", type=Path, default=REPORT)
    parser.add_argument("--together", action="store_true", help="all rounds at the same time, each on its own cores")
    asked = parser.parse_args()
    given = (asked.seconds, asked.only, asked.tree)
    if asked.together:
        if len(os.sched_getaffinity(0)) < asked.rounds * CORES_OF_A_ROUND:
            parser.error(f"{asked.rounds} rounds together need {asked.rounds * CORES_OF_A_ROUND} cores")
        rounds = together(asked.rounds, *given)
    else:
        rounds = [asyncio.run(one_round(*given)) for _ in range(asked.rounds)]
    rows = in_rows(rounds)
    asked.to.write_text(report(rows, asked.rounds, asked.seconds), encoding="utf-8")
    print(asked.to.read_text(encoding="utf-8"))
    return 0 if all(row.is_within for row in rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
