"""The logs of tables on disk: an append-only store in SQLite, its checksums, file locks and backups.

This room imports nothing else of the server and knows nothing of games, seats or secrets: an entry is bytes. It exports
`Store` with its two implementations, and what the commands for backups and checks do to the file of a store.
"""

from deadpan.server.storage.archived_tables import NotArchived, archived_tables_in, unarchive
from deadpan.server.storage.backup import (
    StoreDamaged,
    StoreNotEmpty,
    StoreReport,
    back_up,
    examine,
    restore,
    start_empty,
)
from deadpan.server.storage.file_lock import InUse, InUseByServer
from deadpan.server.storage.in_memory import InMemoryStore
from deadpan.server.storage.schema import SCHEMA_VERSION, StoreLost, TablesUnlisted, is_lost, open_read_only, store_in
from deadpan.server.storage.sqlite import SqliteStore
from deadpan.server.storage.store import Conflict, Damaged, Phase, Store, StoredTable, StoreError

__all__ = [
    "back_up",
    "start_empty",
    "unarchive",
    "Conflict",
    "Damaged",
    "TablesUnlisted",
    "examine",
    "StoreReport",
    "StoreLost",
    "InUse",
    "is_lost",
    "SCHEMA_VERSION",
    "InMemoryStore",
    "NotArchived",
    "StoreDamaged",
    "Phase",
    "archived_tables_in",
    "open_read_only",
    "restore",
    "InUseByServer",
    "StoredTable",
    "SqliteStore",
    "StoreNotEmpty",
    "Store",
    "store_in",
    "StoreError",
]
