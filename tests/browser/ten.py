"""Plays 10' to Kill on highlighted elements: inside the page, or with the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from tests.browser import stepping
from tests.browser.people import Person

ASKED = ".dock:not(.quiet) .act, .dock.single"
_STEPS = 4000
_ANSWER: Final = """async ({ find, press }, kills) => {
  const pick = async (selector) => {
    if (find('.piece.selected')) return;
    await press(selector);
    if (find('.crowd-one')) await press('.crowd-one:not([aria-disabled=true])');
  };
  const aim = () => press('.tile.legal', (tiles) => tiles[Math.floor(tiles.length / 2)]);
  if (find('.tile-box')) {
    await press('.boxed');
    if (!find('.opening.chosen')) await press('.opening');
  } else if (find('.dock.single')) {
    await pick('.piece.can:not(.selected)');
    if (find('.tile.legal')) await aim();
  } else if (kills && find('.act.kill:not(.none)')) {
    await press('.act.kill');
    await pick('.piece.lit');
  } else {
    await pick('.piece.can');
    await aim();
  }
  await press('.deed');
}"""


def play_once(person: Person, *, kills: bool = True) -> None:
    """Make one choice when asked: kill if possible, else move a piece."""
    stepping.answer(person, ASKED, _ANSWER, kills)


def play_out(people: Sequence[Person], *, by_mouse: bool = False) -> None:
    """Let each person play whenever asked, until the count."""
    stepping.play_out(people, ASKED, click_once if by_mouse else play_once, _STEPS)


def click_once(person: Person) -> None:
    """Make one choice with the mouse: kill if possible, else move a piece."""
    asked = person.question()
    if person.has(".tile-box"):
        person.clicks(".boxed")
        if not person.has(".opening.chosen"):
            person.clicks(".opening")
    elif person.has(".dock.single"):
        _pick(person, ".piece.can:not(.selected)")
        if person.has(".tile.legal"):
            _aim(person)
    elif person.has(".act.kill:not(.none)"):
        person.clicks(".act.kill")
        _pick(person, ".piece.lit")
    else:
        _pick(person, ".piece.can")
        _aim(person)
    expect(person.page.locator(".deed")).to_be_enabled()
    person.clicks(".deed")
    person.leaves(asked)


def _pick(person: Person, selector: str) -> None:
    if person.has(".piece.selected"):
        return
    person.page.locator(selector).first.click(force=True)
    if person.has(".crowd-one"):
        person.clicks(".crowd-one:not([aria-disabled=true])")


def _aim(person: Person) -> None:
    tiles = person.page.locator(".tile.legal")
    tiles.nth(tiles.count() // 2).click(force=True, position={"x": 6, "y": 6})
