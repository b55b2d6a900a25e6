"""A game under way (`Play`), and how it begins: as a new game, or from a record."""

from __future__ import annotations

from deadpan.session.history import History
from deadpan.session.new_game import begin, new_play, usual_names
from deadpan.session.play import Play
from deadpan.session.records import check_events, make_choices, open_record, replay, write_record

__all__ = [
    "History", "Play", "begin", "check_events", "make_choices", "new_play", "open_record", "replay",
    "usual_names", "write_record",
]  # fmt: skip
