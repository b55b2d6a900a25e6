"""Every attack, briefly: its cost in CPU time of the server is bounded.

Latencies say little on a busy machine. So the test bounds the server's CPU time during an attack, minus what the
choices of the honest tables cost without an attack. `make attacks` compares latencies.
"""

from __future__ import annotations

import pytest

from tests.attacks.attacks import ATTACKS
from tests.attacks.contest import contest
from tests.server.harness import run

pytestmark = pytest.mark.slow

SECONDS = 1.0
RATE = 200.0
"""Choices of the honest tables per second."""
MOST = 2.0
"""The bound on the cost of an attack, as a multiple of the cost of the honest tables at their full rate. The server's
limits are per second, so the multiple does not depend on how busy the machine is. Without limits an attack made a
choice 10 to 100 times as expensive.
"""

MOST_LINES = 50
"""The bound on the lines in the server's log, for all attacks together. Without limits one attack alone caused 14,000
lines in six seconds."""


def test_the_cost_of_every_attack_is_bounded() -> None:
    async def test() -> None:
        async with contest(RATE) as contestants:
            found = []
            for attack in ATTACKS:
                alone = await contestants.alone(SECONDS / 2)
                beside = await contestants.beside(attack, SECONDS)
                found.append((attack, alone, beside))
                assert not contestants.people.lost, (attack, contestants.people.lost)
                assert not contestants.people.refusals, attack
            assert len(contestants.server.log.read_text().splitlines()) < MOST_LINES
        usual = sorted(alone.cpu for _, alone, _ in found)[len(found) // 2]
        costs = {
            attack: (beside.cpu / usual - 1) * beside.count / (RATE * beside.seconds) for attack, _, beside in found
        }
        assert {attack: cost for attack, cost in costs.items() if cost > MOST} == {}
        assert max(beside.peak for _, _, beside in found) < 300

    run(test())
