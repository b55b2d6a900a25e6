"""``deadpan replay``: the contract of the record format."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from tests.cli.command import POSED, deadpan, replay


def test_a_record_with_a_set_up_is_told_in_words() -> None:
    ran = replay(POSED)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.splitlines() == [
        "Hush",
        "Players: Ada and Bo.",
        "",
        "The game begins. Ada goes first.",
        "Ada looks at a card: 1.",
        "Bo looks at a card: 3.",
        "Ada draws a card: 5.",
        "Ada plays 5.",
        "Bo draws a card: 2.",
        "Bo plays 2.",
        "Ada draws a card: 6.",
        "Ada plays 1 and says that Bo holds 2. Wrong.",
        "Bo draws a card: 6.",
        "",
        "Ada: 0 points.",
        "Bo: 0 points.",
        "Waiting for Bo.",
    ]


def test_options_that_are_not_defaults_are_told() -> None:
    record = deadpan("new", "hush", "--copies", "2", "--seed", "x").json
    assert "Copies: 2." in replay(record).out.splitlines()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Bo pioche une carte\u00a0: 2."),
        ("fr", "On attend Bo."),
        ("pl", "Ada zagrywa 1 i zgaduje. Bo: 2. Nie zgadza się."),
        ("pl", "Ada: 0 punktów."),
    ],
)
def test_a_record_is_told_in_other_languages(lang: str, said: str) -> None:
    assert said in replay(POSED, "--lang", lang).out.splitlines()


def test_with_a_seat_only_what_it_heard_is_told() -> None:
    lines = replay(POSED, "--seat", "1").out.splitlines()
    assert "You look at a card: 3." in lines
    assert not any("Ada looks" in line or "Ada draws" in line for line in lines)


@pytest.mark.parametrize(
    ("seat", "lang", "said"),
    [
        ("1", "en", "You draw a card: 2."),
        ("1", "pl", "Dobierasz kartę: 2."),
        ("1", "pl", "Ada zagrywa 1 i zgaduje. Ty: 2. Nie zgadza się."),
        ("0", "en", "Bo plays 2."),
    ],
)
def test_the_reading_seat_is_addressed_as_you(seat: str, lang: str, said: str) -> None:
    assert said in replay(POSED, "--seat", seat, "--lang", lang).out.splitlines()


def test_every_event_has_a_line_of_its_own_if_requested() -> None:
    lines = replay(POSED, "--every").out.splitlines()
    assert "Ada draws a card: 5." in lines
    assert "Ada plays 5." in lines
    assert "You draw a card: 5." in replay(POSED, "--every", "--seat", "0").out.splitlines()


def test_json_has_exactly_the_keys_of_the_contract() -> None:
    told = replay(POSED, "--json").json
    assert set(told) == {"over", "asked", "scores", "winners", "events", "legal", "position"}
    assert told["over"] is False
    assert told["asked"] == [1]
    assert told["scores"] == [0, 0]
    assert told["winners"] == []
    assert {"event": "guessed", "by": 0, "whom": 1, "card": 2, "right": False} in told["events"]
    assert {choice["seat"] for choice in told["legal"]} == {1}
    assert told["position"]["first"] == 1


def test_json_for_a_seat_has_its_view_instead_of_the_position() -> None:
    told = replay(POSED, "--json", "--seat", "1").json
    assert set(told) == {"over", "asked", "scores", "winners", "events", "legal", "view"}
    assert told["view"]["seat"] == 1
    dealt = [event["seat"] for event in told["events"] if event["event"] == "dealt"]
    assert dealt == [1]
    assert told["legal"] == replay(POSED, "--json").json["legal"]


def test_a_seat_that_is_not_asked_has_no_legal_choices() -> None:
    assert replay(POSED, "--json", "--seat", "0").json["legal"] == []


def test_at_stops_after_so_many_choices() -> None:
    told = replay(POSED, "--json", "--at", "1").json
    assert told["asked"] == [1]
    assert {choice["do"] for choice in told["legal"]} == {"play"}
    assert replay(POSED, "--json", "--at", "0").json["asked"] == [0]


def test_at_beyond_the_end_is_the_end() -> None:
    assert replay(POSED, "--json", "--at", "99999999999999999999") == replay(POSED, "--json")


def test_at_does_not_validate_later_choices() -> None:
    wrong = copy.deepcopy(POSED)
    wrong["choices"].append({"seat": 7})
    assert replay(wrong, "--at", "3").status == 0


def test_every_printed_legal_choice_can_be_appended() -> None:
    for choice in replay(POSED, "--json").json["legal"]:
        assert replay({**POSED, "choices": [*POSED["choices"], choice]}).status == 0


def test_a_printed_position_can_be_posed() -> None:
    position = replay(POSED, "--json").json["position"]
    again = replay({**POSED, "setup": position, "choices": []}, "--json").json
    assert again["asked"] == [1]
    assert again["position"] == position


def test_a_file_is_read_like_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    deadpan("random", "hush", "--seed", "x", "--seats", "2", "-o", file)
    assert deadpan("replay", file, "--json") == replay(file.read_bytes(), "--json")
    assert deadpan("replay", file, "--json").json["over"] is True
