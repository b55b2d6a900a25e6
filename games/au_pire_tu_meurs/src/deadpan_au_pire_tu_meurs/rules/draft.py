"""A mutable copy of a state: the rules of one step change it in place, then `Draft.done` builds the next state."""

from __future__ import annotations

from deadpan.kernel.event_log import remember
from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Step, Told
from deadpan_au_pire_tu_meurs.rules.cached_values import NAMES, tell
from deadpan_au_pire_tu_meurs.rules.card_counts import ONE
from deadpan_au_pire_tu_meurs.rules.cards import FIRST_CHARACTER
from deadpan_au_pire_tu_meurs.rules.events import CardDrawn, CharacterCame, CharacterSeen, Drawn
from deadpan_au_pire_tu_meurs.rules.state import NO_CARD, Frame, Secrets, Settling, State, Table


class Draft:
    """A state that can be changed. Only the rules of one step use it."""

    __slots__ = (
        "accused", "barren_turns", "chance", "characters", "ended", "faded", "flight", "frames", "hand_sizes", "hands",
        "is_barren", "life_sizes", "lives", "living", "newcomer", "open_card", "opening", "pile", "seat", "spectres",
        "state", "told", "turn", "unsettled",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        table, secrets = state.table, state.secrets
        self.state = state
        self.told: list[Told] = []
        self.opening = table.opening
        self.turn = table.turn
        self.seat = table.seat
        self.living = table.living
        self.spectres = table.spectres
        self.faded = table.faded
        self.accused = table.accused
        self.hand_sizes = list(table.hand_sizes)
        self.life_sizes = list(table.life_sizes)
        self.open_card = table.open_card
        self.is_barren = table.is_barren
        self.barren_turns = table.barren_turns
        self.frames = table.frames
        self.ended = table.ended
        self.characters = list(secrets.characters)
        self.hands = list(secrets.hands)
        self.lives = list(secrets.lives)
        self.pile = secrets.pile
        self.flight = secrets.flight
        self.newcomer = secrets.newcomer
        self.unsettled = secrets.unsettled
        self.chance = secrets.chance

    # -- moving cards ------------------------------------------------------------------------------------------------

    def to_hand(self, seat: Seat, card: int) -> None:
        """Put a card into a hand."""
        self.hands[seat] += ONE[card]
        self.hand_sizes[seat] += 1

    def from_hand(self, seat: Seat, card: int) -> None:
        """Take a card out of a hand; the turn is no longer barren (A8.2)."""
        self.hands[seat] -= ONE[card]
        self.hand_sizes[seat] -= 1
        self.is_barren = False

    def to_life(self, seat: Seat, card: int) -> None:
        """Put a card on a life pile."""
        self.lives[seat] += ONE[card]
        self.life_sizes[seat] += 1

    def from_life(self, seat: Seat, card: int) -> None:
        """Take a card off a life pile."""
        self.lives[seat] -= ONE[card]
        self.life_sizes[seat] -= 1

    def under(self, card: int) -> None:
        """Put a card under the pile (A3.5)."""
        self.pile += _CARD_BYTES[card]

    def draw(self, seat: Seat) -> None:
        """Draw the top card (A3.1); if it is a character, ask about it first (A3.3)."""
        card = self.pile[0]
        self.pile = self.pile[1:]
        self.told.append(tell(Drawn, seat))
        if card < FIRST_CHARACTER:
            self.to_hand(seat, card)
            self.told.append(tell(CardDrawn, seat, NAMES[card]))
        else:
            self.hand_sizes[seat] += 1
            self.ask_identity(seat, card, drawn=True)

    def ask_identity(self, seat: Seat, card: int, drawn: bool) -> None:
        """Ask whether to take a character that was drawn (A3.3) or was in the starting hand (A2.3)."""
        self.newcomer = card
        self.frames += (Settling(seat),)
        self.told.append(tell(CharacterCame, seat, drawn))
        self.told.append(tell(CharacterSeen, seat, NAMES[card]))

    # -- the public table --------------------------------------------------------------------------------------------

    def is_living(self, seat: Seat) -> bool:
        """Whether a seat is still in the game."""
        return bool(self.living >> seat & 1)

    def answered(self) -> None:
        """Close the latest open question."""
        self.frames = self.frames[:-1]

    def ask(self, frame: Frame) -> None:
        """Open a question on top of the others."""
        self.frames += (frame,)

    def close_open_card(self) -> None:
        """Put the open card under the pile, once its effects are done (A3.5)."""
        if self.open_card != NO_CARD:
            self.under(self.open_card)
            self.open_card = NO_CARD

    # -- the end of the step -----------------------------------------------------------------------------------------

    def done(self, choices: int = 1) -> Step[State]:
        """The next state, and what was told."""
        before = self.state
        log, private = remember(before.table.log, before.secrets.private, self.told)
        table = Table(
            self.opening, self.turn, self.seat, self.living, self.spectres, self.faded, self.accused,
            tuple(self.hand_sizes), tuple(self.life_sizes), len(self.pile), self.open_card, self.is_barren,
            self.barren_turns, self.frames, before.table.serial + choices, self.ended, log,
        )  # fmt: skip
        secrets = Secrets(
            tuple(self.characters), tuple(self.hands), tuple(self.lives), self.pile, self.flight, self.newcomer,
            self.unsettled, private, self.chance,
        )  # fmt: skip
        return Step(State(table, secrets), tuple(self.told))


_CARD_BYTES = tuple(bytes((card,)) for card in range(20))
