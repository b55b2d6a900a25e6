"""The documentation site: every page is in its navigation, and every link and every name in it exists."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from os.path import relpath
from pathlib import Path
from typing import Any

import pytest

from scripts import docs_site
from scripts.docs_site import ROOT, is_relative, page_of, pages, target_of

CONFIG = tomllib.loads((ROOT / docs_site.SITE / "zensical.toml").read_text("utf-8"))["project"]
FILES = sorted(pages())
LINK = re.compile(r"\[[^\]]*\]\((?P<target>[^)\s#]*)(?:#(?P<anchor>[^)\s]*))?\)")
HERE = ("src", "src/deadpan", "client/src", "docs", "examples/hush")
UNDER = (ROOT, *(ROOT / folder for folder in HERE), *ROOT.glob("games/*"), *ROOT.glob("games/*/src"))
"""A path on a page begins in one of these folders."""
OF_FILES = ("deadpan.db", "deadpan.kept", "deadpan.server.lock", "deadpan.service")
"""They look like modules, and are files of a server."""
NAMED = re.compile(r"^::: ([\w.]+)$", re.MULTILINE)


def bare(text: str) -> str:
    """The text of a page without its code."""
    text = re.sub(r"^```.*?^```$", "", text, flags=re.MULTILINE | re.DOTALL)
    return re.sub(r"`[^`]+`", "code", text)


def anchors(file: str) -> list[str]:
    """The addresses of the headings of a page, as GitHub and the site generator make them."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / file).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings]


def spans(file: str) -> list[str]:
    """The code in the lines of a page."""
    text = re.sub(r"^```.*?^```$", "", (ROOT / file).read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


def exists(name: str) -> bool:
    """Whether a module, or a name in one, exists."""
    try:
        import_module(name)
    except ModuleNotFoundError:
        module, _, attribute = name.rpartition(".")
        return bool(module) and hasattr(import_module(module), attribute)
    return True


def entries(nav: list[dict[str, Any]]) -> Iterator[str]:
    """The pages that a navigation leads to."""
    for entry in nav:
        for place in entry.values():
            yield from entries(place) if isinstance(place, list) else [place]


def test_every_page_is_in_the_navigation_once() -> None:
    assert Counter(entries(CONFIG["nav"])) == Counter(pages().values())


def test_the_navigation_has_these_parts() -> None:
    titles = [title for entry in CONFIG["nav"] for title in entry]
    assert titles == [
        "Play", "Host", "Write a game", "Write a bot", "Protocol", "Records", "API", "Rules", "Architecture",
    ]  # fmt: skip


@pytest.mark.parametrize("file", FILES)
def test_every_link_and_anchor_of_a_page_exists(file: str) -> None:
    for match in LINK.finditer(bare((ROOT / file).read_text("utf-8"))):
        if not is_relative(match["target"]) and match["target"]:
            continue
        target = target_of(file, match["target"]) if match["target"] else file
        assert (ROOT / target).exists(), match[0]
        if match["anchor"]:
            assert anchors(target).count(match["anchor"]) == 1, match[0]


@pytest.mark.parametrize("file", FILES)
def test_lists_and_tables_of_a_page_follow_an_empty_line(file: str) -> None:
    """The site generator recognises a list or a table only after an empty line or a heading; GitHub does anywhere."""
    for block in re.split(r"\n\n|^#.*\n", bare((ROOT / file).read_text("utf-8")), flags=re.MULTILINE):
        lines = block.strip("\n").split("\n")
        for kind in (r"(?:[-*]|\d+\.) ", r"\|"):
            if any(re.match(kind, line) for line in lines):
                assert re.match(kind, lines[0]), lines


@pytest.mark.parametrize("file", [file for file in FILES if file.startswith("docs/reference/")])
def test_every_name_of_the_reference_exists(file: str) -> None:
    names = NAMED.findall((ROOT / file).read_text("utf-8"))
    assert names
    assert [name for name in names if not exists(name)] == []


@pytest.mark.parametrize("file", FILES)
def test_every_file_that_a_page_names_exists(file: str) -> None:
    for span in spans(file):
        if re.fullmatch(r"(?:[\w*.-]+/)+(?:[\w*.-]+\.(?:py|tsx?|mjs|js|txt|json|toml))?", span):
            assert any(next(folder.glob(span), None) for folder in UNDER), span


@pytest.mark.parametrize("file", [file for file in FILES if file != "CHANGELOG.md"])
def test_every_module_that_a_page_names_exists(file: str) -> None:
    named = [span for span in spans(file) if re.fullmatch(r"deadpan(?:_\w+)?(?:\.\w+)+", span)]
    assert [name for name in named if name not in OF_FILES and not exists(name)] == []


def test_the_reference_has_every_public_name() -> None:
    import deadpan

    names = NAMED.findall((ROOT / "docs" / "reference" / "library.md").read_text("utf-8"))
    assert {name.removeprefix("deadpan.") for name in names} == {*deadpan.__all__} - {"View"}  # an alias of Any


def test_links_of_the_gathered_pages_lead_to_gathered_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(docs_site, "PAGES", tmp_path)
    gathering = docs_site.Gathering()
    for file, page in pages().items():
        gathering.page(file, page)
    checked = 0
    for gathered in sorted(tmp_path.rglob("*.md")):
        if gathered.is_relative_to(tmp_path / "files"):
            continue
        for match in LINK.finditer(bare(gathered.read_text("utf-8"))):
            if is_relative(match["target"]):
                assert (gathered.parent / match["target"]).is_file(), f"{relpath(gathered, tmp_path)}: {match[0]}"
                checked += 1
    assert checked > 50


def test_a_rule_of_a_gathered_page_has_its_number_as_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(docs_site, "PAGES", tmp_path)
    file = next(file for file in FILES if file.endswith("rules_page/en.md"))
    docs_site.Gathering().page(file, "rules.md")
    numbers = re.findall(r"^- \*\*([A-Z]\d+\.\d+)\*\*", (ROOT / file).read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"\{ #([\w.]+) \}", (tmp_path / "rules.md").read_text("utf-8")) == numbers


def test_page_of_maps_files_of_the_repository_to_pages_of_the_site() -> None:
    assert page_of("README.md") == "index.md"
    assert page_of("docs/deploy.md") == "deploy.md"
    assert page_of("docs/site/package.json") is None
    assert page_of("src/deadpan/__init__.py") is None
