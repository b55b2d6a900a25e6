"""Run pip-audit and npm audit on all pinned dependencies, and print the time of the answer.

Each tool is first asked about an old release with known vulnerabilities. If it cannot reach its database or does not
report them, its answer about our dependencies would mean nothing, so that counts as a failure. Exits with 1 after any
failure or finding.
"""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PIP_AUDIT: Final = (str(ROOT / ".venv" / "audit" / "bin" / "pip-audit"), "--disable-pip", "--progress-spinner", "off")
NPM_AUDIT: Final = (str(ROOT / ".venv" / "bin" / "npm"), "audit")
LOCKS: Final = ("base", "build", "dev", "cluster", "docs")
_PATIENCE: Final = 120.0


class Audit(NamedTuple):
    """A tool that looks up the dependencies listed in a folder's files in a database of advisories."""

    name: str
    unsafe: dict[str, str]
    """The files, by name, that list one old release with known vulnerabilities."""
    ask: tuple[str, ...]
    """The command that audits those files and answers as JSON."""
    known_by: str
    """A string in the answer if the database knows the release."""
    folder: Path
    command: tuple[str, ...]
    """The command, run in that folder, that audits all our dependencies."""


PYTHON: Final = Audit(
    "PyPI's advisories",
    {"requirements.txt": "jinja2==2.10\n"},
    (*PIP_AUDIT, "--no-deps", "--format", "json", "--requirement", "requirements.txt"),
    '"fix_versions"',
    ROOT,
    (*PIP_AUDIT, "--strict", "--require-hashes", *(f"--requirement=requirements/{name}.txt" for name in LOCKS)),
)
CLIENT: Final = Audit(
    "npm's advisories",
    {
        "package.json": json.dumps({"name": "asked", "version": "1.0.0", "dependencies": {"lodash": "4.17.15"}}),
        "package-lock.json": json.dumps(
            {
                "name": "asked",
                "version": "1.0.0",
                "lockfileVersion": 3,
                "packages": {
                    "": {"name": "asked", "version": "1.0.0", "dependencies": {"lodash": "4.17.15"}},
                    "node_modules/lodash": {"version": "4.17.15"},
                },
            }
        ),
    },
    (*NPM_AUDIT, "--json"),
    '"severity"',
    ROOT / "client",
    NPM_AUDIT,
)
SITE: Final = CLIENT._replace(name="npm's advisories, for the documentation site", folder=ROOT / "docs" / "site")


def answers(audit: Audit) -> bool:
    """Whether its database can be reached and knows the vulnerable release."""
    with TemporaryDirectory() as folder:
        for name, text in audit.unsafe.items():
            (Path(folder) / name).write_text(text, "utf-8")
        try:
            done = subprocess.run(audit.ask, cwd=folder, capture_output=True, text=True, timeout=_PATIENCE, check=False)
        except subprocess.TimeoutExpired:
            return False
    return audit.known_by in done.stdout


def is_well(audit: Audit) -> bool:
    """Audit all our dependencies; returns whether there was an answer and nothing was found."""
    if not answers(audit):
        print(f"✗ {audit.name} cannot be reached, or know nothing: nothing can be said.")
        return False
    print(f"{audit.name}, as of {datetime.now(UTC):%Y-%m-%d %H:%M} UTC:", flush=True)
    is_clean = subprocess.run(audit.command, cwd=audit.folder, check=False).returncode == 0
    print(f"{'✓' if is_clean else '✗'} {audit.name}", flush=True)
    return is_clean


def main() -> int:
    """Run all audits; returns the exit code."""
    found = [is_well(audit) for audit in (PYTHON, CLIENT, SITE)]
    return 0 if all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
