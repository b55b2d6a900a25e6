"""Honest tables during attacks: how long their choices take, and how much CPU time they cost the server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from msgspec import Struct

from tests.attacks.attacker import attacking
from tests.attacks.honest import People, playing
from tests.attacks.server import Watched, serving, serving_from
from tests.attacks.sink import sinking

TABLES = 10
"""The number of honest tables."""


class Measured(Struct, frozen=True):
    """The measurements of one interval."""

    count: int
    """The number of choices of the honest tables."""
    seconds: float
    """The length of the interval: on a busy machine longer than requested."""
    p95: float
    """The 95th percentile of the latency of a choice, in milliseconds."""
    cpu: float
    """The server's CPU time per choice, in milliseconds."""
    peak: float
    """The server's peak memory, in MB."""
    lost: int
    """The number of lost honest connections."""


class Contest:
    """A server, a sink and the honest tables, which are the same for all attacks."""

    def __init__(self, server: Watched, sink: int, people: People) -> None:
        self.server = server
        self.people = people
        self._sink = sink

    async def alone(self, seconds: float) -> Measured:
        """Measure without an attack."""
        since, before = perf_counter(), self.server.cpu()
        self.server.peak()
        took = await self.people.play(seconds)
        cpu, lasted = self.server.cpu() - before, perf_counter() - since
        p95 = took[len(took) * 95 // 100] * 1000 if took else float("inf")
        cpu *= 1000 / max(1, len(took))
        return Measured(len(took), lasted, p95, cpu, self.server.peak(), len(self.people.lost))

    async def beside(self, attack: str, seconds: float) -> Measured:
        """Measure while the server is attacked."""
        with attacking(attack, self.server.port, self.people.tables[0].code, seconds + 5):
            return await self.alone(seconds)

    async def beside_placebo(self, attack: str, seconds: float) -> Measured:
        """Measure while the same attack is sent to the sink."""
        with attacking(attack, self._sink, self.people.tables[0].code, seconds + 5):
            return await self.alone(seconds)


@asynccontextmanager
async def contest(rate: float, tree: Path | None = None) -> AsyncIterator[Contest]:
    """Start a server, of another revision if its ``tree`` is given, with a sink and honest tables."""
    with serving() if tree is None else serving_from(tree) as server, sinking() as sink:
        async with playing(server.port, TABLES, rate) as people:
            yield Contest(server, sink, people)
