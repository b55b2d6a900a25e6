"""Compare the speed of this tree with another revision, by CPU time, in alternating rounds.

``python -m scripts.compare REV [--rounds N] [SECTION ...]`` prints, for the rules, the bots and the web table, the
ratio of this tree's CPU time to the revision's, with a 95% interval. REV may also be a folder. Both must do the same
work: a section whose random games differ between the two is refused.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import mean, stdev

ROOT = Path(__file__).parent.parent
SECTIONS = ("rules", "bots", "web")
_T: dict[int, float] = {3: 4.303, 4: 3.182, 5: 2.776, 6: 2.571, 7: 2.447, 8: 2.365, 9: 2.306, 10: 2.262}
"""Student's t for 95%, by the number of rounds."""

_COMMON = """
import json, sys, time
from hashlib import sha256
from random import Random
try:
    from deadpan.game import GAMES
except ImportError:  # before games were packages
    from deadpan.games import GAMES

def fresh(game, seats, seed):
    options = game.read_options({})
    return game.pose(options, seats, game.deal(options, seats, seed), seed).state

def timed(work, size):
    took = []
    for _ in range(3):  # the least of them: what other processes do to the caches only ever costs time
        began = time.process_time()
        digest = work(size)
        took.append(time.process_time() - began)
    print(json.dumps([min(took), digest.hexdigest()]))
"""
_WORK = {
    "rules": """
def work(choices):
    digest = sha256()
    for name in sorted(GAMES):
        game, made, number, rng = GAMES[name], 0, 0, Random(name)
        while made < choices:
            state = fresh(game, 4, f"compare {number}")
            number += 1
            while asks := game.asks(state):
                seat = asks[0].seat
                view = game.view(state, seat)
                legal = game.legal(view) if made % 2 else game.legal_in(state, seat)
                choice = legal[int(rng.random() * len(legal))]
                later = game.apply(state, seat, choice).state
                if made % 8 == 0:
                    for each in range(4):
                        game.changes(game.view(state, each), game.view(later, each))
                if made % 64 == 0:
                    game.redeal(view, Random(made))
                digest.update(repr(choice).encode())
                state, made = later, made + 1
    return digest

work(300)
timed(work, 6_000)
""",
    "bots": """
from deadpan.bots import Budget, bot_for

def work(positions):
    digest = sha256()
    for name in sorted(GAMES):
        game, found, number = GAMES[name], 0, 0
        bots = [(bot_for(name, "greedy"), 1), (bot_for(name, "detective"), 2), (bot_for(name, "searcher"), 12)]
        while found < positions:
            rng, state = Random(f"{name} {number}"), fresh(game, 4, f"compare {number}")
            number += 1
            while found < positions and (asks := game.asks(state)):
                seat = asks[0].seat
                view = game.view(state, seat)
                legal = game.legal(view)
                if len(legal) > 1 and rng.random() < 0.3:
                    found += 1
                    for bot, every in bots:
                        if found % every == 0:
                            choice = bot.choose(view, legal, Random(found), Budget(playouts=30))
                            digest.update(repr(choice).encode())
                choice = legal[int(rng.random() * len(legal))]
                state = game.apply(state, seat, choice).state
    return digest

work(12)
timed(work, 60)
""",
    "web": """
from scripts import bench_web

print(json.dumps([bench_web.measure(10, None, 8.0).cpu, ""]))  # the server's, for each choice
""",
}


@contextmanager
def worktree(revision: str) -> Iterator[Path]:
    """The files of a revision in a temporary folder; or the folder with this name, if there is one."""
    if Path(revision).is_dir():
        yield Path(revision).resolve()
        return
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        git = ["git", "-C", str(ROOT), "worktree"]
        subprocess.run([*git, "add", "--quiet", "--detach", str(tree), revision], check=True)
        try:
            built = ROOT / "src" / "deadpan" / "web" / "static"
            there = tree / "src" / "deadpan" / "web" / "static"
            if built.is_dir() and not there.exists():
                shutil.copytree(built, there)  # the built client: not measured, but the server needs it
            yield tree
        finally:
            subprocess.run([*git, "remove", "--force", str(tree)], check=True)


def measure(tree: Path, section: str) -> tuple[float, str]:
    """The CPU time that a section takes in a tree, and a fingerprint of its results."""
    sources = [tree / "src", *sorted(tree.glob("games/*/src")), tree]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, sources)), "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-c", _COMMON + _WORK[section]]
    ran = subprocess.run(command, cwd=tree, env=environment, stdout=subprocess.PIPE, check=True)
    seconds, digest = json.loads(ran.stdout.splitlines()[-1])
    return float(seconds), str(digest)


def interval(ratios: list[float]) -> tuple[float, float, float]:
    """The geometric mean of ratios, with its 95% interval."""
    logs = [math.log(ratio) for ratio in ratios]
    middle, half = mean(logs), _T.get(len(logs), 2.0) * stdev(logs) / math.sqrt(len(logs))
    return math.exp(middle), math.exp(middle - half), math.exp(middle + half)


def main() -> None:
    """Compare the sections named on the command line, or all."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("revision", metavar="REV")
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=", ".join(SECTIONS))
    parser.add_argument("--rounds", type=int, default=7, help="three or more")
    given = parser.parse_intermixed_args()
    if strange := set(given.sections) - set(SECTIONS):
        parser.error(f"no section {sorted(strange)[0]}")
    if given.rounds < min(_T):
        parser.error("an interval takes three rounds or more")
    with worktree(given.revision) as other:
        for section in given.sections or SECTIONS:
            ratios: list[float] = []
            for number in range(given.rounds):
                trees = (ROOT, other) if number % 2 else (other, ROOT)
                found = {tree: measure(tree, section) for tree in trees}
                (now, work), (then, same) = found[ROOT], found[other]
                if work != same:
                    sys.exit(f"{section}: the two do not do the same work, so their times say nothing")
                ratios.append(now / then)
                print(f"  {section}, round {number + 1}: {ratios[-1]:.3f}", file=sys.stderr, flush=True)
            middle, low, high = interval(ratios)
            print(
                f"{section}: {middle:.3f} times the CPU time of {given.revision} (95%: {low:.3f} to {high:.3f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
