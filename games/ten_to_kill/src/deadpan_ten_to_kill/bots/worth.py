"""The value of kills, questions and boards to a player, from the features of a view and the weights of a bot."""

from __future__ import annotations

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.bots.features import Features
from deadpan_ten_to_kill.bots.weights import Weights, caution
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import reach, suspects


class Worth:
    """The values at one moment; what they share is computed once."""

    def __init__(self, features: Features, weights: Weights) -> None:
        self.features = features
        self.weights = weights
        self._sure = weights.nearly_sure * caution(features.round)
        self._could_before: dict[int, int] = {}
        self._suspects = [(who, odds) for who, odds in enumerate(features.danger) if odds]
        self._likeliest = [max(row[who] for row in features.odds) for who in range(16)]
        turns = min(1.0, features.turns_to_come / max(1, features.seats - 1))
        self._stake = weights.exposure * turns * caution(features.round) if features.is_at_large else 0.0
        total = sum(features.cover)
        self._known = features.cover[features.hitman] / total if total else 0.0
        self._gains = [self._gain(who) for who in range(len(features.where))]
        self.prey = [who for who in range(16) if self._gains[who] > 0 and features.where[who] < TILES]
        """The victims worth killing, the cost of exposure left aside."""

    def _gain(self, victim: int) -> float:
        features, weights = self.features, self.weights
        if victim >= 16:
            return weights.police
        if features.targets >> victim & 1:
            return weights.target
        if victim == features.hitman:
            return 0.0
        odds = features.danger[victim]
        gain = odds * weights.hitman + (1.0 - odds) * weights.innocent
        return gain if odds >= self._sure else min(gain, weights.innocent)

    def kill(self, where: bytes, victim: int, moved: bool) -> float:
        """The value of killing this victim on this board; ``moved``: a move in this turn led to this board."""
        features = self.features
        could = suspects(features.board, where, victim)
        if not could >> features.hitman & 1:
            return self.weights.mistake
        gain = self._gains[victim]
        if not self._stake:
            return gain
        needless, before = 1.0, 0
        if moved and self.weights.reading is not None:
            needless, before = self.weights.reading.needless, self._before(victim)
        total = own = 0.0
        for who, weight in enumerate(features.cover):
            if weight and could >> who & 1:
                if before >> who & 1:
                    weight *= needless
                total += weight
                if who == features.hitman:
                    own = weight
        return gain - self._stake * (own / total - self._known if total else 1.0)

    def _before(self, victim: int) -> int:
        """The characters that could have killed this victim on the current board, as a mask."""
        if victim not in self._could_before:
            self._could_before[victim] = suspects(self.features.board, self.features.where, victim)
        return self._could_before[victim]

    def reached(self, where: bytes, police: int) -> int:
        """The tiles on which the own hitman could kill on this board, as a mask."""
        features = self.features
        return reach(features.board, where, police, where[features.hitman]) if features.is_at_large else 0

    def best_kill(self, where: bytes, reached: int, moved: bool) -> float:
        """The value of the best kill on these tiles; 0 if none has a positive value."""
        best = 0.0
        if reached:
            for victim in self.prey:
                if reached >> where[victim] & 1 and self._gains[victim] > best:
                    best = max(best, self.kill(where, victim, moved))
        return best

    def ask(self, who: int, whom: Seat) -> float:
        """The value of asking an opponent about a character."""
        odds = self.features.odds[whom][who]
        return odds * self.weights.arrest if odds >= self._sure else 0.0

    def best_ask(self, where: bytes, police: int) -> float:
        """The value of the best question on this board; 0 if none has a positive value."""
        best = 0.0
        if police:
            for who, odds in enumerate(self._likeliest):
                if odds > best and police >> where[who] & 1:
                    best = odds
        return best * self.weights.arrest if best >= self._sure else 0.0

    def settled(self, where: bytes, police: int, reached: int) -> float:
        """The value of ending the turn on this board."""
        features, weights = self.features, self.weights
        if features.is_last_round:
            return 0.0
        worth = 0.0
        if features.is_at_large:
            if not reached:
                worth -= weights.watched
            else:
                for victim in self.prey:
                    if reached >> where[victim] & 1:
                        worth += weights.in_reach
                        break
        if police:
            for who, odds in self._suspects:
                if police >> where[who] & 1:
                    worth += weights.cornered * odds
        return worth
