"""The pages of a notebook: true of every consistent world, and as narrow as possible."""

from __future__ import annotations

from itertools import chain
from random import Random
from typing import Any

import pytest
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules import exact_bounds
from deadpan_au_pire_tu_meurs.rules.cards import BLOWS, CARDS, FIRST_CHARACTER, KIND_OF
from deadpan_au_pire_tu_meurs.rules.lineages import BALANCE, GAIN, Lineages
from deadpan_au_pire_tu_meurs.rules.memory import Memory
from deadpan_au_pire_tu_meurs.rules.notebook import NotebookPages
from deadpan_au_pire_tu_meurs.rules.options import Options
from deadpan_au_pire_tu_meurs.rules.state import Opening

from deadpan.kernel.types import Event
from games.au_pire_tu_meurs.tests.kit import table
from games.au_pire_tu_meurs.tests.possible import Kinds, mask, possible

Page = dict[str, Any]


class Scene:
    """A small table as seat 0 knows it, together with the true places of the cards."""

    def __init__(self, characters: str, hands: list[str], life: list[str], pile: str = "") -> None:
        self.characters = characters.split()
        self.hands = [hand.split() for hand in hands]
        self.life = [each.split() for each in life]
        stock = [0] * len(CARDS)
        for name in chain(self.characters, *self.hands, *self.life, pile.split()):
            stock[KIND_OF[name]] += 1
        self.stock = tuple(stock)
        sizes = [tuple(map(len, bags)) for bags in (self.hands, self.life)]
        opening = Opening(Options(), self.stock, sizes[0], sizes[1], len(pile.split()), 0, 0)
        self.memory: Memory[Lineages] = Memory(opening, Lineages)
        own: tuple[Any, ...] = (self.characters[0], tuple(self.hands[0]), tuple(self.life[0]))
        self.hear(told.TurnBegan(0), told.Dealt(0, *own))

    def hear(self, *events: Event) -> None:
        self.memory.hear(events)

    def years(self, seat: int, scale: int = BALANCE) -> int:
        """The true balance, or with `GAIN` the true years of the blows."""
        counted = self.memory.worlds.scales[scale]
        return sum(counted[KIND_OF[name]] for name in (self.characters[seat], *self.life[seat]))

    def page(self, seat: int) -> Page:
        return NotebookPages(self.memory, self.stock).page(seat)

    def page_by_trying(self, worlds: list[Kinds], seat: int) -> Page:
        """The page, computed from these worlds."""
        memory = self.memory
        counted = memory.worlds.scales[BALANCE]
        face, life = memory.identities[seat], memory.lives[seat]
        years = [sum(counted[laid[card]] for card in (face, *life)) for laid in worlds]
        faces = sorted({laid[face] for laid in worlds})
        certain = [kinds.pop() for card in life if len(kinds := {laid[card] for laid in worlds}) == 1]
        return {
            "blows": [CARDS[kind] for kind in sorted(certain) if kind in BLOWS],
            "balance": [min(years), max(years)],
            "characters": [CARDS[kind] for kind in faces],
        }


# -- characters --------------------------------------------------------------------------------------------------------


def test_an_unknown_character_is_one_of_those_with_an_unknown_place() -> None:
    scene = Scene("zoe jody zack", ["duel", "", ""], ["", "", ""])
    assert scene.page(1) == {"blows": [], "balance": [50, 80], "characters": ["zack", "jody"]}


def test_characters_can_be_in_hands_and_in_the_pile() -> None:
    scene = Scene("zoe jody zack", ["duel", "", ""], ["", "", ""], "anibal pepin")
    assert scene.page(1)["characters"] == ["zack", "jody", "anibal"]


# -- blows and balances ------------------------------------------------------------------------------------------------


def test_seen_blows_are_on_the_page_and_other_cards_are_not() -> None:
    scene = Scene("zoe jody zack", ["cata pepin duel", "jouvence", ""], [""] * 3)
    given = [told.Given(0, 1), told.BlowSeen(0, 1, "cata"), told.Landed(1)]
    more = [told.Given(0, 1), told.BlowSeen(0, 1, "pepin"), told.Landed(1), told.Rejuvenated(1)]
    scene.hear(*given)
    assert scene.page(1) == {"blows": ["cata"], "balance": [30, 60], "characters": ["zack", "jody"]}
    scene.hear(*more)
    assert scene.page(1) == {"blows": ["pepin", "cata"], "balance": [35, 65], "characters": ["zack", "jody"]}
    assert scene.page(2)["blows"] == []


