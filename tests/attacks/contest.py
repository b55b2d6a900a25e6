"""An honest table beside attacks: how long its choices take, and what they cost the server."""

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
"""Honest ones."""


class Measured(Struct, frozen=True):
    """What was seen of some seconds."""

    count: int
    """Choices of the honest table."""
    seconds: float
    """How long that took: more than was asked for, where the machine is busy."""
    p95: float
    """Milliseconds."""
    cpu: float
    """Milliseconds of the server for each choice."""
    peak: float
    """MB of the server."""
    lost: int
    """Honest lines."""


class Contest:
    """A server, a sink and one honest table, which stays for all attacks."""

    def __init__(self, server: Watched, sink: int, people: People) -> None:
        self.server = server
        self.people = people
        self._sink = sink

    async def alone(self, seconds: float) -> Measured:
        """Nobody attacks."""
        since, before = perf_counter(), self.server.cpu()
        self.server.peak()
        took = await self.people.play(seconds)
        cpu, lasted = self.server.cpu() - before, perf_counter() - since
        p95 = took[len(took) * 95 // 100] * 1000 if took else float("inf")
        cpu *= 1000 / max(1, len(took))
        return Measured(len(took), lasted, p95, cpu, self.server.peak(), len(self.people.lost))

    async def beside(self, attack: str, seconds: float) -> Measured:
        """Somebody attacks."""
        with attacking(attack, self.server.port, self.people.tables[0].code, seconds + 5):
            return await self.alone(seconds)

    async def beside_placebo(self, attack: str, seconds: float) -> Measured:
        """The same is sent to somebody else."""
        with attacking(attack, self._sink, self.people.tables[0].code, seconds + 5):
            return await self.alone(seconds)


@asynccontextmanager
async def contest(rate: float, tree: Path | None = None) -> AsyncIterator[Contest]:
    """All that is needed; with the server of another revision, if its ``tree`` is given."""
    with serving() if tree is None else serving_from(tree) as server, sinking() as sink:
        async with playing(server.port, TABLES, rate) as people:
            yield Contest(server, sink, people)
