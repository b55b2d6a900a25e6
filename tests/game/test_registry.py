"""A broken game package is reported with its reason, and other games still work."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

import pytest

from deadpan.game import Game, game_called
from tests.cli.command import deadpan
from tests.hush import look_anew

WHOLE = """
from deadpan import Game
from importlib.resources import files
from types import SimpleNamespace
from msgspec import defstruct
from deadpan.kernel.types import Choice, Event

def game(**changed):
    known = dict(
        name="toy", players=range(2, 5), options_type=defstruct("Options", []), choice_types=(Choice,),
        event_types=(Event,),
    )
    return Game(rules=SimpleNamespace(**{**known, **changed}), words=files(__name__) / "words")

GAME = game()
"""

Install: TypeAlias = Callable[..., None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Installs a package with a game whose module has this code, where this process and its children find it."""

    modules: list[str] = []

    def installed(package: str, code: str, game: str = "toy", words: bytes | None = b"toy-title = Toy\n") -> None:
        folder = tmp_path / package
        module = package.replace("-", "_")
        (folder / module / "words").mkdir(parents=True)
        (folder / module / "__init__.py").write_text(code)
        if words is not None:
            (folder / module / "words" / "en.ftl").write_bytes(words)
        metadata = folder / f"{module}-1.2.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (metadata / "entry_points.txt").write_text(f"[deadpan.games]\n{game} = {module}:GAME\n")
        monkeypatch.syspath_prepend(str(folder))
        modules.append(module)
        look_anew()

    yield installed
    monkeypatch.undo()
    for module in modules:
        sys.modules.pop(module, None)
    look_anew()


def broken() -> Mapping[str, list[tuple[str, str, str]]]:
    """By game: the package, its version and the reason, of each game that `deadpan games` lists as broken."""
    ran = deadpan("games", "--json")
    assert (ran.status, ran.err) == (0, "")
    found: dict[str, list[tuple[str, str, str]]] = {}
    for each in ran.json["broken"]:
        found.setdefault(each["name"], []).append((each["distribution"], each["version"], each["reason"]))
    return found


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("raise RuntimeError('no luck')", "RuntimeError: no luck"),
        ("import sys; sys.exit('gone')", "SystemExit: gone"),
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def", "SyntaxError: "),
        ("GAMES = 1", "AttributeError: "),
        ("GAME = 3", "TypeError: toy_package:GAME is no deadpan.Game but a int"),
        (WHOLE + "GAME = game(name='other')", "ValueError: toy_package:GAME is called 'other', its entry point 'toy'"),
        (WHOLE + "GAME = game(players=range(0))", "ValueError: players are a range"),
        (WHOLE + "GAME = game(players=(2, 3))", "ValueError: players are a range"),
        (WHOLE + "GAME = game(options_type=dict)", "TypeError: options_type is a msgspec.Struct"),
        (WHOLE + "GAME = game(options_type=defstruct('O', ['a']))", "TypeError: options_type is a msgspec.Struct"),
        (WHOLE + "GAME = game(choice_types=())", "ValueError: choice_types and event_types"),
        (WHOLE + "GAME = Game(rules=None)", "AttributeError: "),
    ],
)
def test_a_broken_package_is_reported_with_its_reason_and_affects_no_other(
    install: Install, code: str, reason: str
) -> None:
    install("toy-package", code)
    ((package, version, why),) = broken()["toy"]
    assert (package, version) == ("toy-package", "1.2")
    assert why.startswith(reason)
    assert deadpan("new", "toy").err == (
        "record: The game “toy” cannot be loaded (package: toy-package 1.2). The command “deadpan games” says why.\n"
    )
    shown = deadpan("games").out
    assert "It cannot be loaded: " in shown
    assert "Package: toy-package 1.2." in shown
    for name in deadpan("games", "--json").json["games"]:
        assert deadpan("random", name["name"]).status == 0


