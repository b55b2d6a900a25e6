"""``make mutants``: count the deliberate faults in kernel/ and games/ that the tests catch.

The tests are collected once, and run once to record which tests call which function. Then, for every fault, a forked
process swaps the code of one function and runs the tests that call it, fastest first, until one fails. So a fault
costs a fraction of a second; a fresh test run for each would take hours. (mutmut 3.8 does not run on pytest 9.)
"""

from __future__ import annotations

import argparse
import importlib
import os
import pkgutil
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol

from scripts.mutation_points import Mutant, mutants_of

TESTS = ["tests/kernel", "games", "tests/soak"]
SLACK = 5.0
"""A mutant that takes so many more seconds of CPU time than the tests did counts as caught: it loops."""


def modules() -> Iterator[ModuleType]:
    """Every module under test."""
    from deadpan.game import GAMES  # imported late, so that pytest can rewrite assertions first

    packages = ["deadpan.kernel", *(type(rules).__module__.partition(".")[0] for rules in GAMES.values())]
    for package in map(importlib.import_module, packages):
        yield package
        for found in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
            yield importlib.import_module(found.name)


def function_in(module: ModuleType, name: str) -> FunctionType | None:
    """The function object with that name, unwrapped from descriptors and decorators."""
    found: Any = module
    for part in name.split("."):
        found = vars(found).get(part) if isinstance(found, type) else getattr(found, part, None)
    for inner in ("fget", "__func__", "__wrapped__"):
        found = getattr(found, inner, found)
    return found if isinstance(found, FunctionType) else None


def forget() -> None:
    """Clear every cache: values computed before the fault would hide it."""
    for module in modules():
        for found in vars(module).values():
            if hasattr(found, "cache_clear") and not isinstance(found, type):
                found.cache_clear()


class Hunt:
    """A pytest plugin that runs the collected tests against one mutant after the other."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked
        self.survivors: list[Mutant] = []
        self.caught = self.unreached = 0

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Hunt mutants instead of running the tests once."""
        entered, seconds = self.baseline(session)
        mutants = [
            (mutant, function)
            for module in modules()
            if module.__file__ and self.asked.only in module.__name__
            for mutant in mutants_of(module.__name__, Path(module.__file__).read_text(), module.__file__)
            if (function := function_in(module, mutant.function)) is not None
            and function.__code__.co_freevars == mutant.code.co_freevars
        ]
        if self.asked.sample and self.asked.sample < len(mutants):
            mutants = Random("mutants").sample(mutants, self.asked.sample)
        mutants = mutants[self.asked.skip :]
        running: dict[int, Mutant] = {}
        for number, (mutant, function) in enumerate(mutants):
            tests = sorted(entered.get(function.__code__, ()), key=lambda item: seconds[item])
            if not tests:
                self.unreached += 1
                self.spare(mutant)
                continue
            running[self.release(mutant, function, tests, seconds)] = mutant
            if len(running) == self.asked.jobs:
                self.collect(running)
            if number % 50 == 0:
                print(f"{number}/{len(mutants)}: {self.caught} caught, {len(self.survivors)} not", flush=True)
        while running:
            self.collect(running)
        return True

    def baseline(self, session: pytest.Session) -> tuple[dict[CodeType, list[pytest.Item]], dict[pytest.Item, float]]:
        """Run all tests once; returns the tests by function that they call, and the seconds of each test."""
        entered: dict[CodeType, list[pytest.Item]] = defaultdict(list)
        seconds: dict[pytest.Item, float] = {}
        root = str(Path(importlib.import_module("deadpan").__file__ or "").parent)
        for item, following in zip(session.items, [*session.items[1:], None], strict=True):
            codes: set[CodeType] = set()

            def watch(frame: FrameType, event: str, _: object, codes: set[CodeType] = codes) -> None:
                if event == "call" and frame.f_code.co_filename.startswith(root):
                    codes.add(frame.f_code)

            began = time.process_time()
            sys.setprofile(watch)
            reports = runtestprotocol(item, log=False, nextitem=following)
            sys.setprofile(None)
            seconds[item] = time.process_time() - began
            if any(report.failed for report in reports):
                pytest.exit(f"{item.nodeid} fails without any mutant", 1)
            for code in codes:
                entered[code].append(item)
        return entered, seconds

    def release(
        self, mutant: Mutant, function: FunctionType, tests: list[pytest.Item], seconds: dict[pytest.Item, float]
    ) -> int:
        """Fork a process that tests this mutant; it exits with 1 if a test fails, with 0 if none does."""
        process = os.fork()
        if process:
            return process
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        chosen: list[pytest.Item] = []
        total = 0.0
        for item in tests:
            total += seconds[item]
            if chosen and total > self.asked.seconds:
                break
            chosen.append(item)
        signal.setitimer(signal.ITIMER_PROF, SLACK + total)  # CPU time, so that a busy machine is not taken for a loop
        function.__code__ = mutant.code
        forget()
        try:
            for item, following in zip(chosen, [*chosen[1:], None], strict=True):
                if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
                    os._exit(1)
        except BaseException:
            os._exit(1)
        os._exit(0)

    def collect(self, running: dict[int, Mutant]) -> None:
        """Wait for one of the processes and record its result."""
        process, status = os.wait()
        mutant = running.pop(process)
        if status == 0:
            self.spare(mutant)
        else:
            self.caught += 1

    def spare(self, mutant: Mutant) -> None:
        """Record and print a survivor at once, since the run can be interrupted."""
        self.survivors.append(mutant)
        print(f"  {mutant.module}:{mutant.line} {mutant.function}: {mutant.change}", flush=True)


def main() -> None:
    """Hunt mutants and print the survivors."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("tests", nargs="*", default=TESTS)
    parser.add_argument("-k", default="", help="only tests that match this, as in pytest")
    parser.add_argument("--sample", type=int, default=0, help="try this many, drawn at random; 0: all")
    parser.add_argument("--skip", type=int, default=0, help="go on with a hunt that was cut off, after this many")
    parser.add_argument("--only", default="", help="only modules whose name contains this")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=6.0, help="tests to try on a mutant, by how long they take")
    hunt = Hunt(parser.parse_args())
    pytest.main(
        ["-q", "-p", "no:xdist", "-p", "no:cacheprovider", "--no-header", "-k", hunt.asked.k, *hunt.asked.tests],
        plugins=[hunt],
    )
    tried = hunt.caught + len(hunt.survivors)
    share = hunt.caught / tried if tried else 0.0
    print(f"{tried} mutants, {hunt.caught} caught ({share:.1%}), {hunt.unreached} in code that no test enters")


main()
