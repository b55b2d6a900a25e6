"""docs/architecture.md and docs/rooms.md agree with the code: files, classes, imports, and the functions of a click."""

from __future__ import annotations

import ast
import builtins
import json
import re
import socket
import threading
import urllib.request
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Thread
from types import FrameType

import pytest
from websockets.sync.client import connect

from deadpan.game import Game
from deadpan.server.scheduling import Pace
from deadpan.web.server import make_server
from tests.web.limits import ENDLESS

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "deadpan"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PAGES = {page: (ROOT / "docs" / page).read_text("utf-8") for page in ("architecture.md", "rooms.md")}
Graph = frozenset[tuple[str, str]]

every_page = pytest.mark.parametrize("page", PAGES)


def spans(page: str) -> list[str]:
    """The inline code of a page."""
    text = re.sub(r"^```.*?^```$", "", PAGES[page], flags=re.MULTILINE | re.DOTALL)
    return re.findall(r"`([^`\n]+)`", text)


@cache
def members() -> dict[str, set[str]]:
    """By class name, the methods and fields of every class of the package and of the games."""
    found: dict[str, set[str]] = {}
    for path in [*SOURCE.rglob("*.py"), *(ROOT / "games").glob("*/src/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                own = found.setdefault(node.name, set())
                for each in ast.walk(node):
                    if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
                        own.add(each.name)
                    elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                        own.add(each.target.id)
    return found


@every_page
def test_every_member_of_a_class_that_a_page_names_exists(page: str) -> None:
    named = [span.split(".") for span in spans(page) if re.fullmatch(r"[A-Z]\w+\.\w+", span)]
    assert named
    for kind, member in named:
        assert member in members().get(kind, set()), f"{kind}.{member}"


@every_page
def test_every_class_that_a_page_names_exists(page: str) -> None:
    client = "\n".join(path.read_text("utf-8") for path in (ROOT / "client" / "src").rglob("*.ts"))
    declared = set(re.findall(r"(?:class|interface|type|const|function) ([A-Z]\w+)", client))
    for span in spans(page):
        if re.fullmatch(r"(?:[A-Z][a-z]+){2,}", span):
            assert span in members() or span in declared or hasattr(builtins, span), span


# -- imports -----------------------------------------------------------------------------------------------------------


def graphs() -> list[Graph]:
    """The Mermaid graphs of docs/architecture.md, as edges."""
    blocks = re.findall(r"^```mermaid\n(.*?)^```", ARCHITECTURE, re.MULTILINE | re.DOTALL)
    return [frozenset(re.findall(r"^ +(\w+) --> (\w+)$", block, re.MULTILINE)) for block in blocks]


def imports(folder: Path, package: str, *, but: Graph = frozenset()) -> Graph:
    """The imports between the parts of a package, as edges."""
    found: set[tuple[str, str]] = set()
    for file in folder.rglob("*.py"):
        part = file.relative_to(folder).with_suffix("").parts[0]
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
                names = [str(node.module)]
            elif isinstance(node, ast.ImportFrom) and node.module == package:
                names = [f"{package}.{alias.name}" for alias in node.names]
            else:
                continue
            found |= {(part, name.removeprefix(f"{package}.").split(".")[0]) for name in names}
    parts = {path.stem for path in folder.iterdir()} - {"__init__", "__main__"}
    return frozenset((a, b) for a, b in found if a != b and {a, b} <= parts) - but


def closed(graph: Graph) -> Graph:
    """The transitive closure of a graph."""
    pairs = set(graph)
    while more := {(a, d) for a, b in pairs for c, d in pairs if b == c} - pairs:
        pairs |= more
    return frozenset(pairs)


EXCEPTIONS = frozenset(("game", part) for part in ("arena", "bots", "review", "session", "terminal"))
"""Imports for type annotations only: `deadpan.game` describes everything a game can bring (see ``pyproject.toml``)."""


@pytest.mark.parametrize(
    ("number", "folder", "package", "but"),
    [(0, SOURCE, "deadpan", EXCEPTIONS), (2, SOURCE / "server", "deadpan.server", frozenset())],
    ids=["packages", "rooms of the server"],
)
def test_a_graph_on_the_page_agrees_with_the_imports_in_the_code(
    number: int, folder: Path, package: str, but: Graph
) -> None:
    drawn, real = graphs()[number], imports(folder, package, but=but)
    assert drawn <= real
    assert closed(drawn) >= real


# -- the life of a click -----------------------------------------------------------------------------------------------


def click() -> list[tuple[str, str]]:
    """The functions in the table of a click: file and name, in order."""
    section = ARCHITECTURE.partition("\n## The life of a click\n")[2].partition("\n## ")[0]
    return re.findall(r"^\| `([\w/.-]+)` \| `([\w.]+)` \|", section, re.MULTILINE)


@pytest.mark.parametrize(("file", "name"), [each for each in click() if each[0].endswith(".ts")])
def test_every_function_of_the_client_in_the_table_exists(file: str, name: str) -> None:
    assert re.search(rf"^  (?:private )?(?:async )?{name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


class Recording:
    """Records the calls of some functions by ``sys.setprofile``; of a coroutine, only its first step after `begin`."""

    def __init__(self, wanted: list[tuple[str, str]]) -> None:
        self._wanted = frozenset(wanted)
        self._frames: list[FrameType] = []
        self.calls: list[tuple[str, str]] = []

    def begin(self) -> None:
        """Discard the calls recorded so far."""
        self._frames, self.calls = [], []

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Record a call if it is of one of the functions."""
        if event != "call":
            return
        call = frame.f_code.co_filename.removeprefix(f"{ROOT}/"), frame.f_code.co_qualname
        if call in self._wanted and all(frame is not each for each in self._frames):
            self._frames.append(frame)
            self.calls.append(call)


@pytest.fixture
def serving(tmp_path: Path, hush: Game) -> Iterator[tuple[int, Recording]]:
    """Run a server in this process; yields its port and the recording of its calls."""
    recording = Recording([each for each in click() if each[0].endswith(".py")])
    listening = socket.create_server(("127.0.0.1", 0))
    # applies to threads started from here on: the server's, and the one that writes the log
    threading.setprofile(recording.note)
    pace = Pace(answer_window=0.0, bot_delay=(60.0, 60.0))  # no bot chooses during this test
    server = make_server(tmp_path, host="127.0.0.1", port=0, pace=pace, web_limits=ENDLESS)
    server.config.timeout_graceful_shutdown = 1
    thread = Thread(target=lambda: server.run(sockets=[listening]))
    thread.start()
    try:
        yield listening.getsockname()[1], recording
    finally:
        threading.setprofile(None)
        server.should_exit = True
        thread.join()
        listening.close()


def test_a_click_calls_the_functions_of_the_table_in_order(serving: tuple[int, Recording]) -> None:
    port, recording = serving
    body = json.dumps({"game": "hush", "name": "Ada", "options": {"first": 0}}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/api/play", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    with connect(f"ws://127.0.0.1:{port}/api/tables/{made['code']}/socket") as line:
        line.send(json.dumps({"type": "hello", "token": made["token"]}))
        while (view := json.loads(line.recv()))["type"] != "view":
            pass
        recording.begin()
        choice = {"type": "choose", "id": "1", "serial": view["ask"]["serial"], "choice": view["legal"][0]}
        line.send(json.dumps(choice))
        while json.loads(line.recv())["type"] != "step":
            pass
    expected = [each for each in click() if each[0].endswith(".py")]
    assert len(expected) > 12
    remaining = iter(recording.calls)
    for each in expected:
        assert each in remaining, f"{each} is not called after the one before it"
