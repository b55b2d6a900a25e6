"""A second, slow implementation of the rules page of 10' to Kill, with dictionaries, sets and loops.

It imports nothing from the game, because the game's legality and flow are compared with it: it must not share bit
masks, shortcuts or mistakes. Rule numbers are those of the game's ``rules_page/en.md``.
"""

from __future__ import annotations

from copy import copy
from typing import Any, TypeAlias

Move: TypeAlias = tuple[Any, ...]
"""A choice: its name in records, then its fields in order."""


def is_police(who: str) -> bool:
    return who.startswith("police-")


class Naive:
    """A game of 10' to Kill."""

    def __init__(self, options: dict[str, Any], seats: int, setup: dict[str, Any]) -> None:
        self.seats = seats
        self.mistakes = options.get("mistakes", "refused")
        self.max_rounds = options.get("max_rounds")
        self.places = [None if tile["at"] is None else tuple(tile["at"]) for tile in setup["tiles"]]
        self.snipers = {number for number, tile in enumerate(setup["tiles"]) if tile.get("sniper")}
        self.at: dict[str, int] = dict(setup.get("characters", {}))
        called = setup.get("police", [])
        for number, tile in enumerate(called, 1):
            if tile is not None:
                self.at[f"police-{number}"] = tile
        usual = 8 if options.get("edition") == "proto" else 3 if seats == 2 else 2
        waiting = setup.get("reserve", max(0, options.get("police", usual) - len(called)))
        self.reserve = [f"police-{len(called) + number}" for number in range(1, waiting + 1)]
        self.hitmen = [hand["hitman"] for hand in setup["hands"]]
        self.targets = [set(hand["targets"]) for hand in setup["hands"]]
        self.first = setup.get("first", 0)
        turn = setup.get("turn", {})
        self.seat = turn.get("seat", self.first)
        self.left = turn.get("left", 2)
        self.round = turn.get("round", 1)
        self.has_killed = turn.get("killed", False)
        self.trophies = [0] * seats
        self.losses: list[set[int]] = [set()]
        self.asked, self.asks_for = self.seat, "act"
        self.scene = -1
        self.witnesses: set[str] = set()
        self.used: set[int] = set()
        self.over = ""
        if None in self.places:
            laid = sum(at is not None for at in self.places)
            self.asked, self.asks_for = (self.first + laid) % seats, "lay"
        else:
            self.losses[0] = {seat for seat in range(seats) if self.hitmen[seat] not in self.at}
            if len(self.losses[0]) == seats:
                self.over = "T6.2"

    # -- legality ------------------------------------------------------------------------------------------------------

    def legal(self) -> list[Move]:
        """Every legal choice of the asked seat."""
        if self.over:
            return []
        if self.asks_for == "lay":
            return [("lay", tile, at) for tile in range(16) if self.places[tile] is None for at in self.openings()]
        if self.asks_for == "flee":
            return [
                ("flee", who, to)
                for who in self.witnesses
                for to in range(16)
                if to != self.scene and to not in self.used
            ]
        if self.asks_for == "post":
            return [("post", who) for who in self.at if is_police(who)]
        moves: list[Move] = [("move", who, to) for who in self.at for to in range(16) if to != self.at[who]]
        hitman = self.hitmen[self.seat]
        if hitman in self.at and not self.has_killed:
            for victim in self.at:
                if victim != hitman and (self.mistakes != "refused" or self.can_kill(hitman, victim)):
                    moves.append(("kill", victim))
        for who in self.at:
            beside = [other for other in self.at if self.at[other] == self.at[who] and is_police(other)]
            if not is_police(who) and beside:
                moves += [("investigate", who, whom) for whom in range(self.seats) if whom != self.seat]
        return moves

    def openings(self) -> set[tuple[int, int]]:
        """T1.8: the places for the next tile."""
        taken = {at for at in self.places if at is not None}
        if not taken:
            return {(0, 0)}
        return {
            (x + dx, y + dy) for x, y in taken for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
        } - taken  # fmt: skip

    def are_adjacent(self, one: int, other: int) -> bool:
        """T1.3: whether two tiles share an edge."""
        (x1, y1), (x2, y2) = self.place(one), self.place(other)
        return (x1 == x2 and abs(y1 - y2) == 1) or (y1 == y2 and abs(x1 - x2) == 1)

    def place(self, tile: int) -> tuple[int, int]:
        at = self.places[tile]
        assert at is not None
        return at[0], at[1]

    def can_kill(self, killer: str, victim: str) -> bool:
        """T3.2 to T3.7: whether this hitman can kill this victim now."""
        here, there = self.at[killer], self.at[victim]
        for who, tile in self.at.items():
            if is_police(who) and (tile == here or self.are_adjacent(tile, here)):
                return False
        if here == there:
            return True  # the knife
        if any(tile == here for who, tile in self.at.items() if who != killer):
            return False
        if self.are_adjacent(here, there):
            return True  # the pistol
        (x1, y1), (x2, y2) = self.place(here), self.place(there)
        return here in self.snipers and (x1 == x2 or y1 == y2)  # the rifle

    def suspects(self, victim: str) -> list[str]:
        """T3.9: the characters that could kill this victim now."""
        return sorted(who for who in self.at if who != victim and not is_police(who) and self.can_kill(who, victim))

    # -- effects -------------------------------------------------------------------------------------------------------

    def after(self, move: Move) -> Naive:
        """The game after a choice."""
        game = copy(self)
        for name, value in vars(self).items():
            if isinstance(value, dict | list | set):
                setattr(game, name, value.copy())
        do, *fields = move
        getattr(game, f"_{do}")(*fields)
        return game

    def _lay(self, tile: int, at: tuple[int, int]) -> None:
        self.places[tile] = at
        self.asked = (self.asked + 1) % self.seats
        if None not in self.places:
            self.asked, self.asks_for = self.first, "act"

    def stand(self, characters: list[str]) -> None:
        """T1.8: place the characters on a board that was built at the table."""
        self.at = {who: tile for tile, who in enumerate(characters)} | self.at

    def _move(self, who: str, to: int) -> None:
        self.at[who] = to
        self.spend()

    def _investigate(self, who: str, whom: int) -> None:
        if self.hitmen[whom] == who:
            del self.at[who]
            self.losses.append({whom})
            self.trophies[self.seat] += 1
            if self.end_without_hitmen():
                return
        self.spend()

    def _kill(self, victim: str) -> None:
        hitman = self.hitmen[self.seat]
        is_mistake = not self.can_kill(hitman, victim)
        self.scene = self.at.pop(victim)
        if is_police(victim):
            points = -1337
        elif victim in self.hitmen:
            points = 3
            self.losses.append({self.hitmen.index(victim)})
        elif victim in self.targets[self.seat]:
            points = 1
        else:
            points = -1
        if is_mistake:
            del self.at[hitman]
            self.losses.append({self.seat})
            if self.mistakes == "strict" and points > 0:
                points = 0
        self.trophies[self.seat] += points
        self.has_killed = True
        if self.end_without_hitmen():
            return
        if self.left == 1 and (self.seat + 1) % self.seats == self.first and self.last_round():
            self.over = self.last_round()
            return
        self.witnesses = {who for who, tile in self.at.items() if tile == self.scene}
        self.used = set()
        self.asked, self.asks_for = (self.seat + 1) % self.seats, "flee"
        if not self.witnesses:
            self.call_police()

    def _flee(self, who: str, to: int) -> None:
        self.at[who] = to
        self.witnesses.remove(who)
        self.used.add(to)
        if len(self.used) == 15:
            self.used = set()
        if not self.witnesses:
            self.call_police()

    def call_police(self) -> None:
        """T4.6: bring a policeman to the scene, or ask which one."""
        if self.reserve:
            self._post(self.reserve.pop(0))
            return
        on_duty = [who for who in self.at if is_police(who)]
        if len(on_duty) > 1:
            self.asks_for = "post"
        elif on_duty:
            self._post(on_duty[0])
        else:
            self.asked, self.asks_for = self.seat, "act"
            self.spend()

    def _post(self, who: str) -> None:
        self.at[who] = self.scene
        self.asked, self.asks_for = self.seat, "act"
        self.spend()

    def spend(self) -> None:
        """T2.1: count an action, and begin the next turn after the second one."""
        self.left -= 1
        if self.left:
            return
        self.seat = self.asked = (self.seat + 1) % self.seats
        self.left, self.has_killed = 2, False
        if self.seat == self.first:
            self.over = self.last_round()
            self.round += 1

    def last_round(self) -> str:
        """The rule that makes this round the last one (T6.1, T6.3); empty if it is not the last one."""
        if any(not targets & set(self.at) for targets in self.targets):
            return "T6.1"
        return "T6.3" if self.max_rounds is not None and self.round >= self.max_rounds else ""

    def end_without_hitmen(self) -> bool:
        """T6.2: end the game if no hitman is in play; returns whether it is over."""
        if not any(hitman in self.at for hitman in self.hitmen):
            self.over = "T6.2"
        return bool(self.over)

    # -- the count -------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """T7.1: the points of every seat."""
        lost = set().union(*self.losses)
        return [self.trophies[seat] + (0 if seat in lost else 2) for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """T7.2: the seats that win."""
        scores = self.scores()
        tied = {seat for seat in range(self.seats) if scores[seat] == max(scores)}
        for last in (set(range(self.seats)) - set().union(*self.losses), *reversed(self.losses)):
            if tied & last:
                return sorted(tied & last)
        raise AssertionError("everybody lost the hitman at some time or never")
