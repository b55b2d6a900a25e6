"""The words of the installed games over HTTP: a browser fetches those of the game that it shows."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, cast

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from deadpan.game import registry
from deadpan.game.registry import InstalledGame
from deadpan.locales import LANGUAGES, Language
from deadpan.locales.page_words import game_words, home_words, part_words
from deadpan.web.file_responses import ASK_AGAIN, CachedFile, cached_file, file_response
from deadpan.web.routes import refusals

_TYPE: Final = "text/plain"
FRESH_OR_NOT_FOUND: Final = {
    304: ResponseSpec(None, description="What the browser has is still right"),
    **refusals(404, 429),
}

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/words/{lang:str}",
    summary="What the home page says of every game, as Fluent",
    media_type=_TYPE,
    responses=FRESH_OR_NOT_FOUND,
    sync_to_thread=True,
)
def every_home(request: AnyRequest, lang: FromPath[str]) -> Response[str]:
    """The titles of all games, and the messages that introduce them."""
    spoken = known_language(lang)
    games = sorted(registry().games.items())
    return _answer(request, "\n".join(home_words(each.words, name, spoken) for name, each in games))


@get(
    "/api/words/{lang:str}/{game:str}",
    summary="What every page of a game needs to say, as Fluent",
    media_type=_TYPE,
    responses=FRESH_OR_NOT_FOUND,
    sync_to_thread=True,
)
def words_of_game(request: AnyRequest, lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The words of the rules and of the table."""
    return _answer(request, game_words(installed_game(game).words, known_language(lang)))


@get(
    "/api/words/{lang:str}/{game:str}/{part:str}",
    summary="What only some pages of a game need to say, as Fluent",
    media_type=_TYPE,
    responses=FRESH_OR_NOT_FOUND,
    sync_to_thread=True,
)
def words_of_part(request: AnyRequest, lang: FromPath[str], game: FromPath[str], part: FromPath[str]) -> Response[str]:
    """The words of one part of the page, such as how to play, a first game or the reminder sheet."""
    return _answer(request, part_words(installed_game(game).words, part, known_language(lang)))


def known_language(lang: str) -> Language:
    """A supported language. Raises `NotFoundException` for any other."""
    if lang not in LANGUAGES:
        raise NotFoundException
    return lang


def installed_game(game: str) -> InstalledGame:
    """The game of this name. Raises `NotFoundException` if none is installed."""
    found = registry().games.get(game)
    if found is None:
        raise NotFoundException
    return found


def _answer(request: AnyRequest, text: str | None) -> Response[str]:
    if text is None:
        raise NotFoundException
    answer: Any = file_response(text_page(text, _TYPE), request)
    return cast(Response[str], answer)


@cache
def text_page(text: str, media_type: str) -> CachedFile:
    """A text as a file that browsers revalidate."""
    return cached_file(text.encode(), media_type, ASK_AGAIN)


WORD_ROUTES = [every_home, words_of_game, words_of_part]
