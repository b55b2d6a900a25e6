"""Records in the library; the command that replays them has its own tests."""

from __future__ import annotations

import pickle
from typing import Any

import msgspec
import pytest

from deadpan.game import GAMES, game_called
from deadpan.kernel.errors import IllegalChoice, MalformedChoice, RecordError
from deadpan.kernel.record import LONGEST_NAME, MOST_BYTES, MOST_CHOICES, ReplayError, read_move, read_record
from deadpan.kernel.record_formats import FORMAT, FORMATS
from deadpan.kernel.rules import AnyRules
from deadpan.session import replay, write_record

pytestmark = pytest.mark.usefixtures("hush_throughout")

HEAD: dict[str, Any] = {"format": FORMAT, "game": "hush", "seats": ["Ada", "Bo"], "seed": "x"}


def rules() -> AnyRules:
    """The rules of Hush."""
    return game_called("hush").rules


def text(**changes: Any) -> bytes:
    return msgspec.json.encode({**HEAD, **changes})


def refused(data: bytes) -> tuple[str, dict[str, object]]:
    with pytest.raises(RecordError) as found:
        read_record(data, GAMES)
    return found.value.code, dict(found.value.data)


def test_a_record_is_read() -> None:
    record = read_record(text(options={"copies": 4}, choices=[]), GAMES)
    assert (record.game, record.seats, record.seed, record.options) == ("hush", ["Ada", "Bo"], "x", {"copies": 4})


def test_unknown_extra_keys_are_ignored() -> None:
    assert read_record(text(comment="played on a train"), GAMES).seed == "x"


def test_an_invalid_record_is_refused() -> None:
    assert refused(b"[]")[0] == "wrong-type"
    assert refused(text(format="deadpan/9")) == (
        "unknown-format",
        {"what": "deadpan/9", "known": "deadpan/1, deadpan/2"},
    )
    code, data = refused(text(game="chess"))
    assert (code, data["what"], data["count"]) == ("unknown-game", "chess", len(GAMES))
    assert refused(text(seats=["Ada"])) == ("wrong-seats", {"fewest": 2, "most": 4, "count": 1})
    assert refused(text(seats=["a", "b", "c", "d", "e"]))[0] == "wrong-seats"
    assert refused(text(seed=5)) == ("wrong-type", {"where": "seed", "expected": "str", "what": "int"})
    assert refused(text(seed="x" * 257))[0] in ("wrong-type", "wrong-value")
    assert refused(text(choices=[{}] * (MOST_CHOICES + 1))) == ("too-many-choices", {"most": MOST_CHOICES})
    assert refused(b" " * (MOST_BYTES + 1)) == ("file-too-big", {"most": MOST_BYTES})
    assert read_record(text(choices=[{}] * MOST_CHOICES), GAMES).seed == "x"
    without = {key: value for key, value in HEAD.items() if key != "seed"}
    assert refused(msgspec.json.encode(without)) == ("no-deal", {})


@pytest.mark.parametrize("name", ["", " ", "a\nb", "\x1b[2J", "x" * (LONGEST_NAME + 1), "\u202egnp"])
def test_a_name_is_one_line_of_text(name: str) -> None:
    assert refused(text(seats=["Ada", name])) == ("bad-name", {"where": "seats[1]", "most": LONGEST_NAME})


@pytest.mark.parametrize("name", ["Ada", "Żółć", "x" * LONGEST_NAME, "Jean-Luc d'Été", "名前", "<b>"])
def test_names_in_all_scripts_are_allowed(name: str) -> None:
    assert read_record(text(seats=["Ada", name]), GAMES).seats[1] == name


def failure(data: bytes, upto: int | None = None) -> tuple[str, str, str | None]:
    with pytest.raises(ReplayError) as found:
        replay(read_record(data, GAMES), GAMES, upto)
    return found.value.where, found.value.code, found.value.rule


