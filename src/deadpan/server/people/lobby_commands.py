"""What may be changed around a game: seats, bots, options, the start. Decided here, written and told by the table."""

from __future__ import annotations

from typing import Any, assert_never

from msgspec import to_builtins

from deadpan.bots import levels_of, usual_level
from deadpan.game import package_of
from deadpan.kernel.decoding import convert
from deadpan.kernel.errors import RecordError
from deadpan.kernel.record import game_in
from deadpan.kernel.rules import AnyRules
from deadpan.server.errors import Forbidden, MalformedMessage, TableError, WrongMoment
from deadpan.server.limits import clean_name
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
from deadpan.server.services import Services
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


def lobby_entries(message: LobbyMessage, who: int, ledger: TableState, house: Services, phase: Phase) -> list[AnyEntry]:
    """What participant ``who`` brings about. Raises `DeadpanError`, and then nothing has changed.

    ``phase`` is what was told: the game itself can be over already when the last answer waits for its window to close.
    """
    if not isinstance(message, Sit | Stand | Rename | First) and who != ledger.host:
        raise Forbidden("not-host")
    match message:
        case Rename(name):
            return [Renamed(who, clean_name(name))]
        case Bots(fast):
            return [Paced(fast)]
        case Rematch():
            if phase != "over":
                raise WrongMoment("not-over")
            return [begin(ledger, house)]
        case Lobby():
            if phase != "over":
                raise WrongMoment("not-over")
            return [Reopened()]
        case _:
            if phase != "lobby":
                raise WrongMoment("not-in-lobby")
            return _arrange(message, who, ledger, house)


def _arrange(
    message: Sit | Stand | Bot | Empty | Swap | Options | Settle | First | Start,
    who: int,
    ledger: TableState,
    house: Services,
) -> list[AnyEntry]:
    match message:
        case Sit(seat, name):
            place = ledger.places[check_seat(ledger, seat)]
            if not place.is_open and place.participant != who:
                raise WrongMoment("seat-taken")
            named: list[AnyEntry] = [] if name is None else [Renamed(who, clean_name(name))]
            return [*named, Sat(who, seat)]
        case Stand():
            return [Stood(who)]
        case Bot(seat, level):
            return [BotSat(check_seat(ledger, seat), check_level(ledger.game.name, level))]
        case Empty(seat):
            return [Emptied(check_seat(ledger, seat))]
        case Swap(a, b):
            return [Swapped(check_seat(ledger, a), check_seat(ledger, b))]
        case Options(options, seats, wanted):
            game, agreed = (ledger.game, ledger.options) if wanted is None else (find_game(house, wanted), {})
            count = len(ledger.places) if seats is None else seats
            package = None if wanted is None else package_of(wanted)
            changed = Agreed(*check_agreement(game, {**agreed, **options}, count), wanted, package)
            return [changed, *_bots_for(game.name, ledger, count)]
        case Settle(settings):
            settled = {**to_builtins(ledger.settings), **settings}
            return [Settled(convert(settled, Settings, MalformedMessage, "settings"))]
        case First(seat):
            return [_name_first(seat, who, ledger)]
        case Start():
            return [begin(ledger, house)]
        case _:
            assert_never(message)


def check_seat(ledger: TableState, seat: int) -> int:
    """``seat``, if there is one. Raises `TableError`."""
    if not 0 <= seat < len(ledger.places):
        raise TableError("no-such-seat", seats=len(ledger.places), what=str(seat)[:20])
    return seat


def check_level(game: str, level: str | None) -> str:
    """This level of bots, or the usual one for ``None``. Raises `TableError` for one that the game does not have."""
    if level is None:
        return usual_level(game)
    if level not in levels_of(game):
        raise TableError("unknown-bot")
    return level


def _bots_for(game: str, ledger: TableState, seats: int) -> list[BotSat]:
    """The bots of a table that goes over to another game, at its usual level where it has no such level as theirs."""
    levels = levels_of(game)
    return [
        BotSat(seat, usual_level(game))
        for seat, place in enumerate(ledger.places[:seats])
        if place.participant is None and place.level is not None and place.level not in levels
    ]


def find_game(house: Services, name: str) -> AnyRules:
    """A game by its name. Raises `RecordError`."""
    return game_in(house.games, name)


def check_agreement(game: AnyRules, options: dict[str, Any], seats: int) -> tuple[dict[str, Any], int]:
    """Options as the log has them, and the number of seats. Raises `DeadpanError`.

    A game is dealt on trial: what cannot be played is refused to whom it can still be told, and not at the start.
    """
    if seats not in game.players:
        raise RecordError("wrong-seats", fewest=game.players[0], most=game.players[-1], count=seats)
    agreed = game.read_options(options)
    game.pose(agreed, seats, game.deal(agreed, seats, ""), "")
    return options_for_log(game, agreed), seats


def _name_first(seat: int | None, who: int, ledger: TableState) -> FirstNamed:
    """One press by anybody who sits here answers; after that, the host alone can change it. Raises `TableError`."""
    now = first_player_of(ledger)
    if now.question is None:
        raise WrongMoment("no-question")
    if who != ledger.host:
        if ledger.seat_of(who) is None:
            raise Forbidden("not-seated")
        if not now.open:
            raise WrongMoment("answered-already")
    if seat is not None and ledger.places[check_seat(ledger, seat)].is_open:
        raise TableError("nobody-there")
    return FirstNamed(seat)


def begin(ledger: TableState, house: Services) -> Began:
    """The beginning of a game at this table, by whoever begins there. Raises `DeadpanError`."""
    if any(place.is_open for place in ledger.places):
        raise WrongMoment("seat-open")
    game = ledger.game
    first = first_player_of(ledger).seat
    options = game.read_options(ledger.options if first is None else {**ledger.options, "first": first})
    seed = house.keys.seed()
    setup = game.deal(options, len(ledger.places), seed)
    return Began(options_for_log(game, options), seed, setup, house.keys.seed())
