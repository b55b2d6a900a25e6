"""What people meet at the address of a server, and whether it is what they should."""

from __future__ import annotations

import re
import ssl
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from email.utils import parsedate_to_datetime
from ipaddress import ip_address
from typing import Final

from deadpan import __version__
from deadpan.doctor.findings import Finding, ill, note, well
from deadpan.doctor.probe import NO_ANSWER, Probe, Unexpected
from deadpan.web.middleware import HEADERS, HSTS
from deadpan.web.request_limits import WebLimits
from deadpan.web.static_files import PLAIN_PAGE

STRANGER: Final = "https://stranger.invalid"
FORGED: Final = "203.0.113.77"
"""An address of nobody's, kept for examples."""
RENEW_DAYS: Final = 14
"""Certificates are renewed a month before they end; one that ends this soon was forgotten."""
CLOCK_SECONDS: Final = 60
_NOWHERE: Final = "/api/tables/DOCTOR/socket"
_DAY: Final = 86_400

Check = Callable[[Probe], Iterator[Finding]]


def examine_site(url: str, now: Callable[[], float] = time.time) -> Iterator[Finding]:
    """Look at everything that can be seen from outside."""
    probe = Probe(url, now)
    if probe.is_tls:
        yield from _tried(check_certificate, probe)
    elif not probe.is_near:
        yield note("doctor-no-tls")
    reached = list(_tried(check_health, probe))
    yield from reached
    if not any(finding.message == "doctor-healthy" for finding in reached):
        return
    for check in (check_room, check_clock, check_headers, check_page, check_own_page, check_strangers, check_caller):
        yield from _tried(check, probe)


def _tried(check: Check, probe: Probe) -> Iterator[Finding]:
    try:
        yield from check(probe)
    except NO_ANSWER as problem:
        yield ill("doctor-no-answer", url=probe.origin, what=reason(problem))


