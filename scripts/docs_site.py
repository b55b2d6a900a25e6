"""Gathers the pages of the documentation site into ``build/docs-pages``: ``python -m scripts.docs_site``.

The pages lie where a reader of the repository looks for them: in ``docs``, at the root, and in the folders of the
games. The site generator wants them in one folder, with links that stay inside it. So each page is copied to its place,
and each link to another file or folder of the repository leads to a page that shows it.

It needs nothing but Python, and is tested without the site generator (``tests/test_docs_site.py``).
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
"""What the site is set up with; nothing in there is a page."""
ELSEWHERE: Final = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages outside ``docs``, and where they stand on the site."""
OF_GAMES: Final = (
    (re.compile(r"games/([^/]+)/src/[^/]+/rules_page/(\w+\.md)"), r"rules/\1/\2"),
    (re.compile(r"games/([^/]+)/docs/([\w-]+\.md)"), r"rules/\1/\2"),
)
"""The pages in the folder of a game, and where they stand."""
SHOWN_AS: Final = {".py": "python", ".md": "markdown", ".ts": "typescript", ".mjs": "javascript", ".conf": "nginx"}
"""The language in which a file is highlighted, where it is not called like the file's ending."""

_LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)\s#]*)(?P<anchor>#[^)\s]*)?\)")
_FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_RULE: Final = re.compile(r"^- \*\*([A-Z]\d+\.\d+)\*\*", re.MULTILINE)


def tracked(path: str = ".") -> list[str]:
    """The files under a path that git knows, or would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", path]
    found = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\n")
    return sorted(file for file in found if file and (ROOT / file).is_file())


def page_of(file: str) -> str | None:
    """Where a file of the repository stands on the site, if it is one of its pages."""
    if file in ELSEWHERE:
        return ELSEWHERE[file]
    for pattern, place in OF_GAMES:
        if match := pattern.fullmatch(file):
            return match.expand(place)
    if file.startswith("docs/") and file.endswith(".md") and not file.startswith(SITE):
        return re.sub(r"README\.md$", "index.md", file.removeprefix("docs/"))
    return None


def pages() -> dict[str, str]:
    """Every page of the site by its file in the repository."""
    return {file: page for file in tracked() if (page := page_of(file))}


def outside_fences(text: str, change: Callable[[str], str]) -> str:
    """The text with everything changed that is not in a block of code."""
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
    """One run: what was copied, and which files need a page to be shown on."""

    def __init__(self) -> None:
        self._copied: set[str] = set()

    def page(self, file: str, page: str) -> None:
        """Copy a page, with its links led to where things stand on the site."""
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
        """Where a file or folder of the repository stands on the site; it is put there if it is no page itself."""
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
    """Gather them all, and what the pages fetch."""
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
