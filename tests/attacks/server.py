"""The attacked server: the real one in a separate process, with limits that a test can set."""

from __future__ import annotations

import json
import logging
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from deadpan.web.log_limit import limit_logs
from deadpan.web.request_limits import WebLimits
from deadpan.web.server import make_server
from tests.ports import free_port


class Watched:
    """A server's process: its CPU time, memory and log."""

    def __init__(self, pid: int, port: int, log: Path) -> None:
        self.port = port
        self.log = log
        self._proc = Path(f"/proc/{pid}")
        self._clock = (~pid << 3) | 2
        """The id of the CPU-time clock of another process: see MAKE_PROCESS_CPUCLOCK in the kernel."""

    def cpu(self) -> float:
        """The CPU time used, in seconds."""
        return time.clock_gettime(self._clock)

    def peak(self) -> float:
        """The peak memory in MB since the last call."""
        found = re.search(r"VmHWM:\s+(\d+) kB", (self._proc / "status").read_text())
        assert found is not None
        (self._proc / "clear_refs").write_text("5")
        return int(found[1]) * 1024 / 1e6


@contextmanager
def serving(limits: Mapping[str, Any] | None = None, files: int | None = None) -> Iterator[Watched]:
    """Run a server with a fresh store; ``files`` limits its open files."""
    with tempfile.TemporaryDirectory() as folder:
        about = json.dumps({"limits": dict(limits or {}), "files": files})
        command = [sys.executable, "-m", "tests.attacks.server", folder, about]
        with _running(command, Path(folder) / "log") as (process, line):
            yield Watched(process.pid, int(line), Path(folder) / "log")


@contextmanager
def serving_from(tree: Path) -> Iterator[Watched]:
    """Run the server of another revision, whose files are in ``tree``, with its own limits."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        serve = ["serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder, "--no-open"]
        command = [sys.executable, "-c", "from deadpan.cli import main; main()", *serve]
        src = ":".join(map(str, (tree / "src", *sorted(tree.glob("games/*/src")))))
        with _running(command, Path(folder) / "log", {**os.environ, "PYTHONPATH": src}, tree) as (process, _):
            yield Watched(process.pid, port, Path(folder) / "log")


@contextmanager
def _running(
    command: list[str], log: Path, environment: Mapping[str, str] | None = None, folder: Path | None = None
) -> Iterator[tuple[subprocess.Popen[bytes], bytes]]:
    """Run a process; yields it and the first line that it prints."""
    with log.open("wb") as errors:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=environment, cwd=folder)
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            assert line, log.read_text()
            yield process, line
        finally:
            process.kill()
            process.wait()
            process.stdout.close()


def main(folder: str, about: str) -> None:
    """Run the server."""
    told = json.loads(about)
    logging.basicConfig(level=logging.WARNING)
    limit_logs()
    if told["files"] is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (told["files"], told["files"]))
    usual = msgspec.to_builtins(WebLimits())
    limits = msgspec.convert({**usual, **told["limits"]}, WebLimits)
    listening = socket.create_server(("127.0.0.1", 0), backlog=1024)
    server = make_server(Path(folder) / "data", host="127.0.0.1", port=0, web_limits=limits)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