def reason(problem: BaseException) -> str:
    """What a failure says of itself."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem) or type(problem).__name__


def check_certificate(probe: Probe) -> Iterator[Finding]:
    """Whether browsers will believe that the site is who it says, and for how long."""
    try:
        days = int((probe.certificate_end() - probe.now()) // _DAY)
    except ssl.SSLCertVerificationError as problem:
        probe.trust_anybody()
        yield ill("doctor-certificate-bad", what=problem.verify_message)
        return
    if days < RENEW_DAYS:
        yield ill("doctor-certificate-ends", days=days)
    else:
        yield well("doctor-certificate-good", days=days)


def check_health(probe: Probe) -> Iterator[Finding]:
    """Whether it is Deadpan that answers, and which."""
    answer = probe.ask("/healthz")
    if answer.status in (301, 302, 307, 308):
        yield ill("doctor-moved", url=probe.origin, where=answer.headers.get("location", ""))
        return
    if answer.status in (502, 503, 504):
        yield ill("doctor-nobody-behind", url=probe.origin, status=answer.status)
        return
    if answer.status == 421:
        yield ill("doctor-name-unknown", name=probe.host, origin=probe.origin)
        return
    try:
        is_well = answer.json()["status"] == "ok"
        about = probe.ask("/api/docs/openapi.json").json()["info"]
        title, version = str(about["title"]), str(about["version"])
    except (Unexpected, KeyError, TypeError):
        is_well, title, version = False, "", ""
    if not is_well or title != "Deadpan":
        yield ill("doctor-not-deadpan", url=probe.origin)
        return
    yield well("doctor-healthy", url=probe.origin)
    if version != __version__:
        yield ill("doctor-version-differs", there=version, here=__version__)
    else:
        yield well("doctor-version-same", version=version)


def check_room(probe: Probe) -> Iterator[Finding]:
    """How full it is. It tells that on its own machine alone."""
    answer = probe.ask("/api/status")
    if answer.status == 404:
        return
    status = answer.json()
    try:
        tables, awake, sockets, room = (int(status[name]) for name in ("tables", "awake", "sockets", "room"))
    except (KeyError, TypeError, ValueError):
        raise Unexpected(str(answer.status)) from None
    yield well("doctor-tables", tables=tables, awake=awake)
    most = WebLimits().sockets
    if room < most:
        yield ill("doctor-room-short", room=room, most=most)
    else:
        yield well("doctor-room-enough", sockets=sockets, room=room)


def check_clock(probe: Probe) -> Iterator[Finding]:
    """Whether it is the same time there as here."""
    try:
        there = parsedate_to_datetime(probe.ask("/healthz").headers.get("date", "")).timestamp()
    except ValueError:
        yield ill("doctor-clock-missing")
        return
    seconds = round(abs(there - probe.now()))
    if seconds > CLOCK_SECONDS:
        yield ill("doctor-clock-wrong", seconds=seconds)
    else:
        yield well("doctor-clock-right")


def check_headers(probe: Probe) -> Iterator[Finding]:
    """Whether what protects people in their browsers comes through."""
    headers = probe.ask("/").headers
    wrong = [name for name, value in HEADERS.items() if headers.get_all(name) != [value]]
    if wrong:
        yield ill("doctor-headers-wrong", headers=", ".join(wrong))
    else:
        yield well("doctor-headers-right")
    if probe.is_tls and headers.get(HSTS) is None:
        yield ill("doctor-no-hsts", origin=probe.origin)


def check_page(probe: Probe) -> Iterator[Finding]:
    """Whether the client was built, and all it needs is served."""
    home = probe.ask("/")
    if home.status != 200 or home.body == PLAIN_PAGE:
        yield ill("doctor-page-missing", status=home.status)
        return
    wanted = re.findall(r'(?:src|href)="(/assets/[^"]+)"', home.body.decode("utf-8", "replace"))
    for path in wanted:
        asset = probe.ask(path)
        kind = asset.headers.get_content_type()
        right = {".js": "text/javascript", ".css": "text/css"}.get(path[path.rfind(".") :], kind)
        if asset.status != 200 or kind != right or not asset.body:
            yield ill("doctor-asset-lost", file=path, status=asset.status, kind=kind)
            return
    yield well("doctor-page-served", count=len(wanted)) if wanted else ill("doctor-page-strange")


def check_own_page(probe: Probe) -> Iterator[Finding]:
    """Whether the site's own page can make tables and open sockets, all the way through."""
    answer = probe.ask("/api/tables", {"Origin": probe.origin}, {"game": "doctor", "name": "Doctor"})
    if answer.status == 403:
        yield ill("doctor-own-page-refused", origin=probe.origin)
        return
    if answer.json().get("code") != "unknown-game":  # there is no such game, so no table is made
        raise Unexpected(str(answer.status))
    try:
        heard = probe.knock(_NOWHERE, probe.origin, {"type": "hello"})
    except NO_ANSWER as problem:
        yield ill("doctor-no-socket", what=reason(problem))
        return
    if heard.get("code") == "no-such-table":
        yield well("doctor-socket-works")
    else:
        yield ill("doctor-no-socket", what=str(heard))


def check_strangers(probe: Probe) -> Iterator[Finding]:
    """Whether pages of other sites are refused."""
    answer = probe.ask("/api/tables", {"Origin": STRANGER}, {"game": "doctor", "name": "Doctor"})
    is_open = answer.status != 403
    with suppress(*NO_ANSWER):  # refused, as it should be, or there are no sockets at all, which is said elsewhere
        probe.knock(_NOWHERE, STRANGER, {"type": "hello"})
        is_open = True
    yield ill("doctor-strangers-let-in") if is_open else well("doctor-strangers-refused")


def check_caller(probe: Probe) -> Iterator[Finding]:
    """Whether limits count people, and not the proxy or whoever somebody pretends to be."""
    plain = probe.ask("/api/caller")
    seen, relayed = plain.json().get("address"), plain.json().get("relayed")
    forged = probe.ask("/api/caller", {"X-Forwarded-For": FORGED}).json().get("address")
    if not isinstance(seen, str):
        raise Unexpected(str(plain.status))
    is_silent = probe.is_tls or (_is_loopback(seen) and not _is_loopback(plain.here))
    if relayed == "untrusted":
        yield ill("doctor-caller-hidden", address=seen)
    elif relayed == "no" and is_silent:  # the server itself speaks no TLS: somebody does it for it, and says nothing
        yield ill("doctor-caller-unnamed", address=seen)
    elif relayed == "trusted" and forged == FORGED:
        # On the proxy's own machine one is as trusted as the proxy, if it only adds to what it is told.
        yield (note if _is_loopback(plain.here) else ill)("doctor-caller-forged", address=plain.here)
    else:
        yield well("doctor-caller-known", address=seen)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
