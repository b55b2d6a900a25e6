"""What travels over HTTP, as types: the OpenAPI page is made from these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from deadpan.kernel.rules import AnyRules
from deadpan.lessons import Lesson
from deadpan.locales.wording import wording
from deadpan.server.state import Door, Settings
from deadpan.server.storage import Phase
from deadpan.web.client_address import Relayed

Text: TypeAlias = Annotated[str, Meta(max_length=200)]
Name: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=200, description="A nickname: text, 24 characters at most.")
]
OptionValues: TypeAlias = Annotated[dict[str, Any], Meta(description="What differs from the game's defaults.")]


class Option(Struct, frozen=True):
    """Something a table can agree on before a game."""

    name: str
    kind: Annotated[
        str,
        Meta(
            description="choice: one of `values`. number, flag. seat: a seat's number, or one of `values`. A game may "
            "name another one, which its screen knows."
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
    optional: Annotated[list[str], Meta(description="Fields that may hold nothing: sentences have `$has_FIELD`.")]
    secret: Annotated[list[str], Meta(description="Events that not everybody hears.")]


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
    difficulties: Annotated[list[str], Meta(description="The levels that people are offered, easiest first.")]
    usual_bot: Annotated[str, Meta(description="The level of a bot where nobody chose one.")]
    first_asked: Annotated[str | None, Meta(description="What tables are asked to find who begins.")]
    wording: WordingShown
    usual_seats: Annotated[int, Meta(description="How many seats a new table has.")]
    accent: Annotated[str, Meta(description="The colour of its plain poster, `#rrggbb`.")]
    icon: Annotated[str | None, Meta(description="The address of the picture on its plain poster.")]
    screen: Annotated[str | None, Meta(description="The address of its screen, an ES module; null: it brings none.")]
    has_lesson: Annotated[bool, Meta(description="Whether there is a first game.")]
    has_rules: Annotated[bool, Meta(description="Whether there is a page of its rules.")]
    has_how: Annotated[bool, Meta(description="Whether there is a page on how to play.")]
    words: Annotated[list[str], Meta(description="The parts of its words that are fetched one by one.")]


WhoMayCome: TypeAlias = Annotated[
    Door | None, Meta(description="Who may come without an invitation; without it, whoever is let in.")
]


class MakeTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made."""

    game: Text
    name: Name
    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    options: OptionValues = {}
    door: WhoMayCome = None


BotLevel: TypeAlias = Annotated[
    Text | None, Meta(description="The level of the bots; without it, the game's usual one.")
]


