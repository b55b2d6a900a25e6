"""``make bench``: benchmarks. Machines are noisy: compare only figures of one run."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from scripts import bench_bots, bench_rules, bench_web

SECTIONS: dict[str, Callable[[], Iterable[tuple[str, str, float, str]]]] = {
    "rules": bench_rules.rows,
    "bots": bench_bots.rows,
    "web": bench_web.rows,
}


def main() -> None:
    """Run the sections named on the command line, or all of them."""
    for name in sys.argv[1:] or SECTIONS:
        if name not in SECTIONS:
            sys.exit(f"bench: no section {name}; there are: {', '.join(SECTIONS)}")
        print(name)
        for what, where, figure, unit in SECTIONS[name]():
            print(f"  {figure:>12,.1f} {unit:<10} {what} ({where})", flush=True)


if __name__ == "__main__":  # the processes of the arena import this file too
    main()
