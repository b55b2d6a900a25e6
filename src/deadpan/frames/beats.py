"""The beats of a game for each audience, built incrementally: the cost of a step does not grow with the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final

from deadpan.frames.snapshot import Snapshot
from deadpan.game import grouper_of
from deadpan.kernel.beats import Beat, BeatStream, begin_beats
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event

_KEPT: Final = 2
"""How many of the latest streams of a seat are kept: the next step continues one of them."""


class FrameBeats:
    """Caches the beat stream of each audience. A stream that is not in the cache is built from the events heard."""

    def __init__(self, game: AnyRules) -> None:
        self._game = game
        self._grouper = grouper_of(game.name)
        self._streams: defaultdict[Seat | None, dict[int, BeatStream]] = defaultdict(dict)
        """By seat and by number of choices."""

    def all(self, n: int, seat: Seat | None, view: Any) -> tuple[Beat, ...]:
        """Every beat after ``n`` choices, for the seat of this view."""
        stream, beats = begin_beats(self._grouper, seat).up_to(self._game.heard(view), view)
        self._keep(n, seat, stream)
        return beats

    def changed(
        self, before: Snapshot, snapshot: Snapshot, seat: Seat | None, view: Any, heard: Sequence[Event]
    ) -> tuple[Beat, ...]:
        """The beats that are new or have grown since the snapshot before.

        ``view`` is the seat's view at this snapshot, ``heard`` are the events of the step that the seat hears.
        """
        streams = self._streams[seat]
        if before.n not in streams:
            self.all(before.n, seat, self._game.view(before.state, seat))
        stream, beats = streams[before.n].after(heard, self._grouper.remarks(view))
        self._keep(snapshot.n, seat, stream)
        return beats

    def _keep(self, n: int, seat: Seat | None, stream: BeatStream) -> None:
        streams = self._streams[seat]
        streams[n] = stream
        if len(streams) > _KEPT:
            for old in [each for each in streams if each <= n - _KEPT]:
                del streams[old]
