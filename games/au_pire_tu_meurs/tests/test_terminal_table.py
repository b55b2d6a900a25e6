"""The family of characters and the direction of play, in the terminal."""

from __future__ import annotations

import pytest

from deadpan.locales import Words
from deadpan.terminal.choice_builder import Pick
from deadpan.terminal.local_game import YOU
from tests.terminal.person import Person, a_local_game, plays

GAME = "au-pire-tu-meurs"


def test_a1_8_the_terminal_shows_the_characters_role_in_the_family() -> None:
    async def test(person: Person) -> None:
        character = person.local_game.game.show_now(person.local_game.view(YOU))["character"]
        assert Words("en").name("card", character, "role") in person.text
        await person.press("f")
        assert "Anibal 20 the dog" in person.text

    plays(a_local_game(GAME, first=0), test)


@pytest.mark.parametrize("seats", range(3, 9))
def test_a2_5_the_terminal_lays_the_seats_out_anticlockwise(seats: int) -> None:
    """The bottom row runs to the right, the row above it to the left."""

    async def test(person: Person) -> None:
        at = {seat: region for seat in range(seats) if (region := person.where(Pick("on", seat))) is not None}
        assert len(at) == seats
        assert at[1].x > at[0].x
        for seat in range(1, seats):
            before, here = at[seat - 1], at[seat]
            if here.y != before.y:
                assert here.y < before.y
                assert here.x == before.x
            else:
                lowest = max(region.y for region in at.values())
                assert (here.x > before.x) == (here.y == lowest)
        assert "↺" in person.text

    plays(a_local_game(GAME, seats=seats, first=0), test, size=(80, 24))
