"""Writes the log of a table. An entry is applied to the state only when it is safe in the store."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any

from deadpan.kernel.types import Step
from deadpan.server.errors import TableError
from deadpan.server.scheduling import Clock
from deadpan.server.state import AnyEntry, TableState, encode_entries, is_choice_of_person
from deadpan.server.state.written_game import written_phase
from deadpan.server.storage import Phase, Store, StoreError

log = logging.getLogger(__name__)


class LogWriter:
    """Writes the entries of one table. ``on_failure`` is called when a write fails."""

    def __init__(self, state: TableState, store: Store, clock: Clock, on_failure: Callable[[], None]) -> None:
        self.is_broken = False
        """A write failed or was cancelled: the state in memory may differ from the log."""
        self._state = state
        self._store = store
        self._clock = clock
        self._on_failure = on_failure

    async def write(
        self, entries: Sequence[AnyEntry], phase: Phase | None = None, step: Step[Any] | None = None
    ) -> None:
        """Write entries durably, then apply them; ``step`` is the result of a choice in them. Raises `TableError`."""
        state = self._state
        lines = encode_entries(entries)
        # A table where no person has made a choice is listed as a lobby, which is kept for less time.
        is_played = state.is_played or any(map(is_choice_of_person, entries))
        kept_as: Phase = (phase or written_phase(state)) if is_played else "lobby"
        try:
            if self.is_broken:
                raise StoreError("an earlier write failed")
            await self._store.append(state.code, state.entries, lines, self._clock.date(), kept_as)
        except BaseException as problem:
            self.is_broken = True
            self._on_failure()
            if not isinstance(problem, StoreError):
                raise
            log.error("table %s could not be written: %s", state.code, problem)
            raise TableError("store-failed") from problem
        for entry in entries:
            state.apply(entry, step)
