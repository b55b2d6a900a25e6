"""``deadpan replay``: the contract of the record format."""

from __future__ import annotations

import copy
from pathlib import Path

import pytest

from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.session import replay as replayed
from tests.cli.command import POSED, deadpan, replay


def test_a_record_with_a_set_up_is_told_in_words() -> None:
    ran = replay(POSED)
    assert ran.status == 0
    assert ran.err == ""
    assert ran.out.splitlines() == [
        "10' to Kill",
        "Players: Ada and Bo.",
        "Options: Edition: English.",
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
        "Next to choose: Bo.",
    ]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "Ada élimine le morse : une cible."),
        ("fr", "Options : Édition : anglaise."),
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
        ("0", "fr", "Vous éliminez le morse : une cible."),
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
    assert {choice["do"] for choice in told["legal"]} == {"flee"}
    assert replay(POSED, "--json", "--at", "0").json["asked"] == [0]


def test_at_beyond_the_end_is_the_end() -> None:
    assert replay(POSED, "--json", "--at", "99999999999999999999") == replay(POSED, "--json")


def test_at_does_not_validate_later_choices() -> None:
    wrong = copy.deepcopy(POSED)
    wrong["choices"].append({"seat": 7})
    assert replay(wrong, "--at", "4").status == 0


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
    deadpan("random", "ten-to-kill", "--seed", "x", "--seats", "2", "-o", file)
    assert deadpan("replay", file, "--json") == replay(file.read_bytes(), "--json")
    assert deadpan("replay", file, "--json").json["over"] is True


DEMONSTRATION = Path(__file__).parents[2] / "examples" / "demonstration-turn.json"


def demonstration(*arguments: str) -> str:
    """The demonstration turn of the rulebook, in French."""
    ran = deadpan("replay", str(DEMONSTRATION), "--lang", "fr", *arguments)
    assert ran.status == 0
    return ran.out


@pytest.mark.parametrize(
    ("seat", "who"),
    [([], "Bo montre à Ada"), (["--seat", "0"], "Bo te montre"), (["--seat", "1"], "Tu montres à Ada")],
    ids=["all", "the accuser", "the accused"],
)
def test_the_accuser_is_told_the_character_and_the_cards_of_the_balance(seat: list[str], who: str) -> None:
    """A6.1, A1.8: the line names the character, its place in the family, and the cards of the life pile."""
    pile = "ton" if who.startswith("Tu") else "son"
    assert f"{who} un solde de 0 an : Anibal (le chien). Dans {pile} tas : Cata." in demonstration(*seat)


@pytest.mark.parametrize(
    ("lang", "who"),
    [
        ("en", "You are Anibal (the dog)."),
        ("fr", "Tu joues Anibal (le chien)."),
        ("pl", "Twoja postać to Anibal (pies)."),
    ],
)
def test_a_player_is_told_the_place_of_the_own_character_in_the_family(lang: str, who: str) -> None:
    """A1.8."""
    told = deadpan("replay", str(DEMONSTRATION), "--lang", lang, "--seat", "1").out
    assert any(line.startswith(who) for line in told.splitlines())


def test_a_third_seat_is_told_of_the_accusation_and_of_nothing_that_was_shown() -> None:
    told = demonstration("--seat", "2")
    assert "Ada à Bo : « T’es mort ! » Bo quitte la partie : flagrant délit de décès." in told.splitlines()
    for secret in ("Anibal", "le chien", "Cata", "solde"):
        assert secret not in told


def test_a_spectator_is_told_no_more_than_a_third_seat() -> None:
    told = replayed(read_record(DEMONSTRATION.read_bytes(), GAMES), GAMES).tell("fr")
    assert told[-1] == "Ada à Bo : « T’es mort ! » Bo quitte la partie : flagrant délit de décès."
    assert not any(secret in line for line in told for secret in ("Anibal", "Cata", "solde"))
