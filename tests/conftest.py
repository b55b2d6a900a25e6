"""What the head of a test run says."""

from __future__ import annotations

import subprocess

from tests.browser.chromium import chromium


def pytest_report_header() -> str:
    """Name the browser: it is whatever the system has, and another version may behave otherwise."""
    try:
        path = chromium()
    except RuntimeError as problem:
        return f"browser: {problem}"
    return f"browser: {subprocess.run([path, '--version'], capture_output=True, text=True, check=False).stdout.strip()}"
