"""The logs of tables on disk: an append-only store in SQLite, its checksums, file locks and backups.

Imports nothing else of the server, and knows nothing of games, seats or secrets: an entry is bytes.
"""

from deadpan.server.storage.archived_tables import NotArchived, archived_tables_in, unarchive
from deadpan.server.storage.backup import Examined, NotWhole, StillThere, back_up, begin_anew, examine, restore
from deadpan.server.storage.file_lock import InUse, Served
from deadpan.server.storage.in_memory import InMemoryStore
from deadpan.server.storage.schema import LAYOUT, Emptied, Gone, is_gone, reading, store_in
from deadpan.server.storage.sqlite import SqliteStore
from deadpan.server.storage.store import Conflict, Damaged, Phase, Store, StoredTable, StoreError

__all__ = [
    "back_up",
    "begin_anew",
    "unarchive",
    "Conflict",
    "Damaged",
    "Emptied",
    "examine",
    "Examined",
    "Gone",
    "InUse",
    "is_gone",
    "LAYOUT",
    "InMemoryStore",
    "NotArchived",
    "NotWhole",
    "Phase",
    "archived_tables_in",
    "reading",
    "restore",
    "Served",
    "StoredTable",
    "SqliteStore",
    "StillThere",
    "Store",
    "store_in",
    "StoreError",
]
