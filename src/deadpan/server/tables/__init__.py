"""Tables where people and bots play: found, loaded and pruned by the registry, and each of them while it is in memory.

Imports every other room of the server; `deadpan.web` is built on what it exports.
"""

from deadpan.server.tables.registry import CreatedTable, TableRegistry
from deadpan.server.tables.services import Services
from deadpan.server.tables.table import LiveTable

__all__ = [
    "CreatedTable",
    "LiveTable",
    "Services",
    "TableRegistry",
]
