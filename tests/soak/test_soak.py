from __future__ import annotations

import pytest

from deadpan.game import GAMES
from tests.soak.soak import soak

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("name", GAMES)
def test_no_invariant_breaks_in_random_play(name: str) -> None:
    tally = soak(name, 100_000, "test")
    assert tally.choices >= 100_000
    assert set(tally.kinds) == {kind.__name__ for kind in GAMES[name].choice_types}
