"""Measure how long random games of Au pire tu meurs last, and write the table in ``docs/game-length.md``.

``python -m games.au_pire_tu_meurs.scripts.game_length [--games N] [--seed S]``
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random
from statistics import mean, quantiles

from deadpan_au_pire_tu_meurs.rules.game import AU_PIRE_TU_MEURS as GAME

PAGE = Path(__file__).parents[3] / "docs" / "game-length.md"


def row(seats: int, games: int, seed: str) -> str:
    """One row of the table: games of this many players, every choice drawn uniformly from the legal ones."""
    rng = Random(f"{seed} {seats}")
    options = GAME.read_options({})
    turns, choices, survivors = [], [], Counter[int]()
    rules = Counter[str]()
    for number in range(games):
        deal_seed = f"{seed} {seats} {number}"
        state = GAME.pose(options, seats, GAME.deal(options, seats, deal_seed), deal_seed).state
        while asks := GAME.asks(state):
            legal = GAME.legal_in(state, asks[0].seat)
            state = GAME.apply(state, asks[0].seat, legal[int(rng.random() * len(legal))]).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        turns.append(state.table.turn)
        choices.append(state.table.serial)
        survivors[state.table.living.bit_count()] += 1
        rules[outcome.rule] += 1
    low, *_, high = quantiles(turns, n=20)
    alive = ", ".join(f"{count}: {100 * share / games:.1f}%" for count, share in sorted(survivors.items()))
    return (
        f"| {seats} | {games:,} | {mean(turns):.1f} | {low:.0f} to {high:.0f} | {max(turns)} | {mean(choices):.0f} "
        f"| {alive} | {100 * rules['A8.1'] / games:.1f}% |"
    )


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(prog="game_length", description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seed", default="length")
    asked = parser.parse_args()
    each = -(-asked.games // len(GAME.players))
    lines = [
        "# How long a game of Au pire tu meurs lasts",
        "",
        f"{each * len(GAME.players):,} games, every choice drawn evenly from the legal ones, default options, written",
        "down by `python -m games.au_pire_tu_meurs.scripts.game_length`. A spectre's haunting is a turn (A8.2).",
        "Survivors are those alive when the game ends; in a game that ends by A8.1 there is one.",
        "",
        "| players | games | turns, mean | turns, 5% to 95% | most | choices, mean | survivors | ended by A8.1 |",
        "|---|---|---|---|---|---|---|---|",
        *(row(seats, each, asked.seed) for seats in GAME.players),
    ]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
