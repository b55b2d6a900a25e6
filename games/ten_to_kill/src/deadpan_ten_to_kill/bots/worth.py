"""What kills, questions and boards are worth to a player who has an outlook and a taste."""

from __future__ import annotations

from deadpan.kernel.seats import Seat
from deadpan_ten_to_kill.bots.features import Features
from deadpan_ten_to_kill.bots.weights import Weights, caution
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import reach, suspects


class Worth:
    """The judgements of one moment; what they share is worked out once."""

    def __init__(self, outlook: Features, taste: Weights) -> None:
        self.outlook = outlook
        self.taste = taste
        self._sure = taste.nearly_sure * caution(outlook.round)
        self._could_before: dict[int, int] = {}
        self._suspects = [(who, odds) for who, odds in enumerate(outlook.danger) if odds]
        self._likeliest = [max(row[who] for row in outlook.odds) for who in range(16)]
        turns = min(1.0, outlook.turns_to_come / max(1, outlook.seats - 1))
        self._stake = taste.exposure * turns * caution(outlook.round) if outlook.is_at_large else 0.0
        total = sum(outlook.cover)
        self._known = outlook.cover[outlook.hitman] / total if total else 0.0
        self._gains = [self._gain(who) for who in range(len(outlook.where))]
        self.prey = [who for who in range(16) if self._gains[who] > 0 and outlook.where[who] < TILES]
        """Those worth killing, the hitman's exposure aside."""

    def _gain(self, victim: int) -> float:
        outlook, taste = self.outlook, self.taste
        if victim >= 16:
            return taste.police
        if outlook.targets >> victim & 1:
            return taste.target
        if victim == outlook.hitman:
            return 0.0
        odds = outlook.danger[victim]
        gain = odds * taste.hitman + (1.0 - odds) * taste.innocent
        return gain if odds >= self._sure else min(gain, taste.innocent)

    def kill(self, where: bytes, victim: int, moved: bool) -> float:
        """Killing this victim on this board; ``moved``: right after a move that made this board of the outlook's."""
        outlook = self.outlook
        could = suspects(outlook.board, where, victim)
        if not could >> outlook.hitman & 1:
            return self.taste.mistake
        gain = self._gains[victim]
        if not self._stake:
            return gain
        needless, before = 1.0, 0
        if moved and self.taste.reading is not None:
            needless, before = self.taste.reading.needless, self._before(victim)
        total = own = 0.0
        for who, weight in enumerate(outlook.cover):
            if weight and could >> who & 1:
                if before >> who & 1:
                    weight *= needless
                total += weight
                if who == outlook.hitman:
                    own = weight
        return gain - self._stake * (own / total - self._known if total else 1.0)

    def _before(self, victim: int) -> int:
        """Who could have killed this victim on the board of the outlook."""
        if victim not in self._could_before:
            self._could_before[victim] = suspects(self.outlook.board, self.outlook.where, victim)
        return self._could_before[victim]

    def reached(self, where: bytes, police: int) -> int:
        """The tiles on which the own hitman could kill on this board."""
        outlook = self.outlook
        return reach(outlook.board, where, police, where[outlook.hitman]) if outlook.is_at_large else 0

    def best_kill(self, where: bytes, reached: int, moved: bool) -> float:
        """The best kill on these tiles; 0 if there is none worth it."""
        best = 0.0
        if reached:
            for victim in self.prey:
                if reached >> where[victim] & 1 and self._gains[victim] > best:
                    best = max(best, self.kill(where, victim, moved))
        return best

    def ask(self, who: int, whom: Seat) -> float:
        """Asking an opponent about a character."""
        odds = self.outlook.odds[whom][who]
        return odds * self.taste.arrest if odds >= self._sure else 0.0

    def best_ask(self, where: bytes, police: int) -> float:
        """The best question that can be asked on this board; 0 if there is none worth it."""
        best = 0.0
        if police:
            for who, odds in enumerate(self._likeliest):
                if odds > best and police >> where[who] & 1:
                    best = odds
        return best * self.taste.arrest if best >= self._sure else 0.0

    def settled(self, where: bytes, police: int, reached: int) -> float:
        """Leaving this board to the others."""
        outlook, taste = self.outlook, self.taste
        if outlook.is_last_round:
            return 0.0
        worth = 0.0
        if outlook.is_at_large:
            if not reached:
                worth -= taste.watched
            else:
                for victim in self.prey:
                    if reached >> where[victim] & 1:
                        worth += taste.in_reach
                        break
        if police:
            for who, odds in self._suspects:
                if police >> where[who] & 1:
                    worth += taste.cornered * odds
        return worth
