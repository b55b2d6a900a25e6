"""``deadpan serve``: the server for browsers."""

from __future__ import annotations

import logging
import socket
import sys
import webbrowser
from typing import Annotated, Final
from urllib.parse import urlsplit

import segno
import typer

from deadpan.cli.backup import in_words, name_aside
from deadpan.cli.input_output import Data, Lang, data_folder, reason, refuse
from deadpan.locales import Words
from deadpan.server.errors import TableError

FIRST_PORT: Final = 8000
_PORTS_TRIED: Final = 20
_MOST_WAITING: Final = 1024


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 127.0.0.1 for this machine alone.")] = "0.0.0.0",
    port: Annotated[
        int | None, typer.Option(help=f"The port; by default the first free one from {FIRST_PORT}.", min=0, max=65535)
    ] = None,
    data: Data = None,
    public_url: Annotated[str | None, typer.Option(help="The address that people use, behind a proxy.")] = None,
    trust_proxy: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS[,…]",
            help="The proxy in front, by address or network: its X-Forwarded-For says who calls. Nobody's does else.",
        ),
    ] = None,
    new_store: Annotated[
        bool, typer.Option("--new-store", help="Begin with no tables where those that were there are lost.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    lang: Lang = "en",
) -> None:
    """Serve tables to browsers on this machine and its network."""
    # Imported here, because importing them at the top would slow down every other command.
    from deadpan.server.storage import StoreError, start_empty, store_in
    from deadpan.web.log_limit import limit_logs
    from deadpan.web.server import make_server, network_address

    words = Words(lang)
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    limit_logs()
    if public_url is not None and not is_site(public_url):
        refuse(TableError("bad-address", what=public_url), words, where="deadpan")
    folder = data or data_folder()
    store = store_in(folder)
    aside = name_aside(store)
    try:
        listening = _listen(host, port)
        try:
            is_left = new_store and start_empty(store, aside)
            trusted = trust_proxy.split(",") if trust_proxy else ()
            server = make_server(folder, host=host, port=port or 0, public_url=public_url, trusted=trusted)
        except BaseException:
            listening.close()
            raise
    except (OSError, StoreError, ValueError) as problem:
        said = in_words(problem, folder) or TableError("cannot-serve", what=reason(problem))
        refuse(said, words, where="deadpan")
    if is_left:
        print(words.say("restore-aside", file=str(aside)))
    number = listening.getsockname()[1]
    here = f"http://localhost:{number}/"
    there = public_url or (_elsewhere(host, network_address(), number))
    print(words.say("serve-here", address=here))
    if there is not None:
        print(words.say("serve-there", address=there))
        if sys.stdout.isatty():
            segno.make(there).terminal(compact=True)
    print(words.say("serve-data", folder=str(folder)))
    print(words.say("serve-stop"), flush=True)
    if open_browser:
        webbrowser.open(here)
    server.run(sockets=[listening])


def is_site(address: str) -> bool:
    """Whether this is the address of a whole site: the client must be at its root."""
    try:
        parts = urlsplit(address)
        is_root = parts[2:] in (("", "", ""), ("/", "", "")) and parts.port != 0
        return parts.scheme in ("http", "https") and bool(parts.hostname) and is_root
    except ValueError:  # brackets without an address, or a port out of range
        return False


def _listen(host: str, port: int | None) -> socket.socket:
    """A socket on the given port, or on the first free one. Raises `OSError`."""
    tried = [port] if port is not None else [*range(FIRST_PORT, FIRST_PORT + _PORTS_TRIED), 0]
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in tried:
        listening = socket.socket(family, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, number))
            listening.listen(_MOST_WAITING)
        except OSError:
            listening.close()
            if number == tried[-1]:
                raise
        else:
            return listening
    raise OSError("no port")


def _elsewhere(host: str, network: str | None, port: int) -> str | None:
    """The address for other machines on the network, if they can reach the server."""
    if host in ("127.0.0.1", "localhost", "::1"):
        return None
    if host in ("0.0.0.0", "::"):
        return None if network is None else f"http://{network}:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
