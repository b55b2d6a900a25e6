"""The family of characters (A1.8): a shown character is shown with its role, in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from deadpan_au_pire_tu_meurs.rules.cards import CHARACTERS
from playwright.sync_api import expect

from deadpan.locales import LANGUAGES, Language, Words
from games.au_pire_tu_meurs.tests.kit import setup_of
from tests.browser import moments
from tests.browser.conftest import Arrive
from tests.browser.looking_back import opens
from tests.browser.people import Person
from tests.review.records import gone_through, posed

ICONS = Path(__file__).parents[2] / "client/node_modules/@iconify-json/fluent-emoji-flat/icons.json"
FAMILY_NAME = {"en": "Death", "fr": "famille Death", "pl": "rodziny Death"}
ROLES = {
    "en": ["the baby", "nearly a teenager", "the teenager", "the mother", "the father", "the uncle", "the grandfather",
           "the dog"],
    "fr": ["le bébé", "la pré-ado", "l’ado", "la maman", "le papa", "le tonton", "le papy", "le chien"],
    "pl": ["niemowlę", "prawie nastolatka", "nastolatka", "mama", "tata", "wujek", "dziadek", "pies"],
}  # fmt: skip

CUT_OFF = """() => document.fonts.ready.then(() => [...document.querySelectorAll('.card.person')].filter((card) => {
  const box = (part) => part.getBoundingClientRect();
  const [room, name, role] = [box(card), box(card.querySelector('.who-is')), box(card.querySelector('.role'))];
  return role.bottom > room.bottom - 4 || role.right > room.right || role.left < room.left
    || name.height < role.height + 10;
}).map((card) => card.textContent))"""

every_language = pytest.mark.parametrize("lang", LANGUAGES)


def who_is(lang: Language, character: str) -> re.Pattern[str]:
    """A pattern for a character's name, followed by the role."""
    role = ROLES[lang][CHARACTERS.index(character)]
    return re.compile(rf"{Words(lang).name('card', character)}\s*\(?{role}")


@every_language
@pytest.mark.parametrize("width", [1440, 360])
def test_a1_8_no_role_is_cut_off_on_its_card(arrive: Arrive, lang: Language, width: int) -> None:
    maya = arrive("Maya", locale=lang, viewport={"width": width, "height": 800})
    maya.goes("/how/au-pire-tu-meurs")
    maya.sees(".card.person")
    assert maya.page.evaluate(CUT_OFF) == []


@every_language
def test_a1_8_home_and_how_to_play_show_the_whole_family(arrive: Arrive, lang: Language) -> None:
    maya = arrive("Maya", locale=lang)
    maya.goes("/")
    expect(maya.page.locator(".p2 .sub")).to_contain_text(re.compile(r"\bDeath\b"))
    shown = maya.page.locator(".p2 .kin figcaption")
    expect(shown).to_have_text([who_is(lang, each) for each in CHARACTERS])
    maya.goes("/how/au-pire-tu-meurs")
    expect(maya.page.locator(".step").first).to_contain_text(FAMILY_NAME[lang] if lang != "en" else "the Deaths")
    shown = maya.page.locator(".step").first.locator(".card.person")
    expect(shown.locator(".card-name")).to_have_text([who_is(lang, each) for each in CHARACTERS])
    expect(shown.locator(".role").last).to_be_visible()


@every_language
@pytest.mark.parametrize("width", [1280, 360])
def test_a1_8_life_pile_and_identity_window_show_the_role(arrive: Arrive, lang: Language, width: int) -> None:
    maya = arrive("Maya", locale=lang, viewport={"width": width, "height": 800})
    question = moments.asked("au-pire-tu-meurs", "identity", after=0)
    maya.is_asked(question)
    shown = gone_through(question["record"]).moments[-1]
    game = gone_through(question["record"]).game
    seen = game.show(game.view(shown.state, question["seat"]))
    comer = next(card for card in seen["hand"] if card in CHARACTERS)
    expect(maya.page.locator(".me")).to_contain_text(who_is(lang, seen["character"]))
    expect(maya.page.locator(".me .role")).to_be_visible()
    cards = maya.page.locator(".question.identity .card.person .card-name")
    expect(cards).to_have_text([who_is(lang, seen["character"]), who_is(lang, comer)])
    expect(maya.page.locator(".question.identity .role").last).to_be_visible()
    assert maya.page.evaluate(CUT_OFF) == []
    assert maya.page.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.me .who-is')).fontSize)") > 12


def after_a_switch(person: Person, at: str) -> None:
    """Open the replay of a game that ends right after two players switched characters."""
    setup = setup_of(["switch", "pepin", "pepin"], "pepin", characters="anibal felicity zoe")
    record = posed("au-pire-tu-meurs", setup, ["0 play card=switch on=0,1", "0 end"], {"max_turns": 1})
    opens(person, record, at)


@every_language
def test_a1_8_switch_notebook_face_up_view_and_count_show_the_role(arrive: Arrive, lang: Language) -> None:
    maya = arrive("Maya", locale=lang)
    after_a_switch(maya, "#0@1")
    expect(maya.page.locator(".me")).to_contain_text(who_is(lang, "felicity"))
    expect(maya.page.locator(".log")).to_contain_text(who_is(lang, "anibal"))
    expect(maya.page.locator(".insight .notebook-entry").first).to_contain_text(who_is(lang, "anibal"))
    after_a_switch(maya, "#everything@1")
    expect(maya.page.locator(".bare-kin")).to_have_text([who_is(lang, each) for each in ("felicity", "anibal", "zoe")])
    after_a_switch(maya, "#0@2")
    kin = maya.page.locator(".count-kin")
    expect(kin).to_have_count(3)
    for each in ("felicity", "anibal", "zoe"):
        expect(kin.filter(has_text=who_is(lang, each))).to_have_count(1)


def test_a1_8_anibal_is_drawn_as_a_dog_and_zack_as_a_baby(arrive: Arrive) -> None:
    maya = arrive("Maya")
    maya.goes("/how/au-pire-tu-meurs")
    address = maya.sees(".card.person use").get_attribute("href") or ""
    sprite = maya.context.request.get(address.partition("#")[0]).text()
    icons = json.loads(ICONS.read_text("utf-8"))["icons"]
    pictures = {who: re.search(rf'<symbol id="{who}"[^>]*>(.*?)</symbol>', sprite) for who in CHARACTERS}
    bodies = {who: found[1] for who, found in pictures.items() if found is not None}
    assert bodies["anibal"] == icons["dog-face"]["body"]
    assert bodies["zack"] == icons["baby"]["body"]
    assert len(set(bodies.values())) == 8
