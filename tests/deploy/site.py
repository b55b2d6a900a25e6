"""A whole installation from the files in deploy/: the service's own command behind nginx or Caddy, with TLS.

Only what must differ in a test is changed in them: names, ports and folders.
"""

from __future__ import annotations

import os
import shlex
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from configparser import ConfigParser
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple

from tests.ports import free_port

ROOT: Final = Path(__file__).parent.parent.parent
FILES: Final = ROOT / "deploy"
NAME: Final = "play.example.org"
_PATIENCE: Final = 60.0
"""How many seconds a server may take to start."""
Proxy = Literal["nginx", "caddy"]
_UNPACKED: Final = ROOT / "build" / "proxies" / "usr"
_SEARCHED: Final = os.pathsep.join(
    [os.environ.get("PATH", ""), "/usr/sbin", str(_UNPACKED / "sbin"), str(_UNPACKED / "bin")]
)


class Site(NamedTuple):
    """A running installation."""

    url: str
    """The public address."""
    server: int
    """The port of the server itself, behind the proxy."""
    data: Path
    certificate: Path

    @property
    def tls(self) -> ssl.SSLContext:
        """A TLS context that trusts its certificate."""
        return ssl.create_default_context(cafile=self.certificate)


class Ports(NamedTuple):
    """The ports of the server and of the proxy."""

    server: int
    https: int
    http: int


def tool(name: str) -> str:
    """The path of a program that `make proxies` provides."""
    found = shutil.which(name, path=_SEARCHED)
    assert found is not None, f"no {name}: run `make proxies`"
    return found


def free_ports() -> Ports:
    """Free ports that no other test gets before this process ends."""
    return Ports(*(free_port() for _ in Ports._fields))


def make_certificate(folder: Path) -> Path:
    """A self-signed certificate for localhost; its key is beside it."""
    certificate, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = [tool("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-days", "30", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"]
    command += ["-out", str(certificate), "-keyout", str(key)]
    subprocess.run(command, check=True, capture_output=True)
    return certificate


def changed(text: str, changes: Mapping[str, str]) -> str:
    """A file with some replacements, each of which must apply."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


def unit(name: str) -> ConfigParser:
    """A systemd unit."""
    parser = ConfigParser(interpolation=None, strict=False, delimiters="=")
    parser.optionxform = str  # type: ignore[method-assign,assignment]  # the way to keep capitals
    parser.read_string((FILES / name).read_text("utf-8"))
    return parser


def command_of(name: str, changes: Mapping[str, str]) -> list[str]:
    """The command of a unit, run from the environment of the tests."""
    line = changed(unit(name)["Service"]["ExecStart"].replace("%%", "%").replace("$$", "$"), changes)
    return shlex.split(changed(line, {"/opt/deadpan/bin/deadpan": str(Path(sys.executable).parent / "deadpan")}))


@contextmanager
def served(data: Path, ports: Ports, without: tuple[str, ...] = ()) -> Iterator[None]:
    """The server as the service starts it; ``without`` some of its options."""
    changes = {"8000": str(ports.server), "/var/lib/deadpan": str(data), NAME: f"localhost:{ports.https}"}
    command = command_of("deadpan.service", changes)
    for option in without:
        at = command.index(option)
        del command[at : at + 2]
    with running(command, ports.server):
        yield


@contextmanager
def running(command: list[str], port: int, **environment: str) -> Iterator[None]:
    """A program that listens on a port, until the test ends."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ, **environment}) as process:
        try:
            wait_for(process, port)
            yield
        finally:
            process.terminate()
            process.wait()


def wait_for(process: subprocess.Popen[bytes], port: int) -> None:
    """Wait until a port accepts connections."""
    until = time.monotonic() + _PATIENCE
    while process.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
    raise AssertionError(f"nothing listens on {port}; exit status {process.poll()}")


@contextmanager
def behind_nginx(folder: Path, ports: Ports, changes: Mapping[str, str] | None = None) -> Iterator[None]:
    """nginx with the site's file included in a main file like Debian's."""
    usual = {
        f"/etc/letsencrypt/live/{NAME}": str(folder),
        "listen 443": f"listen 127.0.0.1:{ports.https}",
        "listen 80": f"listen 127.0.0.1:{ports.http}",
        "127.0.0.1:8000": f"127.0.0.1:{ports.server}",
        "/var/www/html": str(folder / "challenges"),
        NAME: "localhost",
    }
    lines = (FILES / "nginx.conf").read_text("utf-8").splitlines(keepends=True)
    alone = "".join(line for line in lines if "listen [::]" not in line)  # test machines may have no IPv6
    (folder / "site.conf").write_text(changed(alone, {**usual, **(changes or {})}), "utf-8")
    temporary = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; "
        f"events {{ worker_connections 256; }} http {{ access_log off; {temporary} include {folder}/site.conf; }}"
    )
    command = [tool("nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with running(command, ports.https):
        yield


@contextmanager
def behind_caddy(folder: Path, ports: Ports, changes: Mapping[str, str] | None = None) -> Iterator[None]:
    """Caddy with its file, and our certificate, since no authority signs one for localhost."""
    site = f"https://localhost:{ports.https} {{\n\ttls {folder}/fullchain.pem {folder}/privkey.pem"
    usual = {f"{NAME} {{": site, "127.0.0.1:8000": f"127.0.0.1:{ports.server}"}
    text = changed((FILES / "Caddyfile").read_text("utf-8"), {**usual, **(changes or {})})
    ours = "admin off\n\tauto_https disable_redirects\n\tlog {\n\t\toutput discard\n\t}\n\tservers {"
    (folder / "Caddyfile").write_text(changed(text, {"servers {": ours}))
    command = [tool("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, ports.https, XDG_DATA_HOME=str(folder), XDG_CONFIG_HOME=str(folder)):
        yield


@contextmanager
def installed(folder: Path, proxy: Proxy) -> Iterator[Site]:
    """The whole installation."""
    ports, data = free_ports(), folder / "data"
    certificate = make_certificate(folder)
    front = {"nginx": behind_nginx, "caddy": behind_caddy}[proxy]
    with served(data, ports), front(folder, ports):
        yield Site(f"https://localhost:{ports.https}", ports.server, data, certificate)
