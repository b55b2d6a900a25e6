"""Notifications to systemd (sd_notify), so that units ordered after this one start when the server is ready."""

from __future__ import annotations

import os
import socket
import sys


def tell_systemd(news: str) -> None:
    """Send ``READY=1`` or ``STOPPING=1`` to the service manager, if there is one.

    See sd_notify(3): a datagram to the socket named in the environment, where a leading ``@`` means an abstract one.
    """
    address = os.environ.get("NOTIFY_SOCKET")
    if not address or sys.platform == "win32":
        return
    if address.startswith("@"):
        address = "\0" + address[1:]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as teller:
        teller.connect(address)
        teller.send(news.encode())
