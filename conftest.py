"""What the head of a test run says, and what all tests share."""

from __future__ import annotations

import gc
import subprocess

from tests.browser.chromium import chromium

pytest_plugins = ["tests.hush"]


def pytest_report_header() -> str:
    """Name the browser: it is whatever the system has, and another version may behave otherwise."""
    try:
        path = chromium()
    except RuntimeError as problem:
        return f"browser: {problem}"
    return f"browser: {subprocess.run([path, '--version'], capture_output=True, text=True, check=False).stdout.strip()}"


def pytest_collection_finish() -> None:
    """Leave what the imports and the collection made out of every later search for garbage."""
    gc.collect()
    gc.freeze()
