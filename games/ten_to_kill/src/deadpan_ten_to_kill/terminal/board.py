"""The terminal board of 10' to Kill: labels, questions, secrets, notes and count."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from rich.text import Text

from deadpan.kernel.errors import IllegalChoice
from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.terminal import theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick
from deadpan.terminal.render_context import NotesCell, RenderContext, Score
from deadpan_ten_to_kill.beats import LastRound
from deadpan_ten_to_kill.rules.choices import Flee, Investigate, Kill, Lay, Move, Post
from deadpan_ten_to_kill.rules.kill import check_victim
from deadpan_ten_to_kill.rules.pieces import piece_number
from deadpan_ten_to_kill.rules.score import AT_LARGE
from deadpan_ten_to_kill.rules.state import OUT
from deadpan_ten_to_kill.rules.view import View, turn_in
from deadpan_ten_to_kill.terminal import casefile, town

VERBS: Final[Mapping[str, tuple[type[Choice], ...]]] = {
    "act": (Move, Kill, Investigate),
    "flee": (Flee,),
    "post": (Post,),
    "lay": (Lay,),
}
QUESTIONS: Final = {
    "act": "terminal-ten-to-kill-act",
    "flee": "terminal-ten-to-kill-flee",
    "post": "terminal-ten-to-kill-post",
    "lay": "terminal-ten-to-kill-lay",
}
VICTIMS: Final = {
    "target": "terminal-ten-to-kill-as-target",
    "hitman": "terminal-ten-to-kill-as-hitman",
    "arrest": "terminal-ten-to-kill-as-arrest",
    "innocent": "terminal-ten-to-kill-as-innocent",
    "police": "terminal-ten-to-kill-as-police",
}


WEAPONS: Final = ("terminal-ten-to-kill-knife", "terminal-ten-to-kill-pistol", "terminal-ten-to-kill-rifle")


class TenToKillBoard:
    """Draws the board, the four tiles, the case file and the count."""

    notes_title: Final = "terminal-ten-to-kill-notes"

    def how_to_play(self, words: Words) -> str:
        """The game in a few paragraphs."""
        return words.say("terminal-ten-to-kill-how")

    def legend(self, words: Words) -> str:
        """The signs of hitman, targets, police, sniper tiles and the first player token (T1.10)."""
        signs = {
            "hitman": theme.HITMAN_SIGN,
            "target": theme.TARGET_SIGN,
            "police": theme.POLICE_SIGN,
            "sniper": theme.SNIPER_SIGN,
            "first": theme.FIRST_SIGN,
        }
        return words.say("ten-to-kill-legend", **signs)

    def verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice for the open question; in a turn all three actions, even if one is impossible now."""
        return VERBS[context.shown["question"]["kind"]]

    def usual(self, context: RenderContext) -> type[Choice] | None:
        """``None``: the first verb is selected, in a turn the move."""
        return None

    def why_not(self, context: RenderContext, verb: type[Choice]) -> str:
        """Why no piece can be killed, or asked about, now."""
        if verb is not Kill:
            return context.words.say("terminal-ten-to-kill-nobody-to-ask")
        view: View = context.view
        acting = turn_in(view)
        if acting is not None and view.hand is not None:
            for victim, tile in enumerate(view.table.where):
                if tile == OUT or victim == view.hand.hitman:
                    continue
                try:
                    check_victim(view.table, acting, view.hand.hitman, victim)
                except IllegalChoice as refusal:
                    if refusal.code != "kill-out-of-reach":
                        return context.words.refuse(refusal, context.game, context.names)
        return context.words.say("terminal-ten-to-kill-nobody-in-reach")

    def label(self, context: RenderContext, builder: ChoiceBuilder, pick: Pick) -> str:
        """A name; for a tile with the characters on it, for a victim with the weapon that reaches it (T3.3 to T3.5)."""
        label = builder.label(pick, context.words, context.names)
        if pick.field == "to":
            there = [who for who, tile in context.shown["characters"].items() if tile == pick.value]
            return ": ".join([label, ", ".join(context.name("piece", who) for who in there)] if there else [label])
        if builder.verb is Kill and context.shown["options"]["mistakes"] == "refused":
            weapon = context.words.say(WEAPONS[_weapon(context.view, pick.value)])
            return f"{label} ({weapon})"
        return label

    def question(self, context: RenderContext) -> str:
        """The open question, and how many actions are left."""
        left = context.shown.get("turn", {"left": 0})["left"]
        kind = context.shown["question"]["kind"]
        return context.words.say(QUESTIONS[kind], left=left)

    def standing(self, context: RenderContext) -> str:
        """The round (in the last one, the seats that still play), the public points, and the token (T1.10)."""
        shown, say = context.shown, context.words.say
        tokens = [theme.FIRST_SIGN if seat == shown["first"] else "" for seat in range(len(context.names))]
        row = zip(tokens, context.names, shown["scores"], strict=True)
        points = "  ".join(f"{token}{name} {score}" for token, name, score in row)
        if "turn" not in shown:
            return points
        if shown["last_round"] is None:
            return f"{say('terminal-ten-to-kill-round', number=shown['turn']['round'])}  {points}"
        left = LastRound(tuple(shown["last_round"]["left"]))
        return f"{context.words.tell(context.game.name, left, context.names, context.seat)}  {points}"

    def secrets(self, context: RenderContext) -> Text:
        """The hitman and the targets."""
        hand = context.shown["hand"]
        if hand is None:
            return Text()
        words, gone = context.words, context.shown["characters"]
        text = Text(f"{theme.HITMAN_SIGN} {_struck(context, hand['hitman'], gone)}", theme.HITMAN)
        targets = "  ".join(f"{theme.TARGET_SIGN} {_struck(context, who, gone)}" for who in hand["targets"])
        return text.append(f" ({words.say('terminal-ten-to-kill-your-hitman')})\n", theme.DIM).append(
            targets, theme.TARGET
        )

    def paint(self, context: RenderContext, width: int, height: int) -> Canvas:
        """The board."""
        return town.paint(context, width, height)

    def notes(self, context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """The case file."""
        return casefile.paint(context, marks, width)

    def count(self, context: RenderContext) -> tuple[Score, ...]:
        """The count (T7.1), item by item."""
        return tuple(_score(context, seat) for seat in range(len(context.names)))


def _weapon(view: View, victim: str) -> int:
    """The weapon that reaches a victim, as an index of `WEAPONS`; the first of several."""
    assert view.hand is not None
    number = piece_number(victim)
    assert number is not None
    here, there = view.table.where[view.hand.hitman], view.table.where[number]
    if here == there:
        return 0
    return 1 if view.table.board.pistol[here] >> there & 1 else 2


def _struck(context: RenderContext, who: str, in_play: Mapping[str, Any]) -> str:
    """A character's name, crossed out if the character left the board."""
    name = context.name("piece", who)
    return name if who in in_play else f"✗{name}"


def _score(context: RenderContext, seat: int) -> Score:
    shown, words = context.shown, context.words
    hitman = context.name("piece", shown["hands"][seat]["hitman"])
    is_lost = shown["losses"][seat] is not None
    message = "terminal-ten-to-kill-hitman-lost" if is_lost else "terminal-ten-to-kill-hitman-safe"
    items = [(words.say(message, who=hitman), "0" if is_lost else f"{AT_LARGE:+}")]
    for trophy in shown["trophies"][seat]:
        role = words.say(VICTIMS[trophy["as"]], who=context.name("piece", trophy["who"]))
        items.append((role, f"{trophy['points']:+}"))
    return Score(seat, tuple(items), str(shown["scores"][seat]))
