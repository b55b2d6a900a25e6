"""``deadpan new``, ``random``, ``play`` and ``options``, and exit statuses."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from deadpan import __version__
from deadpan.cli import playout
from deadpan.game import GAMES
from tests.cli.command import assert_refused, deadpan, replay

COMMAND = [sys.executable, "-c", "from deadpan.cli import main; main()"]
UTF8 = {**os.environ, "PYTHONIOENCODING": "utf-8"}


def test_new_writes_a_record_with_the_options_that_are_not_defaults() -> None:
    ran = deadpan("new", "ten-to-kill", "--seats", "3", "--edition", "pl", "--seed", "x")
    assert ran.status == 0
    assert ran.json == {
        "format": "deadpan/2",
        "game": "ten-to-kill",
        "options": {"edition": "pl"},
        "seats": ["Ada", "Bo", "Cy"],
        "seed": "x",
        "choices": [],
    }
    assert replay(ran.json).status == 0


def test_new_without_a_seed_chooses_one() -> None:
    one, other = (deadpan("new", "ten-to-kill").json["seed"] for _ in range(2))
    assert one != other


def test_an_explicit_default_is_not_written() -> None:
    assert deadpan("new", "ten-to-kill", "--edition", "en", "--seed", "x").json["options"] == {}


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


@pytest.mark.parametrize("command", ["new", "random", "play"])
@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["chess"], "record: "),
        (["ten-to-kill", "--seats", "9"], "record: "),
        (["ten-to-kill", "--seats", "-1"], "record: "),
        (["ten-to-kill", "--names", "Ada,,Bo"], "record: "),
        (["ten-to-kill", "--names", "Ada,Bo", "--seats", "3"], "record: "),
        (["ten-to-kill", "--option", "police"], "record: "),
        (["ten-to-kill", "--option", "colour=red"], "record: "),
        (["ten-to-kill", "--option", "police=NaN"], "record: "),
        (["ten-to-kill", "--edition", "fr", "--board", "archipelago"], "record: T1.3: "),
        (["ten-to-kill", "--option", "first=3"], "setup: T1.7: "),
        (["ten-to-kill", "--seed", "\udcff"], "record: "),
        (["ten-to-kill", "--seats", "x"], "deadpan: "),
        ([], "deadpan: "),
    ],
)
def test_invalid_options_and_names_are_refused_in_one_line(command: str, arguments: list[str], start: str) -> None:
    assert_refused(deadpan(command, *arguments), start)


@pytest.mark.parametrize("game", GAMES)
def test_random_plays_a_game_to_its_end_and_its_record_replays(game: str) -> None:
    ran = deadpan("random", game, "--seed", "x")
    assert ran.json["version"] == __version__
    assert "setup" in ran.json
    told = replay(ran.out.encode(), "--json").json
    assert told["over"] is True
    assert told["asked"] == told["legal"] == []
    assert told["winners"]
    assert told["events"] == ran.json["events"]


@pytest.mark.parametrize("game", GAMES)
def test_random_is_reproducible_by_seed(game: str) -> None:
    assert deadpan("random", game, "--seed", "x") == deadpan("random", game, "--seed", "x")
    assert deadpan("random", game, "--seed", "x") != deadpan("random", game, "--seed", "y")


def test_the_record_of_a_finished_game_contains_the_set_up_that_was_dealt() -> None:
    record = deadpan("random", "ten-to-kill", "--seed", "x").json
    del record["setup"]
    assert replay(record).status == 0


def test_an_endless_random_game_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_CHOICES", 10)
    assert_refused(deadpan("random", "ten-to-kill", "--seed", "x"), "record: The game has not ended after 10 choices.")


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    assert_refused(deadpan("new", "ten-to-kill", "-o", tmp_path), "record: The file cannot be written: ")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_options_lists_every_option(game: str, lang: str) -> None:
    ran = deadpan("options", game, "--lang", lang)
    assert ran.status == 0
    for name in GAMES[game].options_type.__struct_encode_fields__:
        assert name in ran.out


def test_options_of_an_unknown_game_are_refused() -> None:
    assert_refused(deadpan("options", "chess"), "record: ")


def test_the_version_is_printed() -> None:
    assert deadpan("--version") == (0, f"{__version__}\n", "")


# -- play --------------------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("game", GAMES)
def test_play_continues_to_the_end_and_writes_the_record(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = deadpan("play", game, "--seed", "4", "--bots", "greedy", "-o", file, stdin=b"2\n1\n" * 20_000)
    assert ran.status == 0
    assert "You leave the table." not in ran.out
    assert deadpan("replay", file, "--json").json["over"] is True


@pytest.mark.parametrize("board", ["built", "archipelago", "ring"])
def test_play_draws_any_board(board: str) -> None:
    ran = deadpan("play", "ten-to-kill", "--seed", "4", "--board", board, stdin=b"1\n1\n" * 8)
    assert ran.status == 0


def test_play_without_input_stops_at_once() -> None:
    done = subprocess.run([*COMMAND, "play", "ten-to-kill"], stdin=subprocess.DEVNULL, capture_output=True, env=UTF8)
    assert done.returncode == 0
    assert done.stderr == b""


def _hear_interrupts() -> None:
    """A shell runs background jobs with SIGINT ignored, which child processes would inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupted_play_prints_nothing_more() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "ten-to-kill", "--option", "first=0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UTF8,
        preexec_fn=_hear_interrupts,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        while b"Your turn, 2 actions left" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait() == 130


def test_a_closed_output_pipe_is_no_error_message() -> None:
    with subprocess.Popen(
        [*COMMAND, "random", "ten-to-kill", "--seed", "x"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UTF8,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 1


@pytest.mark.parametrize("arguments", [["new", "ten-to-kill"], ["random", "ten-to-kill"], ["options", "ten-to-kill"]])
def test_a_full_output_is_reported_in_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, env=UTF8)
    assert done.returncode == 1
    assert done.stderr.startswith(b"deadpan: ")
    assert done.stderr.count(b"\n") == 1


def test_the_command_alone_shows_its_help() -> None:
    ran = deadpan()
    assert ran.status == 2
    assert "replay" in ran.out
    assert ran.err == ""


def test_an_unknown_command_is_refused() -> None:
    assert_refused(deadpan("dance"), "deadpan: ")


def test_a_terminal_encoding_without_polish_letters_is_no_error() -> None:
    done = subprocess.run(
        [*COMMAND, "options", "ten-to-kill", "--lang", "pl"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert done.stderr == b""
