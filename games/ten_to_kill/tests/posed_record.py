"""A record with a set-up, for tests of the command."""

from __future__ import annotations

from typing import Any

POSED: dict[str, Any] = {
    "format": "deadpan/2",
    "game": "ten-to-kill",
    "seats": ["Ada", "Bo"],
    "setup": {
        "tiles": [{"at": [n % 4, n // 4], "sniper": n == 0} for n in range(16)],
        "characters": {"giraffe": 0, "walrus": 1, "cat": 1, "tiger": 15, "wolf": 15, "fox": 10},
        "police": [],
        "reserve": 2,
        "hands": [
            {"hitman": "giraffe", "targets": ["walrus", "panda", "koala"]},
            {"hitman": "tiger", "targets": ["cat", "mouse", "opossum"]},
        ],
    },
    "choices": [
        {"seat": 0, "do": "kill", "who": "walrus"},
        {"seat": 1, "do": "flee", "who": "cat", "to": 2},
        {"seat": 0, "do": "move", "who": "police-1", "to": 15},
        {"seat": 1, "do": "investigate", "who": "wolf", "whom": 0},
    ],
}
"""A short record with a set-up: Ada's giraffe stands next to its last target, and the cat with it."""
