"""The real server as a process of its own, with bots that do not keep a test waiting.

``python -m tests.browser.serving FOLDER`` serves and prints its port.
"""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from deadpan.host.house import Pace
from deadpan.web.rates import Rate, WebLimits
from deadpan.web.server import make_server

QUICK = Pace(window=0.05, fast_window=0.05, think=(0.01, 0.02), fast_think=(0.01, 0.02))
_ANY = Rate(10_000, 10_000)


@contextmanager
def serving(data: Path) -> Iterator[int]:
    """The port of a server that keeps its tables in a folder."""
    command = [sys.executable, "-m", "tests.browser.serving", str(data)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


def _serve(data: Path) -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    limits = WebLimits(messages=_ANY, requests=_ANY, creations=_ANY)
    server = make_server(data, host="127.0.0.1", port=0, pace=QUICK, web_limits=limits)
    print(listening.getsockname()[1], flush=True)
    server.run(sockets=[listening])


if __name__ == "__main__":
    _serve(Path(sys.argv[1]))
