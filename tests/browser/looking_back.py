"""Helpers for replays: a person who opens them, and records to open."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from games.ten_to_kill.tests.kit import setup_of
from games.ten_to_kill.tests.test_missed import ASK, HANDS, IDLE, LOCKED_UP, PASS
from tests.browser.people import Person
from tests.kit import Json
from tests.review.records import posed
from tests.tables import TABLES

TRIO = next(table for table in TABLES if table.game.name == "ten-to-kill" and table.seats == 3)
FAMILY = next(table for table in TABLES if table.game.name == "au-pire-tu-meurs" and table.seats == 5)


def missed() -> Json:
    """A game with one missed deduction, after its first choice: seat 1's hitman is known and stands with the police."""
    record = posed("ten-to-kill", setup_of(LOCKED_UP, HANDS, first=0, reserve=1), [ASK, IDLE[0], *PASS])
    return {**record, "seats": ["Ada", "Bo"]}


def opens(person: Person, record: Json | str, at: str = "") -> None:
    """Open a record from disk."""
    if "/replay" in person.page.url:
        person.goes("/credits")
    person.goes("/replay" + at)
    text = record if isinstance(record, str) else json.dumps(record)
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    person.page.set_input_files(".drop input", file)


def was_refused(person: Person, status: int) -> None:
    """Remove the browser's own note of a refused request from the person's problems."""
    (note,) = person.problems
    assert str(status) in note
    person.problems.clear()


def comes_to(person: Person, n: int, of: int) -> None:
    """Wait until the replay shows this moment."""
    expect(person.page.locator(".replay-position")).to_have_text(f"{n} of {of}")


def looks_as(person: Person, eye: str) -> None:
    """Switch to this point of view."""
    button = person.page.locator(".viewpoint", has_text=eye).first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
