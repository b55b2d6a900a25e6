"""Twins: two worlds that one seat may not be able to tell apart, and a comparison of all that this seat gets in both.

*Deal twins* are two deals after their opening; the second is made by exchanging hidden values. *Played twins* continue
from there with the same choices, until an event may tell them apart. *State twins* are a state and what `redeal` draws
for a view of it. A comparison proves nothing if nothing differed, so each kind is also checked for its power.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence, Set
from random import Random
from typing import Any, Final, TypeAlias

from deadpan.kernel.errors import RulesError, SetupError
from deadpan.kernel.rules import AnyRules
from deadpan.kernel.seats import Seat
from deadpan.kernel.secrets import Path, value_at
from deadpan.kernel.types import Choice, Step
from deadpan.testing.contract_errors import ContractBroken, brief
from deadpan.testing.differences import Same
from deadpan.testing.divergence import diverges, heard_of
from deadpan.testing.observation import Observation, compare, compare_beats, compare_changes, compare_printed
from deadpan.testing.tables import Seated, lively, plies, unasked
from deadpan.testing.twin_deals import hidden_from, twin_of

Pair: TypeAlias = tuple[Path, Seat | None]
"""A hidden place, and a seat that may not know its value."""

_ENOUGH_CHANCES: Final = 40
"""In how many games `redeal` may leave a secret unchanged before that counts as never drawing it anew."""
_MOMENTS: Final = 3
"""How many states of one game are compared: many games show more than many moments of one."""
_SELDOM: Final = 3
"""The beats of all seats are compared at one in so many state twins."""
_EXTRA: Final = 30
"""How many deals are tried until the value of a given place differs."""


class Power:
    """Which hidden values have differed in some twin, of all that should."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.hidden: set[Pair] = set()
        self.differed: set[Pair] = set()

    @property
    def missing(self) -> list[Pair]:
        """The values that never differed."""
        return sorted(self.hidden - self.differed, key=repr)

    def check(self) -> None:
        """Refuse a secret that never differed for a seat. Raises `ContractBroken`."""
        for path, seat in self.missing:
            text = f"{self.kind} have no power: {place(path)} is the same in all of them, though hidden from this seat"
            raise ContractBroken(text, seat=seat)


