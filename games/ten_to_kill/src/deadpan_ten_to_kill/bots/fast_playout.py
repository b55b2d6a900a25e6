"""The playout policy of the search: fast enough for thousands of turns per second.

A player kills a victim worth killing if one is in reach, else moves so that one comes into reach, and asks about a
character that is likely the hitman. It uses only its own view and the public weights of `suspicion`, which the playout
updates with every choice from the root of the search on.
"""

from __future__ import annotations

from random import Random
from typing import Any

from deadpan.kernel.seats import Seat
from deadpan.kernel.types import Choice
from deadpan_ten_to_kill.bots.board_history import history, number_of
from deadpan_ten_to_kill.bots.opponent_models import likelihoods
from deadpan_ten_to_kill.bots.suspicion import SHARP, suspicion_weights
from deadpan_ten_to_kill.bots.weights import Weights, caution
from deadpan_ten_to_kill.rules.board import Board
from deadpan_ten_to_kill.rules.cached_values import KILLS, MOVES, questions
from deadpan_ten_to_kill.rules.choices import Investigate, Kill, Move
from deadpan_ten_to_kill.rules.events import Moved
from deadpan_ten_to_kill.rules.game import TEN_TO_KILL
from deadpan_ten_to_kill.rules.legal import legal_choices
from deadpan_ten_to_kill.rules.pieces import TILES
from deadpan_ten_to_kill.rules.sight import reach, suspects
from deadpan_ten_to_kill.rules.view import View, turn_in

_ORDERS = tuple(tuple(Random(number).sample(range(TILES), TILES)) for number in range(64))
"""Random orders in which to try the tiles."""
_HITMAN, _INNOCENT, _ARREST, _EXPOSED = 4.2, -0.8, 2.2, 3.0
"""The points that this policy gives to a kill or an arrest, and its cost of being known (see `weights`)."""
_TRIES = 2
"""How many moves that bring a victim into reach are examined, for the victim and for the hitman."""
TILE_BYTES = tuple(bytes((tile,)) for tile in range(TILES))
_LEAST_ODDS = 0.06
"""The least probability at which a character is asked about."""


