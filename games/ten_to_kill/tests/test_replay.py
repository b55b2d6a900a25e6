"""``deadpan replay``: what a record of this game is told as."""

from __future__ import annotations

import pytest

from games.ten_to_kill.tests.posed_record import POSED
from tests.cli.command import replay


def test_a_record_with_a_set_up_is_told_in_words() -> None:
    ran = replay(POSED)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.splitlines() == [
        "10' to Kill",
        "Players: Ada and Bo.",
        "Edition: English.",
        "",
        "The game begins. Ada goes first.",
        "Ada’s hitman is the giraffe. Targets: the walrus, the panda and the koala.",
        "Bo’s hitman is the tiger. Targets: the cat, the mouse and the opossum.",
        "Ada kills the walrus: a target.",
        "Suspects: the cat and the giraffe. Bo sends the cat running to tile 2. Sirens: policeman 1 arrives at tile 1.",
        "Last round. Still to play: Ada and Bo.",
        "Ada moves policeman 1 to tile 15.",
        "Bo asks Ada about the wolf. “No.”",
        "",
        "Ada: 3 points.",
        "Bo: 2 points.",
        "Waiting for Bo.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Ada élimine le morse\u00a0: une cible."),
        ("fr", "Édition\u00a0: anglaise."),
        ("pl", "Ada zabija morsa: to cel."),
        ("pl", "Ada: 3 punkty."),
    ],
)
def test_a_record_is_told_in_other_languages(lang: str, said: str) -> None:
    assert said in replay(POSED, "--lang", lang).out.splitlines()


def test_with_a_seat_only_what_it_heard_is_told() -> None:
    lines = replay(POSED, "--seat", "1").out.splitlines()
    assert "Your hitman is the tiger. Targets: the cat, the mouse and the opossum." in lines
    assert not any("Ada’s hitman" in line for line in lines)


@pytest.mark.parametrize(
    ("seat", "lang", "said"),
    [
        ("0", "en", "You kill the walrus: a target."),
        ("0", "fr", "Vous éliminez le morse\u00a0: une cible."),
        ("0", "pl", "Zabijasz morsa: to cel."),
        ("1", "en", "Ada kills the walrus: a target."),
    ],
)
def test_the_reading_seat_is_addressed_as_you(seat: str, lang: str, said: str) -> None:
    assert said in replay(POSED, "--seat", seat, "--lang", lang).out.splitlines()


def test_every_event_has_a_line_of_its_own_if_requested() -> None:
    lines = replay(POSED, "--every").out.splitlines()
    assert "Ada kills the walrus: a target. Suspects: the cat and the giraffe." in lines
    assert "Bo sends the cat running to tile 2." in lines
    assert "You send the cat running to tile 2." in replay(POSED, "--every", "--seat", "1").out.splitlines()


def test_json_has_exactly_the_keys_of_the_contract() -> None:
    told = replay(POSED, "--json").json
    assert set(told) == {"over", "asked", "scores", "winners", "events", "legal", "position"}
    assert told["over"] is False
    assert told["asked"] == [1]
    assert told["scores"] == [3, 2]
    assert told["winners"] == []
    assert {"event": "answered", "by": 1, "who": "wolf", "whom": 0, "yes": False} in told["events"]
    assert {choice["seat"] for choice in told["legal"]} == {1}
    assert told["position"]["police"] == [15]


def test_a_kill_is_the_event_of_the_contract() -> None:
    assert replay(POSED, "--json").json["events"][3] == {
        "event": "killed",
        "by": 0,
        "victim": "walrus",
        "as": "target",
        "owner": None,
        "suspects": ["cat", "giraffe"],
    }


def test_silent_suspects_are_in_the_complete_events_and_in_no_seats_events() -> None:
    silent = {**POSED, "options": {"suspects": "silent"}}
    assert replay(silent, "--json").json["events"][3]["suspects"] == ["cat", "giraffe"]
    heard = [event for event in replay(silent, "--json", "--seat", "0").json["events"] if event["event"] == "killed"]
    assert [set(event) for event in heard] == [{"event", "by", "victim", "as", "owner"}]


def test_every_printed_legal_choice_can_be_appended() -> None:
    for choice in replay(POSED, "--json").json["legal"]:
        assert replay({**POSED, "choices": [*POSED["choices"], choice]}).status == 0


def test_a_printed_position_can_be_posed() -> None:
    position = replay(POSED, "--json").json["position"]
    again = replay({**POSED, "setup": position, "choices": []}, "--json").json
    assert again["asked"] == [1]
    assert again["position"] == position
