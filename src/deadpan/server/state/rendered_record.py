"""Renders the record of a finished game from the log of its table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from deadpan import __version__
from deadpan.kernel.record import Record
from deadpan.kernel.record_formats import FORMAT
from deadpan.kernel.rules import AnyRules
from deadpan.server.state.finished_games import FinishedGame
from deadpan.server.state.game_entries import Began, BrokenOff, Chose
from deadpan.server.state.log_entries import decode_entry
from deadpan.server.state.logged_options import options_from_log
from deadpan.session import replay, write_record


class RenderedRecord(Struct, frozen=True):
    """The record of a game, as JSON text."""

    game: str
    number: int
    text: bytes


def render_record(finished: FinishedGame, log: Sequence[bytes], games: Mapping[str, AnyRules]) -> RenderedRecord:
    """Render the record of a finished game. This replays the game."""
    began, *later = map(decode_entry, log[finished.start : finished.stop])
    assert isinstance(began, Began)
    choices: list[dict[str, Any]] = []
    for entry in later:
        if isinstance(entry, Chose):
            choices.append({"seat": entry.seat, **entry.choice})
        elif isinstance(entry, BrokenOff) and entry.told is not None:
            del choices[entry.told :]
    record = Record(
        format=FORMAT,
        game=finished.game,
        options=options_from_log(games[finished.game], began.options),
        seats=list(finished.names),
        seed=began.seed,
        setup=began.setup,
        choices=choices,
    )
    return RenderedRecord(finished.game, finished.number, write_record(replay(record, games), __version__))
