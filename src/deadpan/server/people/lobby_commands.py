"""Commands in the lobby and after a game: seats, bots, options, settings, the start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, assert_never

from msgspec import to_builtins

from deadpan.bots import levels_of, usual_level
from deadpan.game import package_of
from deadpan.kernel.decoding import convert
from deadpan.kernel.errors import RecordError, SetupError
from deadpan.kernel.record import game_in
from deadpan.kernel.rules import AnyRules
from deadpan.server.errors import Forbidden, MalformedMessage, TableError, WrongMoment
from deadpan.server.limits import Credentials, clean_name
from deadpan.server.messages import (
    Bot,
    Bots,
    Empty,
    First,
    Lobby,
    LobbyMessage,
    Options,
    Rematch,
    Rename,
    Settle,
    Sit,
    Stand,
    Start,
    Swap,
)
from deadpan.server.state import (
    Agreed,
    AnyEntry,
    Began,
    BotSat,
    Emptied,
    FirstNamed,
    Paced,
    Renamed,
    Reopened,
    Sat,
    Settings,
    Settled,
    Stood,
    Swapped,
    TableState,
    first_player_of,
    options_for_log,
)
from deadpan.server.storage import Phase


def lobby_entries(
    message: LobbyMessage,
    who: int,
    state: TableState,
    phase: Phase,
    games: Mapping[str, AnyRules],
    credentials: Credentials,
) -> list[AnyEntry]:
    """The entries for a message of participant ``who``. Raises `DeadpanError`.

    ``phase`` is the phase that clients know: in the log the game can be over already, while the last answer is held
    back.
    """
    if not isinstance(message, Sit | Stand | Rename | First) and who != state.host:
        raise Forbidden("not-host")
    match message:
        case Rename(name):
            return [Renamed(who, clean_name(name))]
        case Bots(fast):
            return [Paced(fast)]
        case Rematch():
            if phase != "over":
                raise WrongMoment("not-over")
            return [begin_game(state, credentials)]
        case Lobby():
            if phase != "over":
                raise WrongMoment("not-over")
            return [Reopened()]
        case _:
            if phase != "lobby":
                raise WrongMoment("not-in-lobby")
            return _arrange(message, who, state, games, credentials)


def _arrange(
    message: Sit | Stand | Bot | Empty | Swap | Options | Settle | First | Start,
    who: int,
    state: TableState,
    games: Mapping[str, AnyRules],
    credentials: Credentials,
) -> list[AnyEntry]:
    match message:
        case Sit(seat, name):
            place = state.places[check_seat(state, seat)]
            if not place.is_open and place.participant != who:
                raise WrongMoment("seat-taken")
            named: list[AnyEntry] = [] if name is None else [Renamed(who, clean_name(name))]
            return [*named, Sat(who, seat)]
        case Stand():
            return [Stood(who)]
        case Bot(seat, level):
            return [BotSat(check_seat(state, seat), check_level(state.game.name, level))]
        case Empty(seat):
            return [Emptied(check_seat(state, seat))]
        case Swap(a, b):
            return [Swapped(check_seat(state, a), check_seat(state, b))]
        case Options(options, seats, wanted):
            game, agreed = (state.game, state.options) if wanted is None else (game_in(games, wanted), {})
            count = len(state.places) if seats is None else seats
            package = None if wanted is None else package_of(wanted)
            changed = Agreed(*check_agreement(game, {**agreed, **options}, count), wanted, package)
            return [changed, *_bots_for(game.name, state, count)]
        case Settle(settings):
            settled = {**to_builtins(state.settings), **settings}
            return [Settled(convert(settled, Settings, MalformedMessage, "settings"))]
        case First(seat):
            return [_name_first(seat, who, state)]
        case Start():
            return [begin_game(state, credentials)]
        case _:
            assert_never(message)


def check_seat(state: TableState, seat: int) -> int:
    """Return ``seat`` if the table has it. Raises `TableError`."""
    if not 0 <= seat < len(state.places):
        raise TableError("no-such-seat", seats=len(state.places), what=str(seat)[:20])
    return seat


def check_level(game: str, level: str | None) -> str:
    """A level of bots; for ``None`` the usual one. Raises `TableError` if the game does not have it."""
    if level is None:
        return usual_level(game)
    if level not in levels_of(game):
        raise TableError("unknown-bot")
    return level


def _bots_for(game: str, state: TableState, seats: int) -> list[BotSat]:
    """The bots of a table that changes to another game, at its usual level if it does not have theirs."""
    levels = levels_of(game)
    return [
        BotSat(seat, usual_level(game))
        for seat, place in enumerate(state.places[:seats])
        if place.participant is None and place.level is not None and place.level not in levels
    ]


def check_agreement(game: AnyRules, options: dict[str, Any], seats: int) -> tuple[dict[str, Any], int]:
    """The options in the form of the log, and the number of seats. Raises `DeadpanError`.

    A game is dealt on trial, so that options that cannot be played are refused at once, not at the start.
    """
    if seats not in game.players:
        raise RecordError("wrong-seats", fewest=game.players[0], most=game.players[-1], count=seats)
    try:
        agreed = game.read_options(options)
        game.pose(agreed, seats, game.deal(agreed, seats, ""), "")
    except SetupError as problem:
        problem.game = game.name
        raise
    return options_for_log(game, agreed), seats


def _name_first(seat: int | None, who: int, state: TableState) -> FirstNamed:
    """Answer the question who begins: any player may do so once, and the host at any time. Raises `TableError`."""
    now = first_player_of(state)
    if now.question is None:
        raise WrongMoment("no-question")
    if who != state.host:
        if state.seat_of(who) is None:
            raise Forbidden("not-seated")
        if not now.open:
            raise WrongMoment("answered-already")
    if seat is not None and state.places[check_seat(state, seat)].is_open:
        raise TableError("nobody-there")
    return FirstNamed(seat)


def begin_game(state: TableState, credentials: Credentials) -> Began:
    """Deal a game at this table. Raises `DeadpanError`."""
    if any(place.is_open for place in state.places):
        raise WrongMoment("seat-open")
    game = state.game
    first = first_player_of(state).seat
    options = game.read_options(state.options if first is None else {**state.options, "first": first})
    seed = credentials.seed()
    setup = game.deal(options, len(state.places), seed)
    return Began(options_for_log(game, options), seed, setup, credentials.seed())
