"""Every attack for a moment: whatever a stranger sends, it costs honest people next to nothing.

How long things take says little on a busy machine. What is compared is the server's processor time for each choice of
the honest tables, alone and beside an attack. `make attacks` compares how long the choices take.
"""

from __future__ import annotations

from tests.attacks.attacks import ATTACKS
from tests.attacks.contest import contest
from tests.host.house import run

SECONDS = 1.5
RATE = 200.0
"""Choices of the honest, in a second."""
MOST = 3.0
"""How much more processor time a choice may take beside an attack, with all that an address may do at once in it.
Before there were limits it was 10 to 100 times as much.
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
        costly = [(attack, beside.cpu / usual) for attack, _, beside in found if beside.cpu > MOST * usual]
        assert costly == []
        assert max(beside.peak for _, _, beside in found) < 300

    run(test())
