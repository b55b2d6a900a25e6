"""The Markdown pages that a game's package brings for players, over HTTP: its rules, and how to play it."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Any, Final, cast

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from deadpan.game.word_files import FALLBACK
from deadpan.locales import Language
from deadpan.web.file_responses import file_response
from deadpan.web.game_words import FRESH_OR_NOT_FOUND, installed_game, known_language, text_page

_TYPE: Final = "text/markdown"

AnyRequest = Request[Any, Any, Any]


@get(
    "/api/rules/{lang:str}/{game:str}",
    summary="The numbered rules of a game, as Markdown",
    media_type=_TYPE,
    responses=FRESH_OR_NOT_FOUND,
    sync_to_thread=True,
)
def rules_page(request: AnyRequest, lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """The rules in a language, or in English where the game has no translation."""
    return _answer(request, installed_game(game).game.rules_page, known_language(lang))


@get(
    "/api/how/{lang:str}/{game:str}",
    summary="How to play a game, as Markdown",
    media_type=_TYPE,
    responses=FRESH_OR_NOT_FOUND,
    sync_to_thread=True,
)
def how_page(request: AnyRequest, lang: FromPath[str], game: FromPath[str]) -> Response[str]:
    """How to play in a language, or in English where the game has no translation."""
    return _answer(request, installed_game(game).game.how_to_play, known_language(lang))


def _answer(request: AnyRequest, folder: Traversable | None, lang: Language) -> Response[str]:
    if folder is None:
        raise NotFoundException
    for each in (lang, FALLBACK):
        file = folder / f"{each}.md"
        if file.is_file():
            answer: Any = file_response(text_page(file.read_text("utf-8"), _TYPE), request)
            return cast(Response[str], answer)
    raise NotFoundException


PAGE_ROUTES = [rules_page, how_page]
