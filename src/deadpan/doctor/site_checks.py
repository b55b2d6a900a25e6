"""Checks of a server through its public address."""

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
"""An address that is reserved for documentation."""
RENEW_DAYS: Final = 14
"""Certificates are renewed a month before they expire; one this close to its end was forgotten."""
CLOCK_SECONDS: Final = 60
_NOWHERE: Final = "/api/tables/DOCTOR/socket"
_DAY: Final = 86_400

Check = Callable[[Probe], Iterator[Finding]]


def examine_site(url: str, now: Callable[[], float] = time.time) -> Iterator[Finding]:
    """Run all checks of a site."""
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
    """The reason that a failure gives."""
    return (problem.strerror if isinstance(problem, OSError) else None) or str(problem) or type(problem).__name__


def check_certificate(probe: Probe) -> Iterator[Finding]:
    """Whether browsers accept the certificate, and when it expires."""
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
    """Whether the server is Deadpan, and which version."""
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
    """How busy the server is. It answers this to its own machine only."""
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
    """Whether the clocks of this machine and the server agree."""
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
    """Whether the security headers arrive."""
    headers = probe.ask("/").headers
    wrong = [name for name, value in HEADERS.items() if headers.get_all(name) != [value]]
    if wrong:
        yield ill("doctor-headers-wrong", headers=", ".join(wrong))
    else:
        yield well("doctor-headers-right")
    if probe.is_tls and headers.get(HSTS) is None:
        yield ill("doctor-no-hsts", origin=probe.origin)


def check_page(probe: Probe) -> Iterator[Finding]:
    """Whether the client was built, and everything its page needs is served."""
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
    """Whether requests of the site's own page get through: creating tables and opening WebSockets."""
    answer = probe.ask("/api/tables", {"Origin": probe.origin}, {"game": "doctor", "name": "Doctor"})
    if answer.status == 403:
        yield ill("doctor-own-page-refused", origin=probe.origin)
        return
    if answer.json().get("code") != "unknown-game":  # a game that does not exist, so that no table is created
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
    """Whether requests from pages of other sites are refused."""
    answer = probe.ask("/api/tables", {"Origin": STRANGER}, {"game": "doctor", "name": "Doctor"})
    is_open = answer.status != 403
    with suppress(*NO_ANSWER):  # refused, as it should be; or WebSockets fail at all, which another check reports
        probe.knock(_NOWHERE, STRANGER, {"type": "hello"})
        is_open = True
    yield ill("doctor-strangers-let-in") if is_open else well("doctor-strangers-refused")


def check_caller(probe: Probe) -> Iterator[Finding]:
    """Whether limits count clients, not the proxy, and not an address that a client made up."""
    plain = probe.ask("/api/caller")
    seen, relayed = plain.json().get("address"), plain.json().get("relayed")
    forged = probe.ask("/api/caller", {"X-Forwarded-For": FORGED}).json().get("address")
    if not isinstance(seen, str):
        raise Unexpected(str(plain.status))
    is_silent = probe.is_tls or (_is_loopback(seen) and not _is_loopback(plain.here))
    if relayed == "untrusted":
        yield ill("doctor-caller-hidden", address=seen)
    # the server itself speaks no TLS: a proxy does, and does not forward the client's address
    elif relayed == "no" and is_silent:
        yield ill("doctor-caller-unnamed", address=seen)
    elif relayed == "trusted" and forged == FORGED:
        # On the proxy's own machine the doctor is as trusted as the proxy, if that only appends to the header.
        yield (note if _is_loopback(plain.here) else ill)("doctor-caller-forged", address=plain.here)
    else:
        yield well("doctor-caller-known", address=seen)


def _is_loopback(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False
