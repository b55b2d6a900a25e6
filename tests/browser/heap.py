"""Heap snapshots of a page: every object that is alive after a garbage collection."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page

Json = dict[str, Any]


class Heap:
    """The objects of a page at one moment."""

    def __init__(self, page: Page) -> None:
        chunks: list[str] = []
        session = page.context.new_cdp_session(page)
        session.on("HeapProfiler.addHeapSnapshotChunk", lambda event: chunks.append(event["chunk"]))
        session.send("HeapProfiler.enable")
        session.send("HeapProfiler.collectGarbage")
        session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        session.detach()
        raw = json.loads("".join(chunks))
        self.strings: list[str] = raw["strings"]
        self._nodes: list[int] = raw["nodes"]
        self._edges: list[int] = raw["edges"]
        meta = raw["snapshot"]["meta"]
        self._fields: list[str] = meta["node_fields"]
        self._kinds: list[str] = meta["node_types"][0]
        self._edge_kinds: list[str] = meta["edge_types"][0]

    def properties(self) -> Iterator[tuple[str, str]]:
        """Every property with a string value, of any object: its name and the string."""
        width, count_at = len(self._fields), self._fields.index("edge_count")
        kind_at, name_at = self._fields.index("type"), self._fields.index("name")
        named = self._edge_kinds.index("property")
        texts = {self._kinds.index(kind) for kind in ("string", "concatenated string", "sliced string")}
        edge = 0
        for node in range(0, len(self._nodes), width):
            for _ in range(self._nodes[node + count_at]):
                kind, name, target = self._edges[edge : edge + 3]
                edge += 3
                if kind == named and self._nodes[target + kind_at] in texts:
                    yield self.strings[name], self.strings[self._nodes[target + name_at]]

    def values(self, *names: str) -> dict[str, set[str]]:
        """By name, the strings that properties with these names hold."""
        found: dict[str, set[str]] = defaultdict(set)
        for name, value in self.properties():
            if name in names:
                found[name].add(value)
        return dict(found)

    def texts(self, *parts: str) -> list[str]:
        """The strings that contain one of these parts, such as a message that was received but never parsed."""
        return [text[:200] for text in self.strings if any(part in text for part in parts)]


def heap_with_events(page: Page) -> Heap:
    """A heap snapshot taken after the page has received events of the game."""
    for _ in range(50):
        heap = Heap(page)
        if "event" in heap.values("event"):
            return heap
        page.wait_for_timeout(100)
    raise AssertionError("nothing was told")
