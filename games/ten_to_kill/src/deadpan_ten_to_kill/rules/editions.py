"""The presets of each edition (T8.5). The option ``edition`` itself sets only policemen and islands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

_BOX: Final = {"police": None, "mistakes": "refused", "suspects": "announced"}

EDITIONS: Final[Mapping[str, Mapping[str, Any]]] = {
    "fr": {**_BOX, "board": "built"},
    "proto": {**_BOX, "mistakes": "lenient", "board": "built"},
    "en": _BOX,
    "pl": _BOX,
}
"""The other options of each edition; options that it does not name keep their values."""