def test_a_failing_replay_says_where() -> None:
    assert failure(text(options={"colour": "red"})) == ("record", "unknown-option", None)
    assert failure(text(options={"first": 3})) == ("setup", "wrong-option-first", "H1.3")
    assert failure(text(setup={})) == ("setup", "missing-field", None)
    assert failure(text(choices=[{"do": "play"}])) == ("choice 0", "missing-field", None)
    assert failure(text(options={"first": 0}, choices=[{"seat": 1, "do": "play", "card": 2}]))[::2] == (
        "choice 0",
        "H2.1",
    )


def test_an_error_is_pickled_completely() -> None:
    cause = IllegalChoice("kill-not-alone", "T3.2", tile=3)
    again = pickle.loads(pickle.dumps(cause))
    assert (type(again), again.code, again.rule, again.data) == (IllegalChoice, "kill-not-alone", "T3.2", {"tile": 3})
    failed = pickle.loads(pickle.dumps(ReplayError("choice 4", cause)))
    assert (type(failed), failed.where, failed.data, str(failed)) == (ReplayError, "choice 4", {"tile": 3}, str(cause))


def test_a_choice_in_a_record_has_a_seat() -> None:
    refused: list[tuple[dict[str, Any], str]] = [
        ({"do": "play", "card": 2}, "missing-field"),
        ({"seat": "0", "do": "play", "card": 2}, "wrong-type"),
        ({"seat": True, "do": "play", "card": 2}, "wrong-type"),
        ({"seat": 2, "do": "play", "card": 2}, "no-such-seat"),
        ({"seat": -1, "do": "play", "card": 2}, "no-such-seat"),
        ({"seat": 0, "do": "dance"}, "wrong-value"),
        ({"seat": 0}, "missing-field"),
        ({"seat": 0, "do": "play", "card": 2, "why": "spite"}, "unknown-field"),
    ]
    for raw, code in refused:
        with pytest.raises(MalformedChoice) as found:
            read_move(raw, rules(), 2)
        assert found.value.code == code
    with pytest.raises(MalformedChoice) as found:
        read_move({"do": "play"}, rules(), 2)
    assert found.value.data == {"where": ".", "what": "seat"}
    with pytest.raises(MalformedChoice) as found:
        read_move({"seat": None}, rules(), 2)
    assert found.value.data["where"] == "seat"
    seat, choice = read_move({"seat": 1, "do": "play", "card": 2}, rules(), 2)
    assert seat == 1
    assert msgspec.to_builtins(choice) == {"do": "play", "card": 2}


def two_moves() -> list[dict[str, Any]]:
    played = replay(read_record(text(options={"first": 0}), GAMES), GAMES)
    first = rules().legal_in(played.state, 0)[0]
    second = rules().legal_in(rules().apply(played.state, 0, first).state, 1)[0]
    return [{"seat": 0, **msgspec.to_builtins(first)}, {"seat": 1, **msgspec.to_builtins(second)}]


def test_a_replay_can_stop_before_the_end() -> None:
    data = text(options={"first": 0}, choices=[*two_moves(), {"seat": 9}])
    record = read_record(data, GAMES)
    assert len(replay(record, GAMES, 0).moves) == 0
    assert len(replay(record, GAMES, 2).moves) == 2
    assert failure(data) == ("choice 2", "no-such-seat", None)
    assert failure(data, 99) == ("choice 2", "no-such-seat", None)


def test_a_record_with_other_events_than_its_choices_lead_to_is_refused() -> None:
    choices = two_moves()
    played = replay(read_record(text(options={"first": 0}, choices=choices), GAMES), GAMES)
    events = played.events()

    def again(written: list[dict[str, Any]], upto: int | None = None) -> None:
        replay(read_record(text(options={"first": 0}, choices=choices, events=written), GAMES), GAMES, upto)

    again(events)
    again(events, 1)
    for wrong in (events[:-1], [*events, events[-1]], [*events[:-1], {"event": "moved"}]):
        with pytest.raises(ReplayError) as found:
            again(wrong)
        assert (found.value.where, found.value.code) == ("record", "events-differ")


# -- formats -----------------------------------------------------------------------------------------------------------


