"""``python -m tests.soak [--choices N] [--game NAME] [--seed S]``."""

from __future__ import annotations

import argparse
import time

from deadpan.game import GAMES
from tests.soak.soak import soak


def main() -> None:
    """Soak one game or all of them."""
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--choices", type=int, default=10_000_000)
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--seed", default="soak")
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        began = time.process_time()
        tally = soak(name, asked.choices, asked.seed)
        print(f"{name}: {tally.choices:,} choices in {tally.games:,} games, {time.process_time() - began:.0f} s of CPU")
        print("  choices:", ", ".join(f"{kind} {count:,}" for kind, count in tally.kinds.most_common()))
        print("  ended by:", ", ".join(f"{rule} {count:,}" for rule, count in sorted(tally.endings.items())))


main()
