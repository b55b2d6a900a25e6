"""Rounds of all attacks: one after the other, or several at the same time, each on its own cores."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from msgspec.structs import astuple

from tests.attacks.contest import Measured, contest

RATE: Final = 50.0
"""Choices of the honest tables per second."""
CORES_OF_A_ROUND: Final = 4
"""One each for the server, the honest clients, the attacker and the sink."""

Round = dict[str, tuple[Measured, Measured]]
"""By attack: the measurements beside the placebo, and beside the attack."""


async def one_round(seconds: float, attacks: list[str], tree: Path | None) -> Round:
    """Measure every attack once at one server, beside the placebo and beside the attack."""
    found = {}
    async with contest(RATE, tree) as contestants:
        await contestants.alone(min(seconds, 5))
        for attack in attacks:
            placebo = await contestants.beside_placebo(attack, seconds)
            found[attack] = placebo, await contestants.beside(attack, seconds)
            figures = " ".join(f"{each:.1f}" for each in astuple(found[attack][1]))
            print(f"{attack}: p95 {placebo.p95:.1f} beside placebo; count, p95, cpu, peak, lost: {figures}", flush=True)
    return found


def round_on(cores: set[int], seconds: float, attacks: list[str], tree: Path | None) -> Round:
    """Run one round on these cores alone, and return what it measured."""
    os.sched_setaffinity(0, cores)
    return asyncio.run(one_round(seconds, attacks, tree))


def together(count: int, seconds: float, attacks: list[str], tree: Path | None) -> list[Round]:
    """Run so many rounds at the same time, each on an equal share of the cores, and return what each measured."""
    cores = sorted(os.sched_getaffinity(0))
    share = len(cores) // count
    with ProcessPoolExecutor(count, get_context("spawn")) as pool:
        shares = [set(cores[number * share :][:share]) for number in range(count)]
        running = [pool.submit(round_on, each, seconds, attacks, tree) for each in shares]
        return [each.result() for each in running]
