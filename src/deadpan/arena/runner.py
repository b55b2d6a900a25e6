"""Runs matches in this process, in several, or on a cluster. The results are the same, in the same order."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from typing import Any, TypeAlias

from deadpan.arena.match import Match, Result, play_deal

Task: TypeAlias = tuple[int, Match, tuple[int, ...]]
"""The number of a match, the match, and some of its deals."""
Progress: TypeAlias = Callable[[int], None]
"""A callback that gets the number of deals just finished."""


class NoCluster(RuntimeError):
    """Ray is not installed, or no cluster was found."""


def play_task(task: Task) -> list[tuple[int, Result]]:
    """The games of some deals of a match, each with the number of the match."""
    number, match, deals = task
    return [(number, result) for deal in deals for result in play_deal(match, deal)]


def play_matches(
    matches: Sequence[Match],
    jobs: int = 1,
    ray_address: str | None = None,
    progress: Progress = lambda deals: None,
) -> list[list[Result]]:
    """The results of each match, by deal and rotation."""
    tasks = list(_tasks(matches, jobs if ray_address is None else 16))
    if ray_address is not None:
        batches = _on_ray(tasks, ray_address, progress)
    elif jobs > 1:
        batches = _in_processes(tasks, jobs, progress)
    else:
        batches = _here(tasks, progress)
    found: list[list[Result]] = [[] for _ in matches]
    for batch in batches:
        for number, result in batch:
            found[number].append(result)
    for results in found:
        results.sort(key=lambda result: (result.deal, result.rotation))
    return found


def _tasks(matches: Sequence[Match], workers: int) -> Iterator[Task]:
    """Deals in portions large enough for little overhead, and small enough that the last one does not hold up the
    rest.
    """
    total = sum(match.deals for match in matches)
    size = max(1, min(8, total // (8 * workers)))
    for number, match in enumerate(matches):
        for start in range(0, match.deals, size):
            yield number, match, tuple(range(start, min(start + size, match.deals)))


def _here(tasks: Sequence[Task], progress: Progress) -> Iterator[list[tuple[int, Result]]]:
    for task in tasks:
        yield play_task(task)
        progress(len(task[2]))


def _in_processes(tasks: Sequence[Task], jobs: int, progress: Progress) -> Iterator[list[tuple[int, Result]]]:
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        futures = {pool.submit(play_task, task): task for task in tasks}
        for future in as_completed(futures):
            yield future.result()
            progress(len(futures[future][2]))


def _on_ray(tasks: Sequence[Task], address: str, progress: Progress) -> Iterator[list[tuple[int, Result]]]:
    """``local`` starts a cluster of one machine; anything else is the address of a running one."""
    try:
        import ray
    except ImportError as problem:
        raise NoCluster("Ray is not installed: pip install 'deadpan[cluster]'") from problem
    started = not ray.is_initialized()
    if started:
        try:
            ray.init(address=None if address == "local" else address, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as problem:
            raise NoCluster(f"no Ray cluster at {address}: {problem}") from problem
    try:
        remote: Any = ray.remote(play_task)
        pending = {remote.remote(task): task for task in tasks}
        while pending:
            done, _ = ray.wait(list(pending))
            for reference in done:
                yield ray.get(reference)
                progress(len(pending.pop(reference)[2]))
    finally:
        if started:
            ray.shutdown()
