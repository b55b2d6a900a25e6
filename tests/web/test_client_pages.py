"""The addresses of the client's page: which exist, and what link previews show of them."""

from __future__ import annotations

import pytest

from deadpan.web.client_pages import has_page, with_preview
from tests.server.harness import make_registry, run
from tests.web.driver import browser, running

PAGE = b'<title>Deadpan</title><meta name="description" content="old" />'


@pytest.mark.parametrize(
    "path",
    [
        "",
        *["index.html", "t/KOALA-1", "tv/KOALA-1", "replay", "replay/KOALA-1", "replay/KOALA-1/2", "how", "how/"],
        *["rules", "rules/hush", "first/hush", "credits", "my-games"],
    ],
)
def test_an_address_of_the_client_exists(path: str) -> None:
    assert has_page(path)


@pytest.mark.parametrize(
    "path", ["nowhere", "t", "t/", "credits/x", "t/KOALA-1/x", "admin.php", "T/KOALA-1", "replay/1/2/3"]
)
def test_other_addresses_do_not(path: str) -> None:
    assert not has_page(path)


def test_a_page_that_a_game_adds_exists() -> None:
    assert has_page("boards")


def test_an_unknown_address_is_404_with_a_page_that_leads_home() -> None:
    async def test() -> None:
        async with running(make_registry()) as app, browser(app) as http:
            found, lost = await http.get("/"), await http.get("/nowhere")
            assert (found.status_code, lost.status_code) == (200, 404)
            assert lost.content == found.content
            assert lost.headers["content-type"] == found.headers["content-type"]

    run(test())


@pytest.mark.parametrize(
    ("path", "lang", "title"),
    [("", "en", "Deadpan"), ("t", "fr", "Une table sur Deadpan"), ("tv", "en", "A table at Deadpan"),
     ("replay", "pl", "Rozegrana gra")],
)  # fmt: skip
def test_a_preview_has_a_title_and_a_description_in_the_language_of_the_request(
    path: str, lang: str, title: str
) -> None:
    page = with_preview(PAGE, path, lang).decode()
    assert f"<title>{title}</title>" in page
    assert f'<meta property="og:title" content="{title}" />' in page
    assert page.count('name="description"') == page.count('property="og:description"') == 1
    assert "old" not in page


def test_all_tables_have_the_same_preview() -> None:
    async def test() -> None:
        host = make_registry()
        made = await host.create("hush", {}, 2, "Ada")
        async with running(host) as app, browser(app) as http:
            there, nowhere = await http.get(f"/t/{made.code}"), await http.get("/t/NOPE-1")
            assert there.content == nowhere.content
            assert b"Ada" not in there.content

    run(test())