@pytest.fixture(params=[True, False], ids=["by trying", "by rule of thumb"])
def tries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Run the test with and without enumerating the assignments of linked cards."""
    if not request.param:
        monkeypatch.setattr(exact_bounds, "MOST_WAYS", 0)
    return bool(request.param)


@pytest.mark.usefixtures("tries")
class TestBounds:
    """Bounds of small tables, by enumeration and by the greedy bound."""

    def test_a_known_character_is_possible_for_no_other_seat(self) -> None:
        scene = Scene("zoe jody zack anibal", ["duel", "", "", ""], [""] * 4)
        scene.memory.worlds.restrict(scene.memory.identities[2], mask("zack"))
        assert scene.page(2) == {"blows": [], "balance": [80, 80], "characters": ["zack"]}
        assert scene.page(1)["characters"] == ["jody", "anibal"]

    def test_two_characters_shared_by_two_seats_are_possible_for_no_third(self) -> None:
        scene = Scene("zoe jody zack anibal", ["duel", "", "", ""], [""] * 4)
        for seat in (2, 3):
            scene.memory.worlds.restrict(scene.memory.identities[seat], mask("zack anibal"))
        assert scene.page(1) == {"blows": [], "balance": [50, 50], "characters": ["jody"]}
        assert scene.page(2)["characters"] == ["zack", "anibal"]

    def test_a_hidden_card_counts_between_the_worst_and_the_best_free_card(self) -> None:
        scene = Scene("zoe jody zack", ["duel", "", ""], ["", "accident", ""], "pepin duel")
        assert scene.page(1)["balance"] == [40, 80]
        scene = Scene("zoe jody zack", ["duel", "", ""], ["", "accident", ""], "jouvence pepin")
        assert scene.page(1)["balance"] == [40, 90]
        scene = Scene("zoe jody zack", ["cata", "", ""], ["", "accident", ""], "pepin pepin")
        assert scene.page(1)["balance"] == [40, 75]

    def test_no_card_counts_twice(self) -> None:
        scene = Scene(
            "zoe jody jody".replace("jody jody", "jody anibal"), ["duel", "", ""], ["", "cata duel pepin", ""], "duel"
        )
        assert scene.page(1)["balance"] == [20 - 25, 50 - 5]

    def test_a_card_that_is_known_to_be_elsewhere_does_not_count(self) -> None:
        scene = Scene("zoe jody zack", ["cata", "", ""], ["cata", "duel", "cata"], "duel pepin")
        scene.memory.worlds.restrict(scene.memory.lives[2][0], mask("cata"))
        assert scene.page(1)["balance"] == [45, 80]

    def test_blows_that_are_known_to_be_elsewhere_do_not_count(self) -> None:
        scene = Scene("zoe jody zack", ["duel", "", ""], ["", "duel", "cata"], "switch")
        scene.memory.worlds.restrict(scene.memory.lives[2][0], mask("pepin accident cata"))
        assert scene.page(1)["balance"] == [50, 80]
        scene = Scene("zoe jody zack", ["duel", "", ""], ["", "duel", "cata"], "pepin")
        scene.memory.worlds.restrict(scene.memory.lives[2][0], mask("pepin accident cata"))
        assert scene.page(1)["balance"] == [30, 80]

    def test_a_card_that_is_known_to_be_a_blow_counts_as_one(self) -> None:
        scene = Scene("zoe jody zack", ["cata", "accident", ""], ["", "", ""], "pepin duel")
        scene.hear(told.Given(1, 2), told.Landed(2))
        assert scene.page(2)["balance"] == [40, 75]
        assert scene.page(2)["blows"] == []

    def test_a_blow_and_a_card_that_may_be_one_are_two_cards(self) -> None:
        scene = Scene("zoe jody zack", ["cata", "accident", ""], ["", "", "pepin"], "duel jouvence")
        scene.hear(told.Given(1, 2), told.Landed(2))
        assert scene.page(2)["balance"] == [50 - 15, 80 - 5 + 10]

    def test_known_cards_and_hidden_ones_add_up(self) -> None:
        scene = Scene("zoe jody zack", ["cata duel", "jouvence", ""], ["", "pepin", ""], "accident")
        scene.hear(told.Given(0, 1), told.BlowSeen(0, 1, "cata"), told.Landed(1), told.Rejuvenated(1))
        assert scene.page(1)["balance"] == [50 - 20 + 10 - 10, 80 - 20 + 10 - 5]

    def test_a_shown_balance_changes_with_the_cards_that_come_and_go(self) -> None:
        scene = Scene("zoe jody zack", ["duel", "pepin", ""], ["", "accident duel", ""], "cata switch")
        scene.hear(told.Accused(0, 1), told.BalanceShown(0, 1, 40))
        assert scene.page(1)["balance"] == [40, 40]
        scene.hear(told.Retaliated(1, 2))
        assert scene.page(1)["balance"][0] >= 45
        assert scene.page(1)["balance"][1] <= 60

    def test_shown_blows_do_not_restrict_the_character(self, tries: bool) -> None:
        scene = Scene("zoe jody zack", ["duel", "", ""], ["", "accident duel cata", ""], "pepin pepin switch")
        scene.hear(told.SumsShown(0, 1, 0, 30), told.Duelled(0, 1, 1))
        assert scene.page(1)["balance"] == [20, 50 if tries else 75]


def test_shown_blows_bound_a_balance_through_hidden_moves_too() -> None:
    """After a fork only `YearBounds` knows it."""
    life = ["", "accident jouvence", ""]
    scene = Scene("zoe jody zack", ["cata duel", "", ""], life, "pepin pepin jouvence accident")
    scene.hear(told.Given(0, 1), told.BlowSeen(0, 1, "cata"), told.Landed(1))
    scene.hear(told.SumsShown(0, 1, 0, 30), told.Duelled(0, 1, 1))
    scene.hear(told.Retaliated(1, 2))
    assert scene.memory.worlds.forks
    assert scene.page(1)["balance"] == [50 - 25, 80 - 10 + 20]
    scene = Scene("zoe jody zack", ["cata duel", "jouvence", ""], life, "pepin pepin jouvence accident")
    scene.hear(told.Given(0, 1), told.BlowSeen(0, 1, "cata"), told.Landed(1))
    scene.hear(told.SumsShown(0, 1, 0, 30), told.Duelled(0, 1, 1))
    scene.hear(told.Retaliated(1, 2), told.Rejuvenated(1))
    assert scene.page(1)["balance"] == [50 - 25 + 10, 80 - 10 + 10 + 20]


# -- compared with enumeration -----------------------------------------------------------------------------------------


def random_scene(rng: Random, narrow: bool = False) -> Scene:
    """Some cards that do not move, and some true facts about them.

    If ``narrow``, single cards are known to count within some range, as after a sum.
    """
    faces = rng.sample(["zack", "felicity", "zoe", "joshua", "franck", "anibal"], 3 + (rng.random() < 0.3))
    cards = rng.choices(["pepin", "accident", "cata", "duel", "jouvence", "switch"], k=7)
    own, life, other_life, hand, *pile = cards[0], cards[1:3], cards[3:4], cards[4], *cards[5:], *faces[3:]
    scene = Scene(" ".join(faces[:3]), [own, hand, ""], ["", " ".join(life), " ".join(other_life)], " ".join(pile))
    for _ in range(rng.randrange(4)):
        match rng.randrange(5):
            case 0:
                seat = rng.choice([1, 2])
                scene.hear(told.Accused(0, seat), told.BalanceShown(0, seat, scene.years(seat)))
            case 1:
                seat = rng.choice([1, 2])
                years = scene.years(seat, GAIN)
                scene.hear(told.SumsShown(0, seat, 0, years), told.Duelled(0, seat, seat if years else None))
            case 2:
                one, other = scene.years(1, GAIN), scene.years(2, GAIN)
                scene.hear(told.Duelled(1, 2, None if one == other else 1 if one > other else 2))
            case 3 if scene.years(2) > 0:
                scene.hear(told.Accused(1, 2))
            case 4 if not scene.years(1, GAIN):
                scene.hear(told.NoRetaliation(1, 2))
            case _:
                card = KIND_OF[life[0]]
                scene.memory.worlds.restrict(scene.memory.lives[1][0], 1 << card)
    counted = scene.memory.worlds.scales[BALANCE]
    for seat in (1, 2) if narrow else ():
        for card, name in zip(scene.memory.lives[seat], scene.life[seat], strict=True):
            years = counted[KIND_OF[name]]
            low, high = years - rng.choice([0, 5, 10, 30]), years + rng.choice([0, 5, 10, 30])
            kinds = [kind for kind in range(FIRST_CHARACTER) if low <= counted[kind] <= high]
            scene.memory.worlds.restrict(card, sum(1 << kind for kind in kinds))
    return scene


@pytest.mark.parametrize("seed", range(40))
def test_a_page_agrees_with_enumerating_all_worlds(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact_bounds, "MOST_WAYS", 10_000)
    scene = random_scene(Random(seed))
    worlds = list(possible(scene.memory.worlds))
    wanted = {seat: scene.page_by_trying(worlds, seat) for seat in (1, 2)}
    for seat in (1, 2):
        page = scene.page(seat)
        assert (page["balance"], page["characters"]) == (wanted[seat]["balance"], wanted[seat]["characters"])
        assert set(page["blows"]) <= set(wanted[seat]["blows"])


@pytest.mark.parametrize("seed", range(40))
def test_the_greedy_bound_is_never_too_narrow(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact_bounds, "MOST_WAYS", 0)
    scene = random_scene(Random(seed), narrow=seed % 2 == 0)
    worlds = list(possible(scene.memory.worlds))
    for seat in (1, 2):
        page, wanted = scene.page(seat), scene.page_by_trying(worlds, seat)
        assert page["balance"][0] <= wanted["balance"][0]
        assert page["balance"][1] >= wanted["balance"][1]
        assert set(page["characters"]) >= set(wanted["characters"])


def test_if_the_greedy_bound_finds_no_card_for_a_place_it_takes_the_extreme(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exact_bounds, "MOST_WAYS", 0)
    scene = Scene("zoe jody zack", ["", "", ""], ["", "pepin accident pepin", ""], "switch")
    for card, kinds in zip(scene.memory.lives[1], ("pepin accident", "accident cata"), strict=False):
        scene.memory.worlds.restrict(card, mask(kinds))
    assert scene.page(1)["balance"] == [
        50 - 10 - 20 - 5,
        80 - 5 - 10 + 0,
    ]  # as if the first card had taken the Accident
    scene = Scene("zoe jody zack", ["", "", ""], ["", "pepin duel cata", ""], "accident")
    for card, kinds in zip(scene.memory.lives[1], ("pepin duel", "duel jouvence"), strict=False):
        scene.memory.worlds.restrict(card, mask(kinds))
    assert scene.page(1)["balance"] == [50 - 5 + 0 - 20, 80 + 0 + 10 - 5]  # as if the first card had taken the Duel


# -- the notebook of a view --------------------------------------------------------------------------------------------


def test_there_is_a_page_for_every_seat_except_the_viewing_one() -> None:
    pages = table(["pepin", "", ""], "duel").shown(1)["notebook"]
    assert [page is None for page in pages] == [False, True, False]


def test_a_character_found_on_one_page_is_impossible_on_the_others() -> None:
    """Seat 2 has shown that it can only be Anibal; so Zack is the only character left for seat 1."""
    play = table(["accident", "", ""], "duel", characters="zoe zack anibal")
    play.do(0, "accuse", whom=2)
    pages = play.shown(0)["notebook"]
    assert (pages[2]["characters"], pages[2]["balance"]) == (["anibal"], [20, 20])
    assert (pages[1]["characters"], pages[1]["balance"]) == (["zack"], [80, 80])
