"""docs/write-a-game.md quotes Hush word for word, and its other code runs."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from textwrap import dedent
from typing import Any

import pytest

from deadpan.bots import Budget
from deadpan.game import Game

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "write-a-game.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.DOTALL | re.MULTILINE)
YOURS = "# yours\n"
KINDS = {"python": "*.py", "toml": "*.toml", "ftl": "en.ftl"}
"""By the language of a code block: the files of Hush that it quotes."""


@pytest.mark.parametrize(("kind", "text"), [block for block in BLOCKS if block[0] in KINDS and YOURS not in block[1]])
def test_every_quoted_block_is_in_a_file_of_hush(kind: str, text: str) -> None:
    files = (ROOT / "examples" / "hush").rglob(KINDS[kind])
    assert any(text in file.read_text("utf-8") for file in files), text


def test_blocks_of_every_kind_are_compared() -> None:
    assert {kind for kind, _ in BLOCKS} == {*KINDS, "sh"}
    assert sum(kind == "python" for kind, _ in BLOCKS) > 15


def test_code_that_is_not_quoted_from_hush_runs(hush: Game, capsys: pytest.CaptureFixture[str]) -> None:
    program, bot = (dedent(text) for kind, text in BLOCKS if kind == "python" and YOURS in text)
    exec(compile(program, "the program", "exec"), {})
    assert capsys.readouterr().out.startswith("(")
    made: dict[str, Any] = {}
    exec(compile(bot, "the bot", "exec"), made)
    game = Game(rules=hush.rules, bots={"careful": made["Careful"]}, difficulties=("random", "careful", "sampler"))
    play = hush.new(3, seed="x")
    careful = game.bots["careful"]()
    while (seat := play.to_move) is not None:
        play = play.apply(seat, careful.choose(play.view(seat), play.legal(seat), Random(1), Budget()))
    assert play.is_over
