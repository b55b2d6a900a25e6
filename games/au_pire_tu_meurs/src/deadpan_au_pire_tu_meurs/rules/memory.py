"""What a seat can deduce from the events it was told: where every card may have gone.

A `Memory` is a fold over the events that one seat (or a spectator) heard; it follows the cards and keeps a consistent
`Worlds`. Besides what was shown, it uses these facts:

- A drawn card is a character exactly if a `CharacterCame` follows (A3.3). Once a seat's starting hand is settled, that
  hand holds no character. A character that is not replaced leaves only characters in the pile (A2.3).
- A blow that is given, haunted or passed on is a Pépin, an Accident or a Cata (A4.1, A4.3, A6.3, A7.1); a Jouvence is
  public (A4.2).
- A player who ends a turn without playing a card holds no playable card (A3.2).
- A duel's winner who gives no prize holds no blow (A4.3). A player who does not retaliate has no blow on the life pile
  (A6.3), nor has a spectre that fades. A player who is asked to retaliate, to haunt (A7.1) or to give a prize from the
  life pile (A4.3) has a blow on it, and so has a spectre that rests (A7.5).
- An accused player shows the accuser the character and every card of the life pile. Duellists show each other the blows
  of their life piles, so the other cards there are not blows (A6.1). With ``shown`` set to ``number``, only the balance
  or the sums are shown.
- The winner of a duel has the higher sum (A4.3). An accused player who is not eliminated has years left (A6.2).
- Cards that go under the pile are drawn later in the same order (A3.5).

That a player did not answer, did not accuse or kept a character proves nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Event
from deadpan_au_pire_tu_meurs.rules import events as told
from deadpan_au_pire_tu_meurs.rules.cards import (
    BLOWS,
    CARDS,
    DUEL,
    FIRST_CHARACTER,
    JOUVENCE,
    KIND_OF,
    MIRACLE,
    MORT_SUBITE,
    PIOCHE,
    PUNITION,
    REVERSE,
    SWITCH,
    TRANSFERT,
)
from deadpan_au_pire_tu_meurs.rules.lineages import (
    BALANCE,
    BLOW,
    BLOW_COUNT,
    CHARACTER,
    DEBIT,
    ENDLESS,
    GAIN,
    LOSS,
    PLAYED,
    Lineage,
    Lineages,
    Mask,
    scales,
)
from deadpan_au_pire_tu_meurs.rules.private_logs import PrivateEvent
from deadpan_au_pire_tu_meurs.rules.revealing import reveal
from deadpan_au_pire_tu_meurs.rules.state import Opening
from deadpan_au_pire_tu_meurs.rules.year_bounds import YearBounds

Known = TypeVar("Known", bound=Lineages)
Other = TypeVar("Other", bound=Lineages)

NOBODY = -1
_OPPOSITE = {GAIN: LOSS, BALANCE: DEBIT}


def mask_of(name: str) -> Mask:
    """The mask of the card with this id."""
    return 1 << KIND_OF[name]


class Memory(Generic[Known]):
    """Where every card may be, by the events heard so far."""

    __slots__ = (
        "actor",
        "first",
        "flight",
        "hands",
        "has_played",
        "identities",
        "lives",
        "newcomer",
        "open_card",
        "pile",
        "public",
        "shown",
        "turns",
        "whispered",
        "worlds",
        "year_bounds",
    )  # fmt: skip

    def __init__(self, opening: Opening, known: type[Known]) -> None:
        seats = len(opening.hand_sizes)
        worlds = known(scales(opening.options.jouvence_years))
        faces = [kind for kind in range(FIRST_CHARACTER, len(CARDS)) if opening.stock[kind]]
        rest = [kind for kind in range(FIRST_CHARACTER) for _ in range(opening.stock[kind])]
        rng = Random(seats)  # the first world is arbitrary; a shuffled one needs few repairs later
        rng.shuffle(faces)
        rng.shuffle(rest)
        self.worlds = worlds
        self.first = opening.first
        self.identities: list[Lineage] = [worlds.add(faces.pop(), CHARACTER) for _ in range(seats)]
        self.lives: list[list[Lineage]] = [
            [worlds.add(rest.pop(), PLAYED) for _ in range(n)] for n in opening.life_sizes
        ]
        rest += faces
        rng.shuffle(rest)
        self.hands: list[list[Lineage]] = [[worlds.add(rest.pop()) for _ in range(n)] for n in opening.hand_sizes]
        self.pile: list[Lineage] = [worlds.add(rest.pop()) for _ in range(opening.pile_size)]
        self.flight = self.newcomer = self.open_card = NOBODY
        self.actor = NOBODY
        self.has_played = True
        self.turns = 0
        self.year_bounds = [
            YearBounds(worlds, face, life) for face, life in zip(self.identities, self.lives, strict=True)
        ]
        self.shown: dict[tuple[Seat, int], tuple[tuple[Lineage, ...], int]] = {}
        """By seat and scale: the lineages and the value of the last sum that was shown."""
        self.public = 1
        """The number of public events heard. The hands are dealt after the first one, so they are recorded with 1."""
        self.whispered: PrivateEvent | None = None
        """The events told to some seats alone, as a linked list, the latest first."""
        for seat in range(seats):
            self._whisper(told.Dealt, (seat,), (self.identities[seat],), self.hands[seat], self.lives[seat])
        self.public = 0

    def copy(self) -> Memory[Known]:
        """An independent copy."""
        twin: Memory[Known] = object.__new__(Memory)
        twin.worlds = self.worlds.copy()
        twin.first = self.first
        twin.identities = self.identities[:]
        twin.lives = [life[:] for life in self.lives]
        twin.hands = [hand[:] for hand in self.hands]
        twin.pile = self.pile[:]
        twin.flight, twin.newcomer, twin.open_card = self.flight, self.newcomer, self.open_card
        twin.shown = self.shown.copy()
        twin.year_bounds = [bounds.copy() for bounds in self.year_bounds]
        twin.actor, twin.has_played, twin.turns = self.actor, self.has_played, self.turns
        twin.public, twin.whispered = self.public, self.whispered
        return twin

    def present(self, known: type[Other]) -> Memory[Other]:
        """A memory of where every card can be now, without its history."""
        now: Memory[Other] = object.__new__(Memory)
        now.worlds = known(self.worlds.scales)
        new = {lineage: now.worlds.add(self.worlds.kind(lineage)) for lineage in self.everywhere()}
        now.first, now.turns, now.actor, now.has_played = self.first, self.turns, self.actor, self.has_played
        now.identities = [new[lineage] for lineage in self.identities]
        now.lives = [[new[lineage] for lineage in life] for life in self.lives]
        now.hands = [[new[lineage] for lineage in hand] for hand in self.hands]
        now.pile = [new[lineage] for lineage in self.pile]
        now.flight, now.newcomer = new.get(self.flight, NOBODY), new.get(self.newcomer, NOBODY)
        now.open_card = new.get(self.open_card, NOBODY)
        now.year_bounds, now.shown = [bounds.copy() for bounds in self.year_bounds], {}
        now.public, now.whispered = self.public, None
        for old, lineage in new.items():
            now.worlds.restrict(lineage, self.worlds.lineage_mask[old])
        return now

    def everywhere(self) -> list[Lineage]:
        """The current lineage of each card."""
        loose = (self.flight, self.newcomer, self.open_card)
        found = [*self.pile, *self.identities, *(lineage for lineage in loose if lineage != NOBODY)]
        for bag in (*self.hands, *self.lives):
            found += bag
        return found

    # -- hearing -----------------------------------------------------------------------------------------------------

    def hear(self, events: Sequence[Event]) -> None:
        """Add events, in order. Events of one step must be passed in one call."""
        last = len(events) - 1
        for number, event in enumerate(events):
            after = events[number + 1] if number < last else None
            before = events[number - 1] if number else None
            self.public += type(event).__to__ is None
            match event:
                case told.Drawn():
                    later = events[number + 2] if number + 1 < last else None
                    self._drawn(event.by, after, later)
                case told.TurnBegan():
                    self._turn_began(event.seat)
                case told.Given():
                    leave = self._from_life if event.source else self._leave_hand
                    self.flight = leave(event.by, _seen(after, BLOW))
                    self._whisper(told.BlowSeen, (event.by, event.to), (self.flight,))
                case told.Answered():
                    if event.card is not None:
                        self.pile.append(self.worlds.leave(self.hands[event.by], mask_of(event.card)))
                case told.Landed():
                    self._to_life(event.on, self.flight)
                    self.flight = NOBODY
                    self._close()
                case told.Played():
                    self._played(event, after, events[number + 2] if number + 1 < last else None)
                case told.Rejuvenated():
                    self._to_life(event.by, self._leave_hand(event.by, 1 << JOUVENCE))
                case told.Haunted():
                    self.flight = self._from_life(event.by, _seen(after, BLOW))
                    self._whisper(told.BlowSeen, (event.by, event.to), (self.flight,))
                case told.Accused():
                    whom = event.whom
                    self._whisper(told.BalanceShown, (event.by, whom), (self.identities[whom],), self.lives[whom])
                    self._accused(event.whom, after)
                case told.Retaliated():
                    blow = self._from_life(event.by, _seen(after, BLOW))
                    self._to_life(event.to, blow)
                    self._whisper(told.BlowSeen, (event.by, event.to), (blow,))
                case told.NoRetaliation():
                    self._all(self.lives[event.by], ~BLOW)
                case told.Faded():
                    self._all(self.lives[event.seat], ~BLOW)
                case told.Rested():
                    self.awaits_blow(event.by)
                case told.SumsShown():
                    self._blows_shown(event.by, event.own, event.own_blows)
                    self._blows_shown(event.on, event.other, event.other_blows)
                case told.Duelled():
                    self._duelled(event, isinstance(before, told.SumsShown))
                case told.NoPrize():
                    self._all(self.hands[event.by], ~BLOW)
                    self._close()
                case told.Spared():
                    self.hands[event.seat].append(self.open_card)
                    self.open_card = NOBODY
                case told.Eliminated():
                    self.pile += self.worlds.scatter(self.hands[event.seat])
                    self.hands[event.seat] = []
                    self._close()
                case told.Dealt():
                    self.looked(event.seat, event.character, event.hand, event.life)
                case told.CharacterCame():
                    if not event.drawn:
                        self._came_with_the_hand(event.seat, after)
                case told.Settled():
                    self._settled(event.by, event.taken, isinstance(after, told.Drawn))
                case _:
                    pass  # a private event, handled with the public event before it, or the end of the game

    def _whisper(self, kind: type[Event], seats: tuple[Seat, ...], *cards: Sequence[Lineage], later: int = 0) -> None:
        """Record that these seats are told of these cards, after ``later`` more public events."""
        bags = tuple(map(tuple, cards))
        self.whispered = PrivateEvent(self.whispered, self.public + later, kind, seats, bags)

    def _all(self, bag: list[Lineage], mask: Mask) -> None:
        for lineage in bag:
            self.worlds.restrict(lineage, mask)

    def _to_life(self, seat: Seat, lineage: Lineage) -> None:
        self.lives[seat].append(lineage)
        self.year_bounds[seat].enter(self.worlds, lineage, 1)

    def _from_life(self, seat: Seat, mask: Mask) -> Lineage:
        lineage = self.worlds.leave(self.lives[seat], mask)
        self.year_bounds[seat].enter(self.worlds, lineage, -1)
        return lineage

    def _turn_into(self, seat: Seat, face: Lineage) -> None:
        """Give a seat another character."""
        self.year_bounds[seat].enter(self.worlds, self.identities[seat], -1)
        self.year_bounds[seat].enter(self.worlds, face, 1)
        self.identities[seat] = face

    def _leave_hand(self, seat: Seat, mask: Mask) -> Lineage:
        if seat == self.actor:
            self.has_played = True
        return self.worlds.leave(self.hands[seat], mask)

    def _close(self) -> None:
        """Put the open card, if there is one, under the pile (A3.5)."""
        if self.open_card != NOBODY:
            self.pile.append(self.open_card)
            self.open_card = NOBODY

    def looked(self, seat: Seat, character: str, hand: Sequence[str], life: Sequence[str]) -> None:
        """Learn all cards of a seat."""
        worlds = self.worlds
        worlds.restrict(self.identities[seat], mask_of(character))
        self.hands[seat] = reveal(worlds, self.hands[seat], [KIND_OF[name] for name in hand])
        self.lives[seat] = reveal(worlds, self.lives[seat], [KIND_OF[name] for name in life])

    # -- settling (A2.3, A3.3) ---------------------------------------------------------------------------------------

    def _came_with_the_hand(self, seat: Seat, after: Event | None) -> None:
        seats = len(self.hands)
        for step in range((seat - self.first) % seats):
            self._all(self.hands[(self.first + step) % seats], PLAYED)
        mask = mask_of(after.card) if isinstance(after, told.CharacterSeen) else CHARACTER
        self.newcomer = self.worlds.leave(self.hands[seat], mask)
        self._whisper(told.CharacterSeen, (seat,), (self.newcomer,))

    def _settled(self, seat: Seat, taken: bool, is_replaced: bool) -> None:
        away = self.newcomer
        if taken:
            away = self.identities[seat]
            self._turn_into(seat, self.newcomer)
        self.pile.append(away)
        self.newcomer = NOBODY
        if not self.turns and not is_replaced:
            self._all(self.pile, CHARACTER)

    # -- a turn (A3) -------------------------------------------------------------------------------------------------

    def _turn_began(self, seat: Seat) -> None:
        if not self.turns:
            for hand in self.hands:
                self._all(hand, PLAYED)
        elif not self.has_played:
            self._all(self.hands[self.actor], self._unplayable())
        self.turns += 1
        self.actor = seat
        self.has_played = False

    def _unplayable(self) -> Mask:
        """The kinds that the actor can hold if the actor had nothing to play (A3.2)."""
        mask = 1 << REVERSE | 1 << MIRACLE
        if not self.lives[self.actor]:
            mask |= 1 << TRANSFERT | 1 << PIOCHE
        if not any(hand for seat, hand in enumerate(self.hands) if seat != self.actor):
            mask |= 1 << PUNITION
        return mask

    def _drawn(self, seat: Seat, after: Event | None, later: Event | None) -> None:
        card = self.pile.pop(0)
        if isinstance(after, told.CharacterCame) and after.drawn:
            self.worlds.restrict(card, mask_of(later.card) if isinstance(later, told.CharacterSeen) else CHARACTER)
            self.newcomer = card
            self._whisper(told.CharacterSeen, (seat,), (card,), later=1)
        else:
            self.worlds.restrict(card, mask_of(after.card) if isinstance(after, told.CardDrawn) else PLAYED)
            self.hands[seat].append(card)
            self._whisper(told.CardDrawn, (seat,), (card,))

    def _played(self, event: told.Played, after: Event | None, later: Event | None) -> None:
        """A4.3 to A4.9: move an open card, and the cards that it moves."""
        seat, card = event.by, KIND_OF[event.card]
        worlds = self.worlds
        self.open_card = self._leave_hand(seat, 1 << card)
        if card == DUEL:
            self._whisper(told.SumsShown, (seat, event.on[0]), self.lives[seat], self.lives[event.on[0]])
            return
        if card == MORT_SUBITE:
            return
        if card == TRANSFERT:
            self.hands[seat].append(self._from_life(seat, _seen(after, PLAYED)))
            self._whisper(told.CardTaken, (seat,), self.hands[seat][-1:])
        elif card == PIOCHE:
            self.pile.append(self._from_life(seat, _seen(after, PLAYED)))
            self._whisper(told.CardBuried, (seat,), self.pile[-1:])
        elif card == PUNITION:
            victim = event.on[0]
            punishment = worlds.leave(self.hands[victim], _seen(later, PLAYED))
            self._to_life(victim, punishment)
            self._whisper(told.PunishmentSeen, (victim,), (punishment,), later=1)
        elif card == SWITCH:
            one, other = event.on
            faces = self.identities
            if isinstance(after, told.CharactersSeen):
                for owner, name in zip(reversed(after.seats), after.cards, strict=True):
                    worlds.restrict(faces[owner], mask_of(name))
            face, other_face = faces[one], faces[other]
            self._turn_into(one, other_face)
            self._turn_into(other, face)
            self._whisper(told.CharactersSeen, (one, other), (other_face,), (face,))
        self._close()

    # -- years (A4.3, A6) --------------------------------------------------------------------------------------------

    def _duelled(self, event: told.Duelled, saw_sums: bool) -> None:
        if not saw_sums:
            parts = [(life, GAIN) for life in self.lives[event.by]] + [(life, LOSS) for life in self.lives[event.on]]
            if event.winner is None:
                self.worlds.bound(parts, 0, 0)
            elif event.winner == event.by:
                self.worlds.bound(parts, 1, ENDLESS)
            else:
                self.worlds.bound(parts, -ENDLESS, -1)
        if event.winner is None:
            self._close()

    def _blows_shown(self, seat: Seat, years: int, blows: Sequence[str] | UnsetType) -> None:
        """Learn a seat's sum of blows and, unless only numbers are shown, the blows."""
        if blows is UNSET:
            self._shown(seat, self.lives[seat], GAIN, years)
            return
        kinds = [KIND_OF[name] for name in blows]
        self.lives[seat] = reveal(self.worlds, self.lives[seat], kinds, PLAYED & ~BLOW)
        self.year_bounds[seat].settle_blows(self.worlds, kinds)

    def _laid_out(self, seat: Seat, years: int, character: str, life: Sequence[str]) -> None:
        """Learn a balance and all cards behind it."""
        kinds = [KIND_OF[name] for name in life]
        self.worlds.restrict(self.identities[seat], mask_of(character))
        self.lives[seat] = reveal(self.worlds, self.lives[seat], kinds)
        self.year_bounds[seat].settle(years, years)
        self.year_bounds[seat].settle_blows(self.worlds, [kind for kind in kinds if kind in BLOWS])

    def _shown(self, seat: Seat, lineages: list[Lineage], scale: int, years: int) -> None:
        """Learn a sum. It is recorded as the difference to the sum shown before, of the cards that moved since."""
        key = (seat, scale)
        before, years_before = self.shown.get(key, ((), 0))
        if scale == GAIN:
            self.year_bounds[seat].settle_losses(years, years)
        else:
            self.year_bounds[seat].settle(years, years)
        self.shown[key] = tuple(lineages), years
        parts = [(lineage, scale) for lineage in lineages if lineage not in before]
        parts += [(lineage, _OPPOSITE[scale]) for lineage in before if lineage not in lineages]
        self.worlds.bound(parts, years - years_before, years - years_before)

    def _accused(self, seat: Seat, after: Event | None) -> None:
        if isinstance(after, told.BalanceShown):
            if after.character is not UNSET and after.life is not UNSET:
                self._laid_out(seat, after.years, after.character, after.life)
                return
            self._shown(seat, [*self.lives[seat], self.identities[seat]], BALANCE, after.years)
            return
        parts = [(life, BALANCE) for life in self.lives[seat]]
        parts.append((self.identities[seat], BALANCE))
        lowest, highest = (-ENDLESS, 0) if isinstance(after, told.Eliminated) else (1, ENDLESS)
        self.worlds.bound(parts, lowest, highest)
        self.year_bounds[seat].settle(lowest, highest)

    def awaits_blow(self, seat: Seat) -> None:
        """Learn that this seat's life pile holds a blow."""
        self.worlds.bound([(life, BLOW_COUNT) for life in self.lives[seat]], 1, ENDLESS)


def _seen(after: Event | None, otherwise: Mask) -> Mask:
    """The mask of a card that moved: its kind if it was seen, else ``otherwise``."""
    if isinstance(after, told.BlowSeen | told.CardTaken | told.CardBuried | told.PunishmentSeen):
        return mask_of(after.card)
    return otherwise
