"""docs/protocol.md is correct: its client plays, and its limits and messages are the real ones."""

from __future__ import annotations

import asyncio
import re
import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread
from typing import Any, get_args

from deadpan.frames import REMEMBERED
from deadpan.kernel.decoding import SHAPE_CODES
from deadpan.server.limits import LONGEST_LINE, LONGEST_NAME, Limits
from deadpan.server.messages import AnyMessage
from deadpan.server.scheduling import Pace
from deadpan.server.state import Emote, Settings, decode_entry
from deadpan.server.state.chat_log import KEPT
from deadpan.server.storage import SqliteStore
from deadpan.web import reviews
from deadpan.web.request_limits import WebLimits
from deadpan.web.server import make_server
from deadpan.web.table_socket import LEAST_VIEW
from deadpan.web.write_timeout import WriteTimeoutProtocol
from tests.web.limits import ENDLESS

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
DAY = 86_400


def test_the_client_of_the_docs_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)
    assert len([line for line in code.splitlines() if line.strip()]) <= 30
    listening = socket.create_server(("127.0.0.1", 0))
    pace = Pace(answer_window=0.0, bot_delay=(0.0, 0.0))
    server = make_server(tmp_path, host="127.0.0.1", port=0, pace=pace, web_limits=ENDLESS)
    server.config.timeout_graceful_shutdown = 1
    serving = Thread(target=server.run, kwargs={"sockets": [listening]})
    serving.start()
    try:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        done = subprocess.run(
            [sys.executable, "-c", code, address], capture_output=True, text=True, timeout=120, check=False
        )
    finally:
        server.should_exit = True
        serving.join()
        listening.close()
    assert done.stderr == ""
    assert done.stdout.startswith("over: ['Robin', ")

    async def log() -> list[Any]:
        store = SqliteStore(tmp_path / "deadpan.db")
        (table,) = await store.tables()
        assert table.phase == "over"
        lines = await store.read(table.code)
        await store.close()
        return [decode_entry(line) for line in lines]

    assert "Chose" in {type(entry).__name__ for entry in asyncio.run(log())}


def test_every_message_is_described() -> None:
    for kind in AnyMessage.__args__:
        assert f'"type": "{kind.__struct_config__.tag}"' in TEXT


def test_every_reason_to_refuse_a_hello_is_described() -> None:
    reasons = TEXT.partition("| reason of a 1008 |")[2].partition("\n\n")[0]
    hello = (
        "hello-first",
        "wrong-token",
        "no-such-table",
        "removed",
        "turned-away",
        "moved",
        "table-closed",
        "too-often",
        "too-many-visitors",
        "too-many-misses",
    )
    for code in (*SHAPE_CODES, *hello, "store-failed", "unreadable-table", "damaged-table", "too slow"):
        assert f"`{code}`" in reasons


def test_limits_are_as_described() -> None:
    web, limits, pace = WebLimits(), Limits(), Pace()
    for said in (
        f"{web.messages.per_second:.0f} messages a second, {web.messages.at_once:.0f} at once",
        f"{web.message_bytes // 1024} kB each",
        f"in {web.fragments} frames at most",
        f"{web.socket_frames.per_second:.0f} frames a second, {web.socket_frames.at_once:.0f} at once. The client",
        f"| bytes | {web.socket_bytes.per_second / 1000:.0f} kB a second, {web.socket_bytes.at_once / 1e6:.0f} MB",
        f"{web.frames.per_second:.0f} frames a second, {web.frames.at_once:.0f} at once, beside one a second",
        f"each socket ({web.free_frames.at_once:.0f} at once)",
        f"{web.views.per_second / 1000:.0f} kB a second of views requested by a hello or `resync`, "
        f"{web.views.at_once / 1e6:.0f} MB at once; each counts as {LEAST_VIEW // 1000} kB longer than it is",
        f"{web.backlog_bytes_per_address / 1e6:.0f} MB that wait",
        f"{60 * web.misses.per_second:.0f} codes a minute without a table ({web.misses.at_once:.0f} at once)",
        f"| sockets | {web.sockets_per_address} sockets |",
        f"{web.requests.per_second:.0f} requests a second ({web.requests.at_once:.0f} at once)",
        f"({web.creations.at_once:.0f} at once)",
        f"{web.records.per_second:.0f} records brought or fetched a second ({web.records.at_once:.0f} at once)",
        f"{web.record_bytes // 1024**2} MiB each",
        f"takes nothing at all for {WriteTimeoutProtocol.write_timeout:.0f} seconds",
        f"{web.tables.at_once:.0f} tables made at once and {web.tables.per_second * DAY:.0f} in each day",
        f"{reviews._MOST_FROM_ONE} of them not answered yet",
        f"{limits.anonymous_connections} open sockets without a token",
        f"{limits.connections_each} open sockets to a table",
        f"{limits.participants} participants",
        f"{limits.knocking} who knock, {limits.knocks} knocks ever",
        f"{limits.tickets} tickets of one participant",
        f"{limits.changes:,} changes around its games",
        f"another name or seat {limits.moves_each} times",
        f"a seat, {limits.guest_lines} lines",
        f"{limits.choices:,} choices in a game",
        f"({limits.change_rate.at_once:.0f} at once; what changes nothing",
        f"a line of talk every {1 / limits.chat_rate.per_second:.0f} seconds ({limits.chat_rate.at_once:.0f} at once)",
        f"{limits.chat_lines:,} lines of talk",
        f"the last {KEPT} lines",
        f"one line of text, {LONGEST_LINE} characters at most",
        *(f"`{emote}`" for emote in get_args(Emote)),
        f"{web.sockets:,} sockets and {limits.tables:,} tables",
        f"most {LONGEST_NAME} characters",
        f"the last {REMEMBERED} are",
        f"left alone for {limits.keep_lobby / DAY:.0f} days, a game for {limits.keep_playing / DAY:.0f} days",
        f"a finished game for {limits.keep_over / DAY:.0f} days",
        f"bring them back for {limits.keep_archived / DAY:.0f} days more",
        f"{pace.answer_window} seconds ({pace.fast_answer_window} with fast bots)",
        f"({Settings().patience} unless the host says otherwise)",
    ):
        assert said in " ".join(TEXT.split()), said
