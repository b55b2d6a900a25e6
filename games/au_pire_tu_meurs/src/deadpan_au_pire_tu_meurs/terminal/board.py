"""The terminal board of Au pire tu meurs: labels, questions, secrets, notes and count."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from deadpan.kernel.types import Choice
from deadpan.locales import Words
from deadpan.terminal import theme
from deadpan.terminal.canvas import Canvas
from deadpan.terminal.choice_builder import ChoiceBuilder, Pick
from deadpan.terminal.render_context import NotesCell, RenderContext, Score
from deadpan_au_pire_tu_meurs.rules.cards import CARDS
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Answer, End, Haunt, Identity, Play, Prize, Rest, Retaliate
from deadpan_au_pire_tu_meurs.rules.events import Revealed
from deadpan_au_pire_tu_meurs.rules.view import View
from deadpan_au_pire_tu_meurs.terminal import notebook, round_table
from deadpan_au_pire_tu_meurs.terminal.round_table import (
    HAND_SIGN,
    LIFE_SIGN,
    OUT_SIGN,
    ROUND_SIGN,
    SPECTRE_SIGN,
    agreed,
    named,
    years_of,
)

VERBS: Final[Mapping[str, tuple[type[Choice], ...]]] = {
    "act": (Play, Accuse, End),
    "identity": (Identity,),
    "answer": (Answer,),
    "prize": (Prize,),
    "retaliate": (Retaliate,),
    "haunt": (Haunt, Rest),
}
QUESTIONS: Final = {
    "prize": "terminal-au-pire-tu-meurs-prize",
    "retaliate": "terminal-au-pire-tu-meurs-retaliate",
    "haunt": "terminal-au-pire-tu-meurs-haunt",
}


class AuPireTuMeursBoard:
    """Draws the round table, the hand, the notebook and the count."""

    notes_title: Final = "terminal-au-pire-tu-meurs-notes"

    def how_to_play(self, words: Words) -> str:
        """The game in a few paragraphs."""
        return words.say("terminal-au-pire-tu-meurs-how")

    def legend(self, words: Words) -> str:
        """The signs of cards in hand and life pile, players out, spectres, direction of play and first player."""
        signs = {"hand": HAND_SIGN, "life": LIFE_SIGN, "out": OUT_SIGN, "spectre": SPECTRE_SIGN, "round": ROUND_SIGN}
        return words.say("terminal-au-pire-tu-meurs-legend", first=theme.FIRST_SIGN, **signs)

    def verbs(self, context: RenderContext) -> tuple[type[Choice], ...]:
        """The kinds of choice for the open question; in a turn all of them, even if one is impossible now."""
        verbs = VERBS[context.shown["question"]["kind"]]
        return verbs if agreed(context).rest else tuple(verb for verb in verbs if verb is not Rest)

    def usual(self, context: RenderContext) -> type[Choice] | None:
        """After the card of the turn, its end, so that no accusation is selected by mistake; else the first verb."""
        return End if context.shown["question"].get("played") else None

    def why_not(self, context: RenderContext, verb: type[Choice]) -> str:
        """Why no card can be played, no player accused, or the turn not ended now (A3.2, A3.4, A6.1)."""
        if verb is End:
            return context.words.say("terminal-au-pire-tu-meurs-card-owed")
        if verb is Accuse:
            return context.words.say("terminal-au-pire-tu-meurs-all-accused")
        if context.shown["question"]["played"]:
            return context.words.say("terminal-au-pire-tu-meurs-played")
        return context.words.say("terminal-au-pire-tu-meurs-nothing-to-play")

    def label(self, context: RenderContext, builder: ChoiceBuilder, pick: Pick) -> str:
        """The name of a pick, of a card with its years; for an answer without a card, what happens then."""
        if builder.verb is Answer and pick.value is None:
            return context.words.say("terminal-au-pire-tu-meurs-let-it-happen")
        label = builder.label(pick, context.words, context.names)
        years = (
            years_of(context, pick.value) if pick.field in ("card", "take") and isinstance(pick.value, str) else None
        )
        return label if years is None else f"{label} ({years:+})"

    def question(self, context: RenderContext) -> str:
        """The open question, with the card and the player it is about."""
        question, say = context.shown["question"], context.words.say
        match question["kind"]:
            case "act" if question["played"]:
                return say("terminal-au-pire-tu-meurs-act-played")
            case "act":
                return say("terminal-au-pire-tu-meurs-act")
            case "identity":
                view: View = context.view
                card = CARDS[view.newcomer]
                years = years_of(context, card) or 0
                return say("terminal-au-pire-tu-meurs-identity", card=context.name("card", card, "full"), years=years)
            case "answer" if "from" in question:
                blow = context.name("card", context.shown["flight"])
                return say("terminal-au-pire-tu-meurs-answer", card=blow, player=context.names[question["from"]])
            case "answer":
                return say("terminal-au-pire-tu-meurs-dying")
            case kind:
                return say(QUESTIONS[kind])

    def standing(self, context: RenderContext) -> str:
        """The number of the turn."""
        return context.words.say("terminal-au-pire-tu-meurs-turn", number=context.shown["turn"]["number"])

    def secrets(self, context: RenderContext) -> Text:
        """The character and the balance."""
        shown = context.shown
        if context.seat is None:
            return Text()
        years = years_of(context, shown["character"])
        text = Text(f"{context.name('card', shown['character'])} ({years})", theme.HITMAN)
        text.append(f"\n{context.name('card', shown['character'], 'role')}", theme.DIM)
        left = context.words.say("terminal-au-pire-tu-meurs-balance", years=shown["balance"])
        return text.append(f"\n{left}", theme.BAD if shown["balance"] <= 0 else theme.GOOD)

    def paint(self, context: RenderContext, width: int, height: int) -> Canvas:
        """The round table."""
        return round_table.paint(context, width, height)

    def notes(self, context: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """The notebook."""
        return notebook.paint(context, marks, width)

    def count(self, context: RenderContext) -> tuple[Score, ...]:
        """The cards that were turned face up, by player, and the years left (A6.1)."""
        return tuple(
            _score(context, event) for event in context.game.heard(context.view) if isinstance(event, Revealed)
        )


def _score(context: RenderContext, revealed: Revealed) -> Score:
    items = [(context.name("card", revealed.character, "full"), str(years_of(context, revealed.character)))]
    for card, count in Counter(revealed.life).items():
        years = years_of(context, card)
        items.append((named(context, card, count), "" if years is None else f"{years * count:+}"))
    return Score(revealed.seat, tuple(items), str(revealed.years))
