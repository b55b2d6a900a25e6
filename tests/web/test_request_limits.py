"""Limits by network: narrow and wide networks, and those that are new."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from deadpan.server.errors import TooMuch
from deadpan.server.limits import Limits
from deadpan.web.client_address import Networks, networks
from deadpan.web.http_connections import HttpConnections
from deadpan.web.request_limits import NetworkBuckets, Rate, WebLimits
from deadpan.web.routes import NEWCOMERS_TABLES
from deadpan.web.table_socket import NEWCOMERS_SOCKETS, SocketLimits
from tests.server.hand_clock import HandClock
from tests.server.harness import hand_clock, in_play, make_registry, run, settle
from tests.web.driver import Socket, browser, connect, running

_ANY = Rate(1e9, 1e9)


def v6(number: int, lengths: int = 64) -> Networks:
    """A client in the n-th network of this length."""
    return networks(f"2001:db8:{number >> 16:x}:{number & 0xFFFF:x}::1" if lengths == 64 else f"2001:db8:{number:x}::1")


def count(buckets: NetworkBuckets, callers: list[Networks]) -> int:
    return sum(buckets.may(each) for each in callers)


def test_many_narrow_networks_in_a_wide_one_share_a_limit() -> None:
    clock = HandClock()
    buckets = NetworkBuckets(Rate(1, 10), clock.now)
    assert count(buckets, [v6(7)] * 20) == 10
    assert count(buckets, [v6(number) for number in range(256)]) == 40 - 10, "all of a /56"
    assert count(buckets, [v6(number) for number in range(0, 65_536, 256)] * 2) == 160 - 40, "all of a /48"
    assert count(buckets, [v6(1 << 16)] * 20) == 10, "somebody else"
    run(clock.advance(1))
    assert count(buckets, [v6(number) for number in range(0, 65_536, 256)]) == 16


def test_addresses_of_one_range_are_counted_together() -> None:
    buckets = NetworkBuckets(Rate(1, 10), HandClock().now)
    assert count(buckets, [networks(f"192.0.2.{number}") for number in range(256)] * 20) == 160
    assert count(buckets, [networks("192.0.3.7")] * 20) == 10


def test_a_refusal_by_one_network_is_not_counted_in_another() -> None:
    buckets = NetworkBuckets(Rate(1, 10), HandClock().now)
    count(buckets, [networks("192.0.2.1")] * 1000)
    assert count(buckets, [networks("192.0.2.2")] * 20) == 10


def test_adding_a_network_takes_as_long_however_many_are_remembered() -> None:
    """It once took 3 ms with 20,000 remembered networks, because each call looked at all of them."""
    buckets = NetworkBuckets(Rate(1e-6, 10), HandClock().now)
    took = []
    for number in range(12_000):
        start = time.thread_time()
        buckets.may(v6(number, 48))
        took.append(time.thread_time() - start)
    first, last = sum(sorted(took[1000:3000])[:1900]), sum(sorted(took[-2000:])[:1900])
    assert last < 5 * first


def test_idle_networks_are_forgotten() -> None:
    clock = HandClock()
    buckets = NetworkBuckets(Rate(1, 10), clock.now)
    count(buckets, [v6(number, 48) for number in range(1000)])
    run(clock.advance(100))
    count(buckets, [v6(number, 48) for number in range(1000, 1600)])
    assert all(len(level) <= 1600 - 1000 + 3 for level in buckets._buckets.values())


# -- connections -------------------------------------------------------------------------------------------------------


class Line:
    """A connection that is idle or not."""

    def __init__(self, is_idle: bool = True) -> None:
        self.is_idle = is_idle
        self.is_over = False

    def abort(self) -> None:
        self.is_over = True


def add(connections: HttpConnections, who: Networks, lines: list[Line]) -> list[bool]:
    return [connections.add(line, who) for line in lines]


def test_a_network_with_too_many_connections_loses_its_oldest_idle_one() -> None:
    connections = HttpConnections(WebLimits(connections_per_address=3, arrivals=_ANY), HandClock().now)
    mine, theirs = networks("192.0.2.7"), networks("198.51.100.1")
    lines = [Line(False), Line(), Line(), Line(), Line(False), Line(False)]
    assert all(add(connections, theirs, [Line()]))
    assert all(add(connections, mine, lines))
    assert [line.is_over for line in lines] == [False, True, True, True, False, False]
    refused = Line()
    assert add(connections, mine, [refused]) == [False], "none of them is idle"
    assert len(connections) == 4
    connections.remove(lines[0])
    assert add(connections, mine, [refused]) == [True]


def test_when_files_run_short_the_oldest_idle_connection_is_closed_but_never_a_proxys() -> None:
    connections = HttpConnections(WebLimits(connections=4, arrivals=_ANY), HandClock().now)
    proxy, busy, idle = [Line(), Line()], Line(False), Line()
    add(connections, (), proxy)
    add(connections, networks("192.0.2.7"), [busy, idle])
    assert add(connections, networks("198.51.100.1"), [Line(False)]) == [True]
    assert (idle.is_over, busy.is_over, proxy[0].is_over) == (True, False, False)
    assert add(connections, (), [Line()]) == [False], "there is no room at all"


def test_new_connections_are_rate_limited_and_leave_nothing_behind() -> None:
    clock = HandClock()
    connections = HttpConnections(WebLimits(arrivals=Rate(1, 5)), clock.now)
    lines = [Line() for _ in range(10)]
    assert add(connections, networks("192.0.2.7"), lines) == [True] * 5 + [False] * 5
    assert all(add(connections, (), [Line() for _ in range(20)])), "a proxy speaks for many"
    for line in lines:
        connections.remove(line)
        connections.remove(line)
    assert (len(connections), connections._counts.total(), connections._by_network) == (20, 0, {})


# -- networks with little use ------------------------------------------------------------------------------------------


def test_the_last_sockets_are_reserved_for_networks_with_few() -> None:
    limits = WebLimits(sockets=100, requests=_ANY)
    clock = HandClock()
    doorkeeper = SocketLimits(limits, NetworkBuckets(limits.requests, clock.now), clock.now)
    for _ in range(80):
        doorkeeper.admit(v6(1, 48))
    with pytest.raises(TooMuch):
        doorkeeper.admit(v6(1, 48))
    for _ in range(NEWCOMERS_SOCKETS):
        doorkeeper.admit(v6(2, 48))
    with pytest.raises(TooMuch):
        doorkeeper.admit(v6(2, 48))
    for number in range(20 - NEWCOMERS_SOCKETS):
        doorkeeper.admit(v6(3 + number, 48))
    with pytest.raises(TooMuch):
        doorkeeper.admit(v6(99, 48))
    for _ in range(70):
        doorkeeper.dismiss(v6(1, 48))
    doorkeeper.admit(v6(1, 48))


def test_the_last_tables_are_reserved_for_networks_with_few() -> None:
    async def test() -> None:
        limits = WebLimits(creations=_ANY, requests=_ANY)
        async with running(make_registry(limits=Limits(tables=20)), limits) as app:

            async def make(address: str) -> tuple[int, str]:
                async with browser(app, address) as http:
                    answer = await http.post("/api/tables", json={"game": "hush", "name": "Ada"})
                    return answer.status_code, answer.json().get("code", "") if answer.status_code != 201 else ""

            assert [(await make(f"192.0.2.{number}"))[0] for number in range(17)] == [201] * 16 + [429]
            assert await make("192.0.2.1") == (429, "too-many-tables")
            assert [(await make("198.51.100.1"))[0] for _ in range(4)] == [201] * NEWCOMERS_TABLES + [429]
            assert (await make("203.0.113.1"))[0] == 201
            assert (await make("203.0.114.1"))[0] == 429, "there is no room at all"

    run(test())


# -- unknown codes -----------------------------------------------------------------------------------------------------


def test_after_too_many_unknown_codes_only_tokens_open_tables() -> None:
    async def test() -> None:
        host = make_registry()
        code, tokens = await in_play(host)
        async with running(host, WebLimits(misses=Rate(0.1, 3))) as app, browser(app) as http:

            async def find(address: str) -> int:
                return (await http.get(f"/api/tables/{address}")).status_code

            assert [await find(code) for _ in range(20)] == [200] * 20, "a hit costs nothing more"
            assert [await find(f"NOPE-{number}") for number in range(5)] == [404] * 3 + [429] * 2
            assert await find(code) == 429
            joined = await http.post(f"/api/tables/{code}/participants", json={"name": "Eve"})
            assert (joined.status_code, joined.json()["code"]) == (429, "too-many-misses")
            assert (await http.get(f"/api/tables/{code}/record")).status_code == 429
            for where, token in ((code, None), (code, "guess"), ("NOPE-9", None), ("NOPE-9", tokens[0])):
                assert (await connect(app, where, token)).closed == (1008, "too-many-misses"), (where, token)
            seated = await connect(app, code, tokens[0])
            assert seated.closed is None
            other = Socket(app, code, address="198.51.100.7")
            other.say(type="hello")
            await settle()
            assert other.closed is None
            await hand_clock(host).advance(10 * 10)
            assert await find(code) == 200

    run(test())


# -- views and backlogs ------------------------------------------------------------------------------------------------


def test_requested_views_are_counted_by_size() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        async with running(host, WebLimits(views=Rate(100, 10_000))) as app:
            socket = await connect(app, code, None)
            size = len("".join(socket.frames))
            for _ in range(30):
                socket.say(type="resync")
            await settle()
            told = sum(map(len, socket.frames))
            assert told < 10_000 + 2 * size + 30 * 200
            assert socket.frames[1:].count(socket.frames[1]) >= 1
            assert socket.last("error")["code"] == "too-often"
            assert (await connect(app, code, None)).closed == (1008, "too-often")
            other = Socket(app, code, address="198.51.100.7")
            other.say(type="hello")
            await settle()
            assert other.closed is None, "others are told all the same"
            await hand_clock(host).advance(100)
            assert (await connect(app, code, None)).closed is None

    run(test())


def test_the_backlog_of_all_clients_of_an_address_is_limited() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await in_play(host)
        async with running(host, WebLimits(backlog_bytes_per_address=100_000)) as app:
            table = await host.find(code)
            sockets: list[Any] = [await connect(app, code, None) for _ in range(4)]
            other = Socket(app, code, address="198.51.100.7")
            other.say(type="hello")
            await settle()
            for socket in (*sockets, other):
                socket.is_deaf = True
            for _ in range(4):
                table.connections.send_all(b"x" * 10_000)
                await asyncio.sleep(0)
            for socket in (*sockets, other):
                socket.is_deaf = False
            await settle()
            assert [socket.closed for socket in sockets].count((1008, "too slow")) >= 1
            assert other.closed is None
            for socket in sockets:
                socket.hang_up()
            await settle()
            back = await connect(app, code, None)
            table.connections.send_all(b"x" * 90_000)
            await settle()
            assert back.closed is None, "what was not sent does not count any more"

    run(test())
