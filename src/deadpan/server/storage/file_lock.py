"""File locks on a store: shared by one server and any number of backups, exclusive for a restore.

SQLite serialises writers, but does not protect against the file being replaced. A second lock keeps two servers from
using one store: each would hold tables in memory that the other changes.
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
"""A flag for `os.open`: a user who owns the folder must not redirect root through a symbolic link."""
_LONGEST_PID: Final = 20


class InUse(StoreError):
    """The store is locked by another process."""


class InUseByServer(InUse):
    """The store is locked by another server, the process ``pid``; 0 if that is unknown."""

    def __init__(self, file: Path, pid: int) -> None:
        self.pid = pid
        super().__init__(f"{file} is in use by process {pid}")


def acquire(file: Path, alone: bool = False) -> int:
    """Lock a store until `release`, shared or exclusively (``alone``). Raises `InUse` and `OSError`."""
    descriptor = _lock(file.with_suffix(".lock"), alone)
    if descriptor is None:
        raise InUse(f"{file} is in use")
    return descriptor


def acquire_as_server(file: Path) -> int:
    """Lock a store as its only server, until `release`. Raises `InUseByServer` and `OSError`."""
    lock = file.with_suffix(".server.lock")
    descriptor = _lock(lock, alone=True)
    if descriptor is None:
        raise InUseByServer(file, _pid_in(lock))
    os.ftruncate(descriptor, 0)
    os.write(descriptor, b"%d\n" % os.getpid())
    return descriptor


def _lock(lock: Path, alone: bool) -> int | None:
    """Lock a file; its descriptor, or ``None`` if it is locked.

    The file is never deleted: a process could lock the deleted file while another one locks its successor.
    """
    descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | NO_FOLLOW, 0o600)
    chown_to_folder_owner(lock)
    if sys.platform != "win32":  # Windows refuses to replace a file that is open; there, two servers are not detected
        import fcntl

        try:
            fcntl.flock(descriptor, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            return None
    return descriptor


def _pid_in(lock: Path) -> int:
    with open(lock, "rb") as stream:
        written = stream.read(_LONGEST_PID).strip()
    return int(written) if written.isdigit() else 0


def chown_to_folder_owner(file: Path) -> None:
    """Give a file that root created to the owner of its folder, so that their server can open it."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = file.parent.stat()
        os.chown(file, owner.st_uid, owner.st_gid, follow_symlinks=False)


def release(descriptor: int) -> None:
    """Unlock a store. The end of the process does so too."""
    os.close(descriptor)


@contextmanager
def locked(file: Path, alone: bool = False) -> Iterator[None]:
    """Lock a store for a block. Raises `InUse` and `OSError`."""
    descriptor = acquire(file, alone)
    try:
        yield
    finally:
        release(descriptor)
