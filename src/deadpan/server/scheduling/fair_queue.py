"""A queue that is fair to those who pay: whoever asks for much waits for themselves, and not everybody for them."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")

QueueKey: TypeAlias = tuple[str, ...]
"""Whose turn something takes, the widest first: a network, a household in it, one of its tables."""

NO_QUEUE_KEY: Final[QueueKey] = ()


class FairQueue(Generic[T]):
    """What waits, by who pays for it. Whoever has the fewest in work is next, and of those who waits for longest.

    That holds among networks, among the households of the one whose turn it is, and among the tables of that household.
    What one table asks for is taken in its order.
    """

    def __init__(self) -> None:
        self._root: _Branch[T] = _Branch(0)
        self._ticks = 0
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, queue_key: QueueKey, item: T) -> None:
        """Let something wait."""
        self._size += 1
        self._ticks += 1
        branch = self._root
        branch.waiting += 1
        for name in queue_key:
            branch = branch.branches.setdefault(name, _Branch(self._ticks))
            if not branch.waiting and not branch.in_work:
                branch.since = self._ticks
            branch.waiting += 1
        branch.items.append(item)

    def take(self) -> tuple[QueueKey, T] | None:
        """What is next, and who pays for it: it is in work until that is `done`. ``None`` if nothing waits."""
        if not self._size:
            return None
        self._size -= 1
        branch = self._root
        queue_key: list[str] = []
        while True:
            branch.waiting -= 1
            branch.in_work += 1
            if branch.items:
                return tuple(queue_key), branch.items.popleft()
            name, branch = min(
                ((name, each) for name, each in branch.branches.items() if each.waiting),
                key=lambda each: (each[1].in_work, each[1].since),
            )
            queue_key.append(name)

    def done(self, queue_key: QueueKey) -> None:
        """Something that they pay for is no longer in work."""
        self._ticks += 1
        branch = self._root
        branch.in_work -= 1
        for name in queue_key:
            above, branch = branch, branch.branches[name]
            branch.in_work -= 1
            branch.since = self._ticks
            if not branch.in_work and not branch.waiting:
                del above.branches[name]
                return


class _Branch(Generic[T]):
    """A network, a household or a table."""

    def __init__(self, since: int) -> None:
        self.branches: dict[str, _Branch[T]] = {}
        self.items: deque[T] = deque()
        self.waiting = 0
        self.in_work = 0
        self.since = since
        """When it began to wait, or when something of it was done last."""
