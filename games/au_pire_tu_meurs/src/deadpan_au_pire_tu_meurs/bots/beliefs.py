"""What a seat believes about the other players' years: a distribution over characters and one over life piles each.

It is a fold over the events the seat was told. At first all characters but the seat's own are equally likely. An unseen
blow is a Pépin, an Accident or a Cata in proportion to their numbers; what was shown is known. Choices are evidence
too: a new identity is probably better than the old one, a declined one worse, and a card that a player takes off the
own life pile or passes on is probably the worst there. `InferenceWeights` selects which evidence a bot uses.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, Struct

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.bots.card_frequencies import BLOW
from deadpan_au_pire_tu_meurs.bots.distribution import Spread, sure, weighed
from deadpan_au_pire_tu_meurs.bots.player_belief import BLOW_COPIES, PlayerBelief
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.cards import (
    BLOW_YEARS,
    BLOWS,
    CARDS,
    COPIES,
    FIRST_CHARACTER,
    JOUVENCE,
    KIND_OF,
    YEARS,
)
from deadpan_au_pire_tu_meurs.rules.view import View, heard_in

_OTHERS = sum(COPIES[:12]) - sum(BLOW_COPIES) - COPIES[JOUVENCE]


class InferenceWeights(Struct, frozen=True):
    """Which evidence a bot uses."""

    remembers: bool = True
    """Whether it remembers what was shown: cards, balances, sums and survived accusations."""
    reads: bool = True
    """Whether it draws conclusions from choices."""
    knows_frequencies: bool = False
    """Whether it draws conclusions from every card played, by the learnt `card_frequencies`."""


class Beliefs:
    """What the seat of a view believes about all players."""

    def __init__(self, view: View, inference: InferenceWeights) -> None:
        opening = view.table.opening
        self.seat = view.seat
        self.inference = inference
        self.jouvence = opening.options.jouvence_years
        self.blow = weighed((-years, held) for years, held in zip(BLOW_YEARS, BLOW_COPIES, strict=True))
        self.any_card = weighed(
            [
                *((-years, held) for years, held in zip(BLOW_YEARS, BLOW_COPIES, strict=True)),
                (self.jouvence, COPIES[JOUVENCE]),
                (0, _OTHERS),
            ]
        )
        self.known: set[int] = set()
        """The characters that the seat has seen: no player whose character is unknown can have them."""
        if view.seat is not None:
            self.known.add(view.character)
        unseen = weighed([(-years, 1.0) for years in BLOW_YEARS] + [(self.jouvence, 1.0)])
        self.players = [PlayerBelief(self._anybody(), size, unseen) for size in opening.life_sizes]
        self.flight: Spread = self.blow
        self._hear(heard_in(view))

    def _anybody(self) -> Spread:
        """The distribution of the years of an unknown character."""
        return weighed((years, 1.0) for number, years in enumerate(YEARS) if number + FIRST_CHARACTER not in self.known)

    def _hear(self, events: list[Event]) -> None:
        actor: Seat | None = None
        """The seat whose turn it is, until the card of the turn is played."""
        for number, event in enumerate(events):
            after = events[number + 1] if number + 1 < len(events) else None
            if isinstance(event, told.TurnBegan):
                actor = event.seat
            elif actor is not None and isinstance(event, told.Given | told.Rejuvenated | told.Played):
                if self.inference.knows_frequencies and event.by == actor:
                    self.players[actor].played(_card_of(event))
                actor = None
            match event:
                case told.Given() if event.source:
                    self.flight = self._passed_on(event.by, after)
                case told.Given() | told.Haunted():
                    self.flight = self._seen(after)
                    if isinstance(event, told.Haunted):
                        self.players[event.by].get(_negative(self.flight), -1)
                case told.Landed():
                    self.players[event.on].get(self.flight, 1)
                case told.Rejuvenated():
                    self.players[event.by].jouvences += 1
                    self.players[event.by].get(sure(self.jouvence), 0)
                case told.Punished():
                    self.players[event.seat].get(self.any_card, 0)
                case told.Played():
                    self._played(event, after)
                case told.Retaliated():
                    self.players[event.to].get(self._passed_on(event.by, after), 1)
                case told.Accused():
                    self._accused(event, after)
                case told.SumsShown() if self.inference.remembers:
                    self._sums(event)
                case told.Settled():
                    self._settled(event)
                case _:
                    pass

    def _given_up(self, player: PlayerBelief) -> Spread:
        """The years of an unseen blow that a player chose to remove from the own life pile."""
        return player.worst() if self.inference.reads else player.some(_negative(self.blow))

    def _seen(self, after: Event | None) -> Spread:
        """The years of a blow that moved: certain if the seat saw it."""
        if isinstance(after, told.BlowSeen):
            return sure(-BLOW_YEARS[KIND_OF[after.card]])
        return self.blow

    def _played(self, event: told.Played, after: Event | None) -> None:
        if event.card in ("transfert", "pioche"):
            player = self.players[event.by]
            away = self._given_up(player)
            player.get(away, -1)
        elif event.card == "switch":
            one, other = (self.players[seat] for seat in event.on)
            first, second = one.characters, other.characters
            if isinstance(after, told.CharactersSeen) and self.inference.remembers:
                second, first = (sure(YEARS[KIND_OF[card] - FIRST_CHARACTER]) for card in after.cards)
            one.become(second)
            other.become(first)
            if isinstance(after, told.CharactersSeen) and self.inference.remembers:
                for card in after.cards:
                    self._is_nobody_else(card, event.on)

    def _passed_on(self, by: Seat, after: Event | None) -> Spread:
        """Remove a blow of its owner's choice from a life pile; returns what it adds to another one."""
        giver = self.players[by]
        if isinstance(after, told.BlowSeen):
            passed = sure(BLOW_YEARS[KIND_OF[after.card]])
        else:
            passed = self._given_up(giver)
        giver.get(passed, -1)
        return _negative(passed)

    def _accused(self, event: told.Accused, after: Event | None) -> None:
        if not self.inference.remembers:
            return
        player = self.players[event.whom]
        if not isinstance(after, told.BalanceShown):
            if not isinstance(after, told.Eliminated):
                player.survived()
        elif after.character is UNSET or after.life is UNSET:
            player.shown(after.years)
        else:
            player.jouvences = after.life.count(CARDS[JOUVENCE])
            player.blows_shown(_years_of(after.life), self.jouvence)
            player.characters = sure(YEARS[KIND_OF[after.character] - FIRST_CHARACTER])
            self._is_nobody_else(after.character, (event.whom,))

    def _is_nobody_else(self, card: str, seats: Sequence[Seat]) -> None:
        """Learn that a character was seen at one of these seats: no other seat can have it."""
        kind = KIND_OF[card]
        if kind in self.known:
            return
        years = YEARS[kind - FIRST_CHARACTER]
        alike = sum(each == years for number, each in enumerate(YEARS) if number + FIRST_CHARACTER not in self.known)
        self.known.add(kind)
        for seat, player in enumerate(self.players):
            if seat not in seats:
                player.is_not(years, (alike - 1) / alike)

    def _sums(self, event: told.SumsShown) -> None:
        """Learn what a duel shows: all blows of the two, or only their years. Jouvences are public."""
        shown = ((event.by, event.own, event.own_blows), (event.on, event.other, event.other_blows))
        for seat, years, blows in shown:
            player = self.players[seat]
            if blows is not UNSET:
                player.blows_shown(_years_of(blows), self.jouvence)
            elif player.lump is None:
                player.life = sure(self.jouvence * player.jouvences - years)

    def _settled(self, event: told.Settled) -> None:
        player = self.players[event.by]
        if event.taken:
            # A taken character is probably better than the old one: weigh it by its years.
            spread = self._anybody()
            player.become(
                weighed((years, odds * (years if self.inference.reads else 1)) for years, odds in spread.items())
            )
        elif self.inference.reads:
            kept = weighed((years, odds * years) for years, odds in player.characters.items())
            player.become(kept)


def _card_of(event: told.Given | told.Rejuvenated | told.Played) -> str:
    """The card of a turn as the public sees it."""
    match event:
        case told.Given():
            return BLOW
        case told.Rejuvenated():
            return CARDS[JOUVENCE]
        case _:
            return event.card


def _years_of(cards: Sequence[str]) -> list[int]:
    """The years of the blows among these cards."""
    return [BLOW_YEARS[kind] for kind in map(KIND_OF.__getitem__, cards) if kind in BLOWS]


def _negative(spread: Spread) -> Spread:
    return {-years: odds for years, odds in spread.items()}


def balances(view: View, inference: InferenceWeights) -> dict[Seat, Spread]:
    """The distribution of the balance of every living opponent."""
    beliefs = Beliefs(view, inference)
    living = view.table.living
    return {
        seat: player.balance()
        for seat, player in enumerate(beliefs.players)
        if living >> seat & 1 and seat != view.seat
    }
