"""The state of a game: a public `Table` and the `Secrets`.

The table holds everything public; the secrets hold everything that is face down. A view is a table and the cards of one
seat. Cards are the numbers of their kinds (see `cards`), hands and life piles are bags (see `card_counts`), sets of
seats are bit masks.
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
    """A seat decides whether to take a character, in a turn (A3.3) or before the first one (A2.3)."""

    kind: ClassVar[str] = "identity"
    rule: ClassVar[str] = "A3.3"
    seat: Seat


class Acting(Struct, frozen=True, gc=False, tag=True):
    """A living player's turn, and whether the card of the turn was played (A3.2, A3.4)."""

    kind: ClassVar[str] = "act"
    rule: ClassVar[str] = "A3.2"
    seat: Seat
    has_played: bool


class Answering(Struct, frozen=True, gc=False, tag=True):
    """A blow from ``sender`` can be answered with a Reverse (A5.1, A5.4)."""

    kind: ClassVar[str] = "answer"
    rule: ClassVar[str] = "A5.4"
    seat: Seat
    sender: Seat


class Dying(Struct, frozen=True, gc=False, tag=True):
    """A Mort Subite can be answered with a Miracle (A5.3, A5.4)."""

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
    """A wrongly accused player passes a blow on to the accuser (A6.3)."""

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
    """The public facts before the first draw, and the options. It never changes."""

    options: Options
    stock: tuple[int, ...]
    """The number of cards of each kind in the game, characters included; a set-up may leave some out."""
    hand_sizes: tuple[int, ...]
    life_sizes: tuple[int, ...]
    pile_size: int
    out: int
    first: Seat


class Table(Struct, frozen=True, gc=False):
    """Everything that is public."""

    opening: Opening
    turn: int
    """The number of turns begun, those of spectres included (A8.2)."""
    seat: Seat
    """Whose turn it is."""
    living: int
    spectres: int
    """The seats that are out and haunt the living (A7.3)."""
    faded: int
    """The spectres that are known to have no blow left."""
    accused: tuple[int, ...]
    """By seat, the seats that it has accused since its own turn began (A6.1)."""
    hand_sizes: tuple[int, ...]
    life_sizes: tuple[int, ...]
    pile_size: int
    open_card: int
    """The card that was played openly and still has effects (A3.5), or `NO_CARD`."""
    is_barren: bool
    """Whether this turn began with an empty pile, and since then no card was played and no player accused (A8.2)."""
    barren_turns: int
    """The number of barren turns in a row."""
    frames: tuple[Frame, ...]
    """The stack of open questions, the one being asked last; empty when the game is over."""
    serial: int
    """The number of choices made."""
    ended: str
    """The rule that ended the game (A8), empty while it goes on."""
    log: EventLog


class Secrets(Struct, frozen=True, gc=False):
    """Everything that is face down, the private logs, and the random source of draws to come."""

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
    """The characters in each starting hand that are still to be settled (A2.3); empty when all are."""
    private: tuple[EventLog, ...]
    chance: Chance


class State(Struct, frozen=True, gc=False):
    """A game at one moment."""

    table: Table
    secrets: Secrets


def balance(options: Options, character: int, life: int) -> int:
    """The years left of a player with this character and life pile (A6.1)."""
    return character_years(character) - blow_years(life) + options.jouvence_years * count(life, JOUVENCE)


def members(mask: int) -> tuple[Seat, ...]:
    """The seats in a set, in order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)
