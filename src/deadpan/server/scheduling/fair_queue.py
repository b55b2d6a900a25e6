"""A fair queue: a client that requests much waits longer, and the others do not."""

from __future__ import annotations

from collections import deque
from typing import Final, Generic, TypeAlias, TypeVar

T = TypeVar("T")

QueueKey: TypeAlias = tuple[str, ...]
"""The path of groups that share the queue, the widest first: a wide network of clients, a narrow one in it, a table."""

NO_QUEUE_KEY: Final[QueueKey] = ()


class FairQueue(Generic[T]):
    """A tree of queues. Next is the group with the fewest items in work; of several, the one that waits longest.

    This rule chooses a wide network, then a narrow one in it, then a table. The items of one table are taken in their
    order.
    """

    def __init__(self) -> None:
        self._root: _Branch[T] = _Branch(0)
        self._ticks = 0
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, queue_key: QueueKey, item: T) -> None:
        """Add an item."""
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
        """Take the next item and its key, if any. The item is in work until `done` is called with its key."""
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
        """An item with this key is no longer in work."""
        self._ticks += 1
        branch = self._root
        branch.in_work -= 1
        for name in queue_key:
            parent, branch = branch, branch.branches[name]
            branch.in_work -= 1
            branch.since = self._ticks
            if not branch.in_work and not branch.waiting:
                del parent.branches[name]
                return


class _Branch(Generic[T]):
    """A wide network, a narrow one or a table."""

    def __init__(self, since: int) -> None:
        self.branches: dict[str, _Branch[T]] = {}
        self.items: deque[T] = deque()
        self.waiting = 0
        self.in_work = 0
        self.since = since
        """The tick at which it began to wait, or at which its last item was done."""
