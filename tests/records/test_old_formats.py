"""Records written by older versions replay to the same events, byte by byte.

``deadpan-1/`` holds records, with their events, as the last version with only that format wrote them.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from deadpan import __version__
from deadpan.game import GAMES
from deadpan.kernel.record import read_record
from deadpan.kernel.record_formats import FORMAT
from deadpan.session import replay, write_record
from tests.kit import Json

OLD = sorted((Path(__file__).parent / "deadpan-1").glob("*.json"))

every_old_record = pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)


def without_events(file: Path) -> Json:
    record: Json = msgspec.json.decode(file.read_bytes())
    assert record["format"] == "deadpan/1"
    assert len(record.pop("events")) > 5
    return record


def written_events(file: Path) -> bytes:
    """The events as they are written in the file, one per line."""
    _, _, rest = file.read_bytes().partition(b'  "events": [\n')
    lines, _, _ = rest.partition(b"\n  ]")
    return b"[" + b",".join(line.strip().rstrip(b",") for line in lines.splitlines()) + b"]"


def test_there_are_old_records_of_every_game_and_every_kind_of_showing() -> None:
    assert {without_events(file)["game"] for file in OLD} == set(GAMES)
    events = b"".join(map(written_events, OLD))
    assert all(kind in events for kind in (b'"balance-shown"', b'"sums-shown"', b'"retaliated"', b'"eliminated"'))


@every_old_record
def test_an_old_record_replays_to_the_same_events(file: Path) -> None:
    played = replay(read_record(msgspec.json.encode(without_events(file)), GAMES), GAMES)
    assert msgspec.json.encode(played.events()) == written_events(file)


@every_old_record
def test_an_old_record_with_its_events_is_accepted(file: Path) -> None:
    replay(read_record(file.read_bytes(), GAMES), GAMES)


@every_old_record
def test_an_old_record_that_is_written_again_has_the_new_format_and_the_old_events(file: Path) -> None:
    played = replay(read_record(file.read_bytes(), GAMES), GAMES)
    again = write_record(played, __version__)
    raw = msgspec.json.decode(again)
    assert raw["format"] == FORMAT
    assert (raw["options"].get("shown") == "number") == (raw["game"] == "au-pire-tu-meurs")
    twice = replay(read_record(again, GAMES), GAMES)
    assert msgspec.json.encode(twice.events()) == written_events(file)
    assert write_record(twice, __version__) == again
