"""Untrusted records of this game: a single line says what is wrong and where."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.ten_to_kill.tests.posed_record import POSED
from tests.cli.command import assert_refused, changed, deadpan, replay


@pytest.mark.parametrize(
    ("record", "start"),
    [
        (changed(POSED, "choices.0", {"seat": 0, "do": "kill", "who": "giraffe"}), "choice 0: T3.1: "),
        (changed(POSED, "choices.0", {"seat": 0, "do": "kill", "who": "panda"}), "choice 0: T3.1: "),
        (changed(POSED, "choices.0", {"seat": 0, "do": "kill", "who": "fox"}), "choice 0: T3.5: "),
        (changed(POSED, "setup.characters.fox", 0), "choice 0: T3.2: "),
        (changed(POSED, "setup.police", [4]), "choice 0: T3.2: "),
        (changed(POSED, "choices.1", {"seat": 0, "do": "move", "who": "cat", "to": 3}), "choice 1: T4.5: "),
        (changed(POSED, "choices.1", {"seat": 1, "do": "move", "who": "cat", "to": 3}), "choice 1: T4.5: "),
        (changed(POSED, "choices.1", {"seat": 1, "do": "flee", "who": "cat", "to": 1}), "choice 1: T4.5: "),
        (changed(POSED, "choices.2", {"seat": 0, "do": "kill", "who": "cat"}), "choice 2: T2.1: "),
        (changed(POSED, "choices.2", {"seat": 0, "do": "move", "who": "police-2", "to": 1}), "choice 2: T2.3: "),
        (
            changed(POSED, "choices.3", {"seat": 1, "do": "investigate", "who": "police-1", "whom": 0}),
            "choice 3: T5.1: ",
        ),
    ],
)
def test_an_illegal_choice_is_reported_with_its_number_and_the_rule(record: Any, start: str) -> None:
    assert_refused(replay(record), start)


def test_a_choice_after_the_end_is_reported_with_the_rule_that_ended_the_game() -> None:
    over = json.loads(deadpan("random", "ten-to-kill", "--seed", "x").out)
    extra = {"seat": 0, "do": "move", "who": "cat", "to": 0}
    del over["events"]
    over["choices"].append(extra)
    assert_refused(replay(over), f"choice {len(over['choices']) - 1}: T6.")


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        ("setup.tiles.3.at", [0, 0], "setup: T1.3: "),
        ("setup.tiles.3.at", [9, 9], "setup: T1.3: "),
        ("setup.tiles", [{"at": [0, 0]}], "setup: T1.3: "),
        ("setup.characters.unicorn", 3, "setup: T1.1: "),
        ("setup.characters.cat", 16, "setup: T1.5: "),
        ("setup.characters.cat", [1, 2], "setup: "),
        ("setup.hands.0.targets", ["walrus", "panda", "koala", "cat", "fox"], "setup: T1.6: "),
        ("setup.hands.1.hitman", "giraffe", "setup: T1.6: "),
        ("setup.hands.1.hitman", "walrus", "setup: T1.6: "),
        ("setup.hands", [], "setup: T1.6: "),
        ("setup.first", 2, "setup: T1.7: "),
        ("setup.colour", "red", "setup: "),
        ("options", {"edition": "de"}, "record: "),
        ("options", {"board": [[0, 0]] * 16}, "record: T1.3: "),
        ("choices.0", {"do": "kill", "who": "walrus"}, "choice 0: "),
        ("choices.0", {"seat": 2, "do": "kill", "who": "walrus"}, "choice 0: "),
        ("choices.0", {"seat": True, "do": "kill", "who": "walrus"}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "kill", "who": "walrus\n\x1b[31m"}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "move", "who": "cat", "to": 10**400}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "move", "who": "cat", "to": 1.5}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "kill", "who": "walrus", "how": "softly"}, "choice 0: "),
        ("setup.characters.cat", float("nan"), "record: "),
        ("setup.characters.cat", float("inf"), "record: "),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_wrong_value_is_reported_in_one_line(path: str, value: Any, start: str, lang: str) -> None:
    assert_refused(replay(changed(POSED, path, value), "--lang", lang), start)
