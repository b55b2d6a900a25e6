"""Tables where people and bots play: found, loaded and pruned by the registry, and each of them while it is in memory.

Imports every other room of the server; `deadpan.web` is built on what it exports.
"""

from deadpan.server.tables.registry import Admission, Host
from deadpan.server.tables.table import Table

__all__ = [
    "Admission",
    "Host",
    "Table",
]
