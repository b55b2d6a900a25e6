"""Tests of the page in a real browser, with the real server."""