class Root:
    """The suspicion weights at the root of a search, shared by its playouts."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.reading = weights.reading or SHARP
        self.rows = suspicion_weights(view, self.reading)
        self.seat = view.seat
        self.read = likelihoods(view, weights.models, self.reading) if weights.models else self.rows
        """The weights that the searching seat itself uses: by models of its opponents, if it has any."""
        turn, done = turn_in(view), history(view)
        self.before: bytes | None = None
        if turn is not None and turn.left == 1 and done and isinstance(done[-1].deed, Moved):
            self.before = done[-1].before


class FastPlayout:
    """All players of one playout."""

    __slots__ = ("before", "read", "reading", "rows", "seat")

    def __init__(self, root: Root) -> None:
        self.reading = root.reading
        self.rows = [row.copy() for row in root.rows]
        self.read, self.seat = root.read, root.seat
        self.before = root.before

    def note(self, view: View, choice: Choice) -> None:
        """Update the weights by what this choice says about its player's hitman (see `suspicion`)."""
        seat = view.seat
        assert seat is not None
        if isinstance(choice, Move):
            turn = turn_in(view)
            self.before = view.table.where if turn is not None and turn.left == 2 else None
        elif isinstance(choice, Kill):
            if self.before is not None:
                could = suspects(view.table.board, self.before, number_of(choice.who))
                row, needless = self.rows[seat], self.reading.needless
                for who in range(16):
                    if could >> who & 1:
                        row[who] *= needless
            self.before = None
        elif isinstance(choice, Investigate):
            self.rows[seat][number_of(choice.who)] *= self.reading.asked
            self.before = None

    def choose(self, world: Any, seat: Seat, rng: Random) -> Choice:
        """The choice of a seat in this world, by its own view."""
        view = TEN_TO_KILL.view(world, seat)
        choice = self._decide(view, rng)
        self.note(view, choice)
        return choice

    def _decide(self, view: View, rng: Random) -> Choice:
        table, hand, seat = view.table, view.hand, view.seat
        assert hand is not None
        assert seat is not None
        turn = turn_in(view)
        if turn is None or len(table.frames) > 1:
            legal = legal_choices(table, seat, hand.hitman)
            return legal[int(rng.random() * len(legal))]
        where = table.where
        police = 0
        for tile in where[16:]:
            police |= 1 << tile
        police &= 0xFFFF
        prey, asks = self._prey(view, seat, rng)
        best = 0.0
        choice: Choice | None = None
        asked = max((ask for ask in asks if police >> where[ask[2]] & 1), default=None)
        if asked is not None:
            odds, whom, who = asked
            best, choice = odds * _ARREST, questions(len(self.rows), seat)[who][whom - (whom > seat)]
        here = where[hand.hitman]
        if here < TILES and not turn.killed:
            prey.sort(reverse=True)
            reached = reach(table.board, where, police, here)
            for gain, victim in prey:
                if gain <= best:
                    break
                if reached >> where[victim] & 1:
                    worth = gain - self._cost(view, where, self.before, hand.hitman, victim)
                    if worth > best:
                        best, choice = worth, KILLS[victim]
                if turn.left == 2:
                    for who, to in _setups(table.board, where, police, reached, hand.hitman, victim, rng):
                        after = where[:who] + TILE_BYTES[to] + where[who + 1 :]
                        worth = gain - self._cost(view, after, where, hand.hitman, victim)
                        if worth > best:
                            best, choice = worth, _move(who, where[who], to)
        if asks and turn.left == 2 and table.called:
            odds, _, who = max(asks)
            if odds * _ARREST > best:
                for officer in range(16, len(where)):
                    if where[officer] < TILES and where[officer] != where[who]:
                        return _move(officer, where[officer], where[who])
        return _any_move(where, rng) if choice is None else choice

    def _prey(
        self, view: View, seat: Seat, rng: Random
    ) -> tuple[list[tuple[float, int]], list[tuple[float, int, int]]]:
        """The victims worth killing, each with its gain; and the questions worth asking, each with its probability."""
        hand, facts, where = view.hand, view.table.facts, view.table.where
        assert hand is not None
        own = 1 << hand.hitman
        prey: list[tuple[float, int]] = []
        asks: list[tuple[float, int, int]] = []
        for target in hand.targets:
            own |= 1 << target
            if where[target] < TILES:
                prey.append((1.0 + 0.1 * rng.random(), target))
        for other, loss in enumerate(facts.losses):
            if loss is None and other != seat:
                mask, row = facts.could_be[other] & ~own, (self.read if seat == self.seat else self.rows)[other]
                likely = [(row[who], who) for who in range(16) if mask >> who & 1 and where[who] < TILES]
                total = 0.0
                for weight, _ in likely:
                    total += weight
                for weight, who in likely:
                    odds = weight / total
                    if odds > _LEAST_ODDS:
                        asks.append((odds, other, who))
                        gain = odds * _HITMAN + (1.0 - odds) * _INNOCENT
                        if gain > 0.0:
                            prey.append((gain, who))
        return prey, asks

    def _cost(self, view: View, where: bytes, moved_from: bytes | None, hitman: int, victim: int) -> float:
        """The cost of becoming suspected by a kill on this board; ``moved_from`` is the board before the last move."""
        table, seat = view.table, view.seat
        assert seat is not None
        could = suspects(table.board, where, victim)
        needless = self.reading.needless
        before = 0 if moved_from is None else suspects(table.board, moved_from, victim)
        row, mask = self.rows[seat], table.facts.could_be[seat]
        known = suspected = 0.0
        for who in range(16):
            if mask >> who & 1 and where[who] < TILES:
                weight = row[who]
                known += weight
                if could >> who & 1:
                    suspected += weight * needless if before >> who & 1 else weight
        if not suspected:
            return 0.0
        own = row[hitman]
        after = own * needless if before >> hitman & 1 else own
        if any(up.bit_count() == 3 for up in table.facts.targets_up):
            to_come = (table.first - 1 - seat) % len(self.rows) / (len(self.rows) - 1)
        else:
            to_come = 1.0
        return _EXPOSED * caution(table.round) * to_come * (after / suspected - own / known)


def _setups(
    board: Board, where: bytes, police: int, reached: int, hitman: int, victim: int, rng: Random
) -> list[tuple[int, int]]:
    """Some moves, of the victim or of the hitman, that bring the victim into reach: pairs of piece and tile."""
    order = _ORDERS[int(rng.random() * 64)]
    here, scene = where[hitman], where[victim]
    found: list[tuple[int, int]] = []
    if reached:
        for tile in order:
            if reached >> tile & 1 and tile != scene:
                found.append((victim, tile))
                if len(found) == _TRIES:
                    break
    most = len(found) + 1
    for tile in order:
        if tile == here or board.near[tile] & police:
            continue
        if tile == scene or ((board.near[tile] | board.rifle[tile]) >> scene & 1 and tile not in where):
            found.append((hitman, tile))
            if len(found) == most:
                break
    return found


def _move(who: int, here: int, to: int) -> Choice:
    return MOVES[who][here][to - (to > here)]


def _any_move(where: bytes, rng: Random) -> Choice:
    """A random move of a random piece in play."""
    while True:
        who = int(rng.random() * len(where))
        row = MOVES[who][where[who]]
        if row:
            return row[int(rng.random() * len(row))]
