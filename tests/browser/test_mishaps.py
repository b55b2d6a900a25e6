"""Regressions of small faults: browsers without storage or clipboard, focus, forms, editions, broken addresses."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.evenings import begin, sit_down
from tests.browser.people import INVITATIONS
from tests.browser.test_talk import say
from tests.browser.waiting import becomes
from tests.cli.command import deadpan

KEEPS_NOTHING = """
Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
"""
GO = "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')); }"
CHANGE_AT_ONCE = """
(values) => {
  for (const [id, value] of Object.entries(values)) {
    const field = document.getElementById(id);
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
"""
NO_CLIPBOARD = """
Object.defineProperty(navigator, 'clipboard', { value: undefined });
document.addEventListener('copy', () => { window.copied = document.activeElement.value; });
"""

OPENS_AT_ONCE = """
(button) => new Promise((found) => {
  new MutationObserver(() => {
    const dialog = document.querySelector('dialog');
    if (dialog) found(dialog.matches(':modal'));
  }).observe(document.body, { childList: true, subtree: true });
  button.click();
})
"""
"""Whether a dialog is modal as soon as it is in the page, before the next frame."""


def test_a_game_can_be_played_without_local_storage(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.context.add_init_script(KEEPS_NOTHING)
    maya.goes("/")
    maya.clicks(".poster.p1 .btn.go")
    maya.sees(".four .st")


def test_a_speech_bubble_fades_while_others_go_on_talking(arrive: Arrive) -> None:
    maya, ines, tomek = arrive("Maya"), arrive("Ines"), arrive("Tomek")
    maya.page.clock.install()
    sit_down(maya, ines, tomek)
    begin(maya, ines, tomek)
    for person, words in ((ines, "In bed."), (tomek, "Alone?")):
        person.page.get_by_role("button", name="Talk").click()
        say(person, words)
        expect(maya.page.locator(".opponent .bubble", has_text=words)).to_be_visible()
    maya.page.clock.fast_forward(5_100)
    expect(maya.page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("button", [".table-chip", ".tool[aria-haspopup]:not(.remind)"], ids=["menu", "people"])
def test_a_dialog_gets_keys_as_soon_as_it_opens(arrive: Arrive, button: str) -> None:
    """A dialog that became modal a frame later would miss Escape, and its keys would reach the game."""
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.sees(".four .st")
    assert maya.page.locator(button).first.evaluate(OPENS_AT_ONCE)
    maya.page.keyboard.press("Escape")
    expect(maya.page.locator("dialog")).to_have_count(0)


def test_a_link_is_copied_from_the_menu_without_a_clipboard(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.context.add_init_script(NO_CLIPBOARD)
    code = maya.plays_now("ten-to-kill", {"first": 0}, seats=2)
    maya.clicks(".table-chip")
    button = maya.page.get_by_role("dialog").get_by_role("button", name="Copy the link")
    button.click()
    expect(maya.page.get_by_role("dialog").get_by_role("button", name="Copied")).to_be_focused()
    assert maya.page.evaluate("window.copied") == f"{maya.address}/t/{code}#i={INVITATIONS[code]}"


def test_the_form_for_a_new_player_does_not_take_the_focus_from_the_talk(arrive: Arrive) -> None:
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.hosts("ten-to-kill", {}, seats=3)
    maya.page.get_by_role("button", name="Add a player on this device").click()
    expect(maya.page.locator("#guest-name")).to_be_focused()
    words = maya.page.locator(".say input")
    words.focus()
    ines.sits(code, 1)
    expect(maya.page.locator(".seat-row").nth(1)).to_contain_text("Ines")
    expect(words).to_be_focused()


def test_a_refused_option_is_not_shown_as_set(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("ten-to-kill", {"police": 4}, seats=2)
    maya.tries("police", 99)
    maya.sees(".toast.bad")
    expect(maya.page.locator("#option-police")).to_have_value("4")
    maya.sets("police", 5)
    expect(maya.page.locator("#option-police")).to_have_value("5")


def test_options_changed_faster_than_the_server_answers_are_all_set(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("ten-to-kill", {"edition": "pl"}, seats=2)
    wanted = {"option-police": "5", "option-max_rounds": "9", "setting-patience": "20", "setting-choice_seconds": "30"}
    for field in wanted:
        maya.sees(f"#{field}")
    maya.page.evaluate(CHANGE_AT_ONCE, wanted)
    for field, value in wanted.items():
        expect(maya.page.locator(f"#{field}")).to_have_value(value)
    maya.page.reload()
    for field, value in wanted.items():
        expect(maya.page.locator(f"#{field}")).to_have_value(value)


def test_choosing_an_edition_resets_the_board_of_the_edition_before(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.hosts("ten-to-kill", {}, seats=2)
    board = maya.page.locator("#option-board")
    for edition, shown in ((0, "built"), (2, "square")):
        maya.page.locator(".editions button").nth(edition).click()
        expect(board).to_have_value(shown)
    drawn = maya.page.locator(".shape").inner_html()
    board.select_option("ring")
    becomes(maya.page, lambda: maya.page.locator(".shape").inner_html() == drawn, False)  # the server has agreed
    maya.page.locator(".editions button").nth(3).click()
    expect(maya.page.locator(".editions button").nth(3)).to_have_attribute("aria-pressed", "true")
    expect(board).to_have_value("ring")


def test_t8_5_the_button_of_an_edition_sets_what_the_command_sets(arrive: Arrive) -> None:
    """The editions one after the other: nothing of the one before stays. Each button lists what it sets."""
    maya = arrive("Maya")
    code = maya.hosts("ten-to-kill", {}, seats=2)
    lists = {"fr": "built by the players", "proto": "first games", "en": "islands", "pl": "our courtesy"}
    for number, (edition, listed) in enumerate(lists.items()):
        button = maya.page.locator(".editions button").nth(number)
        expect(button).to_contain_text(listed)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        agreed = maya.context.request.get(f"{maya.address}/api/tables/{code}").json()["options"]
        assert agreed == deadpan("new", "ten-to-kill", "--edition", edition).json["options"]


@pytest.mark.parametrize("mistakes", ["refused", "lenient", "strict"])
def test_t8_5_if_mistakes_are_possible_a_kill_shows_what_to_check_first(arrive: Arrive, mistakes: str) -> None:
    maya = arrive("Maya")
    maya.plays_now("ten-to-kill", {"mistakes": mistakes, "first": 0, "police": 0}, seats=2)
    maya.sees(".act.kill")
    maya.page.keyboard.press("2")
    maya.page.locator(".piece.can").first.focus()
    maya.page.keyboard.press("Enter")
    maya.sees(".deed")
    advice = [
        "Your hitman alone, or with the knife?",
        "No policeman there or next to it?",
    ]  # the two checks in the rulebooks
    expect(maya.page.locator(".ask .checks li")).to_have_text([] if mistakes == "refused" else advice)


def test_a_malformed_address_shows_an_error_page(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    for address in ("/t/%", "/tv/%E0%A4", "/replay/%"):
        maya.page.evaluate(GO, "/")
        maya.sees(".poster")
        maya.page.evaluate(GO, address)
        maya.sees(".notice")
