"""``deadpan new``, ``random``, ``play`` and ``options``, and exit statuses."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from deadpan import __version__
from deadpan.cli import playout
from deadpan.game import GAMES, game_called
from tests.cli.command import assert_refused, deadpan, replay

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-c", "from deadpan.cli import main; main()"]


def utf8() -> dict[str, str]:
    """The environment of a process that writes UTF-8."""
    return {**os.environ, "PYTHONIOENCODING": "utf-8"}


def test_new_writes_a_record_with_the_options_that_are_not_defaults() -> None:
    ran = deadpan("new", "hush", "--seats", "3", "--copies", "2", "--seed", "x")
    assert ran.status == 0
    assert ran.json == {
        "format": "deadpan/2",
        "game": "hush",
        "options": {"copies": 2},
        "seats": ["Ada", "Bo", "Cy"],
        "seed": "x",
        "choices": [],
    }
    assert replay(ran.json).status == 0


def test_new_without_a_seed_chooses_one() -> None:
    one, other = (deadpan("new", "hush").json["seed"] for _ in range(2))
    assert one != other


def test_an_explicit_default_is_not_written() -> None:
    assert deadpan("new", "hush", "--copies", "3", "--seed", "x").json["options"] == {}


def test_options_are_words_or_json() -> None:
    ran = deadpan(
        "new", "hush", "--names", "Zoë, Al", "--highest", "7", "--option", "copies=4", "--option", "first=random"
    )
    assert ran.json["seats"] == ["Zoë", "Al"]
    assert ran.json["options"] == {"highest": 7, "copies": 4}


@pytest.mark.parametrize("command", ["new", "random", "play"])
@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["chess"], "record: "),
        (["hush", "--seats", "9"], "record: "),
        (["hush", "--seats", "-1"], "record: "),
        (["hush", "--names", "Ada,,Bo"], "record: "),
        (["hush", "--names", "Ada,Bo", "--seats", "3"], "record: "),
        (["hush", "--option", "copies"], "record: "),
        (["hush", "--option", "colour=red"], "record: "),
        (["hush", "--option", "copies=NaN"], "record: "),
        (["hush", "--option", "first=3"], "setup: H1.3: "),
        (["hush", "--seed", "\udcff"], "record: "),
        (["hush", "--seats", "x"], "deadpan: "),
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
    record = deadpan("random", "hush", "--seed", "x").json
    del record["setup"]
    assert replay(record).status == 0


def test_an_endless_random_game_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playout, "MOST_CHOICES", 3)
    assert_refused(deadpan("random", "hush", "--seed", "x"), "record: The game has not ended after 3 choices.")


def test_a_file_that_cannot_be_written_is_reported(tmp_path: Path) -> None:
    assert_refused(deadpan("new", "hush", "-o", tmp_path), "record: The file cannot be written: ")


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
    ran = deadpan("play", "hush", "--seed", "4", "--option", "first=0", stdin=b"1\n")
    assert ran.status == 0
    assert "You are Ada." in ran.out
    held, drawn = (re.search(rf"You {how} a card: (\d)", ran.out) for how in ("look at", "draw"))
    assert held is not None
    assert drawn is not None
    assert f"In hand: {held[1]}, {drawn[1]}" in ran.out
    assert f"You play {min(held[1], drawn[1])}." in ran.out
    assert ran.out.endswith("You leave the table.\n")


def test_play_goes_back_and_asks_again() -> None:
    ran = deadpan("play", "hush", "--seed", "4", "--option", "first=0", stdin=b"b\nseven\n0\n99\n\xff\nq\n")
    assert ran.status == 0
    assert ran.out.count("A number from 1 to 2, please.") == 4


@pytest.mark.parametrize("game", GAMES)
def test_play_continues_to_the_end_and_writes_the_record(game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = deadpan(
        "play", game, "--seed", "4", "--bots", game_called(game).instant, "-o", file, stdin=b"2\n1\n" * 20_000
    )
    assert ran.status == 0
    assert "You leave the table." not in ran.out
    assert deadpan("replay", file, "--json").json["over"] is True


def test_play_without_input_stops_at_once() -> None:
    done = subprocess.run([*COMMAND, "play", "hush"], stdin=subprocess.DEVNULL, capture_output=True, env=utf8())
    assert done.returncode == 0
    assert done.stderr == b""


def _hear_interrupts() -> None:
    """A shell runs background jobs with SIGINT ignored, which child processes would inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_interrupted_play_prints_nothing_more() -> None:
    with subprocess.Popen(
        [*COMMAND, "play", "hush", "--option", "first=0"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=utf8(),
        preexec_fn=_hear_interrupts,
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        while b"It is your turn" not in running.stdout.readline():
            pass
        running.send_signal(signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait() == 130


def test_a_closed_output_pipe_is_no_error_message() -> None:
    with subprocess.Popen(
        [*COMMAND, "random", "hush", "--seed", "x"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=utf8(),
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 1


@pytest.mark.parametrize("arguments", [["new", "hush"], ["random", "hush"], ["options", "hush"]])
def test_a_full_output_is_reported_in_one_line(arguments: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*COMMAND, *arguments], stdout=full, stderr=subprocess.PIPE, env=utf8())
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
        [*COMMAND, "options", "hush", "--lang", "pl"],
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
    )
    assert done.returncode == 0
    assert done.stderr == b""
