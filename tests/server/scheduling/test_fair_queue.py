"""The fair queue: a client that requests much does not delay the others."""

from __future__ import annotations

from deadpan.server.scheduling import NO_QUEUE_KEY, QueueKey
from deadpan.server.scheduling.fair_queue import FairQueue

HOG, GUEST, FRIEND = ("net a", "hog"), ("net b", "guest"), ("net b", "friend")


def in_order(queue: FairQueue[str], at_once: int = 1) -> list[str]:
    """The waiting items in the order in which they are taken, with at most this many in work."""
    order: list[str] = []
    busy: list[QueueKey] = []
    while len(queue) or busy:
        while len(busy) < at_once and (following := queue.take()) is not None:
            busy.append(following[0])
            order.append(following[1])
        queue.done(busy.pop(0))
    return order


def filled(*asked: tuple[QueueKey, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for queue_key, item in asked:
        queue.put(queue_key, item)
    return queue


def test_items_of_one_network_are_taken_in_order() -> None:
    assert in_order(filled(*((NO_QUEUE_KEY, str(n)) for n in range(4)))) == ["0", "1", "2", "3"]
    assert in_order(filled(*(((*HOG, "table"), str(n)) for n in range(4))), 2) == ["0", "1", "2", "3"]


def test_narrow_networks_take_turns_and_in_each_its_tables() -> None:
    hog = [((*HOG, f"table {n % 3}"), f"hog {n % 3}") for n in range(6)]
    guest = [((*GUEST, "table"), f"guest {n}") for n in range(2)]
    assert in_order(filled(*hog, *guest)) == [
        "hog 0", "guest 0", "hog 1", "guest 1", "hog 2", "hog 0", "hog 1", "hog 2",
    ]  # fmt: skip


def test_narrow_networks_in_a_wide_network_share_its_turns() -> None:
    many = [(("wide", f"home {n}"), f"home {n}") for n in range(4)]
    assert in_order(filled(*many, (GUEST, "guest"), (FRIEND, "friend"))) == [
        "home 0", "guest", "home 1", "friend", "home 2", "home 3",
    ]  # fmt: skip


def test_a_new_network_is_served_before_the_rest_of_a_busy_one() -> None:
    queue = filled(*((HOG, f"hog {n}") for n in range(12)))
    first = queue.take()
    assert first is not None
    queue.put(GUEST, "guest")
    queue.done(first[0])
    following = queue.take()
    assert following is not None
    assert following[1] == "guest"


def test_the_network_with_the_fewest_items_in_work_is_next() -> None:
    queue = filled(*((HOG, f"hog {n}") for n in range(12)))
    busy = [queue.take() for _ in range(3)]
    queue.put(GUEST, "guest 0")
    queue.put(GUEST, "guest 1")
    queue.put(GUEST, "guest 2")
    taken = [queue.take() for _ in range(3)]
    assert [each and each[1] for each in busy + taken] == ["hog 0", "hog 1", "hog 2", "guest 0", "guest 1", "guest 2"]


def test_a_stream_of_new_networks_does_not_starve_a_waiting_one() -> None:
    queue = filled((HOG, "hog"))
    for number in range(3):
        queue.put((f"net {number}",), f"newcomer {number}")
    taken = []
    for number in range(3, 6):
        following = queue.take()
        assert following is not None
        taken.append(following[1])
        queue.put((f"net {number}",), f"newcomer {number}")
        queue.done(following[0])
    assert taken == ["hog", "newcomer 0", "newcomer 1"]


def test_a_network_without_items_is_removed_from_the_queue() -> None:
    queue = filled((HOG, "hog"), (GUEST, "guest"), (FRIEND, "friend"))
    in_order(queue, 2)
    assert queue._root.branches == {}
    assert queue.take() is None
