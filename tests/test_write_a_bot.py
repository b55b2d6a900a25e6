"""docs/write-a-bot.md: its bots run, and the arena's results are those on the page."""

from __future__ import annotations

import re
import shlex
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.command import deadpan

PAGE = (Path(__file__).parent.parent / "docs" / "write-a-bot.md").read_text("utf-8")
(GAME,) = {*re.findall(r"deadpan arena (\S+)", PAGE)}
BLOCKS: list[tuple[str, str]] = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
LOOK = "# a look at a view\n"
BOTS = "\n\n".join(text for kind, text in BLOCKS if kind == "python" and not text.startswith(LOOK))
MEASURED = [(one[1].strip(), other[1]) for one, other in pairwise(BLOCKS) if other[0] == "text"]


def rows(table: str) -> list[list[str]]:
    """The arena's table without its last two columns, which are times."""
    return [re.split(r" {2,}", line.strip())[:-2] for line in table.splitlines() if line.strip()]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mybots.py").write_text(BOTS, "utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.slow
@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("command", "shown"), MEASURED, ids=[command.partition("--bots ")[2] for command, _ in MEASURED]
)
def test_the_arena_gives_the_results_on_the_page(command: str, shown: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == ".venv/bin/deadpan"
    assert rows(deadpan(*arguments).out) == rows(shown)


def test_every_result_of_the_page_is_compared() -> None:
    assert len(MEASURED) == sum(kind == "text" for kind, _ in BLOCKS) == PAGE.count(f"deadpan arena {GAME}")


@pytest.mark.usefixtures("folder")
def test_a_person_can_play_against_the_bot_of_the_page() -> None:
    assert f".venv/bin/deadpan play {GAME} --bots mybots.py:Sure\n" in PAGE
    ran = deadpan("play", GAME, "--bots", "mybots.py:Sure", "--seats", "2", "--plain", stdin=b"q\n")
    assert ran.status == 0, ran.err


def test_the_printed_view_has_the_keys_that_the_page_describes(capsys: pytest.CaptureFixture[str]) -> None:
    (look,) = (text for kind, text in BLOCKS if kind == "python" and text.startswith(LOOK))
    exec(compile(look, "the look", "exec"), {})
    printed = capsys.readouterr().out
    assert {"hand", "characters", "events", "case_file"} <= {line.split()[0] for line in printed.splitlines()}
