"""What every choice is worth to a player of Au pire tu meurs: one step ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_au_pire_tu_meurs.bots.beliefs import Beliefs
from deadpan_au_pire_tu_meurs.bots.distribution import Spread, at_most, mean
from deadpan_au_pire_tu_meurs.bots.player_belief import PlayerBelief
from deadpan_au_pire_tu_meurs.bots.weights import Weights
from deadpan_au_pire_tu_meurs.rules.card_counts import blow_years, cards_in, count
from deadpan_au_pire_tu_meurs.rules.cards import BLOW_YEARS, JOUVENCE, KIND_OF, REVERSE, character_years
from deadpan_au_pire_tu_meurs.rules.choices import Accuse, Answer, Haunt, Identity, Play, Prize, Rest, Retaliate
from deadpan_au_pire_tu_meurs.rules.view import View


class Worth:
    """The judgements of one moment."""

    def __init__(self, view: View, weights: Weights) -> None:
        assert view.seat is not None
        self.view = view
        self.weights = weights
        self.seat: Seat = view.seat
        beliefs = Beliefs(view, weights.inference)
        table = view.table
        self.opponents = [
            seat for seat in range(len(beliefs.players)) if table.living >> seat & 1 and seat != self.seat
        ]  # fmt: skip
        self.players: dict[Seat, PlayerBelief] = {seat: beliefs.players[seat] for seat in self.opponents}
        self.believed: dict[Seat, Spread] = {seat: self.players[seat].balance() for seat in self.opponents}
        self.dead = {seat: at_most(spread, 0) for seat, spread in self.believed.items()}
        self.jouvence = table.opening.options.jouvence_years
        self.blow_sum = blow_years(view.life)
        self.years = (
            character_years(view.character) - self.blow_sum + self.jouvence * count(view.life, JOUVENCE)
        )  # fmt: skip
        self.part = weights.rid / max(1, len(self.opponents))

    def gain(self, years: float) -> float:
        """Getting that many years (or losing them)."""
        return self.weights.health(self.years + years) - self.weights.health(self.years)

    def hurt(self, seat: Seat, years: int) -> float:
        """Taking that many years off an opponent, as far as that brings the end near."""
        nearer = at_most(self.believed[seat], years) - self.dead[seat]
        return self.part * (nearer + 0.004 * years)

    def accuse(self, seat: Seat) -> float:
        """Telling an opponent that they are dead: rid of them, or a blow of theirs."""
        odds = self.dead[seat]
        if odds < self.weights.nearly_sure:
            return -1.0
        passed = mean(self.players[seat].worst())
        return odds * self.part + (1.0 - odds) * (self.gain(-passed) - self.part * 0.01 * passed)

    def blow(self, card: str, seat: Seat) -> float:
        """Giving a blow, which may come back, unless one can turn it round again."""
        years = BLOW_YEARS[KIND_OF[card]]
        back = self.weights.returned * (0.3 if count(self.view.hand, REVERSE) else 1.0) * (0.5 if years == 5 else 1.0)
        return (1.0 - back) * self.hurt(seat, years) + back * self.gain(-years)

    def duel(self, seat: Seat) -> float:
        """The higher sum of blows wins, and gives one more."""
        player = self.players[seat]
        theirs = -mean(player.life) + self.jouvence * player.jouvences
        if self.blow_sum <= theirs:
            return self.gain(-10)
        agreed = self.view.table.opening.options.duel_prize
        held, lying = (
            [BLOW_YEARS[card] for card in cards_in(bag) if card < len(BLOW_YEARS)]
            for bag in (self.view.hand, self.view.life)
        )
        prizes = [self.hurt(seat, max(held))] if held and agreed != "life" else []
        if lying and agreed != "hand":
            prizes.append(self.hurt(seat, max(lying)) + self.gain(max(lying)))
        return max(prizes, default=0.0)

    def switch(self, pair: Sequence[Seat]) -> float:
        """Exchanging characters: one's own for a better one; two others' is not worth much."""
        if self.seat not in pair:
            return 0.0
        other = pair[0] if pair[1] == self.seat else pair[1]
        more = mean(self.players[other].characters) - character_years(self.view.character)
        return self.gain(more) + (self.hurt(other, int(more)) if more > 0 else -0.05)

    def play(self, choice: Play) -> float:
        """Playing a card."""
        match choice.card, choice.on:
            case (("pepin" | "accident" | "cata"), int() as seat):
                return self.blow(choice.card, seat)
            case "mort-subite", int() as seat:
                strength = mean(self.believed[seat]) / 400
                return (
                    (1.0 - self.weights.spared) * (1.0 - self.dead[seat]) * self.part + strength - self.weights.patience
                )
            case "punition", int() as seat:
                return 0.45 * self.hurt(seat, 10)
            case "duel", int() as seat:
                return self.duel(seat)
            case "switch", tuple() as pair:
                return self.switch(pair)
            case "jouvence", _:
                return self.gain(self.jouvence)
            case _:
                return self._take(choice)

    def _take(self, choice: Play) -> float:
        """Taking a card off the own life pile: into the hand, or away."""
        kind = KIND_OF[str(choice.take)]
        if kind == JOUVENCE:
            return self.gain(-self.jouvence)
        if kind >= len(BLOW_YEARS):
            return 0.0
        years = BLOW_YEARS[kind]
        return self.gain(years) + (0.001 * years if choice.card == "transfert" else 0.0)


_SURE: Final = 0.9
"""How likely somebody must be dead to be accused on another's turn: one's own is not far."""


def unasked(view: View, legal: Sequence[Choice], weights: Weights) -> Choice | None:
    """An accusation that need not wait for the own turn (A3.6)."""
    worth = Worth(view, weights)
    sure = [choice for choice in legal if isinstance(choice, Accuse) and worth.dead[choice.whom] >= _SURE]
    best = max(sure, key=lambda choice: worth.dead[choice.whom], default=None)
    return best if best is not None and worth.accuse(best.whom) > 0 else None


def judge(view: View, legal: Sequence[Choice], weights: Weights) -> list[float]:
    """The worth of each of these choices, in order."""
    worth = Worth(view, weights)
    return [_one(worth, choice) for choice in legal]


def _one(worth: Worth, choice: Choice) -> float:
    view = worth.view
    match choice:
        case Play():
            return worth.play(choice)
        case Accuse():
            value = worth.accuse(choice.whom)
            return value + 1.0 if value > 0 else value  # before any card: it costs nothing but what it says
        case Answer():
            if choice.card is None:
                return 0.0
            if choice.card == "miracle":
                return 1.0
            return -worth.gain(-BLOW_YEARS[view.flight]) - 0.5 * worth.weights.patience
        case Identity():
            years = character_years(view.newcomer) - character_years(view.character)
            return float(years) if choice.take else 0.0
        case Prize() | Retaliate():
            if choice.card is None:
                return 0.0
            is_relief = isinstance(choice, Prize) and choice.source == "life"
            return float(BLOW_YEARS[KIND_OF[choice.card]] * (2 if is_relief else 1))  # off one's own life pile
        case Haunt():
            return worth.hurt(choice.on, BLOW_YEARS[KIND_OF[choice.card]]) if choice.on in worth.dead else 0.0
        case Rest():
            return -1.0
        case _:
            return 0.0
