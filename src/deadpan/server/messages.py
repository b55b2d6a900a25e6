"""The messages that clients send over their sockets, all in one list, and their decoding."""

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
"""A name before it is cleaned."""


class Message(Struct, frozen=True, gc=False, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """A message of a client."""


class Hello(Message, frozen=True):
    """The first message: the token, which frames the client has, and its language."""

    token: Token | None = None
    stream: Annotated[str, Meta(max_length=64)] | None = None
    have: Annotated[int, Meta(ge=0)] | None = None
    lang: Annotated[str, Meta(max_length=35)] = "en"
    also: Annotated[list[Token], Meta(max_length=8)] = []
    """The tokens of others who share the device."""
    quiet: bool = False
    """Whether the client wants the table and the chat, and no frames of the game."""
    invitation: Token | None = None
    """An invitation, which lets a spectator without a token connect to a closed table."""


class Choose(Message, frozen=True):
    """Make a choice, as an answer to the question with this serial."""

    id: Id
    serial: int
    choice: dict[str, Any]


class Resync(Message, frozen=True):
    """Request the table and a whole view of the game."""


class Sit(Message, frozen=True):
    """Take a seat."""

    seat: Seat
    name: LongText | None = None


class Stand(Message, frozen=True):
    """Leave the seat."""


class Rename(Message, frozen=True):
    """Change the name."""

    name: LongText


class Bot(Message, frozen=True):
    """Put a bot in a seat."""

    seat: Seat
    level: Annotated[str, Meta(max_length=64)]


class Empty(Message, frozen=True):
    """Clear a seat."""

    seat: Seat


class Swap(Message, frozen=True):
    """Exchange the players of two seats."""

    a: Seat
    b: Seat


class Options(Message, frozen=True):
    """Change some options; those that are not named stay. With ``game``, change the game, with its default options.

    A client names only what it changes, because it may not know the latest state of the others.
    """

    options: dict[str, Any] = {}
    seats: int | None = None
    game: Annotated[str, Meta(max_length=64)] | None = None


class First(Message, frozen=True):
    """Answer the question who begins: the player in a seat. ``None`` deletes the answer."""

    seat: Seat | None


class Bots(Message, frozen=True):
    """Set the delay of bots to fast or normal."""

    fast: bool


class Start(Message, frozen=True):
    """Begin the game."""


class Rematch(Message, frozen=True):
    """Begin another game with the same seats."""


class Lobby(Message, frozen=True):
    """Go back to the lobby after a game."""


class Settle(Message, frozen=True, tag="settings"):
    """Change some settings; those that are not named stay."""

    settings: dict[str, Any]


class Pause(Message, frozen=True):
    """Pause or resume the game."""

    on: bool


class Away(Message, frozen=True):
    """Let a bot play for the sender."""


class Back(Message, frozen=True):
    """Play again, in place of a bot."""


class Take(Message, frozen=True):
    """Request the seat of a bot during a game. ``knowing``: the sender accepts that others may know this game."""

    seat: Seat
    name: LongText | None = None
    knowing: bool = False


class Consent(Message, frozen=True):
    """Agree or refuse that a participant gets the seat they asked for; the participant can withdraw so too."""

    participant: int
    agree: bool


class End(Message, frozen=True):
    """Vote to end the game here, or take the vote back."""

    agree: bool


class Extend(Message, frozen=True):
    """Wait longer for the absent player of a seat."""

    seat: Seat


class Skip(Message, frozen=True):
    """Let a bot play for the absent player of a seat at once."""

    seat: Seat


class Mute(Message, frozen=True):
    """Mute a participant in the chat, or unmute them."""

    participant: int
    on: bool


class Remove(Message, frozen=True):
    """Remove a participant; in a game, put them out or take them back."""

    participant: int
    on: bool = True


class Admit(Message, frozen=True):
    """Let in a participant who knocks, or turn them away."""

    participant: int
    yes: bool


class SetDoor(Message, frozen=True, tag="door"):
    """Choose who may join without an invitation."""

    door: Door


class Invite(Message, frozen=True):
    """Replace the invitation by a new one."""


class HandOn(Message, frozen=True, tag="host"):
    """Make another participant the host."""

    participant: int


class Chat(Message, frozen=True):
    """Write a chat line."""

    text: Annotated[str, Meta(max_length=2_000)]


class Wink(Message, frozen=True, tag="emote"):
    """Send an emote."""

    emote: Emote


class Why(Message, frozen=True):
    """Ask which refusal a choice would get."""

    choice: dict[str, Any]


class Hint(Message, frozen=True):
    """Ask what a good bot would choose."""


LobbyMessage: TypeAlias = (
    Sit | Stand | Rename | Bot | Empty | Swap | Options | Settle | First | Bots | Start | Rematch | Lobby
)
PeopleMessage: TypeAlias = Pause | Away | Back | Take | Consent | End | Skip | Mute | Remove | HandOn
"""Commands about who plays and whether the game goes on."""
DoorMessage: TypeAlias = Admit | SetDoor | Invite
TalkMessage: TypeAlias = Chat | Wink
AnyMessage: TypeAlias = (
    Hello | Choose | Resync | Extend | LobbyMessage | PeopleMessage | DoorMessage | TalkMessage | Why | Hint
)

_decode: Final[Callable[[str | bytes], AnyMessage]] = msgspec.json.Decoder(AnyMessage).decode


def read_message(text: str | bytes) -> AnyMessage:
    """Decode a message. Raises `MalformedMessage`."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, RecursionError, ValueError):
        pass
    # Slower, but its errors say what is wrong and where.
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    convert(parse(raw, MalformedMessage), AnyMessage, MalformedMessage)  # type: ignore[arg-type]
    raise MalformedMessage(
        "not-json", what="half of a character"
    )  # the only text that the slow decoder accepts and the fast one does not
