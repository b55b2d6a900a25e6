"""One table while it is in memory, and the registry of all tables.

This room imports every other room of the server. It exports `TableRegistry`, `LiveTable` and `Services`; `deadpan.web`
serves them.
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
