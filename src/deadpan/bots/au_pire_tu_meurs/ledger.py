"""What a seat believes about the years of the others: for each a distribution over characters, and one over life piles.

Built from everything the seat was told. Characters begin equally likely, but for one's own; a blow one did not see is
as likely a Pépin, an Accident or a Cata as there are of them; what was shown is known. And past choices tell: whoever
takes a new identity had a worse one, whoever declines one a better one, and what people take off their own life pile,
or pass on, is the worst that lies there. What they play at all tells as much, to those who know their habits.
"""

from __future__ import annotations

from msgspec import Struct

from deadpan.bots.au_pire_tu_meurs.habits import BLOW, likelier
from deadpan.bots.au_pire_tu_meurs.spread import Spread, plus, sure, weighed
from deadpan.games.au_pire_tu_meurs import events as told
from deadpan.games.au_pire_tu_meurs.cards import BLOW_YEARS, CARDS, COPIES, FIRST_CHARACTER, JOUVENCE, KIND_OF, YEARS
from deadpan.games.au_pire_tu_meurs.view import View, heard_in
from deadpan.kernel.play import Event
from deadpan.kernel.seats import Seat

_BLOW_COPIES = COPIES[:3]
_OTHERS = sum(COPIES[:12]) - sum(_BLOW_COPIES) - COPIES[JOUVENCE]


class Mind(Struct, frozen=True):
    """How much a player makes of what it hears."""

    remembers: bool = True
    """Whether what was shown, once, is kept in mind: balances, sums, identities and who survived an accusation."""
    reads: bool = True
    """Whether choices are read."""
    knows_habits: bool = False
    """Whether every card that somebody plays is read, by what people play with how many years left."""


class Account:
    """What is believed about one player."""

    def __init__(self, characters: Spread, life_size: int, unseen: Spread) -> None:
        self.characters = characters
        """Over the years of the character."""
        self.life: Spread = sure(0)
        """Over what the life pile adds."""
        self.lump: Spread | None = None
        """Over both together, once they were shown together."""
        self.blows = 0
        self.jouvences = 0
        for _ in range(life_size):
            self.get(unseen, 1)

    def balance(self) -> Spread:
        """Over the years that are left."""
        return plus(self.characters, self.life) if self.lump is None else self.lump

    def get(self, years: Spread, blows: int) -> None:
        """Something came onto the life pile (or, with ``blows`` -1, left it)."""
        self.blows = max(0, self.blows + blows)
        if self.lump is None:
            self.life = plus(self.life, years)
        else:
            self.lump = plus(self.lump, years)

    def worst(self) -> Spread:
        """The worst blow of the life pile, as far as one can guess."""
        if not self.blows:
            return sure(0)
        pepin, _, cata = (copies / sum(_BLOW_COPIES) for copies in _BLOW_COPIES)
        no_cata = (1 - cata) ** self.blows
        only_pepins = pepin**self.blows
        return weighed([(20, 1 - no_cata), (10, no_cata - only_pepins), (5, only_pepins)])

    def shown(self, years: int) -> None:
        """The balance was shown."""
        self.lump = sure(years)

    def survived(self) -> None:
        """Somebody found that there are years left."""
        alive = weighed((years, odds) for years, odds in self.balance().items() if years > 0)
        self.lump = alive if any(years > 0 for years in alive) else sure(5)

    def played(self, card: str) -> None:
        """They played this card, which somebody with few years left does more readily, or less."""
        if self.lump is not None:
            self.lump = weighed((years, odds * likelier(card, years)) for years, odds in self.lump.items())
        else:
            self.characters = weighed(
                (own, odds * sum(chance * likelier(card, own + more) for more, chance in self.life.items()))
                for own, odds in self.characters.items()
            )

    def become(self, characters: Spread) -> None:
        """A new character, the life pile as it was."""
        if self.lump is not None:
            self.lump = plus(plus(self.lump, self.characters, -1), characters)
        self.characters = characters


