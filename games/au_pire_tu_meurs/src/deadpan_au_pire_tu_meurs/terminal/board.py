"""What Au pire tu meurs brings to the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from rich.text import Text

from deadpan.kernel.types import Choice, Event
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
    """The round table, the hand, the notebook, the count."""

    notes_title: Final = "terminal-au-pire-tu-meurs-notes"

    def how_to_play(self, words: Words) -> str:
        """In a few paragraphs."""
        return words.say("terminal-au-pire-tu-meurs-how")

    def legend(self, words: Words) -> str:
        """Cards in hand, cards in the life pile, who is out, who haunts, which way the turn goes, who began."""
        signs = {"hand": HAND_SIGN, "life": LIFE_SIGN, "out": OUT_SIGN, "spectre": SPECTRE_SIGN, "round": ROUND_SIGN}
        return words.say("terminal-au-pire-tu-meurs-legend", first=theme.FIRST_SIGN, **signs)

    def verbs(self, scene: RenderContext) -> tuple[type[Choice], ...]:
        """On a turn a card, an accusation or its end, open now or not."""
        verbs = VERBS[scene.shown["question"]["kind"]]
        return verbs if agreed(scene).rest else tuple(verb for verb in verbs if verb is not Rest)

    def usual(self, scene: RenderContext) -> type[Choice] | None:
        """After the card of the turn, its end: nobody should accuse by mistake."""
        return End if scene.shown["question"].get("played") else None

    def why_not(self, scene: RenderContext, verb: type[Choice]) -> str:
        """Why no card can be played, nobody accused, or the turn not ended now (A3.2, A3.4, A6.1)."""
        if verb is End:
            return scene.words.say("terminal-au-pire-tu-meurs-card-owed")
        if verb is Accuse:
            return scene.words.say("terminal-au-pire-tu-meurs-all-accused")
        if scene.shown["question"]["played"]:
            return scene.words.say("terminal-au-pire-tu-meurs-played")
        return scene.words.say("terminal-au-pire-tu-meurs-nothing-to-play")

    def label(self, scene: RenderContext, offer: ChoiceBuilder, pick: Pick) -> str:
        """A name; where one can do without a card, what that means."""
        if offer.verb is Answer and pick.value is None:
            return scene.words.say("terminal-au-pire-tu-meurs-let-it-happen")
        label = offer.label(pick, scene.words, scene.names)
        years = years_of(scene, pick.value) if pick.field in ("card", "take") and isinstance(pick.value, str) else None
        return label if years is None else f"{label} ({years:+})"

    def question(self, scene: RenderContext) -> str:
        """What is asked, and of whom it comes."""
        question, say = scene.shown["question"], scene.words.say
        match question["kind"]:
            case "act" if question["played"]:
                return say("terminal-au-pire-tu-meurs-act-played")
            case "act":
                return say("terminal-au-pire-tu-meurs-act")
            case "identity":
                view: View = scene.view
                card = CARDS[view.newcomer]
                years = years_of(scene, card) or 0
                return say("terminal-au-pire-tu-meurs-identity", card=scene.name("card", card, "full"), years=years)
            case "answer" if "from" in question:
                blow = scene.name("card", scene.shown["flight"])
                return say("terminal-au-pire-tu-meurs-answer", card=blow, player=scene.names[question["from"]])
            case "answer":
                return say("terminal-au-pire-tu-meurs-dying")
            case kind:
                return say(QUESTIONS[kind])

    def standing(self, scene: RenderContext) -> str:
        """The number of the turn, and who is still alive."""
        return scene.words.say("terminal-au-pire-tu-meurs-turn", number=scene.shown["turn"]["number"])

    def remarks(self, scene: RenderContext) -> Mapping[int, Event]:
        """Nothing: all that is to be said was heard."""
        return {}

    def secrets(self, scene: RenderContext) -> Text:
        """The character and the balance."""
        shown = scene.shown
        if scene.seat is None:
            return Text()
        years = years_of(scene, shown["character"])
        text = Text(f"{scene.name('card', shown['character'])} ({years})", theme.HITMAN)
        text.append(f"\n{scene.name('card', shown['character'], 'role')}", theme.DIM)
        left = scene.words.say("terminal-au-pire-tu-meurs-balance", years=shown["balance"])
        return text.append(f"\n{left}", theme.BAD if shown["balance"] <= 0 else theme.GOOD)

    def paint(self, scene: RenderContext, width: int, height: int) -> Canvas:
        """The round table."""
        return round_table.paint(scene, width, height)

    def notes(self, scene: RenderContext, marks: Mapping[NotesCell, str], width: int) -> Canvas:
        """The notebook."""
        return notebook.paint(scene, marks, width)

    def count(self, scene: RenderContext) -> tuple[Score, ...]:
        """What lay before everybody, and the years it leaves (A6.1)."""
        return tuple(_score(scene, event) for event in scene.game.heard(scene.view) if isinstance(event, Revealed))


def _score(scene: RenderContext, revealed: Revealed) -> Score:
    items = [(scene.name("card", revealed.character, "full"), str(years_of(scene, revealed.character)))]
    for card, count in Counter(revealed.life).items():
        years = years_of(scene, card)
        items.append((named(scene, card, count), "" if years is None else f"{years * count:+}"))
    return Score(revealed.seat, tuple(items), str(revealed.years))
