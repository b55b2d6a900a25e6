"""The grouping of events into beats."""

from __future__ import annotations

from random import Random

import pytest
from deadpan_au_pire_tu_meurs.beats import BEATS, Out, Swapped
from deadpan_au_pire_tu_meurs.rules.events import (
    Accused,
    Answered,
    BalanceShown,
    BlowSeen,
    CardDrawn,
    CharacterCame,
    CharacterSeen,
    CharactersSeen,
    Dealt,
    Drawn,
    Duelled,
    Eliminated,
    Ended,
    Given,
    Haunted,
    Landed,
    NoPrize,
    NoRetaliation,
    Played,
    Punished,
    PunishmentSeen,
    Rejuvenated,
    Rested,
    Retaliated,
    Revealed,
    Settled,
    Spared,
    Started,
    SumsShown,
    TurnBegan,
)

from deadpan.game import GAMES
from deadpan.kernel.beats import Beat, begin_beats
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event, audience_of
from deadpan.testing.tables import Seated, lively

DRAW = (TurnBegan(0), Drawn(0))
HIT = (Given(0, 1), Answered(1, None), Landed(1))
SEEN = (TurnBegan(0), Drawn(0), CardDrawn(0, "duel"), Given(0, 1), BlowSeen(0, 1, "cata"), Answered(1, None), Landed(1))


def beats(*events: Event, reader: Seat | None = None) -> tuple[Beat, ...]:
    """The beats of these events, as far as the reader hears them."""
    heard = [event for event in events if audience_of(event).hears(reader)]
    return begin_beats(BEATS, reader).after(heard)[1]


def test_a_turn_is_one_beat_that_grows() -> None:
    """A3, A4.1, A5."""
    stream = begin_beats(BEATS, 2)
    found: list[Beat] = []
    for event in (*DRAW, *HIT):
        stream, changed = stream.after([event])
        found += changed
    assert [(beat.n, beat.says) for beat in found] == [
        (0, (TurnBegan(0),)),
        (0, (Drawn(0),)),
        (0, (Given(0, 1),)),
        (0, (Given(0, 1), Answered(1, None))),
        (0, (Given(0, 1), Answered(1, None))),
    ]
    assert found[-1].events == (0, 1, 2, 3, 4)


@pytest.mark.parametrize(
    ("reader", "aside", "weight"),
    [
        (0, (BlowSeen(0, 1, "cata"),), "plain"),
        (1, (BlowSeen(0, 1, "cata"),), "yours"),
        (2, (), "plain"),
        (None, (), "plain"),
    ],
)
def test_only_giver_and_receiver_are_told_which_hit_it_is(
    reader: Seat | None, aside: tuple[Event, ...], weight: str
) -> None:
    (beat,) = beats(*SEEN, reader=reader)
    assert (beat.aside, beat.weight) == (aside, weight)
    assert beat.says == (Given(0, 1), Answered(1, None))


def test_a_turn_tells_the_drawn_card_until_a_choice_is_made() -> None:
    (beat,) = beats(*SEEN[:3], reader=0)
    assert (beat.says, beat.aside, beat.weight) == ((Drawn(0),), (CardDrawn(0, "duel"),), "small")


def test_a_hit_that_comes_back_weighs_more_for_the_player_who_gave_it() -> None:
    """A5.2."""
    events = (*DRAW, Given(0, 1), BlowSeen(0, 1, "cata"), Answered(1, "reverse"), Answered(0, None), Landed(0))
    assert [beats(*events, reader=seat)[0].aside for seat in (0, 1, 2)] == [(BlowSeen(1, 0, "cata"),)] * 2 + [()]
    assert [beats(*events, reader=seat)[0].weight for seat in (0, 1, 2)] == ["yours", "plain", "plain"]
    assert beats(*events)[0].says == (events[2], *events[4:6])


def test_a_hit_that_comes_back_to_a_spectre_is_told_as_landed() -> None:
    """A5.4: a spectre is not asked for an answer."""
    events = (TurnBegan(0), Haunted(0, 1), Answered(1, "reverse"), Landed(0))
    assert beats(*events)[0].says == events[1:]


def test_the_turn_of_a_spectre_that_rests_is_one_beat() -> None:
    """A7.5."""
    (beat,) = beats(TurnBegan(0), Rested(0))
    assert beat.says == (Rested(0),)


@pytest.mark.parametrize(
    ("events", "weight"),
    [
        ((Rejuvenated(0),), "small"),
        ((Played(0, "transfert", ()),), "small"),
        ((Played(0, "switch", (1, 2)),), "plain"),
        ((Played(0, "punition", (1,)), Punished(1)), "plain"),
        ((Played(0, "duel", (1,)), Duelled(0, 1, None)), "big"),
        ((Played(0, "duel", (1,)), Duelled(0, 1, 0), NoPrize(0, 1)), "big"),
        ((Played(0, "mort-subite", (1,)), Answered(1, "miracle"), Spared(1)), "big"),
    ],
)
def test_a_played_card_replaces_the_draw_in_the_beat(events: tuple[Event, ...], weight: str) -> None:
    (beat,) = beats(*DRAW, *events)
    assert (beat.says, beat.weight) == (events, weight)


def test_an_elimination_is_told_with_the_mort_subite_and_weighs_more_for_its_victim() -> None:
    """A4.5: the missing answer is left out."""
    events = (Played(0, "mort-subite", (1,)), Answered(1, None), Eliminated(1, "mort-subite"))
    assert beats(*DRAW, *events)[0].says == (events[0], events[2])
    assert [beats(*DRAW, *events, reader=seat)[0].weight for seat in (0, 1, 2)] == ["big", "yours", "big"]
    assert [beats(*DRAW, *events, reader=seat)[0].aside for seat in (0, 1, 2)] == [(), (Out(),), ()]


