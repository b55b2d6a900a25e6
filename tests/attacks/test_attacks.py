"""Every attack for a moment: whatever a stranger sends, it costs honest people next to nothing.

How long things take says little on a busy machine. What is bounded is the server's processor time beside an attack,
less what the choices of the honest tables cost when nobody attacks. `make attacks` compares how long the choices take.
"""

from __future__ import annotations

from tests.attacks.attacks import ATTACKS
from tests.attacks.contest import contest
from tests.server.harness import run

SECONDS = 1.0
RATE = 200.0
"""Choices of the honest, in a second."""
MOST = 2.0
"""What an attack may cost, as a multiple of what the honest tables cost at their full rate. The limits are by the
second, so a busy machine, where the honest get through fewer choices, does not change it. Before there were limits a
choice cost 10 to 100 times as much.
"""

MOST_LINES = 50
"""Of the server's log, for all attacks together. Once one of them wrote 14,000 in six seconds."""


def test_no_attack_costs_the_honest_anything() -> None:
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
