"""The first player token (T1.10) and the last round (T6.1) in the terminal, on the screen and line by line."""

from __future__ import annotations

import pytest

from deadpan.game import GAMES
from tests.cli.command import deadpan
from tests.terminal.person import Person, a_local_game, plays


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("first", [0, 1])
def test_t1_10_the_token_is_shown_before_the_name_of_its_owner(game: str, first: int) -> None:
    async def test(person: Person) -> None:
        shown = person.local_game.game.show_now(person.local_game.view(0))
        others = [name for seat, name in enumerate(person.local_game.names) if seat != shown["first"]]
        for keys in ([], ["c"], ["l"]):  # also covered, and in another language
            await person.press(*keys)
            assert f"⚑{person.local_game.names[shown['first']]}" in person.text
            assert not any(f"⚑{name}" in person.text for name in others)

    plays(a_local_game(game, first=first), test, size=(80, 24))


def test_t6_1_the_last_round_is_announced_with_who_still_plays() -> None:
    async def test(person: Person) -> None:
        last = "Last round. Still to play: "
        assert last not in person.text
        while "round 1" in person.text:
            await person.press("enter")
        lines = person.text.splitlines()
        assert f"{last}you and Bo." in lines[0]
        assert any(f"{last}you and Bo." in line for line in lines[1:]), "the log says so too"
        await person.press("l", "l", "l")
        log = person.table.query_one("#log")
        assert log.option_count == len(log.beats)  # type: ignore[attr-defined]
        assert sum(last in line for line in person.text.splitlines()[1:]) == 1
        log.focus()
        await person.press("end")

    plays(a_local_game("ten-to-kill", seats=2, first=0, max_rounds=2), test, size=(130, 40))


def test_t6_1_line_by_line_the_last_round_is_told_once_and_shown_in_every_question() -> None:
    said = deadpan(
        "play", "ten-to-kill", "--plain", "--names", "Ada,Bo", "--bots", "random", "--seed", "4", "--option", "first=0",
        "--option", "max_rounds=2", stdin=b"1\n" * 60,
    )  # fmt: skip
    assert said.status == 0
    lines = said.out.splitlines()
    last = [line for line in lines if line.startswith("Last round. Still to play: you and Bo.")]
    assert [line for line in last if line.endswith("Bo.")] == last[:1], "told once"
    assert len(last) > 1, "and said with the points when one is asked"
    assert "⚑Ada" in last[1]
    assert any(line.startswith("round 1  ⚑Ada 2  Bo 2") for line in lines)
