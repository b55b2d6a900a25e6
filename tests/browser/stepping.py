"""Plays games inside the page: one call of Playwright answers a question and waits until it is closed.

Games are played so wherever a test is about something else. A click of the mouse takes several calls, each of which
waits for frames; the modules of the games can do that too.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from tests.browser.people import PATIENCE, Person

State: TypeAlias = Literal["over", "asked", "covered", "idle"]

GLANCE: Final = 25
"""How many milliseconds to wait for a question to a person before the next person is looked at."""
_UNTIL: Final = """async (holds, limit) => {
  for (const end = performance.now() + limit; !holds(); ) {
    if (performance.now() > end) return false;
    await new Promise((done) => setTimeout(done, 5));
  }
  return true;
}"""
_LOOK: Final = f"""async ([asked, orCovered, limit]) => {{
  const has = (selector) => document.querySelector(selector) !== null;
  const state = () => {{
    if (has('.count')) return 'over';
    if (orCovered && has('.pass')) return 'covered';
    return has(`main[data-ask] :is(${{asked}})`) ? 'asked' : 'idle';
  }};
  await ({_UNTIL})(() => state() !== 'idle', limit);
  return state();
}}"""
_ANSWER: Final = f"""async ([options, limit]) => {{
  const find = (selector) => document.querySelector(selector);
  const press = async (selector, choose = (found) => found[0]) => {{
    const found = choose([...document.querySelectorAll(selector)]);
    if (found === undefined) throw new Error(`nothing to press at ${{selector}}: ${{find('main')?.innerText}}`);
    found.click();
    await new Promise((done) => setTimeout(done)); // the page renders in a microtask
  }};
  const asked = find('main').dataset.ask;
  await (SCRIPT)({{ find, press }}, options);
  if (!(await ({_UNTIL})(() => find('main')?.dataset.ask !== asked, limit))) throw new Error(`still asked ${{asked}}`);
}}"""


def look(person: Person, asked: str, *, within: int = PATIENCE, or_covered: bool = False) -> State:
    """Wait at most so many milliseconds until the person is asked, or the device is covered, or the game is over."""
    found: State = person.page.evaluate(_LOOK, [asked, or_covered, within])
    return found


def answer(person: Person, asked: str, script: str, options: object = None) -> None:
    """Wait for a question and answer it; ``script`` is a function of the helpers ``find`` and ``press``."""
    assert look(person, asked) == "asked"
    person.page.evaluate(_ANSWER.replace("SCRIPT", script), [options, PATIENCE])


def play_out(people: Sequence[Person], asked: str, play_once: Callable[[Person], None], steps: int) -> None:
    """Let each person answer whenever asked, until the game is over for all of them."""
    within = PATIENCE if len(people) == 1 else GLANCE
    for _ in range(steps):
        states = [look(person, asked, within=within) for person in people]
        if all(state == "over" for state in states):
            return
        for person, state in zip(people, states, strict=True):
            if state == "asked":
                play_once(person)
    raise AssertionError("the game does not end")
