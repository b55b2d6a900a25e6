"""Finds the browser, and the flags it is started with."""

from __future__ import annotations

import os
import shutil
from typing import Final

NAMES: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS: Final = (
    "--no-sandbox",  # root in a container cannot use the sandbox, and only our own page is opened
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
)


def chromium() -> str:
    """The path of a Chromium; the environment variable ``CHROMIUM`` can set it."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    if found is None:
        raise RuntimeError("no Chromium found: run `make browser`, or set CHROMIUM to its path")
    return found
