"""Looking back at games: by link or from disk, through anybody's eyes, with what they could know, and playing on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from deadpan.games import GAMES
from deadpan.review.answers import insight_answer
from tests.browser import pire, ten
from tests.browser.conftest import Arrive
from tests.browser.people import Person
from tests.browser.test_everywhere import DESK, PHONE, barriers
from tests.contract.tables import TABLES
from tests.kit import Json, setup_of
from tests.review.records import gone_through, lively, posed
from tests.review.test_missed import ASK, HANDS, IDLE, LOCKED_UP, PASS

UNTRANSLATED = re.compile(
    r"\b(ten-to-kill|au-pire-tu-meurs|replay|insight|marks?|likely|eye|odds|guess|play-on|heap|owned)-[a-z]+(-[a-z]+)*\b"
)
TRIO = next(table for table in TABLES if table.game.name == "ten-to-kill" and table.seats == 3)
FAMILY = next(table for table in TABLES if table.game.name == "au-pire-tu-meurs" and table.seats == 5)


def missed() -> Json:
    """A game with one deduction missed, after its first choice: seat 1's hitman is known, with the police beside it."""
    record = posed("ten-to-kill", setup_of(LOCKED_UP, HANDS, first=0, reserve=1), [ASK, IDLE[0], *PASS])
    return {**record, "seats": ["Ada", "Bo"]}


def opens(person: Person, record: Json | str, at: str = "") -> None:
    """Bring a record from disk."""
    if "/replay" in person.page.url:
        person.goes("/credits")
    person.goes("/replay" + at)
    text = record if isinstance(record, str) else json.dumps(record)
    file: Any = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    person.page.set_input_files(".drop input", file)


def was_refused(person: Person, status: int) -> None:
    """Take the browser's own note of a refusal off what went wrong."""
    (note,) = person.problems
    assert str(status) in note
    person.problems.clear()


def comes_to(person: Person, n: int, of: int) -> None:
    """Wait until the reel stands at a moment."""
    expect(person.page.locator(".reel-at")).to_have_text(f"{n} of {of}")


def looks_as(person: Person, eye: str) -> None:
    """Switch to somebody's eyes."""
    button = person.page.locator(".eye", has_text=eye).first
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


# -- where games come from ------------------------------------------------------------------------------------------


def test_a_finished_game_is_looked_back_at_by_its_link_through_ones_own_eyes(arrive: Arrive) -> None:
    maya, bo = arrive("Maya"), arrive("Bo")
    code = maya.plays_now("ten-to-kill", {"first": 0, "max_rounds": 1}, seats=2)
    four = maya.sees(".four").inner_text()
    maya.goes(f"/replay/{code}/1")
    assert "The game is not over yet." in maya.sees(".notice").inner_text()
    was_refused(maya, 409)
    maya.goes(f"/t/{code}")
    ten.play_out([maya])
    maya.clicks(".after a:has-text('Replay')")
    maya.sees(".transport")
    expect(maya.page.locator(".eye[aria-pressed=true]")).to_contain_text("Maya")
    assert maya.sees(".four").inner_text() == four
    maya.page.keyboard.press("End")
    maya.sees(".count")
    expect(maya.page).to_have_url(re.compile(rf"/replay/{code}/1#0@[1-9]\d*$"))
    bo.page.goto(maya.page.url)  # whoever has the link sees the same moment
    bo.sees(".count")
    bo.goes(f"/replay/{code}")
    comes_to(bo, 0, int(maya.page.url.rpartition("@")[2]))


def test_every_game_of_an_evening_can_be_looked_back_at_while_the_next_one_is_played(arrive: Arrive) -> None:
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
    bo.sees(".transport")
    bo.goes(f"/replay/{code}/3")
    assert "There is no game 3 at this table." in bo.sees(".notice").inner_text()


