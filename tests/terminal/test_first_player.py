"""The first player token in the terminal."""

from __future__ import annotations

import pytest

from deadpan.game import GAMES
from tests.terminal.person import Person, a_local_game, plays


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", [0, 1])
def test_the_token_is_shown_before_the_name_of_its_owner(game: str, first: int) -> None:
    async def test(person: Person) -> None:
        shown = person.local_game.game.show_now(person.local_game.view(0))
        others = [name for seat, name in enumerate(person.local_game.names) if seat != shown["first"]]
        for keys in ([], ["c"], ["l"]):  # also covered, and in another language
            await person.press(*keys)
            assert f"⚑{person.local_game.names[shown['first']]}" in person.text
            assert not any(f"⚑{name}" in person.text for name in others)

    plays(a_local_game(game, first=first), test, size=(80, 24))
