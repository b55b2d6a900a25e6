"""The types of HTTP bodies, from which the OpenAPI page is generated."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from deadpan.kernel.rules import AnyRules
from deadpan.lessons import Lesson
from deadpan.locales.wording import wording
from deadpan.server.state import BreakReason, Door, Settings
from deadpan.server.storage import Phase
from deadpan.web.client_address import Relayed

Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=200, description="A nickname: text, 24 characters at most.")
]
OptionValues: TypeAlias = Annotated[dict[str, Any], Meta(description="What differs from the game's defaults.")]


class Option(Struct, frozen=True):
    """An option of a game that a table can set before it begins."""

    name: str
    kind: Annotated[
        str,
        Meta(
            description="choice: one of `values`. number, flag. seat: a seat's number, or one of `values`. A game may "
            "name a widget of its own screen."
        ),
    ]
    default: Any
    values: list[str] | UnsetType = UNSET
    min: int | UnsetType = UNSET
    max: int | UnsetType = UNSET
    nullable: Annotated[bool, Meta(description="Whether null is a value too.")] = False
    presets: Annotated[
        Mapping[str, Mapping[str, Any]] | UnsetType,
        Meta(description="By value: the other options that a client sets along with it."),
    ] = UNSET


Kinds = Annotated[dict[str, str], Meta(description="By field: the kind of names that its values are read by.")]


class WordingShown(Struct, frozen=True):
    """How the fields of a game's events, choices and refusals are read."""

    kinds: Kinds
    optional: Annotated[list[str], Meta(description="Fields that may be null: messages get `$has_FIELD`.")]
    secret: Annotated[list[str], Meta(description="Events that are told to some seats only.")]


def wording_shown(rules: AnyRules) -> WordingShown:
    """The same for one game, read off its types."""
    words = wording(rules)
    return WordingShown(words.kinds, words.optional, words.secret)


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    name: str
    players: Annotated[list[int], Meta(description="Every number of players that can play.")]
    options: list[Option]
    bots: Annotated[list[str], Meta(description="Every level of bots.")]
    difficulties: Annotated[list[str], Meta(description="The levels that the page offers, easiest first.")]
    usual_bot: Annotated[str, Meta(description="The default level of a bot.")]
    first_asked: Annotated[str | None, Meta(description="The question by which a table decides who begins.")]
    wording: WordingShown
    usual_seats: Annotated[int, Meta(description="How many seats a new table has.")]
    accent: Annotated[str, Meta(description="The colour of its plain poster, `#rrggbb`.")]
    icon: Annotated[str | None, Meta(description="The address of the picture on its plain poster.")]
    screen: Annotated[
        str | None, Meta(description="The address of its screen, an ES module; null: the generic screen.")
    ]
    has_lesson: Annotated[bool, Meta(description="Whether there is a first game.")]
    has_rules: Annotated[bool, Meta(description="Whether there is a page of its rules.")]
    has_how: Annotated[bool, Meta(description="Whether there is a page on how to play.")]
    words: Annotated[list[str], Meta(description="The parts of its words that can be fetched separately.")]


WhoMayCome: TypeAlias = Annotated[
    Door | None, Meta(description="Who may enter without an invitation; by default, those who are let in.")
]


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create."""

    game: Text
    name: Name
    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: OptionValues = {}
    door: WhoMayCome = None


BotLevel: TypeAlias = Annotated[
    Text | None, Meta(description="The level of the bots; by default, the game's usual one.")
]


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to create with bots, in play at once."""

    game: Text
    name: Name
    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    bots: BotLevel = None
    options: OptionValues = {}
    door: WhoMayCome = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """A participant who joins a table, or knocks there."""

    name: Name
    invitation: Annotated[Text | None, Meta(description="What the link to the table says after `#i=`.")] = None


class DeviceMove(Struct, frozen=True, forbid_unknown_fields=True):
    """A participant who continues on another device."""

    token: Annotated[Text, Meta(description="The participant's token; it ends when the ticket is used.")]


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket to exchange, or a token from before tickets existed."""

    ticket: Text | None = None
    token: Text | None = None


RecordBrought: TypeAlias = Annotated[dict[str, Any], Meta(description="One game, as docs/records.md has it.")]
After: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="After how many of its choices.")]
SomeSeat: TypeAlias = Annotated[int, Meta(ge=0, le=64)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to continue from."""

    record: RecordBrought
    at: After
    seat: Annotated[int, Meta(ge=0, le=64, description="The seat to play on in; bots play the others.")]
    name: Name
    bots: BotLevel = None


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to review."""

    record: RecordBrought
    seat: Annotated[SomeSeat | None, Meta(description="Whose view; null: a spectator's.")] = None
    face_up: Annotated[bool, Meta(description="With everything that lies face down.")] = False


class LookInto(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a record to review."""

    record: RecordBrought
    at: After
    seat: Annotated[SomeSeat | None, Meta(description="Whose knowledge; null: a spectator's.")] = None


class MarkShown(Struct, frozen=True):
    """A certain deduction that a player did not use."""

    n: Annotated[int, Meta(description="After how many choices.")]
    seat: int
    kind: str
    choice: Annotated[dict[str, Any], Meta(description="What was certain and not done, or done and certain to fail.")]
    whom: Annotated[int | None, Meta(description="The seat that it is about.")]


class ReplayShown(Struct, frozen=True):
    """A recorded game as frames."""

    game: str
    names: list[str]
    options: dict[str, Any]
    over: bool
    frames: Annotated[list[dict[str, Any]], Meta(description="A `view`, then a `step` for each choice.")]
    marks: list[MarkShown]


