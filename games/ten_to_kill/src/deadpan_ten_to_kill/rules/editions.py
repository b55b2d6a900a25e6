"""What each edition sets (T8.5), besides the policemen and islands that the option ``edition`` stands for by itself."""

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
"""The other options of each edition; what one does not name stays as it stands."""
