"""Several players on one device: a cover between turns, and nothing secret in the page while it is covered."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser import pire, stepping, ten
from tests.browser.conftest import Arrive
from tests.browser.heap import Heap, heap_with_events
from tests.browser.people import Person
from tests.browser.relay import relay_to
from tests.browser.sharing import DEAD_TIME, Device
from tests.browser.test_everywhere import DESK, PHONE, barriers
from tests.browser.waiting import becomes

SECRET_EVENTS = {
    "dealt", "character-seen", "card-drawn", "blow-seen", "sums-shown", "punishment-seen", "card-taken", "card-buried",
    "characters-seen", "balance-shown",
}  # fmt: skip
SECRET_KEYS = ("hand", "character", "life", "balance", "flight", "case_file", "notebook")
ROUNDS = 1500


def shared(maya: Person, game: str, *guests: str, seats: int, dead_time: int = 10, **options: Any) -> Device:
    """A running game at a table of Maya's, with more players on her device and bots on the other seats."""
    device = Device(maya, dead_time=dead_time)
    maya.makes_table(game, seats=seats)
    device.adds(*guests)
    for name, value in {"first": 0, **options}.items():
        maya.sets(name, value)
    if maya.has(".seat-row.open"):
        maya.clicks(".start .btn:not(.go)")
    device.begins()
    return device


def secrets_on(person: Person) -> list[str]:
    """The texts of the secrets that this person's page shows."""
    shown = person.page.locator(".four .st, .life .me b, .hand .card-name").all_inner_texts()
    return [line.splitlines()[0] for line in shown]


def play_on_one_device(device: Device, is_asked: str, play_once: Callable[[Person], None]) -> list[str]:
    """Let each player of the device play when the cover names them, until the end; returns the names in order."""
    person = device.owner
    taken: list[str] = []
    for _ in range(ROUNDS):
        state = stepping.look(person, is_asked, or_covered=True)
        if state == "over":
            return taken
        if state == "covered":
            name = device.named()
            device.is_covered_for(name)
            assert not person.has("main.game")
            device.uncovers()
            taken.append(name)
        elif state == "asked":
            play_once(person)
    raise AssertionError("the game does not end")


def check_the_wire(device: Device, looks: int) -> None:
    """Check that only a spectator's messages came while covered, and a seat's connection was open only for a look."""
    heard = device.heard_while_covered()
    assert heard
    for hello, message in heard:
        assert hello["token"] is None or hello.get("quiet")
        if message["type"] in ("view", "step"):
            assert hello["token"] is None
            view = message.get("view", message.get("patch"))
            events = view.get("events", message.get("events", []))
            assert view.get("seat") is None
            assert message["ask"] is None
            assert not SECRET_EVENTS.intersection(event["event"] for event in events)
            if not view.get("over"):
                assert not any(view.get(key) for key in SECRET_KEYS)
    lines = device.hellos()
    playing = [hello for hello in lines if hello["token"] is not None and not hello.get("quiet") and hello.get("also")]
    assert len(playing) == looks


# -- whole games -------------------------------------------------------------------------------------------------------


def test_two_people_play_10_to_kill_on_one_device(arrive: Arrive) -> None:
    maya = arrive("Maya", **DESK)
    device = shared(maya, "ten-to-kill", "Tomasz", seats=2, max_rounds=3)
    taken = play_on_one_device(device, ten.ASKED, ten.play_once)
    assert taken[:2] == ["Maya", "Tomasz"]
    assert len(taken) >= 6
    assert "wins" in maya.sees(".count h1").inner_text() or "share" in maya.sees(".count h1").inner_text()
    expect(maya.page.locator(".pass, .banner-device")).to_have_count(0)
    check_the_wire(device, len(taken))
    maya.page.get_by_role("button", name="Rematch").click()
    device.is_covered_for("Maya")  # the first player's seat begins again
    check_the_wire(device, len(taken))


def test_two_people_play_au_pire_tu_meurs_on_one_phone(arrive: Arrive) -> None:
    """A5: a player who gets a blow is asked for an answer, and the cover names that player."""
    maya = arrive("Maya", **PHONE)
    device = shared(maya, "au-pire-tu-meurs", "Tomasz", seats=3, max_turns=8)
    taken = play_on_one_device(device, pire.ASKED, pire.play_once)
    assert {"Maya", "Tomasz"} == set(taken)
    assert all(one != other for one, other in pairwise(taken))
    expect(maya.page.locator(".pass, .banner-device")).to_have_count(0)
    check_the_wire(device, len(taken))