class InsightShown(Struct, frozen=True):
    """What a seat could know at some moment; by seat, null where there is nothing to know."""

    game: str
    at: int
    seat: int | None
    proved: Annotated[list[Any], Meta(description="What was certain, as a case file or notebook has it.")]
    likely: Annotated[list[Any], Meta(description="How likely it was, judged by what the others chose.")]


class Admitted(Struct, frozen=True):
    """The token of a participant. It is never told to anybody else."""

    token: str
    knocks: Annotated[bool, Meta(description="Whether the participant has to be let in first.")]


class TicketShown(Struct, frozen=True):
    """A ticket, to be exchanged for a new token on another device."""

    ticket: str
    seconds: Annotated[int, Meta(description="Seconds until it expires. It can be used once.")]


class NewToken(Struct, frozen=True):
    """A new token. The old one ends when this one is first used."""

    token: str


class SeatShown(Struct, frozen=True):
    """A seat and its occupant."""

    name: str | None
    kind: Literal["person", "bot", "open"]
    level: Annotated[str | None, Meta(description="The level of a bot, also of one that replaces a person.")]
    connected: bool
    host: bool


class PersonShown(Struct, frozen=True):
    """A person who is connected or has a seat."""

    participant: int
    name: str
    seat: int | None
    connected: bool
    muted: bool
    out: Annotated[bool, Meta(description="Whether they were removed from the game. The host can take them back.")]


class Knocking(Struct, frozen=True):
    """A person who waits to be admitted."""

    participant: int
    name: str


class Asking(Struct, frozen=True):
    """A person who asks for the seat of a bot."""

    participant: int
    name: str
    seat: int
    agreed: Annotated[list[int], Meta(description="The participants who agreed so far.")]
    needed: Annotated[list[int], Meta(description="The participants who have to agree.")]


class MissingShown(Struct, frozen=True):
    """A seat whose player is disconnected while the table waits."""

    seat: int
    left: Annotated[float, Meta(description="Seconds until a bot takes over.")]


class GamePlayed(Struct, frozen=True):
    """A finished game."""

    game: str
    number: Annotated[int, Meta(description="The number of the game at this table, from 1.")]
    names: list[str]
    winners: list[int]
    scores: list[int]


class Standing(Struct, frozen=True):
    """What one person or bot has won so far."""

    name: str
    participant: Annotated[int | None, Meta(description="null for a bot.")]
    games: int
    wins: Annotated[float, Meta(description="A shared win counts as its share.")]
    points: int


class FirstShown(Struct, frozen=True):
    """How it is decided who begins the next game."""

    by: Annotated[
        Literal["asked", "chance", "turn", "seat"],
        Meta(description="The game's question, chance, the next seat after each game, or a chosen seat."),
    ]
    seat: Annotated[int | None, Meta(description="Who begins, as decided so far; null: chance decides.")]
    question: Annotated[str | None, Meta(description="The question for the table.")]
    open: Annotated[bool, Meta(description="Whether every seat can answer, or only the host.")]


class EveningShown(Struct, frozen=True):
    """The last 50 finished games of a table, and the standings after all its games, best first."""

    games: list[GamePlayed]
    standings: list[Standing]


class TableShown(Struct, frozen=True):
    """The public state of a table, apart from the game."""

    code: str
    game: str
    options: dict[str, Any]
    phase: Phase
    seats: list[SeatShown]
    spectators: int
    host: int | None
    game_number: int
    fast_bots: bool
    waiting: Annotated[list[int], Meta(description="The seats that are asked.")]
    settings: Settings
    first: Annotated[FirstShown | None, Meta(description="null while a game is on.")]
    paused: bool
    missing: list[MissingShown]
    ending: Annotated[list[int], Meta(description="The seats that voted to end the game.")]
    broken_off: Annotated[bool, Meta(description="Whether the game ended without a count.")]
    broken_off_because: Annotated[
        BreakReason | None, Meta(description="The players agreed to end it, or it had too many choices.")
    ]
    people: list[PersonShown]
    door: Annotated[
        Door, Meta(description="Who may enter without an invitation: everybody, those who are let in, or nobody.")
    ]
    knocking: list[Knocking]
    asking: list[Asking]
    played_on: Annotated[
        bool, Meta(description="Whether the game continues a record, whose hidden cards one player may know.")
    ]
    evening: EveningShown


class LessonsShown(Struct, frozen=True):
    """A first game: a record with lessons."""

    record: dict[str, Any]
    seat: Annotated[int, Meta(description="The learner's seat.")]
    frames: Annotated[
        list[dict[str, Any]], Meta(description="What that seat is told: a `view`, then a `step` for each choice.")
    ]
    lessons: list[Lesson]


class Refusal(Struct, frozen=True):
    """An error: its code, the rule that it cites, data, and a sentence."""

    code: str
    rule: str | None
    data: dict[str, Any]
    text: Annotated[str, Meta(description="A sentence in the language of the request.")]


class Health(Struct, frozen=True):
    """The server is up."""

    status: Literal["ok"]


class Status(Struct, frozen=True):
    """The version and the load of the server."""

    version: str
    tables: int
    awake: int
    sockets: Annotated[int, Meta(description="Open sockets.")]
    room: Annotated[int, Meta(description="The most sockets there can be.")]


class CallerShown(Struct, frozen=True):
    """How limits identify the client."""

    address: str
    relayed: Annotated[
        Relayed,
        Meta(description="Whether the request came through a proxy, and whether the server trusts that proxy."),
    ]