class Ledger:
    """What the seat of a view believes about everybody."""

    def __init__(self, view: View, mind: Mind) -> None:
        opening = view.table.opening
        self.seat = view.seat
        self.mind = mind
        self.jouvence = opening.options.jouvence_years
        self.blow = weighed((-years, held) for years, held in zip(BLOW_YEARS, _BLOW_COPIES, strict=True))
        self.any_card = weighed(
            [
                *((-years, held) for years, held in zip(BLOW_YEARS, _BLOW_COPIES, strict=True)),
                (self.jouvence, COPIES[JOUVENCE]),
                (0, _OTHERS),
            ]
        )
        self.known: set[int] = set()
        """The characters one has seen oneself, which nobody else has."""
        if view.seat is not None:
            self.known.add(view.character)
        unseen = weighed([(-years, 1.0) for years in BLOW_YEARS] + [(self.jouvence, 1.0)])
        self.accounts = [Account(self._anybody(), size, unseen) for size in opening.life_sizes]
        self.flight: Spread = self.blow
        self._hear(heard_in(view))

    def _anybody(self) -> Spread:
        """The years of a character one knows nothing about."""
        return weighed((years, 1.0) for number, years in enumerate(YEARS) if number + FIRST_CHARACTER not in self.known)

    def _hear(self, events: list[Event]) -> None:
        actor: Seat | None = None
        """Whose turn it is, until the card of the turn is played."""
        for number, event in enumerate(events):
            after = events[number + 1] if number + 1 < len(events) else None
            if isinstance(event, told.TurnBegan):
                actor = event.seat
            elif actor is not None and isinstance(event, told.Given | told.Rejuvenated | told.Played):
                if self.mind.knows_habits and event.by == actor:
                    self.accounts[actor].played(_card_of(event))
                actor = None
            match event:
                case told.Given() if event.source:
                    self.flight = self._passed_on(event.by, after)
                case told.Given() | told.Haunted():
                    self.flight = self._seen(after)
                    if isinstance(event, told.Haunted):
                        self.accounts[event.by].get(_negative(self.flight), -1)
                case told.Landed():
                    self.accounts[event.on].get(self.flight, 1)
                case told.Rejuvenated():
                    self.accounts[event.by].jouvences += 1
                    self.accounts[event.by].get(sure(self.jouvence), 0)
                case told.Punished():
                    self.accounts[event.seat].get(self.any_card, 0)
                case told.Played():
                    self._played(event, after)
                case told.Retaliated():
                    self.accounts[event.to].get(self._passed_on(event.by, after), 1)
                case told.Accused():
                    self._accused(event, after)
                case told.SumsShown() if self.mind.remembers:
                    self._sums(event)
                case told.Settled():
                    self._settled(event)
                case _:
                    pass

    def _seen(self, after: Event | None) -> Spread:
        """A blow that moved: what it was, if one saw it."""
        if isinstance(after, told.BlowSeen):
            return sure(-BLOW_YEARS[KIND_OF[after.card]])
        return self.blow

    def _played(self, event: told.Played, after: Event | None) -> None:
        if event.card in ("transfert", "pioche"):
            account = self.accounts[event.by]
            away = account.worst() if self.mind.reads else _negative(self.blow)
            account.get(away, -1)
        elif event.card == "switch":
            one, other = (self.accounts[seat] for seat in event.on)
            first, second = one.characters, other.characters
            if isinstance(after, told.CharactersSeen) and self.mind.remembers:
                second, first = (sure(YEARS[KIND_OF[card] - FIRST_CHARACTER]) for card in after.cards)
            one.become(second)
            other.become(first)

    def _passed_on(self, by: Seat, after: Event | None) -> Spread:
        """A blow leaves a life pile, its owner's choice: what it adds to another."""
        giver = self.accounts[by]
        if isinstance(after, told.BlowSeen):
            passed = sure(BLOW_YEARS[KIND_OF[after.card]])
        else:
            passed = giver.worst() if self.mind.reads else _negative(self.blow)
        giver.get(passed, -1)
        return _negative(passed)

    def _accused(self, event: told.Accused, after: Event | None) -> None:
        if not self.mind.remembers:
            return
        if isinstance(after, told.BalanceShown):
            self.accounts[event.whom].shown(after.years)
        elif not isinstance(after, told.Eliminated):
            self.accounts[event.whom].survived()

    def _sums(self, event: told.SumsShown) -> None:
        """A duel shows the years of all blows of the two; a Jouvence is known anyway."""
        for seat, years in ((event.by, event.own), (event.on, event.other)):
            account = self.accounts[seat]
            if account.lump is None:
                account.life = sure(self.jouvence * account.jouvences - years)

    def _settled(self, event: told.Settled) -> None:
        account = self.accounts[event.by]
        if event.taken:
            # Better than what was there: the more years, the likelier it was taken.
            spread = self._anybody()
            account.become(weighed((years, odds * (years if self.mind.reads else 1)) for years, odds in spread.items()))
        elif self.mind.reads:
            kept = weighed((years, odds * years) for years, odds in account.characters.items())
            account.become(kept)


def _card_of(event: told.Given | told.Rejuvenated | told.Played) -> str:
    """The card of a turn, as all see it."""
    match event:
        case told.Given():
            return BLOW
        case told.Rejuvenated():
            return CARDS[JOUVENCE]
        case _:
            return event.card


def _negative(spread: Spread) -> Spread:
    return {-years: odds for years, odds in spread.items()}


def balances(view: View, mind: Mind) -> dict[Seat, Spread]:
    """What is believed about the balance of every living opponent."""
    ledger = Ledger(view, mind)
    living = view.table.living
    return {
        seat: account.balance()
        for seat, account in enumerate(ledger.accounts)
        if living >> seat & 1 and seat != view.seat
    }
