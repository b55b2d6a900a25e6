"""Replays from any point of view, with what that seat could know, and playing on from a moment."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from deadpan.review.responses import insight_response
from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.looking_back import FAMILY, TRIO, comes_to, looks_as, missed, opens
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE
from tests.kit import Json
from tests.review.records import gone_through, lively

# -- points of view -------------------------------------------------------------------------------------------------


def test_ten_to_kill_can_be_replayed_as_an_onlooker_as_each_player_and_face_up(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(TRIO, "eyes", 12)
    hands = gone_through(record).game.position(gone_through(record).moments[0].state)["hands"]
    opens(maya, record, "#1@12")
    comes_to(maya, 12, 12)
    expect(maya.page.locator(".four .st").first).to_contain_text(re.compile(hands[1]["hitman"], re.IGNORECASE))
    looks_as(maya, "player 2")
    expect(maya.page.locator(".four .st").first).to_contain_text(re.compile(hands[2]["hitman"], re.IGNORECASE))
    comes_to(maya, 12, 12)
    looks_as(maya, "Onlookers")
    expect(maya.page.locator(".four")).to_have_count(0)
    expect(maya.page.locator(".opponent .back.hit, .opponent .lost")).to_have_count(3)
    assert not maya.has(".owner")
    looks_as(maya, "Face up")
    for seat, hand in enumerate(hands):
        for role, who in (("hitman", hand["hitman"]), *(("target", target) for target in hand["targets"])):
            piece = maya.page.locator(f"[data-piece={who}]")
            if piece.count():
                expect(piece.locator(f".owner.{role} .seat.s{seat + 1}")).to_have_count(1)
                expect(piece).to_have_attribute("aria-label", re.compile(f"player {seat}"))
    expect(maya.page.locator(".up.bare")).to_have_count(12)


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_au_pire_tu_meurs_face_up_shows_all_characters_and_hands(arrive: Arrive, profile: dict[str, object]) -> None:
    maya = arrive("Maya", **profile)
    record = lively(FAMILY, "face up", 40)
    state = gone_through(record).moments[40].state
    opens(maya, record, "#everything@40")
    for seat in range(5):
        shown = FAMILY.game.show(FAMILY.game.view(state, seat))
        plate = maya.page.locator(f".plate[data-seat='{seat}']")
        expect(plate.locator(".bare-years")).to_have_text(str(shown["balance"]).replace("-", "−"))
        expect(plate.locator(".bare-kin use")).to_have_attribute("href", re.compile(f"#{shown['character']}$"))
        for kind in ("hand", "life"):
            assert plate.locator(f".of-{kind} > i").count() == len(set(shown[kind]))
    looks_as(maya, "player 3")
    mine = FAMILY.game.show(FAMILY.game.view(state, 3))
    expect(maya.page.locator(".balance > b")).to_have_text(str(mine["balance"]).replace("-", "−"))


# -- knowledge ------------------------------------------------------------------------------------------------------


def test_a_panel_shows_what_the_seat_could_prove_and_believe_at_that_moment(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(TRIO, "insight", 40)
    opens(maya, record, "#2@30")
    knows(maya, "What player 2 can know", record, 30, 2)
    maya.page.keyboard.press("ArrowRight")
    knows(maya, "What player 2 can know", record, 31, 2)
    looks_as(maya, "Onlookers")
    knows(maya, "What everybody can know", record, 31, None)
    looks_as(maya, "Face up")
    asked = record["choices"][31]["seat"]
    knows(maya, f"What player {asked} can know", record, 31, asked)


def knows(person: Person, title: str, record: Json, at: int, seat: int | None) -> None:
    """Wait for the panel, and check that every cell agrees with the server's answer."""
    page = person.page
    expect(page.locator(".insight h2")).to_have_text(title)
    expect(page.locator(".insight:not(.busy)")).to_be_visible()
    found = json.loads(insight_response(record, at, seat))
    columns = [(proved, likely) for proved, likely in zip(found["proved"], found["likely"], strict=True) if proved]
    rows = page.locator(".odds-table tbody tr")
    for row in range(16):
        who = rows.nth(row).locator("th").inner_text().lower()
        expected = []
        for proved, likely in columns:
            chance = 0 if who not in proved else 1 if len(proved) == 1 else likely[who]
            expected.append("×" if who not in proved else f"{max(1, round(100 * chance))}%")
        expect(rows.nth(row).locator("td")).to_have_text(expected)


