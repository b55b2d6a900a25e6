"""The registry of all tables of a server: creates, finds, loads, unloads and prunes them."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct, structs

from deadpan.game import package_of
from deadpan.kernel.decoding import shorten
from deadpan.kernel.record import game_in
from deadpan.kernel.seats import Seat
from deadpan.server.errors import GameNotInstalled, NoSuchTable, TableError, TooMuch
from deadpan.server.limits import LONGEST_CODE, fingerprint, normalise_code
from deadpan.server.people import begin_game, check_agreement, check_level, free_name
from deadpan.server.scheduling import KeyedLock
from deadpan.server.state import (
    AMONG_BOTS,
    AnyEntry,
    BotSat,
    Door,
    Invited,
    Joined,
    Opened,
    Sat,
    Settled,
    TableState,
    decode_entry,
    encode_entries,
    read_state,
)
from deadpan.server.storage import Conflict, Damaged, StoreError
from deadpan.server.tables.continue_from_record import continue_from_record
from deadpan.server.tables.records import RecordArchive
from deadpan.server.tables.retention import Retention
from deadpan.server.tables.services import Services
from deadpan.server.tables.table import LiveTable

_LONG_LOG: Final = 1_000
"""The number of entries from which a log is folded in a thread: about twenty milliseconds of work."""

log = logging.getLogger(__name__)


class CreatedTable(Struct, frozen=True):
    """What the maker of a table gets: its code, their token, and the invitation for others."""

    code: str
    token: str
    invitation: str


class TableRegistry:
    """The tables of one server. Active tables are in memory; the others are loaded from the store on demand."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._loaded: dict[str, LiveTable] = {}
        self._loading: KeyedLock[str] = KeyedLock()
        self._codes: set[str] = set()
        self._records = RecordArchive(services.games, services.store, services.executor)
        self._retention = Retention(services.store, services.clock, services.limits, services.games)

    @property
    def loaded(self) -> int:
        """The number of tables in memory."""
        return len(self._loaded)

    @property
    def table_count(self) -> int:
        """The number of all tables."""
        return len(self._codes)

    async def start(self) -> None:
        """Read the list of tables from the store. The tables themselves are loaded on demand."""
        self._codes = {listed.code for listed in await self.services.store.tables()}
        log.info("%d tables in the store", len(self._codes))

    async def close(self) -> None:
        """Unload all tables and close the store."""
        for table in list(self._loaded.values()):
            table.close()
        self._loaded.clear()
        self.services.bots.close()
        with suppress(StoreError):  # then a little uptime is not counted
            await self._retention.add_uptime()
        await self.services.store.close()

    # -- creating ---------------------------------------------------------------------------------------------------

    async def create(
        self,
        game: str,
        options: dict[str, Any],
        seats: int,
        name: str,
        bots: str | None = None,
        door: Door | None = None,
    ) -> CreatedTable:
        """Create a table; its maker is host and has the first seat. Raises `DeadpanError`.

        With ``bots``, bots of that level get the other seats and the game begins. ``door`` says who may join without an
        invitation, in place of the default.
        """
        services = self.services
        self._check_room()
        agreed = check_agreement(game_in(services.games, game), options, seats)
        token, invitation = services.credentials.token(), services.credentials.invitation()
        log_start: list[AnyEntry] = [
            Opened(game, *agreed, begins="asked", package=package_of(game), door=door or services.default_door),
            Invited(invitation),
            Joined(0, free_name(name), fingerprint(token), ticketed=True),
            Sat(0, 0),
        ]
        if bots is not None:
            level = check_level(game, bots)
            log_start += [*(BotSat(seat, level) for seat in range(1, seats)), Settled(AMONG_BOTS)]
        while True:
            state = read_state(self._free_code(), services.games, log_start)
            entries = log_start
            if bots is not None:
                began = begin_game(state, services.credentials)
                state.apply(began)
                entries = [*log_start, began]
            if await self._store_new(state, encode_entries(entries)):
                return CreatedTable(state.code, token, invitation)

    async def continue_from_record(self, record: Any, at: int, seat: Seat, name: str, bots: str | None) -> CreatedTable:
        """Create a table that continues a record after its first ``at`` choices, with its maker in ``seat``.

        Bots of the level ``bots``, by default the usual one, play the other seats. Raises `DeadpanError`.
        """
        services = self.services
        self._check_room()
        token, invitation = services.credentials.token(), services.credentials.invitation()
        joined = Joined(0, free_name(name), fingerprint(token), ticketed=True)
        opened, *later = await services.executor.run(
            continue_from_record, record, at, seat, joined, bots, services.credentials.seed(), services.games
        )
        assert isinstance(opened, Opened)
        entries = [structs.replace(opened, door=services.default_door), Invited(invitation), *later]
        lines = await services.executor.run(encode_entries, entries)
        while True:
            state = await services.executor.run(read_state, self._free_code(), services.games, entries)
            if await self._store_new(state, lines):
                return CreatedTable(state.code, token, invitation)

    def _check_room(self) -> None:
        """Refuse a new table if there are too many. Raises `TableError`."""
        if len(self._codes) >= self.services.limits.tables:
            raise TooMuch("too-many-tables", most=self.services.limits.tables)

    def _free_code(self) -> str:
        while (code := self.services.credentials.code()) in self._codes:
            pass
        return code

    async def _store_new(self, state: TableState, lines: list[bytes]) -> bool:
        services = self.services
        try:
            # Even if a game has begun, no person has made a choice: the table is listed as a lobby.
            await services.store.append(state.code, 0, lines, services.clock.date(), "lobby")
        except Conflict:
            return False  # the code is taken
        except StoreError as problem:
            log.error("a table could not be made: %s", problem)
            raise TableError("store-failed") from problem
        self._codes.add(state.code)
        self._loaded[state.code] = LiveTable(state, services, self._records)
        return True

    # -- finding ----------------------------------------------------------------------------------------------------

    def is_loaded(self, code: str) -> bool:
        """Whether a table is in memory, so that it costs nothing to find it."""
        return normalise_code(code) in self._loaded

    async def find(self, code: str) -> LiveTable:
        """The table with this code, loaded if necessary. Raises `TableError`, including `NoSuchTable`."""
        code = normalise_code(code)
        table = self._loaded.get(code)
        if table is not None and not table.is_broken:
            table.left_at = self.services.clock.now()  # a client is about to connect, so do not unload it now
            return table
        if not await self._exists(code):
            raise NoSuchTable("no-such-table", what=shorten(code, LONGEST_CODE))
        async with self._loading.hold(code):
            table = self._loaded.get(code)
            if table is None or table.is_broken:
                table = await self._load(code)
        return table

    async def _exists(self, code: str) -> bool:
        """Whether there is such a table. A table that was unarchived since the start is found in the store."""
        if code in self._codes:
            return True
        if len(code) > LONGEST_CODE or not code.isascii():
            return False
        try:
            is_there = await self.services.store.has(code)
        except StoreError as problem:
            log.error("table %s could not be looked for: %s", code, problem)
            raise TableError("store-failed") from problem
        if is_there:
            self._codes.add(code)
        return is_there

    async def _load(self, code: str) -> LiveTable:
        lines = await self._retention.read(code)
        if not lines and code in self._codes:  # an archived table is not among them
            raise self._retention.quarantine(Damaged(code, "nothing of it is left"))
        if not lines:
            raise NoSuchTable("no-such-table", what=code)
        try:
            state = await self._read(code, lines)
        except GameNotInstalled as problem:
            log.warning("table %s waits for a game that is not installed: %s", code, problem)
            raise
        except Exception as problem:  # a log of another version can raise anything
            log.error("this version cannot read table %s: %s", code, type(problem).__name__)
            raise TableError("unreadable-table") from problem
        table = LiveTable(state, self.services, self._records)
        self._loaded[code] = table
        return table

    async def _read(self, code: str, lines: list[bytes]) -> TableState:
        """Fold a log, in a thread if it is long."""
        entries = map(decode_entry, lines)
        if len(lines) < _LONG_LOG:
            return read_state(code, self.services.games, entries)
        return await self.services.executor.run_urgent(read_state, code, self.services.games, entries)

    # -- housekeeping -----------------------------------------------------------------------------------------------

    def unload_idle(self) -> int:
        """Unload the tables without a connection for some time; how many."""
        limit = self.services.clock.now() - self.services.limits.unload_after
        idle = [code for code, table in self._loaded.items() if table.is_idle and table.left_at <= limit]
        for code in idle:
            self._loaded.pop(code).close()
        return len(idle)

    async def prune(self) -> int:
        """Archive tables that were not used for long, a few each hour; how many this time."""
        moved = await self._retention.prune(len(self._codes), self._is_used)
        self._codes.difference_update(moved)
        return len(moved)

    def _is_used(self, code: str) -> bool:
        """Whether a table is in memory or being loaded."""
        return code in self._loaded or code in self._loading
