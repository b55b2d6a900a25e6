"""What somebody can work out from what they were told, event by event."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

from deadpan.games.au_pire_tu_meurs import events as told
from deadpan.games.au_pire_tu_meurs.cards import CARDS, KIND_OF, PLAYING_CARDS
from deadpan.games.au_pire_tu_meurs.lineages import BALANCE, GAIN, Lineage, Lineages
from deadpan.games.au_pire_tu_meurs.memory import NOBODY, Memory, mask_of
from deadpan.games.au_pire_tu_meurs.options import Options
from deadpan.games.au_pire_tu_meurs.state import Opening
from deadpan.games.au_pire_tu_meurs.worlds import Worlds
from deadpan.kernel.play import Event
from tests.games.au_pire_tu_meurs.possible import check, fits, names, world

PLAYED = " ".join(PLAYING_CARDS)
FACES = " ".join(CARDS[len(PLAYING_CARDS) :])
ANY = f"{PLAYED} {FACES}"
BLOWS = "pepin accident cata"
HARMLESS = " ".join(card for card in PLAYING_CARDS if card not in BLOWS.split())

MANY = (
    "pepin pepin accident cata cata duel duel reverse punition mort-subite miracle jouvence transfert pioche switch "
    "zack felicity zoe jody joshua"
)


def opening(
    cards: str = MANY, hands: Sequence[int] = (3, 3, 3), life: Sequence[int] = (0, 0, 0), first: int = 0
) -> Opening:
    """So many cards before each of the seats, and the rest in the pile."""
    stock = [0] * len(CARDS)
    for name in cards.split():
        stock[KIND_OF[name]] += 1
    pile = sum(stock) - len(hands) - sum(hands) - sum(life)
    return Opening(Options(), tuple(stock), tuple(hands), tuple(life), pile, 0, first)


def heard(start: Opening, *events: Event) -> Memory[Worlds]:
    """A memory that heard these events, after a look that nothing in it contradicts itself."""
    memory = Memory(start, Worlds)
    memory.hear(events)
    examine(memory, start)
    return memory


def examine(memory: Memory[Worlds], start: Opening) -> None:
    worlds = memory.worlds
    check(worlds)
    assert fits(worlds, world(worlds))
    assert sorted(worlds.lineage_card[lineage] for lineage in memory.everywhere()) == list(range(sum(start.stock)))
    assert Counter(worlds.kinds) == {kind: held for kind, held in enumerate(start.stock) if held}


def can_be(memory: Memory[Worlds], lineages: Lineage | Sequence[Lineage]) -> list[str]:
    """What each of these can be by itself, in some order."""
    bag = [lineages] if isinstance(lineages, int) else lineages
    return sorted(names(memory.worlds.lineage_mask[lineage]) for lineage in bag)


def years(memory: Memory[Worlds], seat: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """The range of a balance, and of the years of the blows, by the accounts."""
    book = memory.books[seat]
    return (book.low, book.high), (book.low_losses, book.high_losses)


BEGIN = (told.Started(0), told.TurnBegan(0), told.Drawn(0))


# -- at the start ------------------------------------------------------------------------------------------------------


def test_at_first_only_the_sizes_are_known() -> None:
    start = opening(hands=(2, 3, 1), life=(0, 1, 2), first=2)
    memory = heard(start)
    assert [len(hand) for hand in memory.hands] == [2, 3, 1]
    assert [len(life) for life in memory.lives] == [0, 1, 2]
    assert len(memory.pile) == start.pile_size
    assert can_be(memory, memory.identities) == [FACES] * 3
    assert can_be(memory, memory.lives[2]) == [PLAYED] * 2
    assert can_be(memory, [*memory.hands[1], *memory.pile]) == [ANY] * (3 + start.pile_size)
    assert (memory.flight, memory.newcomer, memory.open_card) == (NOBODY, NOBODY, NOBODY)
    assert [years(memory, seat)[0] for seat in range(3)] == [(20, 80), (0, 90), (-20, 100)]
    assert [years(memory, seat)[1] for seat in range(3)] == [(0, 0), (0, 20), (0, 40)]


def test_the_mask_of_a_card_is_that_card_alone() -> None:
    assert [names(mask_of(name)) for name in ("pepin", "cata", "anibal")] == ["pepin", "cata", "anibal"]


def test_who_is_dealt_to_knows_what_lies_before_them_and_nothing_else() -> None:
    start = opening(hands=(3, 3, 3), life=(1, 1, 0))
    dealt = told.Dealt(0, "zoe", ("cata", "duel", "jody"), ("pepin",))
    memory = heard(start, told.Started(0), dealt)
    assert can_be(memory, memory.identities[0]) == ["zoe"]
    assert can_be(memory, memory.hands[0]) == ["cata", "duel", "jody"]
    assert can_be(memory, memory.lives[0]) == ["pepin"]
    assert can_be(memory, memory.hands[1]) == [ANY] * 3
    assert can_be(memory, memory.lives[1]) == [PLAYED]


# -- drawing and settling (A2.3, A3.1, A3.3) ---------------------------------------------------------------------------


def test_the_top_card_is_drawn_and_only_the_drawer_learns_which() -> None:
    for events, seen in (((told.CardDrawn(0, "cata"),), "cata"), ((), PLAYED)):
        start = opening()
        top, *rest = heard(start).pile
        memory = heard(start, *BEGIN, *events)
        assert memory.pile == rest
        assert memory.hands[0][-1] == top
        assert can_be(memory, top) == [seen]


def test_a_drawn_character_waits_and_only_the_drawer_learns_which() -> None:
    came = told.CharacterCame(0, drawn=True)
    for events, seen in (((came, told.CharacterSeen(0, "zoe")), "zoe"), ((came,), FACES)):
        start = opening()
        top = heard(start).pile[0]
        memory = heard(start, *BEGIN, *events)
        assert memory.newcomer == top
        assert top not in memory.hands[0]
        assert can_be(memory, top) == [seen]


@pytest.mark.parametrize("taken", [True, False])
def test_of_two_characters_one_goes_under_the_pile(taken: bool) -> None:
    came = [told.CharacterCame(0, drawn=True), told.CharacterSeen(0, "zoe")]
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    memory = heard(opening(), dealt, *BEGIN, *came, told.Settled(0, taken))
    assert memory.newcomer == NOBODY
    assert can_be(memory, memory.identities[0]) == ["zoe" if taken else "jody"]
    assert can_be(memory, memory.pile[-1]) == ["jody" if taken else "zoe"]
    assert can_be(memory, memory.pile[:-1]) == [ANY] * (len(memory.pile) - 1)
    assert len(memory.hands[0]) == 3


def test_the_accounts_follow_a_new_character() -> None:
    came = [told.CharacterCame(0, drawn=True), told.CharacterSeen(0, "zoe")]
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    memory = heard(opening(), dealt, *BEGIN, *came)
    before = years(memory, 0)[0]
    memory = heard(opening(), dealt, *BEGIN, *came, told.Settled(0, taken=True))
    assert years(memory, 0)[0] == (before[0] - 50 + 60, before[1] - 50 + 60)
    assert years(memory, 0)[1] == (0, 0)


def test_a_character_that_came_with_a_hand_says_that_nobody_before_it_has_one() -> None:
    start = opening(hands=(2, 2, 2, 2), life=(0,) * 4, first=3)
    memory = heard(start, told.Started(3), told.CharacterCame(2, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[PLAYED] * 2, [PLAYED] * 2, [ANY], [PLAYED] * 2]
    memory = heard(start, told.Started(3), told.CharacterCame(3, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[ANY] * 2, [ANY] * 2, [ANY] * 2, [ANY]]
    memory = heard(start, told.Started(3), told.CharacterCame(0, drawn=False))
    assert [can_be(memory, hand) for hand in memory.hands] == [[ANY], [ANY] * 2, [ANY] * 2, [PLAYED] * 2]
    assert can_be(memory, memory.newcomer) == [FACES]


def test_who_has_a_character_in_hand_knows_which_it_is() -> None:
    dealt = told.Dealt(0, "zoe", ("cata", "zack", "jody"), ())
    came = told.CharacterCame(0, drawn=False), told.CharacterSeen(0, "zack")
    memory = heard(opening(), told.Started(0), dealt, *came)
    assert can_be(memory, memory.newcomer) == ["zack"]
    assert can_be(memory, memory.hands[0]) == ["cata", "jody"]


def test_a_settled_starting_hand_is_filled_up_before_the_next_is_asked() -> None:
    came = told.CharacterCame(0, drawn=False)
    events = [told.Started(0), came, told.Settled(0, taken=False), told.Drawn(0), told.CharacterCame(1, drawn=False)]
    memory = heard(opening(), *events)
    assert [len(hand) for hand in memory.hands] == [3, 2, 3]
    assert can_be(memory, memory.hands[0]) == [PLAYED] * 3
    assert can_be(memory, memory.newcomer) == [FACES]


def test_a_character_that_is_not_replaced_leaves_only_characters_in_the_pile() -> None:
    cards = "pepin pepin cata duel zack felicity zoe jody joshua franck"
    start = opening(cards, hands=(2, 2, 1))
    settled = told.Started(0), told.CharacterCame(0, drawn=False), told.Settled(0, taken=False)
    memory = heard(start, *settled, told.TurnBegan(0))
    assert can_be(memory, memory.pile) == [FACES] * 3
    memory = heard(opening(), *settled, told.Drawn(0), told.TurnBegan(0))
    assert can_be(memory, memory.pile[:-1]) == [ANY] * (len(memory.pile) - 1)


def test_a_character_settled_on_a_turn_says_nothing_of_the_pile() -> None:
    came = told.CharacterCame(0, drawn=True)
    memory = heard(opening(), *BEGIN, came, told.Settled(0, taken=False))
    assert can_be(memory, memory.pile) == [ANY] * (len(memory.pile) - 1) + [FACES]


# -- turns (A3.2) ------------------------------------------------------------------------------------------------------


def test_when_the_first_turn_begins_all_hands_are_settled() -> None:
    memory = heard(opening(), told.Started(0))
    assert can_be(memory, memory.hands[1]) == [ANY] * 3
    memory = heard(opening(), told.Started(0), told.TurnBegan(0))
    assert [can_be(memory, hand) for hand in memory.hands] == [[PLAYED] * 3] * 3


IDLE = (told.TurnBegan(0), told.TurnBegan(1))
SHORT = "reverse reverse miracle miracle punition transfert pioche duel zack felicity zoe"


def test_who_plays_no_card_holds_nothing_that_can_be_played() -> None:
    memory = heard(opening(SHORT, hands=(2, 1, 0), life=(1, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse miracle"] * 2
    assert can_be(memory, memory.hands[1]) == [PLAYED]


def test_without_a_life_pile_nothing_can_be_taken_off_it() -> None:
    memory = heard(opening(SHORT, hands=(2, 1, 0), life=(0, 1, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse miracle transfert pioche"] * 2


def test_without_a_card_in_another_hand_nobody_can_be_punished() -> None:
    memory = heard(opening(SHORT, hands=(2, 0, 0), life=(1, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse punition miracle"] * 2
    memory = heard(opening(SHORT, hands=(2, 0, 0), life=(0, 0, 0)), *IDLE)
    assert can_be(memory, memory.hands[0]) == ["reverse punition miracle transfert pioche"] * 2


@pytest.mark.parametrize(
    "card",
    [told.Given(0, 1), told.Rejuvenated(0), told.Played(0, "switch", (1, 2)), told.Played(0, "duel", (1,))],
    ids=lambda event: type(event).__name__,
)
def test_a_hand_that_a_card_was_played_from_may_hold_more(card: Event) -> None:
    memory = heard(opening(), told.TurnBegan(0), card, told.TurnBegan(1))
    assert can_be(memory, memory.hands[0]) == [PLAYED] * 2


def test_what_another_gives_is_no_card_of_the_turn() -> None:
    """The winner of a duel gives a prize; the one whose turn it is has played the duel."""
    events = [told.TurnBegan(0), told.Answered(1, "reverse"), told.Given(1, 0), told.Answered(0, None), told.Landed(0)]
    memory = heard(opening(SHORT + " pepin", hands=(2, 2, 1), life=(1, 0, 0)), *events, told.TurnBegan(1))
    assert can_be(memory, memory.hands[0]) == ["reverse miracle"] * 2


def test_each_turn_asks_for_a_card_of_its_own() -> None:
    cards = SHORT + " pepin jouvence"
    events = [told.TurnBegan(0), told.Rejuvenated(0), told.TurnBegan(1), told.TurnBegan(2)]
    memory = heard(opening(cards, hands=(2, 2, 2)), *events)
    assert can_be(memory, memory.hands[0]) == [PLAYED]
    assert can_be(memory, memory.hands[1]) == ["reverse miracle transfert pioche"] * 2
    assert can_be(memory, memory.hands[2]) == [PLAYED] * 2


# -- blows and answers (A4.1, A5) --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seen", "known"), [((told.BlowSeen(0, 1, "cata"),), "cata"), ((), BLOWS)])
def test_a_blow_that_is_given_leaves_the_hand_and_lands(seen: tuple[Event, ...], known: str) -> None:
    given = (told.TurnBegan(0), told.Given(0, 1), *seen)
    memory = heard(opening(), *given)
    assert can_be(memory, memory.flight) == [known]
    assert [len(hand) for hand in memory.hands] == [2, 3, 3]
    memory = heard(opening(), *given, told.Answered(1, None), told.Landed(1))
    assert memory.flight == NOBODY
    assert can_be(memory, memory.lives[1]) == [known]
    assert memory.pile == heard(opening()).pile
    low, high = (20, 20) if seen else (5, 20)
    assert years(memory, 1) == ((20 - high, 80 - low), (low, high))


def test_an_answer_goes_under_the_pile_before_all_else() -> None:
    given = (told.TurnBegan(0), told.Given(0, 1), told.BlowSeen(0, 1, "cata"))
    memory = heard(opening(), *given, told.Answered(1, "reverse"), told.Answered(0, None), told.Landed(0))
    assert can_be(memory, memory.pile[-1]) == ["reverse"]
    assert [len(hand) for hand in memory.hands] == [2, 2, 3]
    assert can_be(memory, memory.lives[0]) == ["cata"]
    assert memory.lives[1] == []


def test_cards_come_up_in_the_order_in_which_they_went_under() -> None:
    start = opening("pepin reverse switch duel zack felicity zoe", hands=(2, 1, 0), life=(0, 0, 0))
    events = [
        told.TurnBegan(0), told.Drawn(0), told.Played(0, "switch", (1, 2)), told.TurnBegan(1),
    ]  # fmt: skip
    memory = heard(start, *events)
    assert can_be(memory, memory.pile) == ["switch"]
    memory = heard(start, *events, told.Drawn(1))
    assert can_be(memory, memory.hands[1][-1]) == ["switch"]


# -- open cards (A4.2 to A4.9) -----------------------------------------------------------------------------------------


def test_a_jouvence_is_known_to_all() -> None:
    memory = heard(opening(), told.TurnBegan(0), told.Rejuvenated(0))
    assert can_be(memory, memory.lives[0]) == ["jouvence"]
    assert len(memory.hands[0]) == 2
    assert years(memory, 0) == ((30, 90), (0, 0))


@pytest.mark.parametrize(("seen", "known"), [((told.CardTaken(0, "cata"),), "cata"), ((), PLAYED)])
def test_a_transfert_brings_a_card_of_the_life_pile_into_the_hand(seen: tuple[Event, ...], known: str) -> None:
    start = opening(life=(1, 0, 0))
    memory = heard(start, told.TurnBegan(0), told.Played(0, "transfert", ()), *seen)
    assert can_be(memory, memory.hands[0]) == sorted([PLAYED, PLAYED, known])
    assert memory.lives[0] == []
    assert can_be(memory, memory.pile[-1]) == ["transfert"]
    assert memory.open_card == NOBODY
    low, high = (-20, -20) if seen else (-20, 10)
    assert years(memory, 0)[0] == (0 - high, 90 - low)


@pytest.mark.parametrize(("seen", "known"), [((told.CardBuried(0, "cata"),), "cata"), ((), PLAYED)])
def test_a_pioche_puts_a_card_of_the_life_pile_under_the_pile_and_itself_below(
    seen: tuple[Event, ...], known: str
) -> None:
    start = opening(life=(1, 0, 0))
    memory = heard(start, told.TurnBegan(0), told.Played(0, "pioche", ()), *seen)
    assert [names(memory.worlds.lineage_mask[card]) for card in memory.pile[-2:]] == [known, "pioche"]
    assert (memory.lives[0], len(memory.hands[0])) == ([], 2)


@pytest.mark.parametrize(("seen", "known"), [((told.PunishmentSeen(1, "cata"),), "cata"), ((), PLAYED)])
def test_a_punition_brings_a_card_of_the_hand_to_the_life_pile(seen: tuple[Event, ...], known: str) -> None:
    punished = (told.TurnBegan(0), told.Played(0, "punition", (1,)), told.Punished(1), *seen)
    for events in (punished, (*punished, told.TurnBegan(1))):
        memory = heard(opening(), *events)
        assert can_be(memory, memory.lives[1]) == [known]
        assert [len(hand) for hand in memory.hands] == [2, 2, 3]
        assert can_be(memory, memory.pile[-1]) == ["punition"]


def test_who_is_in_an_exchange_knows_both_and_the_others_neither() -> None:
    faces = told.CharactersSeen((0, 2), ("zoe", "jody"))
    memory = heard(opening(), told.TurnBegan(1), told.Played(1, "switch", (0, 2)), faces)
    assert [can_be(memory, face) for face in memory.identities] == [["zoe"], [FACES], ["jody"]]
    before = heard(opening()).identities
    assert memory.identities == [before[2], before[1], before[0]]
    memory = heard(opening(), told.TurnBegan(1), told.Played(1, "switch", (0, 2)))
    assert memory.identities == [before[2], before[1], before[0]]
    assert can_be(memory, memory.identities) == [FACES] * 3
    assert can_be(memory, memory.pile[-1]) == ["switch"]


def test_the_accounts_follow_an_exchange() -> None:
    dealt = told.Dealt(0, "jody", ("cata", "cata", "duel"), ())
    faces = told.CharactersSeen((0, 2), ("zoe", "jody"))
    memory = heard(opening(), dealt, told.TurnBegan(1), told.Played(1, "switch", (0, 2)), faces)
    assert years(memory, 0)[0] == (30, 90)  # as wide as it was before, by 10 more than 50
    assert years(memory, 2)[0] == (10, 70)


def test_a_mort_subite_lies_open_until_it_kills_or_not() -> None:
    struck = (told.TurnBegan(0), told.Played(0, "mort-subite", (1,)))
    memory = heard(opening(), *struck)
    assert can_be(memory, memory.open_card) == ["mort-subite"]
    size = len(memory.pile)

    memory = heard(opening(), *struck, told.Answered(1, "miracle"), told.Spared(1))
    assert memory.open_card == NOBODY
    assert can_be(memory, memory.hands[1]) == sorted(["mort-subite", PLAYED, PLAYED])
    assert (len(memory.pile), can_be(memory, memory.pile[-1])) == (size + 1, ["miracle"])

    memory = heard(opening(), *struck, told.Answered(1, None), told.Eliminated(1, "mort-subite"))
    assert (memory.open_card, memory.hands[1]) == (NOBODY, [])
    assert len(memory.pile) == size + 4
    assert can_be(memory, memory.pile[-1]) == ["mort-subite"]
    assert can_be(memory, memory.pile[-4:-1]) == [PLAYED] * 3


def test_nobody_knows_in_what_order_a_hand_goes_under_the_pile() -> None:
    dealt = told.Dealt(1, "jody", ("cata", "duel", "reverse"), ())
    struck = (told.TurnBegan(0), told.Played(0, "mort-subite", (1,)), told.Answered(1, None))
    memory = heard(opening(), dealt, *struck, told.Eliminated(1, "mort-subite"))
    assert can_be(memory, memory.pile[-4:-1]) == ["cata duel reverse"] * 3


# -- duels and accusations (A4.3, A6) ----------------------------------------------------------------------------------

DUEL = (told.TurnBegan(0), told.Played(0, "duel", (1,)))


def held(memory: Memory[Worlds], seat: int) -> int:
    """The years of the blows on a life pile, in the world that is held."""
    return sum(memory.worlds.scales[GAIN][memory.worlds.kind(card)] for card in memory.lives[seat])


@pytest.mark.parametrize(
    ("winner", "by", "on"),
    [(0, BLOWS, "pepin accident " + HARMLESS), (1, "pepin accident " + HARMLESS, BLOWS), (None, PLAYED, PLAYED)],
)
def test_who_wins_a_duel_has_more_blows(winner: int | None, by: str, on: str) -> None:
    start = opening(life=(1, 1, 1))
    memory = heard(start, *DUEL, told.Duelled(0, 1, winner))
    assert set(can_be(memory, memory.lives[0])[0].split()) == set(by.split())
    assert set(can_be(memory, memory.lives[1])[0].split()) == set(on.split())
    assert can_be(memory, memory.lives[2]) == [PLAYED]
    order = held(memory, 0) - held(memory, 1)
    assert (order > 0, order < 0) == (winner == 0, winner == 1)
    assert (memory.open_card == NOBODY) == (winner is None)


def test_a_duel_that_nobody_wins_is_one_of_equals() -> None:
    others = (told.TurnBegan(1), told.Played(1, "duel", (2,)), told.Duelled(1, 2, None))
    memory = heard(opening(life=(0, 1, 0)), *others)
    assert can_be(memory, memory.lives[1]) == [HARMLESS]
    memory = heard(opening(life=(1, 1, 0)), dealt_with("cata"), *DUEL, told.Duelled(0, 1, None))
    assert can_be(memory, memory.lives[1]) == ["cata"]
    assert can_be(memory, memory.pile[-1]) == ["duel"]


def dealt_with(*life: Any) -> told.Dealt:
    return told.Dealt(0, "jody", ("duel", "duel", "switch"), life)


def test_duellists_see_both_sums() -> None:
    shown = told.SumsShown(0, 1, 20, 15)
    memory = heard(opening(life=(1, 2, 1)), *DUEL, shown, told.Duelled(0, 1, 0))
    assert can_be(memory, memory.lives[0]) == ["cata"]
    assert can_be(memory, memory.lives[1]) == ["pepin accident"] * 2
    assert len(memory.worlds.total) == 1  # who won says no more than the sums
    assert [years(memory, seat)[1] for seat in range(3)] == [(20, 20), (15, 15), (0, 20)]
    assert held(memory, 1) == 15


def test_the_duel_lies_open_until_its_prize_has_landed() -> None:
    won = (*DUEL, told.Duelled(0, 1, 0), told.Given(0, 1))
    start = opening(life=(1, 0, 0))
    memory = heard(start, *won)
    assert can_be(memory, memory.open_card) == ["duel"]
    memory = heard(start, *won, told.Answered(1, "reverse"), told.Answered(0, None), told.Landed(0))
    assert memory.open_card == NOBODY
    assert [names(memory.worlds.lineage_mask[card]) for card in memory.pile[-2:]] == ["reverse", "duel"]


def test_a_winner_without_a_prize_holds_no_blow() -> None:
    memory = heard(opening(life=(1, 0, 0)), *DUEL, told.Duelled(0, 1, 0), told.NoPrize(0, 1))
    assert can_be(memory, memory.hands[0]) == [HARMLESS] * 2
    assert can_be(memory, memory.hands[1]) == [PLAYED] * 3
    assert can_be(memory, memory.pile[-1]) == ["duel"]


def test_a_balance_that_is_shown_is_known() -> None:
    accused = (told.TurnBegan(0), told.Accused(0, 1), told.BalanceShown(0, 1, 40))
    memory = heard(opening("cata duel pepin pepin zack zoe anibal", hands=(1, 1, 0), life=(0, 1, 0)), *accused)
    assert can_be(memory, memory.identities[1]) == ["zoe jody joshua franck archibald"]
    held = [CARDS[memory.worlds.kind(card)] for card in (memory.identities[1], *memory.lives[1])]
    assert held == ["zoe", "cata"]
    assert years(memory, 1)[0] == (40, 40)
    assert years(memory, 2)[0] == (20, 80)


@pytest.mark.parametrize(
    ("after", "faces", "range_"),
    [
        (told.Eliminated(1, "accused"), "anibal", (0, 0)),
        (told.NoRetaliation(1, 0), FACES, (1, 90)),
    ],
)
def test_who_looks_on_learns_whether_there_were_years_left(after: Event, faces: str, range_: tuple[int, int]) -> None:
    cards = MANY.replace("joshua", "anibal")
    memory = heard(opening(cards, life=(0, 1, 0)), told.TurnBegan(0), told.Accused(0, 1), after)
    assert can_be(memory, memory.identities[1]) == [faces]
    assert years(memory, 1)[0] == range_
    left = sum(memory.worlds.scales[BALANCE][memory.worlds.kind(card)] for card in memory.lives[1])
    left += memory.worlds.scales[BALANCE][memory.worlds.kind(memory.identities[1])]
    assert (left > 0) == (range_[1] > 0)


def test_who_retaliates_passes_a_blow_on() -> None:
    accused = (told.TurnBegan(0), told.Accused(0, 1))
    for seen, known in ((told.BlowSeen(1, 0, "cata"), "cata"), (None, BLOWS)):
        retaliated = (told.Retaliated(1, 0),) if seen is None else (told.Retaliated(1, 0), seen)
        memory = heard(opening(life=(0, 1, 0)), *accused, *retaliated)
        assert can_be(memory, memory.lives[0]) == [known]
        assert memory.lives[1] == []


def test_who_does_not_retaliate_has_no_blow_nor_has_a_spectre_that_fades() -> None:
    for event in (told.NoRetaliation(1, 0), told.Faded(1)):
        memory = heard(opening(life=(2, 2, 0)), told.TurnBegan(0), event)
        assert can_be(memory, memory.lives[1]) == [HARMLESS] * 2
        assert can_be(memory, memory.lives[0]) == [PLAYED] * 2


@pytest.mark.parametrize(("seen", "known"), [((told.BlowSeen(2, 1, "cata"),), "cata"), ((), BLOWS)])
def test_a_spectre_gives_a_blow_of_its_life_pile(seen: tuple[Event, ...], known: str) -> None:
    memory = heard(opening(hands=(3, 3, 0), life=(0, 0, 1)), told.TurnBegan(2), told.Haunted(2, 1), *seen)
    assert can_be(memory, memory.flight) == [known]
    assert memory.lives[2] == []
    low, high = (-20, -20) if seen else (-20, -5)
    assert years(memory, 2)[0] == (0 - high, 90 - low)


def test_a_sum_that_is_shown_again_says_what_came_and_went_since() -> None:
    cards = "cata cata pepin pepin pepin accident accident duel duel zack felicity zoe"
    start = opening(cards, hands=(2, 2, 1), life=(1, 2, 0))
    shown = [*DUEL, told.SumsShown(0, 1, 20, 15), told.Duelled(0, 1, 0)]
    came = [told.Given(0, 1), told.BlowSeen(0, 1, "pepin"), told.Landed(1)]
    again = [told.TurnBegan(1), told.Played(1, "duel", (0,)), told.SumsShown(1, 0, 20, 20), told.Duelled(1, 0, None)]
    memory = heard(start, *shown, *came, *again)
    assert held(memory, 1) == 20
    assert len(memory.worlds.total) == 1  # the Pépin accounts for all of it
    unseen = [told.Given(0, 1), told.Landed(1), *again]
    memory = heard(start, *shown, *unseen)
    assert can_be(memory, memory.lives[1][2]) == ["pepin"]
    gone = [told.Given(0, 2), told.Landed(2), told.Retaliated(1, 2), told.TurnBegan(1), told.Played(1, "duel", (0,))]
    memory = heard(start, *shown, *gone, told.SumsShown(1, 0, 5, 20))
    assert can_be(memory, memory.lives[2][1]) == ["accident"]
    assert held(memory, 1) == 5


def test_where_a_blow_is_awaited_there_is_one() -> None:
    start = opening(life=(0, 2, 1))
    memory = heard(start)
    memory.awaits_blow(2)
    assert can_be(memory, memory.lives[2]) == [BLOWS]
    memory.awaits_blow(1)
    assert can_be(memory, memory.lives[1]) == [PLAYED] * 2
    assert held(memory, 1) > 0
    examine(memory, start)


# -- memories of one's own ---------------------------------------------------------------------------------------------

TALE = (
    told.Dealt(0, "zoe", ("cata", "duel", "reverse"), ()), *BEGIN, told.CardDrawn(0, "switch"),
    told.Played(0, "duel", (1,)), told.SumsShown(0, 1, 0, 15), told.Duelled(0, 1, 1), told.Given(1, 0),
)  # fmt: skip
WITH_LIVES = opening(life=(0, 2, 2))


def everything(memory: Memory[Worlds]) -> tuple[object, ...]:
    worlds, books = memory.worlds, [years(memory, seat) for seat in range(3)]
    bags = [list(memory.identities), [list(life) for life in memory.lives], [list(hand) for hand in memory.hands]]
    loose = memory.flight, memory.newcomer, memory.open_card
    clock = memory.first, memory.turns, memory.actor, memory.has_played
    known = list(worlds.kinds), list(worlds.lineage_mask), list(worlds.paths), list(worlds.lowest)
    return bags, list(memory.pile), loose, clock, books, dict(memory.shown), known


def test_a_copy_is_the_same_and_goes_its_own_way() -> None:
    memory = heard(WITH_LIVES, *TALE)
    before, twin = everything(memory), memory.copy()
    assert everything(twin) == before
    twin.hear([told.Landed(0), told.TurnBegan(1), told.Drawn(1), told.Accused(1, 2), told.BalanceShown(1, 2, 30)])
    assert everything(memory) == before
    assert everything(twin) != before
    examine(twin, WITH_LIVES)


@pytest.mark.parametrize("known", [Worlds, Lineages])
def test_the_present_is_where_cards_are_now_and_not_how_they_came_there(known: type[Lineages]) -> None:
    memory = heard(WITH_LIVES, *TALE)
    now = memory.present(known)
    assert (now.worlds.forks, now.worlds.total, now.shown) == ([], [], {})
    assert type(now.worlds) is known
    for there, here in zip(places(now), places(memory), strict=True):
        assert [names(now.worlds.lineage_mask[card]) for card in there] == [
            names(memory.worlds.lineage_mask[card]) for card in here
        ]
        assert [now.worlds.kind(card) for card in there] == [memory.worlds.kind(card) for card in here]
    assert (now.first, now.turns, now.actor, now.has_played) == (0, 1, 0, True)
    assert [(book.low, book.high) for book in now.books] == [(book.low, book.high) for book in memory.books]
    assert (now.flight != NOBODY, now.newcomer, now.open_card != NOBODY) == (True, NOBODY, True)


def places(memory: Memory[Lineages] | Memory[Worlds]) -> list[list[Lineage]]:
    loose = [card for card in (memory.flight, memory.newcomer, memory.open_card) if card != NOBODY]
    return [memory.identities, memory.pile, *memory.hands, *memory.lives, loose]
