"""The real server in a separate process, with bots that answer without delays.

``python -m tests.browser.serving FOLDER [PORT]`` serves and prints its port.
"""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from deadpan.server.scheduling import Pace
from deadpan.web.server import make_server
from tests.ports import free_port
from tests.web.limits import ENDLESS

QUICK = Pace(answer_window=0.05, fast_answer_window=0.05, bot_delay=(0.01, 0.02), fast_bot_delay=(0.01, 0.02))


@contextmanager
def serving(data: Path, environment: Mapping[str, str] | None = None) -> Iterator[int]:
    """Run a server with its tables in a folder; yields its port. ``environment`` replaces this process's variables."""
    with mortal(data, environment) as server:
        yield server.port


class Mortal:
    """A server that can be killed and started again on the same port with the same tables."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        self._data = data
        self._environment = environment
        self.port = free_port()
        self.start()

    def start(self) -> None:
        """Start the server, for the first time or again."""
        command = [sys.executable, "-m", "tests.browser.serving", str(self._data), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=self._environment)
        assert self._process.stdout is not None
        assert int(self._process.stdout.readline()) == self.port

    @property
    def pid(self) -> int:
        """The id of the server's process."""
        return self._process.pid

    def end(self, how: signal.Signals) -> None:
        """Send the server a signal and wait until it has ended."""
        self._process.send_signal(how)
        self._process.wait()
        if self._process.stdout is not None:
            self._process.stdout.close()


@contextmanager
def mortal(data: Path, environment: Mapping[str, str] | None = None) -> Iterator[Mortal]:
    """Run a server that can be restarted, with its tables in a folder."""
    server = Mortal(data, environment)
    try:
        yield server
    finally:
        server.end(signal.SIGTERM)


def _serve(data: Path, port: int) -> None:
    listening = socket.create_server(("127.0.0.1", port))
    server = make_server(data, host="127.0.0.1", port=0, pace=QUICK, web_limits=ENDLESS)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    _serve(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 0)
