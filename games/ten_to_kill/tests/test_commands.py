"""The command with the options and the terminal board of this game."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.cli.command import assert_refused, deadpan


@pytest.mark.parametrize(
    ("edition", "options"),
    [
        ("en", {}),
        ("pl", {"edition": "pl"}),
        ("fr", {"edition": "fr", "board": "built"}),
        ("proto", {"edition": "proto", "board": "built", "mistakes": "lenient"}),
    ],
)
def test_t8_5_an_edition_is_written_out_and_explicit_options_take_precedence(
    edition: str, options: dict[str, Any]
) -> None:
    for command in ("new", "random"):
        assert deadpan(command, "ten-to-kill", "--edition", edition, "--seed", "x").json["options"] == options
    named = ("--option", "mistakes=strict", "--board", "ring")
    written = deadpan("new", "ten-to-kill", "--edition", edition, *named).json["options"]
    assert written == {**options, "mistakes": "strict", "board": "ring"}
    alone = deadpan("new", "ten-to-kill", "--option", f"edition={edition}").json["options"]
    assert alone == ({} if edition == "en" else {"edition": edition})


def test_options_are_words_or_json() -> None:
    square = [[n % 4, n // 4] for n in range(16)]
    ran = deadpan(
        "new", "ten-to-kill", "--names", "Zoë, Al", "--board", json.dumps(square), "--option", "police=4",
        "--option", "mistakes=strict", "--option", "max_rounds=12",
    )  # fmt: skip
    assert ran.json["seats"] == ["Zoë", "Al"]
    assert ran.json["options"] == {"board": square, "police": 4, "mistakes": "strict", "max_rounds": 12}


def test_play_tells_draws_and_asks() -> None:
    ran = deadpan("play", "ten-to-kill", "--seed", "4", "--option", "first=0", stdin=b"1\n1\n1\n")
    assert ran.status == 0
    assert "You are Ada." in ran.out
    hitman = re.search(r"Your hitman is the (\w+)", ran.out)
    assert hitman is not None
    assert f"✦ {hitman[1]}" in ran.out
    assert "You move the giraffe to tile " in ran.out
    assert ran.out.endswith("You leave the table.\n")


def test_play_goes_back_and_asks_again() -> None:
    ran = deadpan(
        "play", "ten-to-kill", "--seed", "4", "--option", "first=0", stdin=b"b\n1\nb\nseven\n0\n99\n\xff\nq\n"
    )
    assert ran.status == 0
    assert ran.out.count("A number from 1 to 2, please.") == 4


@pytest.mark.parametrize("board", ["built", "archipelago", "ring"])
def test_play_draws_any_board(board: str) -> None:
    ran = deadpan("play", "ten-to-kill", "--seed", "4", "--board", board, stdin=b"1\n1\n" * 8)
    assert ran.status == 0


@pytest.mark.parametrize("command", ["new", "random", "play"])
def test_a_board_of_another_edition_is_refused_in_one_line(command: str) -> None:
    ran = deadpan(command, "ten-to-kill", "--edition", "fr", "--board", "archipelago")
    assert_refused(ran, "record: T1.3: ")
