"""The client's address, with and without proxies, honest and forged."""

from __future__ import annotations

import resource

import pytest

from deadpan.web.app import make_app
from deadpan.web.client_address import Caller, TrustedProxies, networks
from deadpan.web.open_files import RESERVED, raise_open_file_limit
from deadpan.web.request_limits import Rate, WebLimits
from tests.server.harness import lobby, make_registry, run, settle
from tests.web.driver import Socket, browser, running

PROXY = "10.0.0.1"


@pytest.mark.parametrize(
    ("nearest", "forwarded", "caller"),
    [
        ("192.0.2.7", [], Caller("192.0.2.7")),
        (PROXY, [], Caller(PROXY)),
        (PROXY, ["192.0.2.7"], Caller("192.0.2.7", "trusted")),
        (PROXY, ["2001:DB8:0::7"], Caller("2001:db8::7", "trusted")),
        ("::ffff:10.0.0.1", ["192.0.2.7"], Caller("192.0.2.7", "trusted")),
        # Addresses that a client writes itself are ignored, in every notation.
        ("192.0.2.7", ["198.51.100.1"], Caller("192.0.2.7", "untrusted")),
        (PROXY, ["198.51.100.1, 192.0.2.7"], Caller("192.0.2.7", "trusted")),
        (PROXY, ["198.51.100.1", "192.0.2.7"], Caller("192.0.2.7", "trusted")),
        (PROXY, ["10.0.0.9, 192.0.2.7"], Caller("192.0.2.7", "trusted")),
        # Chains of proxies.
        (PROXY, ["198.51.100.1, 192.0.2.7, 172.16.3.4"], Caller("192.0.2.7", "trusted")),
        (PROXY, ["172.16.3.4"], Caller("172.16.3.4", "trusted")),
        # Something that is no address ends the search at the address before it.
        (PROXY, ["unknown"], Caller(PROXY, "trusted")),
        (PROXY, [""], Caller(PROXY, "trusted")),
        (PROXY, ["192.0.2.7, \x00, 172.16.3.4"], Caller("172.16.3.4", "trusted")),
        ("", ["192.0.2.7"], Caller("", "untrusted")),
    ],
)
def test_forwarded_addresses_are_used_only_from_trusted_proxies(
    nearest: str, forwarded: list[str], caller: Caller
) -> None:
    assert TrustedProxies([PROXY, " 172.16.0.0/12"]).caller(nearest, forwarded) == caller


@pytest.mark.parametrize("wrong", ["proxy.example", "10.0.0.1/8", "", "*"])
def test_a_trusted_proxy_is_an_address_or_a_network(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"network|host bits"):
        TrustedProxies([wrong])


@pytest.mark.parametrize(
    ("address", "other", "together"),
    [
        ("192.0.2.7", "192.0.2.7", (1, 16)),
        ("192.0.2.7", "192.0.2.8", (16,)),
        ("192.0.2.7", "192.0.3.7", ()),
        ("::ffff:192.0.2.7", "192.0.2.7", (1, 16)),
        ("2001:db8:1:234:3:4:5:6", "2001:db8:1:234::1", (1, 4, 16)),
        ("2001:db8:1:234::1", "2001:db8:1:2ff::1", (4, 16)),
        ("2001:db8:1:234::1", "2001:db8:1:300::1", (16,)),
        ("2001:db8:1:234::1", "2001:db8:2:234::1", ()),
        ("2001:db8::1", "32.1.13.184", ()),
        ("testclient", "testclient", (1,)),
    ],
)
def test_an_address_is_counted_by_its_network_and_wider_ones(
    address: str, other: str, together: tuple[int, ...]
) -> None:
    assert tuple(network.share for network in networks(address) if network in networks(other)) == together


def test_rates_count_clients_and_not_the_proxy() -> None:
    async def test() -> None:
        limits = WebLimits(requests=Rate(1, 2))
        host = make_registry()
        code, _ = await lobby(host)
        async with running(host, limits, proxies=TrustedProxies([PROXY])) as app, browser(app, PROXY) as http:

            async def ask(person: str) -> int:
                return (await http.get("/api/caller", headers={"x-forwarded-for": person})).status_code

            assert [await ask("192.0.2.7") for _ in range(3)] == [200, 200, 429]
            assert await ask("192.0.2.8") == 200
            # A socket counts like a request of the same client.
            for person, let_in in (("192.0.2.7", False), ("192.0.2.8", True)):
                socket = Socket(app, code, address=PROXY, headers={"x-forwarded-for": person})
                socket.say(type="hello")
                await settle()
                assert (socket.closed is None) == let_in
                socket.hang_up()
                await socket.task

    run(test())


def test_sockets_are_limited_by_the_narrowest_network() -> None:
    async def test() -> None:
        host = make_registry()
        code, _ = await lobby(host)
        async with running(host, WebLimits(sockets_per_address=1)) as app:
            first = Socket(app, code, address="2001:db8::1")
            await settle()
            second = Socket(app, code, address="2001:db8::2")
            await settle()
            assert (first.closed, second.closed) == (None, (1008, "too-many-visitors"))
            first.hang_up()
            await first.task
            third = Socket(app, code, address="2001:db8::3")
            await settle()
            assert third.closed is None
            third.hang_up()
            await third.task

    run(test())


def test_a_client_can_ask_for_its_address() -> None:
    async def test() -> None:
        async with running(make_registry(), proxies=TrustedProxies([PROXY])) as app, browser(app) as http:
            assert (await http.get("/api/caller")).json() == {"address": "192.0.2.7", "relayed": "no"}
            forged = await http.get("/api/caller", headers={"x-forwarded-for": "198.51.100.1"})
            assert forged.json() == {"address": "192.0.2.7", "relayed": "untrusted"}

    run(test())


def test_no_proxy_is_trusted_by_default() -> None:
    async def test() -> None:
        app = make_app(make_registry)
        assert app._proxies.caller("127.0.0.1", ["192.0.2.7"]).address == "127.0.0.1"

    run(test())


def test_sockets_are_limited_by_the_limit_of_open_files() -> None:
    may, at_most = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (RESERVED + 80, at_most))
        assert raise_open_file_limit(100, 50) == (100, 50), "it takes what it may have"
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == RESERVED + 150
        room = raise_open_file_limit(at_most, 1000)
        assert room.connections == 1000
        assert sum(room) == at_most - RESERVED, "and lets in no more than that"
        assert sum(raise_open_file_limit(at_most, at_most)) == at_most - RESERVED
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (may, at_most))


def test_few_open_files_leave_some_for_plain_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda _: (RESERVED + 400, RESERVED + 400))
    monkeypatch.setattr(resource, "setrlimit", lambda *_: None)  # otherwise this process could open no more files
    assert raise_open_file_limit(5000, 1000) == (300, 100)
