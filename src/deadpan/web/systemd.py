"""A word to systemd: that the server is ready, so that whatever is started after it can rely on it."""

from __future__ import annotations

import os
import socket
import sys


def tell_systemd(news: str) -> None:
    """Say ``READY=1`` or ``STOPPING=1`` to whoever started this process, if it wants to know.

    See sd_notify(3): a datagram to the socket that the environment names, where ``@`` is an abstract one.
    """
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or sys.platform == "win32":
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as teller:
        teller.connect(address)
        teller.send(news.encode())
