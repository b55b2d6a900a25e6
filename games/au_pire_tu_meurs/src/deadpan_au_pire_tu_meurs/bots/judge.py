"""The value of every choice to a player of Au pire tu meurs, looking one step ahead."""

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
    """The values at one moment."""

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
        """The value of getting that many years (or, if negative, of losing them)."""
        return self.weights.health(self.years + years) - self.weights.health(self.years)

    def hurt(self, seat: Seat, years: int) -> float:
        """The value of taking that many years off an opponent: mainly how much likelier that opponent is dead then."""
        nearer = at_most(self.believed[seat], years) - self.dead[seat]
        return self.part * (nearer + 0.004 * years)

    def accuse(self, seat: Seat) -> float:
        """The value of accusing an opponent, who is eliminated if dead and otherwise passes a blow on."""
        odds = self.dead[seat]
        if odds < self.weights.nearly_sure:
            return -1.0
        passed = mean(self.players[seat].worst())
        return odds * self.part + (1.0 - odds) * (self.gain(-passed) - self.part * 0.01 * passed)

    def blow(self, card: str, seat: Seat) -> float:
        """The value of giving a blow, which may be returned; less likely if the seat holds a Reverse itself."""
        years = BLOW_YEARS[KIND_OF[card]]
        back = self.weights.returned * (0.3 if count(self.view.hand, REVERSE) else 1.0) * (0.5 if years == 5 else 1.0)
        return (1.0 - back) * self.hurt(seat, years) + back * self.gain(-years)

    def duel(self, seat: Seat) -> float:
        """The value of a duel: the higher sum of blows wins and gives another blow."""
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
        """The value of exchanging the own character; 0 for an exchange between two others."""
        if self.seat not in pair:
            return 0.0
        other = pair[0] if pair[1] == self.seat else pair[1]
        more = mean(self.players[other].characters) - character_years(self.view.character)
        return self.gain(more) + (self.hurt(other, int(more)) if more > 0 else -0.05)

    def play(self, choice: Play) -> float:
        """The value of playing a card."""
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
        """The value of taking a card off the own life pile."""
        kind = KIND_OF[str(choice.take)]
        if kind == JOUVENCE:
            return self.gain(-self.jouvence)
        if kind >= len(BLOW_YEARS):
            return 0.0
        years = BLOW_YEARS[kind]
        return self.gain(years) + (0.001 * years if choice.card == "transfert" else 0.0)


_SURE: Final = 0.9
"""The least probability of being dead to accuse on another's turn; below it, the bot waits for its own turn."""


def unasked(view: View, legal: Sequence[Choice], weights: Weights) -> Choice | None:
    """An accusation to make during another player's turn (A3.6), or ``None``."""
    worth = Worth(view, weights)
    sure = [choice for choice in legal if isinstance(choice, Accuse) and worth.dead[choice.whom] >= _SURE]
    best = max(sure, key=lambda choice: worth.dead[choice.whom], default=None)
    return best if best is not None and worth.accuse(best.whom) > 0 else None


def judge(view: View, legal: Sequence[Choice], weights: Weights) -> list[float]:
    """The value of each of these choices, in order."""
    worth = Worth(view, weights)
    return [_one(worth, choice) for choice in legal]


def _one(worth: Worth, choice: Choice) -> float:
    view = worth.view
    match choice:
        case Play():
            return worth.play(choice)
        case Accuse():
            value = worth.accuse(choice.whom)
            return value + 1.0 if value > 0 else value  # before any card: it does not use up the card of the turn
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
            return float(BLOW_YEARS[KIND_OF[choice.card]] * (2 if is_relief else 1))  # doubled from the own life pile
        case Haunt():
            return worth.hurt(choice.on, BLOW_YEARS[KIND_OF[choice.card]]) if choice.on in worth.dead else 0.0
        case Rest():
            return -1.0
        case _:
            return 0.0