@pytest.mark.parametrize("words", [None, b"toy-title = \xff\n"], ids=["none", "no UTF-8"])
def test_a_game_with_unreadable_words_is_broken(install: Install, words: bytes | None) -> None:
    install("toy-package", WHOLE, words=words)
    assert [package for package, _, _ in broken()["toy"]] == ["toy-package"]


def test_a_name_that_cannot_be_in_an_address_is_refused(install: Install) -> None:
    install("toy-package", WHOLE + "GAME = game(name='To/y')", game="To/y")
    assert broken()["To/y"][0][2].startswith("ValueError: the name 'To/y'")


def test_the_same_game_unbroken_is_listed_with_its_package(install: Install) -> None:
    install("toy-package", WHOLE)
    assert broken() == {}
    (toy,) = [each for each in deadpan("games", "--json").json["games"] if each["name"] == "toy"]
    assert (toy["distribution"], toy["version"], toy["title"], toy["players"]) == (
        "toy-package", "1.2", "Toy", [2, 3, 4],
    )  # fmt: skip
    assert toy["bots"] == ["random", "sampler"]


def test_two_packages_with_one_game_name_are_both_broken(install: Install) -> None:
    install("one-toy", WHOLE)
    install("other-toy", WHOLE)
    both = broken()["toy"]
    assert sorted(package for package, _, _ in both) == ["one-toy", "other-toy"]
    assert all("one-toy" in why and "other-toy" in why for _, _, why in both)
    refused = deadpan("new", "toy").err
    assert "one-toy 1.2" in refused
    assert "other-toy 1.2" in refused


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "✗ The game toy of the package toy-package 1.2 cannot be loaded: RuntimeError: no luck"),
     ("fr", "✗ Le jeu toy du paquet toy-package 1.2 ne peut pas être chargé\u00a0: RuntimeError: no luck"),
     ("pl", "✗ Gry toy z pakietu toy-package 1.2 nie można wczytać: RuntimeError: no luck")],
)  # fmt: skip
def test_the_doctor_names_the_package(install: Install, tmp_path: Path, lang: str, line: str) -> None:
    install("toy-package", "raise RuntimeError('no luck')")
    ran = deadpan("doctor", "--data", tmp_path / "empty", "--lang", lang)
    assert ran.status == 1
    assert line in ran.out.splitlines()


def test_the_doctor_counts_the_games_if_none_is_broken(tmp_path: Path) -> None:
    findings = deadpan("doctor", "--data", tmp_path / "empty", "--json").json["findings"]
    assert findings[-1]["level"] == "well"
    assert (findings[-1]["code"], findings[-1]["data"]) == (
        "games-whole", {"count": len(deadpan("games", "--json").json["games"])},
    )  # fmt: skip


def test_games_lists_packages_in_every_language(hush: Game) -> None:
    for lang, title in (("en", "Hush"), ("fr", "Chut"), ("pl", "Cicho sza")):
        shown = deadpan("games", "--lang", lang).out
        assert title in shown
        assert "deadpan-hush 0.1.0." in shown


def test_games_in_a_child_process_finds_hush(hush_environment: dict[str, str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "deadpan", "games"], env=hush_environment, capture_output=True, text=True, check=True
    )
    assert "deadpan-hush 0.1.0" in ran.stdout


def test_game_called_explains_a_missing_game() -> None:
    with pytest.raises(KeyError, match="unknown-game"):
        game_called("chess")


@pytest.mark.parametrize("command", ["new", "random"])
def test_an_option_of_the_game_is_an_option_of_the_command(hush: Game, command: str) -> None:
    """At any position; unknown options are refused, and the command's own options take precedence."""
    assert deadpan(command, "hush", "--highest", "7", "--copies=4", "--seed", "x").json["options"] == {
        "highest": 7, "copies": 4,
    }  # fmt: skip
    assert deadpan(command, "--highest", "7", "hush").json["options"] == {"highest": 7}
    assert deadpan(command, "hush", "--edition", "fr").err.startswith("deadpan: No such option: --edition")
    assert deadpan(command, "hush", "--highest").err == "deadpan: Invalid value for --highest: a value is missing\n"
    assert deadpan(command, "hush", "--highest", "99").status == 2
