"""Replays: opening them by link or from disk, and moving through them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from deadpan.game import GAMES, grouper_of
from deadpan.kernel.beats import begin_beats
from tests.browser import ten
from tests.browser.conftest import Arrive
from tests.browser.looking_back import FAMILY, TRIO, comes_to, missed, opens, was_refused
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE, barriers
from tests.kit import Json
from tests.review.records import gone_through, lively

UNTRANSLATED = re.compile(
    r"\b(ten-to-kill|au-pire-tu-meurs|replay|insight|marks?|likely|eye|odds|guess|play-on|heap|owned)-[a-z]+(-[a-z]+)*\b"
)


# -- opening ----------------------------------------------------------------------------------------------------------


def test_a_finished_game_is_replayed_by_its_link_from_the_players_own_seat(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=2)
    four = maya.sees(".four").inner_text()
    maya.goes(f"/replay/{code}/1")
    assert "The game is not over yet." in maya.sees(".notice").inner_text()
    was_refused(maya, 409)
    maya.goes(f"/t/{code}")
    ten.play_out([maya])
    maya.clicks(".after a:has-text('Replay')")
    maya.sees(".player-controls")
    expect(maya.page.locator(".viewpoint[aria-pressed=true]")).to_contain_text("Maya")
    assert maya.sees(".four").inner_text() == four
    maya.page.keyboard.press("End")
    maya.sees(".count")
    expect(maya.page).to_have_url(re.compile(rf"/replay/{code}/1#0@[1-9]\d*$"))
    bo.page.goto(maya.page.url)  # the link shows every visitor the same moment
    bo.sees(".count")
    bo.goes(f"/replay/{code}")
    comes_to(bo, 0, int(maya.page.url.rpartition("@")[2]))


def test_every_finished_game_of_a_table_can_be_replayed_during_the_next_one(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.plays_now("ten-to-kill", {"max_rounds": 1}, seats=2)
    ten.play_out([maya])
    assert maya.sees(".played a").get_attribute("href") == f"/replay/{code}/1"
    maya.page.get_by_role("button", name="Rematch").click()
    maya.sees(".board")
    bo.goes(f"/replay/{code}/2")
    assert "The game is not over yet." in bo.sees(".notice").inner_text()
    was_refused(bo, 409)
    bo.goes(f"/replay/{code}/1")
    bo.sees(".player-controls")
    bo.goes(f"/replay/{code}/3")
    assert "There is no game 3 at this table." in bo.sees(".notice").inner_text()


def test_a_replay_of_a_missing_game_shows_an_error_and_a_way_back(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/replay/NOBODY-1")
    assert "There is no table NOBODY-1." in maya.sees(".notice").inner_text()
    maya.clicks(".notice .btn")
    maya.sees(".poster")
    maya.clicks(".foot a[href='/replay']")
    maya.sees(".drop")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "game.json is not a saved game."),
        ("[]", "game.json is not a saved game."),
        ("{}", "“format” is missing"),
        ('{"format": "chess/1", "game": "chess", "seats": []}', "does not read the format “chess/1”"),
        (json.dumps({**missed(), "choices": [{"seat": 1, "do": "kill", "who": "cat"}]}), "choice 0"),
        ('{"format": "' + "x" * 1_000_000 + '"}', "game.json is too big"),
    ],
)
def test_an_invalid_record_shows_an_error_and_another_can_be_chosen(arrive: Arrive, text: str, sentence: str) -> None:
    maya = arrive("Maya")
    opens(maya, text)
    expect(maya.page.locator(".trouble")).to_contain_text(sentence)
    file: Any = {"name": "good.json", "mimeType": "application/json", "buffer": json.dumps(missed()).encode()}
    maya.page.set_input_files(".drop input", file)
    comes_to(maya, 0, 4)
    if sentence.startswith("game.json"):
        assert maya.problems == [], "the host is not asked"
    else:
        was_refused(maya, 400)


def test_a_record_can_be_dropped_on_the_page(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/replay")
    maya.sees(".drop")
    dropped = maya.page.evaluate_handle(
        """text => {
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.json', { type: 'application/json' }));
            return data;
        }""",
        json.dumps(missed()),
    )
    maya.page.dispatch_event(".drop", "dragover", {"dataTransfer": dropped})
    expect(maya.page.locator(".drop.over")).to_be_visible()
    maya.page.dispatch_event(".drop", "drop", {"dataTransfer": dropped})
    comes_to(maya, 0, 4)
    maya.clicks(".top .btn")
    maya.sees(".drop")


# -- moving through a replay ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_a_replay_can_be_stepped_scrubbed_and_played(arrive: Arrive, profile: dict[str, object]) -> None:
    maya = arrive("Maya", **profile)
    maya.page.clock.install()
    record = lively(TRIO, "reel", 40)
    opens(maya, record)
    comes_to(maya, 0, 40)
    assert not maya.page.get_by_role("button", name="One step back").is_enabled()
    for name, n in (
        ("One step forward", 1),
        ("One step forward", 2),
        ("One step back", 1),
        ("To the end", 40),
        ("To the start", 0),
    ):
        maya.page.get_by_role("button", name=name).click()
        comes_to(maya, n, 40)
    maya.page.locator(".scrub input").fill("17")
    comes_to(maya, 17, 40)
    expect(maya.page.locator(".log li")).to_have_count(beats(record, 17))
    for speed in ("1", "2", "4", "0.5", "1"):
        maya.page.get_by_role("button", name=f"Speed: {speed} ×").click()
    maya.page.get_by_role("button", name="Play", exact=True).click()
    expect(maya.page.locator(".replay-position")).not_to_have_text("17 of 40")
    maya.page.get_by_role("button", name="Pause").click()
    stopped = maya.page.locator(".replay-position").inner_text()
    maya.page.clock.fast_forward(10_000)
    expect(maya.page.locator(".replay-position")).to_have_text(stopped)
    maya.page.get_by_role("button", name="Play", exact=True).click()
    maya.page.clock.run_for(60_000)
    comes_to(maya, 40, 40)
    maya.page.get_by_role("button", name="Play", exact=True).click()
    expect(maya.page.locator(".replay-position")).not_to_have_text("40 of 40")  # from the start again


def beats(record: Json, n: int) -> int:
    """How many beats a spectator has been told after so many choices."""
    game = GAMES[record["game"]]
    view = game.view(gone_through(record).moments[n].state, None)
    return begin_beats(grouper_of(game.name), None).up_to(game.heard(view), view)[0].count


def test_a_replay_can_be_controlled_by_keyboard(arrive: Arrive) -> None:
    maya = arrive("Maya")
    opens(maya, lively(FAMILY, "keys", 40))
    comes_to(maya, 0, 40)
    keys = [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("PageDown", 11), ("PageUp", 1), ("End", 40)]
    for key, n in [*keys, ("ArrowRight", 40), ("Home", 0), ("ArrowLeft", 0)]:
        maya.page.keyboard.press(key)
        comes_to(maya, n, 40)
    maya.page.keyboard.press("Space")  # it plays on by itself, so it may be further on already
    expect(maya.page.locator(".replay-position")).not_to_have_text("0 of 40")
    maya.page.keyboard.press("Space")
    maya.page.locator(".scrub input").focus()
    maya.page.keyboard.press("Home")
    maya.page.keyboard.press("ArrowRight")
    comes_to(maya, 1, 40)
    maya.page.keyboard.press("Space")
    expect(maya.page.locator(".replay-position")).not_to_have_text("1 of 40")


# -- accessibility and languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
def test_no_screen_of_a_replay_has_an_accessibility_violation(
    arrive: Arrive, profile: dict[str, object], theme: str
) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    maya.goes("/replay")
    maya.sees(".drop")
    found = barriers(maya)
    for record in (missed(), lively(FAMILY, "axe", 40)):
        for at in ("#public@1", "#0@1", "#everything@1"):
            opens(maya, record, at)
            maya.sees(".player-controls")
            expect(maya.page.locator(".insight:not(.busy) :is(.odds-table, .notebook-entry)").first).to_be_attached()
            found += barriers(maya)
            if profile is PHONE:
                maya.clicks(".tabs button:nth-child(2)")
                maya.sees(".insight")
                found += barriers(maya)
        maya.clicks(".player-controls .play-on")
        maya.sees("dialog")
        found += barriers(maya)
        maya.page.keyboard.press("Escape")
    opens_marks(maya)
    assert found + barriers(maya) == []


def opens_marks(person: Person) -> None:
    opens(person, missed(), "#everything@1")
    person.sees(".player-controls")
    person.clicks(".mark-tools [aria-haspopup]")
    person.sees("dialog.marks")


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Look back at a game"), ("fr-FR", "Revoir une partie"), ("pl-PL", "Obejrzyj")]
)
def test_every_screen_of_a_replay_is_in_the_browsers_language(arrive: Arrive, locale: str, words: str) -> None:
    maya = arrive("Maya", locale=locale)
    maya.goes("/replay")
    expect(maya.page.locator("h1")).to_contain_text(words)
    for record, last in ((missed(), 4), (lively(FAMILY, "words", 60), 60)):
        for at in ("public@1", "0@2", f"everything@{last}"):
            opens(maya, record, f"#{at}")
            expect(maya.page.locator(".insight:not(.busy) :is(.odds-table, .notebook-entry)").first).to_be_visible()
            assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
    opens_marks(maya)
    assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