def test_the_panel_shows_the_probability_of_being_dead_beside_what_is_proved(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(FAMILY, "dead", 60)
    opens(maya, record, "#0@60")
    expect(maya.page.locator(".insight:not(.busy) .notebook-entry")).to_have_count(4)
    found = json.loads(insight_response(record, 60, 0))
    for place, seat in enumerate(range(1, 5)):
        page, likely = found["proved"][seat], found["likely"][seat]
        note = maya.page.locator(".insight .notebook-entry").nth(place)
        if likely is None:
            expect(note.locator("h3")).to_contain_text("out")
        else:
            low, high = (str(years).replace("-", "−") for years in page["balance"])
            expect(note.locator("h3")).to_contain_text(low if low == high else f"{low} … {high}")
            expect(note.locator(".odds-dead")).to_contain_text(f"{round(100 * likely['dead'])}%")


def test_a_missed_deduction_is_marked_explained_and_linked(arrive: Arrive) -> None:
    maya = arrive("Maya")
    opens(maya, missed())
    comes_to(maya, 0, 4)
    expect(maya.page.locator(".ticks i")).to_have_count(1)
    assert not maya.has(".missed")
    maya.page.keyboard.press(".")
    comes_to(maya, 1, 4)
    sentence = maya.sees(".replay-line .missed").inner_text()
    assert sentence.startswith("Ada could unmask Bo’s hitman for certain, starting with the giraffe")
    maya.page.keyboard.press("End")
    maya.page.get_by_role("button", name="1 missed deduction").click()
    maya.page.locator("dialog").get_by_role("button", name=re.compile("giraffe")).click()
    comes_to(maya, 1, 4)
    looks_as(maya, "Bo")
    expect(maya.page.locator(".mark-tools")).to_have_text("No deduction was missed")
    expect(maya.page.locator(".ticks i")).to_have_count(0)


# -- playing on -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TRIO, FAMILY], ids=str)
def test_a_replay_can_be_played_on_against_bots_as_any_seat(arrive: Arrive, table: Any) -> None:
    maya = arrive("Maya")
    record = lively(table, "on", 20)
    opens(maya, record, "#everything@15")
    comes_to(maya, 15, 20)
    maya.page.get_by_role("button", name="Play on from here").click()
    dialog = maya.page.locator("dialog")
    dialog.get_by_role("button", name="player 1").click()
    dialog.get_by_role("button", name="bot, easy").click()
    dialog.get_by_role("button", name="Play on").click()
    maya.page.wait_for_url(re.compile(r"/t/[A-Z]+-[A-Z]+-\d+$"))
    maya.sees("main.game")
    asked = ten.ASKED if table is TRIO else pire.ASKED
    maya.waits(asked)
    own = maya.page.locator(".four .st, .life .me")
    expect(own.first).to_be_visible()
    (ten if table is TRIO else pire).play_once(maya)
    code = maya.page.url.rpartition("/")[2]
    seats = maya.context.request.get(f"{maya.address}/api/tables/{code}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", *["bot"] * (table.seats - 2)]


def test_a_finished_game_cannot_be_played_on(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(TRIO, "over", 10_000)
    opens(maya, record, "#public@9999")
    maya.sees(".count")
    maya.page.get_by_role("button", name="Play on from here").click()
    expect(maya.page.locator("dialog")).to_contain_text("The game is over here.")
    maya.page.keyboard.press("Escape")
    maya.clicks(".after .btn.go")
    comes_to(maya, 0, len(record["choices"]))
