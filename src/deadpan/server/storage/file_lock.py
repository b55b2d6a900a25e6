"""Who has a store in hand: one server and any number of back-ups together, or one restoration alone.

SQLite keeps those who write to a file from each other's throats, but not from one who puts another file in its place;
and two servers would each think that a table is theirs.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from deadpan.server.storage.store import StoreError

NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)
"""A folder may be somebody else's, who is not to choose which file root opens."""
_LONGEST_PID: Final = 20


class InUse(StoreError):
    """Somebody else has the store in hand."""


class InUseByServer(InUse):
    """Another server has the store in hand: the process ``pid``, 0 if it did not say."""

    def __init__(self, file: Path, pid: int) -> None:
        self.pid = pid
        super().__init__(f"{file} is in use by process {pid}")


def acquire(file: Path, alone: bool = False) -> int:
    """Take a store in hand until `release`, with others or alone. Raises `InUse`, and `OSError` if it cannot."""
    holding = _lock(file.with_suffix(".lock"), alone)
    if holding is None:
        raise InUse(f"{file} is in use")
    return holding


def acquire_as_server(file: Path) -> int:
    """Lock a store as its only server, until `release`. Raises `InUseByServer` and `OSError`."""
    lock = file.with_suffix(".server.lock")
    holding = _lock(lock, alone=True)
    if holding is None:
        raise InUseByServer(file, _pid_in(lock))
    os.ftruncate(holding, 0)
    os.write(holding, b"%d\n" % os.getpid())
    return holding


def _lock(lock: Path, alone: bool) -> int | None:
    """Lock a file, which stays when it is unlocked: to delete it would let two have it. ``None`` if somebody has it."""
    holding = os.open(lock, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o600)
    chown_to_folder_owner(lock)
    if sys.platform != "win32":  # Windows lets nobody replace a file that is open; two servers it does not stop
        import fcntl

        try:
            fcntl.flock(holding, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(holding)
            return None
    return holding


def _pid_in(lock: Path) -> int:
    with open(lock, "rb") as stream:
        said = stream.read(_LONGEST_PID).strip()
    return int(said) if said.isdigit() else 0


def chown_to_folder_owner(file: Path) -> None:
    """What root makes in somebody's folder is theirs, or their server could not open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def release(holding: int) -> None:
    """Give the store out of hand. The end of a process, of whatever, does so too."""
    os.close(holding)


@contextmanager
def locked(file: Path, alone: bool = False) -> Iterator[None]:
    """Hold a store for a while. Raises `InUse`, and `OSError` if it cannot."""
    holding = acquire(file, alone)
    try:
        yield
    finally:
        release(holding)
