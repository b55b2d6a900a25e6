"""What is believed about one player: the character and the life pile."""

from __future__ import annotations

from collections.abc import Sequence

from deadpan_au_pire_tu_meurs.bots.card_frequencies import likelier
from deadpan_au_pire_tu_meurs.bots.distribution import Spread, plus, sure, weighed
from deadpan_au_pire_tu_meurs.rules.cards import BLOW_YEARS, COPIES

BLOW_COPIES = COPIES[: len(BLOW_YEARS)]


class PlayerBelief:
    """What is believed about one player."""

    def __init__(self, characters: Spread, life_size: int, unseen: Spread) -> None:
        self.characters = characters
        """The distribution of the character's years."""
        self.life: Spread = sure(0)
        """The distribution of what the life pile adds."""
        self.lump: Spread | None = None
        """The distribution of the balance, once it was learnt as a whole; replaces the other two."""
        self.blows = 0
        self.seen: list[int] = []
        """The years of the known blows."""
        self.jouvences = 0
        for _ in range(life_size):
            self.get(unseen, 1)

    def balance(self) -> Spread:
        """The distribution of the balance."""
        return plus(self.characters, self.life) if self.lump is None else self.lump

    def get(self, years: Spread, blows: int) -> None:
        """Add a card to the life pile: ``blows`` is 1 for a blow, 0 for another card, -1 for a blow that leaves."""
        self._count(years, blows)
        if self.lump is None:
            self.life = plus(self.life, years)
        else:
            self.lump = plus(self.lump, years)

    def _count(self, years: Spread, blows: int) -> None:
        self.blows = max(0, self.blows + blows)
        likeliest = abs(max((odds, each) for each, odds in years.items())[1])
        if blows > 0 and len(years) == 1:
            self.seen.append(likeliest)
        elif blows < 0 and likeliest in self.seen:
            self.seen.remove(likeliest)
        while len(self.seen) > self.blows:
            self.seen.remove(max(self.seen))

    def worst(self) -> Spread:
        """The distribution of the worst blow of the life pile."""
        if not self.blows:
            return sure(0)
        pepin, _, cata = (copies / sum(BLOW_COPIES) for copies in BLOW_COPIES)
        unseen, worst_seen = self.blows - len(self.seen), max(self.seen, default=0)
        no_cata = 0.0 if worst_seen == 20 else (1 - cata) ** unseen
        only_pepins = 0.0 if worst_seen > 5 else pepin**unseen
        return weighed([(20, 1 - no_cata), (10, no_cata - only_pepins), (5, only_pepins)])

    def some(self, usual: Spread) -> Spread:
        """The distribution of a random blow of the life pile; unseen blows are distributed as ``usual``."""
        if not self.blows:
            return usual
        unseen = self.blows - len(self.seen)
        found = [(years, odds * unseen) for years, odds in usual.items()]
        return weighed([*found, *((years, 1.0) for years in self.seen)])

    def shown(self, years: int) -> None:
        """Learn the balance."""
        self.lump = sure(years)

    def blows_shown(self, blows: Sequence[int], jouvence_years: int) -> None:
        """Learn the years of each blow; Jouvences are public."""
        self.blows, self.seen, self.lump = len(blows), list(blows), None
        self.life = sure(self.jouvences * jouvence_years - sum(blows))

    def survived(self) -> None:
        """Learn that the balance is positive."""
        alive = weighed((years, odds) for years, odds in self.balance().items() if years > 0)
        self.lump = alive if any(years > 0 for years in alive) else sure(5)

    def played(self, card: str) -> None:
        """Learn that the player played this card, whose frequency depends on the years left."""
        if self.lump is not None:
            self.lump = weighed((years, odds * likelier(card, years)) for years, odds in self.lump.items())
        else:
            self.characters = weighed(
                (own, odds * sum(chance * likelier(card, own + more) for more, chance in self.life.items()))
                for own, odds in self.characters.items()
            )

    def become(self, characters: Spread) -> None:
        """Replace the character; the life pile stays."""
        if self.lump is not None:
            self.lump = plus(plus(self.lump, self.characters, -1), characters)
        self.characters = characters

    def is_not(self, years: int, share: float) -> None:
        """Learn that another player has a character with so many years: scale its probability here by ``share``."""
        if self.lump is None and len(self.characters) > 1:
            odds = self.characters.items()
            self.characters = weighed((each, chance * (share if each == years else 1.0)) for each, chance in odds)
