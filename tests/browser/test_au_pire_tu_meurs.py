"""Au pire tu meurs in the browser, from the first click to the count."""

from __future__ import annotations

from playwright.sync_api import expect

from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.browser import pire
from tests.browser.conftest import Arrive
from tests.review.records import posed

SHORT = {"first": 0, "max_turns": 8}


def test_three_people_and_two_bots_play_from_the_table_to_the_count(arrive: Arrive) -> None:
    maya, ines, tomek = arrive("Maya"), arrive("Ines"), arrive("Tomek")
    code = maya.makes_table("au-pire-tu-meurs", seats=5)
    maya.sets("max_turns", 9)
    maya.sets("hand_size", 5)
    ines.sits(code, 1)
    tomek.sits(code, 3)
    expect(maya.page.locator(".seat-row").nth(3)).to_contain_text("Tomek")
    maya.clicks(".start .btn:not(.big)")  # bots for the empty seats
    maya.page.get_by_role("button", name="Start").click()
    pire.play_out([maya, ines, tomek], by_mouse=True)
    for person in (maya, ines, tomek):
        expect(person.page.locator(".count-rows > li")).to_have_count(5)
        expect(person.page.locator(".count-kin")).to_have_count(5)


def test_one_click_on_the_home_page_starts_a_game(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/")
    maya.clicks(".p2 .btn.go")
    maya.sees(".life")
    maya.sees(".hand .card")


def test_a_game_can_be_played_by_keyboard_alone(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", SHORT, seats=3, bots="random")
    maya.sees(".life")
    press = maya.page.keyboard.press
    for _ in range(200):
        maya.page.wait_for_selector(f"main[data-ask] :is({pire.ASKED}), .count")
        if maya.is_over:
            break
        asked = maya.question()
        if maya.has(".hand .card.can") and not maya.has(".question"):
            playable = maya.page.locator(".hand .card").evaluate_all("all => all.findIndex(one => one.matches('.can'))")
            press(str(playable + 1))
        elif not maya.has(".question"):
            press("e")
        for _ in range(8):  # the page moves the focus on, in a timer: to the aim, then to the button that confirms
            maya.page.evaluate("new Promise((done) => setTimeout(done))")
            if maya.question() != asked:
                break
            press("Enter")
        maya.leaves(asked)
    assert maya.is_over


def test_covering_hides_the_players_own_cards(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", SHORT, seats=3)
    maya.sees(".me")
    maya.page.keyboard.press("c")
    expect(maya.page.locator(".hand .face-down").first).to_be_visible()
    assert not maya.has(".me")
    assert not maya.has(".notebook-entry")


def test_a_rematch_begins_with_empty_notes(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.plays_now("au-pire-tu-meurs", {"first": 0, "max_turns": 3}, seats=3)  # she has a turn in every game
    maya.sees(".own-words textarea").fill("Anna is Zack.")
    pire.play_out([maya])
    maya.page.get_by_role("button", name="Rematch").click()
    expect(maya.sees(".own-words textarea")).to_have_value("")


def test_a_spectator_sees_the_table_and_no_cards(arrive: Arrive) -> None:
    maya, onlooker = arrive("Maya"), arrive("Nobody")
    code = maya.plays_now("au-pire-tu-meurs", SHORT, seats=4)
    onlooker.goes(f"/t/{code}")
    expect(onlooker.page.locator(".plate")).to_have_count(4)
    for hidden in (".hand", ".life", ".notebook", ".accuse", ".question"):
        assert not onlooker.has(hidden)
    pire.play_out([maya])
    onlooker.sees(".count")


def test_a_game_can_be_played_on_a_phone_by_touch(arrive: Arrive) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    maya = arrive("Maya", **phone)
    maya.plays_now("au-pire-tu-meurs", SHORT, seats=6)
    maya.sees(".hand .card")
    assert maya.page.evaluate("document.documentElement.scrollWidth") <= 360
    maya.page.get_by_role("button", name="Notebook").tap()
    maya.sees(".own-words textarea")
    maya.page.locator(".tabs button").first.tap()
    pire.play_out([maya], by_mouse=True)


def test_a_prize_is_given_from_the_hand_or_off_the_life_pile(arrive: Arrive) -> None:
    """A4.3."""
    setup = setup_of(["duel cata", "", "", ""], "duel duel", ["accident cata", "pepin", "", ""])
    record = posed("au-pire-tu-meurs", setup, ["0 play card=duel on=1"], {"duel_prize": "either"})
    maya = arrive("Maya")
    maya.is_asked({"record": record, "at": 1, "seat": 0})
    hand, pile = maya.page.get_by_role("group", name="from your hand"), maya.page.get_by_role("group", name="life pile")
    expect(hand.get_by_role("button")).to_have_count(1)
    hand.get_by_role("button", name="Cata").click()
    pile.get_by_role("button", name="Cata").click()
    expect(hand.get_by_role("button", name="Cata")).to_have_attribute("aria-pressed", "false")
    expect(maya.sees(".life .balance b")).to_have_text("50")
    maya.clicks(".question .row .btn.kill")
    expect(maya.sees(".life .balance b")).to_have_text("70")
    maya.sees(".log li:has-text('from your own life pile')")


def test_accusing_on_another_players_turn_keeps_what_was_begun(arrive: Arrive) -> None:
    """A3.6: the button is there while the turn is the only question, and a half-made choice survives others' moves."""
    setup = setup_of(["jouvence pepin", "", "", ""], "reverse " * 5, ["", "", "cata", ""], "zack felicity anibal zoe")
    record = posed("au-pire-tu-meurs", setup, [], {"accuse": "any-time"})
    maya, ines = arrive("Maya"), arrive("Ines")
    code = maya.is_asked({"record": record, "at": 0, "seat": 0}, bots="greedy")
    ines.invited(code)
    ines.takes_over(maya)
    expect(ines.sees(".accuse-button")).to_have_attribute("aria-disabled", "false")
    assert ines.question() is None
    assert not ines.has(".question")
    ines.clicks(".accuse-button")
    ines.clicks(".plate.can[data-seat='2'] .who")
    ines.sees(".question .row .btn.kill")
    maya.page.locator(".hand .card[data-card=jouvence]").click()
    maya.clicks(".question .row .btn.go")
    maya.page.wait_for_selector(".end-turn")
    mine = maya.question()
    ines.clicks(".question .row .btn.kill")
    ines.sees(".plate.spectre[data-seat='2']")
    expect(ines.sees(".question.shown h2")).to_contain_text("lays it all out for you")
    maya.leaves(mine)
    maya.sees(".end-turn")
    assert not maya.has(".question")
    expect(maya.page.locator("#accuse-why")).to_have_text("accuse somebody of being dead")
    ines.clicks(".accuse-button")
    expect(ines.page.locator(".plate.can")).to_have_count(2)  # no player can be accused twice, and one is out


def test_a_spectre_can_rest(arrive: Arrive) -> None:
    """A7.5."""
    setup = setup_of(["", "", "", ""], "reverse " * 5, ["pepin", "", "", ""], out=[0], first=3)
    record = posed("au-pire-tu-meurs", setup, ["3 end"], {"rest": True})
    maya = arrive("Maya")
    maya.is_asked({"record": record, "at": 1, "seat": 0}, bots="greedy")
    maya.page.get_by_role("button", name="Rest in peace").click()
    maya.sees(".log li:has-text('You rest in peace')")
    expect(maya.page.locator(".question")).to_have_count(0)
