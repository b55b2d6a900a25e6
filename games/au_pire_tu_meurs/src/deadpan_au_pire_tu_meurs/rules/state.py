"""The state of a game: a public table, and the secrets beside it.

Everything anybody may see is in the `Table`; what is face down is in the `Secrets`. A view is a table and what lies
before one seat. Cards are the numbers of their kinds (see `cards`), hands and life piles are bags (see `bags`), sets
of seats are bit masks.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from msgspec import Struct

from deadpan.kernel.chance import Chance
from deadpan.kernel.event_log import EventLog
from deadpan.kernel.seats import Seat
from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years, count
from deadpan_au_pire_tu_meurs.rules.cards import JOUVENCE, character_years
from deadpan_au_pire_tu_meurs.rules.options import Options

NO_CARD: Final = -1


class Settling(Struct, frozen=True, gc=False, tag=True):
    """A character came: whether to take it (A3.3), on a turn or before the first one (A2.3)."""

    kind: ClassVar[str] = "identity"
    rule: ClassVar[str] = "A3.3"
    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag=True):
    """A living player's turn: whether the card of the turn is played (A3.2, A3.4)."""

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "A3.2"
    seat: Seat
    has_played: bool


class Answering(Struct, frozen=True, gc=False, tag=True):
    """A blow comes from ``sender`` and may be answered with a Reverse (A5.1, A5.4)."""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "A5.4"
    seat: Seat
    sender: Seat


class Dying(Struct, frozen=True, gc=False, tag=True):
    """A Mort Subite comes, and may be answered with a Miracle (A5.3, A5.4)."""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "A5.4"
    seat: Seat


class Prizing(Struct, frozen=True, gc=False, tag=True):
    """The winner of a duel gives the loser a blow (A4.3)."""

    kind: ClassVar[str] = "prize"
    rule: ClassVar[str] = "A4.3"
    seat: Seat
    loser: Seat


class Retaliating(Struct, frozen=True, gc=False, tag=True):
    """One who was accused wrongly passes a blow on (A6.3)."""

    kind: ClassVar[str] = "retaliate"
    rule: ClassVar[str] = "A6.3"
    seat: Seat
    accuser: Seat


class Haunting(Struct, frozen=True, gc=False, tag=True):
    """A spectre's turn (A7.1)."""

    kind: ClassVar[str] = "haunt"
    rule: ClassVar[str] = "A7.1"
    seat: Seat


Frame: TypeAlias = Settling | Acting | Answering | Dying | Prizing | Retaliating | Haunting


class Opening(Struct, frozen=True, gc=False):
    """What everybody saw before the first card was drawn, and what the table agreed on. It never changes."""

    options: Options
    stock: tuple[int, ...]
    """How many cards of each kind are in the game, characters included: a posed problem may leave some out."""
    hand_sizes: tuple[int, ...]
    life_sizes: tuple[int, ...]
    pile_size: int
    out: int
    first: Seat


class Table(Struct, frozen=True, gc=False):
    """Everything that lies open."""

    opening: Opening
    turn: int
    """How many turns have begun; a spectre's is one too (A8.2)."""
    seat: Seat
    """Whose turn it is."""
    living: int
    spectres: int
    """Those who are out and haunt the living (A7.3)."""
    faded: int
    """The spectres that are known to have no blow left."""
    accused: tuple[int, ...]
    """By seat: whom it has accused since its own turn began (A6.1)."""
    hand_sizes: tuple[int, ...]
    life_sizes: tuple[int, ...]
    pile_size: int
    open_card: int
    """The card that was played openly and is not done yet (A3.5), or `NO_CARD`."""
    is_barren: bool
    """Whether this turn began with an empty pile, and nothing has stirred in it (A8.2)."""
    barren_turns: int
    """How many turns in a row have ended like that."""
    frames: tuple[Frame, ...]
    """Open questions, the one that is asked last; none: the game is over."""
    serial: int
    """How many choices were made."""
    ended: str
    """The rule that ended the game (A8), empty while it goes on."""
    log: EventLog


class Secrets(Struct, frozen=True, gc=False):
    """Everything that lies face down, what only some were told, and the future."""

    characters: tuple[int, ...]
    hands: tuple[int, ...]
    lives: tuple[int, ...]
    pile: bytes
    """The draw pile, top card first."""
    flight: int
    """The blow that is on its way (A5), or `NO_CARD`."""
    newcomer: int
    """The character that is being settled, or `NO_CARD`."""
    unsettled: tuple[bytes, ...]
    """The characters in each starting hand that wait to be settled (A2.3); empty when all are."""
    private: tuple[EventLog, ...]
    chance: Chance


class State(Struct, frozen=True, gc=False):
    """A whole game at one moment."""

    table: Table
    secrets: Secrets


def balance(options: Options, character: int, life: int) -> int:
    """The years somebody has left (A6.1)."""
    return character_years(character) - blow_years(life) + options.jouvence_years * count(life, JOUVENCE)


def members(mask: int) -> tuple[Seat, ...]:
    """The seats in a set, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