def test_a_game_that_is_not_there_is_a_sentence_and_a_way_out(arrive: Arrive) -> None:
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
        ("{", "game.json is not the record of a game."),
        ("[]", "game.json is not the record of a game."),
        ("{}", "“format” is missing"),
        ('{"format": "chess/1", "game": "chess", "seats": []}', "The format “chess/1” is unknown."),
        (json.dumps({**missed(), "choices": [{"seat": 1, "do": "kill", "who": "cat"}]}), "choice 0"),
        ('{"format": "' + "x" * 1_000_000 + '"}', "game.json is too big"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence_and_another_can_be_chosen(
    arrive: Arrive, text: str, sentence: str
) -> None:
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


# -- to and fro -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", [PHONE, DESK], ids=["phone", "desk"])
def test_one_steps_scrubs_and_plays_by_hand(arrive: Arrive, profile: dict[str, object]) -> None:
    maya = arrive("Maya", **profile)
    maya.page.clock.install()
    record = lively(TRIO, "reel", 40)
    opens(maya, record)
    comes_to(maya, 0, 40)
    assert not maya.page.get_by_role("button", name="One step back").is_enabled()
    for name, n in (
        ("One step on", 1),
        ("One step on", 2),
        ("One step back", 1),
        ("To the end", 40),
        ("To the start", 0),
    ):
        maya.page.get_by_role("button", name=name).click()
        comes_to(maya, n, 40)
    maya.page.locator(".scrub input").fill("17")
    comes_to(maya, 17, 40)
    expect(maya.page.locator(".log li")).to_have_count(heard(record, 17))
    for speed in ("1", "2", "4", "0.5", "1"):
        maya.page.get_by_role("button", name=f"Speed: {speed} ×").click()
    maya.page.get_by_role("button", name="Play", exact=True).click()
    expect(maya.page.locator(".reel-at")).not_to_have_text("17 of 40")
    maya.page.get_by_role("button", name="Pause").click()
    stopped = maya.page.locator(".reel-at").inner_text()
    maya.page.clock.fast_forward(10_000)
    expect(maya.page.locator(".reel-at")).to_have_text(stopped)
    maya.page.get_by_role("button", name="Play", exact=True).click()
    maya.page.clock.run_for(60_000)
    comes_to(maya, 40, 40)
    maya.page.get_by_role("button", name="Play", exact=True).click()
    expect(maya.page.locator(".reel-at")).not_to_have_text("40 of 40")  # from the start again


def heard(record: Json, n: int) -> int:
    """How many events a spectator has heard after so many choices."""
    game = GAMES[record["game"]]
    return len(game.heard(game.view(gone_through(record).moments[n].state, None)))


def test_the_keyboard_does_it_all(arrive: Arrive) -> None:
    maya = arrive("Maya")
    opens(maya, lively(FAMILY, "keys", 40))
    comes_to(maya, 0, 40)
    keys = [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("PageDown", 11), ("PageUp", 1), ("End", 40)]
    for key, n in [*keys, ("ArrowRight", 40), ("Home", 0), ("ArrowLeft", 0)]:
        maya.page.keyboard.press(key)
        comes_to(maya, n, 40)
    maya.page.keyboard.press("Space")
    comes_to(maya, 1, 40)
    maya.page.keyboard.press("Space")
    maya.page.locator(".scrub input").focus()
    maya.page.keyboard.press("Home")
    maya.page.keyboard.press("ArrowRight")
    comes_to(maya, 1, 40)
    maya.page.keyboard.press("Space")
    comes_to(maya, 2, 40)


# -- through whose eyes ---------------------------------------------------------------------------------------------


def test_ten_to_kill_is_seen_by_onlookers_by_each_player_and_face_up(arrive: Arrive) -> None:
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
    expect(maya.page.locator(".opp .back.hit, .opp .lost")).to_have_count(3)
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
def test_au_pire_tu_meurs_face_up_shows_who_everybody_is_and_what_they_hold(
    arrive: Arrive, profile: dict[str, object]
) -> None:
    maya = arrive("Maya", **profile)
    record = lively(FAMILY, "face up", 40)
    state = gone_through(record).moments[40].state
    opens(maya, record, "#everything@40")
    for seat in range(5):
        shown = FAMILY.game.show(FAMILY.game.view(state, seat))
        plate = maya.page.locator(f".pl[data-seat='{seat}']")
        expect(plate.locator(".bare-years")).to_have_text(str(shown["balance"]).replace("-", "−"))
        expect(plate.locator(".bare-kin use")).to_have_attribute("href", re.compile(f"#{shown['character']}$"))
        for kind in ("hand", "life"):
            assert plate.locator(f".of-{kind} > i").count() == len(set(shown[kind]))
    looks_as(maya, "player 3")
    mine = FAMILY.game.show(FAMILY.game.view(state, 3))
    expect(maya.page.locator(".bal > b")).to_have_text(str(mine["balance"]).replace("-", "−"))


# -- what could have been known -------------------------------------------------------------------------------------


def test_beside_the_board_stands_what_that_seat_could_prove_and_believe_then(arrive: Arrive) -> None:
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
    """The panel has settled, and every cell is what the host works out."""
    page = person.page
    expect(page.locator(".insight h2")).to_have_text(title)
    expect(page.locator(".insight:not(.busy)")).to_be_visible()
    found = json.loads(insight_answer(record, at, seat))
    columns = [(proved, likely) for proved, likely in zip(found["proved"], found["likely"], strict=True) if proved]
    rows = page.locator(".odds-table tbody tr")
    for row in range(16):
        who = rows.nth(row).locator("th").inner_text().lower()
        expected = []
        for proved, likely in columns:
            chance = 0 if who not in proved else 1 if len(proved) == 1 else likely[who]
            expected.append("×" if who not in proved else f"{max(1, round(100 * chance))}%")
        expect(rows.nth(row).locator("td")).to_have_text(expected)


def test_the_odds_of_being_dead_stand_beside_what_is_proved(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(FAMILY, "dead", 60)
    opens(maya, record, "#0@60")
    expect(maya.page.locator(".insight:not(.busy) .nb")).to_have_count(4)
    found = json.loads(insight_answer(record, 60, 0))
    for place, seat in enumerate(range(1, 5)):
        page, likely = found["proved"][seat], found["likely"][seat]
        note = maya.page.locator(".insight .nb").nth(place)
        if likely is None:
            expect(note.locator("h3")).to_contain_text("out")
        else:
            low, high = (str(years).replace("-", "−") for years in page["balance"])
            expect(note.locator("h3")).to_contain_text(f"{low} … {high}")
            expect(note.locator(".odds-dead")).to_contain_text(f"{round(100 * likely['dead'])}%")


def test_a_missed_deduction_is_marked_told_and_gone_to(arrive: Arrive) -> None:
    maya = arrive("Maya")
    opens(maya, missed())
    comes_to(maya, 0, 4)
    expect(maya.page.locator(".ticks i")).to_have_count(1)
    assert not maya.has(".missed")
    maya.page.keyboard.press(".")
    comes_to(maya, 1, 4)
    sentence = maya.sees(".replay-line .missed").inner_text()
    assert sentence.startswith("Ada has questions enough to be sure of the hitman of Bo, beginning with the giraffe")
    maya.page.keyboard.press("End")
    maya.page.get_by_role("button", name="1 missed deduction").click()
    maya.page.locator("dialog").get_by_role("button", name=re.compile("giraffe")).click()
    comes_to(maya, 1, 4)
    looks_as(maya, "Bo")
    expect(maya.page.locator(".mark-tools")).to_have_text("No deduction was missed")
    expect(maya.page.locator(".ticks i")).to_have_count(0)


# -- playing on -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [TRIO, FAMILY], ids=str)
def test_one_plays_on_from_here_against_bots_as_any_seat(arrive: Arrive, table: Any) -> None:
    maya = arrive("Maya")
    record = lively(table, "on", 20)
    opens(maya, record, "#everything@15")
    comes_to(maya, 15, 20)
    maya.page.get_by_role("button", name="Play on from here").click()
    dialog = maya.page.locator("dialog")
    dialog.get_by_role("button", name="player 1").click()
    dialog.get_by_role("button", name="bot, easy").click()
    dialog.get_by_role("button", name="Play on").click()
    maya.page.wait_for_url(re.compile(r"/t/[A-Z]+-\d+$"))
    maya.sees("main.game")
    asked = ten.ASKED if table is TRIO else pire.ASKED
    maya.waits(asked)
    own = maya.page.locator(".four .st, .life .me")
    expect(own.first).to_be_visible()
    (ten if table is TRIO else pire).play_once(maya)
    code = maya.page.url.rpartition("/")[2]
    seats = maya.context.request.get(f"{maya.address}/api/tables/{code}").json()["seats"]
    assert [seat["kind"] for seat in seats] == ["bot", "person", *["bot"] * (table.seats - 2)]


def test_where_the_game_is_over_there_is_nothing_to_play_on(arrive: Arrive) -> None:
    maya = arrive("Maya")
    record = lively(TRIO, "over", 10_000)
    opens(maya, record, "#public@9999")
    maya.sees(".count")
    maya.page.get_by_role("button", name="Play on from here").click()
    expect(maya.page.locator("dialog")).to_contain_text("The game is over here.")
    maya.page.keyboard.press("Escape")
    maya.clicks(".after .btn.go")
    comes_to(maya, 0, len(record["choices"]))


# -- everybody ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("profile", "theme"), [(PHONE, "light"), (DESK, "dark")], ids=["phone", "desk"])
def test_no_screen_of_a_replay_has_a_barrier(arrive: Arrive, profile: dict[str, object], theme: str) -> None:
    maya = arrive("Maya", color_scheme=theme, **profile)
    maya.goes("/replay")
    maya.sees(".drop")
    found = barriers(maya)
    for record in (missed(), lively(FAMILY, "axe", 40)):
        for at in ("#public@1", "#0@1", "#everything@1"):
            opens(maya, record, at)
            maya.sees(".transport")
            expect(maya.page.locator(".insight:not(.busy) :is(.odds-table, .nb)").first).to_be_attached()
            found += barriers(maya)
            if profile is PHONE:
                maya.clicks(".tabs button:nth-child(2)")
                maya.sees(".insight")
                found += barriers(maya)
        maya.clicks(".transport .play-on")
        maya.sees("dialog")
        found += barriers(maya)
        maya.page.keyboard.press("Escape")
    opens_marks(maya)
    assert found + barriers(maya) == []


def opens_marks(person: Person) -> None:
    opens(person, missed(), "#everything@1")
    person.sees(".transport")
    person.clicks(".mark-tools [aria-haspopup]")
    person.sees("dialog.marks")


@pytest.mark.parametrize(
    ("locale", "words"), [("en-GB", "Look back at a game"), ("fr-FR", "Revoir une partie"), ("pl-PL", "Obejrzyj")]
)
def test_everything_about_a_replay_is_said_in_the_browsers_language(arrive: Arrive, locale: str, words: str) -> None:
    maya = arrive("Maya", locale=locale)
    maya.goes("/replay")
    expect(maya.page.locator("h1")).to_contain_text(words)
    for record, last in ((missed(), 4), (lively(FAMILY, "words", 60), 60)):
        for at in ("public@1", "0@2", f"everything@{last}"):
            opens(maya, record, f"#{at}")
            expect(maya.page.locator(".insight:not(.busy) :is(.odds-table, .nb)").first).to_be_visible()
            assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
    opens_marks(maya)
    assert not UNTRANSLATED.findall(maya.page.locator("body").inner_text())
