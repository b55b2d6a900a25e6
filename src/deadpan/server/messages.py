"""What a client may say over its socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from deadpan.kernel.decoding import convert, parse
from deadpan.kernel.seats import Seat
from deadpan.server.errors import MalformedMessage
from deadpan.server.state import Door, Emote

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(max_length=200)]
LongText: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name before it is looked at closely."""


class Message(Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Something a client says."""


class Hello(Message, frozen=True):
    """Who one is, what one has already, and in what language to be answered: the first thing to say."""

    token: Token | None = None
    stream: Annotated[str, Meta(max_length=64)] | None = None
    have: Annotated[int, Meta(ge=0)] | None = None
    lang: Annotated[str, Meta(max_length=35)] = "en"
    also: Annotated[list[Token], Meta(max_length=8)] = []
    """Who else is here by this line: others who share the device."""
    quiet: bool = False
    """A line to speak by: it is told of the table and the talk, and nothing of the game."""
    invitation: Token | None = None
    """What lets an onlooker without a token in to a closed table."""


class Choose(Message, frozen=True):
    """Answer the question with this serial."""

    id: Id
    serial: int
    choice: dict[str, Any]


class Resync(Message, frozen=True):
    """Ask for the table as it is, and a fresh view of the game."""


class Sit(Message, frozen=True):
    """Take a seat."""

    seat: Seat
    name: LongText | None = None


class Stand(Message, frozen=True):
    """Leave one's seat."""


class Rename(Message, frozen=True):
    """Take another name."""

    name: LongText


class Bot(Message, frozen=True):
    """Put a bot in a seat."""

    seat: Seat
    level: Annotated[str, Meta(max_length=64)]


class Empty(Message, frozen=True):
    """Clear a seat."""

    seat: Seat


class Swap(Message, frozen=True):
    """Let two seats exchange who sits there."""

    a: Seat
    b: Seat


class Options(Message, frozen=True):
    """Change some of what was agreed on: what is not named stays. With ``game``, play that one, as it is by itself.

    A client can only name what it wants: what else was agreed on a moment ago it may not have heard yet.
    """

    options: dict[str, Any] = {}
    seats: int | None = None
    game: Annotated[str, Meta(max_length=64)] | None = None


class First(Message, frozen=True):
    """Answer the question who begins: whoever sits there. ``None`` takes the answer back."""

    seat: Seat | None


class Bots(Message, frozen=True):
    """Let bots hurry, or not."""

    fast: bool


class Start(Message, frozen=True):
    """Begin the game."""


class Rematch(Message, frozen=True):
    """Begin another game with the same seats."""


class Lobby(Message, frozen=True):
    """Go back to the lobby after a game."""


class Settle(Message, frozen=True, tag="settings"):
    """Settle some of how the evening is run: what is not named stays."""

    settings: dict[str, Any]


class Pause(Message, frozen=True):
    """Interrupt the game, or let it go on."""

    on: bool


class Away(Message, frozen=True):
    """Let a bot play on for oneself."""


class Back(Message, frozen=True):
    """Play again for oneself."""


class Take(Message, frozen=True):
    """Ask for the seat of a bot in the middle of a game, ``knowing`` that somebody may know this game already."""

    seat: Seat
    name: LongText | None = None
    knowing: bool = False


class Consent(Message, frozen=True):
    """Say whether a participant may have the seat they asked for; of oneself: think better of it."""

    participant: int
    agree: bool


class End(Message, frozen=True):
    """Agree to end the game here, or no longer agree."""

    agree: bool


class Extend(Message, frozen=True):
    """Wait longer for the player in a seat."""

    seat: Seat


class Skip(Message, frozen=True):
    """Wait no longer for the player in a seat."""

    seat: Seat


class Mute(Message, frozen=True):
    """Ask a participant to be quiet, or let them speak again."""

    participant: int
    on: bool


class Remove(Message, frozen=True):
    """Show a participant the door; in a game, let a bot have their seat, or take them back."""

    participant: int
    on: bool = True


class Admit(Message, frozen=True):
    """Let somebody in who knocks, or turn them away."""

    participant: int
    yes: bool


class SetDoor(Message, frozen=True, tag="door"):
    """Settle who may come without an invitation."""

    door: Door


class Invite(Message, frozen=True):
    """Make a new invitation, in place of the one before."""


class HandOn(Message, frozen=True, tag="host"):
    """Make another participant the host."""

    participant: int


class Chat(Message, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(max_length=2_000)]


class Wink(Message, frozen=True, tag="emote"):
    """Say something without a word."""

    emote: Emote


class Why(Message, frozen=True):
    """Ask what would speak against a choice."""

    choice: dict[str, Any]


class Hint(Message, frozen=True):
    """Ask what a good player would choose."""


LobbyMessage: TypeAlias = (
    Sit | Stand | Rename | Bot | Empty | Swap | Options | Settle | First | Bots | Start | Rematch | Lobby
)
PeopleMessage: TypeAlias = Pause | Away | Back | Take | Consent | End | Skip | Mute | Remove | HandOn
"""What people can change about who plays and whether, in the middle of a game too."""
DoorMessage: TypeAlias = Admit | SetDoor | Invite
TalkMessage: TypeAlias = Chat | Wink
AnyMessage: TypeAlias = (
    Hello | Choose | Resync | Extend | LobbyMessage | PeopleMessage | DoorMessage | TalkMessage | Why | Hint
)

_decode: Final[Callable[[str | bytes], AnyMessage]] = msgspec.json.Decoder(AnyMessage).decode


def read_message(text: str | bytes) -> AnyMessage:
    """A message from its text. Raises `MalformedMessage`."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError):
        pass
    # Slower, but it says what is wrong and where.
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    convert(parse(raw, MalformedMessage), AnyMessage, MalformedMessage)  # type: ignore[arg-type]
    raise MalformedMessage("not-json", what="half of a character")  # all that only the slow way takes
