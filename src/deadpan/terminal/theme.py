"""The colours and signs of the terminal, in the theme of a town at night. No information is in a colour alone."""

from __future__ import annotations

from typing import Final

from rich.style import Style
from textual.theme import Theme

NIGHT: Final = Theme(
    name="night",
    primary="#e8b84a",
    secondary="#6aa9ff",
    accent="#ff8f6b",
    foreground="#e8e3d6",
    background="#12151f",
    surface="#1a1f2d",
    panel="#232a3c",
    success="#7fd88f",
    warning="#e8b84a",
    error="#ff6b6b",
    dark=True,
)

INK: Final = Style.parse("#e8e3d6")
DIM: Final = Style.parse("#8f96a8")
EDGE: Final = Style.parse("#5c6478")
SNIPER_EDGE: Final = Style.parse("bold #6aa9ff")
POLICE: Final = Style.parse("bold #ffffff on #1f55c4")
HITMAN: Final = Style.parse("bold #ffd76a")
TARGET: Final = Style.parse("bold #ff9d7d")
LIT: Final = Style.parse("bold underline #9be8a8")
LIT_EDGE: Final = Style.parse("bold #7fd88f")
CURSOR: Final = Style.parse("bold #12151f on #9be8a8")
CURSOR_EDGE: Final = Style.parse("bold #ffffff")
CHOSEN: Final = Style.parse("bold #12151f on #e8b84a")
CHOSEN_EDGE: Final = Style.parse("bold #e8b84a")
UNDERLINED: Final = Style(underline=True)
RECENT: Final = Style.parse("italic")
BAD: Final = Style.parse("bold #ff8b8b")
GOOD: Final = Style.parse("bold #9be8a8")

HITMAN_SIGN, TARGET_SIGN, POLICE_SIGN, SNIPER_SIGN = "✦", "◎", "★", "⊕"
LIT_SIGN, RECENT_SIGN = "•", "‹"
FIRST_SIGN = "⚑"