class Grown:
    """A game with an option that the first format did not have."""

    def __init__(self) -> None:
        self.options_since = {"deadpan/2": {"copies": 2}}

    def __getattr__(self, name: str) -> Any:
        return getattr(rules(), name)


GROWN: Any = {"hush": Grown()}


def test_an_option_newer_than_the_format_has_the_implied_value() -> None:
    old, new = (read_record(text(format=each), GROWN) for each in ("deadpan/1", "deadpan/2"))
    assert (old.options, new.options) == ({"copies": 2}, {})
    assert {old.format, new.format} == {"deadpan/2"}


def test_an_old_record_is_written_with_what_it_implied() -> None:
    played = replay(read_record(text(format="deadpan/1", options={"highest": 7}), GROWN), GROWN)
    written = msgspec.json.decode(write_record(played, "0.0.1"))
    assert (written["format"], written["options"]) == ("deadpan/2", {"copies": 2, "highest": 7})
    assert replay(read_record(msgspec.json.encode(written), GROWN), GROWN).state == played.state


def test_implied_values_that_are_defaults_are_not_written() -> None:
    game: Any = Grown()
    game.options_since = {"deadpan/2": {"copies": 3}}
    assert read_record(text(format="deadpan/1"), {"hush": game}).options == {}


def test_a_record_in_an_old_format_cannot_have_newer_options() -> None:
    with pytest.raises(RecordError) as found:
        read_record(text(format="deadpan/1", options={"copies": 2}), GROWN)
    assert (found.value.code, found.value.data) == ("unknown-field", {"where": "options", "what": "copies"})
    assert read_record(text(format="deadpan/2", options={"copies": 2}), GROWN).options == {"copies": 2}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_implied_options_are_options_of_the_game(game: Any) -> None:
    assert set(game.options_since) <= set(FORMATS[1:])
    implied = {name: value for since in game.options_since.values() for name, value in since.items()}
    assert set(implied) <= {field.encode_name for field in msgspec.structs.fields(game.options_type)}
    assert game.read_options(implied)


def test_a_record_without_a_seed_has_the_empty_seed() -> None:
    setup = rules().deal(rules().read_options({}), 2, "some deal")
    without = {key: value for key, value in HEAD.items() if key != "seed"}
    posed = replay(read_record(msgspec.json.encode({**without, "setup": setup}), GAMES), GAMES)
    seeded = replay(read_record(text(setup=setup, seed=""), GAMES), GAMES)
    assert rules().dump(posed.state) == rules().dump(seeded.state)


def test_the_record_of_a_finished_game_has_its_version_and_a_line_for_each_entry() -> None:
    setup = rules().deal(rules().read_options({}), 2, "some deal")
    other = 1 - setup["first"]
    setup["played"][other] = [setup["hands"][other]]
    setup["hands"][other] = None
    played = replay(read_record(text(setup=setup), GAMES), GAMES)
    written = write_record(played, "7.8.9")
    whole = msgspec.json.decode(written)
    assert whole["version"] == "7.8.9"
    assert [event["event"] for event in whole["events"]] == ["started", "dealt", "ended"]
    assert whole["setup"] == setup
    assert whole["choices"] == []
    assert written.count(b"\n    {") == 3, "an event a line"


def test_the_record_of_an_unfinished_game_is_written_as_short_as_it_was_read() -> None:
    played = replay(read_record(text(options={"first": 0}, choices=two_moves()), GAMES), GAMES)
    written = write_record(played, "0.0.1")
    assert set(msgspec.json.decode(written)) == {"format", "game", "options", "seats", "seed", "choices"}
    assert replay(read_record(written, GAMES), GAMES).told == played.told
    assert written.count(b"\n    {") == 2, "a choice a line"


def test_a_seat_hears_fewer_events_than_happened() -> None:
    played = replay(read_record(text(options={"first": 0}), GAMES), GAMES)
    assert [event["event"] for event in played.events()] == ["started", "dealt", "dealt", "drawn"]
    assert [event["event"] for event in played.events_heard(1)] == ["started", "dealt"]
    assert played.events_heard(1)[1]["seat"] == 1
    assert [event["event"] for event in played.events_heard(None)] == ["started"]
