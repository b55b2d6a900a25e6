"""A page in one HTML file, with text, tables and charts; it loads nothing."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

STYLE = """
:root { --ink: #1d1b26; --soft: #6b6778; --paper: #fbfaf7; --line: #dcd8cf; --bar: #4361a8; --mark: #b3392f }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece9e2; --soft: #a5a0b0; --paper: #17161c; --line: #3a3744; --bar: #7d9be0; --mark: #ef8a7d } }
body { margin: 0 auto; max-width: 760px; padding: 2rem 1.2rem 4rem; background: var(--paper); color: var(--ink);
  font: 16px/1.55 system-ui, sans-serif }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem } h2 { font-size: 1.15rem; margin: 2.4rem 0 .4rem }
p.note, caption { color: var(--soft); font-size: .92rem; text-align: left } p.note { margin: .2rem 0 .8rem }
.wide { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums; width: 100% }
th, td { padding: .35rem .7rem .35rem 0; text-align: right; border-bottom: 1px solid var(--line); white-space: nowrap }
th:first-child, td:first-child { text-align: left } th { font-weight: 600; color: var(--soft); font-size: .88rem }
svg { width: 100%; height: auto; display: block } text { fill: var(--ink); font-size: 13px }
text.small { font-size: 11px; fill: var(--soft) } text.value { font-variant-numeric: tabular-nums }
.bar { fill: var(--bar) } .whisker { stroke: var(--ink); stroke-width: 1.5 } .axis { stroke: var(--soft) }
.grid { stroke: var(--line) } .parity { stroke: var(--mark); stroke-dasharray: 4 3; stroke-width: 1.5 }
.p0 { fill: #4361a8 } .p1 { fill: #c98b2b } .p2 { fill: #3f8f6b } .p3 { fill: #b3392f } .p4 { fill: #7a4fa3 }
.p5 { fill: #5aa3b8 } .p6 { fill: #8a8577 } .p7 { fill: #d06f9a }
code { font-size: .9em; overflow-wrap: anywhere }
"""


def section(title: str, note: str, *bodies: str) -> str:
    """A heading, a note, and the bodies."""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(bodies)}</section>\n"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><thead><tr>{top}</tr></thead><tbody>\n{body}</tbody></table></div>'


def page(title: str, intro: str, command: str, sections: Sequence[str]) -> str:
    """The whole page."""
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>\n<body><h1>{escape(title)}</h1>\n"
        f'<p class="note">{escape(intro)}</p><p class="note">Made by <code>{escape(command)}</code></p>\n'
        f"{''.join(sections)}</body></html>\n"
    )
