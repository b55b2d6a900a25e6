"""Who has a store in hand: any number of servers and back-ups together, or one restoration alone.

SQLite keeps those who write to a file from each other's throats, but not from one who puts another file in its place.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from deadpan.host.store import StoreError

NO_LINKS: Final = getattr(os, "O_NOFOLLOW", 0)
"""A folder may be somebody else's, who is not to choose which file root opens."""


class InUse(StoreError):
    """Somebody else has the store in hand."""


def hold(file: Path, alone: bool = False) -> int:
    """Take a store in hand until `let_go`, with others or alone. Raises `InUse`, and `OSError` if it cannot."""
    lock = file.with_suffix(".lock")
    holding = os.open(lock, os.O_RDWR | os.O_CREAT | NO_LINKS, 0o600)
    give_to_owner(lock)
    if sys.platform != "win32":  # Windows lets nobody replace a file that is open, so there is nothing to guard
        import fcntl

        try:
            fcntl.flock(holding, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(holding)
            raise InUse(f"{file} is in use") from None
    return holding


def give_to_owner(file: Path) -> None:
    """What root makes in somebody's folder is theirs, or their server could not open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def let_go(holding: int) -> None:
    """Give the store out of hand. The end of a process, of whatever, does so too."""
    os.close(holding)


@contextmanager
def held(file: Path, alone: bool = False) -> Iterator[None]:
    """Hold a store for a while. Raises `InUse`, and `OSError` if it cannot."""
    holding = hold(file, alone)
    try:
        yield
    finally:
        let_go(holding)
