"""The charts of the arena's pages, as plain SVG. Their colours come from the page's style sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from deadpan.arena.stats import Share

WIDTH = 640
LABEL = 150
ROW = 30
_PLOT = WIDTH - LABEL - 70
_BINS = 24


def _svg(height: float, title: str, body: list[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(body)}</svg>"
    )


def _text(x: float, y: float, text: str, anchor: str = "start", kind: str = "label") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" class="{kind}">{escape(text)}</text>'


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def intervals(
    title: str,
    rows: Sequence[tuple[str, Share]],
    parity: float | None = None,
    most: float | None = None,
) -> str:
    """A bar for each mean with its interval on top, in hundredths; ``parity`` is drawn as a line through all."""
    top = most or max([share.high for _, share in rows] + [parity or 0.0]) * 1.08 or 1.0

    def across(value: float) -> float:
        return LABEL + _PLOT * max(0.0, min(1.0, value / top))

    body: list[str] = []
    for number, (label, share) in enumerate(rows):
        middle = 12 + ROW * number + ROW / 2
        body.append(_text(LABEL - 10, middle + 4, label, "end"))
        width = across(share.mean) - LABEL
        body.append(f'<rect x="{LABEL}" y="{middle - 8:.1f}" width="{width:.1f}" height="16" rx="2" class="bar"/>')
        body.append(_line(across(share.low), middle, across(share.high), middle, "whisker"))
        for end in (share.low, share.high):
            body.append(_line(across(end), middle - 4, across(end), middle + 4, "whisker"))
        body.append(_text(across(share.high) + 8, middle + 4, f"{100 * share.mean:.1f}%", kind="value"))
    height = 24 + ROW * len(rows)
    if parity is not None:
        body.append(_line(across(parity), 6, across(parity), height - 12, "parity"))
        body.append(_text(across(parity), height - 1, f"{100 * parity:.3g}%", "middle", "small"))
    return _svg(height + 4, title, body)


def dots(title: str, rows: Sequence[tuple[str, Share]]) -> str:
    """A dot for each mean with its interval, on an axis that begins near the data."""
    low = min(share.low for _, share in rows)
    high = max(share.high for _, share in rows)
    pad = (high - low) * 0.08 or 1.0
    low, high = low - pad, high + pad

    def across(value: float) -> float:
        return LABEL + _PLOT * (value - low) / (high - low)

    body: list[str] = []
    for number, (label, share) in enumerate(rows):
        middle = 12 + ROW * number + ROW / 2
        body.append(_text(LABEL - 10, middle + 4, label, "end"))
        body.append(_line(LABEL, middle, LABEL + _PLOT, middle, "grid"))
        body.append(_line(across(share.low), middle, across(share.high), middle, "whisker"))
        body.append(f'<circle cx="{across(share.mean):.1f}" cy="{middle:.1f}" r="5" class="bar"/>')
        body.append(_text(across(share.high) + 8, middle + 4, f"{share.mean:.1f}", kind="value"))
    return _svg(24 + ROW * len(rows), title, body)


def histogram(title: str, values: Sequence[float], unit: str) -> str:
    """The frequency of each value; the last bin also counts the outliers."""
    ordered = sorted(values)
    low = ordered[0]
    high = max(ordered[int(0.98 * (len(ordered) - 1))], low + 1)
    step = max(1.0, (high - low) / _BINS)
    counts = [0] * (int((high - low) / step) + 1)
    for value in values:
        counts[min(int((value - low) / step), len(counts) - 1)] += 1
    left, height, base = 40, 190, 160
    width = (WIDTH - left - 20) / len(counts)
    body = [_line(left, base, WIDTH - 20, base, "axis")]
    for number, count in enumerate(counts):
        tall = 140 * count / max(counts)
        body.append(
            f'<rect x="{left + width * number + 1:.1f}" y="{base - tall:.1f}" width="{max(1.0, width - 2):.1f}" '
            f'height="{tall:.1f}" class="bar"/>'
        )
    for part in range(5):
        value = low + (high - low) * part / 4
        body.append(_text(left + (WIDTH - left - 20) * part / 4, base + 18, f"{value:.0f}", "middle", "small"))
    middle = ordered[len(ordered) // 2]
    body.append(_text(WIDTH - 20, 14, f"median {middle:.0f} {unit}", "end", "value"))
    return _svg(height, title, body)


def stacked(title: str, rows: Sequence[tuple[str, Mapping[str, float]]]) -> str:
    """A bar for each row, stacked of its parts: positive ones to the right, negative ones to the left."""
    parts = sorted({part for _, row in rows for part in row})
    most = max([sum(max(0.0, value) for value in row.values()) for _, row in rows] + [0.01])
    least = min([sum(max(-2.0, min(0.0, value)) for value in row.values()) for _, row in rows] + [0.0])
    scale = _PLOT / (most - least)
    zero = LABEL - least * scale
    body: list[str] = []
    for number, (label, row) in enumerate(rows):
        top = 12 + ROW * number + ROW / 2 - 8
        body.append(_text(LABEL - 10, top + 12, label, "end"))
        right, left = zero, zero
        for place, part in enumerate(parts):
            value = max(-2.0, row.get(part, 0.0))
            wide = abs(value) * scale
            start = right if value >= 0 else left - wide
            right, left = (right + wide, left) if value >= 0 else (right, left - wide)
            if wide > 0.3:
                said = f"{escape(label)}: {escape(part)} {row.get(part, 0.0):+.2f}"
                body.append(
                    f'<rect x="{start:.1f}" y="{top:.1f}" width="{wide:.1f}" height="16" class="part p{place % 8}">'
                    f"<title>{said}</title></rect>"
                )
        body.append(_text(right + 8, top + 12, f"{sum(row.values()):.2f}", kind="value"))
    bottom = 16 + ROW * len(rows)
    body.append(_line(zero, 8, zero, bottom, "axis"))
    across, line = float(LABEL), 0
    for place, part in enumerate(parts):
        wide = 24 + 7.5 * len(part)
        if across + wide > WIDTH:
            across, line = float(LABEL), line + 1
        y = bottom + 10 + 20 * line
        body.append(f'<rect x="{across:.1f}" y="{y:.1f}" width="11" height="11" class="part p{place % 8}"/>')
        body.append(_text(across + 16, y + 10, part, kind="small"))
        across += wide
    return _svg(bottom + 34 + 20 * line, title, body)
