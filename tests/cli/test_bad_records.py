"""Untrusted records: a single line says what is wrong and where; no traceback, no partial output."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from deadpan.game import GAMES
from deadpan.kernel.record import MOST_BYTES
from tests.cli.command import POSED, assert_refused, changed, deadpan, replay


@pytest.mark.parametrize(
    ("record", "start"),
    [
        (changed(POSED, "choices.0", {"seat": 1, "do": "play", "card": 3}), "choice 0: H2.1: "),
        (changed(POSED, "choices.0", {"seat": 0, "do": "play", "card": 4}), "choice 0: H2.1: "),
        (changed(POSED, "choices.1", {"seat": 1, "do": "guess", "whom": 0, "card": 5}), "choice 1: H2.1: "),
        (changed(POSED, "choices.2", {"seat": 0, "do": "guess", "whom": 0, "card": 2}), "choice 2: H2.1: "),
    ],
)
def test_an_illegal_choice_is_reported_with_its_number_and_the_rule(record: Any, start: str) -> None:
    assert_refused(replay(record), start)


def test_a_choice_after_the_end_is_reported_with_the_rule_that_ended_the_game() -> None:
    over = json.loads(deadpan("random", "hush", "--seed", "x").out)
    extra = {"seat": 0, "do": "play", "card": 2}
    del over["events"]
    over["choices"].append(extra)
    assert_refused(replay(over), f"choice {len(over['choices']) - 1}: H3.")


@pytest.mark.parametrize(
    ("path", "value", "start"),
    [
        ("setup", [], "record: "),
        ("options", {"colour": "red"}, "record: "),
        ("game", "chess", "record: "),
        ("format", "deadpan/3", "record: "),
        ("seats", ["Ada"], "record: "),
        ("seats", ["Ada", ""], "record: "),
        ("seats", ["Ada", "Bo\x1b[2J"], "record: "),
        ("seats", ["Ada", "\ud800"], "record: "),
        ("seats", ["Ada", "B" * 65], "record: "),
        ("seed", 5, "record: "),
        ("seed", "\udc00", "record: "),
        ("seed", "x" * 257, "record: "),
        ("choices", {}, "record: "),
        ("choices.0", {"seat": 0, "do": "dance"}, "choice 0: "),
        ("events", [{"event": "started", "first": 1}], "record: "),
        ("setup.hands", [], "setup: "),
        ("setup.hands.0", [1, 2], "setup: "),
        ("setup.hands.0", 7, "setup: H1.1: "),
        ("setup.pile.0", 1, "setup: H1.1: "),
        ("setup.first", 2, "setup: H1.3: "),
        ("setup.colour", "red", "setup: "),
        ("setup.aside", float("nan"), "record: "),
        ("setup.aside", float("inf"), "record: "),
        ("options", {"copies": 9}, "record: "),
        ("options", {"highest": 7}, "setup: H1.1: "),
        ("choices.0", {"do": "play", "card": 5}, "choice 0: "),
        ("choices.0", {"seat": 2, "do": "play", "card": 5}, "choice 0: "),
        ("choices.0", {"seat": True, "do": "play", "card": 5}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "play", "card": "5\n\x1b[31m"}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "play", "card": 10**400}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "play", "card": 1.5}, "choice 0: "),
        ("choices.0", {"seat": 0, "do": "play", "card": 5, "how": "softly"}, "choice 0: "),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr", "pl"])
def test_a_wrong_value_is_reported_in_one_line(path: str, value: Any, start: str, lang: str) -> None:
    assert_refused(replay(changed(POSED, path, value), "--lang", lang), start)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"7",
        b"\x00\xff\xfe\x80 garbage",
        b"\xef\xbb\xbf{}",
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b'{"format": "deadpan/1", "format": "deadpan/1"}',
        b'{"format": 1e999}',
        b'{"format": ' + b"9" * 10_000 + b"}",
        b"{" + b",".join(b'"%d":0' % number for number in range(200_000)) + b',"7":1}',
        b" " * (MOST_BYTES + 1),
    ],
    ids=lambda text: repr(text[:20]),
)
def test_text_that_is_no_record_is_refused(text: bytes) -> None:
    assert_refused(replay(text), "record: ")


def test_a_million_choices_are_refused() -> None:
    assert_refused(replay({**POSED, "choices": [{}] * 1_000_000}), "record: ")


def test_deep_nesting_inside_a_record_is_refused() -> None:
    text = json.dumps(POSED).replace('"aside": 6', '"aside": ' + "[" * 500 + "]" * 500)
    assert_refused(replay(text.encode()), "setup: ")


@pytest.mark.parametrize("name", ["no such file", "", "\x1b[2J", "nul\0byte", "x" * 5000])
def test_a_missing_file_is_refused(name: str) -> None:
    assert_refused(deadpan("replay", name), "record: ")


def test_a_directory_is_refused(tmp_path: Path) -> None:
    assert_refused(deadpan("replay", tmp_path), "record: ")


def test_an_endless_file_is_refused() -> None:
    assert_refused(deadpan("replay", "/dev/zero"), "record: ")


@pytest.mark.parametrize("seat", ["9", "2", "-1", "99999999999999999999"])
def test_an_unknown_seat_is_refused(seat: str) -> None:
    assert_refused(replay(POSED, "--seat", seat), "record: ")


def test_a_negative_number_of_choices_is_refused() -> None:
    assert_refused(replay(POSED, "--at", "-1"), "record: ")


@pytest.mark.parametrize("arguments", [["--seat", "x"], ["--at", "1.5"], ["--lang", "de"], ["--colour"], ["a", "b"]])
def test_invalid_arguments_are_refused_in_one_line(arguments: list[str]) -> None:
    assert_refused(replay(POSED, *arguments), "deadpan: ")


# -- random damage -----------------------------------------------------------------------------------------------------

SEEDS = [json.loads(deadpan("random", name, "--seed", seed).out) for name in GAMES for seed in ("a", "b")]
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.sampled_from(["guess", "2", 1]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=5,
)


@st.composite
def spoilt(draw: st.DrawFn) -> dict[str, Any]:
    """A good record with one part changed, removed, duplicated or swapped."""
    record: dict[str, Any] = copy.deepcopy(draw(st.sampled_from([POSED, *SEEDS])))
    record["choices"] = record["choices"][:12]
    if draw(st.booleans()):
        record.pop("events", None)
    for _ in range(draw(st.integers(1, 3))):
        place: Any = record
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = draw(st.sampled_from(keys))
            inner = place[key]
            if isinstance(inner, (dict, list)) and inner and draw(st.integers(0, 3)):
                place = inner
                continue
            match draw(st.sampled_from(["change", "drop", "double", "swap"])):
                case "change":
                    place[key] = draw(JUNK)
                case "drop":
                    del place[key]
                case "double" if isinstance(place, list):
                    place.insert(key, copy.deepcopy(inner))
                case "swap":
                    other = draw(st.sampled_from(keys))
                    place[key], place[other] = place[other], inner
                case _:
                    pass
            break
    return record


@pytest.mark.slow
@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(record=spoilt(), arguments=st.sampled_from([[], ["--json"], ["--seat", "1"], ["--json", "--seat", "0"]]))
def test_a_damaged_record_is_replayed_or_refused_cleanly(record: dict[str, Any], arguments: list[str]) -> None:
    ran = replay(record, *arguments)
    if ran.status == 0:
        assert ran.err == ""
        assert ran.out.endswith("\n")
        assert "\x1b" not in ran.out
    else:
        assert_refused(ran)


@settings(max_examples=100, deadline=None)
@given(text=st.binary(max_size=200))
def test_random_bytes_are_refused(text: bytes) -> None:
    assert_refused(replay(text), "record: ")