# -- the cover ---------------------------------------------------------------------------------------------------------


def test_while_covered_nothing_secret_is_on_the_page_or_in_its_memory(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = shared(maya, "ten-to-kill", "Tomasz", seats=2)
    secrets: dict[str, list[str]] = {}
    for name in ("Maya", "Tomasz"):
        device.is_covered_for(name)
        page = maya.page.content()
        assert not [secret for known in secrets.values() for secret in known if secret in page]
        device.uncovers()
        secrets[name] = secrets_on(maya)
        assert len(secrets[name]) == 4
        if name == "Maya":
            open_heap = Heap(maya.page).values("hitman", "event")
            assert secrets[name][0].lower() in open_heap["hitman"]  # the search would find it
            assert "dealt" in open_heap["event"]
            for _ in range(2):
                maya.waits(ten.ASKED)
                ten.play_once(maya, kills=False)
    maya.page.keyboard.press("c")
    device.is_covered_for("Tomasz")
    body = maya.page.locator("body").inner_text() + maya.page.content()
    assert not [secret for known in secrets.values() for secret in known if secret in body]
    heap = heap_with_events(maya.page)
    held = heap.values("hitman", "event")
    assert held["event"] == {"started", "moved"}
    assert not {secret.lower() for known in secrets.values() for secret in known} & held.get("hitman", set())
    assert heap.texts('"hitman":"', '"event":"dealt"') == []
    check_the_wire(device, 2)


def test_the_cover_also_removes_the_cards_of_au_pire_tu_meurs(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = shared(maya, "au-pire-tu-meurs", "Tomasz", "Ines", seats=3)
    first = device.named()  # the first player, or a player who was dealt a character
    device.uncovers()
    secrets = secrets_on(maya)
    assert len(secrets) >= 4  # a player who is asked about characters holds fewer other cards (A2.3)
    assert "dealt" in Heap(maya.page).values("event")["event"]
    maya.page.get_by_role("button", name="Cover", exact=False).first.click()
    device.is_covered_for(first)
    page = maya.page.locator("body").inner_text()
    assert not [secret for secret in secrets if secret in page]
    heap = heap_with_events(maya.page)
    assert not SECRET_EVENTS & heap.values("event")["event"]
    assert heap.texts(*(f'"event":"{event}"' for event in SECRET_EVENTS), '"character":"') == []


def test_the_public_table_can_be_looked_at_before_the_device_is_passed_on(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = shared(maya, "ten-to-kill", "Tomasz", seats=2)
    device.is_covered_for("Maya")
    maya.page.get_by_role("button", name="Look at the table first").click()
    maya.sees(".board .tile")
    assert not maya.has(".four, .piece.hitman, .file, .dock:not(.quiet)")
    maya.page.keyboard.press("c")  # there is nothing to cover
    expect(maya.page.locator(".banner-device")).to_contain_text("Everything secret is covered.")
    device.log.append(("uncovering", None, None))
    maya.page.get_by_role("button", name="Uncover for Tomasz").click()  # out of turn: only the player's own tiles
    expect(maya.page.locator(".banner-device")).to_contain_text("Tomasz is looking.")
    maya.sees(".four .st")
    assert len(secrets_on(maya)) == 4
    maya.page.locator(".banner-device").get_by_role("button", name="Cover").click()
    device.is_covered_for("Maya")
    check_the_wire(device, 1)


def test_a_second_press_does_not_uncover_the_next_players_secrets(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = shared(maya, "ten-to-kill", "Tomasz", seats=2, dead_time=6 * DEAD_TIME)
    device.is_covered_for("Maya")
    maya.page.keyboard.press("Enter")
    maya.page.locator(".pass .btn.go").click(force=True)
    assert device.cover.count()
    expect(maya.page.locator(".pass .btn.go[aria-disabled=false]")).to_be_focused()
    maya.page.keyboard.press("Enter")
    expect(device.cover).to_have_count(0)
    maya.sees(".four")


def test_a_reload_covers_the_device(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = shared(maya, "ten-to-kill", "Tomasz", seats=2)
    device.is_covered_for("Maya")
    device.uncovers()
    four = secrets_on(maya)
    maya.page.reload()
    device.is_covered_for("Maya")
    assert not [secret for secret in four if secret in maya.page.content()]
    device.uncovers()
    assert secrets_on(maya) == four
    expect(maya.page.locator(".opponent")).to_have_count(1)
    expect(maya.page.locator(".opponent")).not_to_contain_text("away")
    check_the_wire(device, 2)


# -- people ------------------------------------------------------------------------------------------------------------


def test_a_choice_made_before_the_cover_is_sent_when_the_connection_is_back(arrive: Arrive, port: int) -> None:
    with relay_to(port) as relay:
        maya = arrive("Maya", at=relay.port)
        device = shared(maya, "ten-to-kill", "Tomasz", seats=2)
        device.is_covered_for("Maya")
        device.uncovers()
        maya.waits(ten.ASKED)
        maya.page.locator(".piece.can").first.click(force=True)
        maya.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
        maya.sees(".deed")
        relay.cut()
        maya.sees(".toast")
        maya.page.keyboard.press("Enter")
        maya.page.keyboard.press("c")
        device.is_covered_for("Maya")
        maya.sees(".pass-page .toast")
        relay.mend()
        maya.page.get_by_role("button", name="Look at the table first").click()
        expect(maya.sees(".log li")).to_contain_text("Maya moves")
        check_the_wire(device, 1)


def test_two_devices_with_two_players_each_can_share_a_table(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    left, right = Device(maya), Device(ines)
    code = maya.makes_table("ten-to-kill", seats=4)
    left.adds("Tomasz")
    ines.sits(code, 2)
    right.adds("Basile")
    expect(maya.page.locator(".seat-row").nth(3)).to_contain_text("Basile")
    maya.sets("first", 0)
    maya.sets("max_rounds", 1)
    left.begins()
    taken: list[str] = []
    states: list[stepping.State] = []
    while states != ["over", "over"]:
        states = []
        for device, own in ((left, {"Maya", "Tomasz"}), (right, {"Ines", "Basile"})):
            states.append(stepping.look(device.owner, ten.ASKED, within=stepping.GLANCE, or_covered=True))
            if states[-1] == "covered":
                name = device.named()
                assert name in own
                device.is_covered_for(name)
                device.uncovers()
                taken.append(name)
            elif states[-1] == "asked":
                ten.play_once(device.owner)
        assert len(taken) < ROUNDS
    assert set(taken) == {"Maya", "Tomasz", "Ines", "Basile"}
    expect(maya.page.locator(".count-rows > li")).to_have_count(4)
    check_the_wire(left, sum(name in ("Maya", "Tomasz") for name in taken))
    check_the_wire(right, sum(name in ("Ines", "Basile") for name in taken))


def test_others_see_all_players_of_a_device_and_a_guest_can_leave_again(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    device = Device(maya)
    code = maya.makes_table("ten-to-kill", seats=3)
    device.adds("Tomasz", "Ines")
    bo.goes(f"/t/{code}")
    rows = bo.page.locator(".seat-row")
    expect(rows.nth(2)).to_contain_text("Ines")
    expect(bo.page.locator(".seats")).not_to_contain_text("away")
    expect(maya.page.get_by_role("button", name="Add a player on this device")).to_be_disabled()
    maya.page.get_by_role("button", name="Tomasz stands up").click()
    expect(rows.nth(1)).to_contain_text("Empty chair")
    maya.page.get_by_role("button", name="Ines stands up").click()
    expect(rows.nth(2)).to_contain_text("Empty chair")
    expect(maya.page.locator(".seat-row.mine")).to_contain_text("Maya")
    maya.page.locator(".seat-row").nth(1).get_by_role("button", name="Bot").click()
    maya.page.locator(".seat-row").nth(2).get_by_role("button", name="Bot").click()
    maya.sets("first", 0)
    device.begins()
    maya.sees(".four")  # alone again: there is no cover


def test_removing_a_guest_keeps_the_other_players_on_the_device(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=4)
    ines.sits(code, 1)
    device = Device(ines)
    device.adds("Basile", "Tomasz")
    remove = maya.page.locator(".lobby-people li", has_text="Basile").locator(".bad")
    remove.click()
    remove.click()  # confirms
    expect(maya.page.locator(".seat-row").nth(2)).to_contain_text("Empty chair")

    def has_only_tomasz() -> None:
        expect(ines.page.locator(".seat-row", has_text="Tomasz")).to_contain_text("on this device")
        expect(ines.page.locator(".seat-row.mine")).to_contain_text("Ines")
        ines.page.wait_for_function("kept => JSON.parse(localStorage.getItem(kept)).length === 1", arg=kept)

    kept = f"deadpan:guests:{code}"
    has_only_tomasz()
    ines.page.evaluate(
        "kept => localStorage.setItem(kept, JSON.stringify("
        "[...JSON.parse(localStorage.getItem(kept)), { token: 'of nobody', participant: 9 }]))",
        kept,
    )
    ines.page.reload()  # now the removed guest's token is found invalid when the page loads
    has_only_tomasz()
    expect(maya.page.locator(".seat-row", has_text="Tomasz")).not_to_contain_text("away")


def test_a_guest_whose_seat_was_taken_meanwhile_sees_an_error(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.makes_table("ten-to-kill", seats=2)
    held: list[Route] = []
    maya.page.route("**/participants", lambda route: held.append(route))
    maya.page.get_by_role("button", name="Add a player on this device").click()
    maya.page.fill("#guest-name", "Tomasz")
    maya.page.get_by_role("button", name="Sit down", exact=True).click()
    becomes(maya.page, lambda: len(held), 1)
    bo.sits(code, 1)
    held[0].continue_()
    expect(maya.page.locator(".add-trouble")).to_have_text("Somebody sits there already.")
    assert not maya.page.evaluate(f"localStorage.getItem('deadpan:guests:{code}')")


def test_a_guest_who_is_made_host_gets_the_hosts_controls_on_the_device(arrive: Arrive) -> None:
    maya = arrive("Maya")
    device = Device(maya)
    maya.makes_table("ten-to-kill", seats=2)
    device.adds("Tomasz")
    maya.page.get_by_role("button", name="Make host").click()
    expect(maya.page.locator(".seat-row.mine")).to_contain_text("Tomasz")
    expect(maya.page.locator(".seat-row", has_text="Maya")).to_contain_text("on this device")
    maya.sets("first", 1)
    device.begins()
    device.is_covered_for("Tomasz")
    device.uncovers()
    assert len(secrets_on(maya)) == 4


# -- accessibility and languages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "dark"), (DESK, "light")], ids=["phone", "desk"])
def test_a_shared_device_has_no_accessibility_violation(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    device = Device(maya)
    maya.makes_table("ten-to-kill", seats=3)
    maya.page.get_by_role("button", name="Add a player on this device").click()
    found = barriers(maya)
    maya.page.get_by_role("button", name="Back").click()
    device.adds("A name of twenty-four c.")
    maya.page.locator(".seat-row").nth(2).get_by_role("button", name="Bot").click()
    maya.sets("first", 1)
    found += barriers(maya)
    device.begins()
    device.is_covered_for("A name of twenty-four c.")
    found += barriers(maya)
    assert maya.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    maya.page.get_by_role("button", name="Look at the table first").click()
    maya.sees(".banner-device")
    found += barriers(maya)
    maya.page.locator(".banner-device .btn").nth(1).click()
    maya.sees(".four")
    assert found + barriers(maya) == []
    assert maya.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize(
    ("locale", "word"), [("fr-FR", "Passez l’appareil à Maya"), ("pl-PL", "Podaj urządzenie graczowi Maya")]
)
def test_the_cover_is_in_the_browsers_language(arrive: Arrive, locale: str, word: str) -> None:
    maya = arrive("Maya", locale=locale)
    maya.makes_table("ten-to-kill", seats=2)
    maya.clicks(".add-player")
    maya.page.fill("#guest-name", "Tomasz")
    maya.clicks(".add-form .btn.go")
    maya.sees(".seat-row.person:not(.mine)")
    maya.sets("first", 0)
    maya.clicks(".start .go:enabled")
    expect(maya.page.locator(".pass h1")).to_have_text(word)
    assert not re.findall(r"\bdevice-[a-z-]+", maya.page.locator("body").inner_text())