class PlayNow(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with bots, the game running."""

    game: Text
    name: Name
    seats: Annotated[int, Meta(ge=0, le=64)] | None = None
    bots: BotLevel = None
    options: OptionValues = {}
    door: WhoMayCome = None


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who joins a table, or knocks there."""

    name: Name
    invitation: Annotated[Text | None, Meta(description="What the link to the table says after `#i=`.")] = None


class DeviceMove(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who goes on at another device."""

    token: Annotated[Text, Meta(description="Their token; it ends when the ticket was used.")]


class Arrival(Struct, frozen=True, forbid_unknown_fields=True):
    """A ticket to exchange, or a token of before there were tickets."""

    ticket: Text | None = None
    token: Text | None = None


RecordBrought: TypeAlias = Annotated[dict[str, Any], Meta(description="One game, as docs/records.md has it.")]
After: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000, description="After how many of its choices.")]
SomeSeat: TypeAlias = Annotated[int, Meta(ge=0, le=64)]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to play on from."""

    record: RecordBrought
    at: After
    seat: Annotated[int, Meta(ge=0, le=64, description="The seat to play on in; bots play the others.")]
    name: Name
    bots: BotLevel = None


class LookBack(Struct, frozen=True, forbid_unknown_fields=True):
    """A record to look at again."""

    record: RecordBrought
    seat: Annotated[SomeSeat | None, Meta(description="Whose view; null: of those who look on.")] = None
    face_up: Annotated[bool, Meta(description="Everything that lies face down, too.")] = False


class LookInto(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a record to look into."""

    record: RecordBrought
    at: After
    seat: Annotated[SomeSeat | None, Meta(description="Whose mind; null: of those who look on.")] = None


class MarkShown(Struct, frozen=True):
    """A deduction that was there and missed."""

    n: Annotated[int, Meta(description="After how many choices.")]
    seat: int
    kind: str
    choice: Annotated[dict[str, Any], Meta(description="What was sure and not done, or done and sure to be in vain.")]
    whom: Annotated[int | None, Meta(description="The seat that it is about.")]


class ReplayShown(Struct, frozen=True):
    """A game told again."""

    game: str
    names: list[str]
    options: dict[str, Any]
    over: bool
    frames: Annotated[list[dict[str, Any]], Meta(description="A `view`, then a `step` for each choice.")]
    marks: list[MarkShown]


class InsightShown(Struct, frozen=True):
    """What a seat could know at some moment; by seat, null where there is nothing to ask about."""

    game: str
    at: int
    seat: int | None
    proved: Annotated[list[Any], Meta(description="What was certain, as a case file or notebook has it.")]
    likely: Annotated[list[Any], Meta(description="How likely it was, to one who reads what others choose.")]


class Admitted(Struct, frozen=True):
    """The token that proves who one is. Nobody else ever learns it."""

    token: str
    knocks: Annotated[bool, Meta(description="Whether somebody with a seat has to let one in first.")]


class TicketShown(Struct, frozen=True):
    """What is exchanged for a new token on another device."""

    ticket: str
    seconds: Annotated[int, Meta(description="How long it is good. It can be used once.")]


class NewToken(Struct, frozen=True):
    """The new token. The old one ends when this one is used."""

    token: str


class SeatShown(Struct, frozen=True):
    """A seat and who is in it."""

    name: str | None
    kind: Literal["person", "bot", "open"]
    level: Annotated[str | None, Meta(description="Of a bot; of one that plays on for a person, too.")]
    connected: bool
    host: bool


class PersonShown(Struct, frozen=True):
    """Somebody with a name who is here or has a seat here."""

    participant: int
    name: str
    seat: int | None
    connected: bool
    muted: bool
    out: Annotated[bool, Meta(description="Whether they were removed from the game, and may be taken back.")]


class Knocking(Struct, frozen=True):
    """Somebody who waits to be let in."""

    participant: int
    name: str


class Asking(Struct, frozen=True):
    """Somebody who asks for the seat of a bot."""

    participant: int
    name: str
    seat: int
    agreed: Annotated[list[int], Meta(description="The participants who agreed so far.")]
    needed: Annotated[list[int], Meta(description="Those who have to.")]


class MissingShown(Struct, frozen=True):
    """A seat that is waited for: whoever plays there is gone."""

    seat: int
    left: Annotated[float, Meta(description="Seconds until a bot plays on.")]


class GamePlayed(Struct, frozen=True):
    """A game that was played to its end."""

    game: str
    number: Annotated[int, Meta(description="Which one at this table, counted from 1.")]
    names: list[str]
    winners: list[int]
    scores: list[int]


class Standing(Struct, frozen=True):
    """What one person or bot has won so far."""

    name: str
    participant: Annotated[int | None, Meta(description="null for a bot.")]
    games: int
    wins: Annotated[float, Meta(description="A win that is shared counts by its share.")]
    points: int


class FirstShown(Struct, frozen=True):
    """How it is settled who begins the next game."""

    by: Annotated[
        Literal["asked", "chance", "turn", "seat"],
        Meta(description="The question of the game, chance, the next seat after each game, or a seat that was chosen."),
    ]
    seat: Annotated[int | None, Meta(description="Who begins, as things stand; null: chance decides.")]
    question: Annotated[str | None, Meta(description="What the table is asked.")]
    open: Annotated[bool, Meta(description="Whether everybody with a seat can answer; otherwise the host alone can.")]


class EveningShown(Struct, frozen=True):
    """The last 50 games that a table played to their end, and who stands how after all of them, best first."""

    games: list[GamePlayed]
    standings: list[Standing]


class TableShown(Struct, frozen=True):
    """What everybody may know of a table besides the game."""

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
    ending: Annotated[list[int], Meta(description="The seats that would end the game here.")]
    broken_off: Annotated[bool, Meta(description="Whether the game ended by common consent, without a count.")]
    people: list[PersonShown]
    door: Annotated[Door, Meta(description="Who may come without an invitation: all, those who are let in, or nobody.")]
    knocking: list[Knocking]
    asking: list[Asking]
    played_on: Annotated[bool, Meta(description="Whether the game is one of a record, which its bringer may know.")]
    evening: EveningShown


class LessonsShown(Struct, frozen=True):
    """A first game: a record with lessons attached."""

    record: dict[str, Any]
    seat: Annotated[int, Meta(description="The learner's.")]
    frames: Annotated[
        list[dict[str, Any]], Meta(description="What that seat is told: a `view`, then a `step` for each choice.")
    ]
    lessons: list[Lesson]


class Refusal(Struct, frozen=True):
    """Why not."""

    code: str
    rule: str | None
    data: dict[str, Any]
    text: Annotated[str, Meta(description="A sentence in the language of the request.")]


class Health(Struct, frozen=True):
    """That the server is well."""

    status: Literal["ok"]


class Status(Struct, frozen=True):
    """How the server is."""

    version: str
    tables: int
    awake: int
    sockets: Annotated[int, Meta(description="Open sockets.")]
    room: Annotated[int, Meta(description="How many sockets there can be.")]


class CallerShown(Struct, frozen=True):
    """Who you are to the limits."""

    address: str
    relayed: Annotated[
        Relayed,
        Meta(description="Whether a proxy says that it speaks for you, and whether it is one that the server trusts."),
    ]
