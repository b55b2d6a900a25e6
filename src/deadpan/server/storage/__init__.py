"""The logs of tables on disk: an append-only store in SQLite, its checksums, file locks and backups.

Imports nothing else of the server, and knows nothing of games, seats or secrets: an entry is bytes.
"""

from deadpan.server.storage.archived_tables import NotAside, bring_back, put_aside_in
from deadpan.server.storage.backup import Examined, NotWhole, StillThere, back_up, begin_anew, examine, restore
from deadpan.server.storage.file_lock import InUse, Served
from deadpan.server.storage.in_memory import MemoryStore
from deadpan.server.storage.schema import LAYOUT, Emptied, Gone, is_gone, reading, store_in
from deadpan.server.storage.sqlite import SqliteStore
from deadpan.server.storage.store import Conflict, Damaged, Phase, Shelved, Store, StoreError

__all__ = [
    "back_up",
    "begin_anew",
    "bring_back",
    "Conflict",
    "Damaged",
    "Emptied",
    "examine",
    "Examined",
    "Gone",
    "InUse",
    "is_gone",
    "LAYOUT",
    "MemoryStore",
    "NotAside",
    "NotWhole",
    "Phase",
    "put_aside_in",
    "reading",
    "restore",
    "Served",
    "Shelved",
    "SqliteStore",
    "StillThere",
    "Store",
    "store_in",
    "StoreError",
]
