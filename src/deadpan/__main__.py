"""``python -m deadpan``: the command ``deadpan``."""

from __future__ import annotations

from deadpan.cli import main

if __name__ == "__main__":
    main()