def test_the_prize_of_a_duel_is_a_beat_of_its_own() -> None:
    """A4.3."""
    duel = (Played(0, "duel", (1,)), SumsShown(0, 1, 30, 20), Duelled(0, 1, 0))
    first, prize = beats(*DRAW, *duel, *HIT, reader=1)
    assert (first.says, first.aside) == ((duel[0], duel[2]), (duel[1],))
    assert (prize.says, prize.weight) == (HIT[:2], "yours")


def test_only_the_punished_player_sees_the_card() -> None:
    """A4.4."""
    events = (*DRAW, Played(0, "punition", (1,)), Punished(1), PunishmentSeen(1, "cata"))
    (beat,) = beats(*events, reader=1)
    assert (beat.aside, beat.weight) == ((PunishmentSeen(1, "cata"),), "yours")


def test_both_players_of_an_exchange_are_told_their_new_characters() -> None:
    """A4.9."""
    events = (*DRAW, Played(0, "switch", (1, 2)), CharactersSeen((1, 2), ("zoe", "zack")))
    assert beats(*events, reader=1)[0].aside == (Swapped("zoe", 2, "zack"),)
    assert beats(*events, reader=2)[0].aside == (Swapped("zack", 1, "zoe"),)
    assert beats(*events, reader=0)[0].aside == ()


@pytest.mark.parametrize("result", [NoRetaliation(1, 0), Retaliated(1, 0), Eliminated(1, "accused")])
def test_an_accusation_and_its_result_are_one_beat(result: Event) -> None:
    """A6."""
    (beat,) = beats(*DRAW, Accused(0, 1), result)
    assert (beat.says, beat.weight) == ((Accused(0, 1), result), "big")


def test_an_accusation_weighs_more_for_the_accused_and_a_retaliation_for_the_accuser() -> None:
    shown = BalanceShown(0, 1, 20)
    events = (*DRAW, Accused(0, 1), shown, Retaliated(1, 0), BlowSeen(1, 0, "cata"))
    assert [beats(*events, reader=seat)[0].weight for seat in (0, 1, 2)] == ["yours", "yours", "big"]
    assert beats(*events, reader=0)[0].aside == (shown, BlowSeen(1, 0, "cata"))


def test_a_rightly_accused_player_is_told_about_being_a_spectre() -> None:
    """A7.1."""
    events = (*DRAW, Accused(0, 1), BalanceShown(0, 1, 0), Eliminated(1, "accused"))
    assert beats(*events, reader=1)[0].aside == (BalanceShown(0, 1, 0), Out())


def test_consecutive_accusations_are_one_beat_and_the_card_after_them_another() -> None:
    first, second = beats(*DRAW, Accused(0, 1), NoRetaliation(1, 0), Accused(0, 2), NoRetaliation(2, 0), *HIT)
    assert len(first.says) == 4
    assert second.says == HIT[:2]


def test_an_accusation_on_another_players_turn_is_a_beat_of_its_own() -> None:
    """A3.6."""
    turn, accusation, card = beats(*DRAW, Accused(2, 1), NoRetaliation(1, 2), Rejuvenated(0))
    assert [beat.says[0] for beat in (turn, accusation, card)] == [Drawn(0), Accused(2, 1), Rejuvenated(0)]


@pytest.mark.parametrize("drawn", [True, False])
def test_a_character_that_came_is_one_beat_and_the_rest_of_the_turn_another(drawn: bool) -> None:
    """A2.3, A3.3."""
    came = (CharacterCame(0, drawn), CharacterSeen(0, "zoe"))
    first, second = beats(*(DRAW if drawn else ()), *came, Settled(0, True), Drawn(0), *HIT, reader=0)
    assert (first.says, first.aside) == ((came[0], Settled(0, True)), (came[1],))
    assert second.says == HIT[:2]


def test_a_dealt_hand_is_a_secret_beat_of_its_own() -> None:
    found = beats(Started(0), Dealt(1, "zoe", (), ()), TurnBegan(0), reader=1)
    assert [beat.is_secret for beat in found] == [False, True, False]


def test_the_end_is_one_beat() -> None:
    """A8."""
    revealed = [Revealed(seat, "zoe", (), (), 10) for seat in range(3)]
    last, end = beats(*DRAW, *revealed, Ended("A8.1", (1, 0, 0), (0,)))
    assert last.says == (Drawn(0),)
    assert (end.says, len(end.events), end.weight) == ((Ended("A8.1", (1, 0, 0), (0,)),), 4, "big")


def test_when_balances_are_compared_each_elimination_is_a_beat_of_its_own() -> None:
    """A8.2."""
    out = [Eliminated(seat, "reckoning") for seat in (1, 2)]
    assert [beat.weight for beat in beats(*DRAW, *out, Ended("A8.2", (1, 0, 0), (0,)), reader=2)] == [
        "small", "big", "yours", "big",
    ]  # fmt: skip


@pytest.mark.parametrize("seed", range(12))
def test_the_log_of_an_eight_seat_game_has_at_most_two_lines_for_each_turn(seed: int) -> None:
    """Played by random bots, which accuse far more often than other players."""
    table, rng = Seated(GAMES["au-pire-tu-meurs"], {}, 8), Random(seed)
    step = table.open(f"lines {seed}")
    told = list(step.told)
    while asks := table.game.asks(step.state):
        step = table.game.apply(step.state, asks[0].seat, lively(table.game.legal_in(step.state, asks[0].seat), rng))
        told += step.told
    heard = [event for each in told if (event := each.heard_by(None)) is not None]
    stream, _ = begin_beats(BEATS, None).after(heard)
    turns = sum(isinstance(event, TurnBegan) for event in heard)
    assert stream.count <= 2 * turns
