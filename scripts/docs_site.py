"""Gather the pages of the documentation site into ``build/docs-pages``: ``python -m scripts.docs_site``.

In the repository the pages are in ``docs``, at the root and in the folders of the games. The site generator needs them
in one folder, with links that stay inside it. So each page is copied, and each link to another file or folder of the
repository is changed to a page that shows it.

It needs only Python, and is tested without the site generator (``tests/test_docs_site.py``).
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Callable
from os.path import relpath
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = ROOT / "build" / "docs-pages"
SITE: Final = "docs/site"
"""The configuration of the site; no file in it is a page."""
ELSEWHERE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages outside ``docs``, and their places on the site."""
OF_GAMES: Final = (
    (re.compile(r"games/([^/]+)/src/[^/]+/rules_page/(\w+\.md)"), r"rules/\1/\2"),
    (re.compile(r"games/([^/]+)/docs/([\w-]+\.md)"), r"rules/\1/\2"),
)
"""The pages in the folder of a game, and their places on the site."""
SHOWN_AS: Final = {".py": "python", ".md": "markdown", ".ts": "typescript", ".mjs": "javascript", ".conf": "nginx"}
"""The language for highlighting a file, if its name differs from the file's ending."""

_LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
_FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_RULE: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)


def tracked(path: str = ".") -> list[str]:
    """The files under a path that git tracks or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", path]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return sorted(file for file in found if file and (ROOT / file).is_file())


def page_of(file: str) -> str | None:
    """The place of a file on the site; ``None`` if it is not a page."""
    if file in ELSEWHERE:
        return ELSEWHERE[file]
    for pattern, place in OF_GAMES:
        if match := pattern.fullmatch(file):
            return match.expand(place)
    if file.startswith("docs/") and file.endswith(".md") and not file.startswith(SITE):
        return re.sub(r"README\.md$", "index.md", file.removeprefix("docs/"))
    return None


def pages() -> dict[str, str]:
    """By file in the repository, the place of every page on the site."""
    return {file: page for file in tracked() if (page := page_of(file))}


def outside_fences(text: str, change: Callable[[str], str]) -> str:
    """Apply a change to the parts of a text that are not in code blocks."""
    parts, end = [], 0
    for fence in _FENCE.finditer(text):
        parts += [change(text[end : fence.start()]), fence[0]]
        end = fence.end()
    return "".join([*parts, change(text[end:])])


def target_of(file: str, target: str) -> str:
    """The path in the repository to which a relative link of a file leads."""
    return relpath(ROOT / PurePosixPath(file).parent / target, ROOT)


def is_relative(target: str) -> bool:
    """Whether a link leads to a file of the repository."""
    return bool(target) and not re.match(r"[a-z]+:", target)


class Gathering:
    """One run of gathering pages: copies them, and adds pages for linked files that are not pages."""

    def __init__(self) -> None:
        self._copied: set[str] = set()

    def page(self, file: str, page: str) -> None:
        """Copy a page, with its links changed to places on the site."""
        text = outside_fences((ROOT / file).read_text("utf-8"), lambda part: self._relinked(part, file, page))
        _write(page, _RULE.sub(r"- **\1**{ #\1 }", text))

    def _relinked(self, text: str, file: str, page: str) -> str:
        def led(match: re.Match[str]) -> str:
            if not is_relative(match["target"]):
                return match[0]
            place = relpath(self._place(target_of(file, match["target"])), PurePosixPath(page).parent)
            return f"{match['text']}({place}{match['anchor'] or ''})"

        return _LINK.sub(led, text)

    def _place(self, target: str) -> str:
        """The place of a file or folder on the site; if it is not a page, a page that shows it is added."""
        if (ROOT / target).is_dir():
            place = page_of(f"{target}/README.md") or f"files/{target}/index.md"
        elif target.startswith("docs/"):
            place = page_of(target) or target.removeprefix("docs/")
        else:
            place = page_of(target) or f"files/{target}.md"
        if target not in self._copied:
            self._copied.add(target)
            if place.startswith("files/"):
                _write(place, _shown(target))
            elif not place.endswith(".md"):
                (PAGES / place).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / target, PAGES / place)
        return place


def _shown(target: str) -> str:
    """A page that shows a file, or every file of a folder."""
    files = tracked(target)
    parts = [f"# {target}\n"]
    for file in files:
        if len(files) > 1:
            parts.append(f"## {PurePosixPath(file).relative_to(target)}\n")
        suffix = PurePosixPath(file).suffix
        parts.append(f"````{SHOWN_AS.get(suffix, suffix[1:])}\n{(ROOT / file).read_text('utf-8').rstrip()}\n````\n")
    return "\n".join(parts)


def _write(page: str, text: str) -> None:
    (PAGES / page).parent.mkdir(parents=True, exist_ok=True)
    (PAGES / page).write_text(text, "utf-8")


def main() -> None:
    """Gather all pages, and the files they load."""
    shutil.rmtree(PAGES, ignore_errors=True)
    gathering = Gathering()
    for file, page in pages().items():
        gathering.page(file, page)
    shutil.copyfile(ROOT / SITE / "zensical.toml", PAGES.parent / "zensical.toml")
    (PAGES / "assets").mkdir()
    for asset in (f"{SITE}/diagrams.js", f"{SITE}/node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js"):
        shutil.copyfile(ROOT / asset, PAGES / "assets" / PurePosixPath(asset).name)


if __name__ == "__main__":
    main()