def place(path: Path) -> str:
    """A place in a set-up as text: ``hands[1].hitman``."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path)
    return text.removeprefix(".")


class Deal:
    """A deal at a table, and its opening."""

    def __init__(self, table: Seated, seed: str) -> None:
        self.table, self.seed = table, seed
        self.options = table.game.read_options(table.options)
        self.setup: dict[str, Any] = table.game.deal(self.options, table.seats, seed)
        self.opening = self.pose(self.setup)

    def pose(self, setup: Mapping[str, Any], seed: str | None = None) -> Step[Any]:
        """The opening of another set-up."""
        return self.table.game.pose(self.options, self.table.seats, setup, self.seed if seed is None else seed)

    def twin(self, seat: Seat | None, rng: Random, wanted: Path | None, most: int | None) -> tuple[Any, Set[Path]]:
        """Another deal that this seat cannot tell from this one, and where it differs."""
        return twin_of(self.table.game, self.setup, seat, rng, wanted, most)

    def pose_twin(self, twin: Mapping[str, Any], moved: Set[Path], seat: Seat | None, seed: str) -> Step[Any]:
        """The opening of a twin. Raises `ContractBroken` if the exchanges that `secrets` declares are impossible."""
        try:
            return self.pose(twin, seed)
        except SetupError as refusal:
            places = ", ".join(place(path) for path in sorted(moved, key=repr))
            text = f"`secrets` lets {places} change places, and `pose` refuses it: {refusal}"
            raise ContractBroken(text, seat=seat) from None


def onlookers(table: Seated) -> list[Seat | None]:
    """Every seat, and a spectator."""
    return [*range(table.seats), None]


def _wanted(power: Power, rng: Random, deal: Deal, seat: Seat | None) -> Path | None:
    """A place whose value never differed for this seat so far."""
    hidden = hidden_from(deal.table.game, deal.setup, seat)
    power.hidden |= {(path, seat) for path in hidden}
    missing = [path for path in hidden if (path, seat) not in power.differed]
    return rng.choice(missing) if missing else None


def _seats_to_try(power: Power, table: Seated, pairs: int) -> Iterator[Seat | None]:
    """The seat of each pair: all in turn, then for a while those for which something never differed."""
    everybody = onlookers(table)
    for number in range(max(pairs, len(everybody))):
        yield everybody[number % len(everybody)]
    tried: Counter[Seat | None] = Counter()
    while missing := [seat for _, seat in power.missing if tried[seat] < _EXTRA]:
        tried[missing[0]] += 1
        yield missing[0]


def deal_twins(table: Seated, pairs: int, seed: str = "deal twins") -> int:
    """A seat gets the same from two deals that differ in what it may not know."""
    rng, power = Random(f"{seed} {table}"), Power("deal twins")
    deal = Deal(table, f"{seed} 0")
    compared = 0
    for seat in _seats_to_try(power, table, pairs):
        if compared and compared % (table.seats + 1) == 0:
            deal = Deal(table, f"{seed} {compared}")
        wanted = _wanted(power, rng, deal, seat)
        twin, moved = deal.twin(seat, rng, wanted, None if rng.random() < 0.7 else 1)
        luck = deal.seed if rng.random() < 0.5 else f"{deal.seed} anew"  # later random events are hidden, too
        other = deal.pose_twin(twin, moved, seat, luck)
        one, two = (heard_of(step.told, seat) for step in (deal.opening, other))
        _check_opening(one, two, seat)
        observations = Observation(table.game, deal.opening.state, seat), Observation(table.game, other.state, seat)
        compare(*observations)
        compare_printed(*observations)
        compare_beats(*observations, table.grouper)
        power.differed |= {(path, seat) for path in moved}
        compared += 1
    power.check()
    return compared


def _check_opening(one: list[Any], two: list[Any], seat: Seat | None) -> None:
    """Refuse any difference in what is told at the opening, whatever a class declares to reveal later."""
    for left, right in zip(one, two, strict=False):
        if left != right:
            text = f"told at the opening, it differs from {brief(right)} in a deal that this seat must not notice"
            raise ContractBroken(f"{brief(left)}: {text}", seat=seat, event=left)
    if len(one) != len(two):
        extra = (one if len(one) > len(two) else two)[min(len(one), len(two))]
        raise ContractBroken(f"{brief(extra)} is told in one of two deals only", seat=seat, event=extra)


class TwinGames:
    """Two worlds in which the same choices are made, until something that one seat hears may tell them apart."""

    def __init__(self, table: Seated, seat: Seat | None, states: tuple[Any, Any], rng: Random) -> None:
        self.table, self.seat, self.states, self.rng = table, seat, states, rng
        self.choices = 0

    def choice(self) -> tuple[Seat, Choice] | None:
        """A choice of any seat that is open in both worlds; ``None``: there is none, or the game is over."""
        rules = self.table.game
        asks = rules.asks(self.states[0])
        if not asks:
            return None
        seat = unasked(rules, self.states[0], self.rng)
        seat = self.rng.choice(asks).seat if seat is None else seat
        here, there = (rules.legal_in(state, seat) for state in self.states)
        others = set(there)
        open_in_both = tuple(choice for choice in here if choice in others)
        return (seat, lively(open_in_both, self.rng)) if open_in_both else None

    def make(self, seat: Seat, choice: Choice) -> tuple[Step[Any], Step[Any]] | None:
        """The steps in both; ``None``: a declared event told them apart. Raises `ContractBroken` if it was
        undeclared.
        """
        one, two = (self.table.game.apply(state, seat, choice) for state in self.states)
        self.choices += 1
        if diverges(heard_of(one.told, self.seat), heard_of(two.told, self.seat), self.seat):
            return None
        self.states = one.state, two.state
        return one, two


class ComparedTwins(TwinGames):
    """The same, with a comparison of all that the seat gets at every moment."""

    def __init__(self, table: Seated, seat: Seat | None, states: tuple[Any, Any], rng: Random) -> None:
        super().__init__(table, seat, states, rng)
        self.same: Same = {}
        self.pool: list[Choice] = []
        self.observations = self._observations()
        compare(*self.observations, same=self.same, shown=False)

    def _observations(self) -> tuple[Observation, Observation]:
        rules, (one, two) = self.table.game, self.states
        return Observation(rules, one, self.seat), Observation(rules, two, self.seat)

    def go_on(self, seat: Seat, choice: Choice) -> bool:
        """Make a choice in both; returns whether they still look the same. Raises `ContractBroken` if they should but
        do not.
        """
        self.pool = [*self.pool[-40:], choice]
        if self.make(seat, choice) is None:
            return False
        then, self.observations = self.observations, self._observations()
        shown = self.choices < 4 or self.rng.random() < 0.25  # this is slow, and what is shown is also in the view
        tries = self.rng.sample(self.pool, min(3, len(self.pool))) if shown else []
        compare(*self.observations, tries, self.same, shown=shown)
        if shown:
            compare_changes(then, self.observations)
        return True


def _play_on(played: ComparedTwins, most: int) -> None:
    """Play both worlds as long as they look the same."""
    while played.choices < most:
        move = played.choice()
        if move is None or not played.go_on(*move):
            break


def played_twins(table: Seated, pairs: int, seed: str = "played twins", most: int = 10_000) -> int:
    """It gets the same while both are played with the same choices, until an event may tell them apart."""
    rules, rng, power = table.game, Random(f"{seed} {table}"), Power("played twins")
    compared = 0
    for number, seat in enumerate(_seats_to_try(power, table, pairs)):
        deal = Deal(table, f"{seed} {number}")
        wanted = _wanted(power, rng, deal, seat)
        # A single exchange, played on for long; or all exchanges at once, where one pair shows many differences.
        twin, moved = deal.twin(seat, rng, wanted, 1 if number < pairs and rng.random() < 0.8 else None)
        other = deal.pose_twin(twin, moved, seat, deal.seed)
        played = ComparedTwins(table, seat, (deal.opening.state, other.state), rng)
        if number % 8 == 0:
            _check_redeals(rules, played)
        _play_on(played, most)
        compare_beats(*played.observations, table.grouper)
        compared += 1
        if played.choices:
            power.differed |= {(path, seat) for path in moved}
    power.check()
    return compared


def told_twins(table: Seated, pairs: int, seed: str = "told twins") -> int:
    """A seat hears the same while both are played, until an event may tell them apart. Nothing else is compared."""
    rng = Random(f"{seed} {table}")
    for number in range(pairs):
        seat = rng.choice(onlookers(table))
        deal = Deal(table, f"{seed} {number}")
        twin, moved = deal.twin(seat, rng, None, rng.choice([1, 2, 4]))
        other = deal.pose_twin(twin, moved, seat, deal.seed)
        both = TwinGames(table, seat, (deal.opening.state, other.state), rng)
        while (move := both.choice()) is not None and both.make(*move) is not None:
            pass
    return pairs


def _check_redeals(rules: AnyRules, played: ComparedTwins) -> None:
    """The world that is drawn for a view depends only on the view and the random source."""
    one, two = (rules.dump(rules.redeal(observation.view, Random("redeal"))) for observation in played.observations)
    if one != two:
        raise ContractBroken("`redeal` draws another world for a view that looks the same", seat=played.seat)


class StatePower:
    """In how many games `redeal` could have drawn a secret anew, and did."""

    def __init__(self) -> None:
        self.chances: dict[tuple[str, Seat | None], set[int]] = defaultdict(set)
        self.differed: set[tuple[str, Seat | None]] = set()

    def count(self, table: Seated, state: Any, world: Any, seat: Seat | None, game: int) -> None:
        """Count what differs between a state of the ``game``-th game and its twin."""
        before, after = table.game.position(state), table.game.position(world)
        for path, secret in hidden_from(table.game, before, seat).items():
            group, value = _group(before, path, table.seats), value_at(before, path)
            if secret.instead or any(value_at(before, other) != value for other in secret.exchangeable_with):
                self.chances[group, seat].add(game)
            if _value(after, path) != value:
                self.differed.add((group, seat))

    def check(self) -> None:
        """Refuse a `redeal` that never draws some secret anew. Raises `ContractBroken`."""
        by_group: Counter[str] = Counter()
        for (group, seat), games in sorted(self.chances.items(), key=repr):
            by_group[group] += len(games)
            if (group, seat) not in self.differed and len(games) >= _ENOUGH_CHANCES:
                text = f"`redeal` never draws {group} anew: it is what it was in every one of {len(games)} games"
                raise ContractBroken(text, seat=seat)
        for group in set(by_group) - {group for group, _ in self.differed}:
            if by_group[group] >= _ENOUGH_CHANCES:
                seat = next(seat for name, seat in self.chances if name == group)
                text = f"`redeal` never draws {group} anew, for this seat or any other"
                raise ContractBroken(text, seat=seat)

    def is_enough(self) -> bool:
        """Whether every secret differed for every seat, or could have often enough."""
        found = self.chances.items()
        return all(key in self.differed or len(games) >= _ENOUGH_CHANCES for key, games in found)


def _group(setup: Mapping[str, Any], path: Path, seats: int) -> str:
    """The group of secrets of one kind and owner: ``hands[2][*]``, ``pile[*]``. Positions in a list are ignored."""
    owner = len(path) > 1 and isinstance(setup[str(path[0])], Sequence) and len(setup[str(path[0])]) == seats
    kept = 2 if owner else 1
    rest = ("*" if isinstance(step, int) else step for step in path[kept:])
    return place((*path[:kept], *rest)).replace(".*", "[*]")


def _value(setup: Any, path: Path) -> Any:
    try:
        return value_at(setup, path)
    except LookupError:
        return None


def state_twins(table: Seated, pairs: int, seed: str = "state twins") -> int:
    """It gets the same from a state and a world that `redeal` draws for its view."""
    rng, power = Random(f"{seed} {table}"), StatePower()
    compared = number = 0
    while compared < pairs or (compared < 3 * pairs and not power.is_enough()):
        number += 1
        for state, pool in _moments(table, f"{seed} {number}", rng):
            seat = onlookers(table)[compared % (table.seats + 1)]
            world = table.game.redeal(table.game.view(state, seat), rng)
            power.count(table, state, world, seat, number)
            _compare_states(table, state, world, seat, rng.sample(pool, min(4, len(pool))), rng)
            if compared % _SELDOM == 0:  # the heard events are equal, and beats depend only on them
                one, other = (Observation(table.game, each, seat) for each in (state, world))
                compare_beats(one, other, table.grouper)
            compared += 1
        power.check()
    return compared


def _moments(table: Seated, seed: str, rng: Random) -> list[tuple[Any, list[Choice]]]:
    """A few states of a random game, each with choices that were legal recently."""
    pool: list[Choice] = []
    found: list[tuple[Any, list[Choice]]] = []
    for number, ply in enumerate(plies(table, seed)):
        legal = table.game.legal_in(ply.state, ply.seat)
        pool = [*pool[-60:], *rng.sample(legal, min(3, len(legal)))]
        if number < _MOMENTS:
            found.append((ply.state, pool))
        elif (place := rng.randrange(number + 1)) < _MOMENTS:
            found[place] = ply.state, pool
    return found


def _compare_states(table: Seated, state: Any, world: Any, seat: Seat | None, tries: list[Choice], rng: Random) -> None:
    observations = Observation(table.game, state, seat), Observation(table.game, world, seat)
    compare(*observations, tries)
    compare_printed(*observations)
    _check_others(table, state, world, seat)
    if rng.random() < 0.3:
        _check_drawn_again(table, world, rng.choice([each for each in onlookers(table) if each != seat]), rng)
    _play_on(ComparedTwins(table, seat, (state, world), rng), 1)


def _check_others(table: Seated, state: Any, world: Any, seat: Seat | None) -> None:
    """The other seats of a drawn world have heard what they would have."""
    rules = table.game
    for other in onlookers(table):
        if other == seat:
            continue
        here, there = (rules.heard(rules.view(each, other)) for each in (state, world))
        try:
            diverges(here, there, other, to_the_end=True)
        except ContractBroken as problem:
            text = f"`redeal` for another seat: {problem.text}"
            raise ContractBroken(text, seat=other, event=_first_unlike(here, there)) from None


def _check_drawn_again(table: Seated, world: Any, seat: Seat | None, rng: Random) -> None:
    """A drawn world is complete for every seat: another can be drawn for what it sees there."""
    rules = table.game
    try:
        again = rules.redeal(rules.view(world, seat), rng)
    except (RulesError, SetupError) as refusal:
        raise ContractBroken(f"`redeal` finds no world in a world that was drawn: {refusal}", seat=seat) from None
    compare(Observation(rules, world, seat), Observation(rules, again, seat))


def _first_unlike(one: list[Any], other: list[Any]) -> Any:
    for left, right in zip(one, other, strict=False):
        if left != right:
            return left
    return (one if len(one) > len(other) else other)[min(len(one), len(other))]
