"""Find flaky tests: run them many times, half of the rounds with all cores kept busy.

``python -m scripts.flaky [PATHS…] [--rounds 10] [--slow 6] [--log build/flaky.jsonl]``. With ``--slow`` the pages of
the browser tests run so many times slower, which finds tests that look at a page before it is ready; rounds are counted
separately for each speed. Every round is one line of the log, so an interrupted run continues where it stopped. At the
end it prints every test that ever failed, and exits with 1 if there is one.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from argparse import ArgumentParser
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

PYTEST: Final = [sys.executable, "-m", "pytest", "-q", "-n", "3", "--dist", "worksteal"]
BURNERS: Final = 2
Json = dict[str, Any]


@contextmanager
def load(wanted: bool) -> Iterator[None]:
    """Keep the cores busy with processes that loop, if ``wanted``."""
    burning = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(BURNERS if wanted else 0)]
    try:
        yield
    finally:
        for process in burning:
            process.kill()
            process.wait()


def failures(report: Path) -> dict[str, str]:
    """Each failed test of a JUnit report, with the first line of its exception."""
    found: dict[str, str] = {}
    for case in ElementTree.parse(report).iter("testcase"):
        for problem in (*case.findall("failure"), *case.findall("error")):
            name = f"{case.get('classname')}::{case.get('name')}"
            found[name] = (problem.get("message") or "").partition("\n")[0][:200]
    return found


def play_round(paths: Sequence[str], loaded: bool, slow: float) -> Json:
    """Run the tests once and return what failed."""
    environment = {**os.environ, "DEADPAN_SLOW_PAGES": str(slow)}
    with tempfile.TemporaryDirectory() as folder, load(loaded):
        report = Path(folder) / "report.xml"
        command = [*PYTEST, f"--junitxml={report}", *paths]
        done = subprocess.run(command, stdout=subprocess.DEVNULL, env=environment, check=False)
        failed = failures(report) if report.exists() else {}
        if done.returncode and not failed:  # pytest was interrupted, found no test, or could not start
            failed = {"(the whole run)": f"pytest ended with {done.returncode}"}
    return {"paths": list(paths), "loaded": loaded, "slow": slow, "failed": failed}


def rounds_in(log: Path, paths: Sequence[str], slow: float) -> list[Json]:
    """The rounds of these tests at this speed that are in the log."""
    lines = log.read_text("utf-8").splitlines() if log.exists() else []
    entries = map(json.loads, lines)
    return [entry for entry in entries if (entry["paths"], entry.get("slow", 1)) == (list(paths), slow)]


def table(rounds: Sequence[Json]) -> list[str]:
    """For every test that ever failed: a line with its count, and each exception."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for entry in rounds:
        for name, message in entry["failed"].items():
            found[name].append(f"    {'loaded' if entry['loaded'] else 'quiet'}: {message}")
    lines = [f"{len(rounds)} rounds, {sum(entry['loaded'] for entry in rounds)} under load, {len(found)} tests failed"]
    for name, messages in sorted(found.items()):
        lines += [f"{len(messages)} of {len(rounds)}  {name}", *messages]
    return lines


def main() -> int:
    """Run the missing rounds and print the table of all rounds."""
    parser = ArgumentParser(description="Find tests that fail now and then.")
    parser.add_argument("paths", nargs="*", default=["tests"])
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--slow", type=float, default=1, help="how many times slower the pages of browser tests run")
    parser.add_argument("--log", type=Path, default=Path("build/flaky.jsonl"))
    asked = parser.parse_args()
    asked.log.parent.mkdir(parents=True, exist_ok=True)
    for number in range(len(rounds_in(asked.log, asked.paths, asked.slow)), asked.rounds):
        entry = play_round(asked.paths, loaded=number >= asked.rounds // 2, slow=asked.slow)
        with asked.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")
        print(f"round {number + 1} of {asked.rounds}: {len(entry['failed'])} failed", flush=True)
    rounds = rounds_in(asked.log, asked.paths, asked.slow)
    print("\n".join(table(rounds)))
    return 1 if any(entry["failed"] for entry in rounds) else 0


if __name__ == "__main__":
    sys.exit(main())
