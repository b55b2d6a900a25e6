"""The documentation is true: every rule is tested, every option is described, the examples run."""

from __future__ import annotations

import ast
import json
import re
import shlex
import shutil
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from msgspec.structs import fields

from deadpan import __version__
from deadpan.game import GAMES
from deadpan.kernel.option_values import values_of
from deadpan.kernel.rules import AnyRules
from tests.cli.command import deadpan, replay
from tests.test_rule_pages import rules as numbered

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PLAYING = (ROOT / "docs" / "play.md").read_text("utf-8")
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def rules_of(game: str) -> list[str]:
    """The numbers of the rules on a game's page."""
    return list(numbered(game, "en"))


def every_test() -> Iterator[tuple[str, str]]:
    """The name and the docstring of every test."""
    for file in sorted([*(ROOT / "tests").rglob("test_*.py"), *(ROOT / "games").glob("*/tests/**/test_*.py")]):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node.name, ast.get_docstring(node) or ""


@cache
def cited() -> set[str]:
    """The rules that tests cite: ``test_t3_6_…`` in a name, or T3.6 in a docstring."""
    found: set[str] = set()
    for name, docstring in every_test():
        found |= {
            f"{letter.upper()}{part}.{rule}" for letter, part, rule in re.findall(r"_([a-z])(\d+)_(\d+)(?=_)", name)
        }
        found |= set(re.findall(r"\b[A-Z]\d+\.\d+\b", docstring))
    return found


@every_game
def test_every_rule_is_cited_by_a_test(game: AnyRules) -> None:
    rules = rules_of(game.name)
    assert rules
    assert len(set(rules)) == len(rules)
    assert [rule for rule in rules if rule not in cited()] == []


@every_game
def test_every_rule_that_is_cited_exists(game: AnyRules) -> None:
    """A number in the source that is on no page is a typing error."""
    rules = rules_of(game.name)
    letter = rules[0][0]
    for folder in ("src", "tests", "games"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            for number in re.findall(rf"(?<![\w.])({letter}\d+\.\d+)(?![\w.])", file.read_text("utf-8")):
                assert number in rules, f"{file.name}: {number}"


@every_game
def test_every_option_is_documented(game: AnyRules) -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    table = page.partition(f"### {game.name}\n")[2].partition("\n#")[0]
    documented = {row[0]: row[1] for row in re.findall(r"^\| `(\w+)` \|(.*)$", table, re.MULTILINE)}
    assert list(documented) == [field.encode_name for field in fields(game.options_type)]
    for field in fields(game.options_type):
        named = [value for value in values_of(field.type) if value.startswith('"')]
        assert all(f"`{value}`" in documented[field.encode_name] for value in named), field.encode_name


@every_game
def test_every_format_lists_its_new_options_and_their_values_in_older_records(game: AnyRules) -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8")
    for written, implied in game.options_since.items():
        row = re.search(rf"^\| `{written}` \|(.*)\|(.*)\|$", page, re.MULTILINE)
        assert row is not None
        assert game.name in row[1]
        for name, value in implied.items():
            assert f"`{name}`" in row[1]
            assert re.search(rf"`{name}`[^`]*`{json.dumps(value)}`", row[2]), name


@every_game
def test_every_choice_and_command_is_documented(game: AnyRules) -> None:
    page = (ROOT / "docs" / "records.md").read_text("utf-8").partition(f"\n## {game.name}\n")[2].partition("\n## ")[0]
    for choice in game.choice_types:
        assert f'"do": "{choice.__struct_config__.tag}"' in page


# -- examples ----------------------------------------------------------------------------------------------------------


def commands(page: str) -> list[str]:
    """Every line of the shell examples of a page."""
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line]


def test_the_shell_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    ran = 0
    for line in [*commands(README), *commands(PLAYING)]:
        program, *arguments = shlex.split(line)
        if program == "make":
            assert set(arguments) <= set(targets), line
        else:
            assert program == "deadpan", line
            assert deadpan(*arguments, stdin=b"q\n").status == 0, line
            ran += 1
    assert ran > 5


def test_the_first_two_commands_of_the_readme_are_make_play_and_make_test() -> None:
    assert commands(README)[:2] == ["make play", "make test"]


def test_the_first_example_prints_what_the_page_on_playing_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    shown = re.search(r"^```sh\n(deadpan [^\n]*)\n```\n```text\n(.*?)^```", PLAYING, re.MULTILINE | re.DOTALL)
    assert shown is not None
    assert deadpan(*shlex.split(shown[1])[1:]).out == shown[2]


@pytest.mark.parametrize("file", sorted((ROOT / "examples").glob("*.json")), ids=lambda file: file.name)
def test_every_example_replays(file: Path) -> None:
    assert replay(file.read_bytes()).status == 0


# -- the rest ----------------------------------------------------------------------------------------------------------


def test_the_changelog_has_this_version() -> None:
    assert re.search(rf"^## {re.escape(__version__)}\b", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)


def test_ci_runs_the_test_command_of_the_readme() -> None:
    assert "make test" in commands(README)
    assert (ROOT / ".ci" / "run").read_text("utf-8").splitlines()[-1] == "make test"


def test_lock_files_name_no_host_and_pin_everything() -> None:
    for file in sorted((ROOT / "requirements").glob("*.txt")):
        text = file.read_text("utf-8")
        assert "://" not in text
        assert "index-url" not in text
        for pinned in re.findall(r"^[\w.-]+(?:\[\w+\])?==.*(?:\n    .*)*", text, re.MULTILINE):
            assert "--hash=sha256:" in pinned
