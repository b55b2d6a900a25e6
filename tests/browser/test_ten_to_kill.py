"""10' to Kill in the browser, from the first click to the count."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.moments import asked
from tests.browser.relay import relay_to

SHORT = {"first": 0, "max_rounds": 1}


def test_two_people_and_two_bots_play_from_the_table_to_the_count(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.makes_table("ten-to-kill", seats=4)
    maya.sets("max_rounds", 2)
    maya.page.locator("#option-board").select_option("ring")
    ines.sits(code, 2)
    expect(maya.page.locator(".seat-row").nth(2)).to_contain_text("Ines")
    maya.clicks(".start .btn:not(.big)")  # bots for the empty seats
    maya.page.get_by_role("button", name="Start").click()
    ten.play_out([maya, ines], by_mouse=True)
    for person in (maya, ines):
        expect(person.page.locator(".count-rows > li")).to_have_count(4)
        expect(person.page.locator(".count-hand .up")).to_have_count(16)
    with maya.page.expect_download() as download:
        maya.page.get_by_role("link", name="Download the game").click()
    record = json.loads(Path(download.value.path()).read_text())
    assert record["game"] == "ten-to-kill"
    assert {"Maya", "Ines"} <= set(record["seats"])
    maya.page.get_by_role("button", name="Rematch").click()
    ines.sees(".board .piece")


def test_one_click_on_the_home_page_starts_a_game(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    maya.clicks(".p1 .btn.go")
    maya.sees(".board .piece")
    expect(maya.page.locator(".st")).to_have_count(4)


def test_a_game_can_be_played_by_keyboard_alone(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", SHORT, seats=2)
    press = maya.page.keyboard.press
    for _ in range(40):
        maya.waits(ten.ASKED)
        if maya.is_over:
            break
        asked = maya.question()
        if maya.has(".act"):
            press("2")
        if maya.has(".act.kill[aria-pressed=true]") and not maya.has(".piece.lit"):
            press("1")
        maya.page.locator(".piece.can").first.evaluate(
            "piece => document.querySelector(`.tile[aria-label*='${piece.ariaLabel.split(',')[0]}']`).focus()"
        )
        press("Enter")
        if maya.has(".crowd-one"):
            maya.sees(".crowd-one:not([aria-disabled=true])").focus()
            press("Enter")
        for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
            if maya.has(".deed"):
                break
            press(key)
            press("Enter")
        press("Enter")
        maya.leaves(asked)
    assert maya.is_over


def test_enter_presses_or_picks_the_focused_element_before_it_confirms(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", SHORT, seats=3)
    maya.waits(ten.ASKED)
    maya.page.locator(".piece.can").first.click(force=True)
    maya.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
    chosen = maya.sees(".tile.chosen").get_attribute("data-tile")
    talk = maya.page.locator(".log-chat-tabs button").last
    talk.focus()
    maya.page.keyboard.press("Enter")
    expect(talk).to_have_attribute("aria-pressed", "true")
    face = maya.page.locator(".emotes button").first
    face.focus()
    maya.page.keyboard.press("Enter")
    maya.sees(".talk-lines .emote")
    maya.page.locator(f".tile.legal:not([data-tile='{chosen}'])").first.focus()
    maya.page.keyboard.press("Enter")  # another tile is picked, and no piece has moved
    expect(maya.page.locator(f".tile.chosen:not([data-tile='{chosen}'])")).to_have_count(1)
    expect(maya.page.locator(".pips i.used")).to_have_count(0)
    maya.page.keyboard.press("Enter")
    expect(maya.page.locator(".pips i.used")).to_have_count(1)


def test_enter_on_another_victim_picks_that_victim(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.is_asked(asked("ten-to-kill", "act", offering="kill", after=40))
    maya.page.keyboard.press("2")
    assert maya.page.locator(".tile.spot").count() > 1
    first, second = maya.page.locator(".tile.spot").nth(0), maya.page.locator(".tile.spot").nth(1)
    question = maya.question()
    for tile in (first, second):
        tile.focus()
        maya.page.keyboard.press("Enter")
        if maya.has(".crowd-one"):
            maya.sees(".crowd-one:not([aria-disabled=true])").focus()
            maya.page.keyboard.press("Enter")
        maya.sees(".deed")
    assert maya.question() == question
    expect(maya.page.locator(".piece.chosen")).to_have_count(1)


def test_covering_hides_the_players_own_tiles(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", SHORT, seats=3)
    maya.sees(".hitman .hat")
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".st.back-up")).to_have_count(4)
    assert not maya.has(".hat")
    assert "hitman" not in maya.page.locator(".log ol").inner_text().lower()
    maya.page.keyboard.press("c")
    maya.sees(".hitman .hat")


def test_a_reload_brings_back_the_same_seat(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", SHORT, seats=3)
    four = maya.sees(".four").inner_text()
    maya.waits(ten.ASKED)
    ten.play_once(maya, kills=False)
    maya.page.reload()
    assert maya.sees(".four").inner_text() == four
    expect(maya.page.locator(".log li").first).to_be_visible()


def test_a_lost_connection_is_restored_and_no_choice_is_lost(arrive: Arrive, port: int) -> None:
    with relay_to(port) as relay:
        maya = arrive("Maya", at=relay.port)
        maya.plays_now("ten-to-kill", SHORT, seats=3)
        maya.waits(ten.ASKED)
        maya.page.locator(".piece.can").first.click(force=True)
        maya.page.locator(".tile.legal").nth(4).click(force=True, position={"x": 6, "y": 6})
        relay.cut()
        maya.sees(".toast")
        maya.page.keyboard.press("Enter")  # the choice waits until the connection is back
        relay.mend()
        expect(maya.page.locator(".toast")).to_have_count(0)
        expect(maya.page.locator(".pips i.used")).to_have_count(1)
        ten.play_out([maya])


def test_a_spectator_sees_the_board_and_no_hands(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya"), arrive("Nobody")
    code = maya.plays_now("ten-to-kill", SHORT, seats=3)
    onlooker.goes(f"/t/{code}")
    onlooker.sees(".board .piece")
    onlooker.sees(".ask")
    for hidden in (".four", ".file", ".hat", ".act", ".piece.lit"):
        assert not onlooker.has(hidden)
    ten.play_out([maya])
    onlooker.sees(".count")


def test_the_board_can_be_laid_tile_by_tile(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {**SHORT, "board": "built"}, seats=2, bots="random")
    maya.sees(".tile-box")
    ten.play_out([maya])


def test_a_game_can_be_played_on_a_phone_by_touch(arrive: Arrive) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    maya = arrive("Maya", **phone)
    maya.plays_now("ten-to-kill", SHORT, seats=2)
    maya.sees(".board .piece")
    assert maya.page.evaluate("document.documentElement.scrollWidth") <= 360
    maya.page.get_by_role("button", name="Case file").tap()
    maya.sees(".file table")
    maya.page.get_by_role("button", name="Board").tap()
    ten.play_out([maya], by_mouse=True)
