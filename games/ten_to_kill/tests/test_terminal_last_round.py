"""The last round (T6.1) in the terminal, on the screen and line by line."""

from __future__ import annotations

from tests.cli.command import deadpan
from tests.terminal.person import Person, a_local_game, plays


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
