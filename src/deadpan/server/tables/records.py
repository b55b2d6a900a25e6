"""The records of the games that a table has finished."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from deadpan.kernel.rules import AnyRules
from deadpan.server.errors import NoSuchGame, TableError, WrongMoment
from deadpan.server.scheduling import SerialExecutor
from deadpan.server.state import FinishedGame, RenderedRecord, TableState, render_record
from deadpan.server.storage import Damaged, Phase, Store, StoreError
from deadpan.server.tables.record_cache import RecordCache

log = logging.getLogger(__name__)


class RecordArchive:
    """Renders the records of finished games from the logs of their tables, and caches them for all tables."""

    def __init__(self, games: Mapping[str, AnyRules], store: Store, executor: SerialExecutor) -> None:
        self._games = games
        self._store = store
        self._executor = executor
        self._cache = RecordCache()

    async def record(self, state: TableState, number: int | None, phase: Phase) -> RenderedRecord:
        """The record of a game, by default of the last one. Raises `TableError`.

        ``phase`` is the phase that clients know: while it is "playing", there is no record of the last game.
        """
        if number is not None and not 1 <= number <= state.plays:
            raise NoSuchGame("no-such-game", what=str(number)[:20])
        number = state.plays if number is None else number
        if not number or (number == state.plays and phase == "playing"):
            raise WrongMoment("not-over")
        finished = state.finished_games.games[number - 1]
        # The code of a deleted table can be given to another one; the token of its maker belongs to one table only.
        key = state.code, state.participants[0].key, finished
        return await self._cache.get(key, lambda: self._render(state.code, finished))

    async def _render(self, code: str, finished: FinishedGame) -> RenderedRecord:
        try:
            log_so_far = await self._store.read(code)
        except Damaged as problem:
            log.error("table %s is damaged: %s", code, problem)
            raise TableError("damaged-table") from problem
        except StoreError as problem:
            log.error("table %s could not be read: %s", code, problem)
            raise TableError("store-failed") from problem
        return await self._executor.run(render_record, finished, log_so_far, self._games)
