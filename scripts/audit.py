"""Whether anything that is known to be unsafe is among what we install: pip-audit and npm audit, and as of when.

Before each, its database is asked about an old release with known faults. Where it does not answer, or knows of none,
nothing can be said: that is a failure, and is called one. Ends with 1 where anything is wrong.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.request import Request, urlopen

ROOT: Final = Path(__file__).parents[1]
PYTHON_AUDIT: Final = ROOT / ".venv" / "audit" / "bin" / "pip-audit"
NPM: Final = ROOT / ".venv" / "bin" / "npm"
LOCKS: Final = ("base", "build", "dev", "cluster")
_PATIENCE: Final = 30.0


class Database(NamedTuple):
    """Where advisories are kept, and how to ask about a release that has some."""

    name: str
    question: Request
    known: Callable[[Any], int]
    """How many advisories are in an answer."""


PYPI: Final = Database(
    "PyPI's advisories",
    Request("https://pypi.org/pypi/jinja2/2.10/json"),
    lambda answer: len(answer["vulnerabilities"]),
)
NPMJS: Final = Database(
    "npm's advisories",
    Request(
        "https://registry.npmjs.org/-/npm/v1/security/advisories/bulk",
        json.dumps({"lodash": ["4.17.15"]}).encode(),
        {"Content-Type": "application/json"},
    ),
    lambda answer: len(answer.get("lodash", [])),
)


def date_of(database: Database) -> str:
    """As of when a database answers. Raises `OSError` or `ValueError` where it cannot be reached, or knows nothing."""
    with urlopen(database.question, timeout=_PATIENCE) as answer:
        date = str(answer.headers["date"])
        try:
            known = database.known(json.load(answer))
        except (KeyError, AttributeError, TypeError) as problem:
            raise ValueError("the answer is none of an advisory database") from problem
    if not known:
        raise ValueError("it knows nothing of a release that has known faults")
    return date


def audit(database: Database, command: list[str], folder: Path) -> bool:
    """Ask a database about all we install; whether it answered, and found nothing."""
    try:
        date = date_of(database)
    except (OSError, ValueError) as problem:
        print(f"✗ {database.name} cannot be reached ({problem}): nothing can be said.")
        return False
    print(f"{database.name}, as of {date}:", flush=True)
    is_well = subprocess.run(command, cwd=folder, check=False).returncode == 0
    print(f"{'✓' if is_well else '✗'} {Path(command[0]).name}", flush=True)
    return is_well


def main() -> int:
    """Audit both; the exit code."""
    locks = [part for name in LOCKS for part in ("--requirement", f"requirements/{name}.txt")]
    python = [str(PYTHON_AUDIT), "--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off", *locks]
    found = [audit(PYPI, python, ROOT), audit(NPMJS, [str(NPM), "audit"], ROOT / "client")]
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
